//! What bots look at, and what they play in playouts.

#![allow(clippy::unwrap_used, reason = "what helps tests may panic like tests")]
#![expect(clippy::float_cmp, reason = "numbers such as 0 and 1 are exact")]

use steading_catan_cards::{CatanCards, Resource, State};
use steading_conformance::InsightKit;
use steading_game::{Game, Insight, Lines, Seat, SeatSet, Shares, Silent};

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

/// What a hand is good for: cards for a settlement, and every card a little. What others have counts against it.
fn simple_shares(state: &State) -> Shares {
    let for_a_settlement = [Resource::Brick, Resource::Lumber, Resource::Wool, Resource::Grain];
    let worth = |seat: usize| {
        let hand = state.player(Seat(seat as u8)).hand;
        let plan = for_a_settlement.into_iter().filter(|&card| hand.count(card) > 0).count();
        plan as f32 + f32::from(hand.total()) / 10.0
    };
    let all: f32 = (0..3).map(worth).sum();
    std::array::from_fn(|seat| if seat < 3 { worth(seat) - all / 20.0 } else { 0.0 })
}

/// The table after the last of these actions was imagined, and whether that came to something; those before it are performed.
fn imagined(hands: [&str; 3], actions: &[(u8, &str)]) -> (State, bool) {
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
    let action = imagined.parse().unwrap();
    let came_to_something = CatanCards::imagine(&mut state, Seat(seat), action, &mut simple_shares);
    (state, came_to_something)
}

/// Mostly seat 0 lacks grain for a settlement.
#[test]
fn a_deal_is_imagined_where_both_sides_gain() {
    let offer = "offer all 1O for 1G";
    let hands = ["1B1L1W1O", "3G", "0"];
    for (what, hands, actions, first) in [
        ("somebody has grain to spare", hands, &[(0, offer)][..], "1B1L1W1G"),
        ("nobody has any", ["1B1L1W1O", "3W", "0"], &[(0, offer)], "1B1L1W1O"),
        ("only seat 2 is asked, who has none", hands, &[(0, "offer seat2 1O for 1G")], "1B1L1W1O"),
        ("seat 0 needs the brick", hands, &[(0, "offer all 1B for 1G")], "1B1L1W1O"),
        ("seat 1 would have less", hands, &[(0, "offer all 1O for 3G")], "1B1L1W1O"),
        ("seat 1 says yes", hands, &[(0, offer), (1, "accept")], "1B1L1W1G"),
        ("seat 1 says no", hands, &[(0, offer), (1, "decline")], "1B1L1W1O"),
        ("seat 1 gives as little as it can", hands, &[(0, "call give 1O")], "1B1L1W1G"),
        ("seat 1 would ask for a card that seat 0 needs", hands, &[(0, "call want 1G")], "1B1L1W1O"),
        ("seat 1 has nothing else to ask for", ["2O", "3G", "0"], &[(0, "call want 1G")], "1G"),
        (
            "seat 1 wants ore for the grain",
            hands,
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
        let (state, came_to_something) = imagined(hands, actions);
        assert_eq!(state.player(Seat(0)).hand.to_string(), first, "{what}");
        let is_plain = actions.last().unwrap().1 == "decline";
        assert_eq!(came_to_something, is_plain || state.turn.traded, "{what}");
    }
}

/// Both others would give grain for wool; one has wool already, so that a deal with that one helps others less.
#[test]
fn the_best_partner_is_imagined() {
    for (second, third, partner) in [("1W2G", "3G", 1), ("3G", "1W2G", 2)] {
        let (state, _) = imagined(["1B1L2W", second, third], &[(0, "offer all 1W for 1G")]);
        assert_eq!(state.player(Seat(partner)).hand.total(), 4, "{second} and {third}");
    }
}

/// After a question that nobody agrees to, the active player goes on with one question less and nothing on the desk.
#[test]
fn a_question_in_vain_is_over_at_once() {
    for question in ["offer all 1O for 1G", "call want 1G"] {
        let (state, came_to_something) = imagined(["1B1L1W1O", "3W", "0"], &[(0, question)]);
        assert!(!came_to_something, "{question}");
        assert_eq!(CatanCards::must_act(&state), SeatSet::one(Seat(0)), "{question}");
        assert_eq!((state.desk.offers_left, state.desk.standing), (2, [None; 4]), "{question}");
    }
}
