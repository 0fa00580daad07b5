# Names of a made-up box, by which tests know an owner's.
farmhouse = Grange
fisherman = { $amount ->
    [one] angler
   *[other] anglers
}
    .acc = an angler
