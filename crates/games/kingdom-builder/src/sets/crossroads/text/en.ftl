# Crossroads.

## Locations

location-lighthouse = Lighthouse
location-foresters_lodge = Forester’s Lodge
location-barracks = Barracks
location-crossroads = Crossroads
location-city_hall = City Hall
location-fort = Fort
location-monastery = Monastery
location-wagon = Wagon

## Quadrants

quadrant-lighthouse_foresters_lodge = Lighthouse / Forester’s Lodge
quadrant-barracks_crossroads = Barracks / Crossroads
quadrant-city_hall_fort = City Hall / Fort
quadrant-monastery_wagon = Monastery / Wagon

## Tasks

task-home_country = Home Country
task-fortress = Fortress
task-road = Road
task-place_of_refuge = Place of Refuge
task-advance = Advance
task-compass_points = Compass Points

## Pieces and special hexes

piece-warrior = warrior
piece-wagon = wagon
piece-ship = ship
piece-city_hall = city hall

## What things do

location-lighthouse-help = Put your ship on water, move it up to { $steps } steps, or take it back.
location-foresters_lodge-help = Build one settlement in the forest.
location-barracks-help = Put a warrior on the board or take one back. Nobody may build beside a warrior.
location-crossroads-help = Draw two terrain cards at the end of your turn and choose one of them next time.
location-city_hall-help = Once in the game: put your city hall on seven free hexes beside your settlement. It counts as seven.
location-fort-help = Draw a terrain card and build one settlement on it.
location-monastery-help = Build one settlement in a canyon.
location-wagon-help = Put your wagon on the board, move it up to { $steps } steps over land and mountains, or take it back.
task-home_country-help = { $gold } gold for filling one whole patch of a terrain alone.
task-fortress-help = { $gold } gold for a settlement with six of your own around it.
task-road-help = { $gold } gold for { $settlements } settlements in one unbroken diagonal line.
task-place_of_refuge-help = { $gold } gold for surrounding a special place alone.
task-advance-help = { $gold } gold for { $settlements } settlements on one edge of the board.
task-compass_points-help = { $gold } gold for a settlement on each of the four edges.

## Options

option-sets-crossroads = Crossroads
option-quadrants-lighthouse_foresters_lodge = { quadrant-lighthouse_foresters_lodge }
option-quadrants-barracks_crossroads = { quadrant-barracks_crossroads }
option-quadrants-city_hall_fort = { quadrant-city_hall_fort }
option-quadrants-monastery_wagon = { quadrant-monastery_wagon }

## Prompts

prompt-fort = { $extra }: Build a settlement on { $card }.
prompt-city-hall = { $extra }: Choose the centre of the seven hexes for your city hall.
prompt-place = { $extra }: Choose where your piece comes onto the board.
prompt-place-or-take = { $extra }: Place a warrior, or take one back.
prompt-step-or-take = { $extra }: Go up to { $left } steps, or take the piece back.
prompt-steps = { $extra }: { $left ->
    [one] One more step is
   *[other] { $left } more steps are
} possible.

## Refusals

illegal-fort-must-build = The card of the Fort is drawn: now build on its terrain.
illegal-city-hall-placed = Your city hall already lies on the board.
illegal-no-room = The city hall needs seven empty buildable hexes: this one and all six around it.
illegal-not-touching = The city hall must touch one of your settlements.
illegal-no-warrior = Both of your warriors stand on the board already.
illegal-cannot-take = { $extra } cannot take that piece back.
