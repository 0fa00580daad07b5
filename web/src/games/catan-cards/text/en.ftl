## The table of the CATAN card game

catan-goal = first to { $goal } victory points
catan-points = { $points } of { $goal } victory points
catan-tabs = Parts of the table
catan-tab-offer = Offer
catan-tab-trade = Trade
catan-tab-built = Built
catan-offer = Open offer
catan-legal = can be built
catan-costs = costs { $cost }
catan-worth = { $points ->
    [one] One point.
   *[other] { $points } points.
}
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
catan-discard-do = Discard { $count } of { $of }
catan-swap-short = swap
catan-swap = Swap { $swap } : 1
catan-swap-text = Once in your turn, { $swap ->
    [one] one card of another kind pays
   *[other] { $swap } equal cards pay
} for one card that is missing. Every road makes it cheaper.
catan-last-event = Last event: { $name }

catan-road-gives = better swaps
catan-settlement-gives = then an event
catan-city-gives = +{ $cards } yield
catan-knight-gives = robber limit +{ $cards }
catan-metropolis_a-gives = +{ $cards } yield
catan-metropolis_b_roads-gives = +{ $cards } yield, draw for roads
catan-metropolis_b_longest_route-gives = +{ $cards } yield, wins route ties
catan-metropolis_b_knights-gives = +{ $cards } yield, draw for knights
catan-metropolis_b_largest_knights-gives = +{ $cards } yield, wins force ties
catan-longest_trade_route-free = from { $count } roads
catan-longest_trade_route-held = { $name }, { $count } roads
catan-largest_knight_force-free = from { $count } knights
catan-largest_knight_force-held = { $name }, { $count } knights

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
catan-gift-do = Give for nothing
catan-ask-gift-do = Ask as a gift
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
catan-gives-gets = { $gives } for { $gets }
