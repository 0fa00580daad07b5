//! The made-up box in `examples/orleans-box`: what an owner can type in, played to the end and read in both languages.

#![allow(clippy::unwrap_used, reason = "what helps tests may panic like tests")]

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::Path;

use steading_conformance::Conformance;
use steading_game::{DataFiles, Erased, Game, GameRng, Insight, Seat, Seed, Setup, Thing};
use steading_orleans_settlers::{Event, OrleansSettlers, State, Timing};
use steading_text::{Language, Phrasebook, check_names};

fn files() -> DataFiles {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../../examples/orleans-box");
    let read = |path: std::path::PathBuf| {
        (path.file_name().unwrap().to_str().unwrap().to_owned(), fs::read_to_string(&path).unwrap())
    };
    let files: BTreeMap<_, _> =
        fs::read_dir(folder).unwrap().map(|entry| read(entry.unwrap().path())).collect();
    DataFiles::new(files)
}

fn owners(players: u8) -> Setup {
    let mut setup = Setup::new(OrleansSettlers::info()).players(players);
    setup.data = Some(files());
    setup
}

/// Plays a game to its end by whoever chooses; what was done and told.
fn played(players: u8, seed: u64, easy: bool) -> (State, Vec<String>, Vec<Event>) {
    let config = OrleansSettlers::configure(&owners(players)).unwrap();
    let (mut done, mut told) = (Vec::new(), Vec::new());
    let mut state = OrleansSettlers::start(&config, Seed::from_number(seed), &mut told);
    let mut rng = GameRng::new(Seed::from_number(seed));
    while let Some(seat) = OrleansSettlers::must_act(&state).iter().next() {
        let scratch = &mut Vec::new();
        let action = if easy {
            OrleansSettlers::easy_action(&state, seat, &mut rng, scratch)
        } else {
            OrleansSettlers::likely_action(&state, seat, &mut rng, scratch)
        };
        let action = action.unwrap();
        OrleansSettlers::apply(&mut state, seat, action, &mut told).unwrap();
        done.push(format!("{seat} {action}"));
    }
    (state, done, told)
}

/// OR-31, OR-46, OR-46a, OR-97: bots play the box to the end, and everything that only a box has comes up: seven slots with different
/// followers, goods on cards, coins and technology in deeds, events at other times.
#[test]
fn bots_play_the_box_to_the_end() {
    let (mut words, mut times) = (BTreeSet::new(), BTreeSet::new());
    for game in 0..60u64 {
        let players = 2 + (game % 3) as u8;
        let (state, done, told) = played(players, game, game % 2 == 0);
        assert!(OrleansSettlers::outcome(&state).is_some());
        OrleansSettlers::audit(&state).unwrap();
        words.extend(done.iter().filter_map(|action| {
            let known =
                ["place_1 ", "lay grain bakery", "lay wood place_2", "coin deed_1", "technology deed_2"];
            known.into_iter().find(|word| action.contains(word))
        }));
        times.extend(told.iter().filter_map(|event| match event {
            Event::Revealed { event } => Some(state.data().events[event.index()].timing.id()),
            _ => None,
        }));
    }
    let all = ["coin deed_1", "lay grain bakery", "lay wood place_2", "place_1 ", "technology deed_2"];
    assert_eq!(words.into_iter().collect::<Vec<_>>(), all);
    assert_eq!(times.len(), Timing::COUNT, "{times:?}");
}

/// Everything that the kit asks of a game holds for the box, too.
#[test]
fn the_box_conforms() {
    for players in 2..=4 {
        Conformance::<OrleansSettlers>::new(owners(players)).games(4).every(60).open().run();
    }
}

/// What is on the components is what the owner typed in, and printed on the box.
#[test]
fn the_components_are_those_of_the_box() {
    let things = OrleansSettlers::things(&OrleansSettlers::configure(&owners(4)).unwrap());
    let thing =
        |id: &str| things.iter().find(|thing| *thing.id.id == *id).unwrap_or_else(|| panic!("no {id}"));
    let number = |kind: &str| things.iter().filter(|thing| *thing.id.kind == *kind).count();
    // 8 + 6 + 21 places, 8 deeds, 26 spaces, 24 events.
    assert_eq!(["place", "deed", "space", "event"].map(number), [35, 8, 26, 24]);
    assert_eq!(thing("place_1").slots.len(), 7);
    let words = |thing: &Thing, name: &str| {
        thing
            .words
            .iter()
            .filter(|(own, _)| *own == name)
            .map(|(_, word)| word.to_string())
            .collect::<Vec<_>>()
    };
    assert_eq!(words(thing("place_2"), "holds"), ["wood", "cheese"]);
    assert_eq!(words(thing("A5"), "timing"), ["timing-draw"]);
    let accepted = |deed: &str| thing(deed).slots.iter().map(|slot| slot.accepts.clone()).collect::<Vec<_>>();
    assert!(accepted("deed_1").iter().all(|words| words.iter().all(|word| *word == "coin")));
    assert!(accepted("deed_2").iter().any(|words| words.iter().all(|word| *word == "technology")));
    assert!(
        things.iter().all(|thing| thing.id.kind != "place" || thing.origin == steading_game::Origin::Printed)
    );
    assert!(things.iter().all(|thing| *thing.id.id != *"tournament" && *thing.id.id != *"abbey"));
}

/// Sentences about what only the box has use the owner's names, in both languages.
#[test]
fn the_words_of_the_box_are_read_in_both_languages() {
    static GAME: Erased<OrleansSettlers> = Erased::new();
    let data = files();
    check_names(&GAME, &data).unwrap();
    let said = |language: Language| {
        let words = Phrasebook::with_data(OrleansSettlers::info(), Some(&data), language).unwrap();
        let label = |action: &str| words.render(&OrleansSettlers::label(action.parse().unwrap()));
        let told = |event: &Event| words.render(&OrleansSettlers::describe(event));
        let lines = [
            label("put fisherman place_1 7"),
            label("lay cheese place_2"),
            label("send farmer coin deed_1 2"),
            label("send fisherman technology deed_2 1"),
            label("expand F1"),
            told(&Event::Revealed { event: "C9".parse().unwrap() }),
            told(&Event::SentCoin { seat: Seat(0), deed: "deed_1".parse().unwrap() }),
        ];
        lines.join("\n")
    };
    let english = said(Language::En);
    for name in ["Harvest Feast", "an angler", "Cloth Hall", "Poor Box", "Clockwork", "Auxerre", "Whispers"] {
        assert!(english.contains(name), "{english}");
    }
    let german = said(Language::De);
    for name in ["Erntefest", "Angler", "Tuchhalle", "Armenkasse", "Uhrwerk", "Auxerre", "Getuschel"] {
        assert!(german.contains(name), "{german}");
    }
}
