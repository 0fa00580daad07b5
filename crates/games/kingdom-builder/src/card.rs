//! The Kingdom Builder cards: one file for each.
//!
//! Rules: KB-58 to KB-67 and the cards of the expansions. A card scores at the end what its file says; those scored during
//! play are called from `placement.rs`.

mod ambassadors;
mod captains;
mod chainers;
mod citizens;
mod discoverers;
mod families;
mod farmers;
mod fishermen;
mod geologists;
mod hermits;
mod homesteaders;
mod knights;
mod lords;
pub(crate) mod mayors;
mod merchants;
mod messengers;
mod miners;
mod noblewomen;
mod rangers;
pub(crate) mod rovers;
mod scouts;
mod shepherds;
mod travellers;
mod vassals;
mod workers;

use steading_game::Seat;

use crate::names::names;
use crate::{Hex, Set, State};

names! {
    /// A Kingdom Builder card.
    pub enum ScoringCard in "card" {
        Fishermen = "fishermen",
        Merchants = "merchants",
        Discoverers = "discoverers",
        Hermits = "hermits",
        Citizens = "citizens",
        Miners = "miners",
        Workers = "workers",
        Knights = "knights",
        Lords = "lords",
        Farmers = "farmers",
        Families = "families",
        Shepherds = "shepherds",
        Ambassadors = "ambassadors",
        Geologists = "geologists",
        Messengers = "messengers",
        Noblewomen = "noblewomen",
        Vassals = "vassals",
        Captains = "captains",
        Scouts = "scouts",
        Rangers = "rangers",
        Mayors = "mayors",
        Chainers = "chainers",
        Travellers = "travellers",
        Homesteaders = "homesteaders",
        Rovers = "rovers",
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
    /// The word in `data/cards.toml`.
    pub const fn id(self) -> &'static str {
        match self {
            Timing::End => "end",
            Timing::During => "during",
            Timing::Both => "both",
        }
    }
}

impl ScoringCard {
    /// The set it comes from.
    pub const fn set(self) -> Set {
        match self.index() {
            0..10 => Set::Base,
            10..13 => Set::Nomads,
            13..19 => Set::Marshlands,
            _ => Set::Harvest,
        }
    }

    /// When it brings gold.
    #[inline]
    pub const fn timing(self) -> Timing {
        match self {
            ScoringCard::Families
            | ScoringCard::Shepherds
            | ScoringCard::Ambassadors
            | ScoringCard::Rovers => Timing::During,
            ScoringCard::Mayors => Timing::Both,
            ScoringCard::Fishermen
            | ScoringCard::Merchants
            | ScoringCard::Discoverers
            | ScoringCard::Hermits
            | ScoringCard::Citizens
            | ScoringCard::Miners
            | ScoringCard::Workers
            | ScoringCard::Knights
            | ScoringCard::Lords
            | ScoringCard::Farmers
            | ScoringCard::Geologists
            | ScoringCard::Messengers
            | ScoringCard::Noblewomen
            | ScoringCard::Vassals
            | ScoringCard::Captains
            | ScoringCard::Scouts
            | ScoringCard::Rangers
            | ScoringCard::Chainers
            | ScoringCard::Travellers
            | ScoringCard::Homesteaders => Timing::End,
        }
    }

    /// Whether something happens for it when a piece is placed.
    #[inline]
    pub(crate) const fn watches_placements(self) -> bool {
        !matches!(self.timing(), Timing::End)
    }

    /// The gold that the active player gets for building on `hex` (NO-18). Rovers are with Harvest.
    #[inline]
    pub(crate) fn after_build(self, state: &State, seat: Seat, hex: Hex) -> u16 {
        match self {
            ScoringCard::Families => families::gold(state.turn.nomads.builds),
            ScoringCard::Shepherds => shepherds::gold(state, hex),
            ScoringCard::Ambassadors => ambassadors::gold(state, seat, hex),
            _ => 0,
        }
    }

    /// The gold that `seat` would get for it in the final scoring.
    pub(crate) fn score(self, state: &State, seat: Seat) -> u32 {
        let (board, own) = (&state.table.board, state.pieces(seat));
        match self {
            ScoringCard::Fishermen => fishermen::score(board, own),
            ScoringCard::Merchants => merchants::score(board, own),
            ScoringCard::Discoverers => discoverers::score(own),
            ScoringCard::Hermits => hermits::score(own),
            ScoringCard::Citizens => citizens::score(own),
            ScoringCard::Miners => miners::score(board, own),
            ScoringCard::Workers => workers::score(board, own),
            ScoringCard::Knights => knights::score(own),
            ScoringCard::Lords => lords::score(state, seat),
            ScoringCard::Farmers => farmers::score(own),
            ScoringCard::Geologists => geologists::score(board, own),
            ScoringCard::Messengers => messengers::score(own),
            ScoringCard::Noblewomen => noblewomen::score(state, seat),
            ScoringCard::Vassals => vassals::score(own),
            ScoringCard::Captains => captains::score(own),
            ScoringCard::Scouts => scouts::score(&state.table, own),
            ScoringCard::Rangers => rangers::score(own),
            ScoringCard::Mayors => mayors::score(state.player(seat).harvest.marks),
            ScoringCard::Chainers => chainers::score(own),
            ScoringCard::Travellers => travellers::score(own),
            ScoringCard::Homesteaders => homesteaders::score(own),
            // Scored during play, never at the end (KB-56).
            ScoringCard::Families
            | ScoringCard::Shepherds
            | ScoringCard::Ambassadors
            | ScoringCard::Rovers => 0,
        }
    }
}
