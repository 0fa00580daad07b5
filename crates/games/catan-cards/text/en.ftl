# The CATAN card game in English.

game-name = CATAN card game
game-summary = Gather resources, trade with everyone, build settlements, cities and metropolises: seven points win.

## Cards

brick = brick
lumber = lumber
wool = wool
grain = grain
ore = ore

road = road
settlement = settlement
city = city
knight = knight
metropolis_a = metropolis
metropolis_b_roads = metropolis of roads
metropolis_b_longest_route = metropolis of the trade route
metropolis_b_knights = metropolis of knights
metropolis_b_largest_knights = metropolis of the knight force

longest_trade_route = Longest Trade Route
largest_knight_force = Largest Knight Force

robber = Robber
donation = Donation
harvest_festival = Harvest festival
subsidy = Subsidy
new_year = New Year

start_road = start road
start_settlement_first = start settlement that begins
start_settlement_plain = start settlement
overview = overview

supply = supply
discard = discarded
buildings = buildings
metropolises = metropolises
events = events
desk = Trade desk

## What cards do

verb-cover = Is built on a { $covered } of yours.
verb-yield = { $cards ->
    [one] One more card
   *[other] { $cards } more cards
} in each of your turns.
verb-protect = The robber lets you hold { $cards ->
    [one] one more card
   *[other] { $cards } more cards
} before you must discard.
verb-count = Counts for the { $special }.
verb-event = As soon as it stands, an event is drawn that concerns everybody.
verb-replace = From { $roads ->
    [one] 1 road
   *[other] { $roads } roads
}: { $cards } : 1.
verb-draw-for = When it is built, draw a card for each { $counted } of yours.
verb-win-ties = You win ties for the { $special }.
verb-begin = Whoever has it begins.

road-help = The more roads, the cheaper the swap for one missing card a turn.
resource-help = Resources pay for buildings and can be traded once in your turn.
robber-help = Whoever has more than { $limit } cards, and { $knight ->
    [one] one
   *[other] { $knight }
} for each knight, discards half of them, rounded down.
donation-help = Whoever leads gives one card to a player with fewer points.
harvest_festival-help = Everybody draws { $cards ->
    [one] one card
   *[other] { $cards } cards
} for each visible settlement.
subsidy-help = Everybody without a special card draws { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
new_year-help = Everybody draws { $cards ->
    [one] one card
   *[other] { $cards } cards
}; then all events are shuffled.
longest_trade_route-help = { $points ->
    [one] One point
   *[other] { $points } points
} for the first with { $minimum } roads. Whoever has more takes it over.
largest_knight_force-help = { $points ->
    [one] One point
   *[other] { $points } points
} for the first with { $minimum } knights. Whoever has more takes it over.
supply-help = In every turn each player draws { $cards ->
    [one] one card
   *[other] { $cards } cards
}; whose turn it is draws more for cities and metropolises.
discard-help = When the supply is empty, these are shuffled and become the new supply.
buildings-help = After every build the open offer is filled up to { $display } cards from here.
metropolises-help = They always lie in the open offer, as long as there are any.
events-help = Whoever builds a settlement draws one of these.
desk-help = Whoever trades with the active player draws { $cards ->
    [one] one card
   *[other] { $cards } cards
} from the supply.

## Numbers on components

number-goal = points that win
number-hand = cards at the start
number-points = points
number-cards = cards
number-roads = roads
number-limit = safe hand
number-knight = more for a knight
number-minimum = needed at least
number-size = cards in all
number-display = open cards
number-offers = offers in a turn
number-proposals = proposals in a turn

## Where points come from

score-settlements = Settlements
score-cities = Cities
score-metropolises = Metropolises

## Options

option-metropolis_side = Metropolis side
option-metropolis_side-help = Side A is the same on all four metropolises; on side B each has an ability of its own.
option-metropolis_side-A = Side A
option-metropolis_side-B = Side B
option-first_display = First-game display
option-first_display-help = Begin with two settlements, a knight, a road and a city on display, as recommended for a first game.
option-two_players = Two players (unofficial)
option-two_players-help = Allow a game of two, which the rulebook does not describe.
option-free_trade = Free trade
option-free_trade-help = Allow gifts: one side of a trade may be empty.
option-same_kind = The same kind on both sides
option-same_kind-help = A kind of card may stand on both sides of a trade, such as 2 wool for 1 wool, as the booklet sets no limit; otherwise not, as in the board game.
option-missing_only = Replace only what is missing
option-missing_only-help = A card can be replaced only if you lack it, as the booklet says; otherwise also one that you hold and would rather keep, as the cards allow.
option-max_offers = Offers per turn
option-max_offers-help = How many offers and calls the active player may make in one turn.
option-max_proposals = Proposals per turn
option-max_proposals-help = How many counters and proposals every other player may make in one turn.
option-idle_rounds = Idle rounds
option-idle_rounds-help = The game ends after this many rounds in which nobody draws, trades or builds.
option-turn_limit = Turn limit
option-turn_limit-help = The game ends after this many turns at the latest.
option-answer_seconds = Seconds to answer
option-answer_seconds-help = After this time an offer counts as declined; 0 for no limit.
option-choice_seconds = Seconds to choose
option-choice_seconds-help = After this time without a choice the desk is cleared; 0 for no limit.
option-negotiation_seconds = Seconds to negotiate
option-negotiation_seconds-help = After this time the desk is closed for the turn; 0 for no limit.

## Actions

action-build = Build a { $card }
action-build-replacing = Build a { $card }, paying { $with } for one { $missing }
action-offer = Offer everyone { $give } for { $want }
action-offer-one = Offer { $to } { $give } for { $want }
action-call-want = Ask who has { $cards }
action-call-give = Ask who wants { $cards }
action-accept = Accept
action-counter = Counter: give { $want } for { $give }
action-decline = Decline
action-propose = Propose: give { $want } for { $give }
action-retract = Take it back
action-choose = Trade with { $partner }
action-withdraw = Clear the desk
action-discard = Discard { $cards }
action-donate = Give { $to } one { $card }
action-end = End the turn

## Prompts

prompt-trade-and-build = Trade once and build what you like, then end your turn.
prompt-build = Build what you like, then end your turn.
prompt-wait = { $active } is trading and building; you may propose a trade.
prompt-answer-offer = { $active } gives { $give } and wants { $want }. Do you accept?
prompt-answer-want = { $active } is looking for { $cards }. What do you ask for it?
prompt-answer-give = { $active } has { $cards } to give. What do you offer?
prompt-answers-missing = Not everyone has answered yet. You can choose a partner already, or clear the desk.
prompt-robber = The robber is here: discard { $cards ->
    [one] one card
   *[other] { $cards } cards
}.
prompt-donation = You lead: give one card to a player with fewer points.
prompt-others-choose = The others are choosing.

## What happened

event-began = { $seat } has the start settlement that begins.
event-turn = Turn { $number }: { $seat }.
event-drew = { $seat } draws { $cards } ({ $reason }).
event-drew-hidden = { $seat } draws { $count ->
    [one] one card
   *[other] { $count } cards
} ({ $reason }).
draw-start = first hand
draw-yield = yield
draw-yield-bonus = cities and metropolises
draw-trade-bonus = trade partner
draw-metropolis = metropolis
event-supply-shuffled = The discard pile is shuffled and becomes the supply.
event-built = { $seat } builds a { $card } for { $paid }.
event-special = { $seat } takes the { $special }.
event-special-from = { $seat } takes the { $special } from { $from }.
event-turned-up = A { $card } is turned up.
event-all-alike = { $count } times { $card } on display: they go back and as many others are turned up.
event-event-drawn = Event: { $event }.
event-events-shuffled = All event cards are shuffled.
event-chose = { $seat } has chosen.
event-discarded = { $seat } discards { $cards }.
event-donated = { $from } gives { $to } one { $card }.
event-donated-hidden = { $from } gives { $to } one card.
event-offered = { $seat } offers { $give } for { $want }.
event-offered-one = { $seat } offers { $to } { $give } for { $want }.
event-called-want = { $seat } asks who has { $cards }.
event-called-give = { $seat } asks who wants { $cards }.
event-accepted = { $seat } accepts.
event-declined = { $seat } declines.
event-countered = { $seat } would give { $want } for { $give }.
event-proposed = { $seat } proposes to give { $want } for { $give }.
event-retracted = { $seat } takes it back.
event-withdrawn = { $seat } clears the desk.
event-traded = { $seat } gives { $partner } { $give } for { $want }.
event-won = { $seat } reaches { $goal } points and wins.
event-stalemate = Nothing moves any more: the game ends.

## Refusals

illegal-game-over = The game is over.
illegal-no-such-seat = Nobody sits there.
illegal-two-players = Two players are unofficial: choose the option “{ option-two_players }”, or three or four players.
illegal-not-your-turn = It is { $active }'s turn.
illegal-own-turn = It is your own turn: others answer and propose.
illegal-offer-waits = Your offer waits for answers: choose a partner or clear the desk first.
illegal-event-first = The event must be settled first.
illegal-not-offered = There is no { $card } in the open offer.
illegal-no-settlement = A city is built on a settlement of yours, and none is visible.
illegal-no-city = A metropolis is built on a city of yours, and none is visible.
illegal-already-replaced = You have already replaced a card in this turn.
illegal-replacement-not-in-cost = A { $card } costs no { $missing }, so there is none to replace.
illegal-replacement-not-missing = You have all the { $missing } that a { $card } costs: only a missing card can be replaced.
illegal-cannot-replace = With { $roads ->
    [one] 1 road
   *[other] { $roads } roads
} it takes { $count } { $with } beyond the rest of the cost to replace one card.
illegal-cannot-pay = A { $card } costs { $price } here; you lack { $missing }.
illegal-already-traded = The one trade of this turn is done.
illegal-no-offers-left = You have made all your offers for this turn.
illegal-no-proposals-left = You have made all your proposals for this turn.
illegal-only-active-trades = The others do not trade among themselves, only with { $active }, whose turn it is: propose something.
illegal-addressee = You cannot make an offer to { $to }.
illegal-more-than-exist = There are not that many cards of one kind in the game.
illegal-nothing-for-nothing = At least one card must be named.
illegal-gift = Both sides must give something.
illegal-same-kind = The same kind of card cannot stand on both sides.
illegal-empty-call = Name the cards you want or give.
illegal-cards-not-owned = You do not have { $cards }.
illegal-accept-call = This is a question, not an offer: name your terms or decline.
illegal-counter-is-accept = Those are the terms of the offer: accept it instead.
illegal-not-asked = You are not asked, or have answered already.
illegal-nothing-to-answer = There is nothing to answer.
illegal-propose-while-asked = An offer waits for answers; propose when it is closed.
illegal-same-proposal = You have proposed just that already.
illegal-nothing-stands = You have nothing to take back.
illegal-nothing-stands-for = { $partner } has agreed to nothing.
illegal-desk-empty = There is nothing on the desk.
illegal-no-robber = The robber is not here.
illegal-safe-from-robber = You are safe from the robber.
illegal-already-chosen = You have chosen already.
illegal-wrong-number = Discard exactly { $owed } cards, not { $chosen }.
illegal-no-donation = There is no donation now.
illegal-nothing-to-donate = You need not give anything.
illegal-recipient = { $to } cannot be given a card: only a player with fewer points can.
