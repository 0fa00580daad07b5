## The table of Orléans Stories: The Settlers

or-round = round { $round } of { $rounds }
