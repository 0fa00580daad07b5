# Orléans Stories: The Settlers in English.

game-name = Orléans Stories: The Settlers
game-summary = Settle on the Loire: draw followers, plan, activate places, and lead your people from hunger to peace in sixteen rounds.

## Followers

farmer = { $amount ->
    [one] farmer
   *[other] farmers
}
    .acc = a farmer
fisherman = { $amount ->
    [one] fisherman
   *[other] fishermen
}
    .acc = a fisherman
craftsman = { $amount ->
    [one] craftsman
   *[other] craftsmen
}
    .acc = a craftsman
trader = { $amount ->
    [one] trader
   *[other] traders
}
    .acc = a trader
knight = { $amount ->
    [one] knight
   *[other] knights
}
    .acc = a knight
scholar = { $amount ->
    [one] scholar
   *[other] scholars
}
    .acc = a scholar
monk = { $amount ->
    [one] monk
   *[other] monks
}
    .acc = a monk

## Goods

grain = grain
    .acc = one grain
wood = wood
    .acc = one wood
fish = fish
    .acc = one fish
cheese = cheese
    .acc = one cheese
wine = wine
    .acc = one wine
bread = bread
    .acc = one bread
brocade = brocade
    .acc = one brocade

## Terrains

field = field
forest = forest
lake = lake
pasture = pasture
hill = hill

## Buildings

village = village
    .acc = a village
fortress = fortress
    .acc = a fortress
church = church
    .acc = a church

## Places

farmhouse = Farmhouse
hamlet = Hamlet
fieldwork = Fieldwork
expansion = Expansion
building_yard = Building Yard
village_founding = Village Founding
market = Market
town_hall = Town Hall
university = University
castle = Castle
monastery = Monastery
laboratory = Laboratory
fortress_works = Fortress Works
church_works = Church Works
hayrick = Hayrick
fish_trap = Fish Trap
woodcutter = Woodcutter
bakery = Bakery
carpentry = Carpentry
toll_house = Toll House
tavern = Tavern
village_well = Village Well
dairy = Cheese Dairy
winery = Winery
sawmill = Sawmill
county_fair = County Fair
granary = Granary
watchtower = Watchtower
school = School
scriptorium = Scriptorium
tailor_shop = Tailor Shop
weaving_mill = Weaving Mill
cathedral_school = Cathedral School
cellar = Cellar
brewery = Brewery
tournament = Tournament Ground
guildhall = Guildhall
shipping_line = Shipping Line
# Only an owner's box has these; the owner gives them names.
place_1 = Own place 1
place_2 = Own place 2
place_3 = Own place 3
place_4 = Own place 4
place_5 = Own place 5
place_6 = Own place 6
place_7 = Own place 7
place_8 = Own place 8
place_9 = Own place 9
place_10 = Own place 10

## Deeds

food_depot = Food Depot
canal = Canal
road = Road Building
hospice = Hospice
town_wall = Town Wall
market_charter = Market Charter
abbey = Abbey
# Only an owner's box has these; the owner gives them names.
deed_1 = Own deed 1
deed_2 = Own deed 2
deed_3 = Own deed 3
deed_4 = Own deed 4
deed_5 = Own deed 5

## Events

event-A1 = Harvest
event-A2 = Good Catch
event-A3 = Rich Fields
event-A4 = Timber Felling
event-A5 = Newcomers
event-A6 = Travelling Merchants
event-A7 = Settlers' Trek
event-A8 = Levy
event-B1 = Harvest
event-B2 = Land Tax
event-B3 = Trading Day
event-B4 = Builders' Summer
event-B5 = Pilgrimage
event-B6 = Flood
event-B7 = Census
event-B8 = Interdict
event-C1 = Crop Failure
event-C2 = Plague
event-C3 = Robber Knights
event-C4 = Church Fair
event-C5 = Trading Day
event-C6 = Market Day
event-C7 = New Techniques
event-C8 = Truce of God
event-D1 = Harvest
event-D2 = Village Tax
event-D3 = Jubilee
event-D4 = Tournament
event-D5 = Famine
event-D6 = Boundary Day
event-D7 = Great Fair
event-D8 = Royal Favour
# Only an owner's box has these; the owner gives them names.
event-A9 = Own event A9
event-A10 = Own event A10
event-A11 = Own event A11
event-A12 = Own event A12
event-B9 = Own event B9
event-B10 = Own event B10
event-B11 = Own event B11
event-B12 = Own event B12
event-C9 = Own event C9
event-C10 = Own event C10
event-C11 = Own event C11
event-C12 = Own event C12
event-D9 = Own event D9
event-D10 = Own event D10
event-D11 = Own event D11
event-D12 = Own event D12

## Eras

era-1 = I Settlement
era-2 = II Hunger
era-3 = III Expansion
era-4 = IV Trade
era-5 = V Peace

## Spaces of the map

space-A1 = Chartres (A1)
space-A2 = Vendôme (A2)
space-A3 = Tours (A3)
space-A4 = Loches (A4)
space-A5 = Chinon (A5)
space-B1 = Châteaudun (B1)
space-B2 = Blois (B2)
space-B3 = Amboise (B3)
space-B4 = Montrichard (B4)
space-B5 = Châteauroux (B5)
space-B6 = Le Blanc (B6)
space-C1 = Étampes (C1)
space-C2 = Beaugency (C2)
space-C3 = Orléans (C3)
space-C4 = Chambord (C4)
space-C5 = Romorantin (C5)
space-C6 = Vierzon (C6)
space-C7 = Issoudun (C7)
space-D1 = Pithiviers (D1)
space-D2 = Jargeau (D2)
space-D3 = Sully (D3)
space-D4 = Aubigny (D4)
space-D5 = Bourges (D5)
space-D6 = Saint-Amand (D6)
space-E1 = Montargis (E1)
space-E2 = Gien (E2)
space-E3 = Briare (E3)
space-E4 = Sancerre (E4)
space-E5 = Nevers (E5)
# Only an owner's box has these; the owner gives them names.
space-F1 = Own space (F1)
space-F2 = Own space (F2)
space-F3 = Own space (F3)

## What lies in supplies

coin = { $amount ->
    [one] coin
   *[other] coins
}
fame = fame
citizen = { $amount ->
    [one] citizen
   *[other] citizens
}
settler = { $amount ->
    [one] settler
   *[other] settlers
}
technology = { $amount ->
    [one] technology tile
   *[other] technology tiles
}
prohibition = prohibition tile
hunger_eliminated = Hunger eliminated
fame-track = Fame track

# Any of several: any good, any food, any follower.
any = any follower
any-of = { $words } or { $last }
good = { $amount ->
    [one] good
   *[other] goods
}
food = food
follower = { $amount ->
    [one] follower
   *[other] followers
}

## Sets and what else stands on components

set-board = Player board
set-base = Base card
category-I = Category I
category-II = Category II
category-III = Category III
category-A = Category A
category-B = Category B
category-C = Category C
category-D = Category D
start-open = open from the start
followers-different = All of them different.
technology-never = Takes no technology tile.
timing-resolve = resolved after the actions
timing-round = all this round
timing-reveal = at once
timing-draw = after drawing
timing-plan = after planning
timing-actions = after the last action
timing-bonus = after the round bonuses
timing-start_player = after the start player changed
to-box = It leaves the game.
to-market = It goes to the market.
if-done = If that was done:
while-hunger = as long as the Food Depot is not full

## Things that are counted

count-areas = { $amount ->
    [one] area
   *[other] areas
}
count-settlers = { $amount ->
    [one] own settler on the map
   *[other] own settlers on the map
}
count-villages = { $amount ->
    [one] village
   *[other] villages
}
count-churches = { $amount ->
    [one] church
   *[other] churches
}
count-good-types = { $amount ->
    [one] kind of goods you own
   *[other] kinds of goods
}
count-followers = { $amount ->
    [one] follower
   *[other] followers
}
count-knights = { $amount ->
    [one] knight
   *[other] knights
}
count-filled = { $amount ->
    [one] follower on it
   *[other] followers on it
}

## What components do: the numbers and words of a step, `pay` and `take` are its facts

verb-recruit = Recruit { $take }.
verb-may-recruit = You may recruit { $take }.
verb-gain = Gain { $take }.
verb-gain-per = Gain { $take } per { $every ->
    [one] { $per }
   *[other] { $every } { $per-many }
}{ $min ->
    [0] {""}
   *[other] , at least { $min }
}{ $max ->
    [0] {""}
   *[other] , at most { $max }
}.
verb-gain-per-land = Gain { $take } for each of your lands of this kind: { $terrain }{ $max ->
    [0] {""}
   *[other] , at most { $max }
}.
verb-gain-if = Gain { $take } if you control a { $has }.
verb-gain-on-expand = Gain { $take } for every settler you place.
verb-choose = Choose one:
verb-harvest = Harvest up to { $most } of your lands: take the good of each.
verb-expand = Put a settler next to one of your areas.
verb-conquer = Put a settler next to one of your areas. With a { $conquest } on the place you may drive somebody out.
verb-acquire = Buy one place card that your era allows:
verb-acquire-card = { $category }: { $pay }
verb-build = Build: { $building } for { $pay }.
verb-build-any = Build a village, a fortress or a church{ $discount ->
    [0] {""}
   *[other] {" "}for { $discount } wood less
}.
verb-sell = Sell up to { $most } goods for their value.
verb-may-sell = You may sell up to { $most } goods for their value + { $bonus }.
verb-buy = Then you may buy up to { $most } for value + { $surcharge }.
verb-send = Send its followers, or goods in their place, to the deeds.
verb-technology = Put { $take } on slots of your places.
verb-may-buy-technology = You may buy { $take } for { $pay }.
verb-exchange = Up to { $most } times: { $pay } becomes { $take }.
verb-exchange-stored = The goods that lie here each become { $take }.
verb-carpentry = Gain { $take } whenever you build a village, a fortress or a church.
verb-granary = Every demand for food on you is { $less } smaller.
verb-watchtower = Whoever conquers an area from you first pays you { $take }.
verb-school = A { $stands_in } may fill these slots: { $slot }.
verb-stand-in = May fill any slot of a place.
verb-pay = Give { $pay }.
verb-pay-by-areas = Give food:
verb-pay-up-to = with up to { $up_to } areas { $pay }
verb-pay-else = else { $pay }
verb-pay-per = Pay { $pay } per { $every ->
    [one] { $per }
   *[other] { $every } { $per-many }, rounded up
}.
verb-pay-per-land = Give { $pay } for each of your lands of this kind: { $terrain }{ $max ->
    [0] {""}
   *[other] , at most { $max }
}.
verb-pay-unless = Pay { $pay } unless you have a { $has }.
verb-most = Alone with the most { $per-many }: gain { $take }.
verb-least = { $players ->
    [2] {""}
   *[other] With { $players } or more players:{" "}
}alone with the fewest { $per-many }: gain { $take }.
verb-least-pays = { $players ->
    [2] {""}
   *[other] With { $players } or more players:{" "}
}alone with the fewest { $per-many }: pay { $pay }.
verb-least-shared = With the fewest { $per-many }: gain { $take }, unless all have the same.
verb-least-shared-pays = With the fewest { $per-many }: pay { $pay }, unless all have the same.
verb-lose = Everybody loses { $pay } from the bag, at random.
verb-market-bonus = Every good that you sell at the Market brings { $bonus } more.
verb-wild-slot = { $place }: the slot for the { $slot } takes any follower.
verb-discount = Every build costs { $discount } wood less.
verb-forbid-recruit = Nobody recruits: { $follower }.
verb-forbid-conquest = Nobody can be driven out.
verb-prohibit = Everybody forbids one place of the left neighbour for this round.
verb-peace = At peace: nobody drives you out, and you drive out nobody.
verb-complete = The last tile wins { $take }.
verb-end-hunger = When it is full, the hunger is over for everybody.
verb-fame-tile = Whoever reaches or passes a fame tile takes one of these:
verb-unlock = Unlock a place.
verb-advance = Advance to the next era.

## Numbers on components

number-players = players
number-rounds = rounds
number-events_each = events of each category
number-green = followers on the green
number-least_followers = followers that nobody goes below
number-recall_below = fewer on the green allow taking back
number-technology_slots = slots for a technology tile
number-area_points = points for an area
number-peace_points = points for peace
number-points = points
number-start = at the start
number-last = last space
number-tile = fame tile
number-value = value
number-each = for each player
number-draw = followers to draw
number-column = column
number-y2 = twice the row
number-seat = seat
number-least = at least
number-most = at most
number-every = for every
number-min = at least
number-max = at most
number-up_to = up to
number-discount = wood less
number-surcharge = above the value
number-bonus = above the value
number-less = less
number-holds_most = goods that lie here at most

## Parts of a component that are ours although the rest of it was found in print

ours-name = the name
ours-slots = the followers it asks for
ours-effect = what it does
ours-amount = how much it brings
ours-track = fame for a step on a track of the base game
ours-category = the category

## Kinds of components

kind-follower = Followers
kind-good = Goods
kind-building = Buildings: what they cost
kind-supply = Supplies
kind-terrain = Terrains: how many tiles
kind-space = Spaces of the map
kind-category = Categories of place cards: what they cost
kind-place = Places
kind-era = Eras
kind-track = Fame track
kind-deed = Deeds
kind-event = Events

## The page that says what is printed and what is ours

origins-about =
    The story is that of the booklet: the sixteen rounds, the eras, the fame bonuses, hunger, torture, peace and the points at the end. The general rules of Orléans Stories, its player board and most of its cards are public nowhere.
    Where a card is known from another booklet of the line or from the base game Orléans, it is as it is printed there, however strong or weak that makes it. Some of it cannot fit: the Stories have no development track, so fame stands in for its steps.
    Whatever else a turn needs we designed: most places, deeds and events, which category a card is in, all prices, the map, the spaces of the fame tiles, the numbers for two and three players. Somebody who owns the box knows the story and will find another board.
    If you own the box, you can type in what is printed there and play with that.

## Where points come from

score-coins = Coins
score-goods = Goods
score-areas = Areas
score-citizens = Villages × citizens
score-peace = Peace

## Options

option-first_player = First start player
option-first_player-help = Who begins the first round.
option-first_player-seat0 = The first seat
option-first_player-random = A random seat
option-twelve_points_line = The line “12 points”
option-twelve_points_line-help = The score sheet ends with a line that the booklet does not explain. Usually it is an example; as a variant it gives 12 points for peace.
option-twelve_points_line-worked_example = An example, no points
option-twelve_points_line-peace_bonus = 12 points for everybody in the era of peace
option-conquest = Who conquers
option-conquest-help = The booklet asks for knights. Commonly a monk stands in for anybody, here too.
option-conquest-knight = Only a knight
option-conquest-knight_or_monk = A knight, or a monk in its place
option-standing_up = When the era figure stands up
option-standing_up-help = A figure that lies stands up once its round bonus was carried out: with the fame of that bonus, or before it, so that a fame tile reached by that fame can already be used to advance.
option-standing_up-after_fame = After the fame of the bonus
option-standing_up-before_fame = Before the fame of the bonus
option-torture = Third item of the torture list
option-torture-help = One word of the list cannot be read: under torture you may give goods, or else technology tiles.
option-torture-goods = Goods
option-torture-technology = Technology tiles
option-draw = How many followers are drawn
option-draw-help = The booklet says how many followers you may draw: as many as that, or as many up to that as you like.
option-draw-all = As many as the era says
option-draw-up_to = Everybody says how many
option-peace = Entering areas at peace
option-peace-help = Others may expand into areas of a player at peace: only if all who stand there are at peace, or if one of them is.
option-peace-all_at_peace = All who stand there are at peace
option-peace-one_at_peace = One who stands there is at peace
option-era_settlers = Settlers that era I counts
option-era_settlers-help = Era I brings 1 fame for each own settler on the map: for those on areas, or also for the one on the fame track around it.
option-era_settlers-areas = On areas
option-era_settlers-fame_track = On areas and on the fame track

## Actions

action-prohibit = Prohibit { $place }
action-draw = { $count ->
    [one] Draw one follower
   *[other] Draw { $count } followers
}
action-lay = Lay { $good-acc } on { $place }
action-put = Put { $follower-acc } on slot { $slot } of { $place }
action-recall = Take all followers back from the places
action-end = End planning
action-activate = Activate { $place }
action-pass = Pass
action-choose = Take option { $option }
action-harvest = Harvest { $space }
action-expand = Send a settler to { $space }
action-acquire = Acquire { $place }
action-build = Build { $building-acc } in { $space }
action-sell = Sell { $good-acc }
action-buy = Buy { $good-acc }
action-send = Send { $follower-acc } to { $deed } (slot { $slot })
action-send-good = Put { $follower-acc } back and send { $good-acc } to { $deed } (slot { $slot })
action-send-coin = Put { $follower-acc } back and send a coin to { $deed } (slot { $slot })
action-send-technology = Put { $follower-acc } back and send a technology tile to { $deed } (slot { $slot })
action-technology = Technology tile on slot { $slot } of { $place }
action-exchange = Exchange { $good-acc }
action-stop = That is enough
action-unlock = Unlock { $place }
action-advance = Advance to the next era
action-citizen = Gain a citizen
action-decline = Decline
action-recruit = Take { $follower-acc }
action-pay = Give { $good-acc }
action-pay-coin = Give a coin
action-give-settler = Give a settler from the supply
action-give-settler-on = Give the settler of { $space }
action-give-fortress = Give a fortress from the supply
action-give-fortress-on = Give the fortress of { $space }
action-give-technology = Give the technology tile of { $place }
action-give-card = Give the card { $place }
action-give-citizen = Give a citizen
action-give-good = Give { $good-acc }

## What is asked

prompt-wait = { $active } decides.
prompt-wait-planning = You have ended planning; the others are still planning.
prompt-plan = Plan: put followers from the green on your places. The event of the round is { $event }.
prompt-action = Activate a place, or pass.
prompt-over = The story is over.
prompt-choose = Which option of { $place }?
prompt-prohibit = Which place of { $victim } is prohibited this round?
prompt-draw = { $left ->
    [one] How many followers do you draw? At most one.
   *[other] How many followers do you draw? At most { $left }.
}
prompt-harvest = { $left ->
    [one] Which area do you harvest? One more.
   *[other] Which area do you harvest? Up to { $left } more.
}
prompt-expand = Where does the settler go?
prompt-expand-several = Where does the next settler go? Up to { $left } more.
prompt-acquire = Which card do you acquire?
prompt-build = What do you build, and where?
prompt-sell = { $left ->
    [one] What do you sell? One more good.
   *[other] What do you sell? Up to { $left } more goods.
}
prompt-buy = { $left ->
    [one] What do you buy? One good.
   *[other] What do you buy? Up to { $left } goods.
}
prompt-deeds = Which tile do you send to which deed?
prompt-send-technology = The technology tile of which place do you send to { $deed }?
prompt-technology = Where does the technology tile go?
prompt-buy-technology = { $coins ->
    [one] A technology tile for one coin: where does it go?
   *[other] A technology tile for { $coins } coins: where does it go?
}
prompt-exchange = { $left ->
    [one] What do you exchange for { $good-acc }? Once more.
   *[other] What do you exchange for { $good-acc }? Up to { $left } times more.
}
prompt-fame = You reached a fame tile: which bonus do you take?
prompt-recruit = Which follower joins you?
prompt-pay = { $left ->
    [one] What do you give? One more.
   *[other] What do you give? { $left } more.
}
prompt-torture = { $left ->
    [one] Torture: what do you give instead? One more thing.
   *[other] Torture: what do you give instead? { $left } more things.
}

## What happened

log-began = The table is set. { $seat } is the first start player.
log-round = Round { $round } begins; { $seat } is the start player.
log-revealed = Event: { $event }.
log-prohibited = { $seat } prohibits { $place } of { $victim }.
log-drew = { $seat } draws { $followers }.
log-put = { $seat } puts { $follower-acc } on { $place }.
log-laid = { $seat } lays { $good-acc } on { $place }.
log-recalled = { $seat } takes all followers back from the places.
log-planned = { $seat } has finished planning.
log-activated = { $seat } activates { $place }.
log-passed = { $seat } passes.
log-out = { $seat } has nothing to activate and is out of this phase.
log-recruited = { $seat } recruits { $follower-acc }.
log-goods = { $seat } takes { $goods } from the market.
log-coins = { $coins ->
    [one] { $seat } gains one coin.
   *[other] { $seat } gains { $coins } coins.
}
log-citizens = { $count ->
    [one] { $seat } gains a citizen.
   *[other] { $seat } gains { $count } citizens.
}
log-fame = { $fame ->
    [one] { $seat } gains one fame and stands on { $space }.
   *[other] { $seat } gains { $fame } fame and stands on { $space }.
}
log-harvested = { $seat } harvests { $good-acc } in { $space }.
log-expanded = { $seat } sends a settler to { $space }.
log-conquered = { $seat } conquers { $space } from { $victim }.
log-toll = { $coins ->
    [one] { $seat } pays { $victim } one coin for the watchtower.
   *[other] { $seat } pays { $victim } { $coins } coins for the watchtower.
}
log-acquired = { $coins ->
    [one] { $seat } acquires { $place } for one coin.
   *[other] { $seat } acquires { $place } for { $coins } coins.
}
log-built = { $seat } builds { $building-acc } in { $space }.
log-sold = { $coins ->
    [one] { $seat } sells { $good-acc } for one coin.
   *[other] { $seat } sells { $good-acc } for { $coins } coins.
}
log-bought = { $coins ->
    [one] { $seat } buys { $good-acc } for one coin.
   *[other] { $seat } buys { $good-acc } for { $coins } coins.
}
log-sent = { $seat } sends { $tile-acc } to { $deed }.
log-sent-coin = { $seat } sends a coin to { $deed }.
log-sent-technology = { $seat } sends the technology tile of { $place } to { $deed }.
log-deed = { $seat } completes { $deed }.
log-hunger-eliminated = The hunger is over for everybody.
log-technology = { $seat } puts a technology tile on { $place }.
log-exchanged = { $seat } exchanges { $give-acc } for { $get-acc }.
log-unlocked = { $seat } unlocks { $place }.
log-advanced = { $seat } advances to era { $era }.
log-declined = { $seat } declines the bonus.
log-stood-up = The era figure of { $seat } stands up.
log-paid = { $seat } gives { $good-acc } to the market.
log-paid-removed = { $seat } gives { $good-acc }, which leaves the game.
log-paid-coins = { $coins ->
    [one] { $seat } pays one coin.
   *[other] { $seat } pays { $coins } coins.
}
log-tortured = { $count ->
    [one] Torture: { $seat } has to give one other thing.
   *[other] Torture: { $seat } has to give { $count } other things.
}
log-gave-settler = { $seat } gives a settler from the supply.
log-gave-settler-on = { $seat } gives the settler of { $space }.
log-gave-fortress = { $seat } gives a fortress from the supply.
log-gave-fortress-on = { $seat } gives the fortress of { $space }.
log-gave-technology = { $seat } gives the technology tile of { $place }.
log-gave-card = { $seat } gives the card { $place }.
log-gave-citizen = { $seat } gives a citizen.
log-forgiven = { $count ->
    [one] { $seat } has nothing left; one thing is forgiven.
   *[other] { $seat } has nothing left; { $count } things are forgiven.
}
log-lost-follower = The plague takes { $follower-acc } from { $seat }.
log-over = The story is over.

## Why something is not allowed

illegal-game-over = The story is over.
illegal-no-such-seat = Nobody sits there.
illegal-other-decides = { $active } has to decide first.
illegal-planning-ended = You have ended your planning.
illegal-recall = Taking back is only the first step of a planning with fewer than two followers on the green and no place to activate.
illegal-plan-first = Everybody is planning now.
illegal-not-your-turn = It is the turn of { $active }.
illegal-planning-over = Planning is over for this round.
illegal-not-asked = Nobody asks for that now.
illegal-not-on-green = There is no { $follower } on your green for { $place }.
illegal-no-slot = { $place } has no such slot for { $follower-acc }.
illegal-slot-filled = That slot of { $place } is filled; { $follower-acc } does not fit.
illegal-slot-asks = That slot of { $place } does not take { $follower-acc }.
illegal-distinct = All followers on { $place } must be different; { $follower-acc } is there already.
illegal-alike-slot = Use the first of the alike slots of { $place } for { $follower-acc }.
illegal-place-holds = { $good } does not lie on { $place }.
illegal-place-full = { $most ->
    [one] Only one good lies on { $place }; { $good } does not fit.
   *[other] Only { $most } goods lie on { $place }; { $good } does not fit.
}
illegal-draw = { $most ->
    [one] You may draw one follower at most.
   *[other] You may draw { $most } followers at most.
}
illegal-no-tile = You have no technology tile for { $deed }; { $follower-acc } stays.
illegal-no-tile-there = No technology tile of yours lies on { $place }.
illegal-place-closed = { $place } is not open to you.
illegal-prohibited = { $place } is prohibited this round.
illegal-not-ready = { $place } is not ready: slots are empty.
illegal-no-effect = { $place } would bring nothing now.
illegal-prohibit = { $place } cannot be prohibited.
illegal-option = That option would bring nothing now.
illegal-harvest = { $space } gives you no good now.
illegal-no-settlers = You have no settler left for { $space }.
illegal-own-settler = Your settler stands in { $space } already.
illegal-not-free = Without a settler on the map you begin again on a free space; { $space } is not free.
illegal-not-adjacent = { $space } is not next to one of your areas.
illegal-fortress = A fortress closes { $space }.
illegal-truce = Nobody is driven out of { $space } during the truce.
illegal-toll = You cannot pay the toll of { $victim } for { $space }.
illegal-no-knight = Only a knight on the place drives somebody out of { $space }.
illegal-conquest = { $space } cannot be conquered.
illegal-price = { $coins ->
    [one] You have not the one coin for { $place }.
   *[other] You have not the { $coins } coins for { $place }.
}
illegal-era-category = Your era does not allow the category of { $place }.
illegal-not-in-stock = { $place } is not in stock.
illegal-other-building = You cannot build { $building-acc } in { $space } with this place.
illegal-not-controlled = You do not control { $space } for { $building-acc }.
illegal-build-cost = For { $building-acc } in { $space } you need { $wood } wood and { $coins ->
    [one] one coin
   *[other] { $coins } coins
}.
illegal-site = You cannot build { $building-acc } in { $space }.
illegal-no-good = You have no { $good }.
illegal-cannot-buy = You cannot buy { $good }: it is not there, or too dear.
illegal-not-there = There is no { $follower } on the place to send to { $deed }.
illegal-good-missing = You have not that good for { $deed }; { $follower-acc } stays.
illegal-deed-slot = { $deed } has no empty slot for that; { $follower-acc } stays.
illegal-few-followers = You keep at least { $least } followers; { $follower-acc } cannot go to { $deed }.
illegal-technology = A technology tile cannot go there on { $place }.
illegal-exchange = { $good } cannot be exchanged now.
illegal-stop = You have to do it at least once.
illegal-unlock = { $place } is not one of your closed base cards.
illegal-advance-lying = Your era figure lies: first carry out the bonus of your era.
illegal-advance-last = There is no era after Peace.
illegal-recruit = { $follower } is not on offer.
illegal-pay = You cannot pay with that.
illegal-last-settler = Your last settler on the map cannot be given.
illegal-board-place = { $place } is printed on your board and cannot be given.
illegal-give = You do not have that to give.
illegal-other-decision = Something else is to be decided first.
