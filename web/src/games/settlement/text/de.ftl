## Der Tisch von Settlement

se-round = Runde { $round } von { $rounds }
se-tabs = Teile des Tisches
se-tab-mine = Tafel
se-tab-market = Markt
se-tab-heroes = Helden
se-tab-others = Andere
se-heroes = Helden zum Einladen
se-hero-deck = { $count } im Stapel
se-market = Markt
se-building-pile = { $count } Gebäude im Stapel
se-artifacts = Artefakte
se-wilderness = Wildnis
se-settlement = Siedlung
se-street-upper = Obere
se-street-middle = Mittlere
se-street-lower = Untere
se-costs = kostet { $cost }
se-ours = eigen
se-designed = Die Werte dieser Karte sind von uns: Die gedruckten sind nicht öffentlich.
se-points-fixed = { $points } Punkte am Ende
se-points-per_terrain = 1 Punkt für jede deiner Landschaften
se-points-per_building = 1 Punkt für jedes deiner Gebäude
se-points-per_fortification = 1 Punkt für jede deiner Befestigungen
se-hero-settlers = { $count ->
    [one] Bringt 1 Bonussiedler.
   *[other] Bringt { $count } Bonussiedler.
}
se-hero-monster = Solange die Karte ausliegt, ist dieses Monster wach: { $monster }.
se-hero-count = { $count ->
    [one] 1 Held
   *[other] { $count } Helden
}
se-heroes-of = Eingeladene Helden
se-terrain-text = Gibt { $resource }. Zeigt ein ausliegender Held dieses Monster, kommt es hierher: { $monster }.
se-hunt-green = Die Jagd braucht 1 Siedler und bringt 1 Diamant.
se-hunt-yellow = Die Jagd braucht 2 Siedler und bringt 1 Gold.
se-hunt-blue = Die Jagd braucht 3 Siedler und bringt 2 Gold.
se-hunt-red = Die Jagd braucht 4 Siedler und bringt 1 Diamant und 2 Gold.
se-fortified-text = Hierher kommt kein Monster. Die Befestigung lässt sich einmal je Runde aktivieren und bewahrt beim Passen einen Grundrohstoff.
se-fortification = Befestigung
se-unexplored = unerforscht
se-explore = erforschen
se-explore-region = Region { $region } erforschen
se-explore-text = { $count ->
    [one] Erforschen kostet hier 1 Siedler.
   *[other] Erforschen kostet hier { $count } Siedler.
} Eine neue Landschaft grenzt an eine eigene; die erste liegt in Region I.
se-stack = Stapel der Region { $region }: { $count } Landschaften
se-activate = { $name } aktivieren
se-region-text = Ein Siedler: Jede Landschaft der Region ohne Monster gibt ihren Rohstoff, dann können Monster kommen. Einmal je Runde.
se-street-text = Ein Siedler: Nutze jedes Gebäude der Straße einmal, in beliebiger Reihenfolge. Einmal je Runde.
se-settlers = { $count ->
    [one] 1 Siedler
   *[other] { $count } Siedler
}
se-settlers-left = Noch { $basic } Siedler und { $bonus } Bonussiedler
se-passed = hat gepasst
se-marker = beginnt
se-points-now = Punkte, wenn das Spiel jetzt endete
se-show-board = Tafel von { $name } zeigen
se-trade-text = Tausche in deinem Zug mit dem Vorrat: 2 Grundrohstoffe gegen 1 anderen, Holz, Lehm und Stein gegen 1 Diamant, 2 Diamanten gegen 1 Gold oder 1 Grundrohstoff, 1 Gold gegen 1 Grundrohstoff.
se-lumber_mill = Nimm 1 Holz.
se-clay_pit = Nimm 1 Lehm.
se-quarry = Nimm 1 Stein.
se-diamond_mine = Nimm 1 Diamant.
se-bazaar = Gib 1 Holz, Lehm oder Stein für 1 Gold.
se-jeweler = Gib 1 Diamant für 1 Holz, 1 Lehm und 1 Stein.
se-alchemist = Gib 1 Gold für 2 Diamanten.
se-warehouse = Nimm 1 Holz, Lehm oder Stein.
se-tavern = Gib 1 Diamant für 2 Bonussiedler.
se-bank = Lege 1 Gold darauf: 5 Punkte am Ende.
se-cathedral = Lege 1 Diamant darauf: 4 Punkte am Ende.
se-trading_post = Nimm den Rohstoff einer deiner befestigten Landschaften.
se-actions = Aktionen
se-action-build = Bauen
se-action-explore = Erforschen
se-action-hunt = Jagen
se-action-fortify = Befestigen
se-action-region = Region
se-action-street = Straße
se-action-fort = Festung
