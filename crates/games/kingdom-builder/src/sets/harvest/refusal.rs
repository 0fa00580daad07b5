//! Why something is not allowed: silo actions, the farm action, scouts and the Bazaar.

use steading_game::{Illegal, Seat};

use crate::action::OnHex;
use crate::refusal::{cannot_take, not_buildable, wrong_terrain};
use crate::{Action, Extra, Hex, SiloAction, Stage, State, Terrain};

/// Why that cannot be done while a silo action is under way.
pub(crate) fn silo(state: &State, SiloAction { seat, stage, .. }: SiloAction, action: Action) -> Illegal {
    let here = |key: &'static str| Illegal::new("HA-6", key);
    let Some((what, hex)) = action.on_hex() else {
        return match (action, stage) {
            (Action::Done, _) => here("illegal-put-now"),
            (Action::Cancel, _) => Illegal::new("KB-22", "illegal-nothing-under-way"),
            _ => Illegal::new("HA-27", "illegal-play-is-over"),
        };
    };
    let target = || {
        let buildable = state.table.board.buildable.contains(hex);
        cannot_take(state, hex)
            .unwrap_or_else(|| if buildable { here("illegal-silo-not-beside") } else { not_buildable() })
    };
    match (stage, what) {
        (Stage::Build { .. }, OnHex::Build) if state.player(seat).supply == 0 => {
            Illegal::new("KB-24", "illegal-no-supply")
        }
        (Stage::Put { from }, OnHex::Put) if from == hex => Illegal::new("KB-35", "illegal-same-hex"),
        (Stage::Build { .. }, OnHex::Build) | (Stage::Put { .. }, OnHex::Put) => target(),
        (Stage::Put { .. }, _) => here("illegal-put-now"),
        (Stage::Build { done: 1.. }, OnHex::Lift) | (Stage::Lift, OnHex::Build) => {
            here("illegal-silo-mixture")
        }
        (_, OnHex::Lift) if !state.pieces(seat).contains(hex) => here("illegal-not-yours"),
        (_, OnHex::Lift) if state.harvest.moved.contains(hex) => here("illegal-silo-moved"),
        (_, OnHex::Lift) => here("illegal-silo-cannot-lift"),
        _ => here("illegal-silo-build-or-lift"),
    }
}

/// Why the farm action cannot be begun (HA-4).
pub(crate) fn cannot_farm(state: &State, seat: Seat) -> Illegal {
    if state.turn.harvest.farmed {
        return Illegal::new("HA-4", "illegal-farmed");
    }
    if state.player(seat).supply == 0 {
        return Illegal::new("KB-24", "illegal-no-supply");
    }
    Illegal::new("HA-4", "illegal-no-farmland")
}

/// Why the farm action cannot build there, although the hex is free.
pub(crate) fn not_farmland(state: &State, hex: Hex) -> Illegal {
    wrong_terrain(state, hex, "HA-4", Terrain::Farmland)
        .unwrap_or_else(|| Illegal::new("HA-4", "illegal-farm-not-beside"))
}

/// Why the Bazaar cannot repeat that (HA-9, HA-28).
pub(crate) fn cannot_repeat(state: &State, seat: Seat, extra: Extra) -> Illegal {
    let named = |rule, key| Illegal::new(rule, key).with("extra", extra.key());
    let Extra::Location(location) = extra else { return named("HA-9", "illegal-only-locations-repeat") };
    let tiles = state.player(seat).tiles;
    let own = state.table.board.hexes_of(location);
    match own {
        _ if own & tiles.held == 0 => named("KB-38", "illegal-no-tile"),
        _ if own & tiles.used != 0 => named("HA-28", "illegal-cannot-repeat"),
        _ => named("HA-28", "illegal-not-used-yet"),
    }
}
