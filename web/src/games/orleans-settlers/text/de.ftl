## Der Tisch von Orléans Stories: Die Siedler

or-round = Runde { $round } von { $rounds }
