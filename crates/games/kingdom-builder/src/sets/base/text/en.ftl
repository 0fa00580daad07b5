# The base game.

## Locations

location-oracle = Oracle
location-farm = Farm
location-tavern = Tavern
location-tower = Tower
location-harbor = Harbor
location-paddock = Paddock
location-barn = Barn
location-oasis = Oasis

## Quadrants

quadrant-oracle = Oracle
quadrant-farm = Farm
quadrant-tavern = Tavern
quadrant-tower = Tower
quadrant-harbor = Harbor
quadrant-paddock = Paddock
quadrant-barn = Barn
quadrant-oasis = Oasis

## Cards

card-fishermen = Fishermen
card-merchants = Merchants
card-discoverers = Discoverers
card-hermits = Hermits
card-citizens = Citizens
card-miners = Miners
card-workers = Workers
card-knights = Knights
card-lords = Lords
card-farmers = Farmers

## Pieces and special hexes

hex-castle = castle
piece-settlement = settlement

## What things do

location-oracle-help = Build one settlement on the terrain of your card.
location-farm-help = Build one settlement on grass.
location-tavern-help = Build one settlement at either end of your straight line of three or more.
location-tower-help = Build one settlement on the rim of the board.
location-harbor-help = Move one of your settlements onto water.
location-paddock-help = Move one of your settlements exactly two hexes in a straight line.
location-barn-help = Move one of your settlements to the terrain of your card.
location-oasis-help = Build one settlement on desert.
card-fishermen-help = { $gold } gold for each of your settlements beside water.
card-merchants-help = { $gold } gold for every place that your areas connect.
card-discoverers-help = { $gold } gold for every horizontal line that you are on.
card-hermits-help = { $gold } gold for each of your separate areas.
card-citizens-help = { $gold } gold for every { $settlements } settlements in your largest area.
card-miners-help = { $gold } gold for each of your settlements beside a mountain.
card-workers-help = { $gold } gold for each of your settlements beside a location, castle or the like.
card-knights-help = { $gold } gold per settlement on your fullest horizontal line.
card-lords-help = In each quadrant: { $most } gold for the most settlements, { $second } for the second most.
card-farmers-help = { $gold } gold per settlement in the quadrant where you have the fewest.
hex-castle-help = { $gold } gold for each castle you touch. In every game.

## Options

option-sets-base = Base game
option-quadrants-oracle = { quadrant-oracle }
option-quadrants-farm = { quadrant-farm }
option-quadrants-tavern = { quadrant-tavern }
option-quadrants-tower = { quadrant-tower }
option-quadrants-harbor = { quadrant-harbor }
option-quadrants-paddock = { quadrant-paddock }
option-quadrants-barn = { quadrant-barn }
option-quadrants-oasis = { quadrant-oasis }
option-cards-fishermen = { card-fishermen }
option-cards-merchants = { card-merchants }
option-cards-discoverers = { card-discoverers }
option-cards-hermits = { card-hermits }
option-cards-citizens = { card-citizens }
option-cards-miners = { card-miners }
option-cards-workers = { card-workers }
option-cards-knights = { card-knights }
option-cards-lords = { card-lords }
option-cards-farmers = { card-farmers }
option-exclude-fishermen = { card-fishermen }
option-exclude-merchants = { card-merchants }
option-exclude-discoverers = { card-discoverers }
option-exclude-hermits = { card-hermits }
option-exclude-citizens = { card-citizens }
option-exclude-miners = { card-miners }
option-exclude-workers = { card-workers }
option-exclude-knights = { card-knights }
option-exclude-lords = { card-lords }
option-exclude-farmers = { card-farmers }

## Refusals

illegal-not-on-the-rim = The Tower builds on the rim of the board.
illegal-not-at-a-run = The Tavern builds at the end of a straight run of at least three of your settlements.
illegal-not-two-away = The Paddock moves exactly two hexes in a straight line.
