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
