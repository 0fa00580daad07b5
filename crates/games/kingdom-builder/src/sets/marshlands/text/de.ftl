# Marshlands.

## Orte

location-temple = Tempel
location-refuge = Hort
location-canoe = Kanu
location-fountain = Brunnen

## Bonusaktionen

bonus-temple_bonus = Tempel-Bonus
bonus-refuge_bonus = Hort-Bonus
bonus-canoe_bonus = Kanu-Bonus
bonus-fountain_bonus = Brunnen-Bonus

## Quadranten

quadrant-refuge = Hort
quadrant-temple = Tempel
quadrant-canoe = Kanu
quadrant-fountain = Brunnen

## Karten

card-geologists = Geologen
card-messengers = Boten
card-noblewomen = Adel
card-vassals = Vasallen
card-captains = Hauptmänner
card-scouts = Späher

## Woher das Gold kommt

score-palaces = Paläste

## Figuren und besondere Felder

hex-palace = Palast

## Was alles tut

location-temple-help = Nimm eine deiner Siedlungen vom Plan. Du baust sie im nächsten Zug zusätzlich.
location-refuge-help = Versetze eine deiner Siedlungen auf ein freies Feld daneben.
location-canoe-help = Nimmt jemand das letzte Plättchen eines Feldes, baue eine Siedlung auf Sumpf oder Wasser.
location-fountain-help = Baue eine Siedlung neben genau einer eigenen und neben keiner fremden.
bonus-temple_bonus-help = Die erste Siedlung jedes Zuges muss nicht an eigene grenzen.
bonus-refuge_bonus-help = Versetze eine deiner Siedlungen in gerader Linie auf das erste freie Feld, über alles hinweg.
bonus-canoe_bonus-help = Baue eine Siedlung auf Sumpf oder Wasser.
bonus-fountain_bonus-help = Deine Brunnen dürfen auch auf Berge bauen.
card-geologists-help = { $gold } Gold für jedes Gebirge, das deine Gebiete mit einem anderen verbinden.
card-messengers-help = { $gold } Gold für jedes Feld zwischen den zwei entferntesten Siedlungen eines deiner Gebiete.
card-noblewomen-help = { $gold } Gold an jedem besonderen Ort, um den du die meisten Siedlungen hast.
card-vassals-help = { $gold } Gold für jede deiner Siedlungen an einer inneren Kante eines Quadranten.
card-captains-help = { $gold } Gold für jede deiner Siedlungen neben drei oder mehr eigenen.
card-scouts-help = { $gold } Gold für jede deiner Siedlungen neben dem entfernten Gelände.
hex-palace-help = { $gold } Gold für die meisten Siedlungen ringsum; bei Gleichstand für alle.

## Einstellungen; die bezeichneten sind eigene Pläne, nicht die veröffentlichten

option-sets-marshlands = Marshlands (eigene Pläne)
option-quadrants-refuge = { quadrant-refuge } (eigener Plan)
option-quadrants-temple = { quadrant-temple } (eigener Plan)
option-quadrants-canoe = { quadrant-canoe } (eigener Plan)
option-quadrants-fountain = { quadrant-fountain } (eigener Plan)
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

## Ablehnungen

illegal-reaction-first = Zuerst kann { $seat } mit dem Kanu reagieren.
illegal-answer-first = Baue zuerst mit deinem Kanu oder verzichte darauf.
illegal-not-swamp-or-water = Das Kanu baut auf Sumpf oder Wasser.
illegal-not-first-in-line = Sie kommt auf das erste freie bebaubare Feld in gerader Linie.
illegal-not-adjacent = Der Hort versetzt auf ein angrenzendes Feld.
illegal-not-beside-one = Der Brunnen baut angrenzend an genau eine eigene und keine fremde Siedlung.
illegal-not-a-settlement = Der Tempel nimmt nur Siedlungen auf.
illegal-temple-without-supply = Mit leerem Vorrat lässt sich der Tempel nicht mehr nutzen.
