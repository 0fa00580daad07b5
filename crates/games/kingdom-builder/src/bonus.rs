//! The bonus actions of Marshlands: what each of them says about itself.
//!
//! Rules: MA-7, MA-8, MA-13, MA-14, MA-16, MA-18. Two equal tiles of a Marshlands location bring its bonus tile. Each has a
//! file in `sets/marshlands/bonus`.

use steading_game::{Illegal, Seat};

use crate::things::by_bonus;
use crate::verb::Verb;
use crate::view::TileState;
use crate::{Extra, Location, State};

pub use crate::things::Bonus;

/// A bonus action.
pub(crate) trait BonusThing {
    /// The rule that describes it.
    const RULE: &'static str;
    /// The location whose tiles bring it.
    const LOCATION: Location;
    /// What it does.
    type Verb: Verb;
}

impl Bonus {
    /// The location whose tiles bring it.
    pub const fn location(self) -> Location {
        by_bonus!(self, Thing => Thing::LOCATION)
    }

    /// The one that two tiles of that location bring.
    pub fn of(location: Location) -> Option<Bonus> {
        Bonus::ALL.into_iter().find(|bonus| bonus.location() == location)
    }
}

/// Why a bonus action cannot be begun.
pub(crate) fn cannot_use(state: &State, seat: Seat, bonus: Bonus) -> Illegal {
    let extra = Extra::Bonus(bonus);
    let named = |rule, key| Illegal::new(rule, key).with("extra", bonus.key());
    match state.player(seat).marshlands.bonus.get(bonus) {
        None | Some(TileState::Lost) => named("MA-7", "illegal-no-bonus"),
        Some(_) if extra.is_passive() => named(bonus.rule(), "illegal-passive"),
        Some(TileState::New) => named("MA-7", "illegal-tile-new"),
        Some(TileState::Used) => named("MA-8", "illegal-tile-used"),
        Some(TileState::Ready) => extra.idle(state, seat),
    }
}
