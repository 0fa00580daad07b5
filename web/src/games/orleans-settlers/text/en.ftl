## The table of Orléans Stories: The Settlers

or-round = round { $round } of { $rounds }
or-phase-event = Event
or-phase-draw = Draw
or-phase-plan = Plan
or-phase-act = Act
or-phase-resolve = Resolve
or-phase-bonus = Bonus
or-phase-start = Start player
or-phase-event-help = The event of the round is turned up. Some act at once.
or-phase-draw-help = Everybody draws followers from the bag, as many as the era says, up to 8 on the green.
or-phase-plan-help = Everybody puts followers on places, all at the same time.
or-phase-act-help = In turn order everybody activates one place or passes, until all have passed.
or-phase-resolve-help = The event is carried out for everybody in turn order.
or-phase-bonus-help = Everybody gets the bonus or pays the malus of their era.
or-phase-start-help = The start player marker goes to the left neighbour.
or-phases = Phases of the round
or-still-planning = { $names } still planning
or-all-planned = All have planned
or-planning = planning…
or-ready = ready
or-passed = passed
or-where = Where shall the { $strong } work?
or-plan = Put { $strong } on your places
or-plan-done = No { $strong } on the green fit: end your planning
or-plan-strong = followers

or-page-mine = My places
or-places = Places
or-page-map = Map
or-page-market = Market
or-page-deeds = Deeds
or-page-lit = something to do here
or-pages = Parts of the table
or-green = Village green
or-green-of = { $count } of { $most }
or-green-help = Pick a follower, then a lit place. A follower that lies on a place stays until it acts.
or-bag = Bag
or-bag-help = { $count ->
    [0] The bag is empty.
    [one] 1 follower waits in the bag.
   *[other] { $count } followers wait in the bag.
}
or-pick = { $follower } on the green
or-picked = { $follower }, picked up
or-locked = { $count ->
    [one] 1 place to unlock
   *[other] { $count } places to unlock
}
or-locked-card = locked
or-locked-help = Unlock it with a fame bonus.
or-ready-place = can act
or-slot = Slot { $slot } of { $place }: { $asks }
or-slot-with = Slot { $slot } of { $place }: { $piece }
or-any = any follower
or-empty = empty
or-technology = technology tile
or-technologies = Technology
or-technology-help = Fills one slot of a place for good. The place needs two slots or more, and at least one follower still.
or-prohibited = Prohibited this round
or-category = Category { $category }
or-price = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
or-stock = Place cards
or-stock-none = All cards of this category are taken.
or-stock-era = Your era allows this category.
or-stock-era-not = Your era does not allow this category yet.
or-supply = Supply
or-coins = Coins
or-coins-help = 1 point each at the end.
or-citizens = Citizens
or-citizens-help = At the end, citizens × villages are points.
or-settlers = Settlers in supply
or-fortresses = Fortresses in supply
or-churches = Churches
or-churches-left = Churches in supply
or-fame = Fame
or-fame-track = Fame track
or-fame-at = { $name } stands on { $space }.
or-fame-tile = Fame tile on { $space }
or-fame-tile-help = Whoever reaches or passes it takes one: unlock a place, advance to the next era, or gain a citizen.
or-eras = Eras
or-era-draw = draw { $count }
or-deeds = Deeds
or-deeds-note = the last tile wins a citizen
or-deed-left = { $count ->
    [0] Complete.
    [one] 1 slot is empty.
   *[other] { $count } slots are empty.
}
or-deed-slot = { $deed }: { $tile }, { $reward }
or-food = any food
or-event = Event
or-timing-resolve = resolved after the actions
or-timing-round = all this round
or-timing-reveal = at once
or-area-land = { $terrain }, gives { $good }
or-area-village = village
or-area-start = start village
or-area-settlers = settlers of { $names }
or-area-fortress = fortress of { $name }
or-area-church = church
or-area-free = nobody there
or-lit = possible now
or-last = just changed
or-areas = Areas
or-villages = Villages
or-goods = Goods
or-value = Worth { $value } at the market and at the end.
or-is-food = It is food.
or-from-terrain = Harvested on: { $terrain }.
or-in-market = { $count } left in the market.
or-monk-help = May fill any slot of a place.
or-follower-help = Fills slots that ask for it.
or-board-of = Board of { $name }
or-places-of = Places of { $name }
or-start-player = Start player: { $name }

## What places need and do

or-needs = Needs: { $slots }.
or-needs-some = Needs { $least } to { $most } followers.
or-needs-different = All of them different.
or-may-stay-empty = The slot for the { $follower } may stay empty.
or-op-recruit = Recruit: { $follower }.
or-op-gain_good = Take { $n } { $good }.
or-op-gain_coins = Gain { $n ->
    [one] 1 coin
   *[other] { $n } coins
}.
or-op-gain_fame = Gain { $n } fame.
or-op-gain_citizen = Gain { $n ->
    [one] 1 citizen
   *[other] { $n } citizens
}.
or-op-choose = Choose one:
or-op-harvest = Harvest up to { $max_areas } of your lands: take the good of each.
or-op-expand = Put a settler next to one of your areas.
or-op-expand-knight = With a knight on the place you may drive somebody out.
or-op-acquire_place = Buy one place card that your era allows: category I for 1 coin, II for 2, III for 3.
or-op-build = Build: { $what } for { $wood } wood{ $coins ->
    [0] {""}
    [one] {" "}and 1 coin
   *[other] {" "}and { $coins } coins
}.
or-op-build_choice = Build a village, a fortress or a church for { $wood_discount } wood less.
or-op-market = Sell up to { $sell_max } goods for their value; then you may buy { $buy_max } for its value + { $buy_surcharge }.
or-op-send_to_deeds = Send its followers, or goods in their place, to the deeds.
or-op-technology = Put a technology tile on one of your slots.
or-op-exchange = Up to { $max } times: { $give } becomes { $get }.
or-op-exchange_any = Up to { $max } times: a good worth { $give_min_value } to { $give_max_value } becomes { $get }.
or-op-coins_per = { $n ->
    [one] 1 coin
   *[other] { $n } coins
} per { $per }, at least { $min }, at most { $max }.
or-op-coins_per_filled = { $n ->
    [one] 1 coin
   *[other] { $n } coins
} for each follower on it.
or-if-done = If that was done: { $then }
or-passive = This always holds, without followers:
or-passive-carpentry = Gain { $n } fame whenever you build a village, a fortress or a church.
or-passive-granary = Every demand for food on you is { $n } smaller.
or-passive-watchtower = Whoever conquers an area from you first pays you { $n } coins.
or-passive-school = Your scholars may fill slots for farmer, fisherman, craftsman and trader.

## The same, as short as on a card

or-short-harvest = harvest { $max_areas } lands
or-short-expand = settle an area
or-short-acquire_place = buy a place
or-short-build_choice = build anything, −{ $wood_discount }
or-short-market = sell { $sell_max }, buy { $buy_max }
or-short-send_to_deeds = send to deeds
or-short-exchange_any = { $give_min_value }–{ $give_max_value }
or-short-coins_per = per { $per }
or-short-coins_per_filled = per follower
or-short-passive-carpentry = fame for builds
or-short-passive-granary = less hunger
or-short-passive-watchtower = toll for conquest
or-short-passive-school = scholars fill in

## Things that are counted

or-one-areas = area
or-one-villages = village
or-one-churches = church
or-one-settlers_on_areas = settler on the map
or-one-good_types_owned = kind of goods you own
or-one-followers_owned = followers
or-one-knights_owned = knights

## Events

or-event-pay_food = Give { $n } food. It leaves the game.
or-event-pay_food_by_areas = Give food: 1 with up to 3 areas, 2 with up to 6, else 3. It leaves the game.
or-event-pay_coins_per = Pay 1 coin per { $every ->
    [one] { $per }
   *[other] { $every } ({ $per }), rounded up
}.
or-event-pay_coin_or_good = Give { $n } coin or good.
or-event-pay_goods_per_terrain = Give { $n } good for each of your lands of this kind: { $terrain }. At most { $max }.
or-event-pay_coins_unless = Pay { $n } coins unless you have one of these: { $has }.
or-event-gain_good = Everybody takes { $n } { $good }.
or-event-gain_good_per_terrain = Take { $n } { $good } for each of your lands of this kind: { $terrain }. At most { $max }.
or-event-coins_per = Gain { $n ->
    [one] 1 coin
   *[other] { $n } coins
} per { $every ->
    [one] { $per }
   *[other] { $every } ({ $per })
}.
or-event-fame_per = Gain { $n } fame per { $per }.
or-event-citizen_if = Gain { $n } citizen if you have a church.
or-event-recruit_choice = You may take one: { $followers }.
or-event-compare-followers_owned = Alone with the most followers: gain { $most_coins } coins. With three or more players, alone with the fewest: pay { $least_pay_coins }.
or-event-compare-knights_owned = Alone with the most knights: gain { $most_fame } fame.
or-event-compare-areas = With the fewest areas: gain { $least_coins } coins, unless all have the same.
or-event-sell = You may sell up to { $max } goods for their value + { $bonus }.
or-event-buy_technology = You may buy a technology tile for { $coins } coins.
or-event-lose_random_follower = Everybody loses { $n } follower from the bag, at random.
or-event-market_bonus = Every good that you sell at the Market brings { $n } more.
or-event-wild_slot = { $place }: the slot for the { $slot } takes any follower.
or-event-build_discount = Every build costs { $wood } wood less.
or-event-forbid_recruit = Nobody recruits: { $follower }.
or-event-forbid_conquest = Nobody can be driven out.
or-event-fame_on_expand = { $n } fame for every settler you place.
or-event-prohibit_left_neighbour = Everybody forbids one place of the left neighbour for this round.

## Eras

or-era-fame_per = { $n } fame per { $per }
or-era-coins_per = { $n ->
    [one] 1 coin
   *[other] { $n } coins
} per { $per }
or-era-coins_if_sole_most_areas = { $n } coins if you alone have the most areas
or-era-pay_food_by_areas = give 1 to 3 food
or-era-pay_food_by_areas-help = Give food: 1 with up to 3 areas, 2 with up to 6, else 3. For what is missing you are tortured.
or-era-full = When the Food Depot is full: { $bonus }.
or-era-peace = At peace: nobody drives you out, and you drive out nobody.
or-era-cards = Cards you may buy: { $categories }.
or-era-lying = { $name } has to finish this era first.

or-reward-coins = { $count ->
    [one] 1 coin
   *[other] { $count } coins
}
or-reward-fame = { $count } fame
