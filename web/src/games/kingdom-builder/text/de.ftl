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
kb-hex-cave = Höhle
kb-hex-marked = Linie { $line } ist von { $name } markiert
kb-piece-settlement = Siedlung
kb-piece-warrior = Krieger
kb-piece-wagon = Planwagen
kb-piece-ship = Schiff
kb-piece-city-hall = Rathaus
kb-piece-scout = Späher
kb-piece-wall = Steinmauer
kb-hex-castle = Burg
kb-hex-palace = Palast
kb-hex-silo = Silo
kb-hex-nomad = Nomadenfeld
kb-hex-capitol = Kapitol
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

## What things do

kb-about-oracle = Baue eine Siedlung auf dem Gelände deiner Karte.
kb-about-farm = Baue eine Siedlung auf Gras.
kb-about-oasis = Baue eine Siedlung auf Wüste.
kb-about-tower = Baue eine Siedlung am Rand des Spielplans.
kb-about-tavern = Baue eine Siedlung an ein Ende deiner geraden Linie aus drei oder mehr.
kb-about-barn = Versetze eine deiner Siedlungen auf das Gelände deiner Karte.
kb-about-harbor = Versetze eine deiner Siedlungen aufs Wasser.
kb-about-paddock = Versetze eine deiner Siedlungen genau zwei Felder weit in gerader Linie.
kb-about-quarry = Stelle ein oder zwei Steinmauern auf das Gelände deiner Karte, neben deine Siedlungen.
kb-about-caravan = Schiebe eine deiner Siedlungen in gerader Linie, so weit es geht.
kb-about-village = Baue eine Siedlung neben mindestens drei deiner eigenen.
kb-about-garden = Baue eine Siedlung auf Blumen.
kb-about-foresters_lodge = Baue eine Siedlung im Wald.
kb-about-monastery = Baue eine Siedlung in einem Canyon.
kb-about-fort = Ziehe eine Geländekarte und baue darauf eine Siedlung.
kb-about-city_hall = Einmal im Spiel: Lege dein Rathaus auf sieben freie Felder neben deiner Siedlung. Es zählt als sieben.
kb-about-crossroads = Ziehe am Ende deines Zuges zwei Geländekarten und wähle beim nächsten Mal eine davon.
kb-about-barracks = Stelle einen Krieger auf oder nimm einen zurück. Neben einem Krieger darf niemand bauen.
kb-about-wagon = Stelle deinen Planwagen auf, ziehe ihn bis zu drei Schritte über Land und Berge oder nimm ihn zurück.
kb-about-lighthouse = Stelle dein Schiff aufs Wasser, ziehe es bis zu drei Schritte oder nimm es zurück.
kb-about-canoe = Nimmt jemand das letzte Plättchen eines Feldes, baue eine Siedlung auf Sumpf oder Wasser.
kb-about-fountain = Baue eine Siedlung neben genau einer eigenen und neben keiner fremden.
kb-about-temple = Nimm eine deiner Siedlungen vom Plan. Du baust sie im nächsten Zug zusätzlich.
kb-about-refuge = Versetze eine deiner Siedlungen auf ein freies Feld daneben.
kb-about-bazaar = Nutze eines deiner anderen Ortsplättchen ein zweites Mal.
kb-about-water_mill = Baue eine Siedlung neben Wasser.
kb-about-mountain_station = Baue eine Siedlung neben einem Berg.
kb-about-scout_cabin = Stelle die zwei Späher neben deine Siedlungen. In diesem Zug zählen sie als deine.
kb-about-cathedral = Nimm einen Marker, oder gib Marker ab und baue ebenso viele Siedlungen auf dem Gelände deiner Karte.
kb-about-watchtower = Baue eine Siedlung neben einer fremden.
kb-about-university = Baue eine Siedlung neben einem Ort, einer Burg, einem Nomadenfeld, Palast oder Silo.
kb-about-palisade = Versetze eine deiner Siedlungen an eine andere Stelle ihres Gebiets.
kb-about-rope_bridge = Versetze eine deiner Siedlungen in einen Canyon.
kb-about-tree_house = Versetze eine deiner Siedlungen in den Wald.
kb-about-temple_bonus = Die erste Siedlung jedes Zuges muss nicht an eigene grenzen.
kb-about-refuge_bonus = Versetze eine deiner Siedlungen in gerader Linie auf das erste freie Feld, über alles hinweg.
kb-about-canoe_bonus = Baue eine Siedlung auf Sumpf oder Wasser.
kb-about-fountain_bonus = Deine Brunnen dürfen auch auf Berge bauen.
kb-about-donation_grass = Einmal, im nächsten Zug: Baue drei Siedlungen auf Gras.
kb-about-donation_canyon = Einmal, im nächsten Zug: Baue drei Siedlungen in Canyons.
kb-about-donation_desert = Einmal, im nächsten Zug: Baue drei Siedlungen auf Wüste.
kb-about-donation_flowers = Einmal, im nächsten Zug: Baue drei Siedlungen auf Blumen.
kb-about-donation_forest = Einmal, im nächsten Zug: Baue drei Siedlungen im Wald.
kb-about-donation_water = Einmal, im nächsten Zug: Baue drei Siedlungen auf Wasser.
kb-about-donation_mountain = Einmal, im nächsten Zug: Baue drei Siedlungen auf Berge.
kb-about-resettlement = Einmal, im nächsten Zug: vier Schritte, auf deine Siedlungen verteilt, wie du magst.
kb-about-outpost = Einmal, im nächsten Zug: Eine Siedlung muss nicht an eigene grenzen.
kb-about-sword = Einmal, im nächsten Zug: Nimm jedem Gegner eine Siedlung vom Plan.
kb-about-treasure = Sofort 3 Gold.
kb-about-farmland = Einmal je Zug: Baue eine Siedlung auf Farmland neben deinen eigenen.
kb-about-cave = Einmal je Zug: Versetze eine Siedlung neben einer Höhle auf ein freies Feld neben irgendeiner Höhle.
kb-about-fishermen = 1 Gold für jede deiner Siedlungen am Wasser.
kb-about-merchants = 4 Gold für jeden Ort, den deine Gebiete verbinden.
kb-about-discoverers = 1 Gold für jede waagerechte Linie, auf der du stehst.
kb-about-hermits = 1 Gold für jedes deiner getrennten Gebiete.
kb-about-citizens = 1 Gold für je 2 Siedlungen in deinem größten Gebiet.
kb-about-miners = 1 Gold für jede deiner Siedlungen neben einem Berg.
kb-about-workers = 1 Gold für jede deiner Siedlungen neben einem Ort, einer Burg oder Ähnlichem.
kb-about-knights = 2 Gold je Siedlung auf deiner vollsten waagerechten Linie.
kb-about-lords = In jedem Quadranten: 12 Gold für die meisten Siedlungen, 6 für die zweitmeisten.
kb-about-farmers = 3 Gold je Siedlung in dem Quadranten, in dem du die wenigsten hast.
kb-about-families = Im Spiel: 2 Gold, wenn die drei Siedlungen deines Zuges in einer geraden Linie stehen.
kb-about-shepherds = Im Spiel: 2 Gold für eine neue Siedlung, neben der kein Feld ihres Geländes mehr frei ist.
kb-about-ambassadors = Im Spiel: 1 Gold für jede neue Siedlung neben einer fremden.
kb-about-geologists = 2 Gold für jedes Gebirge, das deine Gebiete mit einem anderen verbinden.
kb-about-messengers = 2 Gold für jedes Feld zwischen den zwei entferntesten Siedlungen eines deiner Gebiete.
kb-about-noblewomen = 5 Gold an jedem besonderen Ort, um den du die meisten Siedlungen hast.
kb-about-vassals = 1 Gold für jede deiner Siedlungen an einer inneren Kante eines Quadranten.
kb-about-captains = 1 Gold für jede deiner Siedlungen neben drei oder mehr eigenen.
kb-about-scouts = 1 Gold für jede deiner Siedlungen neben dem entfernten Gelände.
kb-about-rangers = 2 Gold für jede waagerechte Linie mit genau einer deiner Siedlungen.
kb-about-mayors = 4 Gold für jede Linie, auf der du als Erster vier Siedlungen hattest.
kb-about-chainers = 1 Gold für jede deiner Siedlungen neben genau zwei eigenen.
kb-about-travellers = 1 Gold für jede deiner Siedlungen am Rand des Spielplans.
kb-about-homesteaders = 1 Gold je Siedlung in dem Quadranten, in dem du die meisten hast.
kb-about-rovers = Im Spiel: 1 Gold für jeden Quadranten, in dem du in einem Zug baust.
kb-about-home_country = 5 Gold, wenn du eine ganze Geländefläche allein füllst.
kb-about-fortress = 6 Gold für eine Siedlung mit sechs eigenen ringsum.
kb-about-road = 7 Gold für sieben Siedlungen in einer lückenlosen schrägen Linie.
kb-about-place_of_refuge = 8 Gold, wenn du einen besonderen Ort allein umschließt.
kb-about-advance = 9 Gold für sieben Siedlungen an einem Rand des Spielplans.
kb-about-compass_points = 10 Gold für je eine Siedlung an allen vier Rändern.
kb-about-castle = 3 Gold für jede Burg, die du berührst. In jedem Spiel.
kb-about-palace = 5 Gold für die meisten Siedlungen ringsum; bei Gleichstand für alle.
kb-about-capitol = 1 Gold für jede deiner Siedlungen im Umkreis von zwei Feldern.
kb-about-silo = Wer es am Ende berührt, baut oder versetzt vor der Wertung bis zu drei Siedlungen.
kb-about-nomad = Wer zuerst daneben baut, nimmt das Plättchen und nutzt es im nächsten Zug.
kb-about-location = Baue daneben und nimm ein Plättchen. Ab deinem nächsten Zug darfst du es einmal je Zug nutzen.
kb-about-treasures = Sofort 3 Gold für jeden Schatz.

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
