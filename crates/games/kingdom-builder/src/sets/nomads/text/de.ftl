# Nomads.

## Orte

location-quarry = Steinbruch
location-caravan = Karawane
location-village = Dorf
location-garden = Garten

## Nomadenplättchen

nomad-donation_grass = Schenkung (Gras)
nomad-donation_canyon = Schenkung (Canyon)
nomad-donation_desert = Schenkung (Wüste)
nomad-donation_flowers = Schenkung (Blumen)
nomad-donation_forest = Schenkung (Wald)
nomad-donation_water = Schenkung (Wasser)
nomad-donation_mountain = Schenkung (Berg)
nomad-resettlement = Umsiedlung
nomad-outpost = Vorposten
nomad-sword = Schwert
nomad-treasure = Schatz

## Quadranten

quadrant-quarry = Steinbruch
quadrant-caravan = Karawane
quadrant-garden = Garten
quadrant-village = Dorf

## Karten

card-families = Familien
card-shepherds = Hirten
card-ambassadors = Botschafter

## Figuren und besondere Felder

hex-nomad = Nomadenfeld
piece-wall = Steinmauer

## Was alles tut

location-quarry-help = Stelle bis zu { $walls } Steinmauern auf das Gelände deiner Karte, neben deine Siedlungen.
location-caravan-help = Schiebe eine deiner Siedlungen in gerader Linie, so weit es geht.
location-village-help = Baue eine Siedlung neben mindestens drei deiner eigenen.
location-garden-help = Baue eine Siedlung auf Blumen.
nomad-donation_grass-help = Einmal, im nächsten Zug: Baue { $settlements } Siedlungen auf Gras.
nomad-donation_canyon-help = Einmal, im nächsten Zug: Baue { $settlements } Siedlungen in Canyons.
nomad-donation_desert-help = Einmal, im nächsten Zug: Baue { $settlements } Siedlungen auf Wüste.
nomad-donation_flowers-help = Einmal, im nächsten Zug: Baue { $settlements } Siedlungen auf Blumen.
nomad-donation_forest-help = Einmal, im nächsten Zug: Baue { $settlements } Siedlungen im Wald.
nomad-donation_water-help = Einmal, im nächsten Zug: Baue { $settlements } Siedlungen auf Wasser.
nomad-donation_mountain-help = Einmal, im nächsten Zug: Baue { $settlements } Siedlungen auf Berge.
nomad-resettlement-help = Einmal, im nächsten Zug: { $steps } Schritte, auf deine Siedlungen verteilt, wie du magst.
nomad-outpost-help = Einmal, im nächsten Zug: Eine Siedlung muss nicht an eigene grenzen.
nomad-sword-help = Einmal, im nächsten Zug: Nimm jedem Gegner eine Siedlung vom Plan.
nomad-treasure-help = Sofort { $gold } Gold.
card-families-help = Im Spiel: { $gold } Gold, wenn die drei Siedlungen deines Zuges in einer geraden Linie stehen.
card-shepherds-help = Im Spiel: { $gold } Gold für eine neue Siedlung, neben der kein Feld ihres Geländes mehr frei ist.
card-ambassadors-help = Im Spiel: { $gold } Gold für jede neue Siedlung neben einer fremden.
hex-nomad-help = Wer zuerst daneben baut, nimmt das Plättchen und nutzt es im nächsten Zug.

## Einstellungen

option-sets-nomads = Nomads
option-quadrants-quarry = { quadrant-quarry }
option-quadrants-caravan = { quadrant-caravan }
option-quadrants-garden = { quadrant-garden }
option-quadrants-village = { quadrant-village }
option-cards-families = { card-families }
option-cards-shepherds = { card-shepherds }
option-cards-ambassadors = { card-ambassadors }
option-exclude-families = { card-families }
option-exclude-shepherds = { card-shepherds }
option-exclude-ambassadors = { card-ambassadors }

## Aufforderungen

prompt-wall = { $extra }: Wähle ein Feld für eine Steinmauer.
prompt-build-more = { $extra }: Baue noch { $left ->
    [one] eine Siedlung
   *[other] { $left } Siedlungen
}.
prompt-step-on = { $extra }: Noch { $left ->
    [one] ein Schritt
   *[other] { $left } Schritte
}. Zieh weiter, wähle eine andere Figur oder sei fertig.
prompt-strike = { $extra }: Wähle eine Figur von { $victim }.

## Ablehnungen

illegal-not-before-an-obstacle = Die Karawane zieht geradeaus, bis sie direkt vor einem Hindernis steht.
illegal-not-beside-three = Das Dorf baut angrenzend an mindestens drei eigene Siedlungen.
illegal-not-beside-own = Das Feld muss an eine eigene Siedlung angrenzen.
illegal-not-the-victim = Wähle eine Figur von { $victim }.
illegal-city-hall-stays = Ein Rathaus kann nicht entfernt werden.
illegal-outpost-not-needed = Für dieses Feld brauchst du keinen Vorposten: Lege ihn zuerst zurück.
illegal-outpost-taken-up = Du setzt gerade den Vorposten ein: Setze damit eine Figur oder lege ihn zurück.
