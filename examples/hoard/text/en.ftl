# Hoard in English.

game-name = Hoard
game-summary = Fifteen cards of copper, silver and gold: lay them out, boast of what they will bring, and do not run out of copper.

## What there is

copper = copper
silver = silver
gold = gold
kind-card = Cards
kind-hand = Your hand
number-points = points

## What the table shows

fact-cards = Cards dealt
fact-deck_size = Cards in the deck
fact-hand_size = Cards in hand
fact-hand = Hand
fact-laid_out = Laid out
fact-boast = Boast
fact-luck = Luck
fact-knocked = Knocked
fact-ended = Last turns
fact-wild = Wild game

## Options

option-cards = Cards in hand
option-cards-help = How many cards everybody is dealt.
option-mood = Mood
option-mood-help = In a wild game a die is rolled for luck.
option-mood-calm = Calm
option-mood-wild = Wild

## What can be done

play = Lay out { $card }
boast = Boast of { $points }
draw = Draw a card
end = End the turn
knock = Knock

## What is asked

prompt-turn = { $left ->
    [0] Draw a card.
    [one] Lay out one more card, or draw one.
   *[other] Lay out up to { $left } cards, then draw one.
}
prompt-last = { $left ->
    [0] End the turn.
    [one] Lay out one more card, or end the turn.
   *[other] Lay out up to { $left } cards, then end the turn.
}
prompt-wait = { $seat } is on turn.
prompt-over = The game is over.

## What happened

event-dealt = { $seat } was dealt { $count } cards.
event-played = { $seat } laid out { $card }.
event-boasted = { $seat } boasted of { $points } points.
event-drew = { $seat } drew a card.
event-drew-card = { $seat } drew { $card }.
event-rolled = { $seat } rolled { $luck }.
event-ended = { $seat } ended the turn.
event-knocked = { $seat } knocked.

## Points

score-cards = Cards
score-boast = Kept boast
score-luck = Luck

## Why not

no-such-seat = Nobody sits there.
too-wild = A wild game needs at least { $least } cards in hand.
not-your-turn = It is the turn of { $seat }.
enough = You have laid out { $most } cards in this turn.
no-such-card = You have no { $card } in your hand.
no-room = { $card } is laid upon { $upon }, and none of yours is free.
boasted-already = You have boasted already.
boast-too-late = The deck is empty: there is nothing left to boast of.
boast-range = Boast of something between 1 and { $most }.
deck-empty = The deck is empty.
deck-not-empty = There are { $count } cards in the deck: draw one.
knocked-already = You have knocked already.
knock-on-turn = You are on turn yourself.
game-over = The game is over.
