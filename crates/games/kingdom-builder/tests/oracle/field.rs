//! A board with island and stone walls as a plain map of places; the island lies in rows from 30 on.

use std::collections::{BTreeMap, BTreeSet};

use steading_game::{Game, GameRng, Lines, Seed, Viewer};
use steading_kingdom_builder::{Hex, KingdomBuilder, NomadTile, Quadrant, Set, SpecialKind, State};

use crate::grid::{Place, step};

const ISLAND: i32 = 30;

/// What lies where.
#[derive(Clone)]
pub(crate) struct Field {
    pub(crate) letters: BTreeMap<Place, char>,
    pub(crate) owners: BTreeMap<Place, u8>,
    pub(crate) walls: BTreeSet<Place>,
}

pub(crate) fn place(hex: Hex) -> Place {
    let row = i32::from(hex.row()) + if hex.is_island() { ISLAND } else { 0 };
    (row, i32::from(hex.column()))
}

pub(crate) fn on_island((row, _): Place) -> bool {
    row >= ISLAND
}

/// Places as text in the order in which actions are listed.
pub(crate) fn text(places: impl IntoIterator<Item = Place>) -> String {
    let sorted: BTreeSet<Place> = places.into_iter().collect();
    let word = |(row, column): Place| match row {
        ISLAND.. => format!("i{},{column}", row - ISLAND),
        _ => format!("{row},{column}"),
    };
    sorted.into_iter().map(word).collect::<Vec<_>>().join(" ")
}

impl Field {
    pub(crate) fn new(state: &State) -> Field {
        let board = KingdomBuilder::view(state, Viewer::Host).board;
        let mut letters = BTreeMap::new();
        for (first, rows) in [(0, &board.rows), (ISLAND, &board.island)] {
            for (row, text) in (first..).zip(rows) {
                let cells = (0..).zip(text.chars()).filter(|&(_, letter)| letter != '.');
                letters.extend(cells.map(|(column, letter)| ((row, column), letter)));
            }
        }
        let pieces =
            state.seats().flat_map(|seat| state.pieces(seat).iter().map(move |hex| (place(hex), seat.0)));
        Field { letters, owners: pieces.collect(), walls: state.nomads.walls.iter().map(place).collect() }
    }

    pub(crate) fn all(&self) -> impl Iterator<Item = Place> {
        self.letters.keys().copied()
    }

    pub(crate) fn around(&self, here: Place) -> Vec<Place> {
        (0..6)
            .map(|direction| step(here, direction))
            .filter(|beside| self.letters.contains_key(beside))
            .collect()
    }

    pub(crate) fn is_open(&self, here: Place, letters: &str) -> bool {
        let fits = self.letters.get(&here).is_some_and(|&letter| letters.contains(letter));
        fits && !self.owners.contains_key(&here) && !self.walls.contains(&here)
    }

    pub(crate) fn open(&self, letters: &str) -> Vec<Place> {
        self.all().filter(|&here| self.is_open(here, letters)).collect()
    }

    pub(crate) fn own(&self, seat: u8) -> Vec<Place> {
        self.owners.iter().filter(|(_, owner)| **owner == seat).map(|(&here, _)| here).collect()
    }

    pub(crate) fn beside_own(&self, here: Place, seat: u8) -> usize {
        self.around(here).iter().filter(|beside| self.owners.get(beside) == Some(&seat)).count()
    }

    /// Rule 3: those beside an own settlement, or all of them if there is none.
    pub(crate) fn rule_3(&self, seat: u8, places: Vec<Place>) -> Vec<Place> {
        let beside: Vec<Place> =
            places.iter().copied().filter(|&here| self.beside_own(here, seat) > 0).collect();
        if beside.is_empty() { places } else { beside }
    }
}

/// A random position with Nomads, Capitol, Caves and Island; seat 0 holds every nomad tile.
pub(crate) fn position(number: u64) -> State {
    let mut rng = GameRng::new(Seed::from_number(number));
    let players = 2 + rng.below(4) as u8;
    let known = |quadrant: &Quadrant| {
        quadrant.set() == Set::Nomads
            || matches!(quadrant, Quadrant::Oracle | Quadrant::Harbor | Quadrant::Farm)
    };
    let mut quadrants: Vec<Quadrant> = Quadrant::ALL.into_iter().filter(known).collect();
    rng.shuffle(&mut quadrants);
    let board: Vec<&str> = quadrants[..4].iter().map(|quadrant| quadrant.id()).collect();
    let options = [("sets", "base,nomads,capitol,caves,island")];
    let config =
        KingdomBuilder::configure(&KingdomBuilder::info().setup(Some(players), options).unwrap()).unwrap();
    let read = |text: &str| KingdomBuilder::read_position(&config, Lines::new(text)).expect(text);
    let side = ["rope_bridge", "tree_house"][rng.below(2) as usize];
    let played = ["grass", "canyon", "desert", "flowers", "forest"][rng.below(5) as usize];
    let cards = "cards families shepherds ambassadors";
    let mut lines = format!("board {}\n{cards}\nisland {side}\nplayed {played}\n", board.join(" "));
    let empty = read(&lines);
    let mut field = Field::new(&empty);
    for seat in 0..players {
        for _ in 0..=rng.below(38) {
            let own = field.own(seat);
            let beside: Vec<Place> = own.iter().flat_map(|&here| field.around(here)).collect();
            let anywhere: Vec<Place> = field.all().collect();
            let choices = if beside.is_empty() || rng.below(5) == 0 { &anywhere } else { &beside };
            let here = *rng.pick(choices).unwrap();
            if field.is_open(here, "GCDFTWM") {
                field.owners.insert(here, seat);
            }
        }
        lines += &format!("settlements seat{seat} {}\n", text(field.own(seat)));
    }
    if board.contains(&"quarry") {
        let open = field.open("GCDFT");
        let walls: BTreeSet<Place> = (0..rng.below(25)).map(|_| *rng.pick(&open).unwrap()).collect();
        lines += &format!("walls {}\n", text(walls));
    }
    read(&(lines + &tiles(&empty, &field, players, &mut rng)))
}

/// Everybody who touches a location holds a tile of it; nomad hexes get random tiles, which all belong to seat 0.
fn tiles(state: &State, field: &Field, players: u8, rng: &mut GameRng) -> String {
    let mut lines = vec![String::new(); usize::from(players)];
    let mut pool: Vec<NomadTile> =
        NomadTile::ALL.into_iter().filter(|&tile| tile != NomadTile::Treasure).collect();
    rng.shuffle(&mut pool);
    let mut laid = String::new();
    for special in state.setting.board.specials() {
        match special.kind {
            SpecialKind::Nomad => {
                lines[0] += &format!(" {}:ready", special.hex);
                laid += &format!(" {}:{}", special.hex, pool.pop().unwrap());
            }
            SpecialKind::Location(_) => {
                let touching = (0..players).filter(|&seat| field.beside_own(place(special.hex), seat) > 0);
                for seat in touching.take(2) {
                    lines[usize::from(seat)] += &format!(" {}:ready", special.hex);
                }
            }
            SpecialKind::Castle | SpecialKind::Palace | SpecialKind::Silo => {}
        }
    }
    let lines = lines.iter().enumerate().filter(|(_, tiles)| !tiles.is_empty());
    let lines = lines.map(|(seat, tiles)| format!("tiles seat{seat}{tiles}"));
    let laid = (!laid.is_empty()).then(|| format!("nomads{laid}"));
    lines.chain(laid).collect::<Vec<_>>().join("\n")
}
