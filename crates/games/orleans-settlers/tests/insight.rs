//! What bots look at, and what they play in playouts.

#![allow(clippy::unwrap_used, reason = "what helps tests may panic like tests")]

use steading_conformance::InsightKit;
use steading_game::{Game, Insight, Lines, Seat, Setup};
use steading_orleans_settlers::OrleansSettlers;

const SETUPS: [(u8, &[(&str, &str)]); 4] =
    [(2, &[]), (3, &[("first_player", "random")]), (4, &[]), (4, &[("twelve_points_line", "peace_bonus")])];

/// The feature of `seat` in a position of two players.
fn feature(position: &str, name: &str, seat: u8) -> f32 {
    feature_by(OrleansSettlers::info().rules_version, position, name, seat)
}

/// The same under a version of the rules.
fn feature_by(rules: u32, position: &str, name: &str, seat: u8) -> f32 {
    let setup = Setup::by(OrleansSettlers::info(), rules).unwrap().players(2);
    let config = OrleansSettlers::configure(&setup).unwrap();
    let state = OrleansSettlers::read_position(&config, Lines::new(position)).unwrap();
    let mut features = vec![f32::NAN; OrleansSettlers::FEATURES.len()];
    OrleansSettlers::observe(&state, Seat(seat), &mut features);
    features[OrleansSettlers::FEATURES.iter().position(|&feature| feature == name).unwrap()]
}

#[test]
fn insight_is_sound() {
    InsightKit::<OrleansSettlers>::new(&SETUPS).games(4).run();
}

/// In each position seat 0 stands better than seat 1 in what is named; a minus says that less is better.
#[test]
fn what_is_better_is_greater() {
    let cases = [
        ("player seat0 coins 5", "points coins"),
        ("player seat0 fame 30", "fame"),
        ("player seat0 fame 2", "fame next_tile"),
        ("player seat0 citizens 3", "points citizens"),
        ("player seat0 era 3 fame 10", "era fame"),
        ("player seat0 era 4 fame 10", "era era_coins"),
        ("settlers seat0 on A2 A3", "points areas era_fame"),
        ("settlers seat0 on A2 A3\nfortresses seat0 on A2 A3", "fortresses areas"),
        ("settlers seat0 on A3 B3", "room"),
        ("goods seat0 1grain 1fish 3wood", "points wood"),
        ("bag seat0 1knight", "knights"),
        ("bag seat0 1monk", "monks"),
        ("slots seat0 expansion - technology -", "technology"),
        ("open seat0 university village_well", "card_fame"),
        ("open seat0 university tavern", "card_points"),
        ("open seat0 university hayrick", "card_goods"),
        ("open seat0 university cathedral_school", "card_points"),
        ("open seat0 university shipping_line", "card_fame"),
        ("open seat0 university bakery", "card_goods"),
        ("open seat0 university county_fair", "card_points"),
        ("open seat0 university guildhall", "card_builds card_points"),
        ("open seat0 university castle", "card_recruits card_fame"),
        ("open seat0 university laboratory", "card_technology"),
        ("open seat0 university church_works", "card_works card_points"),
        ("open seat0 university carpentry granary watchtower school", "carpentry granary watchtower school"),
        ("slots seat0 fieldwork farmer fisherman", "ready"),
        ("bag seat0 6farmer 1knight\ndeeds town_wall 1 1 0 1", "deeds"),
        ("player seat1 era 2", "-hunger"),
        ("bag seat0 2knight\nsettlers seat1 on E3 E2", "-at_risk"),
    ];
    for (position, names) in cases {
        for name in names.split(' ') {
            let (name, sign) = name.strip_prefix('-').map_or((name, 1.0), |name| (name, -1.0));
            let [better, worse] = [0, 1].map(|seat| feature(position, name, seat) * sign);
            assert!(better > worse, "{position}: {name} {better} and {worse}");
        }
    }
}

/// Of a choice the better counts. Under the rules of version 6 Shipping Line brings six coins, or an area and one coin, which is no more
/// than Watchtower's four.
#[test]
fn a_choice_is_worth_its_best_option() {
    let [ship, tower] = ["shipping_line", "watchtower"]
        .map(|card| feature_by(6, &format!("open seat0 university {card}"), "card_points", 0));
    assert!(ship > tower && tower > 0.0, "{ship} and {tower}");
}

/// A card brings more to those who have the followers for it.
#[test]
fn cards_are_worth_more_with_their_followers() {
    for (card, follower, name) in [
        ("brewery", "monk", "card_points"),
        ("scriptorium", "scholar", "card_fame"),
        ("tournament", "knight", "card_fame"),
        ("cathedral_school", "scholar", "card_points"),
    ] {
        let open = format!("open seat0 {card}");
        let with = feature(&format!("{open}\nbag seat0 1{follower}"), name, 0);
        let without = feature(&open, name, 0);
        assert!(with > without && without > 0.0, "{card}: {with} and {without}");
    }
}

/// A citizen is a point for each village.
#[test]
fn citizens_are_worth_more_with_villages() {
    let open = "open seat0 cathedral_school";
    let without = feature(open, "card_points", 0);
    let with = feature(&format!("map A2:field*\nsettlers seat0 on A2 A3\n{open}"), "card_points", 0);
    assert!(with > without && without > 0.0, "{with} and {without}");
}
