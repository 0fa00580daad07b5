//! What the clock does (CA-N9, CA-N14). The engine has none: a time-out is an ordinary action played for a seat.

use steading_catan_cards::{CatanCards, Phase};
use steading_game::{Game, GameRng, Seat, Seed, Silent};

use super::desk;
use crate::table::Table;

/// CA-N9: 20 seconds for an answer, 15 for a choice, 90 for all of it, and 0 switches a clock off.
#[test]
fn ca_n9_seconds_are_options() {
    let seconds = |options: &[(&str, &str)]| {
        let setup = CatanCards::info().setup(None, options.iter().copied()).unwrap();
        let config = CatanCards::configure(&setup).unwrap();
        (config.answer_seconds, config.choice_seconds, config.negotiation_seconds)
    };
    assert_eq!(seconds(&[]), (20, 15, 90));
    let off = [("answer_seconds", "0"), ("choice_seconds", "0"), ("negotiation_seconds", "0")];
    assert_eq!(seconds(&off), (0, 0, 0));
    let slow = [("answer_seconds", "60"), ("choice_seconds", "45"), ("negotiation_seconds", "600")];
    assert_eq!(seconds(&slow), (60, 45, 600));
}

/// CA-N9: the clock declines for whoever has not answered, then withdraws, and the trade is not used up.
#[test]
fn ca_n9_the_clock_declines_and_withdraws() {
    let mut table = desk();
    table.play_all(&["seat0 offer all 1W for 1O", "seat1 accept"]);
    assert_eq!([0, 1, 2, 3].map(|seat| table.timeout(seat)), ["", "", "decline", "decline"]);
    table.play_all(&["seat2 decline", "seat3 decline"]).shows(&["phase main", "standing seat1 1W for 1O"]);
    assert_eq!([0, 1, 2, 3].map(|seat| table.timeout(seat)), ["withdraw", "", "", ""]);
    table.play("seat0 withdraw").shows(&["phase main", "turn 7 seat0 busy"]);
    assert_eq!(table.line("standing"), "");
    assert_eq!([0, 1, 2, 3].map(|seat| table.timeout(seat)), ["end", "", "", ""]);
    table.play_all(&["seat1 propose 1W for 1O", "seat0 choose seat1"]).shows(&["turn 7 seat0 busy traded"]);
}

/// CA-N9: without a clock withdrawing and an early choice get past a seat that does not answer.
#[test]
fn ca_n9_a_slow_seat_does_not_block_the_turn() {
    let mut table = desk();
    table.play_all(&["seat0 offer all 1W for 1O", "seat0 withdraw", "seat0 build road"]);
    let mut table = desk();
    table.play_all(&["seat0 offer all 1W for 1O", "seat2 accept", "seat0 choose seat2", "seat0 end"]);
    table.shows(&["turn 8 seat1 busy"]);
}

/// CA-N14: the robber gets what is most numerous, again and again; brick, lumber, wool, grain, ore if equal.
#[test]
fn ca_n14_the_clock_discards_the_most_numerous() {
    for (hand, owed, discarded) in [
        ("2B2L2W2G2O", 5, "1B1L1W1G1O"),
        ("2B2L2W2G", 4, "1B1L1W1G"),
        ("1B7O", 4, "4O"),
        ("3L1W4G", 4, "2L2G"),
        ("1B1L1W1G5O", 4, "4O"),
        ("4W4O", 4, "2W2O"),
        ("1L2W2G3O", 4, "1W1G2O"),
    ] {
        let table = Table::set(&format!(
            "players 3
             turn 9 seat2 busy
             seat0 hand {hand} built 1R1S
             display 1R1S1C1K
             phase robber seat0 owes {owed}"
        ));
        assert_eq!(table.timeout(0), format!("discard {discarded}"), "{hand}");
        assert_eq!((table.timeout(1), table.timeout(2)), (String::new(), String::new()));
    }
}

/// CA-N14: the most numerous card goes to whoever has fewest points, the next clockwise from the giver if equal.
#[test]
fn ca_n14_the_clock_gives_to_the_last() {
    let donation = |hand: &str, points: [u8; 4], giver: u8| {
        let line = |seat: u8| {
            let hand = if seat == giver { hand } else { "0" };
            format!("seat{seat} hand {hand} built 1R{}S", points[usize::from(seat)])
        };
        let position = format!(
            "turn 9 seat{giver} busy\n{}\ndisplay 2R1C1K\nphase donation seat{giver} owes",
            [0, 1, 2, 3].map(line).join("\n")
        );
        Table::set(&position).timeout(giver)
    };
    assert_eq!(donation("1B2G1O", [3, 2, 1, 2], 0), "donate G to seat2");
    assert_eq!(donation("1L1W1O", [4, 2, 2, 2], 0), "donate L to seat1");
    assert_eq!(donation("1B1L", [4, 2, 1, 1], 0), "donate B to seat2");
    assert_eq!(donation("2G2O", [1, 1, 4, 2], 2), "donate G to seat0");
    assert_eq!(donation("2W", [2, 1, 4, 1], 2), "donate W to seat3");
}

/// CA-N14: in the build phase the clock clears the desk and ends the turn.
#[test]
fn ca_n14_the_clock_ends_the_turn() {
    let mut table = desk();
    assert_eq!(table.timeout(0), "end");
    table.play("seat1 propose 1W for 1O");
    assert_eq!(table.timeout(0), "withdraw");
    table.play("seat0 withdraw");
    assert_eq!(table.timeout(0), "end");
}

/// CA-N14: there is a default for exactly those who must act, and it is legal; so a game of time-outs goes on.
#[test]
fn ca_n14_every_default_is_legal() {
    let mut rng = GameRng::new(Seed::from_number(14));
    for seed in 0..10 {
        let mut state = Table::start(4, &["metropolis_side=B"], seed).state;
        while !matches!(state.phase, Phase::Over(_)) {
            let must = CatanCards::must_act(&state);
            for seat in Seat::all(4) {
                let default = CatanCards::timeout_action(&state, seat);
                assert_eq!(default.is_some(), must.contains(seat));
                if let Some(action) = default {
                    assert_eq!(CatanCards::check(&state, seat, action), Ok(()), "{seat} {action}");
                }
            }
            let seats: Vec<Seat> = CatanCards::may_act(&state).iter().collect();
            let seat = *rng.pick(&seats).unwrap();
            let mut actions = Vec::new();
            CatanCards::legal_actions(&state, seat, &mut actions);
            let default = CatanCards::timeout_action(&state, seat).filter(|_| rng.below(3) == 0);
            let action = default.unwrap_or_else(|| *rng.pick(&actions).unwrap());
            CatanCards::apply(&mut state, seat, action, &mut Silent).unwrap();
        }
        for seat in Seat::all(4) {
            assert_eq!(CatanCards::timeout_action(&state, seat), None);
        }
    }
}
