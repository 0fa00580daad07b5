//! What bots look at, and what they play in playouts.

#![allow(clippy::unwrap_used, reason = "what helps tests may panic like tests")]
#![expect(clippy::float_cmp, reason = "numbers such as 0 and 1 are exact")]

use steading_catan_cards::CatanCards;
use steading_conformance::InsightKit;
use steading_game::{Game, Insight, Lines, Seat, Silent};

const SETUPS: [(u8, &[(&str, &str)]); 5] = [
    (2, &[("two_players", "true")]),
    (3, &[]),
    (3, &[("metropolis_side", "B"), ("first_display", "true")]),
    (4, &[("free_trade", "true"), ("max_offers", "15")]),
    (4, &[("metropolis_side", "B"), ("max_offers", "0"), ("max_proposals", "0"), ("turn_limit", "60")]),
];

/// The feature of `seat` in a position of three players.
fn feature(position: &str, name: &str, seat: u8) -> f32 {
    let setup = CatanCards::info().setup(Some(3), []).unwrap();
    let config = CatanCards::configure(&setup).unwrap();
    let state = CatanCards::read_position(&config, Lines::new(position)).unwrap();
    let mut features = vec![f32::NAN; CatanCards::FEATURES.len()];
    CatanCards::observe(&state, Seat(seat), &mut features);
    features[CatanCards::FEATURES.iter().position(|&feature| feature == name).unwrap()]
}

/// Special cards change hands, and the leader may lose both.
#[test]
fn insight_is_sound() {
    InsightKit::<CatanCards>::new(&SETUPS).setback(0.7).run();
}

/// Seat 0 stands better than seat 1 in every respect that is named.
#[test]
fn what_is_better_is_greater() {
    let position = "turn 9 seat0 busy
        seat0 hand 1B1L1W1G built 3R1S1C1K
        seat1 hand 9W built 1R1S
        seat2 hand 0 built 1R1S
        display 1R2S1C1K";
    for name in [
        "points",
        "roads",
        "knights",
        "cities",
        "route_held",
        "route_lead",
        "force_lead",
        "replacement",
        "yield",
        "kinds",
        "settlement_near",
        "points_in_hand",
        "tempo",
    ] {
        let [better, worse] = [0, 1].map(|seat| feature(position, name, seat));
        assert!(better > worse, "{name}: {better} and {worse}");
    }
    assert!(feature(position, "robber_risk", 1) > feature(position, "robber_risk", 0));
    assert!(feature(position, "wool", 1) > feature(position, "wool", 0));
}

#[test]
fn a_hand_that_wins_is_seen() {
    let position = |hand: &str| {
        format!(
            "turn 9 seat0 busy\nseat0 hand {hand} built 1R2S2C\nseat1 hand 4W built 1R1S\ndisplay 1R2S1C1K"
        )
    };
    let wins = |hand: &str| feature(&position(hand), "wins_from_hand", 0);
    assert_eq!(wins("1B1L1W1G"), 1.0);
    assert_eq!(wins("1B1L1W"), 0.0);
    assert_eq!(wins("1B1L1W4O"), 1.0, "four ore replace the grain");
    assert_eq!(feature(&position("1B1L1W"), "wins_with_one_more", 0), 1.0);
    assert_eq!(feature(&position("1B1L"), "wins_with_one_more", 0), 0.0);
}

/// What seat 0 has after the last of these actions was imagined; those before it are performed.
fn hand_imagined(hands: [&str; 3], actions: &[(u8, &str)]) -> String {
    let setup = CatanCards::info().setup(Some(3), []).unwrap();
    let [first, second, third] = hands;
    let position = format!(
        "turn 9 seat0 busy\nseat0 hand {first} built 1R1S\nseat1 hand {second} built 1R1S\nseat2 hand {third} built 1R1S\ndisplay 1R2S1C1K"
    );
    let mut state =
        CatanCards::read_position(&CatanCards::configure(&setup).unwrap(), Lines::new(&position)).unwrap();
    let (&(seat, imagined), before) = actions.split_last().unwrap();
    for &(seat, action) in before {
        CatanCards::apply(&mut state, Seat(seat), action.parse().unwrap(), &mut Silent).unwrap();
    }
    CatanCards::imagine(&mut state, Seat(seat), imagined.parse().unwrap());
    state.player(Seat(0)).hand.to_string()
}

/// Mostly seat 0 lacks grain for a settlement.
#[test]
fn a_deal_is_imagined_where_both_sides_gain() {
    let offer = "offer all 1O for 1G";
    for (what, hands, actions, first) in [
        ("somebody has grain to spare", ["1B1L1W1O", "3G", "0"], &[(0, offer)][..], "1B1L1W1G"),
        ("nobody has any", ["1B1L1W1O", "3W", "0"], &[(0, offer)], "1B1L1W1O"),
        (
            "only seat 2 is asked, who has none",
            ["1B1L1W1O", "3G", "0"],
            &[(0, "offer seat2 1O for 1G")],
            "1B1L1W1O",
        ),
        ("seat 1 says yes", ["1B1L1W1O", "3G", "0"], &[(0, offer), (1, "accept")], "1B1L1W1G"),
        ("seat 1 says no", ["1B1L1W1O", "3G", "0"], &[(0, offer), (1, "decline")], "1B1L1W1O"),
        (
            "seat 1 wants ore for the grain",
            ["1B1L1W1O", "3G", "0"],
            &[(0, "call want 1G"), (1, "counter 1O for 1G")],
            "1B1L1W1G",
        ),
        (
            "seat 1 wants the brick that seat 0 needs",
            ["1B1L1W1G", "3O", "0"],
            &[(0, "call want 1O"), (1, "counter 1B for 1O")],
            "1B1L1W1G",
        ),
    ] {
        assert_eq!(hand_imagined(hands, actions), first, "{what}");
    }
}
