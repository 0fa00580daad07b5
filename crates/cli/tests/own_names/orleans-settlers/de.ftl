# Namen einer ausgedachten Schachtel, an denen Tests eigene erkennen.
farmhouse = Gutshof
fisherman = { $amount ->
    [one] Angler
   *[other] Angler
}
    .acc = einen Angler
    .obj = Angler
