//! The open offer: the display and the metropolis stack (CA-33 to CA-36).

use steading_catan_cards::{Action, Event};
use steading_game::{GameRng, Seed};

use super::seat0;
use crate::games;
use crate::table::Table;

/// CA-33: the display is filled up to five after a build, but a metropolis leaves it as it is.
#[test]
fn ca_33_the_display_is_refilled() {
    for card in ["road", "city", "knight"] {
        let mut table = seat0("1B1L1W3G4O", "1R1S");
        let before = table.line("display");
        table.play(&format!("seat0 build {card}"));
        assert_eq!((table.state.market.display.total(), table.state.market.pile.total()), (5, 28), "{card}");
        assert_eq!(table.told(), ["built", "turned_up"], "{before}");
    }
    let mut table = seat0("3W1O", "1R1C");
    table.play("seat0 build metropolis_a").shows(&["display 1R2S1C1K", "pile 9R9S3C7K"]);
    assert_eq!(table.told(), ["built"]);
}

/// CA-34: only open cards can be built, and nothing but a build changes what is open.
#[test]
fn ca_34_only_the_open_offer_can_be_built() {
    let all = ["road", "settlement", "city", "knight"];
    for (display, open) in [("5R", "road"), ("5S", "settlement"), ("5C", "city"), ("5K", "knight")] {
        let mut table = Table::set(&format!(
            "turn 5 seat0 busy
             seat0 hand 1B1L1W3G4O built 1R1S
             display {display}"
        ));
        for card in all.iter().filter(|card| **card != open) {
            assert_eq!(table.refused_by(&format!("seat0 build {card}")), "CA-34");
        }
        assert!(table.allows(&format!("seat0 build {open}")));
    }
    games::watch(20, |step| {
        let resolved = matches!(step.action, Action::Discard(_) | Action::Donate { .. });
        if !step.is_build() && !resolved {
            assert_eq!(step.after.market, step.before.market, "{}", step.action);
        }
    });
}

/// CA-35: the metropolis stack is open, whatever the display shows, until it is empty.
#[test]
fn ca_35_metropolises_until_the_stack_is_empty() {
    for display in ["5R", "4S1K", "1R2S1C1K"] {
        let table = Table::set(&format!(
            "turn 5 seat0 busy
             seat0 hand 3W1O built 1R1C
             display {display}"
        ));
        assert!(table.allows("seat0 build metropolis_a"));
    }
    let mut table = Table::set(
        "turn 5 seat0 busy
         seat0 hand 6W2O built 1R2C
         seat1 hand 0 built 1R metropolis_a
         seat2 hand 0 built 1R metropolis_a
         seat3 hand 0 built 1R metropolis_a
         display 5R",
    );
    table.play("seat0 build metropolis_a");
    assert_eq!(table.state.market.metropolises.total(), 0);
    assert_eq!(table.refused_by("seat0 build metropolis_a"), "CA-35");
}

/// CA-36: five alike are shuffled into the pile and five others turned up, again and again while they are alike.
#[test]
fn ca_36_five_alike_are_replaced() {
    let position = "turn 5 seat0 busy
                    seat0 hand 1W1G1O built 1R1S
                    display 4R1K";
    let mut again = 0;
    for seed in 0..3000 {
        let mut table = Table::set(position);
        table.state.rng = GameRng::new(Seed::from_number(seed));
        table.play("seat0 build knight");
        let told = table.told();
        let count = |kind: &str| told.iter().filter(|told| *told == kind).count();
        let market = table.state.market;
        assert!(market.display.kinds().count() > 1);
        assert_eq!((market.display.total(), market.pile.total()), (5, 28));
        // One card refills the display; if it is a fifth road, five more follow, each of them told.
        assert_eq!(count("turned_up"), 1 + 5 * count("all_alike"));
        let Event::TurnedUp { building } = table.events[1] else { panic!("{told:?}") };
        let road = building == steading_catan_cards::Building::Road;
        assert_eq!(count("all_alike") > 0, road);
        again += u32::from(count("all_alike") > 1);
    }
    assert!(again > 0, "five roads never came twice in a row");
}

/// CA-36: the five go into the pile before five new ones are turned up.
#[test]
fn ca_36_the_five_are_shuffled_into_the_pile() {
    let mut replaced = 0;
    for seed in 0..50 {
        let mut table = Table::set(
            "turn 5 seat0 busy
             seat0 hand 1W1G1O built 1R1S2C
             seat1 hand 0 built 2R2S2C1K
             seat2 hand 0 built 4R4S1K
             seat3 hand 0 built 2R2S1C5K
             display 4R1K
             pile 1R1S",
        );
        table.state.rng = GameRng::new(Seed::from_number(seed));
        // Whether the road or the settlement comes first: of five roads and a settlement five are shown, not all alike.
        table.play("seat0 build knight").shows(&["display 4R1S", "pile 1R"]);
        replaced += u32::from(table.told().contains(&"all_alike".to_owned()));
    }
    assert!(replaced > 0);
}

/// CA-36: with nothing but one kind left, five alike stay.
#[test]
fn ca_36_five_alike_stay_if_nothing_else_is_left() {
    let mut table = Table::set(
        "turn 5 seat0 busy
         seat0 hand 1W1G1O built 1R2S1C3K
         seat1 hand 0 built 1R2S2C
         seat2 hand 0 built 1R4S1C
         seat3 hand 0 built 1R2S1C4K
         display 4R1K
         pile 6R",
    );
    table.play("seat0 build knight").shows(&["display 5R", "pile 5R"]);
    assert_eq!(table.told(), ["built", "turned_up"]);
}

/// CA-36: metropolises do not look at the display.
#[test]
fn ca_36_a_metropolis_leaves_five_alike_alone() {
    let mut table = Table::set(
        "turn 5 seat0 busy
         seat0 hand 3W1O built 1R1C
         display 5R",
    );
    table.play("seat0 build metropolis_a").shows(&["display 5R"]);
}
