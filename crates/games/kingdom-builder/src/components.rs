//! Every component of the game as data, for everything that draws or explains it.
//!
//! A thing of `things.rs` says which numbers are on it in its own file; the others stand in `cards.toml`, and the boards in
//! `quadrants.txt`. Only boards are ever not the printed ones (`data/PROVENANCE.md`). A help text has the key of the
//! name with `-help` behind it, and the numbers of its thing are told to it.

mod boards;
mod goals;
mod pieces;
mod tiles;

use steading_game::{Origin, Thing};

use crate::{Config, Set, played};

/// The components in this set-up: those of the sets in the mix.
pub(crate) fn things(config: &Config) -> Vec<Thing> {
    let mut things = vec![game(config)];
    things.extend(config.sets.contains(Set::Base).then(|| first_game(config)));
    things.extend(boards::things(config));
    things.extend(pieces::things(config));
    things.extend(tiles::things(config));
    things.extend(goals::things(config));
    things
}

/// A component with that name.
fn printed(kind: &'static str, id: impl Into<String>, key: &'static str) -> Thing {
    Thing::new(kind, id.into(), Origin::Printed).named(key)
}

/// A component with that name and a help text.
fn explained(kind: &'static str, id: &'static str, key: &'static str) -> Thing {
    printed(kind, id, key).helped(format!("{key}-help"))
}

/// The game as a whole: what is on no other component.
fn game(config: &Config) -> Thing {
    let numbers = &config.data.facts.numbers;
    printed("game", crate::INFO.id, "game-name")
        .helped("game-summary")
        .ruled("KB-19")
        .number("builds", played::BUILDS)
        .number("settlements", numbers.settlements)
        .number("tiles", numbers.tiles_per_location)
}

/// What the rulebook recommends: the quadrants from top left to bottom right, and the cards.
fn first_game(config: &Config) -> Thing {
    let facts = &config.data.facts;
    let start = printed("setup", "first_game", "option-first_game").ruled("KB-68");
    let start =
        facts.first_quadrants.iter().fold(start, |start, quadrant| start.word("quadrant", quadrant.id()));
    facts.first_cards.iter().fold(start, |start, card| start.word("card", card.id()))
}
