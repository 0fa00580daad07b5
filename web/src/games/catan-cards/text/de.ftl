## Der Tisch des CATAN-Kartenspiels

catan-goal = wer zuerst { $goal } Siegpunkte hat
catan-points = { $points } von { $goal } Siegpunkten
catan-tabs = Teile des Tisches
catan-tab-offer = Auslage
catan-tab-trade = Handel
catan-tab-built = Gebautes
catan-offer = Offene Auslage
catan-legal = baubar
catan-costs = kostet { $cost }
catan-worth = { $points ->
    [one] Ein Punkt.
   *[other] { $points } Punkte.
}
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
catan-discard-do = { $count } von { $of } abwerfen
catan-swap-short = Ersatz
catan-swap = Ersatz { $swap } : 1
catan-swap-text = Einmal in deinem Zug { $swap ->
    [one] ersetzt eine Karte einer anderen Art
   *[other] ersetzen { $swap } gleiche Karten
} eine fehlende. Jede Straße macht das billiger.
catan-last-event = Letztes Ereignis: { $name }

catan-road-gives = besserer Ersatz
catan-settlement-gives = dann ein Ereignis
catan-city-gives = Ertrag +{ $cards }
catan-knight-gives = Räubergrenze +{ $cards }
catan-metropolis_a-gives = Ertrag +{ $cards }
catan-metropolis_b_roads-gives = Ertrag +{ $cards }, zieh für Straßen
catan-metropolis_b_longest_route-gives = Ertrag +{ $cards }, Route bei Gleichstand
catan-metropolis_b_knights-gives = Ertrag +{ $cards }, zieh für Ritter
catan-metropolis_b_largest_knights-gives = Ertrag +{ $cards }, Macht bei Gleichstand
catan-longest_trade_route-free = ab { $count } Straßen
catan-longest_trade_route-held = { $name }, { $count } Straßen
catan-largest_knight_force-free = ab { $count } Rittern
catan-largest_knight_force-held = { $name }, { $count } Ritter

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
catan-gift-do = Verschenken
catan-ask-gift-do = Als Geschenk erbitten
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
catan-gives-gets = { $gives } für { $gets }
