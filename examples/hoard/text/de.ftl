# Hoard auf Deutsch.

game-name = Hoard
game-summary = Fünfzehn Karten aus Kupfer, Silber und Gold: Lege sie aus, prahle mit dem, was sie bringen werden, und behalte genug Kupfer.

## Was es gibt

copper = Kupfer
silver = Silber
gold = Gold
kind-card = Karten
kind-hand = Deine Hand
number-points = Punkte

## Was der Tisch zeigt

fact-cards = Ausgeteilte Karten
fact-deck_size = Karten im Stapel
fact-hand_size = Karten auf der Hand
fact-hand = Hand
fact-laid_out = Ausgelegt
fact-boast = Prahlerei
fact-luck = Glück
fact-knocked = Geklopft
fact-ended = Letzte Züge
fact-wild = Wilde Partie

## Optionen

option-cards = Handkarten
option-cards-help = Wie viele Karten alle bekommen.
option-mood = Stimmung
option-mood-help = In einer wilden Partie wird um Glück gewürfelt.
option-mood-calm = Ruhig
option-mood-wild = Wild

## Was man tun kann

play = { $card } auslegen
boast = Mit { $points } prahlen
draw = Karte ziehen
end = Zug beenden
knock = Klopfen

## Was zu tun ist

prompt-turn = { $left ->
    [0] Ziehe eine Karte.
    [one] Lege noch eine Karte aus, oder ziehe eine.
   *[other] Lege bis zu { $left } Karten aus, dann ziehe eine.
}
prompt-last = { $left ->
    [0] Beende den Zug.
    [one] Lege noch eine Karte aus, oder beende den Zug.
   *[other] Lege bis zu { $left } Karten aus, dann beende den Zug.
}
prompt-wait = { $seat } ist am Zug.
prompt-over = Die Partie ist aus.

## Was geschehen ist

event-dealt = { $seat } hat { $count } Karten bekommen.
event-played = { $seat } spielt { $card }.
event-boasted = { $seat } prahlt mit { $points } Punkten.
event-drew = { $seat } zieht eine Karte.
event-drew-card = { $seat } zieht { $card }.
event-rolled = { $seat } würfelt { $luck }.
event-ended = { $seat } beendet den Zug.
event-knocked = { $seat } klopft.

## Punkte

score-cards = Karten
score-boast = Gehaltene Prahlerei
score-luck = Glück

## Warum nicht

no-such-seat = Dort sitzt niemand.
too-wild = Eine wilde Partie braucht mindestens { $least } Handkarten.
not-your-turn = { $seat } ist am Zug.
enough = Du hast in diesem Zug schon { $most } Karten ausgelegt.
no-such-card = Du hast kein { $card } auf der Hand.
no-room = { $card } legst du auf { $upon }, und keines von dir ist frei.
boasted-already = Du hast schon geprahlt.
boast-too-late = Der Stapel ist leer: Es gibt nichts mehr zu prahlen.
boast-range = Prahle mit etwas zwischen 1 und { $most }.
deck-empty = Der Stapel ist leer.
deck-not-empty = Im Stapel sind noch { $count } Karten: Ziehe eine.
knocked-already = Du hast schon geklopft.
knock-on-turn = Du bist selbst am Zug.
game-over = Die Partie ist aus.
