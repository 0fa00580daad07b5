//! How the easy bot trades (CA-N12, CA-N13).

use steading_catan_cards::{Action, Addressee, CatanCards, Terms, candidates, wins_with};
use steading_game::{Game, GameRng, Seat, Seed, Viewer};

use crate::table::Table;

fn easy(table: &Table, seat: u8) -> String {
    let mut rng = GameRng::new(Seed::from_number(1));
    let action = CatanCards::easy_action(&table.state, Seat(seat), &mut rng, &mut Vec::new());
    action.map_or("nothing".to_owned(), |action| action.to_string())
}

fn asked(points: &str, hand: &str, offer: &str) -> Table {
    let mut table = Table::set(&format!(
        "players 3
         turn 9 seat0 busy
         seat0 hand 2B2L2W2G built {points}
         seat1 hand {hand} built 1R1S
         display 1R2S1C1K"
    ));
    table.play(&format!("seat0 offer seat1 {offer}"));
    table
}

/// CA-N12: a swap that completes the own plan is accepted from a player far behind, and the same swap is declined when it
/// could give the active player the seventh point.
#[test]
fn ca_n12_the_bot_takes_what_helps_it_and_never_lets_the_active_player_win() {
    let fair = asked("1R1S", "2B1L1W", "1G for 1B");
    assert_eq!(easy(&fair, 1), "accept");
    let winning = asked("1R2S2C", "2B1L1W", "1G for 1B");
    assert_eq!(winning.points(0), 6);
    assert_eq!(easy(&winning, 1), "decline");
}

/// CA-N12: what helps nobody but the active player is not accepted.
#[test]
fn ca_n12_the_bot_gives_nothing_away() {
    let poor = asked("1R1S", "1B1L1W1G", "1W for 1G");
    assert_ne!(easy(&poor, 1), "accept");
}

/// CA-N12: whether the active player could win is judged by the size of the hand and what lies open.
#[test]
fn ca_n12_a_win_is_feared_only_if_the_cards_can_be_there() {
    let table = |hand: &str, built: &str| {
        Table::set(&format!(
            "players 3\nturn 9 seat0 busy\nseat0 hand {hand} built {built}\ndisplay 1R2S1C1K"
        ))
    };
    let swap = Terms { give: "1G".parse().unwrap(), want: "1B".parse().unwrap() };
    assert!(wins_with(&table("2B2L2W2G", "1R2S2C").state, &swap));
    assert!(!wins_with(&table("1G", "1R2S2C").state, &swap), "one card builds nothing");
    assert!(!wins_with(&table("2B2L2W2G", "1R1S").state, &swap), "two points are far from seven");
}

/// CA-N12: the bot's choice does not change when everything it cannot see is swapped.
#[test]
fn ca_n12_the_bot_uses_public_information_only() {
    let mut rng = GameRng::new(Seed::from_number(5));
    for seed in 0..150 {
        let mut table = Table::start(4, &["metropolis_side=B"], seed);
        for _ in 0..60 {
            let Some(seat) = CatanCards::must_act(&table.state).first() else { break };
            let mut hidden = table.clone();
            CatanCards::scramble(&mut hidden.state, Viewer::Seat(seat), &mut rng);
            assert_eq!(easy(&table, seat.0), easy(&hidden, seat.0), "seed {seed}\n{}", table.text());
            let action = easy(&table, seat.0);
            table.play(&format!("{seat} {action}"));
        }
    }
}

/// CA-N13: the generator names every disjoint swap of the given numbers, up to three cards a side.
#[test]
fn ca_n13_candidates_are_all_swaps_of_the_given_numbers() {
    let hand = "2W1O".parse().unwrap();
    let count = |numbers: (u8, u8)| candidates(hand, &[numbers]).len();
    // 1 wool or 1 ore for one of the four other kinds; 2 wool for four kinds, wool and ore for three.
    assert_eq!(count((1, 1)), 8);
    assert_eq!(count((2, 1)), 4 + 3);
    // For one kind given, two cards of the four other kinds: ten pairs.
    assert_eq!(count((1, 2)), 20);
    assert_eq!(count((2, 2)), 10 + 6);
    assert_eq!(count((3, 1)), 3);
}

/// CA-N13: one offer to all, then at most one improved one, then no more; and only if the trade helps a plan.
#[test]
fn ca_n13_one_offer_and_one_improved_offer() {
    let mut table = Table::set(
        "players 3
         turn 9 seat0 busy
         seat0 hand 1B1L3W built 1R1S
         seat1 hand 1O built 1R1S
         seat2 hand 1O built 1R1S
         display 4S1K",
    );
    let offer = |table: &Table| match easy(table, 0).parse().unwrap() {
        Action::Offer { to, terms } => (to, terms.give.total(), terms.want.total()),
        other => panic!("{other} is no offer"),
    };
    let (to, give, want) = offer(&table);
    assert_eq!(to, Addressee::All);
    assert_eq!(give, want, "the first offer is fair");
    let first = easy(&table, 0);
    table.play_all(&[&format!("seat0 {first}"), "seat1 decline", "seat2 decline"]);
    let (to, give, want) = offer(&table);
    assert_eq!((to, want), (Addressee::All, 1));
    assert!(give > want, "the second offer is better");
    let second = easy(&table, 0);
    table.play_all(&[&format!("seat0 {second}"), "seat1 decline", "seat2 decline"]);
    assert_eq!(easy(&table, 0), "end");
}

/// CA-N13: a counter is made at most once in a turn.
#[test]
fn ca_n13_the_bot_counters_once() {
    let mut table = Table::set(
        "players 3
         turn 9 seat0 busy
         seat0 hand 2W2G built 1R1S
         seat1 hand 2B1L1W built 1R1S
         display 1R2S1C1K",
    );
    table.play_all(&["seat0 call want 1B", "seat2 decline"]);
    assert_eq!(easy(&table, 1), "counter 1G for 1B");
    table.play_all(&["seat1 counter 1G for 1B", "seat0 call want 1B", "seat2 decline"]);
    assert_eq!(easy(&table, 1), "decline");
}
