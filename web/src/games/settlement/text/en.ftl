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
se-points-fixed = { $points ->
    [one] 1 point
   *[other] { $points } points
} at the end
se-points-terrain = { $points ->
    [one] 1 point
   *[other] { $points } points
} for each of your terrains
se-points-building = { $points ->
    [one] 1 point
   *[other] { $points } points
} for each of your buildings
se-points-fortification = { $points ->
    [one] 1 point
   *[other] { $points } points
} for each of your fortifications
se-hero-monster = As long as the card lies in the row, the { $monster } is awake.
se-hero-count = { $count ->
    [one] 1 hero
   *[other] { $count } heroes
}
se-face-down = { $count ->
    [one] 1 hero
   *[other] { $count } heroes
} face down
se-heroes-of = Invited heroes
se-terrain-text = Yields { $resource }. The { $monster } comes here if a hero of the row shows it.
se-fortified-text = No monster comes here. The fortification can be activated once a round and keeps one basic resource when you pass.
se-fortification = fortification
se-unexplored = unexplored
se-explore = explore
se-explore-region = Explore region { $region }
se-explore-text = A new terrain touches one of yours; the first one lies in region I.
se-stack = Stack of region { $region }: { $count } terrains
se-activate = Activate { $name }
se-region-text = Every terrain of the region without a monster yields its resource, then monsters may come. Once a round.
se-street-text = Use each building of the street once, in any order. Once a round.
se-settlers = { $count ->
    [one] 1 settler
   *[other] { $count } settlers
}
se-settlers-left = { $basic } settlers and { $bonus } bonus settlers left
se-passed = has passed
se-marker = first player
se-points-now = Points if the game ended now
se-show-board = Show the board of { $name }
se-trade-text = Trade with the supply in your turn, as often as you like.
se-actions = Actions
se-action-build = Build
se-action-explore = Explore
se-action-hunt = Hunt
se-action-fortify = Fortify
se-action-region = Region
se-action-street = Street
se-action-fort = Fort
