# Kingdom Builder auf Deutsch.

game-name = Kingdom Builder
game-summary = Baue Siedlungen auf gezogenem Gelände, sammle Ortsplättchen und verdiene Gold für das, was drei Karten verlangen.

## Gelände

terrain-grass = Gras
terrain-canyon = Canyon
terrain-desert = Wüste
terrain-flowers = Blumen
terrain-forest = Wald
terrain-swamp = Sumpf
terrain-farmland = Farmland
terrain-water = Wasser
terrain-mountain = Berg
dual-grass = Gras/Sumpf
dual-canyon = Canyon/Sumpf
dual-desert = Wüste/Sumpf
dual-flowers = Blumen/Sumpf
dual-forest = Wald/Sumpf

## Orte

location-oracle = Orakel
location-farm = Farm
location-tavern = Taverne
location-tower = Turm
location-harbor = Hafen
location-paddock = Koppel
location-barn = Scheune
location-oasis = Oase
location-quarry = Steinbruch
location-caravan = Karawane
location-village = Dorf
location-garden = Garten
location-lighthouse = Leuchtturm
location-foresters_lodge = Forsthaus
location-barracks = Kaserne
location-crossroads = Kreuzung
location-city_hall = Rathaus
location-fort = Außenposten
location-monastery = Kloster
location-wagon = Planwagen
location-temple = Tempel
location-refuge = Hort
location-canoe = Kanu
location-fountain = Brunnen
location-bazaar = Bazar
location-water_mill = Wassermühle
location-mountain_station = Bergstation
location-scout_cabin = Späherhütte
location-cathedral = Dom
location-watchtower = Wachtturm
location-university = Universität
location-palisade = Palisade
location-rope_bridge = Hängebrücke
location-tree_house = Baumhaus

## Andere Sonderaktionen

bonus-temple_bonus = Tempel-Bonus
bonus-refuge_bonus = Hort-Bonus
bonus-canoe_bonus = Kanu-Bonus
bonus-fountain_bonus = Brunnen-Bonus
nomad-donation_grass = Schenkung (Gras)
nomad-donation_canyon = Schenkung (Canyon)
nomad-donation_desert = Schenkung (Wüste)
nomad-donation_flowers = Schenkung (Blumen)
nomad-donation_forest = Schenkung (Wald)
nomad-donation_water = Schenkung (Wasser)
nomad-donation_mountain = Schenkung (Berg)
nomad-resettlement = Umsiedlung
nomad-outpost = Vorposten
nomad-sword = Schwert
nomad-treasure = Schatz
extra-farmland = Farmaktion
extra-cave = Höhlenaktion

## Quadranten; die bezeichneten sind eigene Pläne, nicht die veröffentlichten

quadrant-oracle = Orakel
quadrant-farm = Farm
quadrant-tavern = Taverne
quadrant-tower = Turm
quadrant-harbor = Hafen
quadrant-paddock = Koppel
quadrant-barn = Scheune
quadrant-oasis = Oase
quadrant-quarry = Steinbruch
quadrant-caravan = Karawane
quadrant-garden = Garten
quadrant-village = Dorf
quadrant-lighthouse_foresters_lodge = Leuchtturm / Forsthaus
quadrant-barracks_crossroads = Kaserne / Kreuzung
quadrant-city_hall_fort = Rathaus / Außenposten
quadrant-monastery_wagon = Kloster / Planwagen
quadrant-refuge = Hort (eigener Plan)
quadrant-temple = Tempel (eigener Plan)
quadrant-canoe = Kanu (eigener Plan)
quadrant-fountain = Brunnen (eigener Plan)
quadrant-bazaar_water_mill = Bazar / Wassermühle (eigener Plan)
quadrant-mountain_station_scout_cabin = Bergstation / Späherhütte (eigener Plan)
quadrant-cathedral_watchtower = Dom / Wachtturm (eigener Plan)
quadrant-university_palisade = Universität / Palisade (eigener Plan)

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
card-families = Familien
card-shepherds = Hirten
card-ambassadors = Botschafter
card-geologists = Geologen
card-messengers = Boten
card-noblewomen = Adel
card-vassals = Vasallen
card-captains = Hauptmänner
card-scouts = Späher
card-rangers = Waldläufer
card-mayors = Bürgermeister
card-chainers = Kettenbauer
card-travellers = Abenteurer
card-homesteaders = Grundbesitzer
card-rovers = Vagabund
task-home_country = Heimatland
task-fortress = Festung
task-road = Straße
task-place_of_refuge = Zufluchtsort
task-advance = Vormarsch
task-compass_points = Himmelsrichtungen

## Woher das Gold kommt, außer von Karten und Aufgaben

score-castles = Burgen
score-palaces = Paläste
score-capitols = Kapitole
score-treasures = Schätze

## Einstellungen

option-sets = Spiele und Erweiterungen
option-sets-help = Was mitspielt. Jede Erweiterung bringt ihre Quadranten, Karten und Figuren mit.
option-sets-base = Grundspiel
option-sets-nomads = Nomads
option-sets-crossroads = Crossroads
option-sets-marshlands = Marshlands (eigene Pläne)
option-sets-harvest = Harvest (eigene Pläne)
option-sets-capitol = Kapitol
option-sets-caves = Höhlen
option-sets-island = Insel (eigener Plan)
option-quadrants = Quadranten
option-quadrants-help = Oben links, oben rechts, unten links, unten rechts; zufällig, wo keiner genannt ist.
option-quadrants-random = zufällig
option-quadrants-oracle = { quadrant-oracle }
option-quadrants-farm = { quadrant-farm }
option-quadrants-tavern = { quadrant-tavern }
option-quadrants-tower = { quadrant-tower }
option-quadrants-harbor = { quadrant-harbor }
option-quadrants-paddock = { quadrant-paddock }
option-quadrants-barn = { quadrant-barn }
option-quadrants-oasis = { quadrant-oasis }
option-quadrants-quarry = { quadrant-quarry }
option-quadrants-caravan = { quadrant-caravan }
option-quadrants-garden = { quadrant-garden }
option-quadrants-village = { quadrant-village }
option-quadrants-lighthouse_foresters_lodge = { quadrant-lighthouse_foresters_lodge }
option-quadrants-barracks_crossroads = { quadrant-barracks_crossroads }
option-quadrants-city_hall_fort = { quadrant-city_hall_fort }
option-quadrants-monastery_wagon = { quadrant-monastery_wagon }
option-quadrants-refuge = { quadrant-refuge }
option-quadrants-temple = { quadrant-temple }
option-quadrants-canoe = { quadrant-canoe }
option-quadrants-fountain = { quadrant-fountain }
option-quadrants-bazaar_water_mill = { quadrant-bazaar_water_mill }
option-quadrants-mountain_station_scout_cabin = { quadrant-mountain_station_scout_cabin }
option-quadrants-cathedral_watchtower = { quadrant-cathedral_watchtower }
option-quadrants-university_palisade = { quadrant-university_palisade }
option-rotations = Drehungen
option-rotations-help = Wie jeder Quadrant gedreht ist, in derselben Reihenfolge.
option-rotations-random = zufällig
option-rotations-0 = 0°
option-rotations-180 = 180°
option-cards = Kingdom-Builder-Karten
option-cards-help = Die drei Karten, die Gold bringen; zufällig, wo keine genannt ist.
option-cards-random = zufällig
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
option-cards-families = { card-families }
option-cards-shepherds = { card-shepherds }
option-cards-ambassadors = { card-ambassadors }
option-cards-geologists = { card-geologists }
option-cards-messengers = { card-messengers }
option-cards-noblewomen = { card-noblewomen }
option-cards-vassals = { card-vassals }
option-cards-captains = { card-captains }
option-cards-scouts = { card-scouts }
option-cards-rangers = { card-rangers }
option-cards-mayors = { card-mayors }
option-cards-chainers = { card-chainers }
option-cards-travellers = { card-travellers }
option-cards-homesteaders = { card-homesteaders }
option-cards-rovers = { card-rovers }
option-exclude = Karten ohne Einsatz
option-exclude-help = Kingdom-Builder-Karten, die nie gezogen werden.
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
option-exclude-families = { card-families }
option-exclude-shepherds = { card-shepherds }
option-exclude-ambassadors = { card-ambassadors }
option-exclude-geologists = { card-geologists }
option-exclude-messengers = { card-messengers }
option-exclude-noblewomen = { card-noblewomen }
option-exclude-vassals = { card-vassals }
option-exclude-captains = { card-captains }
option-exclude-scouts = { card-scouts }
option-exclude-rangers = { card-rangers }
option-exclude-mayors = { card-mayors }
option-exclude-chainers = { card-chainers }
option-exclude-travellers = { card-travellers }
option-exclude-homesteaders = { card-homesteaders }
option-exclude-rovers = { card-rovers }
option-first_game = Empfohlene erste Partie
option-first_game-help = Taverne, Koppel, Oase und Farm; Fischer, Ritter und Händler.
option-first_player = Startspieler
option-first_player-help = Wer beginnt.
option-first_player-random = zufällig
option-first_player-seat0 = Platz 1
option-first_player-seat1 = Platz 2
option-first_player-seat2 = Platz 3
option-first_player-seat3 = Platz 4
option-first_player-seat4 = Platz 5
option-dual_cards = Geländekarten mit Sumpf
option-dual_cards-help = Ob die fünf Geländekarten mit Sumpf dabei sind. Ohne Sumpf auf dem Plan gilt diese Hälfte nicht.
option-dual_cards-with_marshlands = mit Marshlands
option-dual_cards-always = immer
option-dual_cards-never = nie
option-island_side = Seite der Insel
option-island_side-help = Welchen Ort die Insel hat.
option-island_side-random = zufällig
option-island_side-rope_bridge = { location-rope_bridge }
option-island_side-tree_house = { location-tree_house }
option-lords_zero = Lords: Auch nichts kann Zweiter sein
option-lords_zero-help = Gibt es in einem Quadranten nur eine Anzahl über null, bekommen die ohne Siedlung die 6 Gold.
option-moving_meeples = Krieger, Planwagen und Schiffe versetzen
option-moving_meeples-help = Andere Aktionen dürfen sie wie Siedlungen versetzen.
option-silo_order = Reihenfolge der Silos
option-silo_order-help = Ob jeder alle Silos nacheinander nutzt oder alle gemeinsam ein Silo nach dem anderen.
option-silo_order-by_player = Spieler für Spieler
option-silo_order-by_silo = Silo für Silo
option-sword = Schwerter
option-sword-help = Ob die Nomadenplättchen mitspielen, die Siedlungen entfernen.

## Aktionen

# Felder heißen wie auf dem Plan: D9 ist das vierte der neunten Reihe; die der Insel haben einen Strich.
place-board = Feld
    .mark = { "" }
place-island = Inselfeld
    .mark = ′
column-a = A
column-b = B
column-c = C
column-d = D
column-e = E
column-f = F
column-g = G
column-h = H
column-i = I
column-j = J
column-k = K
column-l = L
column-m = M
column-n = N
column-o = O
column-p = P
column-q = Q
column-r = R
column-s = S
column-t = T
action-build = Auf { $place } { $column }{ $row }{ $place-mark } bauen
action-lift = Die Figur auf { $place } { $column }{ $row }{ $place-mark } aufnehmen
action-put = Auf { $place } { $column }{ $row }{ $place-mark } absetzen
action-step = Auf { $place } { $column }{ $row }{ $place-mark } ziehen
action-take = Die Figur von { $place } { $column }{ $row }{ $place-mark } nehmen
action-use = { $extra } nutzen
action-choose = { $terrain } wählen
action-cancel = Abbrechen
action-done = Fertig
action-pass = Verzichten
action-end = Zug beenden
action-token = Siedlungsplättchen nehmen

## Aufforderungen

prompt-mandatory = Baue { $left ->
    [one] eine Siedlung
   *[other] { $left } Siedlungen
} auf { $terrain } oder nutze zuerst ein Plättchen.
prompt-mandatory-running = Baue noch { $left ->
    [one] eine Siedlung
   *[other] { $left } Siedlungen
} auf { $terrain }.
prompt-after = Nutze ein Plättchen oder beende deinen Zug.
prompt-choose = Wähle das Gelände dieses Zuges.
prompt-no-card = Es gibt keine spielbare Karte: Nutze ein Plättchen oder beende deinen Zug.
prompt-build-by = { $extra }: Wähle ein Feld zum Bauen.
prompt-lift = { $extra }: Wähle die Figur, die du versetzt.
prompt-put = { $extra }: Wähle, wohin sie kommt.
prompt-step = { $extra }: Wähle den nächsten Schritt.
prompt-take = { $extra }: Wähle die Figur, die vom Plan kommt.
prompt-repeat = { $extra }: Wähle das benutzte Plättchen, das du noch einmal nutzen willst.
prompt-scout = { $extra }: Wähle ein Feld für den ersten Späher.
prompt-scout-more = { $extra }: Wähle ein Feld für einen weiteren Späher oder hör auf.
prompt-token = { $extra }: Nimm ein Siedlungsplättchen.
prompt-cathedral = { $extra }: Nimm ein Siedlungsplättchen oder baue mit { $left ->
    [one] deinem Plättchen
   *[other] deinen { $left } Plättchen
}.
prompt-cathedral-more = { $extra }: Baue mit { $left ->
    [one] einem weiteren Plättchen
   *[other] bis zu { $left } weiteren Plättchen
} oder hör auf.
prompt-silo = Silo: Baue bis zu { $left } Siedlungen neben eigene oder versetze bis zu { $left }.
prompt-silo-build = Silo: Baue noch { $left ->
    [one] eine Siedlung
   *[other] bis zu { $left } Siedlungen
} oder hör auf.
prompt-silo-move = Silo: Versetze noch { $left ->
    [one] eine Figur
   *[other] bis zu { $left } Figuren
} oder hör auf.
prompt-silo-put = Silo: Wähle, wohin sie kommt.
prompt-wait-silo = { $active } nutzt vor der Wertung ein Silo.
prompt-outpost = Vorposten: Wähle ein Feld abseits deiner Siedlungen oder lege ihn zurück.
prompt-wall = { $extra }: Wähle ein Feld für eine Steinmauer.
prompt-build-more = { $extra }: Baue noch { $left ->
    [one] eine Siedlung
   *[other] { $left } Siedlungen
}.
prompt-step-on = { $extra }: Noch { $left ->
    [one] ein Schritt
   *[other] { $left } Schritte
}. Zieh weiter, wähle eine andere Figur oder sei fertig.
prompt-strike = { $extra }: Wähle eine Figur von { $victim }.
prompt-wait = { $active } ist am Zug.
prompt-fort = { $extra }: Baue eine Siedlung auf { $card }.
prompt-city-hall = { $extra }: Wähle die Mitte der sieben Felder für dein Stadtplättchen.
prompt-place = { $extra }: Wähle, wo deine Figur auf den Plan kommt.
prompt-place-or-take = { $extra }: Stelle einen Krieger auf oder nimm einen zurück.
prompt-step-or-take = { $extra }: Ziehe bis zu { $left } Schritte oder nimm die Figur zurück.
prompt-steps = { $extra }: Noch { $left ->
    [one] ein Schritt ist
   *[other] { $left } Schritte sind
} möglich.
prompt-canoe = Ein letztes Plättchen wurde genommen: Baue mit deinem Kanu auf Sumpf oder Wasser oder verzichte.
prompt-wait-canoe = { $seat } kann mit dem Kanu reagieren.
prompt-over = Die Partie ist zu Ende.

## Was geschah

event-began = { $seat } beginnt. Die Karten sind { $one }, { $two } und { $three }.
event-turn = Zug { $number }: { $seat } spielt { $cards }.
event-turn-no-card = Zug { $number }: { $seat } hat keine Karte.
event-drew = { $seat } zieht { $card }.
event-drew-hidden = { $seat } zieht eine Karte.
event-shuffled = Die Ablage wird zum neuen Nachziehstapel gemischt.
event-removed = { $card } ist voll: Die Karte von { $seat } geht aus dem Spiel.
event-replaced = { $seat } deckt dafür { $card } auf.
event-chose = { $seat } wählt { $terrain }.
event-built = { $seat } baut auf { $place } { $column }{ $row }{ $place-mark }.
event-built-by = { $seat } baut auf { $place } { $column }{ $row }{ $place-mark } ({ $extra }).
event-moved = { $seat } versetzt von { $from_column }{ $from_row }{ $from_place-mark } auf { $place } { $column }{ $row }{ $place-mark } ({ $extra }).
event-walled = { $seat } setzt eine Steinmauer auf { $place } { $column }{ $row }{ $place-mark }.
event-struck = { $seat } trifft { $owner } auf { $place } { $column }{ $row }{ $place-mark }: Die Figur geht an ihren Besitzer zurück.
event-used-outpost = { $seat } nutzt den Vorposten: Die nächste Figur muss nicht an eine eigene Siedlung angrenzen.
event-took-nomad = { $seat } nimmt ein Nomadenplättchen: { $tile }.
event-found-treasure = { $seat } bekommt { $gold } Gold für den Schatz.
event-expired = { $tile } von { $seat } geht ungenutzt aus dem Spiel.
event-scored = { $seat } bekommt { $gold } Gold: { $card }.
event-task = Eine Aufgabe dieser Partie: { $task }.
event-took-back = { $seat } nimmt die Figur von { $place } { $column }{ $row }{ $place-mark } zurück ({ $extra }).
event-fort-drew = { $seat } deckt für den Außenposten { $card } auf.
event-void = { $extra } von { $seat } entfällt: Es gibt kein solches freies Feld.
event-took-tile = { $seat } nimmt ein Plättchen: { $location }.
event-lost-tile = { $seat } verliert ein Plättchen: { $location }.
event-took-bonus = { $seat } nimmt ein Bonusplättchen: { $bonus }.
event-lost-bonus = { $seat } verliert ein Bonusplättchen: { $bonus }.
event-set-aside = { $seat } nimmt die Siedlung von { $place } { $column }{ $row }{ $place-mark } vom Plan; sie wird im nächsten Zug gebaut.
event-asked = { $seat } kann mit dem Kanu reagieren.
event-passed = { $seat } verzichtet auf das Kanu.
event-terrain-removed = Alle Geländekarten mit { $terrain } sind entfernt.
event-marked = { $seat } hat als Erster vier Siedlungen in Reihe { $row } und markiert sie.
event-marked-island = { $seat } hat als Erster vier Siedlungen in Inselreihe { $row } und markiert sie.
event-scouted = { $seat } setzt einen Späher auf { $place } { $column }{ $row }{ $place-mark }.
event-took-token = { $seat } nimmt ein Siedlungsplättchen des Doms und hat jetzt { $tokens }.
event-lost-tokens = { $seat } verliert alle Siedlungsplättchen des Doms.
event-repeats = { $seat } darf ein Plättchen noch einmal nutzen: { $location }.
event-silo = { $seat } darf das Silo auf { $place } { $column }{ $row }{ $place-mark } nutzen.
event-silo-built = { $seat } baut auf { $place } { $column }{ $row }{ $place-mark } (Silo).
event-silo-moved = { $seat } versetzt von { $from_column }{ $from_row }{ $from_place-mark } auf { $place } { $column }{ $row }{ $place-mark } (Silo).
event-last-round = { $seat } hat die letzte Siedlung gebaut: Dies ist die letzte Runde.
event-over = Die Partie ist zu Ende; die Königreiche werden gewertet.

## Ablehnungen

illegal-game-over = Die Partie ist zu Ende.
illegal-no-such-seat = Dort sitzt niemand.
illegal-not-your-turn = { $active } ist am Zug.
illegal-mandatory-done = Deine Pflichtaktion ist erledigt; es können nur noch Sonderaktionen folgen.
illegal-mandatory-first = Baue zuerst, was deine Geländekarte verlangt.
illegal-builds-are-consecutive = Die Siedlungen der Pflichtaktion werden unmittelbar nacheinander gebaut; Plättchen müssen warten.
illegal-choose-first = Wähle zuerst das Gelände dieses Zuges.
illegal-nothing-to-choose = Es gibt jetzt kein Gelände zu wählen.
illegal-action-under-way = { $extra } läuft noch: Führe die Aktion erst zu Ende oder brich sie ab.
illegal-nothing-under-way = Es läuft keine Aktion.
illegal-no-action-moves = Figuren werden durch Sonderaktionen versetzt; nutze zuerst ein Plättchen.
illegal-no-reaction = Es gibt nichts, worauf du reagieren könntest.
illegal-not-now = Das geht jetzt nicht.
illegal-not-available = { $extra } steht dir jetzt nicht zur Verfügung.
illegal-no-tile = Du hast kein solches Plättchen: { $extra }.
illegal-tile-used = { $extra } wurde in diesem Zug schon genutzt.
illegal-tile-new = { $extra } ist neu; du kannst es ab deinem nächsten Zug nutzen.
illegal-no-supply = Du hast keine Siedlung mehr zum Bauen.
illegal-no-target = Für { $extra } gibt es hier kein passendes Feld.
illegal-not-a-target = Diese Aktion geht dort nicht.
illegal-build-now = Wähle ein Feld zum Bauen.
illegal-lift-now = Wähle die Figur, die du aufnimmst.
illegal-put-now = Wähle, wo du die Figur absetzt.
illegal-step-now = Wähle den nächsten Schritt.
illegal-take-now = Wähle die Figur, die vom Plan kommt.
illegal-not-yours = Dort steht keine deiner Figuren.
illegal-cannot-lift = Diese Figur kann damit nirgends hin: { $extra }.
illegal-same-hex = Sie darf nicht auf ihr altes Feld zurück; brich stattdessen ab.
illegal-special-hex = Auf Burgen, Orten und anderen besonderen Feldern wird nicht gebaut.
illegal-no-hex = Dort ist kein Feld.
illegal-occupied = Dieses Feld ist besetzt.
illegal-blocked = Neben einem Krieger darf nichts aufgestellt werden.
illegal-wrong-terrain = Das ist { $found }; es muss { $wanted } sein.
illegal-not-buildable = Dieses Gelände ist nicht bebaubar.
illegal-not-beside = Du musst an eine eigene Siedlung angrenzend bauen: { $count ->
    [one] Ein Feld ist
   *[other] { $count } Felder sind
} möglich.
illegal-not-on-the-rim = Der Turm baut am Rand des Spielplans.
illegal-not-at-a-run = Die Taverne baut am Ende einer geraden Kette aus mindestens drei eigenen Siedlungen.
illegal-not-two-away = Die Koppel versetzt genau zwei Felder in gerader Linie.
illegal-not-before-an-obstacle = Die Karawane zieht geradeaus, bis sie direkt vor einem Hindernis steht.
illegal-not-beside-three = Das Dorf baut angrenzend an mindestens drei eigene Siedlungen.
illegal-not-beside-own = Das Feld muss an eine eigene Siedlung angrenzen.
illegal-passive = { $extra } wirkt von selbst; da gibt es nichts zu nutzen.
illegal-terrain-full = Es gibt kein freies Feld mehr: { $terrain }.
illegal-not-on-cards = Keine deiner Karten zeigt { $terrain }.
illegal-fort-must-build = Die Karte des Außenpostens ist gezogen: Baue jetzt auf ihrem Gelände.
illegal-already-begun = Zum Abbrechen ist es zu spät; führe die Aktion zu Ende.
illegal-city-hall-placed = Dein Stadtplättchen liegt schon auf dem Plan.
illegal-no-room = Das Stadtplättchen braucht sieben freie bebaubare Felder: dieses und alle sechs ringsum.
illegal-not-touching = Das Stadtplättchen muss an eine eigene Siedlung angrenzen.
illegal-not-one-step = Ein Schritt führt auf ein angrenzendes Feld.
illegal-no-warrior = Deine beiden Krieger stehen schon auf dem Plan.
illegal-cannot-take = Diese Figur kann damit nicht zurückgenommen werden: { $extra }.
illegal-reaction-first = Zuerst kann { $seat } mit dem Kanu reagieren.
illegal-answer-first = Baue zuerst mit deinem Kanu oder verzichte darauf.
illegal-not-swamp-or-water = Das Kanu baut auf Sumpf oder Wasser.
illegal-terrain-owes-nothing = Auf { $terrain } hast du schon genug gebaut: Wähle das andere Gelände.
illegal-no-bonus = { $extra }: Für ein Bonusplättchen brauchst du zwei gleiche Ortsplättchen.
illegal-not-first-in-line = Sie kommt auf das erste freie bebaubare Feld in gerader Linie.
illegal-not-adjacent = Der Hort versetzt auf ein angrenzendes Feld.
illegal-not-beside-one = Der Brunnen baut angrenzend an genau eine eigene und keine fremde Siedlung.
illegal-not-a-settlement = Der Tempel nimmt nur Siedlungen auf.
illegal-temple-without-supply = Mit leerem Vorrat lässt sich der Tempel nicht mehr nutzen.
illegal-not-at-water = Die Wassermühle baut an Wasser angrenzend.
illegal-not-at-a-mountain = Die Bergstation baut an einen Berg angrenzend.
illegal-not-at-a-special-hex = Die Universität baut neben einem Ort, einer Burg, einem Nomadenfeld, einem Palast oder einem Silo.
illegal-not-at-a-foreign-settlement = Der Wachtturm baut neben einer fremden Siedlung.
illegal-not-at-the-area = Die Palisade versetzt eine Siedlung neben den Rest ihres eigenen Siedlungsgebiets.
illegal-no-cathedral = Siedlungsplättchen gibt es mit dem Dom; nutze ihn zuerst.
illegal-no-token = Du hast kein Siedlungsplättchen, mit dem du bauen könntest.
illegal-scout-there = Dort steht bis zum Ende des Zuges ein Späher.
illegal-scout-not-beside = Späher kommen neben eigene Siedlungen oder nebeneinander.
illegal-farmed = Du hast die Farmaktion in diesem Zug schon genutzt.
illegal-no-farmland = Keine deiner Siedlungen grenzt an freies Farmland.
illegal-farm-not-beside = Die Farmaktion baut neben einer eigenen Siedlung.
illegal-repeat-now = Wähle das Plättchen, das du noch einmal nutzen willst.
illegal-only-locations-repeat = Der Bazar wiederholt nur Ortsplättchen, nicht aber: { $extra }.
illegal-cannot-repeat = { $extra } lässt sich jetzt nicht wiederholen.
illegal-not-used-yet = { $extra } wurde in diesem Zug noch nicht genutzt; der Bazar wiederholt benutzte Plättchen.
illegal-not-your-silo = { $active } nutzt gerade ein Silo.
illegal-play-is-over = Der letzte Zug ist vorbei; es folgen nur noch Silos.
illegal-silo-mixture = Mit einem Silo wird entweder gebaut oder versetzt, nicht beides.
illegal-silo-moved = Diese Figur hat das Silo schon versetzt.
illegal-silo-cannot-lift = Diese Figur kann nirgends hin.
illegal-silo-not-beside = Mit einem Silo kommen Siedlungen neben eigene Siedlungen.
illegal-silo-build-or-lift = Wähle ein Feld zum Bauen oder eine Figur zum Versetzen.
illegal-not-at-a-cave = Das Feld muss an eine Höhle angrenzen.
illegal-not-the-victim = Wähle eine Figur von { $victim }.
illegal-city-hall-stays = Ein Rathaus kann nicht entfernt werden.
illegal-outpost-opens-nothing = Der Vorposten würde jetzt kein einziges Feld öffnen.
illegal-outpost-not-needed = Für dieses Feld brauchst du keinen Vorposten: Lege ihn zuerst zurück.
illegal-outpost-taken-up = Du setzt gerade den Vorposten ein: Setze damit eine Figur oder lege ihn zurück.
illegal-first-player = Der Startspieler muss mitspielen.
illegal-quadrant-set = Der Quadrant { $quadrant } gehört zu { $set }, das nicht mitspielt.
illegal-quadrant-twice = Den Quadranten { $quadrant } gibt es nur einmal.
illegal-too-few-quadrants = Es braucht vier Quadranten: Nimm ein Spiel mit Quadranten dazu.
illegal-card-set = Die Karte { $card } gehört zu { $set }, das nicht mitspielt.
illegal-card-excluded = Die Karte { $card } ist zugleich genannt und ausgeschlossen.
illegal-card-twice = Die Karte { $card } gibt es nur einmal.
illegal-too-few-cards = Es braucht drei Kingdom-Builder-Karten: Schließe weniger aus.
illegal-first-game-set = Die empfohlene erste Partie braucht das Grundspiel.
illegal-first-game-fixed = Die empfohlene erste Partie legt Quadranten und Karten schon fest.
