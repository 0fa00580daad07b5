//! The Kingdom Builder cards: what each of them says about itself.
//!
//! Rules: KB-58 to KB-67 and the cards of the expansions. Each has a file in the folder of its set; `things.rs` is the list of
//! all of them. A card scores at the end what its file says; those scored during play are called from `placement.rs`.

use steading_game::{Seat, Thing};

use crate::insight::lure::Near;
use crate::insight::standing::Part;
use crate::things::by_card;
use crate::{CardFacts, Hex, State};

pub use crate::things::ScoringCard;

/// A Kingdom Builder card.
pub(crate) trait CardThing {
    /// The rule that describes it.
    const RULE: &'static str;
    /// When it brings gold.
    const TIMING: Timing = Timing::End;
    /// The gold for each of what it counts.
    const GOLD: u8 = 1;
    /// What bots count its gold for.
    const PART: Part;
    /// Whether bots need the length of the longest row, see [`Near::longest_row`].
    const COUNTS_ROWS: bool = false;

    /// The gold for each of what it counts, where the data say it.
    fn gold(_facts: &CardFacts) -> u8 {
        Self::GOLD
    }

    /// Writes the numbers on it. Unless it says otherwise, the gold for each of what it counts.
    fn numbers(card: Thing, facts: &CardFacts) -> Thing {
        card.number("gold", Self::gold(facts))
    }

    /// How much of what it counts `seat` has in the final scoring.
    fn count(state: &State, seat: Seat) -> u32;

    /// The gold that the active player gets for building on `hex` (NO-18). Rovers are with Harvest.
    fn after_build(_state: &State, _seat: Seat, _hex: Hex) -> u16 {
        0
    }

    /// What a piece on a hex brings for it, as far as its neighbours tell, in half gold. Unless it says otherwise, nothing.
    fn near(_near: &Near<'_>) -> i32 {
        0
    }

    /// What one settlement more in each quadrant brings for it, in half gold. Unless it says otherwise, nothing.
    fn quadrants(_state: &State, _seat: Seat) -> [i32; 4] {
        [0; 4]
    }

    /// What is scored for it at the moment of building, roughly, in half gold. Unless it says otherwise, nothing.
    fn at_once(_state: &State, _seat: Seat, _hex: Hex) -> i32 {
        0
    }
}

/// When a card brings gold (KB-56, NO-18).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Timing {
    /// In the final scoring.
    End,
    /// While the game is played.
    During,
    /// Marked while the game is played, paid in the final scoring (HA-24).
    Both,
}

impl Timing {
    /// The word in `cards.toml`.
    pub const fn id(self) -> &'static str {
        match self {
            Timing::End => "end",
            Timing::During => "during",
            Timing::Both => "both",
        }
    }
}

impl ScoringCard {
    /// When it brings gold.
    #[inline]
    pub const fn timing(self) -> Timing {
        by_card!(self, Thing => Thing::TIMING)
    }

    /// Whether something happens for it when a piece is placed.
    #[inline]
    pub(crate) const fn watches_placements(self) -> bool {
        !matches!(self.timing(), Timing::End)
    }

    /// What bots count its gold for.
    pub(crate) const fn part(self) -> Part {
        by_card!(self, Thing => Thing::PART)
    }

    /// Whether bots need the length of the longest row.
    #[inline]
    pub(crate) const fn counts_rows(self) -> bool {
        by_card!(self, Thing => Thing::COUNTS_ROWS)
    }

    /// The gold that the active player gets for building on `hex` (NO-18).
    #[inline]
    pub(crate) fn after_build(self, state: &State, seat: Seat, hex: Hex) -> u16 {
        by_card!(self, Thing => Thing::after_build(state, seat, hex))
    }

    /// The gold that `seat` would get for it in the final scoring.
    pub(crate) fn score(self, state: &State, seat: Seat) -> u32 {
        let facts = &state.setting.config.data.facts;
        by_card!(self, Thing => Thing::count(state, seat) * u32::from(Thing::gold(facts)))
    }

    /// Writes the numbers on it.
    pub(crate) fn numbers(self, card: Thing, facts: &CardFacts) -> Thing {
        by_card!(self, Card => Card::numbers(card, facts))
    }

    /// What a piece on a hex brings for it, in half gold.
    #[inline]
    pub(crate) fn near(self, near: &Near<'_>) -> i32 {
        by_card!(self, Thing => Thing::near(near))
    }

    /// What one settlement more in each quadrant brings for it, in half gold.
    #[inline]
    pub(crate) fn quadrants(self, state: &State, seat: Seat) -> [i32; 4] {
        by_card!(self, Thing => Thing::quadrants(state, seat))
    }

    /// What is scored for it at the moment of building, roughly, in half gold.
    #[inline]
    pub(crate) fn at_once(self, state: &State, seat: Seat, hex: Hex) -> i32 {
        by_card!(self, Thing => Thing::at_once(state, seat, hex))
    }
}
