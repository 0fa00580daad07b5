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
se-points-fixed = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} am Ende
se-points-terrain = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für jede deiner Landschaften
se-points-building = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für jedes deiner Gebäude
se-points-fortification = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} für jede deiner Festungen
se-hero-monster = Solange die Karte ausliegt, ist dieses Monster wach: { $monster }.
se-hero-count = { $count ->
    [one] 1 Held
   *[other] { $count } Helden
}
se-face-down = { $count ->
    [one] 1 verdeckter Held
   *[other] { $count } verdeckte Helden
}
se-heroes-of = Eingeladene Helden
se-terrain-text = Gibt { $resource }. Zeigt ein ausliegender Held dieses Monster, kommt es hierher: { $monster }.
se-fortified-text = Hierher kommt kein Monster. Die Festung lässt sich einmal je Runde aktivieren und bewahrt beim Passen eine normale Ressource.
se-fortification = Festung
se-unexplored = unerkundet
se-explore = erkunden
se-explore-region = Wildnisreihe { $region } erkunden
se-explore-text = Eine neue Landschaft grenzt an eine eigene; die erste liegt in Wildnisreihe I.
se-stack = Stapel der Wildnisreihe { $region }: { $count } Landschaften
se-activate = { $name } aktivieren
se-region-text = Jede Landschaft der Wildnisreihe ohne Monster gibt ihre Ressource, dann können Monster kommen. Einmal je Runde.
se-street-text = Nutze jedes Gebäude der Siedlungsreihe einmal, in beliebiger Reihenfolge. Einmal je Runde.
se-settlers = { $count ->
    [one] 1 Siedler
   *[other] { $count } Siedler
}
se-settlers-left = Noch { $basic } Siedler und { $bonus } Bonussiedler
se-passed = hat gepasst
se-marker = beginnt
se-points-now = Punkte, wenn das Spiel jetzt endete
se-show-board = Tableau von { $name } zeigen
se-trade-text = Tausche in deinem Zug mit dem Vorrat, so oft du willst.
se-actions = Aktionen
se-action-build = Bauen
se-action-explore = Erkunden
se-action-hunt = Kämpfen
se-action-fortify = Errichten
se-action-region = Wildnis
se-action-street = Siedlung
se-action-fort = Festung
