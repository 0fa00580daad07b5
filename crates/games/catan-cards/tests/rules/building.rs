//! Building: costs, conditions, the open offer, replacement (CA-31 to CA-52, CA-71).

use steading_catan_cards::{Action, CatanCards, Event, EventCard, State};
use steading_game::{Game, GameRng, Lines, Seat, Seed, write_position};

use crate::games;
use crate::table::Table;

/// CA-T1, CA-39: with three roads two wool replace the missing grain of a settlement.
#[test]
fn ca_t1_two_wool_replace_the_grain_of_a_settlement() {
    let mut table = Table::set(
        "players 3
         turn 5 seat0 busy
         seat0 hand 1B1L3W built 3R1S
         display 1R2S1C1K",
    );
    assert_eq!(table.refused_by("seat0 build settlement"), "CA-32");
    table.play("seat0 build settlement G by W");
    table.shows(&["turn 5 seat0 busy replaced", "discard 1B1L3W"]);
    assert_eq!(table.state.player(steading_game::Seat(0)).built.settlements, 2);
}

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
    assert_eq!(table.refused_by("seat0 build metropolis_a"), "CA-34");
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
         seat0 hand 2B3L8W2G2O built 1R1C
         display 2R1S1C1K",
    );
    // The first road of all counts: four wool in place of the brick.
    table.play("seat0 build road B by W");
    assert!(matches!(table.events[0], Event::Built { paid, .. } if paid.to_string() == "1L4W"));
    table.shows(&["longest_trade_route nobody"]);
    let mut second = seat0("1L3W", "2R1S");
    second.play("seat0 build road B by W").shows(&["discard 1L3W"]);
    // The second road built is the third.
    table.play("seat0 build road").shows(&["longest_trade_route seat0"]);
    table.listen().play("seat0 build metropolis_b_roads");
    assert_eq!(table.draws(), "seat0 3");
}

/// CA-39: one card that the cost contains is paid with cards of one other kind, once per turn.
#[test]
fn ca_39_one_card_is_replaced_once_per_turn() {
    // With two roads three cards replace one. The cost is a brick and a lumber.
    let mut table = Table::set(
        "turn 5 seat0 busy
         seat0 hand 4B4L3W2G built 2R1S
         display 4R1S",
    );
    let with = ["build road B by L", "build road B by W", "build road L by B", "build road L by W"];
    assert_eq!(table.listed(0, "build road"), [&["build road"][..], &with].concat());
    assert_eq!(table.refused_by("seat0 build road B by G"), "CA-32");
    assert_eq!(table.refused_by("seat0 build road W by B"), "CA-39");
    assert!("build road B by B".parse::<Action>().is_err());
    table.play("seat0 build road B by W").shows(&[
        "turn 5 seat0 busy replaced",
        "seat0 hand 4B3L2G built 3R1S",
        "discard 1L3W",
    ]);
    assert_eq!(table.refused_by("seat0 build road L by B"), "CA-39");
    assert_eq!(table.listed(0, "build road"), ["build road"]);
    // The next own turn has a replacement again.
    table.play_all(&["seat0 end", "seat1 end", "seat2 end", "seat3 end"]);
    assert!(table.allows("seat0 build road L by B"));
}

/// CA-40: four cards with one road, three with two, two with three, one with four or more.
#[test]
fn ca_40_more_roads_make_it_cheaper() {
    let ratios = [(1, 4), (2, 3), (3, 2), (4, 1), (5, 1), (7, 1), (10, 1)];
    for (roads, pay) in ratios {
        let build = "seat0 build knight O by B";
        let mut table = seat0(&format!("{pay}B1W1G"), &format!("{roads}R1S"));
        table.play(build).shows(&[&format!("discard {pay}B1W1G")]);
        if pay > 1 {
            let mut table = seat0(&format!("{}B1W1G", pay - 1), &format!("{roads}R1S"));
            assert_eq!(table.refused_by(build), "CA-32", "{roads} roads");
        }
    }
    // All eleven roads that one player can have.
    let mut table = Table::set(
        "turn 5 seat0 busy
         seat0 hand 1B1W1G built 11R1S
         display 2S1C2K",
    );
    table.play("seat0 build knight O by B").shows(&["discard 1B1W1G"]);
}

/// CA-41: what replaces is paid on top of the rest of the cost, also where the cost needs the same kind.
#[test]
fn ca_41_the_replacement_comes_on_top() {
    // A city is 2 grain and 3 ore; with three roads two ore replace a grain: 1 grain and 5 ore.
    assert_eq!(seat0("1G4O", "3R1S").refused_by("seat0 build city G by O"), "CA-32");
    let mut table = seat0("1G5O", "3R1S");
    table.play("seat0 build city G by O").shows(&["discard 1G5O", "seat0 hand 0 built 3R1C"]);
    let mut table = seat0("2W3G1O", "3R1S");
    assert_eq!(table.refused_by("seat0 build knight O by W"), "CA-32");
    table.play("seat0 build knight W by G").shows(&["seat0 hand 2W built 3R1S1K"]);
}

/// CA-42: nothing comes into the hand, and the road that is being built does not count yet.
#[test]
fn ca_42_the_ratio_before_the_road() {
    let set = |hand: &str| {
        Table::set(&format!(
            "turn 5 seat0 busy
             seat0 hand {hand} built 2R1S
             display 2R2S1K"
        ))
    };
    // The third road is paid at three for one, not at two for one.
    assert_eq!(set("1L2W").refused_by("seat0 build road B by W"), "CA-32");
    let mut table = set("1L3W");
    table.play("seat0 build road B by W").shows(&["seat0 hand 0 built 3R1S"]);
    // Built earlier in the turn, it counts: the knight's ore for two grain.
    let mut table = set("1B1L1W3G");
    assert_eq!(table.refused_by("seat0 build knight O by G"), "CA-32");
    table.play_all(&["seat0 build road", "seat0 build knight O by G"]);
    table.shows(&["seat0 hand 0 built 3R1S1K"]);
    // No replacement without a build.
    assert!(set("9W").listed(0, "").iter().all(|action| !action.contains(" by ")));
}

/// CA-43: each visible settlement is a point; no road is needed, and nothing but the display limits their number.
#[test]
fn ca_43_settlements_lie_side_by_side() {
    let mut table = Table::set(
        "turn 5 seat0 busy
         seat0 hand 5B5L5W5G built 1R1S
         display 5S
         events-played robber robber robber",
    );
    for points in 2..=6 {
        table.play_drawing("seat0 build settlement", EventCard::NewYear);
        assert_eq!((table.points(0), table.state.players[0].built.settlements), (points, points));
        table = Table::set(&format!(
            "turn 5 seat0 busy
             seat0 hand {0}B{0}L{0}W{0}G built 1R{points}S
             display 5S
             events-played robber robber robber",
            7 - points
        ));
    }
}

/// CA-44: a settlement draws an event at once; it is resolved and put on the discard pile.
#[test]
fn ca_44_a_settlement_draws_an_event() {
    let resolved = [
        (EventCard::Robber, "events-played robber", ""),
        (EventCard::HarvestFestival, "events-played harvest_festival", "seat0 2, seat1 1, seat2 1"),
        (EventCard::Subsidy, "events-played subsidy", "seat0 2, seat1 2, seat2 2"),
        (EventCard::NewYear, "events-played", "seat0 1, seat1 1, seat2 1"),
    ];
    for (event, played, draws) in resolved {
        let mut table = seat0("1B1L1W1G", "1R1S");
        table.play_drawing("seat0 build settlement", event).shows(&[played, "phase main"]);
        assert_eq!(table.told()[..2], ["built", "event_drawn"]);
        assert_eq!(table.draws(), draws, "{event:?}");
    }
    let mut table = seat0("1B1L2W1G", "1R1S");
    table.play_drawing("seat0 build settlement", EventCard::Donation);
    table.shows(&["events-played", "phase donation seat0 owes"]);
    table.play("seat0 donate W to seat2").shows(&["events-played donation", "phase main"]);
}

/// CA-45: every settlement has its own event, also a second one in the same turn; other cards and start settlements
/// have none.
#[test]
fn ca_45_every_settlement_has_its_event() {
    let mut table = seat0("2B2L2W2G", "1R1S");
    table.play_drawing("seat0 build settlement", EventCard::Robber);
    table.play_drawing("seat0 build settlement", EventCard::Subsidy);
    table.shows(&["events-played robber subsidy", "turn 5 seat0 busy"]);
    assert_eq!(table.told().iter().filter(|told| *told == "event_drawn").count(), 2);
    games::watch(20, |step| {
        let drawn = step.events.iter().filter(|event| matches!(event, Event::EventDrawn { .. })).count();
        let settlement = step.action.to_string().starts_with("build settlement");
        let won = step.events.iter().any(|event| matches!(event, Event::Won { .. }));
        assert_eq!(drawn, usize::from(settlement && !won), "{}", step.action);
    });
    let start = Table::start(4, &[], 0);
    assert!(!start.told().contains(&"event_drawn".to_owned()));
}

/// CA-46: the display is refilled only after the event.
#[test]
fn ca_46_the_refill_waits_for_the_event() {
    let mut table = Table::set(
        "players 3
         turn 5 seat0 busy
         seat0 hand 1B1L1W1G built 1R1S
         seat1 hand 8O built 1R1S
         display 1R2S1C1K",
    );
    table.play_drawing("seat0 build settlement", EventCard::Robber);
    table.shows(&["phase robber seat1 owes 4", "display 1R1S1C1K"]);
    assert_eq!(table.state.market.pile.total(), 29);
    table.play("seat1 discard 4O").shows(&["phase main"]);
    assert_eq!((table.state.market.display.total(), table.state.market.pile.total()), (5, 28));
    assert_eq!(table.told()[table.told().len() - 2..], ["discarded", "turned_up"]);
}

/// CA-47: a city covers an own visible settlement, the start settlement too, and is worth one point more.
#[test]
fn ca_47_a_city_covers_a_settlement() {
    for (before, after, points) in [("1R1S", "1R1C", 2), ("1R2S", "1R1S1C", 3), ("1R1S1C", "1R2C", 4)] {
        let mut table = seat0("2G3O", before);
        table.play("seat0 build city").shows(&[&format!("seat0 hand 0 built {after}")]);
        assert_eq!(table.points(0), points);
    }
    for built in ["1R1C", "1R2C", "1R metropolis_a"] {
        let mut table = seat0("2G3O", built);
        assert_eq!(table.refused_by("seat0 build city"), "CA-47", "{built}");
        assert_eq!(table.listed(0, "build city"), [""; 0]);
    }
}

/// CA-48: a city on a settlement of the same turn.
#[test]
fn ca_48_a_city_on_a_new_settlement() {
    let mut table = seat0("1B1L1W3G3O", "1R1C");
    assert_eq!(table.refused_by("seat0 build city"), "CA-47");
    table.play_drawing("seat0 build settlement", EventCard::Robber).play("seat0 build city");
    table.shows(&["seat0 hand 0 built 1R2C", "turn 5 seat0 busy"]);
}

/// CA-49: a metropolis covers an own visible city and is worth one point more; one player may have several, and
/// nothing lies on a metropolis.
#[test]
fn ca_49_a_metropolis_covers_a_city() {
    let cases = [("1R1C", "1R metropolis_a", 3), ("1R1C metropolis_a", "1R metropolis_a metropolis_a", 6)];
    for (before, after, points) in cases {
        let mut table = seat0("3W1O", before);
        assert_eq!(table.points(0), points - 1);
        table.play("seat0 build metropolis_a").shows(&[&format!("seat0 hand 0 built {after}")]);
        assert_eq!(table.points(0), points);
    }
    for built in ["1R1S", "1R4S", "1R metropolis_a", "1R1S metropolis_a"] {
        let mut table = seat0("3W1O", built);
        assert_eq!(table.refused_by("seat0 build metropolis_a"), "CA-49", "{built}");
        assert_eq!(table.listed(0, "build metropolis"), [""; 0]);
    }
    assert_eq!(seat0("2G3O", "1R metropolis_a").refused_by("seat0 build city"), "CA-47");
}

/// CA-51: side B lets the builder take any metropolis that is left.
#[test]
fn ca_51_any_metropolis_of_side_b() {
    let all = ["roads", "longest_route", "knights", "largest_knights"];
    for built in all {
        let mut table = Table::set(
            "set metropolis_side=B
             turn 5 seat0 busy
             seat0 hand 6W2O built 1R2C
             display 1R2S1C1K",
        );
        table.play(&format!("seat0 build metropolis_b_{built}"));
        let left: Vec<String> = all
            .iter()
            .filter(|face| **face != built)
            .map(|face| format!("build metropolis_b_{face}"))
            .collect();
        let listed: Vec<String> = table
            .listed(0, "build metropolis")
            .into_iter()
            .filter(|action| !action.contains(" by "))
            .collect();
        assert_eq!(listed, left);
        assert_eq!(table.refused_by(&format!("seat0 build metropolis_b_{built}")), "CA-34");
    }
}

/// CA-52: a knight stays and raises the limit of its owner by one, whatever the robber does.
#[test]
fn ca_52_a_knight_raises_the_limit_for_good() {
    for knights in 0..=6 {
        let limit = 7 + knights;
        let set = |ore: u8| {
            let mut table = Table::set(&format!(
                "turn 5 seat0 busy
                 seat0 hand 1B1L1W1G built 1R1S
                 seat1 hand {ore}O built 1R1S{}
                 display 1R2S1C1K",
                if knights > 0 { format!("{knights}K") } else { String::new() }
            ));
            table.play_drawing("seat0 build settlement", EventCard::Robber);
            table
        };
        if limit <= 13 {
            assert_eq!(set(limit).must_act(), "seat0", "{knights} knights, {limit} cards");
        }
        let cards = limit + 1;
        if cards <= 13 {
            let mut table = set(cards);
            assert_eq!(table.must_act(), "seat1", "{knights} knights, {cards} cards");
            table.play(&format!("seat1 discard {}O", cards / 2));
            assert_eq!(table.state.player(Seat(1)).built.knights, knights);
        }
    }
}
