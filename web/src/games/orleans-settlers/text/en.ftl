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
or-phase-draw-help = Everybody draws followers from the bag, as many as the era says, up to { $green } on the green.
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
or-empty = empty
or-technologies = Technology
or-technology-help = Fills one slot of a place for good. The place needs { $slots } slots or more, and at least one follower still.
or-prohibited = Prohibited this round
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
or-coins-help = { $points ->
    [one] 1 point
   *[other] { $points } points
} each at the end.
or-citizens-help = At the end, citizens × villages are points.
or-settlers = Settlers in supply
or-fortresses = Fortresses in supply
or-churches = Churches
or-churches-left = Churches in supply
or-fame-at = { $name } stands on { $space }.
or-eras = Eras
or-era-draw = draw { $count }
or-deeds = Deeds
or-deed-left = { $count ->
    [0] Complete.
    [one] 1 slot is empty.
   *[other] { $count } slots are empty.
}
or-deed-slot = { $deed }: { $tile }, { $reward }
or-event = Event
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
or-follower-help = Fills slots that ask for it.
or-board-of = Board of { $name }
or-places-of = Places of { $name }
or-start-player = Start player: { $name }

## What places need and do

or-needs = Needs: { $slots }.
or-needs-some = Needs { $least } to { $most } followers.
or-may-stay-empty = The slot for the { $follower } may stay empty.
or-designed = This one is ours: the printed one is not public.
or-designed-parts = Ours, because it is not public: { $parts }.
or-holds = { $most ->
    [0] Goods that are laid here while planning: { $goods }.
   *[other] Goods that are laid here while planning, { $most } at most: { $goods }.
}
or-stored = Goods on { $place }: { $goods }

## The same, as short as on a card

or-short-verb-harvest = harvest { $most } lands
or-short-verb-expand = settle an area
or-short-verb-conquer = settle an area
or-short-verb-acquire = buy a place
or-short-verb-build-any = build anything, −{ $discount }
or-short-verb-sell = sell { $most }
or-short-verb-buy = buy { $most }
or-short-verb-send = send to deeds
or-short-verb-carpentry = fame for builds
or-short-verb-granary = less hunger
or-short-verb-watchtower = toll for conquest
or-short-verb-school = scholars fill in
or-short-per = per { $per }

## Eras

or-era-food = give { $least } to { $most } food
or-era-cards = Cards you may buy: { $categories }.
or-era-lying = { $name } has to finish this era first.
