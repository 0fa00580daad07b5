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

## Andere Sonderaktionen

extra-farmland = Farmaktion
extra-cave = Höhlenaktion

## Woher das Gold kommt, außer von Karten und Aufgaben

score-castles = Burgen
score-treasures = Schätze

## Zahlen auf Dingen

number-builds = Bauten im Zug
number-settlements = Siedlungen
number-tiles = Plättchen je Feld
number-gold = Gold
number-most = Gold für die meisten
number-second = Gold für die zweitmeisten
number-steps = Schritte
number-walls = Steinmauern
number-scouts = Späher
number-range = Felder im Umkreis
number-each = je Spieler

## Einstellungen

option-sets = Spiele und Erweiterungen
option-sets-help = Was mitspielt. Jede Erweiterung bringt ihre Quadranten, Karten und Figuren mit.
option-quadrants = Quadranten
option-quadrants-help = Oben links, oben rechts, unten links, unten rechts; zufällig, wo keiner genannt ist.
option-quadrants-random = zufällig
option-rotations = Drehungen
option-rotations-help = Wie jeder Quadrant gedreht ist, in derselben Reihenfolge.
option-rotations-random = zufällig
option-rotations-0 = 0°
option-rotations-180 = 180°
option-cards = Kingdom-Builder-Karten
option-cards-help = Die drei Karten, die Gold bringen; zufällig, wo keine genannt ist.
option-cards-random = zufällig
option-exclude = Karten ohne Einsatz
option-exclude-help = Kingdom-Builder-Karten, die nie gezogen werden.
option-first_game = Empfohlene erste Partie
option-first_game-help = Die vier Quadranten und drei Karten, die das Regelheft fürs erste Spiel empfiehlt.
option-first_player = Startspieler
option-first_player-help = Wer beginnt.
option-first_player-random = zufällig
option-first_player-seat0 = Platz 1
option-first_player-seat1 = Platz 2
option-first_player-seat2 = Platz 3
option-first_player-seat3 = Platz 4
option-first_player-seat4 = Platz 5
option-dual_cards = Geländekarten mit Sumpf
option-dual_cards-help = Ob die Geländekarten mit Sumpf dabei sind. Ohne Sumpf auf dem Plan gilt diese Hälfte nicht.
option-dual_cards-with_marshlands = mit Marshlands
option-dual_cards-always = immer
option-dual_cards-never = nie
option-island_side = Seite der Insel
option-island_side-help = Welchen Ort die Insel hat.
option-island_side-random = zufällig
option-lords_zero = Lords: Auch nichts kann Zweiter sein
option-lords_zero-help = Gibt es in einem Quadranten nur eine Anzahl über null, bekommen die ohne Siedlung das Gold für die zweitmeisten.
option-moving_meeples = Krieger, Planwagen und Schiffe versetzen
option-moving_meeples-help = Andere Aktionen dürfen sie wie Siedlungen versetzen.
option-silo_order = Reihenfolge der Silos
option-silo_order-help = Ob jeder alle Silos nacheinander nutzt oder alle gemeinsam ein Silo nach dem anderen.
option-silo_order-by_player = Spieler für Spieler
option-silo_order-by_silo = Silo für Silo
option-sword = Schwerter
option-sword-help = Ob die Nomadenplättchen mitspielen, die Siedlungen entfernen.
option-capitols = Kapitole
option-capitols-help = So viele Kapitole kommen höchstens ins Spiel. Sind es weniger, als Platz haben, entscheidet der Zufall, wo sie stehen.
option-dual_other_half = Doppelkarte wechselt das Gelände
option-dual_other_half-help = Ist das gewählte Gelände einer Doppelkarte voll, gilt die Karte für ihr anderes Gelände weiter. Sonst geht sie aus dem Spiel, und eine neue wird gezogen.
option-castle_under_capitol = Burg unter einem Kapitol zählt
option-castle_under_capitol-help = Eine Burg, auf der ein Kapitol liegt, bringt weiterhin ihr Gold. Sonst tritt das Kapitol an ihre Stelle.
option-crossroads_at_once = Kreuzung zieht sofort
option-crossroads_at_once-help = Wer eine Kreuzung in einem fremden Zug bekommt, zieht die zweite Karte am Ende dieses Zuges. Sonst am Ende des eigenen nächsten Zuges.
option-tiles_next_round = Neue Plättchen warten auf die nächste Runde
option-tiles_next_round-help = Ein neues Plättchen, auch ein Kanu, lässt sich nutzen, sobald die nächste Runde begonnen hat. Sonst kann ein Kanu schon nach dem eigenen Zug reagieren, und andere Plättchen warten auf den eigenen nächsten Zug.
option-silo_three_moves = Silos: genau drei versetzen
option-silo_three_moves-help = Wer mit einem Silo versetzt, muss drei Siedlungen versetzen, soweit das geht. Sonst bis zu drei.
option-refuge_any_special = Zufluchtsort: auch Paläste und Silos
option-refuge_any_special-help = Für diese Aufgabe zählen auch Paläste und Silos. Sonst nur Orts-, Burg- und Nomadenfelder.
option-temple_delays_end = Tempel schiebt das Ende auf
option-temple_delays_end-help = Die letzte Runde beginnt nicht, solange bei leerem Vorrat noch eine Siedlung zurückgelegt ist. Sonst genügt der leere Vorrat.

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
prompt-wait = { $active } ist am Zug.
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
event-went-over = Das gewählte Gelände ist voll: Die Karte von { $seat } gilt jetzt für { $terrain }.
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
illegal-no-tile = Du hast kein solches Plättchen: { $extra }.
illegal-tile-used = { $extra } wurde in diesem Zug schon genutzt.
illegal-tile-new = { $extra } ist neu; du kannst es ab deinem nächsten Zug nutzen.
illegal-no-supply = Du hast keine Siedlung mehr zum Bauen.
illegal-no-target = Für { $extra } gibt es hier kein passendes Feld.
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
illegal-passive = { $extra } wirkt von selbst; da gibt es nichts zu nutzen.
illegal-terrain-full = Es gibt kein freies Feld mehr: { $terrain }.
illegal-not-on-cards = Keine deiner Karten zeigt { $terrain }.
illegal-already-begun = Zum Abbrechen ist es zu spät; führe die Aktion zu Ende.
illegal-not-one-step = Ein Schritt führt auf ein angrenzendes Feld.
illegal-terrain-owes-nothing = Auf { $terrain } hast du schon genug gebaut: Wähle das andere Gelände.
illegal-no-bonus = { $extra }: Für ein Bonusplättchen brauchst du zwei gleiche Ortsplättchen.
illegal-no-cathedral = Siedlungsplättchen gibt es mit dem Dom; nutze ihn zuerst.
illegal-scout-there = Dort steht bis zum Ende des Zuges ein Späher.
illegal-repeat-now = Wähle das Plättchen, das du noch einmal nutzen willst.
illegal-not-your-silo = { $active } nutzt gerade ein Silo.
illegal-outpost-opens-nothing = Der Vorposten würde jetzt kein einziges Feld öffnen.
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
