//! How messages become sentences.

use steading_game::{Fact, GameInfo, Message, Seat, Texts};
use steading_text::{Language, Phrasebook};

const EN: &str = "\
draws = { $who } draws { $count ->
    [one] a card
   *[other] { $count } cards
}.
pays = { $who } pays { $what }.
builds = { $who } builds { $what-a }.
meets = { $who } meets { $whom }.
wool = wool
ore = ore
road = { $amount ->
    [one] road
   *[other] roads
}
    .a = a road
";

const DE: &str = "\
draws = { $who } zieht { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.
pays = { $who } zahlt { $what }.
builds = { $who } baut { $what-acc }.
meets = { $who } trifft { $whom }.
wool = Wolle
ore = Erz
road = { $amount ->
    [one] Straße
   *[other] Straßen
}
    .acc = eine Straße
";

fn book(language: Language) -> Phrasebook {
    let info = GameInfo {
        id: "toy",
        rules_version: 1,
        oldest_rules: 1,
        earlier: &[],
        players: 2..=2,
        default_players: 2,
        first_players: 2,
        first_game: &[],
        minutes: 5,
        options: &[],
        action_space: 0,
        data: &[],
        texts: Texts { en: EN, de: DE },
        rules: Texts { en: "", de: "" },
    };
    Phrasebook::new(&info, language).expect("the texts above are right")
}

/// What `message` is in English and in German.
fn check(message: &Message, en: &str, de: &str) {
    assert_eq!(book(Language::En).render(message), en);
    assert_eq!(book(Language::De).render(message), de);
}

fn pays(things: &[(u32, &'static str)]) -> Message {
    Message::new("pays").with("who", Seat(0)).with("what", Fact::Things(things.to_vec()))
}

#[test]
fn numbers_choose_the_plural() {
    let draws = |count: i32| Message::new("draws").with("who", Seat(1)).with("count", count);
    check(&draws(0), "Player 2 draws 0 cards.", "Spieler 2 zieht 0 Karten.");
    check(&draws(1), "Player 2 draws a card.", "Spieler 2 zieht eine Karte.");
    check(&draws(2), "Player 2 draws 2 cards.", "Spieler 2 zieht 2 Karten.");
    check(&draws(1000), "Player 2 draws 1000 cards.", "Spieler 2 zieht 1000 Karten.");
    check(&draws(-7), "Player 2 draws -7 cards.", "Spieler 2 zieht -7 Karten.");
}

#[test]
fn things_become_a_list() {
    check(&pays(&[]), "Player 1 pays nothing.", "Spieler 1 zahlt nichts.");
    check(&pays(&[(1, "ore")]), "Player 1 pays 1 ore.", "Spieler 1 zahlt 1 Erz.");
    check(
        &pays(&[(2, "wool"), (1, "ore")]),
        "Player 1 pays 2 wool and 1 ore.",
        "Spieler 1 zahlt 2 Wolle und 1 Erz.",
    );
    check(
        &pays(&[(2, "wool"), (1, "ore"), (3, "road")]),
        "Player 1 pays 2 wool, 1 ore and 3 roads.",
        "Spieler 1 zahlt 2 Wolle, 1 Erz und 3 Straßen.",
    );
}

#[test]
fn things_that_are_not_there_are_not_listed() {
    check(
        &pays(&[(0, "wool"), (1, "road"), (0, "ore")]),
        "Player 1 pays 1 road.",
        "Spieler 1 zahlt 1 Straße.",
    );
    check(&pays(&[(0, "wool")]), "Player 1 pays nothing.", "Spieler 1 zahlt nichts.");
}

#[test]
fn words_bring_their_grammatical_forms() {
    let builds = Message::new("builds").with("who", Seat(0)).with("what", "road");
    check(&builds, "Player 1 builds a road.", "Spieler 1 baut eine Straße.");
    assert_eq!(book(Language::De).word("road"), "Straße");
}

#[test]
fn seats_without_a_name_keep_their_number() {
    let names = vec!["Ada".to_owned(), "{ $who }".to_owned()];
    let book = book(Language::En).with_names(names);
    let meets =
        |who, whom| book.render(&Message::new("meets").with("who", Seat(who)).with("whom", Seat(whom)));
    assert_eq!(meets(0, 1), "Ada meets { $who }.");
    assert_eq!(meets(0, 2), "Ada meets Player 3.");
}

#[test]
fn what_is_missing_stands_in_brackets() {
    let book = book(Language::En);
    assert_eq!(book.word("sheep"), "⟨sheep⟩");
    assert_eq!(book.render(&pays(&[(1, "sheep")])), "Player 1 pays 1 ⟨sheep⟩.");
    assert_eq!(book.render(&Message::new("meets").with("who", Seat(0))), "⟨Player 1 meets {$whom}.⟩");
    assert!(book.has("wool") && book.has("seat") && !book.has("sheep"));
}

#[test]
fn a_phrasebook_can_be_shared_between_threads() {
    fn shared<T: Send + Sync>(_: &T) {}
    shared(&book(Language::En));
}

#[test]
fn languages_read_back() {
    for language in Language::ALL {
        assert_eq!(language.to_string().parse(), Ok(language));
    }
    let error = "fr".parse::<Language>().unwrap_err();
    assert_eq!(error.to_string(), "`fr` is no language that Steading speaks: write en or de");
}
