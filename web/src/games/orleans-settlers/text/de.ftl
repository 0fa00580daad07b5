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
or-phase-draw-help = Alle ziehen Gefolgsleute aus dem Beutel, so viele, wie die Epoche sagt, bis 8 auf dem Anger liegen.
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
or-any = beliebig
or-empty = leer
or-technology = Technikplättchen
or-technologies = Technik
or-technology-help = Füllt einen Platz eines Ortes für immer. Der Ort braucht mindestens zwei Plätze und immer noch einen Gefolgsmann.
or-prohibited = In dieser Runde verboten
or-category = Kategorie { $category }
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
or-coins-help = Am Ende je 1 Punkt.
or-citizens = Bürger
or-citizens-help = Am Ende zählen Bürger × Dörfer als Punkte.
or-settlers = Siedler im Vorrat
or-fortresses = Festungen im Vorrat
or-churches = Kirchen
or-churches-left = Kirchen im Vorrat
or-fame = Ruhm
or-fame-track = Ruhmesleiste
or-fame-at = { $name } steht auf { $space }.
or-fame-tile = Ruhmesplättchen auf { $space }
or-fame-tile-help = Wer es erreicht oder überschreitet, nimmt eins davon: einen Ort freischalten, in die nächste Epoche gehen oder einen Bürger bekommen.
or-eras = Epochen
or-era-draw = { $count } ziehen
or-deeds = Werke
or-deeds-note = das letzte Plättchen bringt einen Bürger
or-deed-left = { $count ->
    [0] Vollendet.
    [one] 1 Platz ist leer.
   *[other] { $count } Plätze sind leer.
}
or-deed-slot = { $deed }: { $tile }, { $reward }
or-food = beliebige Nahrung
or-event = Ereignis
or-timing-resolve = nach den Aktionen
or-timing-round = die ganze Runde
or-timing-reveal = sofort
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
or-monk-help = Darf jeden Platz eines Ortes füllen.
or-follower-help = Füllt Plätze, die ihn verlangen.
or-board-of = Tableau von { $name }
or-places-of = Orte von { $name }
or-start-player = Startspieler: { $name }

## Was Orte brauchen und tun

or-needs = Braucht: { $slots }.
or-needs-some = Braucht { $least } bis { $most } Gefolgsleute.
or-needs-different = Alle verschieden.
or-may-stay-empty = Der Platz für { $follower } darf leer bleiben.
or-op-recruit = Anwerben: { $follower }.
or-op-gain_good = Nimm { $n } { $good }.
or-op-gain_coins = Du bekommst { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
}.
or-op-gain_fame = Du bekommst { $n } Ruhm.
or-op-gain_citizen = Du bekommst { $n ->
    [one] 1 Bürger
   *[other] { $n } Bürger
}.
or-op-choose = Wähle eins:
or-op-harvest = Ernte bis zu { $max_areas } deiner Ländereien: Nimm von jeder ihre Ware.
or-op-expand = Setze einen Siedler neben eines deiner Gebiete.
or-op-expand-knight = Mit einem Ritter auf dem Ort darfst du jemanden vertreiben.
or-op-acquire_place = Kaufe eine Ortskarte, die deine Epoche erlaubt: Kategorie I für 1 Münze, II für 2, III für 3.
or-op-build = Baue: { $what } für { $wood } Holz{ $coins ->
    [0] {""}
    [one] {" "}und 1 Münze
   *[other] {" "}und { $coins } Münzen
}.
or-op-build_choice = Baue ein Dorf, eine Festung oder eine Kirche für { $wood_discount } Holz weniger.
or-op-market = Verkaufe bis zu { $sell_max } Waren zu ihrem Wert; dann darfst du { $buy_max } für Wert + { $buy_surcharge } kaufen.
or-op-send_to_deeds = Schicke seine Gefolgsleute oder statt ihrer Waren zu den Werken.
or-op-technology = Lege ein Technikplättchen auf einen deiner Plätze.
or-op-exchange = Bis zu { $max }-mal: { $give } wird zu { $get }.
or-op-exchange_any = Bis zu { $max }-mal: Eine Ware vom Wert { $give_min_value } bis { $give_max_value } wird zu { $get }.
or-op-coins_per = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
} je { $per }, mindestens { $min }, höchstens { $max }.
or-op-coins_per_filled = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
} für jeden Gefolgsmann darauf.
or-if-done = Wenn das geschah: { $then }
or-passive = Das gilt immer, ohne Gefolgsleute:
or-passive-carpentry = Du bekommst { $n } Ruhm, wann immer du ein Dorf, eine Festung oder eine Kirche baust.
or-passive-granary = Jede Forderung nach Nahrung an dich ist um { $n } kleiner.
or-passive-watchtower = Wer dir ein Gebiet nimmt, zahlt dir vorher { $n } Münzen.
or-passive-school = Deine Gelehrten dürfen Plätze für Farmer, Fischer, Handwerker und Händler füllen.

## Dasselbe, so kurz wie auf einer Karte

or-short-harvest = { $max_areas } ernten
or-short-expand = Gebiet besiedeln
or-short-acquire_place = Ort kaufen
or-short-build_choice = bauen, −{ $wood_discount }
or-short-market = { $sell_max } verkaufen, { $buy_max } kaufen
or-short-send_to_deeds = zu den Werken
or-short-exchange_any = { $give_min_value }–{ $give_max_value }
or-short-coins_per = je { $per }
or-short-coins_per_filled = je Gefolgsmann
or-short-passive-carpentry = Ruhm fürs Bauen
or-short-passive-granary = weniger Hunger
or-short-passive-watchtower = Zoll bei Eroberung
or-short-passive-school = Gelehrte springen ein

## Was gezählt wird

or-one-areas = Gebiet
or-one-villages = Dorf
or-one-churches = Kirche
or-one-settlers_on_areas = Siedler auf der Karte
or-one-good_types_owned = Warenart in deinem Besitz
or-one-followers_owned = Gefolgsleute
or-one-knights_owned = Ritter

## Ereignisse

or-event-pay_food = Gib { $n } Nahrung. Sie verlässt das Spiel.
or-event-pay_food_by_areas = Gib Nahrung: 1 bei bis zu 3 Gebieten, 2 bei bis zu 6, sonst 3. Sie verlässt das Spiel.
or-event-pay_coins_per = Zahle 1 Münze je { $every ->
    [one] { $per }
   *[other] { $every } ({ $per }), aufgerundet
}.
or-event-pay_coin_or_good = Gib { $n } Münze oder Ware.
or-event-pay_goods_per_terrain = Gib { $n } Ware für jede deiner Ländereien dieser Art: { $terrain }. Höchstens { $max }.
or-event-pay_coins_unless = Zahle { $n } Münzen, außer du hast: { $has }.
or-event-gain_good = Alle nehmen { $n } { $good }.
or-event-gain_good_per_terrain = Nimm { $n } { $good } für jede deiner Ländereien dieser Art: { $terrain }. Höchstens { $max }.
or-event-coins_per = Du bekommst { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
} je { $every ->
    [one] { $per }
   *[other] { $every } ({ $per })
}.
or-event-fame_per = Du bekommst { $n } Ruhm je { $per }.
or-event-citizen_if = Du bekommst { $n } Bürger, wenn du eine Kirche hast.
or-event-recruit_choice = Du darfst einen nehmen: { $followers }.
or-event-compare-followers_owned = Allein die meisten Gefolgsleute: { $most_coins } Münzen. Ab drei Spielern, allein die wenigsten: zahle { $least_pay_coins }.
or-event-compare-knights_owned = Allein die meisten Ritter: { $most_fame } Ruhm.
or-event-compare-areas = Die wenigsten Gebiete: { $least_coins } Münzen, außer alle haben gleich viele.
or-event-sell = Du darfst bis zu { $max } Waren für Wert + { $bonus } verkaufen.
or-event-buy_technology = Du darfst ein Technikplättchen für { $coins } Münzen kaufen.
or-event-lose_random_follower = Alle verlieren { $n } zufälligen Gefolgsmann aus dem Beutel.
or-event-market_bonus = Jede Ware, die du am Markt verkaufst, bringt { $n } mehr.
or-event-wild_slot = { $place }: Der Platz für { $slot } nimmt jeden Gefolgsmann.
or-event-build_discount = Jeder Bau kostet { $wood } Holz weniger.
or-event-forbid_recruit = Niemand wirbt an: { $follower }.
or-event-forbid_conquest = Niemand kann vertrieben werden.
or-event-fame_on_expand = { $n } Ruhm für jeden Siedler, den du setzt.
or-event-prohibit_left_neighbour = Jeder verbietet dem linken Nachbarn einen Ort für diese Runde.

## Epochen

or-era-fame_per = { $n } Ruhm je { $per }
or-era-coins_per = { $n ->
    [one] 1 Münze
   *[other] { $n } Münzen
} je { $per }
or-era-coins_if_sole_most_areas = { $n } Münzen, wenn du allein die meisten Gebiete hast
or-era-pay_food_by_areas = 1 bis 3 Nahrung geben
or-era-pay_food_by_areas-help = Gib Nahrung: 1 bei bis zu 3 Gebieten, 2 bei bis zu 6, sonst 3. Für das, was fehlt, gibt es Folter.
or-era-full = Ist der Nahrungsspeicher voll: { $bonus }.
or-era-peace = Im Frieden: Niemand vertreibt dich, und du vertreibst niemanden.
or-era-cards = Karten, die du kaufen darfst: { $categories }.
or-era-lying = { $name } muss diese Epoche erst vollenden.

or-reward-coins = { $count ->
    [one] 1 Münze
   *[other] { $count } Münzen
}
or-reward-fame = { $count } Ruhm
