### Die Wörter des Clients. Die Spiele haben ihre eigenen, in ihren Crates.

## Überall

home = Startseite
close = Schließen
yes = Ja
no = Nein
save = Speichern
done = Erledigt.
next = weiter
language = Sprache
theme-auto = Farben wie im System
theme-light = Helle Farben
theme-dark = Dunkle Farben
loading = Der Tisch wird gedeckt…
offline = Offline
live = Live
guest = Gast
me = Du und deine Spiele
not-found = Hier ist nichts.
connection-lost = Verbindung weg. Wir versuchen es erneut, nichts geht verloren.

## Spiele

game-kingdom-builder = Kingdom Builder
game-settlement = Settlement
game-orleans-settlers = Orléans: Die Siedler
game-catan-cards = CATAN Kartenspiel
tagline-kingdom-builder = Besiedle das Land, Gelände für Gelände.
tagline-settlement = Gründe eine Stadt am Rand der Wildnis.
tagline-orleans-settlers = Sammle Gefolgsleute, gründe Dörfer.
tagline-catan-cards = Handle, baue Straßen, sei als Erste bei sieben.

## Plätze und Bots

seat-poppy = Mohn
seat-lake = See
seat-sun = Sonne
seat-chalk = Kreide
seat-raven = Rabe
seat-of = { $name } ({ $seat })
seat-open = frei
bot = Bot
bot-level = Bot, { $level }
bot-random = zufällig
bot-easy = leicht
bot-medium = mittel
bot-hard = schwer
bot-expert = meisterhaft
you = du

## Startseite

home-title = Was bauen wir heute?
home-subtitle = Ein Klick, und das Spiel steht auf dem Tisch. Ganz ohne Konto.
games = Spiele
play = Spielen
play-against = { $count ->
    [one] 1 Bot, { $level }
   *[other] { $count } Bots, { $level }
}
with-friends = Mit Freunden
set-up = Einrichten
player-range = { $min }–{ $max } Personen
minutes = { $count } Min.
your-turn = Du bist dran
no-tables = Kein Spiel läuft. Beginne oben eines.
open-tables = Offene Tische
no-open-tables = Gerade wartet niemand. Eröffne einen Tisch für alle.
sit-down = Setzen
alone = du allein
join-code = Mit Code beitreten
join-code-how = Füge den Link oder den Code ein, den du bekommen hast
join = Beitreten
learn = Lerne beim Spielen
learn-how = Ein Coach erklärt in deiner ersten Partie jede Wahl. Was erlaubt ist, leuchtet; klick auf etwas anderes, und der Tisch sagt dir, warum nicht.
learn-all = Regeln und erste Partien
first-game = Erste Partie mit Coach
first-game-of = Erste Partie: { $game }
learn-kingdom-builder = Baue in jedem Zug drei Siedlungen auf das gezogene Gelände und sammle Gold für das, was drei Karten verlangen.
learn-settlement = Erkunde die Wildnis, baue, lade Helden ein und halte sechs Runden lang die Monster fern.
learn-orleans-settlers = Zieh Gefolgsleute aus deinem Beutel, lass sie arbeiten und führe dein Volk durch fünf Epochen.
learn-catan-cards = Sammle fünf Rohstoffe, handle mit allen und baue, bis jemand sieben Punkte hat.
pages = Seiten
nav-play = Spielen
nav-learn = Lernen
nav-replays = Partien
nav-me = Meine Spiele
replays-how = Alle deine beendeten Partien, Entscheidung für Entscheidung.
no-replays = Noch ist keine Partie zu Ende.
open-record = Aufzeichnung öffnen
no-other-turn = Kein anderer Tisch wartet auf dich.
status-open = wartet auf Mitspieler
status-running = andere sind dran
status-finished = vorbei
status-closed = geschlossen

## Ein neuer Tisch

new-table = Neuer Tisch
who-plays = Wer spielt mit
friend-here = Jemand an diesem Bildschirm
friend-link = Jemand kommt per Link
one-more = dazu
one-less = weniger
public = Alle dürfen sich setzen
pace = Tempo
pace-none = Ohne Uhr
pace-none-help = Alle nehmen sich die Zeit, die sie brauchen.
pace-live = Live
pace-live-help = 10 Minuten für alle, und 15 Sekunden mehr nach jedem Zug.
pace-relaxed = Gemütlich
pace-relaxed-help = 40 Minuten für alle, und 30 Sekunden mehr nach jedem Zug.
pace-days = Über Tage
pace-days-help = Zwei Tage für jeden Zug.
options = Optionen
readings = Lesarten
readings-printed = Wie gedruckt
readings-common = Wie meist gespielt
readings-help = Manche Worte des Regelhefts lassen sich verschieden lesen.
readings-single = Einzelne Lesarten
readings-alone =
    { $count ->
        [one] eine einzeln gewählt
       *[other] { $count } einzeln gewählt
    }
read-otherwise =
    { $count ->
        [one] Eine Lesart ist nicht wie gedruckt
       *[other] { $count } Lesarten sind nicht wie gedruckt
    }
players-count = { $count ->
    [one] 1 Person
   *[other] { $count } Personen
}
friends-follow = Danach bekommst du einen Link für deine Freunde.
starts-at-once = Das Spiel beginnt sofort.
open-table = Tisch eröffnen

## Warten auf Mitspieler

waiting-title = Der Tisch ist gedeckt
waiting-how = Das Spiel beginnt von selbst, sobald alle Plätze besetzt sind.
add-bot = Bot dazusetzen
get-up = Aufstehen
clear-seat = Freimachen
fill-and-start = Mit Bots auffüllen und beginnen
close-table = Tisch schließen
invite = Einladen
invite-how = Wer diesen Link öffnet, sitzt am Tisch.
copy-link = Link kopieren
copied = Der Link ist kopiert.
no-such-invitation = Diese Einladung führt nirgendwohin. Bitte um eine neue.
no-such-table = Diesen Tisch gibt es nicht.
table-closed = Dieser Tisch ist geschlossen.

## Am Tisch

players = Mitspieler
dock = Dein Zug
prompt-waiting = { $names } überlegt…
prompt-over = Das Spiel ist vorbei
thinking = überlegt…
away = nicht da
resigned = hat aufgegeben
spectator = Du schaust zu.
dock-raise = Alles zeigen, was geht
dock-lower = Mehr vom Spielplan zeigen
end-turn = Zug beenden
undo = Zurück
undo-over = Weiter zurück geht es nicht: Etwas Verdecktes kam ans Licht, oder jemand anderes war gefragt.
restart-turn = Zug neu beginnen
ask-take-back = Um einen Schritt zurück bitten
take-back-asked = { $name } bittet, zurückzugehen.
taken-over = Ein Bot spielt für dich.
take-back-seat = Platz wieder einnehmen
call-bot = Einen Bot für { $name } spielen lassen
abandon = Spiel beenden: es zählt für niemanden
abandoned = Dieses Spiel wurde beendet, weil jemand nicht zurückkam. Es zählt für niemanden.
leave = Platz vorerst einem Bot überlassen
resign = Aufgeben
resign-sure = Wirklich aufgeben?
rules = Regeln
old-rules = Gespielt nach Version { $rules } der Regeln. Auf der Seite der Regeln steht Version { $current }, nach der neue Tische spielen.
search-rules = In den Regeln suchen
search-found = { $at } von { $count }. Enter führt weiter.
search-nothing = Nichts gefunden.
chapters = Kapitel
origins = Was gedruckt ist, was von uns ist
origins-parts = von uns: { $parts }
origin-designed = Von uns: gedruckt ließ es sich nicht finden
origin-reconstructed = Aus Bildern und Berichten zusammengesetzt
origin-printed_elsewhere = Gedruckt in dem Spiel, von dem dieses kommt
origin-printed_in_line = Gedruckt in einem anderen Heft derselben Reihe
origin-printed = Gedruckt im Heft oder in der Schachtel dieses Spiels
replay = Verlauf
table-menu = Tisch
sound-on = Töne einschalten
sound-off = Töne ausschalten
menu = Wähle
choices = { $count ->
    [one] 1 Möglichkeit
   *[other] { $count } Möglichkeiten
}
time-left = Verbleibende Zeit
days = { $count ->
    [one] 1 Tag
   *[other] { $count } Tage
}
log = Züge
log-empty = Noch ist nichts geschehen.
to-replay = Entscheidung { $decision } ansehen
chat = Chat
chat-unread = Chat ({ $count })
chat-empty = Sag Hallo.
talk = Schreib etwas, oder einen Zug nach /
plain-costs = Kostet { $amounts }
plain-takes = Platz für { $slots }
plain-nothing = Auf dem Brett ist gerade nichts zu wählen.
why-not = Warum nicht
works = geht
works-not = geht nicht
why-lit = { $count ->
    [one] Eines leuchtet: Das geht.
   *[other] { $count } Dinge leuchten: Die gehen.
}
why-show = Zeigen
read-rule = Regel lesen
hand-over = Gib das Gerät an { $name }
hand-over-hidden = Alles bleibt verdeckt, bis es so weit ist.
hand-over-ready = Ich bin { $name }
target-desk = Handeln
target-hand = Hand
target-supply = Vorrat
target-monster = Monster
target-coins = Münzen
target-citizens = Bürger
target-era = Epoche

## Der Coach

coach = Coach
coach-here = Coach in dieser Partie
coach-what = ein Tipp bei jeder Entscheidung
coach-on = Coach: ein Tipp bei jeder Entscheidung
coach-off = Coach ausschalten
hint = Tipp
hint-thinking = Der Coach überlegt…
coach-waits = Der Coach meldet sich, wenn du am Zug bist.
hint-is = Der Coach sagt: { $choice }
hint-chance = Deine Gewinnchance liegt bei etwa { $chance } %.
hint-others = Auch gut: { $choices }
hint-do = Mach das

## Das Ende

result = Ergebnis
wins = { $count ->
    [one] { $names } gewinnt mit { $points }
   *[other] { $names } gewinnen gemeinsam mit { $points }
}
ended-by-resigning = Die anderen haben aufgegeben.
points = Punkte
points-now = Wenn das Spiel jetzt endete
points-from = Punkte aus
total = Summe
rematch = Noch einmal
join-rematch = Noch einmal mit den anderen
to-table = Zum Tisch

## Verlauf

decision = Entscheidung
decision-of = Entscheidung { $decision } von { $of }
to-start = Zum Anfang
to-end = Zum Ende
back = Zurück
forward = Weiter
pause = Anhalten
show-hidden = Verdecktes zeigen
record = Partie speichern
play-film = Abspielen
replay-keys = Pfeiltasten gehen Schritt für Schritt, die Leertaste spielt ab, M springt zum nächsten Fehler.
link-to-moment = Link zu diesem Moment
play-on = Ab hier weiterspielen
final-score = Endstand
who-was-winning = Wer lag vorn
chance-in-percent = Gewinnchance in %
analyse = Partie durchsehen
analysis-how = Ein Experten-Bot sieht sich jede Entscheidung an und zeigt, wo die Partie gewonnen wurde.
analysing = Der Experte sieht sich jede Entscheidung an. Das dauert ein wenig.
mistakes = Momente, die zählten
no-mistakes = Niemand hat etwas liegen lassen.
mistake-small = Ungenauigkeit
mistake-big = Fehler
mistake-blunder = grober Fehler
better = Besser: { $action }

## Du

your-name = Dein Name am Tisch
signed-in-as = Angemeldet als { $login }
sign-out = Abmelden
sign-in = Anmelden
login = Anmeldename
password = Passwort
account-why = Mit einem Konto hast du deine Spiele auf jedem Gerät.
make-account = Konto anlegen
statistics = Deine Bilanz
statistics-of = { $games } gespielt, { $wins } gewonnen, Bestwert { $best }
no-statistics = Spiel eine Partie zu Ende, dann wird sie hier gezählt.
my-tables = Deine Tische
account = Dein Konto
password-change = Passwort ändern
password-change-how = Alle anderen Browser werden abgemeldet. Tokens bleiben, bis du sie wegnimmst.
password-present = Jetziges Passwort
password-new = Neues Passwort, mindestens 8 Zeichen
password-changed = Erledigt. Andere Browser sind abgemeldet.
sessions = Wo du angemeldet bist
session-current = dieser Browser
session-unknown = Ein Browser oder Programm
sessions-end-others = Überall sonst abmelden
key-unused = seit { $day }
key-used = seit { $day }, zuletzt benutzt am { $used }
tokens = Tokens für Programme
tokens-why = Mit einem Token spielt ein Bot oder anderes Programm für dich, oder sieht nur zu. An dein Konto kommt kein Token.
scope-play = spielt
scope-read = sieht nur zu
token-label = Wofür das Token ist
token-scope = Was es darf
token-make = Token anlegen
token-once = Kopiere es jetzt, es wird nur einmal gezeigt:
token-remove = Wegnehmen
your-data = Deine Daten
your-data-how = Eine Datei mit allem, was dieser Server über dich weiß: Name, Partien, Ergebnisse, Worte.
your-data-save = Alles über dich speichern
deletion-open = Alles löschen
deletion = Alles über dich löschen?
deletion-gone = Dein Name, Anmeldename, Passwort, deine Bilanz, Tokens und Anmeldungen sind weg. Den Anmeldenamen darf jeder nehmen.
deletion-games = Laufende Partien gibst du auf: Ein Bot spielt weiter, oder die Partie endet, wenn nur ein Mensch bleibt. Tische, die du eröffnet hast und die auf Spieler warten, werden geschlossen.
deletion-name = Gespielte Partien bleiben den anderen. Du heißt dort „gelöscht“.
deletion-words = Was du an Tischen gesagt hast, wird auch gelöscht.
deletion-final = Es gibt kein Zurück.
deletion-do = Endgültig löschen
deletion-not = Alles behalten
deletion-done = Du bist gelöscht. Danke fürs Mitspielen.
somebody-gone = gelöscht
words-gone = Worte gelöscht

## Tasten

keys-title = Tasten
keys-help = diese Liste zeigen
keys-next = zum nächsten Tisch, der auf dich wartet
keys-undo = zurücknehmen
keys-restart = den Zug neu beginnen
keys-end = den Zug beenden
keys-legal = zum nächsten erlaubten Feld
keys-hint = um einen Tipp bitten
keys-type = einen Zug schreiben
keys-escape = schließen, zurücklegen
keys-arrows = auf dem Brett wandern
keys-enter = ausführen

## Über Steading

about = Über Steading
about-what = Steading ist das Zuhause der Siedlungsspiele: Kingdom Builder, Settlement, Orléans Stories: Die Siedler und das CATAN Kartenspiel. Spiel gegen Bots, an einem Bildschirm oder mit Freunden in der Ferne.
about-free = Keine Anmeldung nötig
about-account = Du spielst sofort als Gast. Ein Konto behält deine Spiele, wenn du das Gerät wechselst.
about-credits = Dank
about-icons = Symbole der Zeichnerinnen und Zeichner von
about-fonts = Schriften: Fraunces und Figtree, SIL Open Font License.
about-games = Die Spiele gehören ihren Autoren und Verlagen.
about-program = Das Programm
about-licence = Steading ist freie Software unter der MIT-Lizenz oder der Apache-Lizenz 2.0, ganz wie du magst.
about-programs = Auch Programme können hier spielen. Die Schnittstelle ist beschrieben als

## Probleme

problem-offline = Der Server antwortet nicht. Versuch es gleich noch einmal.
problem-stale = Jemand war schneller. Schau noch einmal und entscheide neu.
problem-signed-out = Du bist abgemeldet. Lade die Seite neu.
problem-too-many = Das war viel auf einmal. Warte einen Augenblick.
problem-guessable-password = Dieses Passwort ist leicht zu erraten: Viele haben es, oder es ist dein Name. Nimm ein anderes, etwa ein paar Wörter.
problem-not-your-password = Das ist nicht dein Passwort. Nichts wurde geändert.
problem-mixed-name = Dieser Name hat Buchstaben aus verschiedenen Alphabeten. Schreib ihn in einem davon.
