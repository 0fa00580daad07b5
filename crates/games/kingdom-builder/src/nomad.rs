//! The nomad tiles: one file for each kind.
//!
//! Rules: NO-2 to NO-13. [`NomadTile::verb`] is the list of all of them; when a tile can be used stands in `sets/nomads.rs`.

pub(crate) mod donation;
pub(crate) mod outpost;
pub(crate) mod resettlement;
pub(crate) mod sword;
pub(crate) mod treasure;

use steading_game::{Illegal, Message, Seat};

use crate::names::names;
use crate::verb::Verb;
use crate::{Acting, Extra, Location, Stage, State, Terrain, sets};

names! {
    /// A kind of nomad tile.
    pub enum NomadTile in "nomad" {
        DonationGrass = "donation_grass",
        DonationCanyon = "donation_canyon",
        DonationDesert = "donation_desert",
        DonationFlowers = "donation_flowers",
        DonationForest = "donation_forest",
        DonationWater = "donation_water",
        DonationMountain = "donation_mountain",
        Resettlement = "resettlement",
        Outpost = "outpost",
        Sword = "sword",
        Treasure = "treasure",
    }
}

impl NomadTile {
    /// How many kinds there are.
    pub const COUNT: usize = 11;

    /// What it does.
    pub(crate) const fn verb(self) -> Verb {
        match self {
            NomadTile::DonationGrass
            | NomadTile::DonationCanyon
            | NomadTile::DonationDesert
            | NomadTile::DonationFlowers
            | NomadTile::DonationForest
            | NomadTile::DonationWater
            | NomadTile::DonationMountain
            | NomadTile::Resettlement
            | NomadTile::Sword => Verb::Own,
            // The Outpost is used within other actions, the Treasure is never kept.
            NomadTile::Outpost | NomadTile::Treasure => Verb::Passive,
        }
    }

    /// The terrain that a Donation shows.
    pub const fn terrain(self) -> Option<Terrain> {
        match self {
            NomadTile::DonationGrass => Some(Terrain::Grass),
            NomadTile::DonationCanyon => Some(Terrain::Canyon),
            NomadTile::DonationDesert => Some(Terrain::Desert),
            NomadTile::DonationFlowers => Some(Terrain::Flowers),
            NomadTile::DonationForest => Some(Terrain::Forest),
            NomadTile::DonationWater => Some(Terrain::Water),
            NomadTile::DonationMountain => Some(Terrain::Mountain),
            NomadTile::Resettlement | NomadTile::Outpost | NomadTile::Sword | NomadTile::Treasure => None,
        }
    }

    /// The rule that describes it.
    pub const fn rule(self) -> &'static str {
        match self {
            NomadTile::DonationGrass
            | NomadTile::DonationCanyon
            | NomadTile::DonationDesert
            | NomadTile::DonationFlowers
            | NomadTile::DonationForest
            | NomadTile::DonationWater
            | NomadTile::DonationMountain => "NO-9",
            NomadTile::Resettlement => "NO-10",
            NomadTile::Outpost => "NO-11",
            NomadTile::Sword => "NO-12",
            NomadTile::Treasure => "NO-13",
        }
    }
}

/// Why a nomad tile cannot be used.
pub(crate) fn cannot_use(state: &State, seat: Seat, tile: NomadTile) -> Illegal {
    let tiles = state.player(seat).tiles;
    let own = tiles.held & sets::nomads::hexes_of(state, tile);
    let named = |rule, key| Illegal::new(rule, key).with("extra", tile.key());
    if own == 0 {
        named("NO-4", "illegal-no-tile")
    } else if own & tiles.ready() == 0 {
        named("NO-7", if own & tiles.used == 0 { "illegal-tile-new" } else { "illegal-tile-used" })
    } else if tile.terrain().is_some() && state.player(seat).supply == 0 {
        Illegal::new("KB-24", "illegal-no-supply")
    } else if tile == NomadTile::Outpost {
        named("NO-11", "illegal-outpost-opens-nothing")
    } else {
        named(tile.rule(), "illegal-no-target")
    }
}

/// What the actions of Nomads ask for, where they need words of their own.
pub(crate) fn prompt(state: &State, seat: Seat, acting: Acting) -> Option<Message> {
    let message = match (acting.extra, acting.stage) {
        (Extra::Location(Location::Quarry), _) => Message::new("prompt-wall"),
        (Extra::Nomad(_), Stage::Build { done }) => {
            let left = donation::SETTLEMENTS.saturating_sub(done).min(state.player(seat).supply);
            Message::new("prompt-build-more").with("left", left)
        }
        (Extra::Nomad(_), Stage::Step { done: 0, from: None }) => Message::new("prompt-lift"),
        (Extra::Nomad(_), Stage::Step { done, .. }) if done > 0 => {
            Message::new("prompt-step-on").with("left", resettlement::STEPS.saturating_sub(done))
        }
        (Extra::Nomad(_), stage) => {
            Message::new("prompt-strike").with("victim", sword::victim(state, seat, stage)?)
        }
        _ => return None,
    };
    Some(message.with("extra", acting.extra.key()))
}
