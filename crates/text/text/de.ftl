### Wörter, die alle Spiele teilen.

# Ein Spieler ohne Namen.
seat = Spieler { $number }

# Gezählte Dinge: „1 Lehm, 2 Erz und 3 Straßen“.
things-none = nichts
things-item = { $amount } { $thing }
things-and = { $head } und { $last }
