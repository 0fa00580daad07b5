# Marshlands.

## Locations

location-temple = Temple
location-refuge = Refuge
location-canoe = Canoe
location-fountain = Fountain

## Bonus actions

bonus-temple_bonus = Temple bonus
bonus-refuge_bonus = Refuge bonus
bonus-canoe_bonus = Canoe bonus
bonus-fountain_bonus = Fountain bonus

## Quadrants

quadrant-refuge = Refuge
quadrant-temple = Temple
quadrant-canoe = Canoe
quadrant-fountain = Fountain

## Cards

card-geologists = Geologists
card-messengers = Messengers
card-noblewomen = Noblewomen
card-vassals = Vassals
card-captains = Captains
card-scouts = Scouts

## Where gold comes from

score-palaces = Palaces

## Pieces and special hexes

hex-palace = palace

## What things do

location-temple-help = Take one of your settlements off the board. You build it in addition next turn.
location-refuge-help = Move one of your settlements to a free hex beside it.
location-canoe-help = When somebody takes the last tile of a hex, build one settlement on swamp or water.
location-fountain-help = Build one settlement beside exactly one of your own and beside nobody else.
bonus-temple_bonus-help = The first settlement of each turn need not touch your own.
bonus-refuge_bonus-help = Move one of your settlements in a straight line to the first free hex, over anything.
bonus-canoe_bonus-help = Build one settlement on swamp or water.
bonus-fountain_bonus-help = Your Fountains may build on mountains too.
card-geologists-help = { $gold } gold for every mountain range that your areas connect with another.
card-messengers-help = { $gold } gold for every hex between the two farthest settlements of one of your areas.
card-noblewomen-help = { $gold } gold at every special place where you have the most settlements around it.
card-vassals-help = { $gold } gold for each of your settlements at an inner edge of a quadrant.
card-captains-help = { $gold } gold for each of your settlements beside three or more of your own.
card-scouts-help = { $gold } gold for each of your settlements beside the removed terrain.
hex-palace-help = { $gold } gold for the most settlements around it; all who tie get them.

## Options; those marked are our own layouts, not the published ones

option-sets-marshlands = Marshlands (our own boards)
option-quadrants-refuge = { quadrant-refuge } (our own layout)
option-quadrants-temple = { quadrant-temple } (our own layout)
option-quadrants-canoe = { quadrant-canoe } (our own layout)
option-quadrants-fountain = { quadrant-fountain } (our own layout)
option-cards-geologists = { card-geologists }
option-cards-messengers = { card-messengers }
option-cards-noblewomen = { card-noblewomen }
option-cards-vassals = { card-vassals }
option-cards-captains = { card-captains }
option-cards-scouts = { card-scouts }
option-exclude-geologists = { card-geologists }
option-exclude-messengers = { card-messengers }
option-exclude-noblewomen = { card-noblewomen }
option-exclude-vassals = { card-vassals }
option-exclude-captains = { card-captains }
option-exclude-scouts = { card-scouts }

## Refusals

illegal-reaction-first = { $seat } may react with the Canoe first.
illegal-answer-first = Build with your Canoe or do without it first.
illegal-not-swamp-or-water = The Canoe builds on swamp or water.
illegal-not-first-in-line = It moves to the first empty buildable hex in a straight line.
illegal-not-adjacent = The Refuge moves to an adjacent hex.
illegal-not-beside-one = The Fountain builds beside exactly one settlement of yours and none of others.
illegal-not-a-settlement = The Temple takes only settlements.
illegal-temple-without-supply = With an empty supply the Temple can no longer be used.
