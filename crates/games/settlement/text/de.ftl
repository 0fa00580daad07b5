# Settlement auf Deutsch.

game-name = Settlement
game-summary = Die Wildnis erkunden, Siedlungsreihen bauen, Monster fernhalten und Helden einladen: sechs Runden, die meisten Siegpunkte.

## Ressourcen und Siedler

wood = Holz
clay = Lehm
stone = Stein
diamond = { $amount ->
    [one] Diamant
   *[other] Diamanten
}
gold = Gold
bonus_settler = Bonussiedler

## Die Tableaus

region-I = Wildnisreihe I
region-II = Wildnisreihe II
region-III = Wildnisreihe III
street-upper = obere Siedlungsreihe
    .dat = oberen Siedlungsreihe
street-middle = mittlere Siedlungsreihe
    .dat = mittleren Siedlungsreihe
street-lower = untere Siedlungsreihe
    .dat = unteren Siedlungsreihe
landscape-wood = Wald
landscape-clay = Lehmufer
landscape-stone = Felshügel
landscape-diamond = Kristallhöhlen
landscape-gold = Goldfelder
monster-green = Waldgnoll
    .indef = Ein Waldgnoll
    .acc = einen Waldgnoll
    .def = der Waldgnoll
    .defacc = den Waldgnoll
monster-yellow = Steppen-Mantikor
    .indef = Ein Steppen-Mantikor
    .acc = einen Steppen-Mantikor
    .def = der Steppen-Mantikor
    .defacc = den Steppen-Mantikor
monster-blue = Wasserhydra
    .indef = Eine Wasserhydra
    .acc = eine Wasserhydra
    .def = die Wasserhydra
    .defacc = die Wasserhydra
monster-red = Höhlendrache
    .indef = Ein Höhlendrache
    .acc = einen Höhlendrachen
    .def = der Höhlendrache
    .defacc = den Höhlendrachen

## Gebäude

lumber_mill = Sägewerk
clay_pit = Lehmgrube
quarry = Steinbruch
diamond_mine = Diamantenmine
bazaar = Basar
jeweler = Edelsteinschleifer
alchemist = Alchemist
warehouse = Warenspeicher
tavern = Taverne
bank = Bank
cathedral = Kirche
trading_post = Handelsposten

## Artefakte

eternity_clock = Ewige Sanduhr
explorers_astrolabe = Verzauberter Kompass
mace_of_bravery = Streitkolben der Tapferkeit
potion_of_power = Trank der Macht
living_chest = Lebendige Truhe
scroll_of_luck = Schriftrolle des Glücks
leaders_crown = Herrschaftskrone
cheerful_mug = Verzierter Humpen
magic_purse = Magischer Schatz
diamond_ring = Diamantring
guiding_star = Leitstern
knowledge_key = Schlüssel des Wissens
transformation_mirror = Spiegel der Verwandlung
shamans_mask = Schamanenmaske

## Was Artefakte können

help-use-new-building = Nach jedem Bau darfst du den Effekt des neuen Gebäudes einmal ohne Siedler nutzen.
help-richer-region = Eine Wildnisreihe bringt eine Ressource mehr, passend zu einer ihrer Landschaften.
help-region-again = Einmal pro Runde darfst du eine schon genutzte Wildnisreihe mit einem weiteren Siedler erneut aktivieren; auch Monster werden wieder überprüft.
help-street-again = Einmal pro Runde darfst du eine schon genutzte Siedlungsreihe mit einem weiteren Siedler erneut aktivieren.
help-decide-monster = Bei jeder Monsterprüfung entscheidest du selbst, ob das Monster erscheint.

## Helden

guild-adventurer = Gilde der Abenteurer
guild-builder = Gilde der Baumeister
guild-defender = Gilde der Verteidiger
guild-craftsman = Gilde der Handwerker

hero-a01 = Pfadfinderin
hero-a02 = Kartograf
hero-a03 = Flusskundschafterin
hero-a04 = Waldläufer
hero-a05 = Bergsteigerin
hero-a06 = Karawanenführer
hero-a07 = Schatzsucherin
hero-a08 = Wanderer
hero-a09 = Falknerin
hero-a10 = Kräutersammler
hero-a11 = Expeditionsleiterin
hero-a12 = Sternenleser
hero-b01 = Maurerin
hero-b02 = Zimmermann
hero-b03 = Zieglerin
hero-b04 = Dachdecker
hero-b05 = Brückenbauerin
hero-b06 = Architekt
hero-b07 = Landvermesserin
hero-b08 = Steinmetz
hero-b09 = Brunnenbauerin
hero-b10 = Polier
hero-b11 = Stadtplanerin
hero-b12 = Dombaumeister
hero-d01 = Wächterin
hero-d02 = Bogenschütze
hero-d03 = Speerträgerin
hero-d04 = Torhüter
hero-d05 = Schildträgerin
hero-d06 = Armbrustschütze
hero-d07 = Hauptfrau
hero-d08 = Feldwebel
hero-d09 = Monsterjägerin
hero-d10 = Paladin
hero-d11 = Burgvögtin
hero-d12 = Feldherr
hero-c01 = Holzfällerin
hero-c02 = Bäcker
hero-c03 = Weberin
hero-c04 = Schmied
hero-c05 = Brauerin
hero-c06 = Goldschmied
hero-c07 = Rattenfängerin
hero-c08 = Küfer
hero-c09 = Heilerin
hero-c10 = Händler
hero-c11 = Wirtin
hero-c12 = Barde

## Ränge im Solomodus

rank-settler = Siedler oder Siedlerin
rank-mayor = Bürgermeister oder Bürgermeisterin
rank-knight = Ritter oder Ritterin
rank-lord = Lord oder Lady

## Woher die Punkte kommen

score-adventurer = Abenteurer
score-builder = Baumeister
score-defender = Verteidiger
score-craftsman = Handwerker

## Was auf dem Material steht

settler = Siedler
terrain = { $amount ->
    [one] Landschaft
   *[other] Landschaften
}
building = Gebäude
fortification = { $amount ->
    [one] Festung
   *[other] Festungen
}
hero-place = Platz in der Heldenreihe
terrain_resource = Ressource der Landschaft
fortified_resource = Ressource einer deiner befestigten Landschaften
sort-basic = normale Ressource
sort-rare = seltene Ressource

deed-build = Gebäude bauen
deed-explore = Landschaft erkunden
deed-hunt = Monster bekämpfen
deed-fortify = Festung errichten
deed-activate-region = Wildnisreihe aktivieren
deed-activate-street = Siedlungsreihe aktivieren
deed-activate-fortification = Festung aktivieren
deed-trade = Mit dem Vorrat tauschen

verb-start = Am Anfang haben alle { $take }.
verb-take = Nimm { $take }.
verb-exchange = Gib { $pay } für { $take }.
verb-store = Lege für immer { $pay } darauf: { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} am Ende.
verb-trade = Tausche { $pay } gegen { $take }.
verb-invite = Bringt { $take }.
verb-choose = Eines davon:
verb-place = Kostet { $pay }.
verb-explore = Erkunden kostet hier { $pay }.
verb-explore-region = { $region }: { $pay }.
verb-hunt = Der Kampf kostet { $pay } und bringt { $take }.
verb-hunt-monster = { $monster }: { $pay } für { $take }.
verb-fortify = Errichten kostet { $pay }.
verb-activate = Aktivieren kostet { $pay }.
verb-on-take = Wenn du das Plättchen nimmst: { $take }.
verb-on-explore = Bei jedem Erkunden, vor der Monsterprüfung: { $take }.
verb-on-hunt = Bei jedem Kampf, zusätzlich zur Belohnung: { $take }.
verb-on-fortify = Bei jeder errichteten Festung: { $take }.
verb-on-activate-fortification = Bei jeder aktivierten Festung, zusätzlich zu ihrem Ertrag: { $take }.
verb-on-invite = Bei jedem eingeladenen Helden: { $take }.

number-artifacts = Artefakte zur Auswahl
number-columns = Felder
number-hero_places = Plätze für Helden
number-market_spaces = Felder des Marktes
number-points = Punkte
number-rounds = Runden
number-settlers = Siedler

## Einstellungen

option-supply = Vorrat
option-supply-help = Ob Ressourcen und Bonussiedler ausgehen können.
option-supply-open = unbegrenzt
option-supply-strict = nur, was in der Schachtel ist
option-printing = Ausgabe
option-printing-help = Welche Schachtel benutzt wird. Das zählt nur, wenn der Vorrat ausgehen kann: Die beiden haben verschieden viele Diamanten und Gold.
option-printing-german = deutsch
option-printing-english = englisch
option-heroes = Eingeladene Helden
option-heroes-help = Offen sehen alle die Helden und Punkte der anderen, als Gedächtnishilfe; verdeckt, wie im Regelheft, bis zum Ende der Partie nur ihre Anzahl.
option-heroes-open = offen
option-heroes-face_down = verdeckt
option-empty_rows = Leere Reihen aktivieren
option-empty_rows-help = Auch eine Wildnisreihe ohne Landschaft und eine Siedlungsreihe ohne Gebäude lassen sich aktivieren, um abzuwarten; sonst muss dort etwas liegen.
option-scroll_any = Schriftrolle und Monster
option-scroll_any-help = Die Schriftrolle bringt auch, was eine Landschaft mit Monster zeigt, denn die Ressource kommt aus dem Vorrat; sonst nur, was eine Landschaft ohne Monster zeigt.

## Aktionen

action-take = { $artifact } nehmen
action-build = Von Marktfeld { $number } in der { $street-dat } bauen
action-explore = { $region } erkunden
action-place = In { $region }, Spalte { $column }, legen
action-hunt = Monster in { $region }, Spalte { $column }, bekämpfen
action-fortify = Festung in { $region }, Spalte { $column }, errichten
action-activate-region = { $region } aktivieren
action-activate-street = Die { $street } aktivieren
action-activate-fortification = Festung in { $region }, Spalte { $column }, aktivieren
action-invite = { $number }. Helden von links einladen
action-trade = { $give } gegen { $take } tauschen
action-use = Gebäude { $number } der { $street-dat } nutzen
action-use-choice = Gebäude { $number } der { $street-dat } mit { $kind } nutzen
action-stop = Keine weiteren Gebäude nutzen
action-luck = 1 { $kind } nehmen
action-monster-yes = Das Monster erscheint
action-monster-no = Das Monster bleibt fern
action-keep = { $basics } behalten
action-end = Zug beenden
action-pass = Passen

## Aufforderungen

prompt-wait = { $active } ist am Zug.
prompt-draft = Wähle ein Artefakt für die erste Runde.
prompt-turn = Führe eine Aktion aus und/oder lade einen Helden ein, in beliebiger Reihenfolge, oder passe.
prompt-turn-acted = Du darfst einen Helden einladen; dann beende deinen Zug oder passe.
prompt-turn-invited = Du darfst eine Aktion ausführen; dann beende deinen Zug oder passe.
prompt-turn-done = Beende deinen Zug oder passe.
prompt-place = { $landscape }: Wähle ein Feld in { $region }.
prompt-luck = Schriftrolle des Glücks: Wähle die zusätzliche Ressource.
prompt-check = Erscheint { $monster-def } in { $region }, Spalte { $column }?
prompt-street = Nutze die Gebäude der { $street-dat } in beliebiger Reihenfolge.
prompt-clock = Ewige Sanduhr: Das neue Gebäude ({ $building }) jetzt nutzen?
prompt-keep = Deine Festungen lagern { $count ->
    [one] eine normale Ressource
   *[other] { $count } normale Ressourcen
}. Was behältst du?
prompt-artifact = Wähle ein Artefakt für die nächste Runde.

## Was geschah

event-began = { $seat } bekommt den Startmarker.
event-round = Runde { $round } beginnt mit { $seat }.
event-turned-up = Neu auf dem Markt: { $building }.
event-stacked = { $building }: { $count } Plättchen bilden einen Stapel.
event-artifact = { $seat } nimmt ein Artefakt: { $artifact }.
event-artifact-changed = { $seat } tauscht das Artefakt: { $artifact } statt { $returned }.
event-artifact-turned-up = Neu in der Artefaktreihe: { $artifact }.
event-artifact-paid = { $artifact }: { $seat } erhält { $gain }.
event-built = { $seat } baut in der { $street-dat } für { $paid }: { $building }.
event-explored = { $seat } erkundet { $region } und findet { $landscape } ({ $monster }).
event-laid = { $seat } legt die Landschaft in { $region }, Spalte { $column }.
event-monster = { $monster-indef } erscheint bei { $seat } in { $region }, Spalte { $column }.
event-monster-kept-away = { $seat } hält { $monster-acc } von { $region }, Spalte { $column }, fern.
event-hunted = { $seat } bekämpft { $monster-defacc } in { $region }, Spalte { $column }, und erhält { $gain }.
event-fortified = { $seat } errichtet eine Festung in { $region }, Spalte { $column }.
event-region = { $seat } aktiviert { $region } und erhält { $gain }.
event-street = { $seat } aktiviert die { $street }.
event-used = { $building }: { $seat } erhält { $gain }.
event-exchanged = { $building }: { $seat } gibt { $paid } und erhält { $gain }.
event-stored = { $building }: { $seat } lagert { $stored }.
event-fortification = { $seat } aktiviert die Festung in { $region }, Spalte { $column }, und erhält { $gain }.
event-invited = { $seat } lädt für { $paid } ein: { $hero } ({ $guild }){ $settlers ->
    [0] .
    [one] {", "}dazu ein Bonussiedler.
   *[other] {", "}dazu { $settlers } Bonussiedler.
}
event-invited-face-down = { $seat } lädt für { $paid } einen Helden ein{ $settlers ->
    [0] .
    [one] {", "}dazu ein Bonussiedler.
   *[other] {", "}dazu { $settlers } Bonussiedler.
}
event-hero-arrived = Neu in der Heldenreihe: { $hero } ({ $guild }, { $monster }).
event-hero-left = { $hero } ({ $guild }) verlässt die Heldenreihe.
event-traded = { $seat } tauscht { $give } gegen { $take }.
event-passed = { $seat } passt.
event-passed-first = { $seat } passt als Erstes und nimmt den Startmarker.
event-returned = { $seat } legt { $returned } zurück.
event-kept = { $seat } behält { $kept } und legt { $returned } zurück.
event-over = Die Partie ist zu Ende.
event-solo-over = Die Partie ist zu Ende: { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
}, { $rank }.

## Ablehnungen

illegal-game-over = Die Partie ist zu Ende.
illegal-no-such-seat = Dort sitzt niemand.
illegal-not-your-turn = { $active } ist am Zug.
illegal-passed = Du hast gepasst und wartest auf die nächste Runde.
illegal-draft-first = Zuerst nehmen alle ein Artefakt.
illegal-place-first = Wähle zuerst ein Feld für die gezogene Landschaft.
illegal-luck-first = Wähle zuerst die Ressource der Schriftrolle des Glücks.
illegal-check-first = Entscheide zuerst, ob das Monster erscheint.
illegal-buildings-first = Nutze zuerst deine Gebäude zu Ende.
illegal-keep-first = Wähle zuerst die Ressourcen, die du behältst.
illegal-artifact-first = Wähle zuerst ein anderes Artefakt.
illegal-already-acted = Du hast in diesem Zug schon eine Aktion ausgeführt.
illegal-nothing-done = Du hast weder eine Aktion ausgeführt noch einen Helden eingeladen: Tu eines davon, oder passe.
illegal-no-settlers = Dafür brauchst du { $needed ->
    [one] einen Siedler
   *[other] { $needed } Siedler
}; du hast noch { $have }.
illegal-cannot-pay = Das kostet { $price }; dir fehlt { $missing }.
illegal-supply-empty = Der Vorrat kann { $gain } nicht zahlen.
illegal-empty-market-space = Auf diesem Marktfeld liegt kein Gebäude.
illegal-street-full = In der { $street-dat } ist kein Feld frei.
illegal-no-space-in-region = Kein freies Feld in { $region } grenzt an deine Landschaften; die erste kommt in Wildnisreihe I.
illegal-no-terrain-left = Für { $region } ist keine Landschaft mehr da.
illegal-nothing-to-place = Du hast keine Landschaft gezogen.
illegal-other-region = Diese Landschaft gehört in { $region }.
illegal-space-not-adjacent = Das Feld muss frei sein und an eine deiner Landschaften grenzen.
illegal-no-monster = Dort ist kein Monster.
illegal-not-explored = Dieses Feld hast du nicht erkundet.
illegal-monster-there = Dort ist ein Monster: Bekämpfe es zuerst.
illegal-already-fortified = Dort steht schon eine Festung.
illegal-region-unexplored = Du hast keine Landschaft in { $region }.
illegal-street-empty = In der { $street-dat } steht kein Gebäude.
illegal-area-occupied = Das hast du in dieser Runde schon aktiviert; das Feld ist besetzt.
illegal-no-fortification = Dort hast du keine Festung.
illegal-no-luck = Die Schriftrolle des Glücks zahlt gerade nichts.
illegal-luck-kind = Keine Landschaft dieser Wildnisreihe zeigt { $kind }.
illegal-no-check = Es gibt kein Monster, über das zu entscheiden wäre.
illegal-street-not-active = Gebäude werden genutzt, wenn ihre Siedlungsreihe aktiviert ist.
illegal-other-street = Nur die { $street } ist aktiviert.
illegal-already-used = Dieses Gebäude hast du in dieser Aktion schon genutzt.
illegal-only-new-building = Die Ewige Sanduhr gilt nur für das gerade gebaute Gebäude.
illegal-no-building = Auf diesem Feld steht kein Gebäude.
illegal-wrong-option = So lässt sich das Gebäude nicht nutzen: { $building }.
illegal-no-fortified-terrain = Du hast keine Festung auf einer Landschaft mit { $kind }.
illegal-already-invited = Du hast in diesem Zug schon einen Helden eingeladen.
illegal-no-hero = Auf diesem Platz liegt kein Held.
illegal-no-trade-now = Gerade kann nicht getauscht werden.
illegal-no-such-rate = Diesen Wechselkurs gibt es nicht.
illegal-trade-for-itself = Eine Ressource gegen sich selbst zu tauschen, würde nur eine kosten.
illegal-mirror-guard = Das würde einen Tausch rückgängig machen, den du gerade mit dem Spiegel gemacht hast.
illegal-nothing-to-keep = Es gibt nichts auszuwählen.
illegal-keep-basics-only = Diamanten und Gold behältst du ohnehin.
illegal-keep-number = Du behältst genau { $kept }.
illegal-artifact-not-there = Dieses Artefakt liegt nicht in der Reihe.
illegal-no-artifact-now = Artefakte nimmt man zu Beginn und nach dem Passen.
