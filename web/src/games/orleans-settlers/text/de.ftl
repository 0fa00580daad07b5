## Der Tisch von Orléans Stories: Die Siedler

or-round = Runde { $round } von { $rounds }
or-phase-event = Ereignis
or-phase-draw = Ziehen
or-phase-plan = Planen
or-phase-act = Handeln
or-phase-resolve = Auswerten
or-phase-bonus = Bonus
or-phase-start = Startspieler
or-phase-event-help = Das Ereignis der Runde wird aufgedeckt. Manche wirken sofort.
or-phase-draw-help = Alle ziehen Gefolgsleute aus dem Beutel, so viele, wie die Epoche sagt, bis { $green } auf dem Anger liegen.
or-phase-plan-help = Alle legen Gefolgsleute auf Orte, alle gleichzeitig.
or-phase-act-help = Reihum aktiviert jeder einen Ort oder passt, bis alle gepasst haben.
or-phase-resolve-help = Das Ereignis wird reihum für alle ausgeführt.
or-phase-bonus-help = Alle bekommen den Bonus oder zahlen den Malus ihrer Epoche.
or-phase-start-help = Der Startspieler wechselt zum linken Nachbarn.
or-phases = Phasen der Runde
or-still-planning = { $names } plant noch
or-all-planned = Alle haben geplant
or-planning = plant…
or-ready = fertig
or-passed = hat gepasst
or-where = Wo soll ein { $strong } arbeiten?
or-plan = Lege { $strong } auf deine Orte
or-plan-done = Keine { $strong } auf dem Anger passen: Beende das Planen
or-plan-strong = Gefolgsleute

or-page-mine = Meine Orte
or-places = Orte
or-page-map = Karte
or-page-market = Markt
or-page-deeds = Werke
or-page-lit = hier gibt es etwas zu tun
or-pages = Teile des Tisches
or-green = Anger
or-green-of = { $count } von { $most }
or-green-help = Nimm einen Gefolgsmann, dann einen leuchtenden Platz. Wer auf einem Ort liegt, bleibt, bis der Ort handelt.
or-bag = Beutel
or-bag-help = { $count ->
    [0] Der Beutel ist leer.
    [one] 1 Gefolgsmann wartet im Beutel.
   *[other] { $count } Gefolgsleute warten im Beutel.
}
or-pick = { $follower } auf dem Anger
or-picked = { $follower }, aufgenommen
or-locked = { $count ->
    [one] 1 Ort freizuschalten
   *[other] { $count } Orte freizuschalten
}
or-locked-card = gesperrt
or-locked-help = Ein Ruhmesbonus schaltet ihn frei.
or-ready-place = kann handeln
or-slot = Platz { $slot } von { $place }: { $asks }
or-slot-with = Platz { $slot } von { $place }: { $piece }
or-empty = leer
or-technologies = Technik
or-technology-help = Füllt einen Platz eines Ortes für immer. Der Ort braucht mindestens { $slots } Plätze und immer noch einen Gefolgsmann.
or-prohibited = In dieser Runde verboten
or-price = { $coins ->
    [one] 1 Münze
   *[other] { $coins } Münzen
}
or-stock = Ortskarten
or-stock-none = Alle Karten dieser Kategorie sind vergeben.
or-stock-era = Deine Epoche erlaubt diese Kategorie.
or-stock-era-not = Deine Epoche erlaubt diese Kategorie noch nicht.
or-supply = Vorrat
or-coins = Münzen
or-coins-help = Am Ende je { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}.
or-citizens-help = Am Ende zählen Bürger × Dörfer als Punkte.
or-settlers = Siedler im Vorrat
or-fortresses = Festungen im Vorrat
or-churches = Kirchen
or-churches-left = Kirchen im Vorrat
or-fame-at = { $name } steht auf { $space }.
or-eras = Epochen
or-era-draw = { $count } ziehen
or-deeds = Werke
or-deed-left = { $count ->
    [0] Vollendet.
    [one] 1 Platz ist leer.
   *[other] { $count } Plätze sind leer.
}
or-deed-slot = { $deed }: { $tile }, { $reward }
or-event = Ereignis
or-area-land = { $terrain }, gibt { $good }
or-area-village = Dorf
or-area-start = Startdorf
or-area-settlers = Siedler von { $names }
or-area-fortress = Festung von { $name }
or-area-church = Kirche
or-area-free = niemand dort
or-lit = jetzt möglich
or-last = eben geändert
or-areas = Gebiete
or-villages = Dörfer
or-goods = Waren
or-value = Am Markt und am Ende { $value } wert.
or-is-food = Ist Nahrung.
or-from-terrain = Wird geerntet auf: { $terrain }.
or-in-market = Noch { $count } am Marktplatz.
or-follower-help = Füllt Plätze, die ihn verlangen.
or-board-of = Tableau von { $name }
or-places-of = Orte von { $name }
or-start-player = Startspieler: { $name }

## Was Orte brauchen und tun

or-needs = Braucht: { $slots }.
or-needs-some = Braucht { $least } bis { $most } Gefolgsleute.
or-may-stay-empty = Der Platz für { $follower } darf leer bleiben.
or-designed = Von uns: Was gedruckt ist, ist nicht öffentlich.
or-designed-parts = Von uns, weil es nicht öffentlich ist: { $parts }.
or-holds = { $most ->
    [0] Waren, die beim Planen hierher gelegt werden: { $goods }.
   *[other] Waren, die beim Planen hierher gelegt werden, höchstens { $most }: { $goods }.
}
or-stored = Waren auf „{ $place }“: { $goods }

## Dasselbe, so kurz wie auf einer Karte

or-short-verb-harvest = { $most } ernten
or-short-verb-expand = Gebiet besiedeln
or-short-verb-conquer = Gebiet besiedeln
or-short-verb-acquire = Ort kaufen
or-short-verb-build-any = bauen, −{ $discount }
or-short-verb-sell = { $most } verkaufen
or-short-verb-buy = { $most } kaufen
or-short-verb-send = zu den Werken
or-short-verb-carpentry = Ruhm fürs Bauen
or-short-verb-granary = weniger Hunger
or-short-verb-watchtower = Zoll bei Eroberung
or-short-verb-school = Gelehrte springen ein
or-short-per = je { $per }

## Epochen

or-era-food = { $least } bis { $most } Nahrung geben
or-era-cards = Karten, die du kaufen darfst: { $categories }.
or-era-lying = { $name } muss diese Epoche erst vollenden.
