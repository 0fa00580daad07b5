# Settlement in English.

game-name = Settlement
game-summary = Explore the wilderness, build streets, keep monsters away and invite heroes: six rounds, most victory points.

## Resources and settlers

wood = wood
clay = clay
stone = stone
diamond = { $amount ->
    [one] diamond
   *[other] diamonds
}
gold = gold
bonus_settler = { $amount ->
    [one] bonus settler
   *[other] bonus settlers
}

## The boards

region-I = region I
region-II = region II
region-III = region III
street-upper = upper street
street-middle = middle street
street-lower = lower street
landscape-wood = Forest
landscape-clay = Clay Banks
landscape-stone = Rocky Hills
landscape-diamond = Crystal Caves
landscape-gold = Gold Fields
monster-green = Forest Gnoll
monster-yellow = Steppe Manticore
monster-blue = Water Hydra
monster-red = Cave Dragon

## Buildings

lumber_mill = Lumber Mill
clay_pit = Clay Pit
quarry = Quarry
diamond_mine = Diamond Mine
bazaar = Bazaar
jeweler = Jeweler Store
alchemist = Alchemist
warehouse = Warehouse
tavern = Tavern
bank = Bank
cathedral = Cathedral
trading_post = Trading Post

## Artifacts

eternity_clock = Eternity Clock
explorers_astrolabe = Explorer's Astrolabe
mace_of_bravery = Mace of Bravery
potion_of_power = Potion of Power
living_chest = Living Chest
scroll_of_luck = Scroll of Luck
leaders_crown = Leader's Crown
cheerful_mug = Cheerful Mug
magic_purse = Magic Purse
diamond_ring = Diamond Ring
guiding_star = Guiding Star
knowledge_key = Knowledge Key
transformation_mirror = Transformation Mirror
shamans_mask = Shaman's Mask

## What artifacts do

help-use-new-building = After you construct a building you may use its effect once, at no settler cost.
help-richer-region = Activating a region yields one more resource of a kind shown by one of its terrains.
help-region-again = Once per round you may activate an already used region again, with another settler; the checks for monsters follow again.
help-street-again = Once per round you may activate an already used street again, with another settler.
help-decide-monster = At every monster check you decide whether the monster appears, whatever the heroes show.

## Heroes

guild-adventurer = Adventurer
guild-builder = Builder
guild-defender = Defender
guild-craftsman = Craftsman

hero-a01 = Pathfinder
hero-a02 = Cartographer
hero-a03 = River Scout
hero-a04 = Ranger
hero-a05 = Mountaineer
hero-a06 = Caravan Guide
hero-a07 = Treasure Seeker
hero-a08 = Wanderer
hero-a09 = Falconer
hero-a10 = Herb Gatherer
hero-a11 = Expedition Leader
hero-a12 = Star Reader
hero-b01 = Mason
hero-b02 = Carpenter
hero-b03 = Brickmaker
hero-b04 = Roofer
hero-b05 = Bridge Builder
hero-b06 = Architect
hero-b07 = Surveyor
hero-b08 = Stonecutter
hero-b09 = Well Digger
hero-b10 = Foreman
hero-b11 = Town Planner
hero-b12 = Master Builder
hero-d01 = Watchwoman
hero-d02 = Archer
hero-d03 = Spear Bearer
hero-d04 = Gatekeeper
hero-d05 = Shield Bearer
hero-d06 = Crossbowman
hero-d07 = Captain
hero-d08 = Sergeant
hero-d09 = Monster Slayer
hero-d10 = Paladin
hero-d11 = Castle Warden
hero-d12 = Commander
hero-c01 = Woodcutter
hero-c02 = Baker
hero-c03 = Weaver
hero-c04 = Blacksmith
hero-c05 = Brewer
hero-c06 = Goldsmith
hero-c07 = Rat Catcher
hero-c08 = Cooper
hero-c09 = Healer
hero-c10 = Merchant
hero-c11 = Innkeeper
hero-c12 = Bard

## Ranks of a solo player

rank-settler = Settler
rank-mayor = Mayor
rank-knight = Knight
rank-lord = Lord or Lady

## Where points come from

score-adventurer = Adventurers
score-builder = Builders
score-defender = Defenders
score-craftsman = Craftsmen

## What is printed on the components

settler = { $amount ->
    [one] settler
   *[other] settlers
}
terrain = { $amount ->
    [one] terrain
   *[other] terrains
}
building = { $amount ->
    [one] building
   *[other] buildings
}
fortification = { $amount ->
    [one] fortification
   *[other] fortifications
}
hero-place = Place in the hero row
terrain_resource = resource of the terrain
fortified_resource = resource of one of your fortified terrains
sort-basic = basic resource
sort-rare = rare resource

deed-build = Construct a building
deed-explore = Explore a terrain
deed-hunt = Hunt a monster
deed-fortify = Build a fortification
deed-activate-region = Activate a region
deed-activate-street = Activate a street
deed-activate-fortification = Activate a fortification
deed-trade = Trade with the supply

verb-start = Every player starts with { $take }.
verb-take = Take { $take }.
verb-exchange = Give { $pay } for { $take }.
verb-store = Put { $pay } on it, for good: { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end.
verb-trade = Trade { $pay } for { $take }.
verb-invite = Brings { $take }.
verb-choose = One of these:
verb-place = Takes { $pay }.
verb-explore = Exploring here takes { $pay }.
verb-explore-region = { $region }: { $pay }.
verb-hunt = Hunting takes { $pay } and brings { $take }.
verb-hunt-monster = { $monster }: { $pay } for { $take }.
verb-fortify = Building it takes { $pay }.
verb-activate = Activating takes { $pay }.
verb-on-take = When you take this tile: { $take }.
verb-on-explore = Each time you explore, before the monster check: { $take }.
verb-on-hunt = Each time you hunt, on top of the reward: { $take }.
verb-on-fortify = Each time you build a fortification: { $take }.
verb-on-activate-fortification = Each time you activate a fortification, on top of its yield: { $take }.
verb-on-invite = Each time you invite a hero: { $take }.

number-artifacts = artifacts to choose from
number-columns = spaces
number-hero_places = places for heroes
number-market_spaces = spaces of the market
number-points = points
number-rounds = rounds
number-settlers = settlers

## Options

option-supply = Supply
option-supply-help = Whether resources and bonus settlers can run out.
option-supply-open = unlimited
option-supply-strict = only what is in the box
option-printing = Printing
option-printing-help = Whose box is used. It matters only if the supply can run out: the two hold different numbers of diamonds and gold.
option-printing-german = German
option-printing-english = English
option-heroes = Invited heroes
option-heroes-help = Open, everybody sees the heroes and points of the others, as an aid for the memory; face down, as in the booklet, only their number until the game is over.
option-heroes-open = open
option-heroes-face_down = face down
option-empty_rows = Activate empty rows
option-empty_rows-help = A region without a terrain and a street without a building can be activated, to wait; otherwise something must lie there.
option-scroll_any = Scroll of Luck beside monsters
option-scroll_any-help = The Scroll also pays what a terrain with a monster shows, since its resource comes from the supply; otherwise only what a terrain without one shows.

## Actions

action-take = Take { $artifact }
action-build = Build from market space { $number } in the { $street }
action-explore = Explore { $region }
action-place = Lay it in { $region }, column { $column }
action-hunt = Hunt the monster in { $region }, column { $column }
action-fortify = Build a fortification in { $region }, column { $column }
action-activate-region = Activate { $region }
action-activate-street = Activate the { $street }
action-activate-fortification = Activate the fortification in { $region }, column { $column }
action-invite = Invite hero { $number } from the left
action-trade = Trade { $give } for { $take }
action-use = Use building { $number } of the { $street }
action-use-choice = Use building { $number } of the { $street } with { $kind }
action-stop = Use no more buildings
action-luck = Take 1 { $kind }
action-monster-yes = The monster appears
action-monster-no = The monster stays away
action-keep = Keep { $basics }
action-end = End the turn
action-pass = Pass

## Prompts

prompt-wait = { $active } is playing.
prompt-draft = Choose an artifact for the first round.
prompt-turn = Do one action and/or invite one hero, in any order, or pass.
prompt-turn-acted = You may invite a hero; then end your turn or pass.
prompt-turn-invited = You may do an action; then end your turn or pass.
prompt-turn-done = End your turn or pass.
prompt-place = { $landscape }: choose a space in { $region }.
prompt-luck = Scroll of Luck: choose the additional resource.
prompt-check = Does the { $monster } appear in { $region }, column { $column }?
prompt-street = Use the buildings of the { $street } in any order.
prompt-clock = Eternity Clock: use the new building ({ $building }) now?
prompt-keep = Your fortifications store { $count ->
    [one] one basic resource
   *[other] { $count } basic resources
}. What do you keep?
prompt-artifact = Choose an artifact for the next round.

## What happened

event-began = { $seat } is the first player.
event-round = Round { $round } begins with { $seat }.
event-turned-up = { $building } comes to the market.
event-stacked = { $count } tiles of { $building } form a stack.
event-artifact = { $seat } takes { $artifact }.
event-artifact-changed = { $seat } takes { $artifact } and returns { $returned }.
event-artifact-turned-up = { $artifact } is turned up.
event-artifact-paid = { $artifact }: { $seat } gets { $gain }.
event-built = { $seat } builds { $building } in the { $street } for { $paid }.
event-explored = { $seat } explores { $region } and finds { $landscape } ({ $monster }).
event-laid = { $seat } lays the terrain in { $region }, column { $column }.
event-monster = A { $monster } appears at { $seat }'s in { $region }, column { $column }.
event-monster-kept-away = { $seat } keeps a { $monster } away from { $region }, column { $column }.
event-hunted = { $seat } hunts the { $monster } in { $region }, column { $column }, for { $gain }.
event-fortified = { $seat } builds a fortification in { $region }, column { $column }.
event-region = { $seat } activates { $region } and gets { $gain }.
event-street = { $seat } activates the { $street }.
event-used = { $building }: { $seat } gets { $gain }.
event-exchanged = { $building }: { $seat } gives { $paid } for { $gain }.
event-stored = { $building }: { $seat } stores { $stored }.
event-fortification = { $seat } activates the fortification in { $region }, column { $column }, and gets { $gain }.
event-invited = { $seat } invites { $hero } ({ $guild }) for { $paid }{ $settlers ->
    [0] .
    [one] {" "}and gets a bonus settler.
   *[other] {" "}and gets { $settlers } bonus settlers.
}
event-invited-face-down = { $seat } invites a hero for { $paid }{ $settlers ->
    [0] .
    [one] {" "}and gets a bonus settler.
   *[other] {" "}and gets { $settlers } bonus settlers.
}
event-hero-arrived = { $hero } ({ $guild }, { $monster }) joins the hero row.
event-hero-left = { $hero } ({ $guild }) leaves the hero row.
event-traded = { $seat } trades { $give } for { $take }.
event-passed = { $seat } passes.
event-passed-first = { $seat } passes first and takes the first player marker.
event-returned = { $seat } returns { $returned }.
event-kept = { $seat } keeps { $kept } and returns { $returned }.
event-over = The game is over.
event-solo-over = The game is over: { $points ->
    [one] one point
   *[other] { $points } points
}, { $rank }.

## Refusals

illegal-game-over = The game is over.
illegal-no-such-seat = Nobody sits there.
illegal-not-your-turn = { $active } is playing.
illegal-passed = You have passed and wait for the next round.
illegal-draft-first = First everybody takes an artifact.
illegal-place-first = First choose a space for the terrain that you drew.
illegal-luck-first = First choose the resource of the Scroll of Luck.
illegal-check-first = First decide whether the monster appears.
illegal-buildings-first = First finish using your buildings.
illegal-keep-first = First choose the resources that you keep.
illegal-artifact-first = First choose another artifact.
illegal-already-acted = You did your action in this turn.
illegal-nothing-done = You have neither acted nor invited a hero: do one of them, or pass.
illegal-no-settlers = This takes { $needed ->
    [one] one settler
   *[other] { $needed } settlers
}; you have { $have } left.
illegal-cannot-pay = This costs { $price }; you lack { $missing }.
illegal-supply-empty = The supply cannot pay { $gain }.
illegal-empty-market-space = There is no building on that market space.
illegal-street-full = The { $street } has no free place.
illegal-no-space-in-region = No free space in { $region } touches your terrains; the first terrain goes into region I.
illegal-no-terrain-left = No terrain of { $region } is left.
illegal-nothing-to-place = You have drawn no terrain.
illegal-other-region = This terrain belongs in { $region }.
illegal-space-not-adjacent = The space must be free and touch one of your terrains.
illegal-no-monster = There is no monster.
illegal-not-explored = You have not explored that space.
illegal-monster-there = A monster is there: hunt it first.
illegal-already-fortified = A fortification stands there already.
illegal-region-unexplored = You have no terrain in { $region }.
illegal-street-empty = You have no building in the { $street }.
illegal-area-occupied = You activated that in this round; its area is taken.
illegal-no-fortification = You have no fortification there.
illegal-no-luck = The Scroll of Luck pays nothing now.
illegal-luck-kind = No terrain of this region shows { $kind }.
illegal-no-check = There is no monster to decide on.
illegal-street-not-active = Buildings are used when their street is activated.
illegal-other-street = Only the { $street } is activated.
illegal-already-used = You used this building in this action.
illegal-only-new-building = The Eternity Clock is for the building that you just built.
illegal-no-building = There is no building on that place.
illegal-wrong-option = { $building } cannot be used like that.
illegal-no-fortified-terrain = You have no fortified terrain with { $kind }.
illegal-already-invited = You invited a hero in this turn.
illegal-no-hero = There is no hero on that place.
illegal-no-trade-now = Nothing can be traded now.
illegal-no-such-rate = That is no rate of trade.
illegal-trade-for-itself = Trading a resource for itself would only lose a token.
illegal-mirror-guard = That would undo a trade that you just made with the Mirror.
illegal-nothing-to-keep = There is nothing to choose.
illegal-keep-basics-only = Diamonds and gold are kept anyway.
illegal-keep-number = You keep exactly { $kept }.
illegal-artifact-not-there = This artifact is not in the row.
illegal-no-artifact-now = Artifacts are taken at the start and after passing.
