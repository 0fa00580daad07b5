# Namen einer ausgedachten Schachtel, an denen Tests eigene erkennen.
card-workers = Tagelöhner
terrain-grass = Steppe
terrain-canyon = Steppe
terrain-desert = Steppe
terrain-flowers = Steppe
terrain-forest = Steppe
quadrant-quarry = Grube
