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

## Other extra actions

extra-farmland = farm action
extra-cave = cave action

## Where gold comes from, besides cards and tasks

score-castles = Castles
score-treasures = Treasures

## Numbers on things

number-builds = builds in a turn
number-settlements = settlements
number-tiles = tiles on each hex
number-gold = gold
number-most = gold for the most
number-second = gold for the second most
number-steps = steps
number-walls = stone walls
number-scouts = scouts
number-range = hexes around
number-each = of each player

## Options

option-sets = Sets
option-sets-help = Which boxes are in the mix. Each adds its quadrants, cards and pieces.
option-quadrants = Quadrants
option-quadrants-help = Top left, top right, bottom left, bottom right; random where none is named.
option-quadrants-random = random
option-rotations = Rotations
option-rotations-help = How each quadrant is turned, in the same order.
option-rotations-random = random
option-rotations-0 = 0°
option-rotations-180 = 180°
option-cards = Kingdom Builder cards
option-cards-help = The three cards that bring gold; random where none is named.
option-cards-random = random
option-exclude = Cards left out
option-exclude-help = Kingdom Builder cards that are never drawn.
option-first_game = Recommended first game
option-first_game-help = The four quadrants and three cards that the rulebook recommends for a first game.
option-first_player = Start player
option-first_player-help = Who begins.
option-first_player-random = random
option-first_player-seat0 = seat 1
option-first_player-seat1 = seat 2
option-first_player-seat2 = seat 3
option-first_player-seat3 = seat 4
option-first_player-seat4 = seat 5
option-dual_cards = Dual terrain cards
option-dual_cards-help = Whether the terrain cards with swamp are in the deck. Without swamp on the board that half is ignored.
option-dual_cards-with_marshlands = with Marshlands
option-dual_cards-always = always
option-dual_cards-never = never
option-island_side = Side of the island
option-island_side-help = Which location the island has.
option-island_side-random = random
option-lords_zero = Lords: nothing can be second
option-lords_zero-help = If only one number of settlements is above zero in a quadrant, players without any earn the gold for the second most.
option-moving_meeples = Move warriors, wagons and ships
option-moving_meeples-help = Other move actions may move them like settlements.
option-silo_order = Order of silos
option-silo_order-help = Whether each player uses all silos in a row, or all players one silo after the other.
option-silo_order-by_player = player by player
option-silo_order-by_silo = silo by silo
option-sword = Swords
option-sword-help = Whether the nomad tiles that remove settlements are in the mix.
option-capitols = Capitols
option-capitols-help = The most capitols that are used. If that is fewer than there is room for, chance says where.
option-dual_other_half = Dual card goes over to its other half
option-dual_other_half-help = When the chosen terrain of a dual card is full, the card goes on with its other terrain. Otherwise it leaves the game, and a new card is drawn.
option-castle_under_capitol = Castle under a capitol pays
option-castle_under_capitol-help = A castle with a capitol on it still brings its gold. Otherwise the capitol takes its place.
option-crossroads_at_once = Crossroads draws at once
option-crossroads_at_once-help = Whoever gains a Crossroads in somebody else's turn draws the second card when that turn ends. Otherwise at the end of the own next turn.
option-tiles_next_round = New tiles wait for the next round
option-tiles_next_round-help = A new tile, also a Canoe, can be used once the next round has begun. Otherwise a Canoe can react as soon as the own turn is over, and other tiles wait for the own next turn.
option-silo_three_moves = Silos: exactly three moves
option-silo_three_moves-help = Whoever moves settlements for a silo must move three, as far as possible. Otherwise up to three.
option-refuge_any_special = Place of Refuge: palaces and silos too
option-refuge_any_special-help = Palaces and silos count for this task. Otherwise only location, castle and nomad hexes do.
option-temple_delays_end = Temple puts off the end
option-temple_delays_end-help = The last round does not begin while the player with the empty supply has a settlement set aside. Otherwise an empty supply is enough.

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
prompt-wait = It is { $active }’s turn.
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
event-went-over = The chosen terrain is full: the card of { $seat } goes on with { $terrain }.
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
illegal-no-tile = You have no such tile: { $extra }.
illegal-tile-used = { $extra } was already used in this turn.
illegal-tile-new = { $extra } is new; you can use it from your next turn on.
illegal-no-supply = You have no settlement left to build.
illegal-no-target = { $extra } has nowhere to go on this board.
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
illegal-passive = { $extra } works by itself; there is nothing to use.
illegal-terrain-full = There is no empty hex of { $terrain } left.
illegal-not-on-cards = None of your cards shows { $terrain }.
illegal-already-begun = It is too late to cancel; finish the action instead.
illegal-not-one-step = A step goes to an adjacent hex.
illegal-terrain-owes-nothing = On { $terrain } you have already built enough: choose the other terrain.
illegal-no-bonus = { $extra }: for a bonus tile you need two equal location tiles.
illegal-no-cathedral = Tokens are taken with the Cathedral; use it first.
illegal-scout-there = A scout stands there until the turn ends.
illegal-repeat-now = Choose the tile that you want to use once more.
illegal-not-your-silo = { $active } uses a silo now.
illegal-outpost-opens-nothing = The Outpost would not open a single hex now.
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
