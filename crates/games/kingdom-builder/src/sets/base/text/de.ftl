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

## Figuren und besondere Felder

hex-castle = Burg
piece-settlement = Siedlung

## Was alles tut

location-oracle-help = Baue eine Siedlung auf dem Gelände deiner Karte.
location-farm-help = Baue eine Siedlung auf Gras.
location-tavern-help = Baue eine Siedlung an ein Ende deiner geraden Linie aus drei oder mehr.
location-tower-help = Baue eine Siedlung am Rand des Spielplans.
location-harbor-help = Versetze eine deiner Siedlungen aufs Wasser.
location-paddock-help = Versetze eine deiner Siedlungen genau zwei Felder weit in gerader Linie.
location-barn-help = Versetze eine deiner Siedlungen auf das Gelände deiner Karte.
location-oasis-help = Baue eine Siedlung auf Wüste.
card-fishermen-help = { $gold } Gold für jede deiner Siedlungen am Wasser.
card-merchants-help = { $gold } Gold für jeden Ort, den deine Gebiete verbinden.
card-discoverers-help = { $gold } Gold für jede waagerechte Linie, auf der du stehst.
card-hermits-help = { $gold } Gold für jedes deiner getrennten Gebiete.
card-citizens-help = { $gold } Gold für je { $settlements } Siedlungen in deinem größten Gebiet.
card-miners-help = { $gold } Gold für jede deiner Siedlungen neben einem Berg.
card-workers-help = { $gold } Gold für jede deiner Siedlungen neben einem Ort, einer Burg oder Ähnlichem.
card-knights-help = { $gold } Gold je Siedlung auf deiner vollsten waagerechten Linie.
card-lords-help = In jedem Quadranten: { $most } Gold für die meisten Siedlungen, { $second } für die zweitmeisten.
card-farmers-help = { $gold } Gold je Siedlung in dem Quadranten, in dem du die wenigsten hast.
hex-castle-help = { $gold } Gold für jede Burg, die du berührst. In jedem Spiel.

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
