//! Rulings where the rulebook is silent or says two things (CA-A1 to CA-A24).

use steading_catan_cards::{CatanCards, Event, EventCard, Phase, Side, State};
use steading_game::{Game, Seed, Setup, Silent};

use crate::games;
use crate::table::Table;

/// CA-A1: two players only if the option is set; two start settlements stay in the box, all else is as usual.
#[test]
fn ca_a1_two_players_are_unofficial() {
    let two = Setup::new(CatanCards::info()).players(2);
    assert!(CatanCards::configure(&two).is_err());
    assert!(CatanCards::configure(&two.with("two_players", "false").unwrap()).is_err());
    let table = Table::start(2, &["two_players=true"], 1);
    assert_eq!(table.state.supply.total(), 57 - 2);
    assert_eq!((table.state.market.display.total(), table.state.market.pile.total()), (5, 29));
    assert_eq!([0, 1].map(|seat| (table.hand_size(seat), table.points(seat))), [(3, 1), (3, 1)]);
    let position = |built| {
        format!(
            "players 2\nset two_players=true\nturn 5 seat0\nseat0 hand 0 built {built}\ndisplay 5K\npile 10R10S5C3K"
        )
    };
    assert!(Table::try_set(&position("1R2S")).is_ok());
    assert!(Table::try_set(&position("1R3S")).is_err());
}

/// CA-A2: what cannot be drawn is lost, and nobody is owed anything later.
#[test]
fn ca_a2_lost_draws() {
    let mut table = Table::set(
        "players 3
         turn 9 seat2 busy
         seat0 hand 11B11L built 1R1C
         seat1 hand 14W12G built 1R1S
         seat2 hand 12O built 1R1S
         supply 1O
         display 1R2S1C1K",
    );
    table.play("seat2 end").shows(&["supply 0", "discard 0", "turn 10 seat0 busy"]);
    assert_eq!(table.draws(), "seat0 1");
    table.listen().play("seat0 build road");
    // The two cards just paid are all there is; seat 0 has no claim to the card it missed.
    table.play("seat0 end");
    assert_eq!(table.draws(), "seat1 1, seat2 1");
    table.listen().play("seat1 end").shows(&["turn 12 seat2"]);
    assert_eq!(table.draws(), "");
}

/// CA-A3: trading is possible before, between and after builds, but not during an event; what was received can be
/// used at once.
#[test]
fn ca_a3_when_to_trade() {
    let position = "players 3
                    turn 9 seat0 busy
                    seat0 hand 2B1L2W1G built 1R1S
                    seat1 hand 1L7O built 1R1S
                    display 3R2S";
    let mut table = Table::set(position);
    table.play_drawing("seat0 build settlement", EventCard::Robber).shows(&["phase robber seat1 owes 4"]);
    assert_eq!(table.refused_by("seat0 offer seat1 1W for 1L"), "CA-75");
    assert_eq!(table.refused_by("seat1 propose 1W for 1L"), "CA-N1");
    table.play("seat1 discard 4O");
    table.play_all(&["seat0 offer seat1 1W for 1L", "seat1 accept"]).shows(&["turn 9 seat0 busy traded"]);
    // The lumber is spent in the same turn.
    assert_eq!(table.hand(0), "1B1L");
    table.play("seat0 build road");
    assert_eq!(table.hand(0), "0");
    // The other way round it is a trade after a build.
    let mut table = Table::set(position);
    table.play_all(&["seat0 build road", "seat0 offer seat1 1W for 1L", "seat1 accept", "seat0 build road"]);
    table.shows(&["seat0 hand 1W1G built 3R1S"]);
}

/// CA-A4: at least one card on each side.
#[test]
fn ca_a4_no_gifts() {
    let mut table = trading("");
    for action in ["offer all 1W for 0", "offer seat1 0 for 1O", "offer all 0 for 0"] {
        assert_eq!(table.refused_by(&format!("seat0 {action}")), "CA-A4");
    }
    assert_eq!(table.refused_by("seat1 propose 0 for 1O"), "CA-A4");
    assert_eq!(table.refused_by("seat1 propose 1W for 0"), "CA-A4");
    table.play("seat0 offer all 1W for 1O");
    assert_eq!(table.refused_by("seat1 counter 1W for 0"), "CA-A4");
}

/// CA-A5: a kind may stand on both sides. Chapter on trading, the sentence that any number of resources may be asked for and offered.
#[test]
fn ca_a5_a_kind_may_stand_on_both_sides() {
    for terms in ["1W for 1W", "2W for 1W", "1W1O for 2O"] {
        trading("").play_all(&[&format!("seat0 offer seat1 {terms}"), "seat1 accept"]);
        trading("").play_all(&[&format!("seat1 propose {terms}"), "seat0 choose seat1"]);
    }
    trading("").play_all(&["seat0 offer all 1W for 1O", "seat1 counter 1W for 1W1O"]);
}

/// CA-A5: as commonly played no kind stands on both sides, also where gifts are allowed.
#[test]
fn ca_a5_commonly_no_kind_on_both_sides() {
    trading("set free_trade=true\nset same_kind=false")
        .play_all(&["seat0 offer seat1 1W for 0", "seat1 accept"]);
    for options in ["set same_kind=false", "set readings=common", "set free_trade=true\nset same_kind=false"]
    {
        no_kind_on_both_sides(trading(options));
    }
}

fn no_kind_on_both_sides(mut table: Table) {
    for action in ["offer all 2W for 1W", "offer seat1 1W for 1W", "offer all 1W1O for 2O"] {
        assert_eq!(table.refused_by(&format!("seat0 {action}")), "CA-A5");
    }
    assert_eq!(table.refused_by("seat1 propose 2O for 1O"), "CA-A5");
    table.play("seat0 offer all 1W for 1O");
    assert_eq!(table.refused_by("seat1 counter 1W2O for 1O"), "CA-A5");
}

/// Three players who can trade; the options come first.
fn trading(options: &str) -> Table {
    Table::set(&format!(
        "{options}
         players 3
         turn 9 seat0 busy
         seat0 hand 3W1O built 1R1S
         seat1 hand 1W2O built 1R1S
         display 1R2S1C1K"
    ))
}

/// CA-A6: one required card in one build of a turn, not one in every build, and not two in one.
#[test]
fn ca_a6_one_replacement_in_a_turn() {
    let mut table = Table::set(
        "turn 9 seat0 busy
         seat0 hand 2B2W2G2O built 4R1S
         display 4R1C",
    );
    // Two ore of the city are missing where one can be replaced.
    let mut city = Table::set(
        "turn 9 seat0 busy
         seat0 hand 2W2G1O built 4R1S
         display 4R1C",
    );
    assert_eq!(city.refused_by("seat0 build city O by W"), "CA-32");
    table.play("seat0 build road L by W");
    assert_eq!(table.refused_by("seat0 build road L by G"), "CA-39");
    assert_eq!(table.refused_by("seat0 build city O by W"), "CA-39");
    assert!(table.listed(0, "build").iter().all(|action| !action.contains(" by ")));
}

/// CA-A7: only a card that is missing can be replaced. Chapter on the road, the sentence on what roads make possible, and its example.
#[test]
fn ca_a7_the_card_must_be_missing() {
    let hand = |hand: &str| {
        Table::set(&format!("turn 9 seat0 busy\nseat0 hand {hand} built 3R1S\ndisplay 1R2S1C1K"))
    };
    let mut table = hand("1B1L2W");
    assert_eq!(table.listed(0, "build road"), ["build road"]);
    assert_eq!(table.refused_by("seat0 build road B by W"), "CA-39");
    let mut table = hand("1L2W");
    assert_eq!(table.listed(0, "build road"), ["build road B by W"]);
    table.play("seat0 build road B by W").shows(&["seat0 hand 0 built 4R1S"]);
    // One of three ore is missing, although two are there.
    hand("2W2G2O").play("seat0 build city O by W").shows(&["seat0 hand 0 built 3R1C"]);
}

/// CA-A7: as commonly played a card can be replaced although it is in the hand.
#[test]
fn ca_a7_commonly_the_card_need_not_be_missing() {
    let mut table = Table::set(
        "set missing_only=false
         turn 9 seat0 busy
         seat0 hand 1B1L2W built 3R1S
         display 1R2S1C1K",
    );
    assert_eq!(table.listed(0, "build road"), ["build road", "build road B by W", "build road L by W"]);
    table.play("seat0 build road B by W").shows(&["seat0 hand 1B built 4R1S", "discard 1L2W"]);
}

/// CA-A8: with nothing to build the turn ends and the display stays.
#[test]
fn ca_a8_a_useless_display_stays() {
    let mut table = Table::set(
        "turn 9 seat0 busy
         seat0 hand 9B9L built 1R1C
         display 4C1K",
    );
    assert_eq!(table.listed(0, "build"), [""; 0]);
    for seat in 0..4 {
        table.play(&format!("seat{seat} end")).shows(&["display 4C1K"]);
    }
}

/// CA-A9: a leader without cards gives nothing while the others give; with everybody tied nothing happens; any hand
/// may be given to, and giving is compulsory.
#[test]
fn ca_a9_special_cases_of_the_donation() {
    let set = |hands: [&str; 3], built: [&str; 3]| {
        let mut table = Table::set(&format!(
            "players 3
             turn 9 seat0 busy
             seat0 hand {} built {}
             seat1 hand {} built {}
             seat2 hand {} built {}
             display 1R2S1C1K",
            hands[0], built[0], hands[1], built[1], hands[2], built[2]
        ));
        table.play_drawing("seat0 build settlement", EventCard::Donation);
        table
    };
    // Seat 0 has spent its last card, seat 1 has the same points and gives.
    let mut table = set(["1B1L1W1G", "1O", "9W3G"], ["1R1S", "1R2S", "1R1S"]);
    table.shows(&["phase donation seat1 owes"]);
    assert_eq!(table.refused_by("seat0 end"), "CA-75");
    table.play("seat1 donate O to seat2").shows(&["seat2 hand 9W3G1O built 1R1S", "phase main"]);
    // The only leader has no cards.
    let table = set(["1B1L1W1G", "1O", "9W3G"], ["1R2S", "1R2S", "1R1S"]);
    table.shows(&["phase main", "events-played donation", "seat1 hand 1O built 1R2S"]);
    // Everybody has two points.
    let table = set(["1B1L1W1G2O", "1O", "9W3G"], ["1R1S", "1R2S", "1R1C"]);
    table.shows(&["phase main", "events-played donation", "seat0 hand 2O built 1R2S"]);
}

/// CA-A11: a special card changes hands at once and only to whoever builds, so nobody wins in another one's turn.
#[test]
fn ca_a11_special_cards_go_to_the_builder() {
    let mut table = Table::set(
        "turn 9 seat0 busy
         seat0 hand 1B1L built 3R1S
         seat1 hand 0 built 3R4S
         longest_trade_route seat1
         display 1R2S1C1K",
    );
    table.play("seat0 build road").shows(&["longest_trade_route seat0", "phase main", "turn 9 seat0 busy"]);
    assert_eq!([0, 1].map(|seat| table.points(seat)), [3, 4]);
    let mut taken = 0;
    games::watch(30, |step| {
        for event in &step.events {
            if let Event::SpecialTaken { seat, .. } = event {
                taken += 1;
                assert!(step.is_build() && *seat == step.seat && *seat == step.before.turn.active);
            }
        }
    });
    assert!(taken > 100, "{taken}");
}

/// CA-A12: with the pile empty the display shrinks, and metropolises can still be built.
#[test]
fn ca_a12_the_display_shrinks() {
    let mut table = Table::set(
        "turn 60 seat0 busy
         seat0 hand 3B3L4W1G2O built 1R2S2C
         seat1 hand 0 built 2R2S2C1K
         seat2 hand 0 built 5R4S1K
         seat3 hand 0 built 2R2S1C5K
         display 4R1K
         pile 0",
    );
    assert!(table.allows("seat0 build metropolis_a"));
    table.play("seat0 build knight").shows(&["display 4R", "pile 0", "phase main"]);
    assert_eq!(table.told(), ["built"]);
    for left in ["display 3R", "display 2R", "display 1R"] {
        table.play("seat0 build road").shows(&[left, "pile 0", "phase main"]);
    }
    assert!(table.allows("seat0 build metropolis_a"));
}

/// CA-A12: with three players the display is complete until the winning build.
#[test]
fn ca_a12_three_players_never_run_out() {
    // The whole pile is built and everybody has six points.
    let mut table = Table::set(
        "players 3
         turn 60 seat0 busy
         seat0 hand 1B1L1W1G built 3R2S2C
         seat1 hand 0 built 7R2C
         seat2 hand 0 built 3R2S1C8K
         display 5S
         pile 0",
    );
    assert_eq!([0, 1, 2].map(|seat| table.points(seat)), [6, 6, 6]);
    table.play("seat0 build settlement").shows(&["phase won"]);
    games::watch(30, |step| {
        if step.after.config.players == 3 && matches!(step.after.phase, Phase::Main) {
            assert_eq!(step.after.market.display.total(), 5);
        }
    });
}

/// CA-A13: the start settlement counts at the harvest festival, is a point and can carry a city.
#[test]
fn ca_a13_the_start_settlement_is_a_settlement() {
    let mut table = Table::set(
        "players 3
         turn 9 seat0 busy
         seat0 hand 1B1L1W3G3O built 1R1S
         display 1R2S1C1K",
    );
    assert_eq!(table.points(1), 1);
    table.play_drawing("seat0 build settlement", EventCard::HarvestFestival);
    assert_eq!(table.draws(), "seat0 2, seat1 1, seat2 1");
    let mut table = Table::set(
        "players 3
         turn 9 seat0 busy
         seat0 hand 2G3O built 1R1S
         display 1R2S1C1K",
    );
    table.play("seat0 build city").shows(&["seat0 hand 0 built 1R1C"]);
}

/// CA-A14: the start road is a road: four for one without any other, and the second road built is the third.
#[test]
fn ca_a14_the_start_road_is_a_road() {
    let roads = |state: &State| state.players[0].built.roads;
    assert_eq!(roads(&Table::start(4, &[], 1).state), 1);
    let mut table = Table::set(
        "turn 2 seat0 busy
         seat0 hand 1B2L4W built 1R1S
         display 4R1K",
    );
    assert_eq!(table.listed(0, "build road"), ["build road"]);
    table.play("seat0 build road").shows(&["longest_trade_route nobody"]);
    // With the one just built it is three for one.
    table.play("seat0 build road B by W").shows(&["discard 1B2L3W", "longest_trade_route seat0"]);
    assert_eq!(roads(&table.state), 3);
}

/// CA-A15: the host chooses the side, A unless told, and the other side is not in the game.
#[test]
fn ca_a15_no_mixing_of_sides() {
    let side = |options: &[&str]| Table::start(4, options, 1).state.config.metropolis_side;
    assert_eq!(side(&[]), Side::A);
    assert_eq!(side(&["metropolis_side=B"]), Side::B);
    assert!(Setup::new(CatanCards::info()).with("metropolis_side", "AB").is_err());
    let position = |side: &str, metropolis: &str| {
        format!("set metropolis_side={side}\nturn 9 seat0\nseat0 hand 0 built 1R {metropolis}\ndisplay 5R")
    };
    for (side, metropolis, possible) in [
        ("A", "metropolis_a", true),
        ("A", "metropolis_b_roads", false),
        ("B", "metropolis_a", false),
        ("B", "metropolis_b_roads", true),
    ] {
        assert_eq!(Table::try_set(&position(side, metropolis)).is_ok(), possible, "{side} {metropolis}");
    }
}

/// CA-A16: only a build ends the game with a winner: no yield, no event, no trade.
#[test]
fn ca_a16_only_builds_win() {
    games::watch(60, |step| {
        let won = step.events.iter().position(|event| matches!(event, Event::Won { .. }));
        if let Some(won) = won {
            assert!(step.is_build());
            // Right after the special cards, and last of all.
            let before = &step.events[..won];
            assert!(
                before.iter().all(|event| matches!(event, Event::Built { .. } | Event::SpecialTaken { .. }))
            );
            assert_eq!(won + 1, step.events.len());
        }
        if step.events.iter().any(|event| matches!(event, Event::TurnBegan { .. })) {
            assert!(!matches!(step.after.phase, Phase::Over(_)));
        }
    });
}

/// CA-A17: cities and metropolises yield for the active player only.
#[test]
fn ca_a17_no_yield_of_cities_in_other_turns() {
    let mut table = Table::set(
        "turn 9 seat0 busy
         seat0 hand 0 built 1R2C
         seat1 hand 0 built 1R1S
         seat2 hand 0 built 1R metropolis_a
         seat3 hand 0 built 1R2C
         display 1R2S2K",
    );
    table.play("seat0 end");
    assert_eq!(table.draws(), "seat1 1, seat2 1, seat3 1, seat0 1");
}

/// CA-A18: cities under a metropolis yield nothing.
#[test]
fn ca_a18_covered_cities_do_not_count() {
    let mut table = Table::set(
        "turn 9 seat3 busy
         seat0 hand 0 built 1R1C metropolis_a
         display 1R2S1C1K",
    );
    // One, and one for the visible city and two for the metropolis.
    table.play("seat3 end");
    assert_eq!(table.hand_size(0), 4);
}

/// CA-A19: the partner must draw, even if the robber is the next to come.
#[test]
fn ca_a19_the_bonus_cannot_be_refused() {
    let mut table = Table::set(
        "players 3
         turn 9 seat0 busy
         seat0 hand 1B1L2W1G built 1R1S
         seat1 hand 7O built 1R1S
         display 1R2S1C1K",
    );
    table.play_all(&["seat0 offer seat1 1W for 1O", "seat1 accept"]).shows(&["phase main"]);
    assert_eq!((table.hand_size(1), table.must_act()), (8, "seat0".to_owned()));
    table.play_drawing("seat0 build settlement", EventCard::Robber).shows(&["phase robber seat1 owes 4"]);
}

/// CA-A20: a trade is the cards swapped now. It leaves no obligation behind, and there are no words for one.
#[test]
fn ca_a20_promises_do_not_bind() {
    let mut table = Table::set(
        "players 3
         turn 9 seat0 busy
         seat0 hand 3W built 1R1S
         seat1 hand 2O built 1R1S
         display 1R2S1C1K",
    );
    let public = |table: &Table| -> Vec<String> {
        let moved = ["turn", "seat0", "seat1", "supply", "known", "supply-known", "generator", "desk"];
        let lines = table.text();
        let stays = |line: &&str| !moved.iter().any(|word| line.split(' ').next() == Some(word));
        lines.lines().filter(stays).map(str::to_owned).collect()
    };
    let before = public(&table);
    table.play_all(&["seat0 offer seat1 2W for 1O", "seat1 accept"]);
    assert_eq!(public(&table), before);
    // Whatever seat 1 said then, it may say no in its own turn.
    table.play_all(&["seat0 end", "seat0 propose 1O for 1W", "seat1 withdraw"]);
    for text in ["offer seat1 2W for later", "promise 1O", "offer seat1 2W"] {
        assert!(text.parse::<steading_catan_cards::Action>().is_err());
    }
}

/// Three players hold all cards; nobody can draw.
fn frozen(options: &str, turn: &str, idle: u16) -> Table {
    Table::set(&format!(
        "players 3
         {options}
         turn {turn}
         idle {idle}
         seat0 hand 11B9W built 1R1C
         seat1 hand 11L5W built 1R1C
         seat2 hand 12G13O built 1R1S
         display 1R2S1C1K"
    ))
}

/// CA-A21: three rounds in which nothing happens end the game, or as many as the option says.
#[test]
fn ca_a21_idle_turns_end_the_game() {
    for (options, turns) in [("", 9), ("set idle_rounds=1", 3), ("set idle_rounds=5", 15)] {
        let mut table = frozen(options, "20 seat0", 0);
        for turn in 0..turns {
            table.shows(&["phase main", &format!("idle {turn}")]);
            table.play(&format!("seat{} end", turn % 3));
        }
        table.shows(&["phase stalemate"]);
        assert_eq!(table.told().last().unwrap(), "stalemate");
        // Two points and 20 cards, two points and 16, one point.
        assert_eq!(table.places(), Some(vec![1, 2, 3]));
        assert_eq!(table.refused_by("seat0 end"), "CA-67");
    }
    // A round is a turn of every player.
    let mut table = Table::set(
        "set idle_rounds=1
         turn 20 seat0
         idle 2
         seat0 hand 11B11L14W12G13O built 1R1S
         display 1R2S1C1K",
    );
    table.play("seat0 end").shows(&["phase main", "idle 3"]);
    table.play("seat1 end").shows(&["phase stalemate"]);
}

/// CA-A21: a draw, a trade or a build breaks the row.
#[test]
fn ca_a21_what_is_not_idle() {
    let mut table = frozen("", "20 seat0", 8);
    table.play_all(&["seat0 offer seat1 1B for 1L", "seat1 accept", "seat0 end"]);
    table.shows(&["phase main", "idle 0"]);
    let mut table = frozen("", "20 seat2", 8);
    table.play_all(&["seat2 build city", "seat2 end"]).shows(&["phase main", "idle 0", "turn 21 seat0 busy"]);
    // The paid cards are drawn in the next turn, which is not idle either.
    table.play("seat0 end").shows(&["idle 0"]);
    // Talk is not enough.
    let mut table = frozen("", "20 seat0", 8);
    table
        .play_all(&["seat0 offer seat1 1B for 1L", "seat1 decline", "seat0 end"])
        .shows(&["phase stalemate"]);
    // Passing is not idle while cards are drawn.
    let mut table = Table::start(3, &["idle_rounds=1"], 4);
    for _ in 0..12 {
        let active = table.state.turn.active;
        table.play(&format!("{active} end")).shows(&["phase main", "idle 0"]);
    }
}

/// CA-A21, CA-N16: the guard clears the desk and ends the game; what was left of the limits stays as it was.
#[test]
fn ca_a21_limits_of_the_last_turn_stay() {
    let last = |rules: u32| {
        let options = [("turn_limit", "1")];
        let setup = CatanCards::info().setup_by(rules, Some(3), options).unwrap();
        let config = CatanCards::configure(&setup).unwrap();
        let state = CatanCards::start(&config, Seed::from_number(1), &mut Silent);
        let active = state.turn.active.0;
        let mut table = Table { state, events: Vec::new(), undo: None };
        let others = [1, 2].map(|steps| (active + steps) % 3);
        table.play(&format!("seat{active} call want 1O"));
        table.play_all(&others.map(|seat| format!("seat{seat} decline")).each_ref().map(String::as_str));
        table.play(&format!("seat{active} end")).shows(&["phase stalemate"]);
        table.state.desk.offers_left
    };
    assert_eq!(last(2), 2);
    assert_eq!(last(1), 3, "by the first version the desk was filled up");
}

/// By the first version `free_trade` lifted both bans, a card that is in the hand could be replaced, and a kind stood on one side.
#[test]
fn the_first_version_goes_on() {
    let config = |options: &[(&'static str, &'static str)]| {
        let setup = CatanCards::info().setup_by(1, Some(3), options.iter().copied()).unwrap();
        CatanCards::configure(&setup).unwrap()
    };
    let set = |options: &str| {
        Table::set(&format!(
            "{options}\nplayers 3\nturn 9 seat0 busy\nseat0 hand 1B1L2W built 3R1S\ndisplay 1R2S1C1K"
        ))
    };
    for options in [&[][..], &[("free_trade", "true")]] {
        let mut table = set(if options.is_empty() { "" } else { "set free_trade=true" });
        table.state.config = config(options);
        assert_eq!(table.allows("seat0 offer all 2W for 1W"), !options.is_empty());
        assert_eq!(table.allows("seat0 offer all 2W for 0"), !options.is_empty());
        assert!(table.allows("seat0 build road B by W"));
    }
}

/// CA-A21: turn 400 is the last one, or the turn that the option says.
#[test]
fn ca_a21_the_last_turn() {
    for (options, last) in [("", 400), ("set turn_limit=30", 30), ("set turn_limit=1000", 1000)] {
        let set = |number: u16| {
            Table::set(&format!(
                "{options}\nturn {number} seat0 busy\nseat1 hand 0 built 1R2S\ndisplay 1R2S1C1K"
            ))
        };
        let mut table = set(last - 1);
        table.play("seat0 end").shows(&["phase main", &format!("turn {last} seat1 busy")]);
        table.play("seat1 end").shows(&["phase stalemate"]);
        assert_eq!(table.places().unwrap()[1], 1);
    }
}

/// CA-A22: with `free_trade` one side may be empty, but nothing for nothing is no trade.
#[test]
fn ca_a22_free_trade() {
    for terms in ["1W for 0", "0 for 1O", "3W1O for 0"] {
        let mut table = trading("set free_trade=true");
        table.play_all(&[&format!("seat0 offer seat1 {terms}"), "seat1 accept"]);
        table.shows(&["turn 9 seat0 busy traded"]);
        let mut table = trading("set free_trade=true");
        table.play_all(&[&format!("seat1 propose {terms}"), "seat0 choose seat1"]);
        assert!(!trading("").allows(&format!("seat0 offer seat1 {terms}")));
    }
    let mut table = trading("set free_trade=true");
    assert_eq!(table.refused_by("seat0 offer seat1 0 for 0"), "CA-A22");
    assert_eq!(table.refused_by("seat1 propose 0 for 0"), "CA-A22");
}

/// CA-A23: cards that nobody has can be asked for, as long as the box holds so many.
#[test]
fn ca_a23_at_most_what_the_box_holds() {
    for (most, too_many) in [("11B", "12B"), ("11L", "12L"), ("12G", "13G"), ("13O", "14O")] {
        assert!(trading("").allows(&format!("seat0 offer all 1W for {most}")));
        assert_eq!(trading("").refused_by(&format!("seat0 offer all 1W for {too_many}")), "CA-A23");
        assert!(trading("").allows(&format!("seat0 call want {most}")));
        assert_eq!(trading("").refused_by(&format!("seat0 call want {too_many}")), "CA-A23");
    }
    assert!(trading("").allows("seat0 offer all 1O for 14W"));
    assert_eq!(trading("").refused_by("seat0 offer all 1O for 15W"), "CA-A23");
    // A proposal may ask for cards that the active player does not have.
    assert!(trading("").allows("seat1 propose 11B for 1O"));
    assert_eq!(trading("").refused_by("seat1 propose 12B for 1O"), "CA-A23");
}

/// CA-A24: more than one card can be built in a turn, and after a settlement the refill waits for the event.
#[test]
fn ca_a24_the_overview_card_is_only_an_overview() {
    let mut table = Table::set(
        "turn 9 seat0 busy
         seat0 hand 3B3L2W1G built 1R1S
         seat1 hand 8O built 1R1S
         display 4R1S",
    );
    table.play_all(&["seat0 build road", "seat0 build road"]);
    assert_eq!(table.state.market.display.total(), 5);
    table.play_drawing("seat0 build settlement", EventCard::Robber);
    assert_eq!(table.state.market.display.total(), 4);
    table.play("seat1 discard 4O");
    assert_eq!(table.state.market.display.total(), 5);
}

/// CA-A25: a supply that is used up is made anew when the next card must be drawn; what was paid in between is shuffled in as well.
#[test]
fn ca_a25_the_discard_pile_is_shuffled_when_a_card_must_be_drawn() {
    let mut table = Table::set(
        "players 3
         turn 20 seat0 busy
         seat1 hand 1B1L built 1R1S
         seat2 hand 10B10L11W12G9O built 1R1S
         supply 3W
         discard 4O
         display 1R2S1C1K",
    );
    table.play("seat0 end").shows(&["supply 0", "discard 4O"]);
    table.play("seat1 build road").shows(&["supply 0", "discard 1B1L4O"]);
    assert!(!table.events.contains(&Event::SupplyShuffled));
    table.play("seat1 end").shows(&["discard 0"]);
    assert!(table.events.contains(&Event::SupplyShuffled));
    assert_eq!(table.state.supply.total(), 3);
}
