# Names of a made-up box, by which tests know an owner's.
card-workers = Labourers
terrain-grass = prairie
terrain-canyon = prairie
terrain-desert = prairie
terrain-flowers = prairie
terrain-forest = prairie
quadrant-quarry = Pit
