//! What is told while a game is played, for the log and for animation.

use serde::Serialize;
use steading_game::{Seat, Viewer};

use crate::terrain_card::Hand;
use crate::{Bonus, Extra, Hex, Location, NomadTile, ScoringCard, Task, Terrain, TerrainCard};

/// Something that happened.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "KingdomBuilderEvent"))]
#[serde(rename_all = "snake_case", tag = "kind")]
pub enum Event {
    /// The table was laid out.
    Began {
        /// The start player.
        first: Seat,
        /// The Kingdom Builder cards.
        cards: [ScoringCard; 3],
    },
    /// A task was drawn for a quadrant of Crossroads.
    Task {
        /// Which.
        task: Task,
    },
    /// A turn began, and the player laid the hand open.
    TurnBegan {
        /// Whose turn it is.
        seat: Seat,
        /// The number of the turn.
        number: u16,
        /// The terrain cards.
        cards: Hand,
    },
    /// Somebody drew a terrain card into the hidden hand.
    Drew {
        /// Who.
        seat: Seat,
        /// Which; only the player knows.
        card: Option<TerrainCard>,
    },
    /// The discards became the new draw pile.
    Shuffled,
    /// A card left the game because its terrain is full.
    Removed {
        /// Whose card.
        seat: Seat,
        /// Which.
        card: TerrainCard,
    },
    /// Another card was turned up in its place.
    Replaced {
        /// For whom.
        seat: Seat,
        /// Which.
        card: TerrainCard,
    },
    /// The active player chose the terrain of the turn.
    Chose {
        /// Who.
        seat: Seat,
        /// Which.
        terrain: Terrain,
    },
    /// The terrain of the turn is full: its card goes over to the other one that it shows.
    WentOver {
        /// Whose card.
        seat: Seat,
        /// To which.
        terrain: Terrain,
    },
    /// A settlement was built.
    Built {
        /// By whom.
        seat: Seat,
        /// Where.
        hex: Hex,
        /// By which extra action; none for the mandatory one.
        by: Option<Extra>,
    },
    /// A piece was moved.
    Moved {
        /// By whom.
        seat: Seat,
        /// Where it stood.
        from: Hex,
        /// Where it stands now.
        to: Hex,
        /// By which extra action.
        by: Extra,
    },
    /// A stone wall was put on the board.
    Walled {
        /// By whom.
        seat: Seat,
        /// Where.
        hex: Hex,
    },
    /// A piece was struck by the Sword and went back to its owner.
    Struck {
        /// By whom.
        seat: Seat,
        /// Whose piece it was.
        owner: Seat,
        /// Where it stood.
        hex: Hex,
    },
    /// The Outpost lets the next placement ignore own settlements.
    UsedOutpost {
        /// Whose.
        seat: Seat,
    },
    /// Somebody took a nomad tile.
    TookNomad {
        /// Who.
        seat: Seat,
        /// Which.
        tile: NomadTile,
        /// From which hex.
        hex: Hex,
    },
    /// The tile that was just taken is a Treasure.
    FoundTreasure {
        /// Who took it.
        seat: Seat,
        /// What it brings.
        gold: u16,
    },
    /// A nomad tile leaves the game unused.
    Expired {
        /// Whose.
        seat: Seat,
        /// Which.
        tile: NomadTile,
    },
    /// A Kingdom Builder card brought gold during play.
    Scored {
        /// To whom.
        seat: Seat,
        /// Which.
        card: ScoringCard,
        /// How much.
        gold: u16,
    },
    /// Somebody took a warrior, wagon or ship back from the board.
    TookBack {
        /// Who.
        seat: Seat,
        /// From which hex.
        hex: Hex,
        /// By which extra action.
        by: Extra,
    },
    /// Somebody turned up a terrain card for the Fort.
    FortDrew {
        /// Who.
        seat: Seat,
        /// Which.
        card: TerrainCard,
    },
    /// An extra action came to nothing.
    Void {
        /// Whose.
        seat: Seat,
        /// Which.
        extra: Extra,
    },
    /// Somebody took a location tile.
    TookTile {
        /// Who.
        seat: Seat,
        /// Which.
        location: Location,
        /// From which hex.
        hex: Hex,
    },
    /// Somebody lost a location tile.
    LostTile {
        /// Who.
        seat: Seat,
        /// Which.
        location: Location,
        /// From which hex it came.
        hex: Hex,
    },
    /// Somebody took a bonus tile.
    TookBonus {
        /// Who.
        seat: Seat,
        /// Which.
        bonus: Bonus,
    },
    /// Somebody lost a bonus tile.
    LostBonus {
        /// Who.
        seat: Seat,
        /// Which.
        bonus: Bonus,
    },
    /// A settlement was taken off the board and set aside.
    SetAside {
        /// Whose.
        seat: Seat,
        /// Where it stood.
        hex: Hex,
    },
    /// Somebody may react with a Canoe.
    Asked {
        /// Who.
        seat: Seat,
    },
    /// Somebody did without a reaction.
    Passed {
        /// Who.
        seat: Seat,
    },
    /// All cards of a terrain were removed for the Scouts.
    TerrainRemoved {
        /// Which.
        terrain: Terrain,
    },
    /// Somebody marked a line for the Mayors.
    Marked {
        /// Who.
        seat: Seat,
        /// Which line, from the top; those of the island come after the 20 of the board.
        line: u16,
    },
    /// A scout was placed.
    Scouted {
        /// By whom.
        seat: Seat,
        /// Where.
        hex: Hex,
    },
    /// Somebody took a token of the Cathedral.
    TookToken {
        /// Who.
        seat: Seat,
        /// How many they are now.
        tokens: u8,
    },
    /// Somebody lost the Cathedral and all tokens with it.
    LostTokens {
        /// Who.
        seat: Seat,
    },
    /// The Bazaar lets somebody use a tile once more.
    Repeats {
        /// Whom.
        seat: Seat,
        /// Which.
        location: Location,
    },
    /// Somebody may use a silo.
    Silo {
        /// Who.
        seat: Seat,
        /// Which.
        hex: Hex,
    },
    /// A silo action built a settlement.
    SiloBuilt {
        /// By whom.
        seat: Seat,
        /// Where.
        hex: Hex,
    },
    /// A silo action moved a piece.
    SiloMoved {
        /// By whom.
        seat: Seat,
        /// Where it stood.
        from: Hex,
        /// Where it stands now.
        to: Hex,
    },
    /// Somebody built the last settlement of the supply: the round is played to its end.
    LastRound {
        /// Who.
        seat: Seat,
    },
    /// The game is over.
    Over,
}

/// The part of an event that `viewer` may know: cards that are drawn are seen by their player alone (KB-29).
pub(crate) fn seen_by(event: &Event, viewer: Viewer) -> Event {
    match *event {
        Event::Drew { seat, card } => Event::Drew { seat, card: card.filter(|_| viewer.is(seat)) },
        Event::Began { .. }
        | Event::Task { .. }
        | Event::TookBack { .. }
        | Event::FortDrew { .. }
        | Event::Void { .. }
        | Event::TurnBegan { .. }
        | Event::Shuffled
        | Event::Removed { .. }
        | Event::Replaced { .. }
        | Event::Chose { .. }
        | Event::WentOver { .. }
        | Event::Built { .. }
        | Event::Moved { .. }
        | Event::Walled { .. }
        | Event::Struck { .. }
        | Event::UsedOutpost { .. }
        | Event::TookNomad { .. }
        | Event::FoundTreasure { .. }
        | Event::Expired { .. }
        | Event::Scored { .. }
        | Event::TookTile { .. }
        | Event::LostTile { .. }
        | Event::TookBonus { .. }
        | Event::LostBonus { .. }
        | Event::SetAside { .. }
        | Event::Asked { .. }
        | Event::Passed { .. }
        | Event::TerrainRemoved { .. }
        | Event::Marked { .. }
        | Event::Scouted { .. }
        | Event::TookToken { .. }
        | Event::LostTokens { .. }
        | Event::Repeats { .. }
        | Event::Silo { .. }
        | Event::SiloBuilt { .. }
        | Event::SiloMoved { .. }
        | Event::LastRound { .. }
        | Event::Over => *event,
    }
}
