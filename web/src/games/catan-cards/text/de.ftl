## Der Tisch des CATAN-Kartenspiels

catan-goal = wer zuerst 7 Siegpunkte hat
catan-points = { $points } von 7 Siegpunkten
catan-tabs = Teile des Tisches
catan-tab-offer = Auslage
catan-tab-trade = Handel
catan-tab-built = Gebautes
catan-offer = Offene Auslage
catan-legal = baubar
catan-costs = kostet { $cost }
catan-needs-settlement = braucht eine Siedlung
catan-needs-city = braucht eine Stadt
catan-by-swap = mit Ersatz
catan-by-one-swap = { $count } { $payment } für 1 { $missing }
catan-missing = { $count } { $thing } fehlt
catan-built-by = Gebaut von { $name }
catan-hand = Deine Hand
catan-hand-of = { $name }: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
catan-known = Sicher dabei: { $cards }.
catan-limit = Der Räuber kommt zu allen mit mehr als { $limit } Karten.
catan-hand-size = Karten
catan-no-cards = Keine Karten auf der Hand.
catan-cards-of = { $count } { $thing }
catan-chosen = { $count } gewählt
catan-hand-trade = Klick eine Karte an, um sie am Handelstisch anzubieten, und noch einmal, um sie zurückzunehmen.
catan-hand-text = Mit Rohstoffen bezahlst du Gebäude; einmal in deinem Zug darfst du handeln.
catan-discard-do = { $count } von { $of } abwerfen
catan-swap-short = Ersatz
catan-swap = Ersatz { $swap } : 1
catan-swap-text = Einmal in deinem Zug { $swap ->
    [one] ersetzt eine Karte einer anderen Art
   *[other] ersetzen { $swap } gleiche Karten
} eine fehlende. Jede Straße macht das billiger.
catan-supply = Vorrat
catan-supply-text = In jedem Zug ziehen alle eine Karte; wer am Zug ist, zieht für Städte und Metropolen mehr.
catan-discard = Ablage
catan-discard-text = Ist der Vorrat leer, werden diese Karten gemischt und sind der neue Vorrat.
catan-pile = Gebäude
catan-pile-text = Nach jedem Bau wird die Auslage von hier auf fünf Karten aufgefüllt.
catan-events = Ereignisse
catan-events-text = Wer eine Siedlung baut, zieht eines davon.
catan-last-event = Letztes Ereignis: { $name }

catan-road-gives = besserer Ersatz
catan-settlement-gives = dann ein Ereignis
catan-city-gives = Ertrag +1
catan-knight-gives = Räubergrenze +1
catan-metropolis_a-gives = Ertrag +2
catan-metropolis_b_roads-gives = Ertrag +1, zieh für Straßen
catan-metropolis_b_longest_route-gives = Ertrag +1, Route bei Gleichstand
catan-metropolis_b_knights-gives = Ertrag +1, zieh für Ritter
catan-metropolis_b_largest_knights-gives = Ertrag +1, Macht bei Gleichstand
catan-road-text = Jede Straße macht Ersatz billiger: Mit 1, 2, 3 oder 4 Straßen kostet eine fehlende Karte 4, 3, 2 oder 1 andere. Straßen zählen für die Längste Handelsroute.
catan-settlement-text = Ein Punkt. Sobald sie steht, wird ein Ereignis gezogen, das alle betrifft.
catan-city-text = Zwei Punkte. Sie kommt auf eine deiner Siedlungen und bringt in jedem deiner Züge eine Karte mehr.
catan-knight-text = Der Räuber lässt dir eine Karte mehr. Ritter zählen für die Größte Rittermacht.
catan-metropolis_a-text = Drei Punkte. Sie kommt auf eine deiner Städte und bringt in jedem deiner Züge zwei Karten mehr.
catan-metropolis_b_roads-text = Drei Punkte, auf einer deiner Städte. In jedem deiner Züge eine Karte mehr; beim Bau ziehst du für jede deiner Straßen eine Karte.
catan-metropolis_b_longest_route-text = Drei Punkte, auf einer deiner Städte. In jedem deiner Züge eine Karte mehr; bei Gleichstand gehört dir die Längste Handelsroute.
catan-metropolis_b_knights-text = Drei Punkte, auf einer deiner Städte. In jedem deiner Züge eine Karte mehr; beim Bau ziehst du für jeden deiner Ritter eine Karte.
catan-metropolis_b_largest_knights-text = Drei Punkte, auf einer deiner Städte. In jedem deiner Züge eine Karte mehr; bei Gleichstand gehört dir die Größte Rittermacht.
catan-robber-text = Wer mehr als 7 Karten hat, und eine mehr je Ritter, wirft die Hälfte ab.
catan-donation-text = Wer führt, gibt jemandem mit weniger Punkten eine Karte.
catan-harvest_festival-text = Alle ziehen für jede Siedlung eine Karte.
catan-subsidy-text = Alle ohne Sonderkarte ziehen zwei Karten.
catan-new_year-text = Alle ziehen eine Karte; dann werden alle Ereignisse gemischt.
catan-longest_trade_route-text = Zwei Punkte für den Ersten mit 3 Straßen. Wer mehr hat, übernimmt sie.
catan-longest_trade_route-free = ab 3 Straßen
catan-longest_trade_route-held = { $name }, { $count } Straßen
catan-largest_knight_force-text = Zwei Punkte für den Ersten mit 2 Rittern. Wer mehr hat, übernimmt sie.
catan-largest_knight_force-free = ab 2 Rittern
catan-largest_knight_force-held = { $name }, { $count } Ritter

catan-desk = Handelstisch
catan-one-trade = ein Handel je Zug
catan-traded = gehandelt
catan-your-offer = Dein Angebot
catan-offer-of = { $name } fragt
catan-change = Ändern
catan-thinks = überlegt…
catan-accepts = nimmt an
catan-declines = lehnt ab
catan-counters = bietet anders
catan-proposes = schlägt vor
catan-trade-do = Tauschen
catan-retract-do = Zurücknehmen
catan-accept-do = Annehmen
catan-decline-do = Ablehnen
catan-withdraw-do = Tisch leeren
catan-offer-do = Anbieten
catan-call-want-do = Wer hat das?
catan-call-give-do = Wer will das?
catan-counter-do = Gegenangebot
catan-propose-do = Vorschlagen
catan-or-counter = Oder frag nach etwas anderem:
catan-you-give = Du gibst
catan-you-get = Du bekommst
catan-one-more = Noch 1 { $thing }, bisher { $count }
catan-one-less = 1 { $thing } weniger, bisher { $count }
catan-to = An wen
catan-to-all = an alle
catan-offers-left = { $count ->
    [0] Kein Angebot mehr in diesem Zug.
    [one] Noch 1 Angebot in diesem Zug.
   *[other] Noch { $count } Angebote in diesem Zug.
}
catan-proposals-left = { $count ->
    [0] Kein Vorschlag mehr in diesem Zug.
    [one] Noch 1 Vorschlag in diesem Zug.
   *[other] Noch { $count } Vorschläge in diesem Zug.
}
catan-desk-done = Der Handel dieses Zuges ist getan.
catan-desk-closed = Gerade gibt es nichts zu handeln.
catan-partner-draws = Wer mit der Person am Zug handelt, zieht eine Karte vom Vorrat.
catan-gives-gets = { $gives } für { $gets }
