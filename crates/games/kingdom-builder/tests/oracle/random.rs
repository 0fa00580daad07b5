//! Random positions: settlements in clumps anywhere on a random board, and a tile of every location that is touched.

use steading_game::{Game, GameRng, Lines, Seed};
use steading_kingdom_builder::{KingdomBuilder, Quadrant, SpecialKind, State};

use crate::grid::{Grid, Place, all, around};

const TERRAINS: [&str; 5] = ["grass", "canyon", "desert", "flowers", "forest"];

/// The random position with that number.
pub(crate) fn position(number: u64) -> State {
    let mut rng = GameRng::new(Seed::from_number(number));
    let players = 2 + rng.below(4) as u8;
    let mut quadrants: Vec<Quadrant> = Quadrant::ALL
        .into_iter()
        .filter(|quadrant| quadrant.set() == steading_kingdom_builder::Set::Base)
        .collect();
    rng.shuffle(&mut quadrants);
    let turned = |rng: &mut GameRng| if rng.below(2) == 0 { "" } else { "/180" };
    let board: Vec<String> =
        quadrants[..4].iter().map(|quadrant| format!("{quadrant}{}", turned(&mut rng))).collect();
    let setup = KingdomBuilder::info().setup(Some(players), []).unwrap();
    let config = KingdomBuilder::configure(&setup).unwrap();
    let played = TERRAINS[rng.below(5) as usize];
    let start = format!("board {}\ncards lords hermits workers\nplayed {played}\n", board.join(" "));
    let read = |text: &str| KingdomBuilder::read_position(&config, Lines::new(text)).expect(text);
    let empty = read(&start);
    let mut grid = Grid::new(&empty);
    let mut lines = start;
    for seat in 0..players {
        let own = clump(&mut grid, seat, &mut rng);
        lines += &format!("settlements seat{seat} {}\n", crate::grid::text(own));
    }
    lines += &tiles(&empty, &grid, players);
    read(&lines)
}

/// Up to 39 settlements that mostly touch each other.
pub(crate) fn clump(grid: &mut Grid, seat: u8, rng: &mut GameRng) -> Vec<Place> {
    let mut own: Vec<Place> = Vec::new();
    for _ in 0..=rng.below(39) {
        let beside: Vec<Place> = own.iter().flat_map(|&place| around(place)).collect();
        let anywhere: Vec<Place> = all().collect();
        let choices = if beside.is_empty() || rng.below(6) == 0 { &anywhere } else { &beside };
        let place = *rng.pick(choices).unwrap();
        if grid.is_empty(place) && grid.letter(place) != '*' {
            grid.owners[place.0 as usize][place.1 as usize] = Some(seat);
            own.push(place);
        }
    }
    own
}

/// Everybody who touches a location holds a tile of it, as long as there are any.
pub(crate) fn tiles(state: &State, grid: &Grid, players: u8) -> String {
    let mut lines = vec![String::new(); usize::from(players)];
    for special in state.setting.board.specials() {
        let place = (i32::from(special.hex.row()), i32::from(special.hex.column()));
        if !matches!(special.kind, SpecialKind::Location(_)) {
            continue;
        }
        let touching = (0..players).filter(|&seat| grid.is_beside_own(place, seat));
        for seat in touching.take(2) {
            lines[usize::from(seat)] += &format!(" {}:ready", special.hex);
        }
    }
    let lines = lines.iter().enumerate().filter(|(_, tiles)| !tiles.is_empty());
    lines.map(|(seat, tiles)| format!("tiles seat{seat}{tiles}")).collect::<Vec<_>>().join("\n")
}
