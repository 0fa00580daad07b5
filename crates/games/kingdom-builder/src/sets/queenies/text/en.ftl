# Capitol, Caves and Island.

## Locations

location-rope_bridge = Rope Bridge
location-tree_house = Tree House

## Where gold comes from

score-capitols = Capitols

## Options

option-sets-capitol = Capitol
option-sets-caves = Caves
option-sets-island = Island (our own board)
option-island_side-rope_bridge = { location-rope_bridge }
option-island_side-tree_house = { location-tree_house }

## Refusals

illegal-not-available = { $extra } is not available to you now.
illegal-not-at-a-cave = The hex must lie beside a cave.
