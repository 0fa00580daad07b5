# Crossroads.

## Orte

location-lighthouse = Leuchtturm
location-foresters_lodge = Forsthaus
location-barracks = Kaserne
location-crossroads = Kreuzung
location-city_hall = Rathaus
location-fort = Außenposten
location-monastery = Kloster
location-wagon = Planwagen

## Quadranten

quadrant-lighthouse_foresters_lodge = Leuchtturm / Forsthaus
quadrant-barracks_crossroads = Kaserne / Kreuzung
quadrant-city_hall_fort = Rathaus / Außenposten
quadrant-monastery_wagon = Kloster / Planwagen

## Aufgaben

task-home_country = Heimatland
task-fortress = Festung
task-road = Straße
task-place_of_refuge = Zufluchtsort
task-advance = Vormarsch
task-compass_points = Himmelsrichtungen

## Figuren und besondere Felder

piece-warrior = Krieger
piece-wagon = Planwagen
piece-ship = Schiff
piece-city_hall = Rathaus

## Was alles tut

location-lighthouse-help = Stelle dein Schiff aufs Wasser, ziehe es bis zu { $steps } Schritte oder nimm es zurück.
location-foresters_lodge-help = Baue eine Siedlung im Wald.
location-barracks-help = Stelle einen Krieger auf oder nimm einen zurück. Neben einem Krieger darf niemand bauen.
location-crossroads-help = Ziehe am Ende deines Zuges zwei Geländekarten und wähle beim nächsten Mal eine davon.
location-city_hall-help = Einmal im Spiel: Lege dein Rathaus auf sieben freie Felder neben deiner Siedlung. Es zählt als sieben.
location-fort-help = Ziehe eine Geländekarte und baue darauf eine Siedlung.
location-monastery-help = Baue eine Siedlung in einem Canyon.
location-wagon-help = Stelle deinen Planwagen auf, ziehe ihn bis zu { $steps } Schritte über Land und Berge oder nimm ihn zurück.
task-home_country-help = { $gold } Gold, wenn du eine ganze Geländefläche allein füllst.
task-fortress-help = { $gold } Gold für eine Siedlung mit sechs eigenen ringsum.
task-road-help = { $gold } Gold für { $settlements } Siedlungen in einer lückenlosen schrägen Linie.
task-place_of_refuge-help = { $gold } Gold, wenn du einen besonderen Ort allein umschließt.
task-advance-help = { $gold } Gold für { $settlements } Siedlungen an einem Rand des Spielplans.
task-compass_points-help = { $gold } Gold für je eine Siedlung an allen vier Rändern.

## Einstellungen

option-sets-crossroads = Crossroads
option-quadrants-lighthouse_foresters_lodge = { quadrant-lighthouse_foresters_lodge }
option-quadrants-barracks_crossroads = { quadrant-barracks_crossroads }
option-quadrants-city_hall_fort = { quadrant-city_hall_fort }
option-quadrants-monastery_wagon = { quadrant-monastery_wagon }

## Aufforderungen

prompt-fort = { $extra }: Baue eine Siedlung auf { $card }.
prompt-city-hall = { $extra }: Wähle die Mitte der sieben Felder für dein Stadtplättchen.
prompt-place = { $extra }: Wähle, wo deine Figur auf den Plan kommt.
prompt-place-or-take = { $extra }: Stelle einen Krieger auf oder nimm einen zurück.
prompt-step-or-take = { $extra }: Ziehe bis zu { $left } Schritte oder nimm die Figur zurück.
prompt-steps = { $extra }: Noch { $left ->
    [one] ein Schritt ist
   *[other] { $left } Schritte sind
} möglich.

## Ablehnungen

illegal-fort-must-build = Die Karte des Außenpostens ist gezogen: Baue jetzt auf ihrem Gelände.
illegal-city-hall-placed = Dein Stadtplättchen liegt schon auf dem Plan.
illegal-no-room = Das Stadtplättchen braucht sieben freie bebaubare Felder: dieses und alle sechs ringsum.
illegal-not-touching = Das Stadtplättchen muss an eine eigene Siedlung angrenzen.
illegal-no-warrior = Deine beiden Krieger stehen schon auf dem Plan.
illegal-cannot-take = Diese Figur kann damit nicht zurückgenommen werden: { $extra }.
