# Orléans Stories: Die Siedler auf Deutsch.

game-name = Orléans Stories: Die Siedler
game-summary = Siedelt an der Loire: Gefolgsleute ziehen, planen, Orte aktivieren und die eigenen Leute in sechzehn Runden vom Hunger zum Frieden führen.

## Gefolgsleute

farmer = { $amount ->
    [one] Farmer
   *[other] Farmer
}
    .acc = einen Farmer
    .obj = Farmer
fisherman = { $amount ->
    [one] Fischer
   *[other] Fischer
}
    .acc = einen Fischer
    .obj = Fischer
craftsman = { $amount ->
    [one] Handwerker
   *[other] Handwerker
}
    .acc = einen Handwerker
    .obj = Handwerker
trader = { $amount ->
    [one] Händler
   *[other] Händler
}
    .acc = einen Händler
    .obj = Händler
knight = { $amount ->
    [one] Ritter
   *[other] Ritter
}
    .acc = einen Ritter
    .obj = Ritter
scholar = { $amount ->
    [one] Gelehrter
   *[other] Gelehrte
}
    .acc = einen Gelehrten
    .obj = Gelehrten
monk = { $amount ->
    [one] Mönch
   *[other] Mönche
}
    .acc = einen Mönch
    .obj = Mönch

## Waren

grain = Getreide
    .acc = 1 Getreide
wood = Holz
    .acc = 1 Holz
fish = Fisch
    .acc = 1 Fisch
cheese = Käse
    .acc = 1 Käse
wine = Wein
    .acc = 1 Wein
bread = Brot
    .acc = 1 Brot
brocade = Brokat
    .acc = 1 Brokat

## Landschaften

field = Acker
forest = Wald
lake = See
pasture = Weide
hill = Hügel

## Gebäude

village = Dorf
    .acc = ein Dorf
fortress = Festung
    .acc = eine Festung
church = Kirche
    .acc = eine Kirche

## Orte

farmhouse = Bauernhaus
hamlet = Weiler
fieldwork = Feldarbeit
expansion = Expansion
building_yard = Bauhof
village_founding = Dorfgründung
market = Markt
town_hall = Rathaus
university = Universität
castle = Burg
monastery = Kloster
laboratory = Laboratorium
fortress_works = Festungsbau
church_works = Kirchenbau
hayrick = Heuschober
fish_trap = Fischreuse
woodcutter = Holzfäller
bakery = Bäckerei
carpentry = Zimmerei
toll_house = Zollhaus
tavern = Schenke
village_well = Dorfbrunnen
dairy = Käserei
winery = Weingut
sawmill = Sägewerk
county_fair = Jahrmarkt
granary = Kornspeicher
watchtower = Wachturm
school = Schule
scriptorium = Schreibstube
tailor_shop = Schneiderei
weaving_mill = Weberei
cathedral_school = Domschule
cellar = Weinkeller
brewery = Brauerei
tournament = Turnierplatz
guildhall = Gildehaus
shipping_line = Reederei
# Diese hat nur die Schachtel eines Besitzers; er gibt ihnen Namen.
place_1 = Eigener Ort 1
place_2 = Eigener Ort 2
place_3 = Eigener Ort 3
place_4 = Eigener Ort 4
place_5 = Eigener Ort 5
place_6 = Eigener Ort 6
place_7 = Eigener Ort 7
place_8 = Eigener Ort 8
place_9 = Eigener Ort 9
place_10 = Eigener Ort 10

## Segensreiche Werke

food_depot = Nahrungsspeicher
canal = Kanalbau
road = Wegebau
hospice = Hospiz
town_wall = Stadtmauer
market_charter = Marktrecht
abbey = Abtei
# Diese hat nur die Schachtel eines Besitzers; er gibt ihnen Namen.
deed_1 = Eigenes Werk 1
deed_2 = Eigenes Werk 2
deed_3 = Eigenes Werk 3
deed_4 = Eigenes Werk 4
deed_5 = Eigenes Werk 5

## Ereignisse

event-A1 = Ernte
event-A2 = Guter Fang
event-A3 = Reiche Felder
event-A4 = Holzschlag
event-A5 = Zuzug
event-A6 = Wanderhändler
event-A7 = Siedlertreck
event-A8 = Abgabe
event-B1 = Ernte
event-B2 = Grundsteuer
event-B3 = Handelstag
event-B4 = Bausommer
event-B5 = Wallfahrt
event-B6 = Hochwasser
event-B7 = Volkszählung
event-B8 = Verbot
event-C1 = Missernte
event-C2 = Pest
event-C3 = Raubritter
event-C4 = Kirchweih
event-C5 = Handelstag
event-C6 = Markttag
event-C7 = Neue Technik
event-C8 = Gottesfriede
event-D1 = Ernte
event-D2 = Dorfsteuer
event-D3 = Jubeljahr
event-D4 = Turnier
event-D5 = Hungersnot
event-D6 = Grenzgang
event-D7 = Große Messe
event-D8 = Königsgunst
# Diese hat nur die Schachtel eines Besitzers; er gibt ihnen Namen.
event-A9 = Eigenes Ereignis A9
event-A10 = Eigenes Ereignis A10
event-A11 = Eigenes Ereignis A11
event-A12 = Eigenes Ereignis A12
event-B9 = Eigenes Ereignis B9
event-B10 = Eigenes Ereignis B10
event-B11 = Eigenes Ereignis B11
event-B12 = Eigenes Ereignis B12
event-C9 = Eigenes Ereignis C9
event-C10 = Eigenes Ereignis C10
event-C11 = Eigenes Ereignis C11
event-C12 = Eigenes Ereignis C12
event-D9 = Eigenes Ereignis D9
event-D10 = Eigenes Ereignis D10
event-D11 = Eigenes Ereignis D11
event-D12 = Eigenes Ereignis D12

## Epochen

era-1 = I Siedeln
era-2 = II Hunger
era-3 = III Ausbau
era-4 = IV Handel
era-5 = V Frieden

## Felder der Karte

space-A1 = Chartres (A1)
space-A2 = Vendôme (A2)
space-A3 = Tours (A3)
space-A4 = Loches (A4)
space-A5 = Chinon (A5)
space-B1 = Châteaudun (B1)
space-B2 = Blois (B2)
space-B3 = Amboise (B3)
space-B4 = Montrichard (B4)
space-B5 = Châteauroux (B5)
space-B6 = Le Blanc (B6)
space-C1 = Étampes (C1)
space-C2 = Beaugency (C2)
space-C3 = Orléans (C3)
space-C4 = Chambord (C4)
space-C5 = Romorantin (C5)
space-C6 = Vierzon (C6)
space-C7 = Issoudun (C7)
space-D1 = Pithiviers (D1)
space-D2 = Jargeau (D2)
space-D3 = Sully (D3)
space-D4 = Aubigny (D4)
space-D5 = Bourges (D5)
space-D6 = Saint-Amand (D6)
space-E1 = Montargis (E1)
space-E2 = Gien (E2)
space-E3 = Briare (E3)
space-E4 = Sancerre (E4)
space-E5 = Nevers (E5)
# Diese hat nur die Schachtel eines Besitzers; er gibt ihnen Namen.
space-F1 = Eigenes Feld (F1)
space-F2 = Eigenes Feld (F2)
space-F3 = Eigenes Feld (F3)

## Was in Vorräten liegt

coin = { $amount ->
    [one] Münze
   *[other] Münzen
}
fame = Ruhm
citizen = Bürger
settler = Siedler
technology = Technikplättchen
prohibition = Verbotsplättchen
hunger_eliminated = Hunger besiegt
fame-track = Ruhmesleiste

# Irgendeins von mehreren: Waren, Nahrung, Gefolgsleute.
any = beliebig
any-of = { $words } oder { $last }
good = { $amount ->
    [one] Ware
   *[other] Waren
}
food = Nahrung
follower = { $amount ->
    [one] Gefolgsmann
   *[other] Gefolgsleute
}

## Kategorien und was sonst auf dem Material steht

set-board = Spielertableau
set-base = Basiskarte
category-I = Kategorie I
category-II = Kategorie II
category-III = Kategorie III
category-A = Kategorie A
category-B = Kategorie B
category-C = Kategorie C
category-D = Kategorie D
start-open = von Anfang an offen
followers-different = Alle verschieden.
technology-never = Nimmt kein Technikplättchen.
timing-resolve = nach den Aktionen
timing-round = die ganze Runde
timing-reveal = sofort
timing-draw = nach dem Ziehen
timing-plan = nach der Planung
timing-actions = nach der letzten Aktion
timing-bonus = nach den Rundenboni
timing-start_player = nach dem Wechsel des Startspielers
to-box = Das kommt aus dem Spiel.
to-market = Das kommt zum Markt.
if-done = Wenn das geschah:
while-hunger = solange der Nahrungsspeicher nicht voll ist

## Was gezählt wird

count-areas = { $amount ->
    [one] Gebiet
   *[other] Gebiete
}
count-settlers = { $amount ->
    [one] eigenen Siedler auf dem Plan
   *[other] eigenen Siedler auf dem Plan
}
count-villages = { $amount ->
    [one] Dorf
   *[other] Dörfer
}
count-churches = { $amount ->
    [one] Kirche
   *[other] Kirchen
}
count-good-types = { $amount ->
    [one] Warenart in deinem Besitz
   *[other] Warenarten
}
count-followers = { $amount ->
    [one] Gefolgsmann
   *[other] Gefolgsleute
}
count-knights = Ritter
count-filled = { $amount ->
    [one] Gefolgsmann darauf
   *[other] Gefolgsleute darauf
}

## Was das Material tut: Zahlen und Wörter eines Schritts, `pay` und `take` sind seine Angaben

verb-recruit = Anwerben: { $take }.
verb-may-recruit = Du darfst anwerben: { $take }.
verb-gain = Du bekommst { $take }.
verb-gain-per = Du bekommst { $take } je { $every ->
    [one] { $per }
   *[other] { $every } { $per-many }
}{ $min ->
    [0] {""}
   *[other] , mindestens { $min }
}{ $max ->
    [0] {""}
   *[other] , höchstens { $max }
}.
verb-gain-per-land = Du bekommst { $take } für jede deiner Ländereien dieser Art: { $terrain }{ $max ->
    [0] {""}
   *[other] , höchstens { $max }
}.
verb-gain-if = Du bekommst { $take }, wenn du eine { $has } beherrschst.
verb-gain-on-expand = Du bekommst { $take } für jeden Siedler, den du setzt.
verb-choose = Wähle eins:
verb-harvest = Ernte bis zu { $most } deiner Ländereien: Nimm von jeder ihre Ware.
verb-expand = Setze einen Siedler neben eines deiner Gebiete.
verb-conquer = Setze einen Siedler neben eines deiner Gebiete. Liegt ein { $conquest } auf dem Ort, darfst du jemanden vertreiben.
verb-acquire = Kaufe eine Ortskarte, die deine Epoche erlaubt:
verb-acquire-card = { $category }: { $pay }
verb-build = Baue: { $building } für { $pay }.
verb-build-any = Baue ein Dorf, eine Festung oder eine Kirche{ $discount ->
    [0] {""}
   *[other] {" "}für { $discount } Holz weniger
}.
verb-sell = Verkaufe bis zu { $most } Waren zu ihrem Wert.
verb-may-sell = Du darfst bis zu { $most } Waren für Wert + { $bonus } verkaufen.
verb-buy = Danach darfst du bis zu { $most } für Wert + { $surcharge } kaufen.
verb-send = Schicke seine Gefolgsleute oder statt ihrer Waren zu den Werken.
verb-technology = Lege { $take } auf Plätze deiner Orte.
verb-may-buy-technology = Du darfst { $take } für { $pay } kaufen.
verb-exchange = Bis zu { $most }-mal: { $pay } wird zu { $take }.
verb-exchange-stored = Jede Ware, die hier liegt, wird zu { $take }.
verb-carpentry = Du bekommst { $take }, wann immer du ein Dorf, eine Festung oder eine Kirche baust.
verb-granary = Jede Forderung nach Nahrung an dich ist um { $less } kleiner.
verb-watchtower = Wer dir ein Gebiet nimmt, zahlt dir vorher { $take }.
verb-school = Ein { $stands_in } darf diese Plätze füllen: { $slot }.
verb-stand-in = Darf jeden Platz eines Ortes füllen.
verb-pay = Gib { $pay }.
verb-pay-by-areas = Gib Nahrung:
verb-pay-up-to = bei bis zu { $up_to } Gebieten { $pay }
verb-pay-else = sonst { $pay }
verb-pay-per = Zahle { $pay } je { $every ->
    [one] { $per }
   *[other] { $every } { $per-many }, aufgerundet
}.
verb-pay-per-land = Gib { $pay } für jede deiner Ländereien dieser Art: { $terrain }{ $max ->
    [0] {""}
   *[other] , höchstens { $max }
}.
verb-pay-unless = Zahle { $pay }, außer du hast: { $has }.
verb-most = Allein die meisten { $per-many }: Du bekommst { $take }.
verb-least = { $players ->
    [2] {""}
   *[other] Ab { $players } Spielern:{" "}
}Allein die wenigsten { $per-many }: Du bekommst { $take }.
verb-least-pays = { $players ->
    [2] {""}
   *[other] Ab { $players } Spielern:{" "}
}Allein die wenigsten { $per-many }: Zahle { $pay }.
verb-least-shared = Die wenigsten { $per-many }: Du bekommst { $take }, außer alle haben gleich viele.
verb-least-shared-pays = Die wenigsten { $per-many }: Zahle { $pay }, außer alle haben gleich viele.
verb-lose = Alle verlieren { $pay } aus dem Beutel, zufällig gezogen.
verb-market-bonus = Jede Ware, die du am Markt verkaufst, bringt { $bonus } mehr.
verb-wild-slot = { $place }: Der Platz für { $slot } nimmt jeden Gefolgsmann.
verb-discount = Jeder Bau kostet { $discount } Holz weniger.
verb-forbid-recruit = Niemand wirbt an: { $follower }.
verb-forbid-conquest = Niemand kann vertrieben werden.
verb-prohibit = Jeder verbietet dem linken Nachbarn einen Ort für diese Runde.
verb-peace = Im Frieden: Niemand vertreibt dich, und du vertreibst niemanden.
verb-complete = Das letzte Plättchen bringt { $take }.
verb-end-hunger = Ist er voll, ist der Hunger für alle vorbei.
verb-fame-tile = Wer ein Ruhmesplättchen erreicht oder überschreitet, nimmt eins davon:
verb-unlock = Schalte einen Ort frei.
verb-advance = Gehe in die nächste Epoche.

## Zahlen auf dem Material

number-players = Spieler
number-rounds = Runden
number-events_each = Ereignisse jeder Kategorie
number-green = Gefolgsleute auf dem Anger
number-least_followers = Gefolgsleute, die jeder behält
number-recall_below = weniger auf dem Anger erlauben das Zurücknehmen
number-technology_slots = Plätze für ein Technikplättchen
number-area_points = Punkte für ein Gebiet
number-peace_points = Punkte für den Frieden
number-points = Punkte
number-start = am Anfang
number-last = letztes Feld
number-tile = Ruhmesplättchen
number-value = Wert
number-each = für jeden Spieler
number-draw = Gefolgsleute, die gezogen werden
number-column = Spalte
number-y2 = doppelte Zeile
number-seat = Platz
number-least = mindestens
number-most = höchstens
number-every = je
number-min = mindestens
number-max = höchstens
number-up_to = bis zu
number-discount = Holz weniger
number-surcharge = über dem Wert
number-bonus = über dem Wert
number-less = weniger
number-holds_most = Waren, die hier höchstens liegen

## Was an einem Bestandteil von uns ist, obwohl das Übrige gedruckt gefunden wurde

ours-name = der Name
ours-slots = welche Gefolgsleute er braucht
ours-effect = was er bewirkt
ours-amount = wie viel er bringt
ours-track = Ruhm für einen Schritt auf einer Leiste des Grundspiels
ours-category = die Kategorie

## Arten von Bestandteilen

kind-follower = Gefolgsleute
kind-good = Waren
kind-building = Gebäude: was sie kosten
kind-supply = Vorräte
kind-terrain = Landschaften: wie viele Plättchen
kind-space = Felder der Karte
kind-category = Kategorien der Ortskarten: was sie kosten
kind-place = Orte
kind-era = Epochen
kind-track = Ruhmesleiste
kind-deed = Segensreiche Werke
kind-event = Ereignisse

## Die Seite, die sagt, was gedruckt und was von uns ist

origins-about =
    Die Geschichte ist die des Heftes: die sechzehn Runden, die Epochen, die Ruhmesboni, Hunger, Folter, Frieden und die Punkte am Ende. Die allgemeinen Regeln von Orléans Stories, das Tableau und die meisten Karten sind nirgends öffentlich.
    Wo eine Karte aus einem anderen Heft der Reihe oder aus dem Grundspiel Orléans bekannt ist, ist sie so, wie sie dort gedruckt ist, so stark oder schwach sie dadurch wird. Manches davon passt nicht: Die Stories haben keine Entwicklungsleiste, für deren Schritte steht also Ruhm.
    Alles Übrige, was ein Zug braucht, haben wir entworfen: die meisten Orte, Werke und Ereignisse, die Kategorie jeder Karte, alle Preise, die Karte, die Felder der Ruhmesplättchen, die Zahlen für zwei und drei Personen. Wer die Schachtel besitzt, kennt die Geschichte und findet ein anderes Tableau.
    Wenn du die Schachtel besitzt, kannst du eingeben, was dort gedruckt ist, und damit spielen.

## Woher die Punkte kommen

score-coins = Münzen
score-goods = Waren
score-areas = Gebiete
score-citizens = Dörfer × Bürger
score-peace = Frieden

## Einstellungen

option-first_player = Erster Startspieler
option-first_player-help = Wer die erste Runde beginnt.
option-first_player-seat0 = Der erste Platz
option-first_player-random = Ein zufälliger Platz
option-twelve_points_line = Die Zeile „12 Punkte“
option-twelve_points_line-help = Die Wertung endet mit einer Zeile, die das Heft nicht erklärt. Üblich ist sie ein Beispiel; als Variante bringt sie 12 Punkte für den Frieden.
option-twelve_points_line-worked_example = Ein Beispiel, keine Punkte
option-twelve_points_line-peace_bonus = 12 Punkte für alle in der Epoche Frieden
option-conquest = Wer erobert
option-conquest-help = Das Heft verlangt Ritter. Üblich ist, dass ein Mönch auch hier jeden vertritt.
option-conquest-knight = Nur ein Ritter
option-conquest-knight_or_monk = Ein Ritter oder an seiner Stelle ein Mönch
option-standing_up = Wann die Epochenfigur aufsteht
option-standing_up-help = Eine liegende Figur steht auf, sobald ihr Rundenbonus ausgeführt ist: samt dessen Ruhm, oder schon davor, so dass ein damit erreichtes Ruhmesplättchen gleich zum Aufsteigen dienen kann.
option-standing_up-after_fame = Nach dem Ruhm des Bonus
option-standing_up-before_fame = Vor dem Ruhm des Bonus
option-torture = Dritter Punkt der Folterliste
option-torture-help = Ein Wort der Liste ist unleserlich: Unter Folter dürfen Waren abgegeben werden oder aber Technikplättchen.
option-torture-goods = Waren
option-torture-technology = Technikplättchen
option-draw = Wie viele Gefolgsleute gezogen werden
option-draw-help = Das Heft sagt, wie viele Gefolgsleute man ziehen darf: genau so viele oder bis dahin so viele, wie man mag.
option-draw-all = So viele, wie die Epoche sagt
option-draw-up_to = Jeder sagt, wie viele
option-peace = Eintritt in befriedete Gebiete
option-peace-help = Andere dürfen in Gebiete dessen expandieren, der Frieden geschlossen hat: nur wenn das alle dort getan haben, oder schon wenn es einer getan hat.
option-peace-all_at_peace = Alle dort haben Frieden
option-peace-one_at_peace = Einer dort hat Frieden
option-era_settlers = Siedler, die Epoche I zählt
option-era_settlers-help = Epoche I bringt 1 Ruhm für jeden eigenen Siedler auf dem Spielplan: für die in Gebieten oder auch für den auf der Ruhmesleiste am Rand.
option-era_settlers-areas = In Gebieten
option-era_settlers-fame_track = In Gebieten und auf der Ruhmesleiste

## Aktionen

action-prohibit = „{ $place }“ verbieten
action-draw = { $count ->
    [one] Einen Gefolgsmann ziehen
   *[other] { $count } Gefolgsleute ziehen
}
action-lay = { $good-acc } auf „{ $place }“ legen
action-put = { $follower-obj } auf Platz { $slot } von „{ $place }“ legen
action-recall = Alle Gefolgsleute von den Orten zurücknehmen
action-end = Planung beenden
action-activate = „{ $place }“ aktivieren
action-pass = Passen
action-choose = Möglichkeit { $option } nehmen
action-harvest = { $space } abernten
action-expand = Siedler nach { $space } setzen
action-acquire = „{ $place }“ erwerben
action-build = { $building } in { $space } bauen
action-sell = { $good-acc } verkaufen
action-buy = { $good-acc } kaufen
action-send = { $follower-obj } zu „{ $deed }“ entsenden (Platz { $slot })
action-send-good = { $follower-obj } zurücklegen und { $good-acc } zu „{ $deed }“ entsenden (Platz { $slot })
action-send-coin = { $follower-obj } zurücklegen und eine Münze zu „{ $deed }“ entsenden (Platz { $slot })
action-send-technology = { $follower-obj } zurücklegen und ein Technikplättchen zu „{ $deed }“ entsenden (Platz { $slot })
action-technology = Technikplättchen auf Platz { $slot } von „{ $place }“
action-exchange = { $good-acc } eintauschen
action-stop = Das genügt
action-unlock = „{ $place }“ freischalten
action-advance = In die nächste Epoche aufsteigen
action-citizen = Einen Bürger erhalten
action-decline = Verzichten
action-recruit = { $follower-obj } aufnehmen
action-pay = { $good-acc } abgeben
action-pay-coin = Eine Münze abgeben
action-give-settler = Einen Siedler aus dem Vorrat abgeben
action-give-settler-on = Den Siedler von { $space } abgeben
action-give-fortress = Eine Festung aus dem Vorrat abgeben
action-give-fortress-on = Die Festung von { $space } abgeben
action-give-technology = Das Technikplättchen von „{ $place }“ abgeben
action-give-card = Die Karte „{ $place }“ abgeben
action-give-citizen = Einen Bürger abgeben
action-give-good = { $good-acc } abgeben

## Was gefragt ist

prompt-wait = { $active } entscheidet.
prompt-wait-planning = Deine Planung ist beendet; die anderen planen noch.
prompt-plan = Plane: Lege Gefolgsleute vom Anger auf deine Orte. Das Ereignis der Runde ist „{ $event }“.
prompt-action = Aktiviere einen Ort oder passe.
prompt-over = Die Geschichte ist zu Ende.
prompt-choose = Welche Möglichkeit von „{ $place }“?
prompt-prohibit = Welcher Ort von { $victim } wird in dieser Runde verboten?
prompt-draw = { $left ->
    [one] Wie viele Gefolgsleute ziehst du? Höchstens einen.
   *[other] Wie viele Gefolgsleute ziehst du? Höchstens { $left }.
}
prompt-harvest = { $left ->
    [one] Welches Gebiet erntest du ab? Noch eines.
   *[other] Welches Gebiet erntest du ab? Noch bis zu { $left }.
}
prompt-expand = Wohin kommt der Siedler?
prompt-expand-several = Wohin kommt der nächste Siedler? Noch bis zu { $left }.
prompt-acquire = Welche Karte erwirbst du?
prompt-build = Was baust du, und wo?
prompt-sell = { $left ->
    [one] Was verkaufst du? Noch eine Ware.
   *[other] Was verkaufst du? Noch bis zu { $left } Waren.
}
prompt-buy = { $left ->
    [one] Was kaufst du? Eine Ware.
   *[other] Was kaufst du? Bis zu { $left } Waren.
}
prompt-deeds = Welches Plättchen entsendest du zu welchem Werk?
prompt-send-technology = Das Technikplättchen welches Ortes entsendest du zu „{ $deed }“?
prompt-technology = Wohin kommt das Technikplättchen?
prompt-buy-technology = { $coins ->
    [one] Ein Technikplättchen für eine Münze: Wohin kommt es?
   *[other] Ein Technikplättchen für { $coins } Münzen: Wohin kommt es?
}
prompt-exchange = { $left ->
    [one] Was tauschst du gegen { $good-acc }? Noch einmal.
   *[other] Was tauschst du gegen { $good-acc }? Noch bis zu { $left }-mal.
}
prompt-fame = Du hast ein Ruhmesplättchen erreicht: Welchen Bonus nimmst du?
prompt-recruit = Wer schließt sich dir an?
prompt-pay = { $left ->
    [one] Was gibst du ab? Noch eines.
   *[other] Was gibst du ab? Noch { $left }.
}
prompt-torture = { $left ->
    [one] Folter: Was gibst du stattdessen ab? Noch eine Sache.
   *[other] Folter: Was gibst du stattdessen ab? Noch { $left } Sachen.
}

## Was geschah

log-began = Der Tisch ist gedeckt. { $seat } beginnt die erste Runde.
log-round = Runde { $round } beginnt; { $seat } hat den Startspielerstein.
log-revealed = Ereignis: „{ $event }“.
log-prohibited = { $seat } verbietet „{ $place }“ von { $victim }.
log-drew = { $seat } zieht { $followers }.
log-put = { $seat } legt { $follower-acc } auf „{ $place }“.
log-laid = { $seat } legt { $good-acc } auf „{ $place }“.
log-recalled = { $seat } nimmt alle Gefolgsleute von den Orten zurück.
log-planned = { $seat } hat fertig geplant.
log-activated = { $seat } aktiviert „{ $place }“.
log-passed = { $seat } passt.
log-out = { $seat } kann nichts aktivieren und scheidet aus dieser Phase aus.
log-recruited = { $seat } wirbt { $follower-acc } an.
log-goods = { $seat } nimmt { $goods } vom Markt.
log-coins = { $coins ->
    [one] { $seat } erhält eine Münze.
   *[other] { $seat } erhält { $coins } Münzen.
}
log-citizens = { $count ->
    [one] { $seat } erhält einen Bürger.
   *[other] { $seat } erhält { $count } Bürger.
}
log-fame = { $fame ->
    [one] { $seat } erhält einen Ruhmespunkt und steht auf { $space }.
   *[other] { $seat } erhält { $fame } Ruhmespunkte und steht auf { $space }.
}
log-harvested = { $seat } erntet { $good-acc } in { $space }.
log-expanded = { $seat } setzt einen Siedler nach { $space }.
log-conquered = { $seat } erobert { $space } von { $victim }.
log-toll = { $coins ->
    [one] { $seat } zahlt { $victim } eine Münze für den Wachturm.
   *[other] { $seat } zahlt { $victim } { $coins } Münzen für den Wachturm.
}
log-acquired = { $coins ->
    [one] { $seat } erwirbt „{ $place }“ für eine Münze.
   *[other] { $seat } erwirbt „{ $place }“ für { $coins } Münzen.
}
log-built = { $seat } baut { $building-acc } in { $space }.
log-sold = { $coins ->
    [one] { $seat } verkauft { $good-acc } für eine Münze.
   *[other] { $seat } verkauft { $good-acc } für { $coins } Münzen.
}
log-bought = { $coins ->
    [one] { $seat } kauft { $good-acc } für eine Münze.
   *[other] { $seat } kauft { $good-acc } für { $coins } Münzen.
}
log-sent = { $seat } entsendet { $tile-acc } zu „{ $deed }“.
log-sent-coin = { $seat } entsendet eine Münze zu „{ $deed }“.
log-sent-technology = { $seat } entsendet das Technikplättchen von „{ $place }“ zu „{ $deed }“.
log-deed = { $seat } vollendet „{ $deed }“.
log-hunger-eliminated = Der Hunger ist für alle besiegt.
log-technology = { $seat } legt ein Technikplättchen auf „{ $place }“.
log-exchanged = { $seat } tauscht { $give-acc } gegen { $get-acc }.
log-unlocked = { $seat } schaltet „{ $place }“ frei.
log-advanced = { $seat } steigt in die Epoche { $era } auf.
log-declined = { $seat } verzichtet auf den Bonus.
log-stood-up = Die Epochenfigur von { $seat } steht wieder.
log-paid = { $seat } gibt { $good-acc } an den Markt ab.
log-paid-removed = { $seat } gibt { $good-acc } ab, aus dem Spiel.
log-paid-coins = { $coins ->
    [one] { $seat } zahlt eine Münze.
   *[other] { $seat } zahlt { $coins } Münzen.
}
log-tortured = { $count ->
    [one] Folter: { $seat } muss eine andere Sache abgeben.
   *[other] Folter: { $seat } muss { $count } andere Sachen abgeben.
}
log-gave-settler = { $seat } gibt einen Siedler aus dem Vorrat ab.
log-gave-settler-on = { $seat } gibt den Siedler von { $space } ab.
log-gave-fortress = { $seat } gibt eine Festung aus dem Vorrat ab.
log-gave-fortress-on = { $seat } gibt die Festung von { $space } ab.
log-gave-technology = { $seat } gibt das Technikplättchen von „{ $place }“ ab.
log-gave-card = { $seat } gibt die Karte „{ $place }“ ab.
log-gave-citizen = { $seat } gibt einen Bürger ab.
log-forgiven = { $count ->
    [one] { $seat } hat nichts mehr; eine Sache wird erlassen.
   *[other] { $seat } hat nichts mehr; { $count } Sachen werden erlassen.
}
log-lost-follower = Die Pest nimmt { $seat } { $follower-acc }.
log-over = Die Geschichte ist zu Ende.

## Warum etwas nicht erlaubt ist

illegal-game-over = Die Geschichte ist zu Ende.
illegal-no-such-seat = Auf diesem Platz sitzt niemand.
illegal-other-decides = Erst muss { $active } entscheiden.
illegal-planning-ended = Du hast deine Planung beendet.
illegal-recall = Zurücknehmen ist nur der erste Schritt einer Planung mit weniger als zwei Gefolgsleuten auf dem Anger und ohne Ort, der aktiviert werden kann.
illegal-plan-first = Jetzt wird geplant.
illegal-not-your-turn = { $active } ist am Zug.
illegal-planning-over = Die Planung dieser Runde ist vorbei.
illegal-not-asked = Danach ist jetzt nicht gefragt.
illegal-not-on-green = Auf deinem Anger liegt kein { $follower } für „{ $place }“.
illegal-no-slot = „{ $place }“ hat keinen solchen Platz für { $follower-acc }.
illegal-slot-filled = Dieser Platz von „{ $place }“ ist belegt; er nimmt { $follower-acc } nicht mehr auf.
illegal-slot-asks = Dieser Platz von „{ $place }“ nimmt { $follower-acc } nicht auf.
illegal-distinct = Auf „{ $place }“ müssen alle verschieden sein; dort gibt es schon { $follower-acc }.
illegal-alike-slot = Nimm für { $follower-acc } den ersten der gleichen Plätze von „{ $place }“.
illegal-place-holds = Auf „{ $place }“ liegt kein { $good }.
illegal-place-full = { $most ->
    [one] Auf „{ $place }“ liegt nur eine Ware; { $good } passt nicht mehr.
   *[other] Auf „{ $place }“ liegen nur { $most } Waren; { $good } passt nicht mehr.
}
illegal-draw = { $most ->
    [one] Du darfst höchstens einen Gefolgsmann ziehen.
   *[other] Du darfst höchstens { $most } Gefolgsleute ziehen.
}
illegal-no-tile = Du hast kein Technikplättchen für „{ $deed }“; so legst du { $follower-acc } nicht zurück.
illegal-no-tile-there = Auf „{ $place }“ liegt kein Technikplättchen von dir.
illegal-place-closed = „{ $place }“ steht dir nicht offen.
illegal-prohibited = „{ $place }“ ist in dieser Runde verboten.
illegal-not-ready = „{ $place }“ ist nicht bereit: Es fehlen Gefolgsleute.
illegal-no-effect = „{ $place }“ würde jetzt nichts bewirken.
illegal-prohibit = „{ $place }“ kann nicht verboten werden.
illegal-option = Diese Möglichkeit würde jetzt nichts bewirken.
illegal-harvest = { $space } bringt dir jetzt keine Ware.
illegal-no-settlers = Du hast keinen Siedler mehr für { $space }.
illegal-own-settler = In { $space } steht schon dein Siedler.
illegal-not-free = Ohne Siedler auf der Karte beginnst du auf einem freien Feld neu; { $space } ist nicht frei.
illegal-not-adjacent = { $space } grenzt an keines deiner Gebiete.
illegal-fortress = Eine Festung verschließt { $space }.
illegal-truce = Während des Gottesfriedens wird niemand aus { $space } vertrieben.
illegal-toll = Du kannst { $victim } den Zoll für { $space } nicht zahlen.
illegal-no-knight = Nur ein Ritter auf dem Ort vertreibt jemanden aus { $space }.
illegal-conquest = { $space } kann nicht erobert werden.
illegal-price = { $coins ->
    [one] Dir fehlt die eine Münze für „{ $place }“.
   *[other] Dir fehlen die { $coins } Münzen für „{ $place }“.
}
illegal-era-category = Deine Epoche erlaubt die Kategorie von „{ $place }“ nicht.
illegal-not-in-stock = „{ $place }“ ist nicht im Vorrat.
illegal-other-building = Mit diesem Ort kannst du { $building-acc } in { $space } nicht bauen.
illegal-not-controlled = Du kontrollierst { $space } nicht und kannst dort { $building-acc } nicht bauen.
illegal-build-cost = Für { $building-acc } in { $space } brauchst du { $wood } Holz und { $coins ->
    [one] eine Münze
   *[other] { $coins } Münzen
}.
illegal-site = In { $space } kannst du { $building-acc } nicht bauen.
illegal-no-good = Du hast kein { $good }.
illegal-cannot-buy = { $good } kannst du nicht kaufen: Es ist nicht da oder zu teuer.
illegal-not-there = Auf dem Ort liegt kein { $follower }, den du zu „{ $deed }“ entsenden könntest.
illegal-good-missing = Dir fehlt diese Ware für „{ $deed }“; so legst du { $follower-acc } nicht zurück.
illegal-deed-slot = „{ $deed }“ hat dafür keinen freien Platz; so entsendest du { $follower-acc } nicht.
illegal-few-followers = Du behältst mindestens { $least } Gefolgsleute; { $follower-acc } kannst du nicht zu „{ $deed }“ entsenden.
illegal-technology = Dort kann auf „{ $place }“ kein Technikplättchen liegen.
illegal-exchange = { $good } kann jetzt nicht eingetauscht werden.
illegal-stop = Einmal musst du es mindestens tun.
illegal-unlock = „{ $place }“ ist keine deiner geschlossenen Basisortskarten.
illegal-advance-lying = Deine Epochenfigur liegt: Führe erst den Rundenbonus deiner Epoche aus.
illegal-advance-last = Nach dem Frieden kommt keine Epoche mehr.
illegal-recruit = { $follower } steht nicht zur Wahl.
illegal-pay = Damit kannst du nicht zahlen.
illegal-last-settler = Deinen letzten Siedler auf der Karte kannst du nicht abgeben.
illegal-board-place = „{ $place }“ ist auf dein Tableau gedruckt und kann nicht abgegeben werden.
illegal-give = Das hast du nicht abzugeben.
illegal-other-decision = Erst ist etwas anderes zu entscheiden.
