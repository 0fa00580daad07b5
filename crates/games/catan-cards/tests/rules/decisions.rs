//! What is asked of whom, and how it is written down (CA-74 to CA-77).

use steading_catan_cards::{Action, CatanCards, EventCard, Phase};
use steading_game::{Game, GameRng, Seat, Seed, Viewer};

use crate::games;
use crate::table::Table;

/// The first words of what a seat can do, each once.
fn kinds(table: &Table, seat: u8) -> Vec<String> {
    let mut kinds: Vec<String> =
        table.listed(seat, "").iter().map(|action| action.split(' ').next().unwrap().to_owned()).collect();
    kinds.dedup();
    kinds
}

/// CA-74: who must act, who may, and what: phase by phase.
#[test]
fn ca_74_the_phases() {
    let mut table = Table::set(
        "turn 9 seat0 busy
         seat0 hand 2B2L2W1G built 1R2S
         seat1 hand 1O built 1R1S
         seat2 hand 8O built 1R1S
         display 1R2S1C1K",
    );
    let none: [&str; 0] = [];
    // Main: the active player; whoever holds a card may propose.
    assert_eq!((table.must_act(), table.may_act()), ("seat0".into(), "seat0, seat1, seat2".to_owned()));
    assert_eq!(kinds(&table, 0), ["build", "offer", "call", "end"]);
    assert_eq!(kinds(&table, 1), ["propose"]);
    assert_eq!(kinds(&table, 3), none);
    table.play("seat1 propose 1W for 1O");
    assert_eq!(kinds(&table, 0), ["build", "offer", "call", "choose", "withdraw", "end"]);
    assert_eq!(kinds(&table, 1), ["retract", "propose"]);

    // Answering: everybody who was asked, in any order; the active player may choose or withdraw.
    table.play("seat0 offer all 1W for 1O");
    assert_eq!(
        (table.must_act(), table.may_act()),
        ("seat1, seat2, seat3".into(), "seat0, seat1, seat2, seat3".to_owned())
    );
    assert_eq!(kinds(&table, 0), ["withdraw"]);
    assert_eq!(kinds(&table, 1), ["accept", "decline", "counter"]);
    assert_eq!(kinds(&table, 3), ["decline"]);
    table.play("seat2 accept");
    assert_eq!(table.must_act(), "seat1, seat3");
    assert_eq!(table.may_act(), "seat0, seat1, seat2, seat3");
    assert_eq!(kinds(&table, 0), ["choose", "withdraw"]);
    assert_eq!(kinds(&table, 2), ["retract"]);
    table.play("seat1 decline");
    assert_eq!((table.must_act(), table.may_act()), ("seat3".into(), "seat0, seat2, seat3".to_owned()));
    table.play("seat3 decline");
    assert_eq!((table.must_act(), table.line("phase")), ("seat0".into(), "phase main".to_owned()));

    // Robber and donation: who has not chosen, and nobody else.
    table.play_drawing("seat0 build settlement", EventCard::Robber);
    assert_eq!((table.must_act(), table.may_act()), ("seat2".into(), "seat2".to_owned()));
    assert_eq!(kinds(&table, 2), ["discard"]);
    assert_eq!([0, 1, 3].map(|seat| kinds(&table, seat).len()), [0, 0, 0]);
    table.play("seat2 discard 4O").shows(&["phase main"]);
    table = Table::set(
        "turn 9 seat0 busy
         seat0 hand 2B2L2W1G built 1R2S
         seat1 hand 1O built 1R3S
         display 1R2S1C1K",
    );
    table.play_drawing("seat0 build settlement", EventCard::Donation);
    assert_eq!((table.must_act(), table.may_act()), ("seat0, seat1".into(), "seat0, seat1".to_owned()));
    assert_eq!(kinds(&table, 1), ["donate"]);
    assert_eq!(kinds(&table, 2), none);

    // Over: nobody.
    table = Table::set(
        "turn 9 seat0 busy
         seat0 hand 2G3O built 1R2S2C
         seat1 hand 1O built 1R1S
         display 1R2S1C1K",
    );
    table.play("seat0 build city");
    assert_eq!((table.must_act(), table.may_act()), ("nobody".into(), "nobody".to_owned()));
    assert_eq!([0, 1, 2, 3].map(|seat| kinds(&table, seat).len()), [0, 0, 0, 0]);
}

/// CA-74: those who must act can, those who may act can, and nobody else.
#[test]
fn ca_74_must_and_may_agree_with_the_actions() {
    games::watch(20, |step| {
        let (must, may) = (CatanCards::must_act(&step.after), CatanCards::may_act(&step.after));
        for seat in step.after.seats() {
            let mut actions = Vec::new();
            CatanCards::legal_actions(&step.after, seat, &mut actions);
            assert_eq!(!actions.is_empty(), may.contains(seat), "{seat} after {}", step.action);
            assert!(may.contains(seat) || !must.contains(seat));
        }
    });
}

/// CA-75: choices are secret, final and carried out together; then the card is put away and the turn goes on.
#[test]
fn ca_75_choices_are_carried_out_together() {
    let after = |first_choice: &str| {
        let mut table = Table::set(
            "turn 9 seat0 busy
             seat0 hand 1B1L1W1G built 1R1S
             seat1 hand 4B5O built 1R1S
             seat2 hand 8W built 1R1S
             display 1R2S1C1K",
        );
        table.play_drawing("seat0 build settlement", EventCard::Robber).play(first_choice);
        table
    };
    let mut table = after("seat1 discard 1B3O");
    table.shows(&["seat1 hand 4B5O built 1R1S", "discard 1B1L1W1G", "display 1R1S1C1K", "events-played"]);
    assert_eq!(table.state.events.pile.total(), 6);
    assert_eq!(table.must_act(), "seat2");
    assert_eq!(table.refused_by("seat1 discard 4O"), "CA-75");
    for action in ["end", "build road", "offer all 1W for 1O"] {
        assert_eq!(table.refused_by(&format!("seat0 {action}")), "CA-75");
    }
    // Nobody else can tell what was chosen; that something was is public.
    let other = after("seat1 discard 4B");
    for viewer in [0, 2, 3] {
        assert_eq!(table.view(viewer), other.view(viewer));
    }
    assert_ne!(table.view(1), other.view(1));
    assert_eq!(table.told().last().unwrap(), "chose");

    table.listen().play("seat2 discard 4W");
    assert_eq!(table.told(), ["chose", "discarded", "discarded", "turned_up"]);
    table.shows(&[
        "seat1 hand 3B2O built 1R1S",
        "seat2 hand 4W built 1R1S",
        "discard 2B1L5W1G3O",
        "events-played robber",
        "phase main",
    ]);
    assert_eq!(table.must_act(), "seat0");
}

/// CA-75: a donation likewise.
#[test]
fn ca_75_gifts_are_carried_out_together() {
    let mut table = Table::set(
        "turn 9 seat0 busy
         seat0 hand 1B1L2W1G built 1R1S
         seat1 hand 1G1O built 1R2S
         display 1R2S1C1K",
    );
    table.play_drawing("seat0 build settlement", EventCard::Donation);
    table.play("seat1 donate O to seat2");
    table.shows(&["seat1 hand 1G1O built 1R2S", "phase donation seat0 owes seat1 chose O seat2"]);
    assert_eq!(table.refused_by("seat1 donate G to seat3"), "CA-75");
    assert_eq!(table.state.market.display.total(), 4);
    table.play("seat0 donate W to seat2").shows(&[
        "seat1 hand 1G built 1R2S",
        "seat2 hand 1W1O built 1R1S",
        "phase main",
        "events-played donation",
    ]);
    assert_eq!(table.state.market.display.total(), 5);
}

/// CA-76: a choice with one possibility is asked; a seat with nothing to do is not.
#[test]
fn ca_76_who_is_asked() {
    let mut table = Table::set(
        "turn 9 seat0 busy
         seat0 hand 1B1L1W1G built 1R1S
         seat1 hand 8O built 1R1S
         seat2 hand 7W built 1R1S
         display 1R2S1C1K",
    );
    table.play_drawing("seat0 build settlement", EventCard::Robber);
    assert_eq!(table.must_act(), "seat1");
    assert_eq!(table.listed(1, ""), ["discard 4O"]);

    let mut table = Table::set(
        "players 3
         turn 9 seat0 busy
         seat0 hand 1B1L1W1G built 1R2S
         seat1 hand 1O built 1R3S
         seat2 hand 5W built 1R1S
         display 1R2S1C1K",
    );
    table.play_drawing("seat0 build settlement", EventCard::Donation);
    assert_eq!(table.must_act(), "seat1", "a leader without cards gives nothing");
    assert_eq!(table.listed(1, ""), ["donate O to seat2"]);
}

/// CA-76: who must act follows from what everybody can see.
#[test]
fn ca_76_who_must_act_is_public() {
    let mut rng = GameRng::new(Seed::from_number(76));
    let mut choosing = 0;
    games::watch(20, |step| {
        for viewer in [Viewer::Spectator, Viewer::Seat(Seat(0)), Viewer::Seat(Seat(2))] {
            let mut guess = step.after.clone();
            CatanCards::scramble(&mut guess, viewer, &mut rng);
            assert_eq!(CatanCards::must_act(&guess), CatanCards::must_act(&step.after));
        }
        choosing += u32::from(matches!(step.after.phase, Phase::Robber(_) | Phase::Donation(_)));
    });
    assert!(choosing > 20, "{choosing}");
}

/// CA-77: every form of the notation is read, and written back as it was.
#[test]
fn ca_77_the_notation() {
    let forms = [
        "build road",
        "build settlement",
        "build city",
        "build knight",
        "build settlement G by W",
        "build city O by B",
        "build knight W by L",
        "build metropolis_a",
        "build metropolis_a W by O",
        "build metropolis_b_roads",
        "build metropolis_b_longest_route",
        "build metropolis_b_knights",
        "build metropolis_b_largest_knights",
        "offer all 2W for 1O",
        "offer seat2 2W for 1O",
        "offer seat0 1B3W for 1L2G3O",
        "offer all 11B11L14W12G13O for 0",
        "call want 1O",
        "call give 2W",
        "accept",
        "decline",
        "counter 2W for 1O",
        "propose 2W for 1O",
        "propose 0 for 1O",
        "retract",
        "choose seat2",
        "withdraw",
        "discard 2W1O",
        "discard 1B3W",
        "discard 0",
        "donate W to seat2",
        "end",
    ];
    for text in forms {
        assert_eq!(text.parse::<Action>().map(|action| action.to_string()).as_deref(), Ok(text));
    }
    for letter in ["B", "L", "W", "G", "O"] {
        for seat in ["seat0", "seat1", "seat2", "seat3"] {
            let text = format!("donate {letter} to {seat}");
            assert_eq!(text.parse::<Action>().unwrap().to_string(), text);
        }
    }
    let refused = [
        "",
        " end",
        "end ",
        "End",
        "pass",
        "end turn",
        "build",
        "build castle",
        "build metropolis",
        "build road ",
        "build road B",
        "build road B by",
        "build road B by B",
        "build road B with W",
        "build road b by w",
        "build road X by W",
        "offer 2W for 1O",
        "offer all 2W",
        "offer all 2W 1O",
        "offer all for 1O",
        "offer all 1W2B for 1O",
        "offer all W for O",
        "offer all 2W1W for 1O",
        "offer all 0W for 1O",
        "offer player2 2W for 1O",
        "call 1O",
        "call want",
        "call want 1O give 2W",
        "call wants 1O",
        "accept seat2",
        "counter 2W",
        "propose 1O",
        "choose",
        "choose 2",
        "choose seat",
        "discard",
        "discard 1O2W",
        "discard 2w",
        "donate W",
        "donate 1W to seat2",
        "donate W seat2",
        "donate W to 2",
    ];
    for text in refused {
        assert!(text.parse::<Action>().is_err(), "`{text}`");
    }
}

/// CA-77: whatever can be done can be written down and read again.
#[test]
fn ca_77_every_action_has_a_text() {
    games::watch(5, |step| {
        for seat in step.after.seats() {
            let mut actions = Vec::new();
            CatanCards::legal_actions(&step.after, seat, &mut actions);
            for action in actions {
                assert_eq!(action.to_string().parse(), Ok(action));
            }
        }
    });
}
