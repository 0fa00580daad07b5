//! The single list of games.
//!
//! ```
//! let game = steading_catalog::find("catan-cards").unwrap();
//! assert_eq!(game.info().players, 2..=4);
//! ```

use steading_bots::{AnyBots, Bots};
use steading_game::{AnyGame, Erased};

/// Lists games, each with its bots.
macro_rules! catalog {
    ($($game:path,)*) => {
        static GAMES: &[&dyn AnyGame] = &[$(&Erased::<$game>::new(),)*];
        static BOTS: &[&dyn AnyBots] = &[$(&Bots::<$game>::new(),)*];
    };
}

catalog! {
    steading_kingdom_builder::KingdomBuilder,
    steading_settlement::Settlement,
    steading_orleans_settlers::OrleansSettlers,
    steading_catan_cards::CatanCards,
}

/// Every game, in the order in which they are shown.
pub fn games() -> impl Iterator<Item = &'static dyn AnyGame> {
    GAMES.iter().copied()
}

/// The game with this id.
pub fn find(id: &str) -> Option<&'static dyn AnyGame> {
    games().find(|game| game.info().id == id)
}

/// The bots of the game with this id.
pub fn bots(id: &str) -> Option<&'static dyn AnyBots> {
    BOTS.iter().copied().find(|bots| bots.info().id == id)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn every_game_is_found_by_its_id_and_speaks_both_languages() {
        let ids: BTreeSet<&str> = games().map(|game| game.info().id).collect();
        assert_eq!(ids.len(), games().count());
        for game in games() {
            assert_eq!(find(game.info().id).map(|game| game.info().id), Some(game.info().id));
            assert_eq!(bots(game.info().id).map(|bots| bots.info().id), Some(game.info().id));
            assert_eq!(steading_text::compare(game.info()), Vec::<String>::new());
        }
        assert!(find("chess").is_none());
    }
}
