## The board

kb-board = Spielplan
kb-hex-empty = frei
kb-hex-lit = möglich
kb-hex-last = letzter Zug
kb-hex-held = aufgenommen
kb-hex-piece = { $piece } von { $name }
kb-hex-tiles = { $count ->
    [0] kein Plättchen mehr
    [one] noch 1 Plättchen
   *[other] noch { $count } Plättchen
}
kb-hex-marked = Linie { $line } ist von { $name } markiert
kb-closer = Näher heran
kb-further = Weiter weg
kb-whole-board = Ganzer Plan
kb-mini-map = Karte des ganzen Plans
kb-lit-outside = { $count ->
    [one] 1 leuchtendes Feld { $where }
   *[other] { $count } leuchtende Felder { $where }
}
kb-where-up = darüber
kb-where-down = darunter
kb-where-left = links
kb-where-right = rechts

## The dock

kb-round = Runde { $number }
kb-last-round = letzte Runde
kb-card-of = Geländekarte: { $name }
kb-your-card = deine nächste Karte
kb-cards-open = { $name } spielt
kb-no-card = keine Karte
kb-lit-hexes = { $count ->
    [0] { "" }
    [one] 1 Feld leuchtet
   *[other] { $count } Felder leuchten
}
kb-tap-twice = Tippe ein leuchtendes Feld zweimal an
kb-built-of = { $built } von { $all } gebaut
kb-tile-ready = jetzt nutzen
kb-tile-held = in Gebrauch
kb-tile-later = danach
kb-tile-used = benutzt
kb-tile-new = nächster Zug
kb-tile-passive = wirkt immer
kb-tile-lost = verloren
kb-goals = Ziele

## Players

kb-supply = noch { $count }
kb-supply-of = Siedlungen im Vorrat: { $count }
kb-deck = Geländekarten
kb-deck-counts = { $pile } zu ziehen · { $discard } abgelegt
kb-deck-removed = Aus dem Spiel: { $cards }
kb-tokens = { $count ->
    [one] 1 Marker
   *[other] { $count } Marker
}
kb-set-aside = { $count } beiseitegelegt
kb-starts = Startspieler
kb-gold-now = { $name }, Gold, wenn das Spiel jetzt endete: { $gold }
kb-in-play = bisher { $gold } Gold

## What scores

kb-this-scores = Dieses Spiel belohnt
kb-every-game = In jedem Spiel.
kb-removed-terrain = Entferntes Gelände: { $terrain }
kb-read-on = Regel { $rule }

## A new table

kb-mini-board = Spielplan
kb-pick-place = { $place } ist gewählt
kb-pick-how = Wähle einen Quadranten, drehe ihn oder überlass ihn dem Zufall.
kb-place-0 = Oben links
kb-place-1 = Oben rechts
kb-place-2 = Unten links
kb-place-3 = Unten rechts
kb-turn-it = { $place } drehen
kb-by-chance = { $place } dem Zufall überlassen
kb-chance = Zufall
kb-turned = gedreht
kb-turn-chance = Drehung nach Zufall
kb-all-quadrants = Alle { $count }
kb-random-board = Zufälliger Plan
kb-first-game = Erstes Spiel
kb-quadrant-pictures = Quadranten
kb-card-pictures = Was Gold bringt
kb-cards-how = Wähle bis zu drei; der Zufall zieht den Rest.
kb-add-set = bringt { $set }
kb-own-layout = eigener Plan
