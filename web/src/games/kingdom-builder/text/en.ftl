## The board

kb-board = Board
kb-hex-empty = empty
kb-hex-lit = legal
kb-hex-last = last move
kb-hex-held = picked up
kb-hex-piece = { $piece } of { $name }
kb-hex-tiles = { $count ->
    [0] no tile left
    [one] 1 tile left
   *[other] { $count } tiles left
}
kb-hex-cave = cave
kb-hex-marked = line { $line } is marked by { $name }
kb-piece-settlement = settlement
kb-piece-warrior = warrior
kb-piece-wagon = wagon
kb-piece-ship = ship
kb-piece-city-hall = city hall
kb-piece-scout = scout
kb-piece-wall = stone wall
kb-hex-castle = castle
kb-hex-palace = palace
kb-hex-silo = silo
kb-hex-nomad = nomad hex
kb-hex-capitol = capitol
kb-closer = Closer
kb-further = Further away
kb-whole-board = Whole board
kb-mini-map = Map of the whole board
kb-lit-outside = { $count ->
    [one] 1 lit hex { $where }
   *[other] { $count } lit hexes { $where }
}
kb-where-up = above
kb-where-down = below
kb-where-left = to the left
kb-where-right = to the right

## The dock

kb-round = Round { $number }
kb-last-round = last round
kb-card-of = Terrain card: { $name }
kb-your-card = your next card
kb-cards-open = { $name } plays
kb-no-card = no card
kb-lit-hexes = { $count ->
    [0] { "" }
    [one] 1 hex is lit
   *[other] { $count } hexes are lit
}
kb-tap-twice = Tap a lit hex, tap again
kb-built-of = { $built } of { $all } built
kb-tile-ready = use now
kb-tile-held = in use
kb-tile-later = later
kb-tile-used = used
kb-tile-new = next turn
kb-tile-passive = always on
kb-tile-lost = lost
kb-goals = Goals

## Players

kb-supply = { $count } left
kb-supply-of = Settlements left: { $count }
kb-deck = Terrain deck
kb-deck-counts = { $pile } to draw · { $discard } discarded
kb-deck-removed = Out of the game: { $cards }
kb-tokens = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
kb-set-aside = { $count } set aside
kb-starts = Start player
kb-gold-now = { $name }, gold if the game ended now: { $gold }
kb-in-play = so far { $gold } gold

## What scores

kb-this-scores = This game scores
kb-every-game = In every game.
kb-removed-terrain = Removed terrain: { $terrain }
kb-read-on = Rule { $rule }

## What things do

kb-about-oracle = Build one settlement on the terrain of your card.
kb-about-farm = Build one settlement on grass.
kb-about-oasis = Build one settlement on desert.
kb-about-tower = Build one settlement on the rim of the board.
kb-about-tavern = Build one settlement at either end of your straight line of three or more.
kb-about-barn = Move one of your settlements to the terrain of your card.
kb-about-harbor = Move one of your settlements onto water.
kb-about-paddock = Move one of your settlements exactly two hexes in a straight line.
kb-about-quarry = Put one or two stone walls on the terrain of your card, beside your settlements.
kb-about-caravan = Slide one of your settlements in a straight line as far as it goes.
kb-about-village = Build one settlement beside at least three of your own.
kb-about-garden = Build one settlement on flowers.
kb-about-foresters_lodge = Build one settlement in the forest.
kb-about-monastery = Build one settlement in a canyon.
kb-about-fort = Draw a terrain card and build one settlement on it.
kb-about-city_hall = Once in the game: put your city hall on seven free hexes beside your settlement. It counts as seven.
kb-about-crossroads = Draw two terrain cards at the end of your turn and choose one of them next time.
kb-about-barracks = Put a warrior on the board or take one back. Nobody may build beside a warrior.
kb-about-wagon = Put your wagon on the board, move it up to three steps over land and mountains, or take it back.
kb-about-lighthouse = Put your ship on water, move it up to three steps, or take it back.
kb-about-canoe = When somebody takes the last tile of a hex, build one settlement on swamp or water.
kb-about-fountain = Build one settlement beside exactly one of your own and beside nobody else.
kb-about-temple = Take one of your settlements off the board. You build it in addition next turn.
kb-about-refuge = Move one of your settlements to a free hex beside it.
kb-about-bazaar = Use one of your other location tiles a second time.
kb-about-water_mill = Build one settlement beside water.
kb-about-mountain_station = Build one settlement beside a mountain.
kb-about-scout_cabin = Place the two scouts beside your settlements. They count as yours for this turn.
kb-about-cathedral = Take a token, or give tokens back and build as many settlements on the terrain of your card.
kb-about-watchtower = Build one settlement beside somebody else’s.
kb-about-university = Build one settlement beside a location, castle, nomad hex, palace or silo.
kb-about-palisade = Move one of your settlements to another place beside its own area.
kb-about-rope_bridge = Move one of your settlements to a canyon.
kb-about-tree_house = Move one of your settlements to the forest.
kb-about-temple_bonus = The first settlement of each turn need not touch your own.
kb-about-refuge_bonus = Move one of your settlements in a straight line to the first free hex, over anything.
kb-about-canoe_bonus = Build one settlement on swamp or water.
kb-about-fountain_bonus = Your Fountains may build on mountains too.
kb-about-donation_grass = Once, next turn: build three settlements on grass.
kb-about-donation_canyon = Once, next turn: build three settlements in canyons.
kb-about-donation_desert = Once, next turn: build three settlements on desert.
kb-about-donation_flowers = Once, next turn: build three settlements on flowers.
kb-about-donation_forest = Once, next turn: build three settlements in the forest.
kb-about-donation_water = Once, next turn: build three settlements on water.
kb-about-donation_mountain = Once, next turn: build three settlements on mountains.
kb-about-resettlement = Once, next turn: four steps, shared among your settlements as you like.
kb-about-outpost = Once, next turn: one placement need not touch your own settlements.
kb-about-sword = Once, next turn: take one settlement of every opponent off the board.
kb-about-treasure = 3 gold at once.
kb-about-farmland = Once each turn: build one settlement on farmland beside your own.
kb-about-cave = Once each turn: move one settlement from beside a cave to a free hex beside any cave.
kb-about-fishermen = 1 gold for each of your settlements beside water.
kb-about-merchants = 4 gold for every place that your areas connect.
kb-about-discoverers = 1 gold for every horizontal line that you are on.
kb-about-hermits = 1 gold for each of your separate areas.
kb-about-citizens = 1 gold for every 2 settlements in your largest area.
kb-about-miners = 1 gold for each of your settlements beside a mountain.
kb-about-workers = 1 gold for each of your settlements beside a location, castle or the like.
kb-about-knights = 2 gold per settlement on your fullest horizontal line.
kb-about-lords = In each quadrant: 12 gold for the most settlements, 6 for the second most.
kb-about-farmers = 3 gold per settlement in the quadrant where you have the fewest.
kb-about-families = During play: 2 gold if the three settlements of your turn stand in one straight line.
kb-about-shepherds = During play: 2 gold for a new settlement with no free hex of its terrain beside it.
kb-about-ambassadors = During play: 1 gold for each new settlement beside somebody else’s.
kb-about-geologists = 2 gold for every mountain range that your areas connect with another.
kb-about-messengers = 2 gold for every hex between the two farthest settlements of one of your areas.
kb-about-noblewomen = 5 gold at every special place where you have the most settlements around it.
kb-about-vassals = 1 gold for each of your settlements at an inner edge of a quadrant.
kb-about-captains = 1 gold for each of your settlements beside three or more of your own.
kb-about-scouts = 1 gold for each of your settlements beside the removed terrain.
kb-about-rangers = 2 gold for every horizontal line with exactly one of your settlements.
kb-about-mayors = 4 gold for every line on which you were first to have four settlements.
kb-about-chainers = 1 gold for each of your settlements beside exactly two of your own.
kb-about-travellers = 1 gold for each of your settlements on the rim of the board.
kb-about-homesteaders = 1 gold per settlement in the quadrant where you have the most.
kb-about-rovers = During play: 1 gold for every quadrant that you build in during a turn.
kb-about-home_country = 5 gold for filling one whole patch of a terrain alone.
kb-about-fortress = 6 gold for a settlement with six of your own around it.
kb-about-road = 7 gold for seven settlements in one unbroken diagonal line.
kb-about-place_of_refuge = 8 gold for surrounding a special place alone.
kb-about-advance = 9 gold for seven settlements on one edge of the board.
kb-about-compass_points = 10 gold for a settlement on each of the four edges.
kb-about-castle = 3 gold for each castle you touch. In every game.
kb-about-palace = 5 gold for the most settlements around it; all who tie get them.
kb-about-capitol = 1 gold for each of your settlements within two hexes.
kb-about-silo = Whoever touches it at the end builds or moves up to three settlements before the scoring.
kb-about-nomad = The first to build beside it takes its tile and uses it next turn.
kb-about-location = Build beside it to take a tile. You may use it from your next turn on, once each turn.
kb-about-treasures = 3 gold for each treasure, at once.

## A new table

kb-mini-board = Board
kb-pick-place = { $place } is selected
kb-pick-how = Pick a quadrant, turn it, or leave it to chance.
kb-place-0 = Top left
kb-place-1 = Top right
kb-place-2 = Bottom left
kb-place-3 = Bottom right
kb-turn-it = Turn { $place }
kb-by-chance = Leave { $place } to chance
kb-chance = Chance
kb-turned = turned
kb-turn-chance = turned by chance
kb-all-quadrants = All { $count }
kb-random-board = Random board
kb-first-game = First game
kb-quadrant-pictures = Quadrants
kb-card-pictures = What scores
kb-cards-how = Pick up to three; chance draws the rest.
kb-add-set = brings { $set }
