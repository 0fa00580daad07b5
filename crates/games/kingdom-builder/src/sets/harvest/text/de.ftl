# Harvest.

## Orte

location-bazaar = Bazar
location-water_mill = Wassermühle
location-mountain_station = Bergstation
location-scout_cabin = Späherhütte
location-cathedral = Dom
location-watchtower = Wachtturm
location-university = Universität
location-palisade = Palisade

## Quadranten

quadrant-bazaar_water_mill = Bazar / Wassermühle
quadrant-mountain_station_scout_cabin = Bergstation / Späherhütte
quadrant-cathedral_watchtower = Dom / Wachtturm
quadrant-university_palisade = Universität / Palisade

## Karten

card-rangers = Waldläufer
card-mayors = Bürgermeister
card-chainers = Wirt
card-travellers = Abenteurer
card-homesteaders = Landbesitzer
card-rovers = Vagabund

## Figuren und besondere Felder

hex-silo = Silo
piece-scout = Späher
piece-token = Marker

## Was alles tut

location-bazaar-help = Nutze eines deiner anderen Ortsplättchen ein zweites Mal.
location-water_mill-help = Baue eine Siedlung neben Wasser.
location-mountain_station-help = Baue eine Siedlung neben einem Berg.
location-scout_cabin-help = Stelle die { $scouts } Späher neben deine Siedlungen. In diesem Zug zählen sie als deine.
location-cathedral-help = Nimm einen Marker, oder gib Marker ab und baue ebenso viele Siedlungen auf dem Gelände deiner Karte.
location-watchtower-help = Baue eine Siedlung neben einer fremden.
location-university-help = Baue eine Siedlung neben einem Ort, einer Burg, einem Nomadenfeld, Palast oder Silo.
location-palisade-help = Versetze eine deiner Siedlungen an eine andere Stelle ihres Gebiets.
card-rangers-help = { $gold } Gold für jede waagerechte Linie mit genau einer deiner Siedlungen.
card-mayors-help = { $gold } Gold für jede Linie, auf der du als Erster { $settlements } Siedlungen hattest.
card-chainers-help = { $gold } Gold für jede deiner Siedlungen neben genau zwei eigenen.
card-travellers-help = { $gold } Gold für jede deiner Siedlungen am Rand des Spielplans.
card-homesteaders-help = { $gold } Gold je Siedlung in dem Quadranten, in dem du die meisten hast.
card-rovers-help = Im Spiel: { $gold } Gold für jeden Quadranten, in dem du in einem Zug baust.
hex-silo-help = Wer es am Ende berührt, baut oder versetzt vor der Wertung bis zu { $settlements } Siedlungen.
extra-farmland-help = Einmal je Zug: Baue eine Siedlung auf Farmland neben deinen eigenen.

## Einstellungen; die bezeichneten sind eigene Pläne, nicht die veröffentlichten

option-sets-harvest = Harvest (eigene Pläne)
option-quadrants-bazaar_water_mill = { quadrant-bazaar_water_mill } (eigener Plan)
option-quadrants-mountain_station_scout_cabin = { quadrant-mountain_station_scout_cabin } (eigener Plan)
option-quadrants-cathedral_watchtower = { quadrant-cathedral_watchtower } (eigener Plan)
option-quadrants-university_palisade = { quadrant-university_palisade } (eigener Plan)
option-cards-rangers = { card-rangers }
option-cards-mayors = { card-mayors }
option-cards-chainers = { card-chainers }
option-cards-travellers = { card-travellers }
option-cards-homesteaders = { card-homesteaders }
option-cards-rovers = { card-rovers }
option-exclude-rangers = { card-rangers }
option-exclude-mayors = { card-mayors }
option-exclude-chainers = { card-chainers }
option-exclude-travellers = { card-travellers }
option-exclude-homesteaders = { card-homesteaders }
option-exclude-rovers = { card-rovers }

## Aufforderungen

prompt-scout = { $extra }: Wähle ein Feld für den ersten Späher.
prompt-scout-more = { $extra }: Wähle ein Feld für einen weiteren Späher oder hör auf.
prompt-token = { $extra }: Nimm ein Siedlungsplättchen.
prompt-cathedral = { $extra }: Nimm ein Siedlungsplättchen oder baue mit { $left ->
    [one] deinem Plättchen
   *[other] deinen { $left } Plättchen
}.
prompt-cathedral-more = { $extra }: Baue mit { $left ->
    [one] einem weiteren Plättchen
   *[other] bis zu { $left } weiteren Plättchen
} oder hör auf.

## Ablehnungen

illegal-not-at-water = Die Wassermühle baut an Wasser angrenzend.
illegal-not-at-a-mountain = Die Bergstation baut an einen Berg angrenzend.
illegal-not-at-a-special-hex = Die Universität baut neben einem Ort, einer Burg, einem Nomadenfeld, einem Palast oder einem Silo.
illegal-not-at-a-foreign-settlement = Der Wachtturm baut neben einer fremden Siedlung.
illegal-not-at-the-area = Die Palisade versetzt eine Siedlung neben den Rest ihres eigenen Siedlungsgebiets.
illegal-no-token = Du hast kein Siedlungsplättchen, mit dem du bauen könntest.
illegal-scout-not-beside = Späher kommen neben eigene Siedlungen oder nebeneinander.
illegal-farmed = Du hast die Farmaktion in diesem Zug schon genutzt.
illegal-no-farmland = Keine deiner Siedlungen grenzt an freies Farmland.
illegal-farm-not-beside = Die Farmaktion baut neben einer eigenen Siedlung.
illegal-only-locations-repeat = Der Bazar wiederholt nur Ortsplättchen, nicht aber: { $extra }.
illegal-cannot-repeat = { $extra } lässt sich jetzt nicht wiederholen.
illegal-not-used-yet = { $extra } wurde in diesem Zug noch nicht genutzt; der Bazar wiederholt benutzte Plättchen.
illegal-play-is-over = Der letzte Zug ist vorbei; es folgen nur noch Silos.
illegal-silo-mixture = Mit einem Silo wird entweder gebaut oder versetzt, nicht beides.
illegal-silo-moved = Diese Figur hat das Silo schon versetzt.
illegal-silo-cannot-lift = Diese Figur kann nirgends hin.
illegal-silo-not-beside = Mit einem Silo kommen Siedlungen neben eigene Siedlungen.
illegal-silo-three-moves = Wer mit einem Silo versetzt, versetzt drei Siedlungen.
illegal-silo-build-or-lift = Wähle ein Feld zum Bauen oder eine Figur zum Versetzen.
