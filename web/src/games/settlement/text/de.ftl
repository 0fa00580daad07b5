## Der Tisch von Settlement

se-round = Runde { $round } von { $rounds }
se-tabs = Teile des Tisches
se-tab-mine = Tableau
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
se-points-per_fortification = 1 Punkt für jede deiner Festungen
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
se-hunt-green = Der Kampf braucht 1 Siedler und bringt 1 Diamant.
se-hunt-yellow = Der Kampf braucht 2 Siedler und bringt 1 Gold.
se-hunt-blue = Der Kampf braucht 3 Siedler und bringt 2 Gold.
se-hunt-red = Der Kampf braucht 4 Siedler und bringt 1 Diamant und 2 Gold.
se-fortified-text = Hierher kommt kein Monster. Die Festung lässt sich einmal je Runde aktivieren und bewahrt beim Passen eine normale Ressource.
se-fortification = Festung
se-unexplored = unerkundet
se-explore = erkunden
se-explore-region = Wildnisreihe { $region } erkunden
se-explore-text = { $count ->
    [one] Erkunden kostet hier 1 Siedler.
   *[other] Erkunden kostet hier { $count } Siedler.
} Eine neue Landschaft grenzt an eine eigene; die erste liegt in Wildnisreihe I.
se-stack = Stapel der Wildnisreihe { $region }: { $count } Landschaften
se-activate = { $name } aktivieren
se-region-text = Ein Siedler: Jede Landschaft der Wildnisreihe ohne Monster gibt ihre Ressource, dann können Monster kommen. Einmal je Runde.
se-street-text = Ein Siedler: Nutze jedes Gebäude der Siedlungsreihe einmal, in beliebiger Reihenfolge. Einmal je Runde.
se-settlers = { $count ->
    [one] 1 Siedler
   *[other] { $count } Siedler
}
se-settlers-left = Noch { $basic } Siedler und { $bonus } Bonussiedler
se-passed = hat gepasst
se-marker = beginnt
se-points-now = Punkte, wenn das Spiel jetzt endete
se-show-board = Tableau von { $name } zeigen
se-trade-text = Tausche in deinem Zug mit dem Vorrat: 2 normale Ressourcen gegen 1 andere, Holz, Lehm und Stein gegen 1 Diamant, 2 Diamanten gegen 1 Gold oder 1 normale Ressource, 1 Gold gegen 1 normale Ressource.
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
se-trading_post = Nimm die Ressource einer deiner befestigten Landschaften.
se-actions = Aktionen
se-action-build = Bauen
se-action-explore = Erkunden
se-action-hunt = Kämpfen
se-action-fortify = Errichten
se-action-region = Wildnis
se-action-street = Siedlung
se-action-fort = Festung
