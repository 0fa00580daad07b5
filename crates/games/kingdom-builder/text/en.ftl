# Kingdom Builder in English.

game-name = Kingdom Builder
game-summary = Build settlements on the terrain you draw, gather location tiles, and earn gold for what three cards ask for.

## Terrain

terrain-grass = grass
terrain-canyon = canyon
terrain-desert = desert
terrain-flowers = flowers
terrain-forest = forest
terrain-swamp = swamp
terrain-farmland = farmland
terrain-water = water
terrain-mountain = mountain
dual-grass = grass or swamp
dual-canyon = canyon or swamp
dual-desert = desert or swamp
dual-flowers = flowers or swamp
dual-forest = forest or swamp

## Locations

location-oracle = Oracle
location-farm = Farm
location-tavern = Tavern
location-tower = Tower
location-harbor = Harbor
location-paddock = Paddock
location-barn = Barn
location-oasis = Oasis
location-quarry = Quarry
location-caravan = Caravan
location-village = Village
location-garden = Garden
location-lighthouse = Lighthouse
location-foresters_lodge = Forester’s Lodge
location-barracks = Barracks
location-crossroads = Crossroads
location-city_hall = City Hall
location-fort = Fort
location-monastery = Monastery
location-wagon = Wagon
location-temple = Temple
location-refuge = Refuge
location-canoe = Canoe
location-fountain = Fountain
location-bazaar = Bazaar
location-water_mill = Water Mill
location-mountain_station = Mountain Station
location-scout_cabin = Scout Cabin
location-cathedral = Cathedral
location-watchtower = Watchtower
location-university = University
location-palisade = Palisade
location-rope_bridge = Rope Bridge
location-tree_house = Tree House

## Other extra actions

bonus-temple_bonus = Temple bonus
bonus-refuge_bonus = Refuge bonus
bonus-canoe_bonus = Canoe bonus
bonus-fountain_bonus = Fountain bonus
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
extra-farmland = farm action
extra-cave = cave action

## Quadrants; those marked are our own layouts, not the published ones

quadrant-oracle = Oracle
quadrant-farm = Farm
quadrant-tavern = Tavern
quadrant-tower = Tower
quadrant-harbor = Harbor
quadrant-paddock = Paddock
quadrant-barn = Barn
quadrant-oasis = Oasis
quadrant-quarry = Quarry
quadrant-caravan = Caravan
quadrant-garden = Garden
quadrant-village = Village
quadrant-lighthouse_foresters_lodge = Lighthouse / Forester’s Lodge
quadrant-barracks_crossroads = Barracks / Crossroads
quadrant-city_hall_fort = City Hall / Fort
quadrant-monastery_wagon = Monastery / Wagon
quadrant-refuge = Refuge (our own layout)
quadrant-temple = Temple (our own layout)
quadrant-canoe = Canoe (our own layout)
quadrant-fountain = Fountain (our own layout)
quadrant-bazaar_water_mill = Bazaar / Water Mill (our own layout)
quadrant-mountain_station_scout_cabin = Mountain Station / Scout Cabin (our own layout)
quadrant-cathedral_watchtower = Cathedral / Watchtower (our own layout)
quadrant-university_palisade = University / Palisade (our own layout)

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
card-families = Families
card-shepherds = Shepherds
card-ambassadors = Ambassadors
card-geologists = Geologists
card-messengers = Messengers
card-noblewomen = Noblewomen
card-vassals = Vassals
card-captains = Captains
card-scouts = Scouts
card-rangers = Rangers
card-mayors = Mayors
card-chainers = Chainers
card-travellers = Travellers
card-homesteaders = Homesteaders
card-rovers = Rovers
task-home_country = Home Country
task-fortress = Fortress
task-road = Road
task-place_of_refuge = Place of Refuge
task-advance = Advance
task-compass_points = Compass Points

## Where gold comes from, besides cards and tasks

score-castles = Castles
score-palaces = Palaces
score-capitols = Capitols
score-treasures = Treasures

## Options

option-sets = Sets
option-sets-help = Which boxes are in the mix. Each adds its quadrants, cards and pieces.
option-sets-base = Base game
option-sets-nomads = Nomads
option-sets-crossroads = Crossroads
option-sets-marshlands = Marshlands (our own boards)
option-sets-harvest = Harvest (our own boards)
option-sets-capitol = Capitol
option-sets-caves = Caves
option-sets-island = Island (our own board)
option-quadrants = Quadrants
option-quadrants-help = Top left, top right, bottom left, bottom right; random where none is named.
option-quadrants-random = random
option-quadrants-oracle = { quadrant-oracle }
option-quadrants-farm = { quadrant-farm }
option-quadrants-tavern = { quadrant-tavern }
option-quadrants-tower = { quadrant-tower }
option-quadrants-harbor = { quadrant-harbor }
option-quadrants-paddock = { quadrant-paddock }
option-quadrants-barn = { quadrant-barn }
option-quadrants-oasis = { quadrant-oasis }
option-quadrants-quarry = { quadrant-quarry }
option-quadrants-caravan = { quadrant-caravan }
option-quadrants-garden = { quadrant-garden }
option-quadrants-village = { quadrant-village }
option-quadrants-lighthouse_foresters_lodge = { quadrant-lighthouse_foresters_lodge }
option-quadrants-barracks_crossroads = { quadrant-barracks_crossroads }
option-quadrants-city_hall_fort = { quadrant-city_hall_fort }
option-quadrants-monastery_wagon = { quadrant-monastery_wagon }
option-quadrants-refuge = { quadrant-refuge }
option-quadrants-temple = { quadrant-temple }
option-quadrants-canoe = { quadrant-canoe }
option-quadrants-fountain = { quadrant-fountain }
option-quadrants-bazaar_water_mill = { quadrant-bazaar_water_mill }
option-quadrants-mountain_station_scout_cabin = { quadrant-mountain_station_scout_cabin }
option-quadrants-cathedral_watchtower = { quadrant-cathedral_watchtower }
option-quadrants-university_palisade = { quadrant-university_palisade }
option-rotations = Rotations
option-rotations-help = How each quadrant is turned, in the same order.
option-rotations-random = random
option-rotations-0 = 0°
option-rotations-180 = 180°
option-cards = Kingdom Builder cards
option-cards-help = The three cards that bring gold; random where none is named.
option-cards-random = random
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
option-cards-families = { card-families }
option-cards-shepherds = { card-shepherds }
option-cards-ambassadors = { card-ambassadors }
option-cards-geologists = { card-geologists }
option-cards-messengers = { card-messengers }
option-cards-noblewomen = { card-noblewomen }
option-cards-vassals = { card-vassals }
option-cards-captains = { card-captains }
option-cards-scouts = { card-scouts }
option-cards-rangers = { card-rangers }
option-cards-mayors = { card-mayors }
option-cards-chainers = { card-chainers }
option-cards-travellers = { card-travellers }
option-cards-homesteaders = { card-homesteaders }
option-cards-rovers = { card-rovers }
option-exclude = Cards left out
option-exclude-help = Kingdom Builder cards that are never drawn.
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
option-exclude-families = { card-families }
option-exclude-shepherds = { card-shepherds }
option-exclude-ambassadors = { card-ambassadors }
option-exclude-geologists = { card-geologists }
option-exclude-messengers = { card-messengers }
option-exclude-noblewomen = { card-noblewomen }
option-exclude-vassals = { card-vassals }
option-exclude-captains = { card-captains }
option-exclude-scouts = { card-scouts }
option-exclude-rangers = { card-rangers }
option-exclude-mayors = { card-mayors }
option-exclude-chainers = { card-chainers }
option-exclude-travellers = { card-travellers }
option-exclude-homesteaders = { card-homesteaders }
option-exclude-rovers = { card-rovers }
option-first_game = Recommended first game
option-first_game-help = Tavern, Paddock, Oasis and Farm; Fishermen, Knights and Merchants.
option-first_player = Start player
option-first_player-help = Who begins.
option-first_player-random = random
option-first_player-seat0 = seat 1
option-first_player-seat1 = seat 2
option-first_player-seat2 = seat 3
option-first_player-seat3 = seat 4
option-first_player-seat4 = seat 5
option-dual_cards = Dual terrain cards
option-dual_cards-help = Whether the five terrain cards with swamp are in the deck. Without swamp on the board that half is ignored.
option-dual_cards-with_marshlands = with Marshlands
option-dual_cards-always = always
option-dual_cards-never = never
option-island_side = Side of the island
option-island_side-help = Which location the island has.
option-island_side-random = random
option-island_side-rope_bridge = { location-rope_bridge }
option-island_side-tree_house = { location-tree_house }
option-lords_zero = Lords: nothing can be second
option-lords_zero-help = If only one number of settlements is above zero in a quadrant, players without any earn the 6 gold.
option-moving_meeples = Move warriors, wagons and ships
option-moving_meeples-help = Other move actions may move them like settlements.
option-silo_order = Order of silos
option-silo_order-help = Whether each player uses all silos in a row, or all players one silo after the other.
option-silo_order-by_player = player by player
option-silo_order-by_silo = silo by silo
option-sword = Swords
option-sword-help = Whether the nomad tiles that remove settlements are in the mix.

## Actions

# Hexes are called as on the board: D9 is the fourth of the ninth row; those of the island have a prime.
place-board = hex
    .mark = { "" }
place-island = island hex
    .mark = ′
column-a = A
column-b = B
column-c = C
column-d = D
column-e = E
column-f = F
column-g = G
column-h = H
column-i = I
column-j = J
column-k = K
column-l = L
column-m = M
column-n = N
column-o = O
column-p = P
column-q = Q
column-r = R
column-s = S
column-t = T
action-build = Build on { $place } { $column }{ $row }{ $place-mark }
action-lift = Pick up the piece on { $place } { $column }{ $row }{ $place-mark }
action-put = Put it down on { $place } { $column }{ $row }{ $place-mark }
action-step = Go to { $place } { $column }{ $row }{ $place-mark }
action-take = Take the piece off { $place } { $column }{ $row }{ $place-mark }
action-use = Use: { $extra }
action-choose = Choose { $terrain }
action-cancel = Cancel
action-done = Finish
action-pass = Do without
action-end = End the turn
action-token = Take a token

## Prompts

prompt-mandatory = Build { $left ->
    [one] one settlement
   *[other] { $left } settlements
} on { $terrain }, or use a tile first.
prompt-mandatory-running = Build { $left ->
    [one] one more settlement
   *[other] { $left } more settlements
} on { $terrain }.
prompt-after = Use a tile or end your turn.
prompt-choose = Choose the terrain of this turn.
prompt-no-card = There is no card to play: use a tile or end your turn.
prompt-build-by = { $extra }: choose a hex to build on.
prompt-lift = { $extra }: choose the piece to move.
prompt-put = { $extra }: choose where it goes.
prompt-step = { $extra }: choose the next step.
prompt-take = { $extra }: choose the piece to take off the board.
prompt-repeat = { $extra }: choose the used tile that you want to use once more.
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
prompt-silo = Silo: build up to { $left } settlements beside your own, or move up to { $left }.
prompt-silo-build = Silo: build { $left ->
    [one] one more settlement
   *[other] up to { $left } more settlements
}, or finish.
prompt-silo-move = Silo: move { $left ->
    [one] one more piece
   *[other] up to { $left } more pieces
}, or finish.
prompt-silo-put = Silo: choose where it goes.
prompt-wait-silo = { $active } uses a silo before the scoring.
prompt-outpost = Outpost: choose a hex away from your settlements, or lay it down.
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
prompt-wait = It is { $active }’s turn.
prompt-fort = { $extra }: Build a settlement on { $card }.
prompt-city-hall = { $extra }: Choose the centre of the seven hexes for your city hall.
prompt-place = { $extra }: Choose where your piece comes onto the board.
prompt-place-or-take = { $extra }: Place a warrior, or take one back.
prompt-step-or-take = { $extra }: Go up to { $left } steps, or take the piece back.
prompt-steps = { $extra }: { $left ->
    [one] One more step is
   *[other] { $left } more steps are
} possible.
prompt-canoe = A last tile was taken: build on swamp or water with your Canoe, or do without.
prompt-wait-canoe = { $seat } may react with the Canoe.
prompt-over = The game is over.

## What happened

event-began = { $seat } begins. The cards are { $one }, { $two } and { $three }.
event-turn = Turn { $number }: { $seat } plays { $cards }.
event-turn-no-card = Turn { $number }: { $seat } has no card.
event-drew = { $seat } draws { $card }.
event-drew-hidden = { $seat } draws a card.
event-shuffled = The discards are shuffled into a new draw pile.
event-removed = { $card } is full: the card of { $seat } leaves the game.
event-replaced = { $seat } turns up { $card } instead.
event-chose = { $seat } chooses { $terrain }.
event-built = { $seat } builds on { $place } { $column }{ $row }{ $place-mark }.
event-built-by = { $seat } builds on { $place } { $column }{ $row }{ $place-mark } ({ $extra }).
event-moved = { $seat } moves from { $from_column }{ $from_row }{ $from_place-mark } to { $place } { $column }{ $row }{ $place-mark } ({ $extra }).
event-walled = { $seat } puts a stone wall on { $place } { $column }{ $row }{ $place-mark }.
event-struck = { $seat } strikes { $owner } on { $place } { $column }{ $row }{ $place-mark }: the piece goes back to its owner.
event-used-outpost = { $seat } uses the Outpost: the next piece need not touch an own settlement.
event-took-nomad = { $seat } takes a nomad tile: { $tile }.
event-found-treasure = { $seat } earns { $gold } gold for the Treasure.
event-expired = { $tile } of { $seat } leaves the game unused.
event-scored = { $seat } earns { $gold } gold: { $card }.
event-task = A task of this game: { $task }.
event-took-back = { $seat } takes the piece on { $place } { $column }{ $row }{ $place-mark } back ({ $extra }).
event-fort-drew = { $seat } turns up { $card } for the Fort.
event-void = { $extra } of { $seat } comes to nothing: there is no such empty hex.
event-took-tile = { $seat } takes a tile: { $location }.
event-lost-tile = { $seat } loses a tile: { $location }.
event-took-bonus = { $seat } takes a bonus tile: { $bonus }.
event-lost-bonus = { $seat } loses a bonus tile: { $bonus }.
event-set-aside = { $seat } takes the settlement on { $place } { $column }{ $row }{ $place-mark } off the board; it is built in the next turn.
event-asked = { $seat } may react with the Canoe.
event-passed = { $seat } does without the Canoe.
event-terrain-removed = All terrain cards with { $terrain } are removed.
event-marked = { $seat } is the first with four settlements in row { $row } and marks it.
event-marked-island = { $seat } is the first with four settlements in island row { $row } and marks it.
event-scouted = { $seat } places a scout on { $place } { $column }{ $row }{ $place-mark }.
event-took-token = { $seat } takes a token of the Cathedral and has { $tokens } now.
event-lost-tokens = { $seat } loses all tokens of the Cathedral.
event-repeats = { $seat } may use a tile once more: { $location }.
event-silo = { $seat } may use the silo on { $place } { $column }{ $row }{ $place-mark }.
event-silo-built = { $seat } builds on { $place } { $column }{ $row }{ $place-mark } (silo).
event-silo-moved = { $seat } moves from { $from_column }{ $from_row }{ $from_place-mark } to { $place } { $column }{ $row }{ $place-mark } (silo).
event-last-round = { $seat } has built the last settlement: this is the last round.
event-over = The game is over; the kingdoms are scored.

## Refusals

illegal-game-over = The game is over.
illegal-no-such-seat = Nobody sits there.
illegal-not-your-turn = It is { $active }’s turn.
illegal-mandatory-done = Your mandatory action is done; only extra actions can follow.
illegal-mandatory-first = First build what your terrain card demands.
illegal-builds-are-consecutive = The builds of the mandatory action follow each other; tiles wait until they are done.
illegal-choose-first = First choose the terrain of this turn.
illegal-nothing-to-choose = There is no terrain to choose now.
illegal-action-under-way = { $extra } is under way: finish it or cancel it first.
illegal-nothing-under-way = There is no action under way.
illegal-no-action-moves = Pieces are moved by extra actions; use a tile first.
illegal-no-reaction = There is nothing to react to.
illegal-not-now = That is not possible now.
illegal-not-available = { $extra } is not available to you now.
illegal-no-tile = You have no such tile: { $extra }.
illegal-tile-used = { $extra } was already used in this turn.
illegal-tile-new = { $extra } is new; you can use it from your next turn on.
illegal-no-supply = You have no settlement left to build.
illegal-no-target = { $extra } has nowhere to go on this board.
illegal-not-a-target = This action cannot go there.
illegal-build-now = Choose a hex to build on.
illegal-lift-now = Choose the piece to pick up.
illegal-put-now = Choose where to put the piece down.
illegal-step-now = Choose the next step.
illegal-take-now = Choose the piece to take off the board.
illegal-not-yours = None of your pieces stands there.
illegal-cannot-lift = That piece has nowhere to go with this action: { $extra }.
illegal-same-hex = It cannot be put back on the hex it came from; cancel instead.
illegal-special-hex = Nothing is built on castles, locations and other special hexes.
illegal-no-hex = There is no hex.
illegal-occupied = That hex is occupied.
illegal-blocked = Nothing may be placed beside a warrior.
illegal-wrong-terrain = That is { $found }; it must be { $wanted }.
illegal-not-buildable = That terrain cannot be built on.
illegal-not-beside = You must build beside one of your own settlements: { $count ->
    [one] one hex is
   *[other] { $count } hexes are
} possible.
illegal-not-on-the-rim = The Tower builds on the rim of the board.
illegal-not-at-a-run = The Tavern builds at the end of a straight run of at least three of your settlements.
illegal-not-two-away = The Paddock moves exactly two hexes in a straight line.
illegal-not-before-an-obstacle = The Caravan goes straight on until it stands right before an obstacle.
illegal-not-beside-three = The Village builds beside at least three of your settlements.
illegal-not-beside-own = It must lie beside one of your own settlements.
illegal-passive = { $extra } works by itself; there is nothing to use.
illegal-terrain-full = There is no empty hex of { $terrain } left.
illegal-not-on-cards = None of your cards shows { $terrain }.
illegal-fort-must-build = The card of the Fort is drawn: now build on its terrain.
illegal-already-begun = It is too late to cancel; finish the action instead.
illegal-city-hall-placed = Your city hall already lies on the board.
illegal-no-room = The city hall needs seven empty buildable hexes: this one and all six around it.
illegal-not-touching = The city hall must touch one of your settlements.
illegal-not-one-step = A step goes to an adjacent hex.
illegal-no-warrior = Both of your warriors stand on the board already.
illegal-cannot-take = { $extra } cannot take that piece back.
illegal-reaction-first = { $seat } may react with the Canoe first.
illegal-answer-first = Build with your Canoe or do without it first.
illegal-not-swamp-or-water = The Canoe builds on swamp or water.
illegal-terrain-owes-nothing = On { $terrain } you have already built enough: choose the other terrain.
illegal-no-bonus = { $extra }: for a bonus tile you need two equal location tiles.
illegal-not-first-in-line = It moves to the first empty buildable hex in a straight line.
illegal-not-adjacent = The Refuge moves to an adjacent hex.
illegal-not-beside-one = The Fountain builds beside exactly one settlement of yours and none of others.
illegal-not-a-settlement = The Temple takes only settlements.
illegal-temple-without-supply = With an empty supply the Temple can no longer be used.
illegal-not-at-water = The Water Mill builds beside water.
illegal-not-at-a-mountain = The Mountain Station builds beside a mountain.
illegal-not-at-a-special-hex = The University builds beside a location, castle, nomad hex, palace or silo.
illegal-not-at-a-foreign-settlement = The Watchtower builds beside another player’s settlement.
illegal-not-at-the-area = The Palisade moves a settlement beside the rest of its own area.
illegal-no-cathedral = Tokens are taken with the Cathedral; use it first.
illegal-no-token = You have no token to build with.
illegal-scout-there = A scout stands there until the turn ends.
illegal-scout-not-beside = Scouts are placed beside your own settlements or each other.
illegal-farmed = You have already used the farm action in this turn.
illegal-no-farmland = None of your settlements has empty farmland beside it.
illegal-farm-not-beside = The farm action builds beside one of your own settlements.
illegal-repeat-now = Choose the tile that you want to use once more.
illegal-only-locations-repeat = The Bazaar repeats location tiles only: { $extra } cannot be repeated.
illegal-cannot-repeat = { $extra } cannot be repeated now.
illegal-not-used-yet = { $extra } was not used in this turn; the Bazaar repeats used tiles.
illegal-not-your-silo = { $active } uses a silo now.
illegal-play-is-over = The last turn is over; only silo actions are left.
illegal-silo-mixture = One silo lets you either build or move, not both.
illegal-silo-moved = This silo has already moved that piece.
illegal-silo-cannot-lift = That piece has nowhere to go.
illegal-silo-not-beside = Silo actions place settlements beside one of your own.
illegal-silo-build-or-lift = Choose a hex to build on or a piece to move.
illegal-not-at-a-cave = The hex must lie beside a cave.
illegal-not-the-victim = Choose a piece of { $victim }.
illegal-city-hall-stays = A city hall cannot be removed.
illegal-outpost-opens-nothing = The Outpost would not open a single hex now.
illegal-outpost-not-needed = That hex needs no Outpost: lay it down first.
illegal-outpost-taken-up = You have taken up the Outpost: place a piece with it, or lay it down.
illegal-first-player = The start player must be one of those who play.
illegal-quadrant-set = The quadrant { $quadrant } belongs to { $set }, which is not in the mix.
illegal-quadrant-twice = There is only one quadrant { $quadrant }.
illegal-too-few-quadrants = Four quadrants are needed: add a set that has some.
illegal-card-set = The card { $card } belongs to { $set }, which is not in the mix.
illegal-card-excluded = The card { $card } is both named and left out.
illegal-card-twice = There is only one card { $card }.
illegal-too-few-cards = Three Kingdom Builder cards are needed: leave fewer out.
illegal-first-game-set = The recommended first game needs the base game.
illegal-first-game-fixed = The recommended first game already says which quadrants and cards are used.
