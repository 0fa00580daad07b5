//! What happens, for the log and for animation. Private is only which hero somebody invited, where heroes lie face down.

use serde::Serialize;
use steading_game::{Seat, Viewer};

use crate::{Artifact, Building, Gain, Guild, Monster, Place, Region, Resource, Resources, Space, Street};

/// Something that happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "SettlementEvent"))]
#[serde(tag = "kind", rename_all = "snake_case")]
#[expect(missing_docs, reason = "the fields are what the names say")]
pub enum Event {
    /// The first player was chosen.
    Began { seat: Seat },
    /// A round began.
    RoundBegan { round: u8, seat: Seat },
    /// A building was turned up in the market.
    TurnedUp { building: Building },
    /// Equal buildings were stacked at the end of a round.
    Stacked { building: Building, count: u8 },
    /// An artifact was taken and the previous one returned.
    ArtifactTaken { seat: Seat, artifact: Artifact, returned: Option<Artifact> },
    /// Solo an artifact was turned up.
    ArtifactTurnedUp { artifact: Artifact },
    /// An artifact paid its owner.
    ArtifactPaid { seat: Seat, artifact: Artifact, gain: Gain },
    /// A building was constructed.
    Constructed { seat: Seat, building: Building, place: Place, paid: Resources },
    /// A terrain was drawn, the tile with that id.
    Explored { seat: Seat, region: Region, terrain: String, resource: Resource, monster: Monster },
    /// The terrain was laid.
    Laid { seat: Seat, space: Space },
    /// A monster appeared.
    MonsterAppeared { seat: Seat, space: Space, monster: Monster },
    /// The Mask kept a monster away.
    MonsterKeptAway { seat: Seat, space: Space, monster: Monster },
    /// A monster was hunted.
    Hunted { seat: Seat, monster: Monster, space: Space, gain: Gain },
    /// A fortification was built.
    Fortified { seat: Seat, space: Space },
    /// A region was activated.
    RegionActivated { seat: Seat, region: Region, gain: Gain },
    /// A street was activated.
    StreetActivated { seat: Seat, street: Street },
    /// A building was used.
    Used { seat: Seat, building: Building, paid: Resources, gain: Gain },
    /// A token was stored on a building.
    Stored {
        seat: Seat,
        building: Building,
        #[serde(rename = "resource")]
        kind: Resource,
    },
    /// A fortification was activated.
    FortificationActivated { seat: Seat, space: Space, gain: Gain },
    /// A hero was invited.
    Invited { seat: Seat, hero: &'static str, guild: Guild, paid: Resources, settlers: u8 },
    /// A hero was invited and lies face down; which one only the owner is told (AMB-7).
    InvitedFaceDown {
        seat: Seat,
        hero: Option<&'static str>,
        guild: Option<Guild>,
        paid: Resources,
        settlers: u8,
    },
    /// A hero came to the leftmost place of the row.
    HeroArrived { hero: &'static str, guild: Guild, monster: Monster },
    /// The rightmost hero was discarded.
    HeroLeft { hero: &'static str, guild: Guild },
    /// Tokens were traded with the supply.
    Traded { seat: Seat, give: Resources, take: Resource },
    /// Somebody passed.
    Passed { seat: Seat, first: bool },
    /// Basics were kept and returned.
    Kept { seat: Seat, kept: Resources, returned: Resources },
    /// The game is over.
    Over,
    /// The solo game is over.
    SoloOver { points: i32, rank: &'static str },
}

/// The part of an event that `viewer` may know.
pub(crate) fn seen_by(event: &Event, viewer: Viewer) -> Event {
    match event {
        Event::InvitedFaceDown { seat, paid, settlers, .. } if !viewer.is(*seat) => {
            Event::InvitedFaceDown { seat: *seat, hero: None, guild: None, paid: *paid, settlers: *settlers }
        }
        event => event.clone(),
    }
}
