# Die Namen in dieser ausgedachten Schachtel. Was hier fehlt, behält unseren Namen.
farmhouse = Gutshof
county_fair = Zunftmesse
bakery = Backhaus
place_1 = Erntefest
place_2 = Tuchhalle
place_3 = Werkhof
deed_1 = Armenkasse
deed_2 = Uhrwerk
event-A9 = Hirten
event-C9 = Getuschel
event-A5 = Treck
space-F1 = Auxerre (F1)
space-F2 = Clamecy (F2)
fisherman = { $amount ->
    [one] Angler
   *[other] Angler
}
    .acc = einen Angler
    .obj = Angler
