# Capitol, Caves and Island.

## Locations

location-rope_bridge = Rope Bridge
location-tree_house = Tree House

## Where gold comes from

score-capitols = Capitols

## Pieces and special hexes

hex-capitol = capitol
hex-cave = cave

## What things do

location-rope_bridge-help = Move one of your settlements to a canyon.
location-tree_house-help = Move one of your settlements to the forest.
hex-capitol-help = { $gold } gold for each of your settlements within { $range ->
    [one] one hex
   *[other] { $range } hexes
}.
extra-cave-help = Once each turn: move one settlement from beside a cave to a free hex beside any cave.

## Options

option-sets-capitol = Capitol
option-sets-caves = Caves
option-sets-island = Island (our own board)
option-island_side-rope_bridge = { location-rope_bridge }
option-island_side-tree_house = { location-tree_house }

## Refusals

illegal-not-available = { $extra } is not available to you now.
illegal-not-at-a-cave = The hex must lie beside a cave.
