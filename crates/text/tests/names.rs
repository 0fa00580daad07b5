//! The names of an owner of the box in place of ours.

#![allow(clippy::unwrap_used, reason = "tests may panic")]

use std::collections::BTreeMap;

use expect_test::expect;
use steading_game::{
    Amount, AnyGame, AnySimulator, AnyTable, Bot, DataFiles, GameInfo, Lines, Message, OptionKind,
    OptionSpec, Origin, ReadError, Seed, Setup, SetupError, Slot, Step, Texts, Thing,
};
use steading_text::{Language, Phrasebook, check_names, words};

const DE: &str = "\
builds = { $who } baut { $what-acc }.
road = { $amount ->
    [one] Straße
   *[other] Straßen
}
    .acc = eine Straße
wool = Wolle
meadow = Weide
hut = Hütte
ruin = Ruine
verb-shear = Schere { $count } Schafe.
road-help = Straßen verbinden.
";

static INFO: GameInfo = GameInfo {
    id: "toy",
    rules_version: 1,
    oldest_rules: 1,
    earlier: &[],
    players: 2..=3,
    default_players: 2,
    first_players: 2,
    first_game: &[],
    minutes: 5,
    options: &[OptionSpec::new("ruins", OptionKind::Flag { default: false })],
    action_space: 0,
    data: &[],
    texts: Texts { en: DE, de: DE },
    rules: Texts { en: "", de: "" },
};

/// A game that has components and nothing else.
struct Toy;

impl AnyGame for Toy {
    fn info(&self) -> &'static GameInfo {
        &INFO
    }

    fn check_setup(&self, _: &Setup) -> Result<(), SetupError> {
        Ok(())
    }

    /// Huts are only there for three, ruins only if they are chosen.
    fn things(&self, setup: &Setup) -> Result<Vec<Thing>, SetupError> {
        let shear = Step::new("verb-shear").taking([Amount::of(1u32, "wool")]);
        let road = Thing::new("piece", "road", Origin::Printed).helped("road-help").does([shear]);
        let slots = [Slot::accepting([if setup.players == 3 { "hut" } else { "road" }])];
        let board = Thing::new("board", "meadow", Origin::Printed).slots(slots);
        let ruin = setup.flag("ruins").then(|| Thing::new("piece", "ruin", Origin::Printed));
        Ok([road, board].into_iter().chain(ruin).collect())
    }

    fn start(&self, _: &Setup, _: Seed) -> Result<Box<dyn AnyTable>, SetupError> {
        unimplemented!("nobody plays this game")
    }

    fn read_position(&self, _: &Setup, _: Lines<'_>) -> Result<Box<dyn AnyTable>, ReadError> {
        unimplemented!("nobody plays this game")
    }

    fn numbered(&self, _: u32) -> Option<String> {
        None
    }

    fn simulator(&self, _: &Setup, _: &[Bot]) -> Result<Box<dyn AnySimulator>, SetupError> {
        unimplemented!("nobody plays this game")
    }
}

fn data(de: &str) -> DataFiles {
    DataFiles::new(BTreeMap::from([("de.ftl".to_owned(), de.to_owned())]))
}

#[test]
fn a_name_is_another_one_wherever_it_is_said() {
    let names = data("road = Weg\n    .acc = einen Weg\n");
    assert_eq!(check_names(&Toy, &names), Ok(()));
    let builds = Message::new("builds").with("who", steading_game::Seat(0)).with("what", "road");
    let say = |data, language| Phrasebook::with_data(&INFO, data, language).unwrap().render(&builds);
    assert_eq!(say(Some(&names), Language::De), "Spieler 1 baut einen Weg.");
    assert_eq!(say(None, Language::De), "Spieler 1 baut eine Straße.");
    assert_eq!(say(Some(&names), Language::En), "Player 1 baut eine Straße.");
}

#[test]
fn the_file_of_all_words_has_the_names_in_their_places() {
    let with_names = words(&INFO, Some(&data("wool = Schur")), Language::De).unwrap();
    let plain = |text: &str| text.split_whitespace().collect::<String>();
    assert_eq!(plain(&with_names), plain(&DE.replace("Wolle", "Schur")));
    assert_eq!(words(&INFO, Some(&data("")), Language::En).unwrap(), DE);
}

#[test]
fn whatever_some_set_up_has_can_be_named() {
    for name in ["wool = Schur", "meadow = Anger", "hut = Kate", "ruin = Trümmer"] {
        assert_eq!(check_names(&Toy, &data(name)), Ok(()), "{name}");
    }
}

#[test]
fn every_mistake_gives_one_clear_sentence() {
    let mistakes = [
        "wool = Schur\nrode = Weg",
        "road-help = Wege verbinden.",
        "verb-shear = Schur!",
        "-wool = Schur",
        "road =\n    .acc = einen Weg",
        "\nroad = Weg",
        "wool = Schur\n    .acc = die Schur",
        "wool = { $amount } Ballen",
        "wool = { road }",
        "wool = Schur\nwool = Vlies",
        "wool Schur",
    ];
    let said = mistakes.map(|names| check_names(&Toy, &data(names)).unwrap_err().to_string() + "\n");
    expect![[r#"
        de.ftl, line 2, message `rode`: this is no name of a component; only those can be replaced, such as `ruin`
        de.ftl, line 1, message `road-help`: this is no name of a component; only those can be replaced, such as `ruin`
        de.ftl, line 1, message `verb-shear`: this is no name of a component; only those can be replaced, such as `wool`
        de.ftl, line 1, message `wool`: names are messages: leave out the hyphen before it
        de.ftl, line 1, message `road`: it has no text: write the name behind the `=`
        de.ftl, line 2, message `road`: it lacks the form `.acc`, in which sentences use this name: add it
        de.ftl, line 1, message `wool`: no sentence uses its form `.acc`: leave that out
        de.ftl, line 1, message `wool`: it mentions `$amount`, which this name is never told: leave that out
        de.ftl, line 1, message `wool`: it refers to `road`: write the name out
        de.ftl, line 2, message `wool`: this key stands here for the second time
        de.ftl, line 1, message `wool`: Expected a token starting with "="
    "#]].assert_eq(&said.concat());
}
