# Harvest.

## Locations

location-bazaar = Bazaar
location-water_mill = Water Mill
location-mountain_station = Mountain Station
location-scout_cabin = Scout Cabin
location-cathedral = Cathedral
location-watchtower = Watchtower
location-university = University
location-palisade = Palisade

## Quadrants

quadrant-bazaar_water_mill = Bazaar / Water Mill
quadrant-mountain_station_scout_cabin = Mountain Station / Scout Cabin
quadrant-cathedral_watchtower = Cathedral / Watchtower
quadrant-university_palisade = University / Palisade

## Cards

card-rangers = Rangers
card-mayors = Mayors
card-chainers = Chainers
card-travellers = Travellers
card-homesteaders = Homesteaders
card-rovers = Rovers

## Pieces and special hexes

hex-silo = silo
piece-scout = scout
piece-token = token

## What things do

location-bazaar-help = Use one of your other location tiles a second time.
location-water_mill-help = Build one settlement beside water.
location-mountain_station-help = Build one settlement beside a mountain.
location-scout_cabin-help = Place the { $scouts } scouts beside your settlements. They count as yours for this turn.
location-cathedral-help = Take a token, or give tokens back and build as many settlements on the terrain of your card.
location-watchtower-help = Build one settlement beside somebody else’s.
location-university-help = Build one settlement beside a location, castle, nomad hex, palace or silo.
location-palisade-help = Move one of your settlements to another place beside its own area.
card-rangers-help = { $gold } gold for every horizontal line with exactly one of your settlements.
card-mayors-help = { $gold } gold for every line on which you were first to have { $settlements } settlements.
card-chainers-help = { $gold } gold for each of your settlements beside exactly two of your own.
card-travellers-help = { $gold } gold for each of your settlements on the rim of the board.
card-homesteaders-help = { $gold } gold per settlement in the quadrant where you have the most.
card-rovers-help = During play: { $gold } gold for every quadrant that you build in during a turn.
hex-silo-help = Whoever touches it at the end builds or moves up to { $settlements } settlements before the scoring.
extra-farmland-help = Once each turn: build one settlement on farmland beside your own.

## Options; those marked are our own layouts, not the published ones

option-sets-harvest = Harvest (our own boards)
option-quadrants-bazaar_water_mill = { quadrant-bazaar_water_mill } (our own layout)
option-quadrants-mountain_station_scout_cabin = { quadrant-mountain_station_scout_cabin } (our own layout)
option-quadrants-cathedral_watchtower = { quadrant-cathedral_watchtower } (our own layout)
option-quadrants-university_palisade = { quadrant-university_palisade } (our own layout)
option-cards-rangers = { card-rangers }
option-cards-mayors = { card-mayors }
option-cards-chainers = { card-chainers }
option-cards-travellers = { card-travellers }
option-cards-homesteaders = { card-homesteaders }
option-cards-rovers = { card-rovers }
option-exclude-rangers = { card-rangers }
option-exclude-mayors = { card-mayors }
option-exclude-chainers = { card-chainers }
option-exclude-travellers = { card-travellers }
option-exclude-homesteaders = { card-homesteaders }
option-exclude-rovers = { card-rovers }

## Prompts

prompt-scout = { $extra }: choose a hex for the first scout.
prompt-scout-more = { $extra }: choose a hex for another scout, or finish.
prompt-token = { $extra }: take a token.
prompt-cathedral = { $extra }: take a token, or build with your { $left ->
    [one] token
   *[other] { $left } tokens
}.
prompt-cathedral-more = { $extra }: build with { $left ->
    [one] one more token
   *[other] up to { $left } more tokens
}, or finish.

## Refusals

illegal-not-at-water = The Water Mill builds beside water.
illegal-not-at-a-mountain = The Mountain Station builds beside a mountain.
illegal-not-at-a-special-hex = The University builds beside a location, castle, nomad hex, palace or silo.
illegal-not-at-a-foreign-settlement = The Watchtower builds beside another player’s settlement.
illegal-not-at-the-area = The Palisade moves a settlement beside the rest of its own area.
illegal-no-token = You have no token to build with.
illegal-scout-not-beside = Scouts are placed beside your own settlements or each other.
illegal-farmed = You have already used the farm action in this turn.
illegal-no-farmland = None of your settlements has empty farmland beside it.
illegal-farm-not-beside = The farm action builds beside one of your own settlements.
illegal-only-locations-repeat = The Bazaar repeats location tiles only: { $extra } cannot be repeated.
illegal-cannot-repeat = { $extra } cannot be repeated now.
illegal-not-used-yet = { $extra } was not used in this turn; the Bazaar repeats used tiles.
illegal-play-is-over = The last turn is over; only silo actions are left.
illegal-silo-mixture = One silo lets you either build or move, not both.
illegal-silo-moved = This silo has already moved that piece.
illegal-silo-cannot-lift = That piece has nowhere to go.
illegal-silo-not-beside = Silo actions place settlements beside one of your own.
illegal-silo-three-moves = Whoever moves settlements for a silo moves three.
illegal-silo-build-or-lift = Choose a hex to build on or a piece to move.
