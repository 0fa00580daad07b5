//! Who may know what (chapter 8), row by row of its table.

use steading_catan_cards::{
    CatanCards, DiscardView, DrawReason, Event, EventCard, GivingView, HiddenCards, Phase, PhaseView,
    Resource, State,
};
use steading_game::{Game, GameRng, Seat, Seed, Viewer};

use crate::table::Table;

/// Everybody whose knowledge is limited, in a game of four.
fn viewers() -> Vec<Viewer> {
    Viewer::all(4).collect()
}

/// A turn of seat 0 in a game of four, with this hand for seat 1.
fn table_with(hand: &str) -> Table {
    Table::set(&format!(
        "turn 9 seat0 busy
         seat0 hand 1B1L1W1G2O built 3R1S1C
         seat1 hand {hand} built 1R1S2K
         seat2 hand 3G built 1R2S
         seat3 hand 0 built 1R1S
         discard 1B2G
         display 1R2S1C1K
         events-played robber subsidy"
    ))
}

fn table() -> Table {
    table_with("2W1O")
}

/// CA-24: the cards of a hand are known to its owner, their number to everybody.
#[test]
fn hands_are_secret_and_their_sizes_are_not() {
    let table = table();
    for viewer in viewers() {
        let view = table.viewed_by(viewer);
        for (seat, (size, cards)) in
            [(6, "1B1L1W1G2O"), (3, "2W1O"), (3, "3G"), (0, "0")].into_iter().enumerate()
        {
            let own = viewer == Viewer::Seat(Seat(seat as u8));
            let expected = HiddenCards { size, cards: own.then(|| cards.parse().unwrap()) };
            assert_eq!(view.players[seat].hand, expected, "seat{seat} seen by {viewer}");
        }
    }
}

/// CA-24: another hand behind the same number of cards makes no difference to anybody but its owner.
#[test]
fn nothing_of_a_view_depends_on_other_hands() {
    let (one, other) = (table_with("2W1O"), table_with("1B2L"));
    for viewer in viewers() {
        let same = one.viewed_by(viewer) == other.viewed_by(viewer);
        assert_eq!(same, viewer != Viewer::Seat(Seat(1)), "{viewer}");
    }
}

/// CA-67: built cards, special cards, the flags of the turn, and with them all points are public.
#[test]
fn what_lies_on_the_table_is_public() {
    let mut table = table();
    table.play_all(&["seat0 offer seat1 1W for 1O", "seat1 accept", "seat0 build road"]);
    for viewer in viewers() {
        let view = table.viewed_by(viewer);
        for seat in 0..4 {
            assert_eq!(view.players[seat].built, table.state.players[seat].built, "{viewer}");
            assert_eq!(view.players[seat].points, table.points(seat as u8), "{viewer}");
        }
        assert_eq!([0, 1, 2].map(|seat| view.players[seat].robber_limit), [7, 9, 7], "{viewer}");
        assert_eq!([0, 1, 2].map(|seat| view.players[seat].replacement), [1, 4, 4], "{viewer}");
        assert_eq!(view.specials.longest_trade_route, Some(Seat(0)));
        assert_eq!(view.specials.largest_knight_force, Some(Seat(1)));
        assert_eq!((view.turn.traded, view.turn.replaced), (true, false));
        assert_eq!(view.turn, table.state.turn);
    }
    table.state.turn.traded = false;
    table.state.turn.replaced = true;
    for viewer in viewers() {
        let view = table.viewed_by(viewer);
        assert_eq!((view.turn.traded, view.turn.replaced), (false, true));
    }
}

/// CA-34, CA-51: the display, all faces of the metropolis stack and the sizes of the piles are public.
#[test]
fn the_open_offer_is_public() {
    let table = Table::set(
        "set metropolis_side=B
         turn 9 seat0 busy
         seat0 hand 3W1O built 1R1C
         seat1 hand 0 built 1R metropolis_b_knights
         display 1R2S1C1K",
    );
    for viewer in viewers() {
        let view = table.viewed_by(viewer);
        assert_eq!(view.market.display.to_string(), "1R2S1C1K");
        assert_eq!(view.market.metropolises, table.state.market.metropolises);
        assert_eq!(view.market.metropolises.total(), 3);
        assert_eq!(view.market.pile.total(), 27);
        assert_eq!(view.supply.size, 57);
        assert_eq!(view.events.pile.total(), 7);
    }
}

/// CA-72: nobody knows the order of a face-down pile: no view depends on the generator, and none shows the supply.
#[test]
fn the_order_of_the_piles_is_known_to_nobody() {
    let one = table();
    let mut other = one.clone();
    other.state.rng = GameRng::new(Seed::from_number(1));
    for viewer in viewers().into_iter().chain([Viewer::Host]) {
        assert_eq!(one.viewed_by(viewer), other.viewed_by(viewer), "{viewer}");
    }
    for viewer in viewers() {
        let view = one.viewed_by(viewer);
        assert_eq!(view.supply, HiddenCards { size: one.state.supply.total(), cards: None });
        let json = serde_json::to_string(&view).unwrap();
        assert!(!json.contains(&one.state.rng.to_string()), "{json}");
    }
}

/// CA-32, CA-59, CA-28: payments, robber discards and trades are seen by everybody, card by card.
#[test]
fn payments_discards_and_trades_are_public() {
    let mut table = Table::set(
        "turn 9 seat0 busy
         seat0 hand 2B2L2W1G built 2R1S
         seat1 hand 9O built 1R1S
         display 2R3S",
    );
    table.play_all(&["seat0 offer seat1 1W for 1O", "seat1 accept", "seat0 build road"]);
    table.play_drawing("seat0 build settlement", EventCard::Robber);
    let discard = table.listed(1, "discard").first().unwrap().clone();
    table.play(&format!("seat1 {discard}"));
    let cards = discard.strip_prefix("discard ").unwrap();
    for viewer in viewers() {
        let seen = table.seen_by(viewer);
        let has = |wanted: &dyn Fn(&Event) -> bool| assert!(seen.iter().any(wanted), "{viewer}: {seen:?}");
        has(&|event| matches!(event, Event::Traded { terms, .. } if terms.to_string() == "1W for 1O"));
        has(&|event| matches!(event, Event::Built { paid, .. } if paid.to_string() == "1B1L"));
        has(&|event| matches!(event, Event::Built { paid, .. } if paid.to_string() == "1B1L1W1G"));
        has(&|event| matches!(event, Event::Discarded { cards: seen, .. } if seen.to_string() == cards));
    }
}

/// CA-25, CA-44: both discard piles lie face up.
#[test]
fn discard_piles_are_public() {
    let table = table();
    for viewer in viewers() {
        let view = table.viewed_by(viewer);
        assert_eq!(view.discard.to_string(), "1B2G");
        assert_eq!(EventCard::ALL.map(|event| view.events.discard.count(event)), [1, 0, 0, 1, 0]);
    }
}

/// Everybody sees that `seat` drew `count` cards for this reason, and only `seat` sees which.
fn check_draw(table: &Table, seat: u8, count: u8, reason: DrawReason) {
    let drawn = table.events.iter().find_map(|event| match *event {
        Event::Drew { seat: who, cards, reason: why, .. } if (who, why) == (Seat(seat), reason) => {
            cards.map(|cards| (*event, cards))
        }
        _ => None,
    });
    let Some((told, cards)) = drawn else { panic!("no {reason:?} of seat{seat} in {:?}", table.events) };
    assert_eq!(cards.total(), count);
    for viewer in viewers() {
        let known = (viewer == Viewer::Seat(Seat(seat))).then_some(cards);
        let expected = Event::Drew { seat: Seat(seat), count, cards: known, reason };
        assert_eq!(CatanCards::seen_by(&told, viewer), Some(expected), "{viewer}");
    }
}

/// CA-24, CA-64: what is drawn, for whatever reason, is known to the player who draws.
#[test]
fn draws_are_private() {
    let start = Table::start(4, &[], 1);
    for seat in 0..4 {
        check_draw(&start, seat, 2, DrawReason::Start);
        check_draw(&start, seat, 1, DrawReason::Yield);
    }
    let mut table = table();
    table.play_all(&["seat0 offer seat1 1W for 1O", "seat1 accept"]);
    check_draw(&table, 1, 1, DrawReason::TradeBonus);

    let position = |built: &str| {
        format!(
            "set metropolis_side=B
             turn 9 seat0 busy
             seat0 hand 1B1L4W1G1O built {built}
             display 1R2S1C1K"
        )
    };
    let mut table = Table::set(&position("2R1C"));
    table.play("seat0 build metropolis_b_roads");
    check_draw(&table, 0, 2, DrawReason::Metropolis);
    table.play_all(&["seat0 end", "seat1 end", "seat2 end", "seat3 end"]);
    check_draw(&table, 0, 1, DrawReason::YieldBonus);

    for (event, reason, count) in [
        (EventCard::HarvestFestival, DrawReason::HarvestFestival, 2),
        (EventCard::Subsidy, DrawReason::Subsidy, 2),
        (EventCard::NewYear, DrawReason::NewYear, 1),
    ] {
        let mut table = Table::set(&position("1R1S"));
        table.play_drawing("seat0 build settlement", event);
        check_draw(&table, 0, count, reason);
    }
}

/// CA-60: who gives to whom is public, the donated card is known to these two.
#[test]
fn donated_cards_are_private() {
    let mut table = Table::set(
        "turn 9 seat0 busy
         seat0 hand 1B1L1W1G2O built 1R2S
         seat1 hand 1B built 1R1S
         display 1R2S1C1K",
    );
    table.play_drawing("seat0 build settlement", EventCard::Donation).play("seat0 donate O to seat2");
    let gift = |card| Event::Donated { from: Seat(0), to: Seat(2), card };
    for viewer in viewers() {
        let party = [Viewer::Seat(Seat(0)), Viewer::Seat(Seat(2))].contains(&viewer);
        let seen = table.seen_by(viewer);
        assert!(seen.contains(&gift(party.then_some(Resource::Ore))), "{viewer}: {seen:?}");
        assert_eq!(seen.contains(&gift(Some(Resource::Ore))), party, "{viewer}: {seen:?}");
    }
}

/// CA-N8: offers, also to one seat, calls, answers, counters, proposals and the limits are public.
#[test]
fn the_trade_desk_is_public() {
    let mut table = table();
    let same_for_all = |table: &Table| {
        for viewer in viewers() {
            let view = table.viewed_by(viewer);
            assert_eq!(view.desk, table.state.desk, "{viewer}");
            let question = match table.state.phase {
                Phase::Answering(question) => PhaseView::Answering(question),
                _ => PhaseView::Main,
            };
            assert_eq!(view.phase, question, "{viewer}");
        }
    };
    for action in [
        "seat2 propose 1W for 1G",
        "seat0 offer seat1 1B for 1W",
        "seat1 counter 1B for 1O",
        "seat0 call want 1G",
        "seat1 decline",
        "seat2 counter 1O for 1G",
        "seat2 retract",
        "seat3 decline",
        "seat0 offer all 1O for 1G",
        "seat2 accept",
        "seat0 withdraw",
    ] {
        table.events.clear();
        table.play(action);
        same_for_all(&table);
        for viewer in viewers() {
            assert_eq!(table.seen_by(viewer), table.events, "{action} seen by {viewer}");
        }
    }
}

/// CA-75: what somebody has chosen for the robber only the chooser knows; that it was chosen is public.
#[test]
fn robber_choices_are_secret() {
    let choosing = |discard: &str| {
        let mut table = Table::set(
            "turn 9 seat0 busy
             seat0 hand 0 built 1R1S
             seat1 hand 4W4O built 1R1S
             seat2 hand 8B built 1R1S
             display 1R1S1C1K
             phase robber seat1 owes 4 seat2 owes 4",
        );
        table.play(&format!("seat1 discard {discard}"));
        table
    };
    let (one, other) = (choosing("4W"), choosing("2W2O"));
    for viewer in viewers() {
        let own = viewer == Viewer::Seat(Seat(1));
        let PhaseView::Robber(choices) = one.viewed_by(viewer).phase else { panic!("{}", one.text()) };
        let cards = own.then(|| "4W".parse().unwrap());
        assert_eq!(choices[1], DiscardView::Chosen(HiddenCards { size: 4, cards }), "{viewer}");
        assert_eq!((&choices[0], &choices[2]), (&DiscardView::Safe, &DiscardView::Owes(4)));
        assert_eq!(one.viewed_by(viewer) == other.viewed_by(viewer), !own, "{viewer}");
        assert_eq!(one.seen_by(viewer), [Event::Chose { seat: Seat(1) }]);
        assert_eq!(other.seen_by(viewer), [Event::Chose { seat: Seat(1) }]);
    }
}

/// CA-75: a view with choices of more players than there are seats is refused.
#[test]
fn nobody_chooses_who_has_no_seat() {
    let choosing = |phase: &str| {
        Table::set(&format!(
            "turn 9 seat0 busy
             seat0 hand 8B built 1R2S
             display 1R1S1C1K
             phase {phase}"
        ))
    };
    let determinize = |view| CatanCards::determinize(&view, &mut GameRng::new(Seed::from_number(1)));
    let mut view = choosing("robber seat0 owes 4").viewed_by(Viewer::Spectator);
    let PhaseView::Robber(choices) = &mut view.phase else { panic!("{view:?}") };
    choices.push(DiscardView::Chosen(HiddenCards { size: 4, cards: None }));
    assert!(determinize(view).is_err());
    let mut view = choosing("donation seat0 owes").viewed_by(Viewer::Spectator);
    let PhaseView::Donation(gifts) = &mut view.phase else { panic!("{view:?}") };
    gifts.push(GivingView::Chosen(None));
    assert!(determinize(view).is_err());
}

/// CA-75: what somebody has chosen to donate, and to whom, only the chooser knows until all have chosen.
#[test]
fn donation_choices_are_secret() {
    let choosing = |donate: &str| {
        let mut table = Table::set(
            "turn 9 seat0 busy
             seat0 hand 1W1O built 1R2S
             seat1 hand 1B built 1R2S
             display 1R1S1C1K
             phase donation seat0 owes seat1 owes",
        );
        table.play(&format!("seat0 donate {donate}"));
        table
    };
    let one = choosing("O to seat3");
    for viewer in viewers() {
        let own = viewer == Viewer::Seat(Seat(0));
        let PhaseView::Donation(gifts) = one.viewed_by(viewer).phase else { panic!("{}", one.text()) };
        assert_eq!(gifts[0], GivingView::Chosen(own.then_some((Resource::Ore, Seat(3)))), "{viewer}");
        assert_eq!(gifts[1..], [GivingView::Owes, GivingView::Exempt, GivingView::Exempt]);
        for other in [choosing("W to seat3"), choosing("O to seat2")] {
            assert_eq!(one.viewed_by(viewer) == other.viewed_by(viewer), !own, "{viewer}");
            assert_eq!(other.seen_by(viewer), [Event::Chose { seat: Seat(0) }]);
        }
    }
}

/// CA-N5: a refusal changes no view and is told to nobody.
#[test]
fn refusals_are_private() {
    let mut table = table();
    let before: Vec<_> = viewers().into_iter().map(|viewer| table.viewed_by(viewer)).collect();
    for action in ["seat1 propose 1W for 1B", "seat0 build city", "seat0 offer all 2W for 1O", "seat2 end"] {
        table.refused_by(action);
    }
    let after: Vec<_> = viewers().into_iter().map(|viewer| table.viewed_by(viewer)).collect();
    assert_eq!(before, after);
    assert_eq!(table.events, []);
}

/// CA-76, CA-N5: the legal actions of a seat follow from what that seat sees; who must act, from what all see.
#[test]
fn legal_actions_follow_from_the_own_view() {
    let mut offer = table();
    offer.play("seat0 offer all 1W for 1O");
    let robber = Table::set(
        "turn 9 seat0 busy
         seat0 hand 4W4O built 1R1S
         seat1 hand 4B4L built 1R1S
         seat2 hand 2G built 1R1S
         display 1R1S1C1K
         phase robber seat0 owes 4 seat1 chose 2B2L",
    );
    let donation = Table::set(
        "turn 9 seat0 busy
         seat0 hand 1W1O built 1R2S
         seat1 hand 1B built 1R2S
         display 1R1S1C1K
         phase donation seat0 owes seat1 chose B seat3",
    );
    let mut rng = GameRng::new(Seed::from_number(8));
    let actions = |state: &State, seat: Seat| {
        let mut actions = Vec::new();
        CatanCards::legal_actions(state, seat, &mut actions);
        actions
    };
    for table in [table(), offer, robber, donation] {
        for viewer in viewers() {
            for _ in 0..20 {
                let mut other = table.state.clone();
                CatanCards::scramble(&mut other, viewer, &mut rng);
                assert_eq!(CatanCards::view(&other, viewer), table.viewed_by(viewer), "{viewer}");
                assert_eq!(CatanCards::must_act(&other), CatanCards::must_act(&table.state));
                assert_eq!(CatanCards::may_act(&other), CatanCards::may_act(&table.state));
                if let Viewer::Seat(seat) = viewer {
                    assert_eq!(actions(&other, seat), actions(&table.state, seat), "{viewer}");
                }
            }
        }
    }
}

/// CA-72: what others remember is theirs: a view holds the own memory and what everybody knows.
#[test]
fn memories_are_private() {
    let mut table = table();
    table.play_all(&["seat0 end", "seat1 end"]);
    for viewer in viewers() {
        let view = table.viewed_by(viewer);
        for (observer, knowledge) in view.knowledge.iter().enumerate() {
            let own = viewer == Viewer::Seat(Seat(observer as u8)) || observer == 4;
            assert_eq!(knowledge.is_some(), own, "{viewer} about {observer}");
        }
    }
}
