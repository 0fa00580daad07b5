//! The single list of games.
//!
//! ```
//! let game = steading_catalog::find("catan-cards").unwrap();
//! assert_eq!(game.info().players, 2..=4);
//! ```

use steading_bots::{AnyBots, Bots};
use steading_catan_cards::CatanCards;
use steading_game::{AnyGame, Erased};
use steading_kingdom_builder::KingdomBuilder;
use steading_orleans_settlers::OrleansSettlers;
use steading_settlement::Settlement;

/// Every game, in the order in which they are shown.
pub fn games() -> impl Iterator<Item = &'static dyn AnyGame> {
    GAMES.iter().copied()
}

/// The game with this id.
pub fn find(id: &str) -> Option<&'static dyn AnyGame> {
    games().find(|game| game.info().id == id)
}

static GAMES: &[&dyn AnyGame] = &[
    &Erased::<KingdomBuilder>::new(),
    &Erased::<Settlement>::new(),
    &Erased::<OrleansSettlers>::new(),
    &Erased::<CatanCards>::new(),
];

/// The bots of the game with this id.
pub fn bots(id: &str) -> Option<&'static dyn AnyBots> {
    BOTS.iter().copied().find(|bots| bots.info().id == id)
}

static BOTS: &[&dyn AnyBots] = &[
    &Bots::<KingdomBuilder>::new(),
    &Bots::<Settlement>::new(),
    &Bots::<OrleansSettlers>::new(),
    &Bots::<CatanCards>::new(),
];

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
