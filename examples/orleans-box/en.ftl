# The names in this made-up box. Whatever is not here keeps our name.
farmhouse = Grange
county_fair = Guild Fair
bakery = Bakehouse
place_1 = Harvest Feast
place_2 = Cloth Hall
place_3 = Builders' Yard
deed_1 = Poor Box
deed_2 = Clockwork
event-A9 = Herdsmen
event-C9 = Whispers
event-A5 = Trek
space-F1 = Auxerre (F1)
space-F2 = Clamecy (F2)
fisherman = { $amount ->
    [one] angler
   *[other] anglers
}
    .acc = an angler
