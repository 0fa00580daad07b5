## The table of Settlement

se-round = round { $round } of { $rounds }
se-tabs = Parts of the table
se-tab-mine = Board
se-tab-market = Market
se-tab-heroes = Heroes
se-tab-others = Others
se-heroes = Heroes for hire
se-hero-deck = { $count } in the deck
se-market = Market
se-building-pile = { $count } buildings in the pile
se-artifacts = Artifacts
se-wilderness = Wilderness
se-settlement = Settlement
se-street-upper = Upper
se-street-middle = Middle
se-street-lower = Lower
se-costs = costs { $cost }
se-ours = ours
se-designed = The values of this card are ours: the printed ones are not public.
se-points-fixed = { $points } points at the end
se-points-per_terrain = 1 point for each of your terrains
se-points-per_building = 1 point for each of your buildings
se-points-per_fortification = 1 point for each of your fortifications
se-hero-settlers = { $count ->
    [one] Brings 1 bonus settler.
   *[other] Brings { $count } bonus settlers.
}
se-hero-monster = As long as the card lies in the row, the { $monster } is awake.
se-hero-count = { $count ->
    [one] 1 hero
   *[other] { $count } heroes
}
se-heroes-of = Invited heroes
se-terrain-text = Yields { $resource }. The { $monster } comes here if a hero of the row shows it.
se-hunt-green = Hunting takes 1 settler and brings 1 diamond.
se-hunt-yellow = Hunting takes 2 settlers and brings 1 gold.
se-hunt-blue = Hunting takes 3 settlers and brings 2 gold.
se-hunt-red = Hunting takes 4 settlers and brings 1 diamond and 2 gold.
se-fortified-text = No monster comes here. The fortification can be activated once a round and keeps one basic resource when you pass.
se-fortification = fortification
se-unexplored = unexplored
se-explore = explore
se-explore-region = Explore region { $region }
se-explore-text = { $count ->
    [one] Exploring here takes 1 settler.
   *[other] Exploring here takes { $count } settlers.
} A new terrain touches one of yours; the first one lies in region I.
se-stack = Stack of region { $region }: { $count } terrains
se-activate = Activate { $name }
se-region-text = One settler: every terrain of the region without a monster yields its resource, then monsters may come. Once a round.
se-street-text = One settler: use each building of the street once, in any order. Once a round.
se-settlers = { $count ->
    [one] 1 settler
   *[other] { $count } settlers
}
se-settlers-left = { $basic } settlers and { $bonus } bonus settlers left
se-passed = has passed
se-marker = first player
se-points-now = Points if the game ended now
se-show-board = Show the board of { $name }
se-trade-text = Trade with the supply in your turn: 2 basic for 1 basic, wood, clay and stone for 1 diamond, 2 diamonds for 1 gold or 1 basic, 1 gold for 1 basic.
se-lumber_mill = Take 1 wood.
se-clay_pit = Take 1 clay.
se-quarry = Take 1 stone.
se-diamond_mine = Take 1 diamond.
se-bazaar = Give 1 wood, clay or stone for 1 gold.
se-jeweler = Give 1 diamond for 1 wood, 1 clay and 1 stone.
se-alchemist = Give 1 gold for 2 diamonds.
se-warehouse = Take 1 wood, clay or stone.
se-tavern = Give 1 diamond for 2 bonus settlers.
se-bank = Put 1 gold on it: 5 points at the end.
se-cathedral = Put 1 diamond on it: 4 points at the end.
se-trading_post = Take the resource of one of your fortified terrains.
se-actions = Actions
se-action-build = Build
se-action-explore = Explore
se-action-hunt = Hunt
se-action-fortify = Fortify
se-action-region = Region
se-action-street = Street
se-action-fort = Fort
