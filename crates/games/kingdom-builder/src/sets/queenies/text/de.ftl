# Capitol, Caves und Island.

## Orte

location-rope_bridge = Hängebrücke
location-tree_house = Baumhaus

## Woher das Gold kommt

score-capitols = Kapitole

## Einstellungen

option-sets-capitol = Kapitol
option-sets-caves = Höhlen
option-sets-island = Insel (eigener Plan)
option-island_side-rope_bridge = { location-rope_bridge }
option-island_side-tree_house = { location-tree_house }

## Ablehnungen

illegal-not-available = { $extra } steht dir jetzt nicht zur Verfügung.
illegal-not-at-a-cave = Das Feld muss an eine Höhle angrenzen.
