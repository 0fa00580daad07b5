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

## Quadrants; those marked are our own layouts, not the published ones

quadrant-refuge = Refuge (our own layout)
quadrant-temple = Temple (our own layout)
quadrant-canoe = Canoe (our own layout)
quadrant-fountain = Fountain (our own layout)

## Cards

card-geologists = Geologists
card-messengers = Messengers
card-noblewomen = Noblewomen
card-vassals = Vassals
card-captains = Captains
card-scouts = Scouts

## Where gold comes from

score-palaces = Palaces

## Options

option-sets-marshlands = Marshlands (our own boards)
option-quadrants-refuge = { quadrant-refuge }
option-quadrants-temple = { quadrant-temple }
option-quadrants-canoe = { quadrant-canoe }
option-quadrants-fountain = { quadrant-fountain }
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
