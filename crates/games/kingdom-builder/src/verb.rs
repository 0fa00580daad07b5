//! What an extra action does: builds a settlement, moves a piece, or something of its own.
//!
//! Rules: KB-22 to KB-24. Build actions say where (`targets`), move actions say what (`movable`) and where to (`landing`);
//! everything else goes through the table in `own.rs`.

use steading_game::Seat;

use crate::{Extra, Hex, HexSet, State, cave, own, sets, tiles};

/// What an extra action does.
#[derive(Clone, Copy)]
pub(crate) enum Verb {
    /// Builds one settlement from the supply on one of the targets.
    Build(fn(&State, Seat) -> HexSet),
    /// Picks up one own piece and puts it down elsewhere.
    Move(Move),
    /// Something of its own; `own.rs` knows.
    Own,
    /// Works by itself or within other actions; nobody begins it.
    Passive,
}

/// A move action. Its functions look at the table as it is; that a warrior does not block while it is lifted itself (CR-26)
/// is added by the methods, which everybody else calls.
#[derive(Clone, Copy)]
pub(crate) struct Move {
    /// Whether any piece has somewhere to go.
    pub(crate) is_possible: fn(&State, Seat) -> bool,
    /// The own pieces with somewhere to go.
    pub(crate) movable: fn(&State, Seat) -> HexSet,
    /// Where the piece from that hex may go. It does not count itself (KB-35).
    pub(crate) landing: fn(&State, Seat, Hex) -> HexSet,
}

impl Move {
    /// Whether any piece has somewhere to go.
    #[inline]
    pub(crate) fn can(&self, state: &State, seat: Seat) -> bool {
        (self.is_possible)(state, seat) || self.warriors(state, seat).next().is_some()
    }

    /// The own pieces with somewhere to go.
    #[inline]
    pub(crate) fn pieces(&self, state: &State, seat: Seat) -> HexSet {
        self.warriors(state, seat).fold((self.movable)(state, seat), HexSet::with)
    }

    /// Where the piece from that hex may go.
    #[inline]
    pub(crate) fn places(&self, state: &State, seat: Seat, from: Hex) -> HexSet {
        match sets::crossroads::lifted(state, seat, from) {
            Some(lifted) => (self.landing)(&lifted, seat, from),
            None => (self.landing)(state, seat, from),
        }
    }

    /// Own warriors with somewhere to go.
    fn warriors(&self, state: &State, seat: Seat) -> impl Iterator<Item = Hex> {
        let movable = sets::crossroads::movable_warriors(state, seat);
        movable.filter(move |&from| !self.places(state, seat, from).is_empty())
    }
}

impl Extra {
    /// What it does.
    #[inline]
    pub(crate) fn verb(self) -> Verb {
        match self {
            Extra::Location(location) => location.verb(),
            Extra::Bonus(bonus) => bonus.verb(),
            Extra::Nomad(tile) => tile.verb(),
            Extra::Cave => Verb::Move(cave::MOVE),
            Extra::Farmland => Verb::Build(sets::harvest::farm_action::targets),
        }
    }

    /// Whether it can do anything at all now. Builds need a settlement in the supply (KB-24).
    #[inline]
    pub(crate) fn is_possible(self, state: &State, seat: Seat) -> bool {
        match self.verb() {
            Verb::Build(targets) => state.player(seat).supply > 0 && !targets(state, seat).is_empty(),
            Verb::Move(action) => action.can(state, seat),
            Verb::Own => own::is_possible(self, state, seat),
            Verb::Passive => false,
        }
    }

    /// It was used: its tile is turned over, or the turn remembers it (KB-23).
    pub(crate) fn spend(self, state: &mut State, seat: Seat) {
        match self {
            Extra::Location(location) => tiles::turn_over(state, seat, location),
            Extra::Bonus(bonus) => sets::marshlands::spend(state, seat, bonus),
            Extra::Nomad(tile) => sets::nomads::spend(state, seat, tile),
            Extra::Farmland => sets::harvest::spend_farm_action(state),
            Extra::Cave => state.turn.cave_used = true,
        }
    }
}
