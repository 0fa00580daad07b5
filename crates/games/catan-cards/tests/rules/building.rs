//! Building: costs and conditions (CA-31 to CA-52, CA-71).

mod cards;
mod display;
mod replacement;

use steading_catan_cards::{Action, CatanCards, Event, EventCard, State};
use steading_game::{Game, GameRng, Lines, Seed, write_position};

use crate::games;
use crate::table::Table;

/// Seat 0 with this hand and these cards, at the display of a first game.
fn seat0(hand: &str, built: &str) -> Table {
    Table::set(&format!(
        "players 3
         turn 5 seat0 busy
         seat0 hand {hand} built {built}
         display 1R2S1C1K"
    ))
}

/// CA-31: of a stack only the visible card counts, for points, yield and what can be built on it; every road and every
/// knight counts.
#[test]
fn ca_31_only_visible_cards_count() {
    // Built; points, yield in the own turn, harvest after one more settlement, city possible, metropolis possible.
    let cases = [
        ("1R1S", 1, 1, 2, true, false),
        ("1R1C", 2, 2, 1, false, true),
        ("1R1S1C", 3, 2, 2, true, true),
        ("1R metropolis_a", 3, 3, 1, false, false),
        ("1R1S metropolis_a", 4, 3, 2, true, false),
        ("1R1C metropolis_a", 5, 4, 1, false, true),
    ];
    for (built, points, yielded, harvest, city, metropolis) in cases {
        let mut table = seat0("1B1L4W3G4O", built);
        assert_eq!(table.points(0), points, "{built}");
        assert_eq!(table.allows("seat0 build city"), city, "{built}");
        assert_eq!(table.allows("seat0 build metropolis_a"), metropolis, "{built}");
        table.play_drawing("seat0 build settlement", EventCard::HarvestFestival);
        assert_eq!(table.draws(), format!("seat0 {harvest}, seat1 1, seat2 1"), "{built}");
        table.play_all(&["seat0 end", "seat1 end"]).listen().play("seat2 end");
        let bonus = if yielded > 1 { format!(", seat0 {}", yielded - 1) } else { String::new() };
        assert_eq!(table.draws(), format!("seat0 1, seat1 1, seat2 1{bonus}"), "{built}");
    }
    let table = seat0("0", "5R1S4K");
    assert_eq!((table.state.players[0].built.roads, table.state.players[0].built.knights), (5, 4));
    assert_eq!(table.points(0), 5);
}

/// CA-71: equal cards are one choice. A city asks for no settlement, a metropolis for no city.
#[test]
fn ca_71_no_choice_between_equals() {
    let table = Table::set(
        "turn 5 seat0 busy
         seat0 hand 3B3L3W3G4O built 1R2S1C
         display 2R2S1C",
    );
    let builds: Vec<String> =
        table.listed(0, "build").into_iter().filter(|text| !text.contains(" by ")).collect();
    assert_eq!(builds, ["build road", "build settlement", "build city", "build metropolis_a"]);
    // Which settlement the city covers makes no difference, nor which of the two was built first.
    for order in [["settlement", "city"], ["city", "settlement"]] {
        let mut table = seat0("1B1L1W3G3O", "1R1S");
        for card in order {
            let build = format!("seat0 build {card}");
            match card {
                "settlement" => table.play_drawing(&build, EventCard::Subsidy),
                _ => table.play(&build),
            };
        }
        let built = table.state.players[0].built;
        assert_eq!((built.settlements, built.cities, table.points(0)), (1, 1, 3));
    }
}

/// CA-71: no action is listed twice, and the numbers of cards that the text of a position names are all there is.
#[test]
fn ca_71_numbers_of_cards_describe_a_position() {
    games::watch(8, |step| {
        for seat in step.after.seats() {
            let mut actions = Vec::new();
            CatanCards::legal_actions(&step.after, seat, &mut actions);
            let different: std::collections::HashSet<&Action> = actions.iter().collect();
            assert_eq!(different.len(), actions.len(), "{actions:?}");
        }
        assert_eq!(read_again(&step.after), step.after);
    });
}

/// The state that its text describes.
fn read_again(state: &State) -> State {
    let text = write_position::<CatanCards>(state);
    let mut lines = Lines::new(&text);
    for of_the_setup in ["position", "game", "players", "set", "options", "rules"] {
        lines.take_all(of_the_setup);
    }
    CatanCards::read_position(&state.config, lines).unwrap()
}

/// CA-32: what every card costs, and where the payment and the card go.
#[test]
fn ca_32_the_costs_are_paid_to_the_discard_pile() {
    // Card, cost, built before and after.
    let cases = [
        ("road", "1B1L", "1R1S", "2R1S"),
        ("settlement", "1B1L1W1G", "1R1S", "1R2S"),
        ("city", "2G3O", "1R1S", "1R1C"),
        ("metropolis_a", "3W1O", "1R1C", "1R metropolis_a"),
        ("knight", "1W1G1O", "1R1S", "1R1S1K"),
    ];
    for (card, cost, before, after) in cases {
        let build = format!("seat0 build {card}");
        let mut table = seat0(cost, before);
        let pile = table.state.market.pile.total();
        if card == "settlement" {
            table.play_drawing(&build, EventCard::Robber);
        } else {
            table.play(&build);
        }
        table.shows(&[&format!("seat0 hand 0 built {after}"), &format!("discard {cost}")]);
        assert!(matches!(table.events[0], Event::Built { paid, .. } if paid.to_string() == cost), "{card}");
        let taken = u8::from(card != "metropolis_a");
        assert_eq!(table.state.market.pile.total(), pile - taken, "{card}");
        // With one card less it cannot be paid, and a road asks for four cards in place of one.
        for missing in 0..5 {
            let mut counts = cost.parse::<steading_catan_cards::Cards>().unwrap().counts();
            if counts[missing] > 0 {
                counts[missing] -= 1;
                let hand = steading_catan_cards::Cards::new(counts).to_string();
                assert_eq!(seat0(&hand, before).refused_by(&build), "CA-32", "{card} with {hand}");
            }
        }
    }
}

/// CA-32: any number of builds in a turn, one at a time.
#[test]
fn ca_32_several_builds_in_a_turn() {
    let mut table = seat0("2B2L4W4G5O", "1R1S");
    table.play_all(&["seat0 build road", "seat0 build knight"]);
    table.play_drawing("seat0 build settlement", EventCard::Robber);
    table.play_all(&["seat0 build city"]);
    let built = table.state.players[0].built;
    assert_eq!((built.roads, built.settlements, built.cities, built.knights), (2, 1, 1, 1));
    table.shows(&["discard 2B2L2W4G4O"]);
}

/// CA-37: payment, special cards, the winning check, the metropolis' draw, the event, the refill, five alike: in this
/// order.
#[test]
fn ca_37_the_order_of_a_build() {
    let set = |hand: &str, built: &str, display: &str| {
        Table::set(&format!(
            "set metropolis_side=B
             turn 5 seat0 busy
             seat0 hand {hand} built {built}
             seat1 hand 0 built 3R1S
             longest_trade_route seat1
             display {display}"
        ))
    };
    // A road takes the special card before the display is refilled.
    let mut table = set("1B1L", "3R1S", "1R2S1C1K");
    assert_eq!(table.play("seat0 build road").told(), ["built", "special_taken", "turned_up"]);
    // The metropolis that breaks ties takes it; that of the roads draws.
    let mut table = set("3W1O", "3R1C", "1R2S1C1K");
    assert_eq!(table.play("seat0 build metropolis_b_longest_route").told(), ["built", "special_taken"]);
    let mut table = set("3W1O", "3R1C", "1R2S1C1K");
    assert_eq!(table.play("seat0 build metropolis_b_roads").told(), ["built", "drew"]);
    // The event is over before the refill.
    let mut table = set("1B1L1W1G", "1R1S", "1R2S1C1K");
    table.play_drawing("seat0 build settlement", EventCard::Subsidy);
    assert_eq!(table.told(), ["built", "event_drawn", "drew", "drew", "drew", "turned_up"]);
    let mut table = set("1B1L1W1G", "1R1S", "1R2S1C1K");
    table.play_drawing("seat0 build settlement", EventCard::NewYear);
    assert_eq!(
        table.told(),
        ["built", "event_drawn", "drew", "drew", "drew", "drew", "events_shuffled", "turned_up"]
    );
    // The five alike come last.
    let attempts = (0..1000).map(|seed| {
        let mut table = set("1B1L1W1G", "1R1S", "1S4K");
        table.state.rng = GameRng::new(Seed::from_number(seed));
        table.play("seat0 build settlement").told()
    });
    let mut alike = attempts.filter(|told| told.contains(&"all_alike".to_owned()));
    let told = alike.next().expect("a knight is turned up in one of a thousand games");
    let place = |kind: &str| told.iter().position(|told| told == kind).unwrap();
    assert!(place("event_drawn") < place("turned_up") && place("turned_up") < place("all_alike"));
    // The winner draws nothing, meets no event and refills nothing.
    for (hand, built, card) in [
        ("1B1L1W1G", "1R4S1C", "settlement"),
        ("2G3O", "1R2S2C", "city"),
        ("3W1O", "3R2S2C", "metropolis_b_roads"),
    ] {
        let mut table = set(hand, built, "1R2S1C1K");
        assert_eq!(table.play(&format!("seat0 build {card}")).told(), ["built", "won"], "{card}");
    }
    let mut table = set("1B1L", "3R1S2C", "1R2S1C1K");
    assert_eq!(table.play("seat0 build road").told(), ["built", "special_taken", "won"]);
    table.shows(&["display 2S1C1K"]);
}

/// CA-38: the start road counts for the ratio, for the Longest Trade Route and for the metropolis of the roads.
#[test]
fn ca_38_the_start_road_is_a_road() {
    let mut table = Table::set(
        "set metropolis_side=B
         turn 5 seat0 busy
         seat0 hand 2B2L4W2G2O built 1R1C
         display 2R1S1C1K",
    );
    // The first road of all counts: four wool in place of the brick.
    let mut first = seat0("1L4W", "1R1S");
    first.play("seat0 build road B by W").shows(&["discard 1L4W"]);
    table.play("seat0 build road").shows(&["longest_trade_route nobody"]);
    let mut second = seat0("1L3W", "2R1S");
    second.play("seat0 build road B by W").shows(&["discard 1L3W"]);
    // The second road built is the third.
    table.play("seat0 build road").shows(&["longest_trade_route seat0"]);
    table.listen().play("seat0 build metropolis_b_roads");
    assert_eq!(table.draws(), "seat0 3");
}
