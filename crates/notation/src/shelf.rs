//! Where the reader of a file finds games.

use steading_game::{AnyGame, DataFiles, GameInfo};

/// The games at hand, and the data files of somebody who owns a box.
///
/// A plain function that finds a game by its id is a shelf without such files.
pub trait Shelf {
    /// The game with this id.
    fn find(&self, id: &str) -> Option<&'static dyn AnyGame>;

    /// The data files that stand in for the game's own, or why they cannot be read.
    fn data(&self, _info: &GameInfo) -> Result<Option<DataFiles>, String> {
        Ok(None)
    }
}

impl<F: Fn(&str) -> Option<&'static dyn AnyGame>> Shelf for F {
    fn find(&self, id: &str) -> Option<&'static dyn AnyGame> {
        self(id)
    }
}
