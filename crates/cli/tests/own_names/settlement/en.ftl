# Names of a made-up box, by which tests know an owner's.
scroll_of_luck = Papyrus of Fate
bank = Money House
monster-red = Ember Worm
