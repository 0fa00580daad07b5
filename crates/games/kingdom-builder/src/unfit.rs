//! Why a hex does not fit: sentences that all verbs share.

use steading_game::{Illegal, Seat};

use crate::{Extra, Hex, HexSet, Stage, State, Terrain, moves};

/// Nothing at all could be placed on that hex (KB-4, KB-30, CR-13).
pub(crate) fn cannot_take(state: &State, hex: Hex) -> Option<Illegal> {
    let board = &state.setting.board;
    if state.open.contains(hex) {
        return None;
    }
    Some(if board.special_at(hex).is_some() {
        Illegal::new("KB-4", "illegal-special-hex")
    } else if !board.ground.contains(hex) {
        Illegal::new("Q3-2", "illegal-no-hex")
    } else if state.seats().any(|seat| state.pieces(seat).contains(hex)) || state.nomads.walls.contains(hex) {
        Illegal::new("KB-30", "illegal-occupied")
    } else if state.harvest.scouts.contains(hex) {
        Illegal::new("KB-8", "illegal-scout-there")
    } else {
        Illegal::new("CR-13", "illegal-blocked")
    })
}

/// The hex has another terrain than the action wants.
pub(crate) fn wrong_terrain(state: &State, hex: Hex, rule: &'static str, wanted: Terrain) -> Option<Illegal> {
    let found = state.setting.board.terrain_at(hex).filter(|&found| found != wanted)?;
    Some(if state.setting.board.buildable.contains(hex) {
        Illegal::new(rule, "illegal-wrong-terrain").with("found", found.key()).with("wanted", wanted.key())
    } else {
        not_buildable()
    })
}

/// The hex has another terrain, or it is not beside an own settlement.
pub(crate) fn not_on(state: &State, seat: Seat, hex: Hex, rule: &'static str, wanted: Terrain) -> Illegal {
    wrong_terrain(state, hex, rule, wanted).unwrap_or_else(|| not_beside(state, seat))
}

pub(crate) fn not_buildable() -> Illegal {
    Illegal::new("KB-31", "illegal-not-buildable")
}

/// Nobody may build on the hex, or else what the rule of the action says.
pub(crate) fn not_buildable_or(
    state: &State,
    hex: Hex,
    rule: &'static str,
    otherwise: &'static str,
) -> Illegal {
    if state.setting.board.buildable.contains(hex) { Illegal::new(rule, otherwise) } else { not_buildable() }
}

/// Nobody may build on the hex, it is none of those that the action wants, or it is not beside an own settlement.
pub(crate) fn not_among(
    state: &State,
    seat: Seat,
    hex: Hex,
    wanted: HexSet,
    rule: &'static str,
    otherwise: &'static str,
) -> Illegal {
    if state.setting.board.buildable.contains(hex) && wanted.contains(hex) {
        return not_beside(state, seat);
    }
    not_buildable_or(state, hex, rule, otherwise)
}

/// There is a legal hex beside an own settlement, and this is none (KB-32).
pub(crate) fn not_beside(state: &State, seat: Seat) -> Illegal {
    let beside = moves::choices(state, seat).hexes.len();
    Illegal::new("KB-32", "illegal-not-beside").with("count", beside)
}

/// That piece cannot be moved, or it is none.
pub(crate) fn cannot_lift(state: &State, seat: Seat, extra: Extra, hex: Hex) -> Illegal {
    if state.pieces(seat).contains(hex) {
        Illegal::new(extra.rule(), "illegal-cannot-lift").with("extra", extra.key())
    } else {
        Illegal::new(extra.rule(), "illegal-not-yours")
    }
}

/// There is no settlement to build (KB-24).
pub(crate) fn without_supply(state: &State, seat: Seat) -> Option<Illegal> {
    (state.player(seat).supply == 0).then(|| Illegal::new("KB-24", "illegal-no-supply"))
}

/// Another action must come to its end first.
pub(crate) fn under_way(rule: &'static str, extra: Extra) -> Illegal {
    Illegal::new(rule, "illegal-action-under-way").with("extra", extra.key())
}

/// The action waits for something else.
pub(crate) fn wrong_stage(stage: Stage) -> Illegal {
    let key = match stage {
        Stage::Build { .. } => "illegal-build-now",
        Stage::Lift => "illegal-lift-now",
        Stage::Put { .. } => "illegal-put-now",
        Stage::Step { .. } => "illegal-step-now",
        Stage::Take { .. } => "illegal-take-now",
        Stage::Repeat => "illegal-repeat-now",
    };
    Illegal::new("KB-22", key)
}
