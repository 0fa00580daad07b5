## The table of the CATAN card game

catan-goal = first to 7 victory points
catan-points = { $points } of 7 victory points
catan-tabs = Parts of the table
catan-tab-offer = Offer
catan-tab-trade = Trade
catan-tab-built = Built
catan-offer = Open offer
catan-legal = can be built
catan-costs = costs { $cost }
catan-needs-settlement = needs a settlement
catan-needs-city = needs a city
catan-by-swap = with a swap
catan-by-one-swap = { $count } { $payment } for 1 { $missing }
catan-missing = { $count } { $thing } missing
catan-built-by = Built by { $name }
catan-hand = Your hand
catan-hand-of = { $name }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
catan-known = Surely among them: { $cards }.
catan-limit = The robber comes to those with more than { $limit } cards.
catan-hand-size = cards
catan-no-cards = No cards in hand.
catan-cards-of = { $count } { $thing }
catan-chosen = { $count } chosen
catan-hand-trade = Click a card to put it into an offer at the trade desk, click it again to take it back.
catan-hand-text = Resources pay for buildings and can be traded once in your turn.
catan-discard-do = Discard { $count } of { $of }
catan-swap-short = swap
catan-swap = Swap { $swap } : 1
catan-swap-text = Once in your turn, { $swap ->
    [one] one card of another kind pays
   *[other] { $swap } equal cards pay
} for one card that is missing. Every road makes it cheaper.
catan-supply = supply
catan-supply-text = In every turn each player draws one card; whose turn it is draws more for cities and metropolises.
catan-discard = discarded
catan-discard-text = When the supply is empty, these are shuffled and become the new supply.
catan-pile = buildings
catan-pile-text = After every build the open offer is filled up to five cards from here.
catan-events = events
catan-events-text = Whoever builds a settlement draws one of these.
catan-last-event = Last event: { $name }

catan-road-gives = better swaps
catan-settlement-gives = then an event
catan-city-gives = +1 yield
catan-knight-gives = robber limit +1
catan-metropolis_a-gives = +2 yield
catan-metropolis_b_roads-gives = +1 yield, draw for roads
catan-metropolis_b_longest_route-gives = +1 yield, wins route ties
catan-metropolis_b_knights-gives = +1 yield, draw for knights
catan-metropolis_b_largest_knights-gives = +1 yield, wins force ties
catan-road-text = Every road makes swaps cheaper: with 1, 2, 3 or 4 roads a missing card costs 4, 3, 2 or 1 others. Roads count for the Longest Trade Route.
catan-settlement-text = One point. As soon as it stands, an event is drawn that concerns everybody.
catan-city-text = Two points. It covers one of your settlements and yields one more card in each of your turns.
catan-knight-text = The robber leaves you one more card alone. Knights count for the Largest Knight Force.
catan-metropolis_a-text = Three points. It covers one of your cities and yields two more cards in each of your turns.
catan-metropolis_b_roads-text = Three points, on one of your cities. One more card in each of your turns; when it is built, draw a card for each of your roads.
catan-metropolis_b_longest_route-text = Three points, on one of your cities. One more card in each of your turns; you win ties for the Longest Trade Route.
catan-metropolis_b_knights-text = Three points, on one of your cities. One more card in each of your turns; when it is built, draw a card for each of your knights.
catan-metropolis_b_largest_knights-text = Three points, on one of your cities. One more card in each of your turns; you win ties for the Largest Knight Force.
catan-robber-text = Whoever has more than 7 cards, and one for each knight, discards half of them.
catan-donation-text = Whoever leads gives one card to a player with fewer points.
catan-harvest_festival-text = Everybody draws one card for each settlement.
catan-subsidy-text = Everybody without a special card draws two cards.
catan-new_year-text = Everybody draws one card; then all events are shuffled.
catan-longest_trade_route-text = Two points for the first with 3 roads. Whoever has more takes it over.
catan-longest_trade_route-free = from 3 roads
catan-longest_trade_route-held = { $name }, { $count } roads
catan-largest_knight_force-text = Two points for the first with 2 knights. Whoever has more takes it over.
catan-largest_knight_force-free = from 2 knights
catan-largest_knight_force-held = { $name }, { $count } knights

catan-desk = Trade desk
catan-one-trade = one trade a turn
catan-traded = traded
catan-your-offer = Your offer
catan-offer-of = { $name } asks
catan-change = Change
catan-thinks = is thinking…
catan-accepts = accepts
catan-declines = declines
catan-counters = counters
catan-proposes = proposes
catan-trade-do = Trade
catan-retract-do = Take back
catan-accept-do = Accept
catan-decline-do = Decline
catan-withdraw-do = Clear the desk
catan-offer-do = Offer
catan-call-want-do = Who has it?
catan-call-give-do = Who wants it?
catan-counter-do = Counter
catan-propose-do = Propose
catan-or-counter = Or ask for something else:
catan-you-give = You give
catan-you-get = You get
catan-one-more = One more { $thing }, { $count } so far
catan-one-less = One less { $thing }, { $count } so far
catan-to = To whom
catan-to-all = to everyone
catan-offers-left = { $count ->
    [0] No offers left in this turn.
    [one] 1 offer left in this turn.
   *[other] { $count } offers left in this turn.
}
catan-proposals-left = { $count ->
    [0] No proposals left in this turn.
    [one] 1 proposal left in this turn.
   *[other] { $count } proposals left in this turn.
}
catan-desk-done = The trade of this turn is done.
catan-desk-closed = Nothing to trade right now.
catan-partner-draws = Whoever trades with the active player draws one card from the supply.
catan-gives-gets = { $gives } for { $gets }
