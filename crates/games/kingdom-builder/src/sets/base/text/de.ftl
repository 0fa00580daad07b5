# Das Grundspiel.

## Orte

location-oracle = Orakel
location-farm = Farm
location-tavern = Taverne
location-tower = Turm
location-harbor = Hafen
location-paddock = Koppel
location-barn = Scheune
location-oasis = Oase

## Quadranten

quadrant-oracle = Orakel
quadrant-farm = Farm
quadrant-tavern = Taverne
quadrant-tower = Turm
quadrant-harbor = Hafen
quadrant-paddock = Koppel
quadrant-barn = Scheune
quadrant-oasis = Oase

## Karten

card-fishermen = Fischer
card-merchants = Händler
card-discoverers = Entdecker
card-hermits = Einsiedler
card-citizens = Bürger
card-miners = Bergleute
card-workers = Arbeiter
card-knights = Ritter
card-lords = Lords
card-farmers = Bauern

## Einstellungen

option-sets-base = Grundspiel
option-quadrants-oracle = { quadrant-oracle }
option-quadrants-farm = { quadrant-farm }
option-quadrants-tavern = { quadrant-tavern }
option-quadrants-tower = { quadrant-tower }
option-quadrants-harbor = { quadrant-harbor }
option-quadrants-paddock = { quadrant-paddock }
option-quadrants-barn = { quadrant-barn }
option-quadrants-oasis = { quadrant-oasis }
option-cards-fishermen = { card-fishermen }
option-cards-merchants = { card-merchants }
option-cards-discoverers = { card-discoverers }
option-cards-hermits = { card-hermits }
option-cards-citizens = { card-citizens }
option-cards-miners = { card-miners }
option-cards-workers = { card-workers }
option-cards-knights = { card-knights }
option-cards-lords = { card-lords }
option-cards-farmers = { card-farmers }
option-exclude-fishermen = { card-fishermen }
option-exclude-merchants = { card-merchants }
option-exclude-discoverers = { card-discoverers }
option-exclude-hermits = { card-hermits }
option-exclude-citizens = { card-citizens }
option-exclude-miners = { card-miners }
option-exclude-workers = { card-workers }
option-exclude-knights = { card-knights }
option-exclude-lords = { card-lords }
option-exclude-farmers = { card-farmers }

## Ablehnungen

illegal-not-on-the-rim = Der Turm baut am Rand des Spielplans.
illegal-not-at-a-run = Die Taverne baut am Ende einer geraden Kette aus mindestens drei eigenen Siedlungen.
illegal-not-two-away = Die Koppel versetzt genau zwei Felder in gerader Linie.
