//! Whatever an owner of the box can type into the data files takes effect in play, or is refused with one clear sentence.

#![allow(clippy::unwrap_used, reason = "what helps tests may panic like tests")]

use std::collections::BTreeMap;

use steading_game::{DataFiles, Game, GameRng, Seat, Seed, Setup, Silent, write_position};
use steading_kingdom_builder::{HexSet, KingdomBuilder, State};

const CARDS: &str = "cards.toml";
const QUADRANTS: &str = "quadrants.txt";

/// Options as text.
type Options = &'static [(&'static str, &'static str)];

/// Whether another number makes a difference in play, or why it is refused.
type Judgement = Result<bool, String>;

/// Set-ups in which everything in the box matters, and how many games of each are looked at.
const SETUPS: [(u8, Options, u64); 5] = [
    (2, &[("sets", "base,capitol,caves"), ("quadrants", "oracle,harbor,random,random")], 4),
    (4, &[("sets", "nomads,crossroads"), ("quadrants", "quarry,random,random,random")], 12),
    (5, &[("sets", "marshlands"), ("dual_cards", "always")], 60),
    (3, &[("sets", "base,nomads,crossroads,marshlands,harvest,capitol,caves,island")], 8),
    (2, &[("sets", "base,crossroads"), ("quadrants", CROSSROADS)], 2),
];

const CROSSROADS: &str = "lighthouse_foresters_lodge,barracks_crossroads,city_hall_fort,monastery_wagon";

fn built_in(name: &str) -> &'static str {
    KingdomBuilder::info().data.iter().find(|(file, _)| *file == name).unwrap().1
}

fn setup(players: u8, options: &[(&str, &str)], file: &str, text: &str, rules: u32) -> Setup {
    let options = options.iter().copied();
    let mut setup = KingdomBuilder::info().setup_by(rules, Some(players), options).unwrap();
    setup.data = Some(DataFiles::new(BTreeMap::from([(file.to_owned(), text.to_owned())])));
    setup
}

/// How games with this file end, one after the other; or why the file is refused.
fn games<'a>(file: &'a str, text: &'a str) -> Result<impl Iterator<Item = String> + 'a, String> {
    let configs = SETUPS.map(|(players, options, games)| {
        let setup = setup(players, options, file, text, KingdomBuilder::info().rules_version);
        KingdomBuilder::configure(&setup).map(|config| (config, games))
    });
    let configs: Vec<_> = configs.into_iter().collect::<Result<_, _>>().map_err(|error| error.to_string())?;
    Ok(configs.into_iter().flat_map(|(config, games)| (0..games).map(move |seed| game(&config, seed))))
}

/// A whole game of random players, with the gold at its end; and with that of somebody who were everywhere, so that every task is done.
fn game(config: &<KingdomBuilder as Game>::Config, seed: u64) -> String {
    let mut rng = GameRng::new(Seed::from_number(seed));
    let mut state = KingdomBuilder::start(config, Seed::from_number(seed), &mut Silent);
    while let Some(seat) = KingdomBuilder::must_act(&state).first() {
        let action = KingdomBuilder::random_action(&state, seat, &mut rng, &mut Vec::new()).unwrap();
        KingdomBuilder::perform(&mut state, seat, action, &mut Silent);
    }
    let mut told = gold(&state);
    told += &table(&state);
    state.players[0].pieces = state.setting.board.ground;
    state.players[1].pieces = HexSet::EMPTY;
    told + &gold(&state)
}

/// The position without its heading, which names the data.
fn table(state: &State) -> String {
    let text = write_position::<KingdomBuilder>(state);
    text[text.find("board ").unwrap()..].to_owned()
}

fn gold(state: &State) -> String {
    let parts = state.seats().map(|seat: Seat| format!("{:?}", KingdomBuilder::score(state, seat).parts));
    parts.collect()
}

/// The same text with each of its numbers replaced by each of these: what was replaced, and the text.
fn changed(text: &str, others: impl Fn(u32) -> Vec<u32>) -> Vec<(String, String)> {
    let mut found = Vec::new();
    let mut start = 0;
    for line in text.split_inclusive('\n') {
        let said = line.split('#').next().unwrap_or("");
        let mut place = 0;
        while let Some(first) = said[place..].find(|letter: char| letter.is_ascii_digit()) {
            let first = place + first;
            let length =
                said[first..].find(|letter: char| !letter.is_ascii_digit()).unwrap_or(said.len() - first);
            place = first + length;
            let is_name =
                said[..first].ends_with(|letter: char| letter.is_ascii_alphabetic() || letter == '_');
            if is_name {
                continue;
            }
            for other in others(said[first..place].parse().unwrap()) {
                let (before, after) = (&text[..start + first], &text[start + place..]);
                found.push((format!("{} with {other}", said.trim()), format!("{before}{other}{after}")));
            }
        }
        start += line.len();
    }
    found
}

/// Every number of `cards.toml`: with another one games end otherwise, or the file is refused. One that is accepted in one direction only
/// because nobody can ever need more of it is accepted, too, if less of it makes a difference.
#[test]
fn every_number_takes_effect_or_is_refused() {
    let ours: Vec<String> = games(CARDS, built_in(CARDS)).unwrap().collect();
    let differs =
        |text: &str| games(CARDS, text).map(|games| games.zip(&ours).any(|(game, ours)| game != *ours));
    let mut judged: BTreeMap<usize, Vec<(String, Judgement)>> = BTreeMap::new();
    let others = |number: u32| {
        let mut others = vec![number + 1, number.saturating_sub(1), 0];
        others.dedup();
        others
    };
    let mut numbers = 0;
    for (line, text) in built_in(CARDS).split_inclusive('\n').enumerate() {
        let before: usize = built_in(CARDS).split_inclusive('\n').take(line).map(str::len).sum();
        for (about, other) in changed(text, others) {
            let whole =
                format!("{}{other}{}", &built_in(CARDS)[..before], &built_in(CARDS)[before + text.len()..]);
            judged.entry(line).or_default().push((about, differs(&whole)));
            numbers += 1;
        }
    }
    assert!(numbers > 200, "{numbers}");
    for found in judged.values() {
        let refused = found.iter().all(|(_, judgement)| judgement.is_err());
        let effective = found.iter().any(|(_, judgement)| *judgement == Ok(true));
        assert!(refused || effective, "nothing changes in play, and nobody says no: {found:?}");
        for (about, judgement) in found {
            let Err(problem) = judgement else { continue };
            let sentence =
                problem.starts_with("cards.toml: ") && problem.len() > 20 && !problem.contains('\n');
            assert!(sentence, "{about}: {problem}");
        }
    }
}

/// Every number in the headings of `quadrants.txt` is that of the rows, so that another one is refused.
#[test]
fn numbers_of_boards_must_be_those_of_the_rows() {
    let headings = built_in(QUADRANTS);
    let found = changed(headings, |number| vec![number + 1]);
    // What stands in a row of hexes is a location, not a number.
    let found: Vec<_> = found.into_iter().filter(|(about, _)| about.contains(':')).collect();
    assert!(found.len() > 300, "{}", found.len());
    for (about, text) in found {
        let setup = setup(2, &[], QUADRANTS, &text, KingdomBuilder::info().rules_version);
        let problem = KingdomBuilder::configure(&setup).map(|_| ()).expect_err(&about).to_string();
        assert!(problem.starts_with("quadrants.txt: ") && !problem.contains('\n'), "{about}: {problem}");
    }
}

/// Whatever the game does not know is refused by name. Under version 1 of the rules it was read over, and so were numbers of single
/// pieces; files of that time still mean the same.
#[test]
fn what_nobody_reads_is_refused() {
    let cards = [
        (
            "[game]\n",
            "[game]\ncastles = 7\n",
            "cards.toml: `castles` in [game] is nothing that the game knows",
        ),
        (
            "[pieces]\n",
            "[pieces]\ntokens = 9\n",
            "cards.toml: `tokens` in [pieces] is nothing that the game knows",
        ),
        (
            "dual = 1",
            "dual = 1\nname = \"x\"",
            "cards.toml: `name` in [[terrain]] is nothing that the game knows",
        ),
        ("gold = 6", "gold = 6\ngolds = 5", "cards.toml: `golds` in [[task]] is nothing that the game knows"),
        (
            "wagons = 1",
            "wagons = 9",
            "cards.toml: wagons must be 1, not 9: with another number it cannot be played",
        ),
        (
            "ships = 1",
            "ships = 0",
            "cards.toml: ships must be 1, not 0: with another number it cannot be played",
        ),
        (
            "city_halls = 1",
            "city_halls = 2",
            "cards.toml: city_halls must be 1, not 2: with another number it cannot be played",
        ),
        ("capitols = 2", "capitols = 3", "cards.toml: capitols must be from 0 to 2, not 3"),
        ("caves = 4", "caves = 5", "cards.toml: caves must be from 0 to 4, not 5"),
    ];
    let quadrants = [(
        "castle: (1,3)",
        "wells: 2\ncastle: (1,3)",
        "quadrants.txt: quadrant oracle: `wells` is nothing that the game knows",
    )];
    let all = cards.map(|case| (CARDS, case)).into_iter().chain(quadrants.map(|case| (QUADRANTS, case)));
    for (file, (ours, theirs, sentence)) in all {
        let text = built_in(file).replacen(ours, theirs, 1);
        let configure = |rules| KingdomBuilder::configure(&setup(2, &[], file, &text, rules)).map(|_| ());
        assert_eq!(configure(KingdomBuilder::info().rules_version).unwrap_err().to_string(), sentence);
        assert_eq!(configure(1), Ok(()), "{theirs}");
    }
}

/// Q1-1, Q2-1: as many capitols and caves are laid out as the box has; under version 1 of the rules always two and four.
#[test]
fn capitols_and_caves_are_those_of_the_box() {
    let text = built_in(CARDS).replace("capitols = 2", "capitols = 1").replace("caves = 4", "caves = 0");
    let options = [("sets", "base,capitol,caves"), ("quadrants", "oracle,harbor,tower,paddock")];
    let laid = |rules| {
        let config = KingdomBuilder::configure(&setup(2, &options, CARDS, &text, rules)).unwrap();
        let layout = KingdomBuilder::start(&config, Seed::from_number(3), &mut Silent).setting.layout;
        (layout.capitols.len(), layout.caves.len())
    };
    assert_eq!((laid(2), laid(1)), ((1, 0), (2, 4)));
}
