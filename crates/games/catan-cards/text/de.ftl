# Das CATAN-Kartenspiel auf Deutsch.

game-name = CATAN-Kartenspiel
game-summary = Rohstoffe sammeln, mit allen handeln, Siedlungen, Städte und Metropolen bauen: Sieben Punkte gewinnen.

## Karten

brick = Lehm
lumber = Holz
wool = Wolle
grain = Getreide
ore = Erz

road = Straße
    .acc = eine Straße
    .each = jede deiner Straßen
settlement = Siedlung
    .acc = eine Siedlung
city = Stadt
    .acc = eine Stadt
knight = Ritter
    .acc = einen Ritter
    .each = jeden deiner Ritter
metropolis_a = Metropole
    .acc = eine Metropole
metropolis_b_roads = Metropole der Straßen
    .acc = eine Metropole der Straßen
metropolis_b_longest_route = Metropole der Handelsroute
    .acc = eine Metropole der Handelsroute
metropolis_b_knights = Metropole der Ritter
    .acc = eine Metropole der Ritter
metropolis_b_largest_knights = Metropole der Rittermacht
    .acc = eine Metropole der Rittermacht

longest_trade_route = Längste Handelsroute
largest_knight_force = Größte Rittermacht

robber = Räuber
donation = Spende
harvest_festival = Erntefest
subsidy = Förderung
new_year = Neujahr

start_road = Startstraße
start_settlement_first = Startsiedlung, die beginnt
start_settlement_plain = Startsiedlung
overview = Übersicht

supply = Vorrat
discard = Ablage
buildings = Gebäude
metropolises = Metropolen
events = Ereignisse
desk = Handelstisch

## Was Karten tun

verb-cover = Wird auf { $covered-acc } von dir gebaut.
verb-yield = In jedem deiner Züge { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} mehr.
verb-protect = Beim Räuber darfst du { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} mehr halten, bevor du abwerfen musst.
verb-count = Zählt für die { $special }.
verb-event = Sobald sie steht, wird ein Ereignis gezogen, das alle betrifft.
verb-replace = Ab { $roads ->
    [one] 1 Straße
   *[other] { $roads } Straßen
}: { $cards } : 1.
verb-draw-for = Beim Bau ziehst du eine Karte für { $counted-each }.
verb-win-ties = Bei Gleichstand gehört dir die { $special }.
verb-begin = Wer sie hat, beginnt.

road-help = Je mehr Straßen, desto billiger der Ersatz für eine fehlende Karte je Zug.
resource-help = Mit Rohstoffen bezahlst du Gebäude; einmal in deinem Zug darfst du handeln.
robber-help = Wer mehr als { $limit } Karten hat, und { $knight ->
    [one] eine
   *[other] { $knight }
} mehr je Ritter, wirft die Hälfte ab (abgerundet).
donation-help = Wer führt, gibt jemandem mit weniger Punkten eine Karte.
harvest_festival-help = Alle ziehen für jede sichtbare Siedlung { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}.
subsidy-help = Alle ohne Sonderkarte ziehen { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}.
new_year-help = Alle ziehen { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}; dann werden alle Ereignisse gemischt.
longest_trade_route-help = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
} für den Ersten mit { $minimum } Straßen. Wer mehr hat, übernimmt sie.
largest_knight_force-help = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
} für den Ersten mit { $minimum } Rittern. Wer mehr hat, übernimmt sie.
supply-help = In jedem Zug ziehen alle { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
}; wer am Zug ist, zieht für Städte und Metropolen mehr.
discard-help = Ist der Vorrat leer, werden diese Karten gemischt und sind der neue Vorrat.
buildings-help = Nach jedem Bau wird die Auslage von hier auf { $display } Karten aufgefüllt.
metropolises-help = Sie liegen immer in der Auslage, solange es welche gibt.
events-help = Wer eine Siedlung baut, zieht eines davon.
desk-help = Wer mit der Person am Zug handelt, zieht { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} vom Vorrat.

## Zahlen auf den Teilen

number-goal = Punkte zum Sieg
number-hand = Karten zu Beginn
number-points = Punkte
number-cards = Karten
number-roads = Straßen
number-limit = sichere Hand
number-knight = mehr je Ritter
number-minimum = mindestens nötig
number-size = Karten insgesamt
number-display = offene Karten
number-offers = Angebote je Zug
number-proposals = Vorschläge je Zug

## Woher die Punkte kommen

score-settlements = Siedlungen
score-cities = Städte
score-metropolises = Metropolen

## Einstellungen

option-metropolis_side = Seite der Metropolen
option-metropolis_side-help = Seite A ist bei allen vier Metropolen gleich; auf Seite B hat jede eine eigene Fähigkeit.
option-metropolis_side-A = Seite A
option-metropolis_side-B = Seite B
option-first_display = Auslage der ersten Partie
option-first_display-help = Beginnt mit zwei Siedlungen, einem Ritter, einer Straße und einer Stadt, wie für die erste Partie empfohlen.
option-two_players = Zu zweit (inoffiziell)
option-two_players-help = Erlaubt eine Partie zu zweit, die das Regelheft nicht beschreibt.
option-free_trade = Freier Handel
option-free_trade-help = Erlaubt Geschenke: Eine Seite eines Handels darf leer sein.
option-same_kind = Gleiche Sorte auf beiden Seiten
option-same_kind-help = Eine Sorte darf auf beiden Seiten eines Handels stehen, etwa 2 Wolle für 1 Wolle, denn das Regelheft setzt dem keine Grenze; sonst nicht, wie im Brettspiel.
option-missing_only = Nur Fehlendes ersetzen
option-missing_only-help = Ersetzen lässt sich nur eine Karte, die dir fehlt, wie es im Regelheft steht; sonst auch eine, die du hast und lieber behältst, wie es die Karten erlauben.
option-max_offers = Angebote pro Zug
option-max_offers-help = Wie viele Angebote und Anfragen man im eigenen Zug machen darf.
option-max_proposals = Vorschläge pro Zug
option-max_proposals-help = Wie viele Gegenangebote und Vorschläge alle anderen in einem Zug machen dürfen.
option-idle_rounds = Leere Runden
option-idle_rounds-help = Die Partie endet nach so vielen Runden, in denen niemand zieht, handelt oder baut.
option-turn_limit = Höchstzahl der Züge
option-turn_limit-help = Die Partie endet spätestens nach so vielen Zügen.
option-answer_seconds = Sekunden zum Antworten
option-answer_seconds-help = Danach gilt ein Angebot als abgelehnt; 0 für unbegrenzt.
option-choice_seconds = Sekunden zum Auswählen
option-choice_seconds-help = Danach wird der Handelstisch geräumt; 0 für unbegrenzt.
option-negotiation_seconds = Sekunden zum Verhandeln
option-negotiation_seconds-help = Danach ist der Handelstisch für diesen Zug geschlossen; 0 für unbegrenzt.

## Aktionen

action-build = { $card-acc } bauen
action-build-replacing = { $card-acc } bauen und 1 { $missing } durch { $with } ersetzen
action-offer = Allen { $give } gegen { $want } anbieten
action-offer-one = { $to } { $give } gegen { $want } anbieten
action-call-want = Fragen, wer { $cards } hat
action-call-give = Fragen, wer { $cards } möchte
action-accept = Annehmen
action-counter = Gegenangebot: { $want } geben für { $give }
action-decline = Ablehnen
action-propose = Vorschlagen: { $want } geben für { $give }
action-retract = Zurücknehmen
action-choose = Mit { $partner } handeln
action-withdraw = Handelstisch räumen
action-discard = { $cards } abwerfen
action-donate = { $to } 1 { $card } geben
action-end = Zug beenden

## Aufforderungen

prompt-trade-and-build = Handle einmal und baue, was du möchtest; dann beende deinen Zug.
prompt-build = Baue, was du möchtest; dann beende deinen Zug.
prompt-wait = { $active } handelt und baut; du darfst einen Tausch vorschlagen.
prompt-answer-offer = { $active } gibt { $give } und möchte { $want }. Nimmst du an?
prompt-answer-want = { $active } sucht { $cards }. Was verlangst du dafür?
prompt-answer-give = { $active } hat { $cards } abzugeben. Was bietest du?
prompt-answers-missing = Noch haben nicht alle geantwortet. Du kannst schon jemanden auswählen oder den Handelstisch räumen.
prompt-robber = Der Räuber ist da: Wirf { $cards ->
    [one] eine Karte
   *[other] { $cards } Karten
} ab.
prompt-donation = Du führst: Gib eine Karte an jemanden mit weniger Punkten.
prompt-others-choose = Die anderen wählen noch.

## Was geschah

event-began = { $seat } hat die Startsiedlung, die beginnt.
event-turn = Zug { $number }: { $seat }.
event-drew = { $seat } zieht { $cards } ({ $reason }).
event-drew-hidden = { $seat } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} ({ $reason }).
draw-start = Starthand
draw-yield = Ertrag
draw-yield-bonus = Städte und Metropolen
draw-trade-bonus = Handelspartner
draw-metropolis = Metropole
event-supply-shuffled = Der Ablagestapel wird gemischt und bildet den neuen Vorrat.
event-built = { $seat } baut { $card-acc } für { $paid }.
event-special = { $seat } erhält { $special }.
event-special-from = { $seat } nimmt { $from } die Karte { $special } ab.
event-turned-up = Aufgedeckt: { $card }.
event-all-alike = { $count }-mal { $card } in der Auslage: Sie werden zurückgemischt und ebenso viele neue aufgedeckt.
event-event-drawn = Ereignis: { $event }.
event-events-shuffled = Alle Ereigniskarten werden gemischt.
event-chose = { $seat } hat gewählt.
event-discarded = { $seat } wirft { $cards } ab.
event-donated = { $from } gibt { $to } 1 { $card }.
event-donated-hidden = { $from } gibt { $to } eine Karte.
event-offered = { $seat } bietet { $give } gegen { $want }.
event-offered-one = { $seat } bietet { $to } { $give } gegen { $want }.
event-called-want = { $seat } fragt, wer { $cards } hat.
event-called-give = { $seat } fragt, wer { $cards } möchte.
event-accepted = { $seat } nimmt an.
event-declined = { $seat } lehnt ab.
event-countered = { $seat } gäbe { $want } für { $give }.
event-proposed = { $seat } schlägt vor, { $want } für { $give } zu geben.
event-retracted = { $seat } nimmt das zurück.
event-withdrawn = { $seat } räumt den Handelstisch.
event-traded = { $seat } gibt { $partner } { $give } für { $want }.
event-won = { $seat } erreicht { $goal } Punkte und gewinnt.
event-stalemate = Nichts bewegt sich mehr: Die Partie endet.

## Ablehnungen

illegal-game-over = Die Partie ist vorbei.
illegal-no-such-seat = Dort sitzt niemand.
illegal-two-players = Zu zweit ist inoffiziell: Wähle die Einstellung „{ option-two_players }“ oder drei oder vier Personen.
illegal-not-your-turn = { $active } ist am Zug.
illegal-own-turn = Du bist selbst am Zug: Antworten und Vorschläge kommen von den anderen.
illegal-offer-waits = Dein Angebot wartet auf Antworten: Wähle zuerst jemanden aus oder räume den Handelstisch.
illegal-event-first = Zuerst muss das Ereignis ausgeführt werden.
illegal-not-offered = In der Auslage liegt keine Karte { $card }.
illegal-no-settlement = Eine Stadt wird auf eine eigene Siedlung gebaut, und du hast keine sichtbare.
illegal-no-city = Eine Metropole wird auf eine eigene Stadt gebaut, und du hast keine sichtbare.
illegal-already-replaced = Du hast in diesem Zug schon eine Karte ersetzt.
illegal-replacement-not-in-cost = { $card }: { $missing } gehört nicht zu den Kosten und lässt sich nicht ersetzen.
illegal-replacement-not-missing = { $card }: { $missing } fehlt dir nicht, und ersetzen lässt sich nur eine fehlende Karte.
illegal-cannot-replace = Mit { $roads ->
    [one] 1 Straße
   *[other] { $roads } Straßen
} ersetzen erst { $count } { $with } zusätzlich zu den übrigen Kosten eine Karte.
illegal-cannot-pay = { $card } kostet hier { $price }; es fehlt: { $missing }.
illegal-already-traded = Der eine Handel dieses Zuges ist abgeschlossen.
illegal-no-offers-left = Du hast alle Angebote dieses Zuges gemacht.
illegal-no-proposals-left = Du hast alle Vorschläge dieses Zuges gemacht.
illegal-only-active-trades = Die anderen handeln nicht untereinander, nur mit { $active }: Mach einen Vorschlag.
illegal-addressee = { $to } kannst du nichts anbieten.
illegal-more-than-exist = So viele Karten einer Sorte gibt es nicht.
illegal-nothing-for-nothing = Mindestens eine Karte muss genannt werden.
illegal-gift = Beide Seiten müssen etwas geben.
illegal-same-kind = Dieselbe Sorte darf nicht auf beiden Seiten stehen.
illegal-empty-call = Nenne die Karten, die du suchst oder abgibst.
illegal-cards-not-owned = Du hast nicht { $cards }.
illegal-accept-call = Das ist eine Frage, kein Angebot: Nenne deine Bedingungen oder lehne ab.
illegal-counter-is-accept = Das sind genau die Bedingungen des Angebots: Nimm es an.
illegal-not-asked = Du bist nicht gefragt oder hast schon geantwortet.
illegal-nothing-to-answer = Es gibt nichts zu beantworten.
illegal-propose-while-asked = Ein Angebot wartet auf Antworten; schlage etwas vor, wenn es abgeschlossen ist.
illegal-same-proposal = Genau das hast du schon vorgeschlagen.
illegal-nothing-stands = Du hast nichts zurückzunehmen.
illegal-nothing-stands-for = { $partner } hat nichts zugesagt.
illegal-desk-empty = Auf dem Handelstisch liegt nichts.
illegal-no-robber = Der Räuber ist nicht da.
illegal-safe-from-robber = Du bist vor dem Räuber sicher.
illegal-already-chosen = Du hast schon gewählt.
illegal-wrong-number = Wirf genau { $owed } Karten ab, nicht { $chosen }.
illegal-no-donation = Gerade gibt es keine Spende.
illegal-nothing-to-donate = Du musst nichts geben.
illegal-recipient = { $to } darf nichts erhalten: nur jemand mit weniger Punkten.
