//! A board of letters and owners, by row and column.

use std::collections::BTreeSet;

use steading_game::{Game, Viewer};
use steading_kingdom_builder::{Hex, KingdomBuilder, SpecialKind, State};

pub(crate) type Place = (i32, i32);

/// What lies where.
pub(crate) struct Grid {
    letters: Vec<Vec<char>>,
    pub(crate) owners: Vec<Vec<Option<u8>>>,
    pub(crate) castles: Vec<Place>,
    pub(crate) specials: Vec<Place>,
}

/// The six directions from a place: odd rows are shifted right (KB-2).
pub(crate) fn step((row, column): Place, direction: usize) -> Place {
    let odd = row.rem_euclid(2);
    match direction {
        0 => (row, column + 1),
        1 => (row - 1, column + odd),
        2 => (row - 1, column + odd - 1),
        3 => (row, column - 1),
        4 => (row + 1, column + odd - 1),
        _ => (row + 1, column + odd),
    }
}

pub(crate) fn around(place: Place) -> impl Iterator<Item = Place> {
    (0..6)
        .map(move |direction| step(place, direction))
        .filter(|&(row, column)| (0..20).contains(&row) && (0..20).contains(&column))
}

pub(crate) fn all() -> impl Iterator<Item = Place> {
    (0..20).flat_map(|row| (0..20).map(move |column| (row, column)))
}

impl Grid {
    pub(crate) fn new(state: &State) -> Grid {
        let rows = KingdomBuilder::view(state, Viewer::Host).board.rows;
        let mut owners = vec![vec![None; 20]; 20];
        for seat in state.seats() {
            for hex in state.pieces(seat).iter() {
                owners[usize::from(hex.row())][usize::from(hex.column())] = Some(seat.0);
            }
        }
        let place = |hex: Hex| (i32::from(hex.row()), i32::from(hex.column()));
        let specials = state.setting.board.specials();
        let castles = specials.iter().filter(|special| special.kind == SpecialKind::Castle);
        Grid {
            letters: rows.iter().map(|row| row.chars().collect()).collect(),
            owners,
            castles: castles.map(|special| place(special.hex)).collect(),
            specials: specials.iter().map(|special| place(special.hex)).collect(),
        }
    }

    pub(crate) fn letter(&self, (row, column): Place) -> char {
        let row = usize::try_from(row).ok().and_then(|row| self.letters.get(row));
        let column = usize::try_from(column).ok();
        row.zip(column).and_then(|(row, column)| row.get(column)).copied().unwrap_or(' ')
    }

    pub(crate) fn owner(&self, (row, column): Place) -> Option<u8> {
        let row = usize::try_from(row).ok().and_then(|row| self.owners.get(row));
        let column = usize::try_from(column).ok();
        row.zip(column).and_then(|(row, column)| row.get(column)).copied().flatten()
    }

    pub(crate) fn is_empty(&self, place: Place) -> bool {
        self.owner(place).is_none()
    }

    pub(crate) fn is_buildable(&self, place: Place) -> bool {
        "GCDFTSA".contains(self.letter(place))
    }

    /// All settlements of a seat.
    pub(crate) fn own(&self, seat: u8) -> Vec<Place> {
        all().filter(|&place| self.owner(place) == Some(seat)).collect()
    }

    pub(crate) fn is_beside_own(&self, place: Place, seat: u8) -> bool {
        around(place).any(|beside| self.owner(beside) == Some(seat))
    }

    /// The settlement areas of a seat, found by walking from settlement to settlement (KB-6).
    pub(crate) fn areas(&self, seat: u8) -> Vec<BTreeSet<Place>> {
        let mut areas: Vec<BTreeSet<Place>> = Vec::new();
        for start in self.own(seat) {
            if areas.iter().any(|area| area.contains(&start)) {
                continue;
            }
            let mut area = BTreeSet::new();
            let mut waiting = vec![start];
            while let Some(place) = waiting.pop() {
                if area.insert(place) {
                    waiting.extend(around(place).filter(|&beside| self.owner(beside) == Some(seat)));
                }
            }
            areas.push(area);
        }
        areas
    }
}

/// Places as text in board order, to compare with listed actions.
pub(crate) fn text(mut places: Vec<Place>) -> String {
    places.sort_unstable();
    places.iter().map(|(row, column)| format!("{row},{column}")).collect::<Vec<_>>().join(" ")
}
