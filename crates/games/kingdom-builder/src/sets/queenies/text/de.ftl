# Capitol, Caves und Island.

## Orte

location-rope_bridge = Hängebrücke
location-tree_house = Baumhaus

## Woher das Gold kommt

score-capitols = Kapitole

## Figuren und besondere Felder

hex-capitol = Kapitol
hex-cave = Höhle

## Was alles tut

location-rope_bridge-help = Versetze eine deiner Siedlungen in einen Canyon.
location-tree_house-help = Versetze eine deiner Siedlungen in den Wald.
hex-capitol-help = { $gold } Gold für jede deiner Siedlungen im Umkreis von { $range ->
    [one] einem Feld
   *[other] { $range } Feldern
}.
extra-cave-help = Einmal je Zug: Versetze eine Siedlung neben einer Höhle auf ein freies Feld neben irgendeiner Höhle.

## Einstellungen

option-sets-capitol = Kapitol
option-sets-caves = Höhlen
option-sets-island = Insel (eigener Plan)
option-island_side-rope_bridge = { location-rope_bridge }
option-island_side-tree_house = { location-tree_house }

## Ablehnungen

illegal-not-available = { $extra } steht dir jetzt nicht zur Verfügung.
illegal-not-at-a-cave = Das Feld muss an eine Höhle angrenzen.
