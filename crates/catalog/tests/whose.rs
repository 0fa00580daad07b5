//! How much of each game is ours: the table in the README says what the data say.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use expect_test::expect_file;
use steading_game::{AnyGame, OptionKind, Origin, Setup, Thing};
use steading_rulebook::{Basis, Entry, Part, Sources};
use steading_text::{Language, Phrasebook};

const ROOT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../..");
const HEAD: &str = "| | Rules | stated | implied | found elsewhere | ruled by us | Components that are ours | Found elsewhere, or pieced together |";

/// The rules are counted in `docs/rules/sources`, the components in what every game lists with its origin, in all sets and for as many
/// as can play.
#[test]
fn the_readme_says_how_much_is_ours() {
    let readme = Path::new(ROOT).join("README.md").canonicalize().unwrap();
    let text = fs::read_to_string(&readme).unwrap();
    let (before, rest) = text.split_once(HEAD).unwrap();
    let (_, after) = rest.split_once("\n\n").unwrap();
    let rows: String = steading_catalog::games().map(row).collect();
    let table = format!("{HEAD}\n|---|--:|--:|--:|--:|--:|---|---|\n{rows}");
    expect_file![readme].assert_eq(&format!("{before}{table}\n{after}"));
}

fn row(game: &dyn AnyGame) -> String {
    let info = game.info();
    let file = format!("{ROOT}/docs/rules/sources/{}.toml", info.id);
    let sources = Sources::read(&fs::read_to_string(file).unwrap()).unwrap();
    let rules = sources.entries.iter().filter(|entry| entry.part == Part::Rules);
    let rules: Vec<Basis> = rules.map(Entry::basis).collect();
    let shares = Basis::ALL.map(|basis| {
        let number = rules.iter().filter(|one| **one == basis).count();
        format!("{} %", (100 * number + rules.len() / 2) / rules.len())
    });
    let words = Phrasebook::new(info, Language::En).unwrap();
    let things = all_things(game);
    let ours = told(&things, |origin| origin == Origin::Designed);
    let others = told(&things, |origin| matches!(origin, Origin::PrintedElsewhere | Origin::Reconstructed));
    let (name, shares) = (words.word("game-name"), shares.join(" | "));
    format!("| {name} | {} | {shares} | {ours} | {others} |\n", rules.len())
}

fn all_things(game: &dyn AnyGame) -> Vec<Thing> {
    let info = game.info();
    let start = Setup::new(info).players(*info.players.end());
    let setup = info.options.iter().fold(start, |setup, option| match option.kind {
        OptionKind::Subset { values, .. } if option.name == "sets" => {
            setup.with(option.name, &values.join(",")).unwrap()
        }
        _ => setup,
    });
    game.things(&setup).unwrap()
}

/// How many of each kind of component have such an origin, of all of them.
fn told(things: &[Thing], such: impl Fn(Origin) -> bool) -> String {
    let mut kinds: BTreeMap<&str, (u32, u32)> = BTreeMap::new();
    for thing in things {
        let (some, all) = kinds.entry(&thing.id.kind).or_default();
        *some += u32::from(such(thing.origin));
        *all += 1;
    }
    let some = kinds.into_iter().filter(|(_, (some, _))| *some > 0);
    let told: Vec<String> =
        some.map(|(kind, (some, all))| format!("{} {some} of {all}", kind.replace('_', " "))).collect();
    if told.is_empty() { "–".to_owned() } else { told.join(", ") }
}
