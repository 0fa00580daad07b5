//! Who is looking.

use std::fmt;

use serde::Serialize;

use crate::Seat;

/// Whose knowledge a view holds.
///
/// Not `Deserialize` on purpose: what a client may see follows from who it is, never from what it asks for.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Viewer {
    /// A player: what lies open, and the own hidden things.
    Seat(Seat),
    /// Somebody watching: what lies open.
    Spectator,
    /// Whoever holds the state anyway: the command line, and replays of finished games.
    Host,
}

impl Viewer {
    /// Whether this viewer may know what only `seat` may know.
    pub fn is(self, seat: Seat) -> bool {
        match self {
            Viewer::Seat(own) => own == seat,
            Viewer::Spectator => false,
            Viewer::Host => true,
        }
    }

    /// Everybody whose knowledge is limited: the seats, then the spectator.
    pub fn all(players: u8) -> impl Iterator<Item = Viewer> {
        Seat::all(players).map(Viewer::Seat).chain([Viewer::Spectator])
    }
}

impl fmt::Display for Viewer {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Viewer::Seat(seat) => seat.fmt(f),
            Viewer::Spectator => f.write_str("spectator"),
            Viewer::Host => f.write_str("host"),
        }
    }
}
