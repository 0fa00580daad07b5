//! Bots that look ahead trade in the CATAN card game: they answer, propose and counter, and help nobody to win.

#![allow(clippy::unwrap_used, reason = "what helps tests may panic like tests")]

use steading_bots::Mind;
use steading_catan_cards::{Action, CatanCards, State};
use steading_game::{Game, GameRng, Lines, Seat, Seed, Silent, Viewer};

const LEVELS: [&str; 3] = ["medium", "hard@400", "expert@400"];

/// Three players; seat 0 is on turn.
fn table(position: &str) -> State {
    let config = CatanCards::configure(&CatanCards::info().setup(Some(3), []).unwrap()).unwrap();
    let position = format!("turn 9 seat0 busy\n{position}");
    CatanCards::read_position(&config, Lines::new(&position)).unwrap_or_else(|problem| panic!("{problem}"))
}

/// What seat 1 answers when seat 0, who has built so much, makes this offer; once for each of several bots.
fn answers(level: &str, built: &str, hand: &str, offer: &str) -> Vec<String> {
    let mut state = table(&format!(
        "seat0 hand 1B1L1W2G1O built {built}\nseat1 hand {hand} built 1R1S\nseat2 hand 2O built 1R1S\ndisplay 1R2S1C1K"
    ));
    let offer: Action = format!("offer seat1 {offer}").parse().unwrap();
    CatanCards::apply(&mut state, Seat(0), offer, &mut Silent).unwrap();
    choices(level, &state, Seat(1))
}

fn choices(level: &str, state: &State, seat: Seat) -> Vec<String> {
    let view = CatanCards::view(state, Viewer::Seat(seat));
    let choose = |number| {
        let rng = GameRng::new(Seed::from_number(number));
        Mind::<CatanCards>::new(level.parse().unwrap(), rng).choose(&view, seat, 0).unwrap().to_string()
    };
    (0..5).map(choose).collect()
}

/// How many of them begin like that.
fn count(actions: &[String], words: &str) -> usize {
    actions.iter().filter(|action| action.starts_with(words)).count()
}

#[test]
fn a_good_offer_of_somebody_behind_is_accepted_and_never_one_that_lets_somebody_win() {
    for level in LEVELS {
        let fair = answers(level, "1R1S", "2B1L1W", "1G for 1B");
        assert!(count(&fair, "accept") >= 4, "{level}: {fair:?}");
        let winning = answers(level, "1R2S2C", "2B1L1W", "1G for 1B");
        assert_eq!(count(&winning, "accept"), 0, "{level}: {winning:?}");
    }
}

/// Seat 0 wants grain for a settlement, and has wool enough to offer.
#[test]
fn what_completes_a_plan_is_asked_for() {
    let state = table(
        "seat0 hand 1B1L3W built 1R1S\nseat1 hand 3G built 1R1S\nseat2 hand 3G built 1R1S\ndisplay 4S1K",
    );
    for level in LEVELS {
        let proposed = choices(level, &state, Seat(0));
        let trades = count(&proposed, "offer") + count(&proposed, "call");
        assert!(trades >= 2, "{level}: {proposed:?}");
    }
}

/// Seat 0 calls for brick: seat 1 has one to spare and lacks grain.
#[test]
fn a_call_is_countered_with_what_is_wanted_for_it() {
    let mut state = table(
        "seat0 hand 2W2G built 1R1S\nseat1 hand 2B1L1W built 1R1S\nseat2 hand 1O built 1R1S\ndisplay 1R2S1C1K",
    );
    for (seat, action) in [(0, "call want 1B"), (2, "decline")] {
        CatanCards::apply(&mut state, Seat(seat), action.parse().unwrap(), &mut Silent).unwrap();
    }
    for (level, at_least) in LEVELS.into_iter().zip([5, 5, 4]) {
        let countered = choices(level, &state, Seat(1));
        assert!(count(&countered, "counter") >= at_least, "{level}: {countered:?}");
        assert!(count(&countered, "counter 1G for 1B") >= 2, "{level}: {countered:?}");
    }
}

/// Seat 0 can win at once. To ask first would cost nothing, but bring nothing either.
#[test]
fn nobody_asks_who_can_win() {
    let state = table(
        "seat0 hand 1B1L1W1G1O built 1R2S2C\nseat1 hand 0 built 1R1S\nseat2 hand 0 built 1R1S\ndisplay 1R2S1C1K",
    );
    for level in LEVELS {
        let chosen = choices(level, &state, Seat(0));
        assert_eq!(count(&chosen, "build settlement"), 5, "{level}: {chosen:?}");
    }
}
