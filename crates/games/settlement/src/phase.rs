//! Where the turn stands: the decisions of section 15 as an enum.

use steading_game::{Illegal, SeatSet};

use crate::{Place, Region, Spaces, State, Street, TerrainId};

/// What the active player is asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Phase {
    /// D1: an artifact for the first round.
    Draft,
    /// D2: act, invite, trade, end the turn or pass.
    Turn,
    /// D4: where the terrain just drawn goes.
    Placing {
        /// The terrain.
        tile: TerrainId,
    },
    /// D5: the kind of the Scroll's token.
    Luck {
        /// The region that was activated.
        region: Region,
    },
    /// D6: whether the Mask lets a monster appear on the first of these spaces.
    Checking {
        /// The spaces still to be checked.
        left: Spaces,
    },
    /// D7: which building of the street to use next.
    Street {
        /// The street.
        street: Street,
        /// Which of its three places were used, one bit each.
        used: u8,
    },
    /// D8: whether to use the building just built.
    Clock {
        /// Where it stands.
        place: Place,
    },
    /// D9: which basics to keep.
    Keeping,
    /// D10: an artifact for the next round.
    NewArtifact,
    /// The game is over.
    Over,
}

/// The seat that the game waits for; all decisions are the active player's.
pub(crate) fn must_act(state: &State) -> SeatSet {
    match state.phase {
        Phase::Over => SeatSet::EMPTY,
        Phase::Draft
        | Phase::Turn
        | Phase::Placing { .. }
        | Phase::Luck { .. }
        | Phase::Checking { .. }
        | Phase::Street { .. }
        | Phase::Clock { .. }
        | Phase::Keeping
        | Phase::NewArtifact => SeatSet::one(state.active),
    }
}

/// The active player is free to act, invite, end the turn or pass: something begun is finished first (SE-4.2).
pub(crate) fn in_turn(state: &State) -> Result<(), Illegal> {
    let (rule, key) = match state.phase {
        Phase::Turn => return Ok(()),
        Phase::Draft => ("SE-3.9", "illegal-draft-first"),
        Phase::Placing { .. } => ("SE-6.2.2", "illegal-place-first"),
        Phase::Luck { .. } => ("SE-10.6", "illegal-luck-first"),
        Phase::Checking { .. } => ("SE-10.14", "illegal-check-first"),
        Phase::Street { .. } | Phase::Clock { .. } => ("SE-4.2", "illegal-buildings-first"),
        Phase::Keeping => ("SE-5.2", "illegal-keep-first"),
        Phase::NewArtifact => ("SE-5.2", "illegal-artifact-first"),
        Phase::Over => ("SE-11.4", "illegal-game-over"),
    };
    Err(Illegal::new(rule, key))
}

/// The active player can still act in this turn (SE-4.2).
pub(crate) fn may_act_now(state: &State) -> Result<(), Illegal> {
    in_turn(state)?;
    if state.acted { Err(Illegal::new("SE-4.2", "illegal-already-acted")) } else { Ok(()) }
}
