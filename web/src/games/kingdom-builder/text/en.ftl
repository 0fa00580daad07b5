## The board

kb-board = Board
kb-hex-empty = empty
kb-hex-lit = legal
kb-hex-last = last move
kb-hex-held = picked up
kb-hex-piece = { $piece } of { $name }
kb-hex-tiles = { $count ->
    [0] no tile left
    [one] 1 tile left
   *[other] { $count } tiles left
}
kb-hex-marked = line { $line } is marked by { $name }
kb-closer = Closer
kb-further = Further away
kb-whole-board = Whole board
kb-mini-map = Map of the whole board
kb-lit-outside = { $count ->
    [one] 1 lit hex { $where }
   *[other] { $count } lit hexes { $where }
}
kb-where-up = above
kb-where-down = below
kb-where-left = to the left
kb-where-right = to the right

## The dock

kb-round = Round { $number }
kb-last-round = last round
kb-card-of = Terrain card: { $name }
kb-your-card = your next card
kb-cards-open = { $name } plays
kb-no-card = no card
kb-lit-hexes = { $count ->
    [0] { "" }
    [one] 1 hex is lit
   *[other] { $count } hexes are lit
}
kb-tap-twice = Tap a lit hex, tap again
kb-built-of = { $built } of { $all } built
kb-tile-ready = use now
kb-tile-held = in use
kb-tile-later = later
kb-tile-used = used
kb-tile-new = next turn
kb-tile-passive = always on
kb-tile-lost = lost
kb-goals = Goals

## Players

kb-supply = { $count } left
kb-supply-of = Settlements left: { $count }
kb-deck = Terrain deck
kb-deck-counts = { $pile } to draw · { $discard } discarded
kb-deck-removed = Out of the game: { $cards }
kb-tokens = { $count ->
    [one] 1 token
   *[other] { $count } tokens
}
kb-set-aside = { $count } set aside
kb-starts = Start player
kb-gold-now = { $name }, gold if the game ended now: { $gold }
kb-in-play = so far { $gold } gold

## What scores

kb-this-scores = This game scores
kb-every-game = In every game.
kb-removed-terrain = Removed terrain: { $terrain }
kb-read-on = Rule { $rule }

## A new table

kb-mini-board = Board
kb-pick-place = { $place } is selected
kb-pick-how = Pick a quadrant, turn it, or leave it to chance.
kb-place-0 = Top left
kb-place-1 = Top right
kb-place-2 = Bottom left
kb-place-3 = Bottom right
kb-turn-it = Turn { $place }
kb-by-chance = Leave { $place } to chance
kb-chance = Chance
kb-turned = turned
kb-turn-chance = turned by chance
kb-all-quadrants = All { $count }
kb-random-board = Random board
kb-first-game = First game
kb-quadrant-pictures = Quadrants
kb-card-pictures = What scores
kb-cards-how = Pick up to three; chance draws the rest.
kb-add-set = brings { $set }
kb-own-layout = our own layout
