# Namen einer ausgedachten Schachtel, an denen Tests eigene erkennen.
scroll_of_luck = Papyrus der Fügung
bank = Wechselstube
monster-red = Glutwurm
    .indef = Ein Glutwurm
    .acc = einen Glutwurm
    .def = der Glutwurm
    .defacc = den Glutwurm
