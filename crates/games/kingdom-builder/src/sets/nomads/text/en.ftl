# Nomads.

## Locations

location-quarry = Quarry
location-caravan = Caravan
location-village = Village
location-garden = Garden

## Nomad tiles

nomad-donation_grass = Donation (grass)
nomad-donation_canyon = Donation (canyon)
nomad-donation_desert = Donation (desert)
nomad-donation_flowers = Donation (flowers)
nomad-donation_forest = Donation (forest)
nomad-donation_water = Donation (water)
nomad-donation_mountain = Donation (mountain)
nomad-resettlement = Resettlement
nomad-outpost = Outpost
nomad-sword = Sword
nomad-treasure = Treasure

## Quadrants

quadrant-quarry = Quarry
quadrant-caravan = Caravan
quadrant-garden = Garden
quadrant-village = Village

## Cards

card-families = Families
card-shepherds = Shepherds
card-ambassadors = Ambassadors

## Options

option-sets-nomads = Nomads
option-quadrants-quarry = { quadrant-quarry }
option-quadrants-caravan = { quadrant-caravan }
option-quadrants-garden = { quadrant-garden }
option-quadrants-village = { quadrant-village }
option-cards-families = { card-families }
option-cards-shepherds = { card-shepherds }
option-cards-ambassadors = { card-ambassadors }
option-exclude-families = { card-families }
option-exclude-shepherds = { card-shepherds }
option-exclude-ambassadors = { card-ambassadors }

## Prompts

prompt-wall = { $extra }: choose a hex for a stone wall.
prompt-build-more = { $extra }: build { $left ->
    [one] one more settlement
   *[other] { $left } more settlements
}.
prompt-step-on = { $extra }: { $left ->
    [one] one step is
   *[other] { $left } steps are
} left. Go on, choose another piece, or finish.
prompt-strike = { $extra }: choose a piece of { $victim }.

## Refusals

illegal-not-before-an-obstacle = The Caravan goes straight on until it stands right before an obstacle.
illegal-not-beside-three = The Village builds beside at least three of your settlements.
illegal-not-beside-own = It must lie beside one of your own settlements.
illegal-not-the-victim = Choose a piece of { $victim }.
illegal-city-hall-stays = A city hall cannot be removed.
illegal-outpost-not-needed = That hex needs no Outpost: lay it down first.
illegal-outpost-taken-up = You have taken up the Outpost: place a piece with it, or lay it down.
