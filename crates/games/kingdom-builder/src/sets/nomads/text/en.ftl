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

## Pieces and special hexes

hex-nomad = nomad hex
piece-wall = stone wall

## What things do

location-quarry-help = Put up to { $walls } stone walls on the terrain of your card, beside your settlements.
location-caravan-help = Slide one of your settlements in a straight line as far as it goes.
location-village-help = Build one settlement beside at least three of your own.
location-garden-help = Build one settlement on flowers.
nomad-donation_grass-help = Once, next turn: build { $settlements } settlements on grass.
nomad-donation_canyon-help = Once, next turn: build { $settlements } settlements in canyons.
nomad-donation_desert-help = Once, next turn: build { $settlements } settlements on desert.
nomad-donation_flowers-help = Once, next turn: build { $settlements } settlements on flowers.
nomad-donation_forest-help = Once, next turn: build { $settlements } settlements in the forest.
nomad-donation_water-help = Once, next turn: build { $settlements } settlements on water.
nomad-donation_mountain-help = Once, next turn: build { $settlements } settlements on mountains.
nomad-resettlement-help = Once, next turn: { $steps } steps, shared among your settlements as you like.
nomad-outpost-help = Once, next turn: one placement need not touch your own settlements.
nomad-sword-help = Once, next turn: take one settlement of every opponent off the board.
nomad-treasure-help = { $gold } gold at once.
card-families-help = During play: { $gold } gold if the three settlements of your turn stand in one straight line.
card-shepherds-help = During play: { $gold } gold for a new settlement with no free hex of its terrain beside it.
card-ambassadors-help = During play: { $gold } gold for each new settlement beside somebody else’s.
hex-nomad-help = The first to build beside it takes its tile and uses it next turn.

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
