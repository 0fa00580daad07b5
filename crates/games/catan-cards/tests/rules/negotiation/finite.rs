//! Negotiations end, and every trade can be reached (CA-N18).

use std::collections::BTreeMap;

use steading_catan_cards::{Action, Addressee, Cards, CatanCards, Phase, State};
use steading_game::{Game, GameRng, Seat, Seed, Silent};

use crate::table::Table;

const PLAYERS: usize = 4;
const OFFERS: usize = 3;
const PROPOSALS: usize = 2;

/// How often each kind of action is possible in a turn.
fn bounds() -> BTreeMap<&'static str, usize> {
    let others = PLAYERS - 1;
    BTreeMap::from([
        ("offers and calls", OFFERS),
        ("answers", others * OFFERS),
        ("proposals", others * PROPOSALS),
        ("retractions", others * (OFFERS + PROPOSALS)),
        ("withdrawals", OFFERS + others * PROPOSALS),
        ("choices", 1),
    ])
}

fn kind(action: Action) -> Option<&'static str> {
    match action {
        Action::Offer { .. } | Action::Call(_) => Some("offers and calls"),
        Action::Accept | Action::Counter(_) | Action::Decline => Some("answers"),
        Action::Propose(_) => Some("proposals"),
        Action::Retract => Some("retractions"),
        Action::Withdraw => Some("withdrawals"),
        Action::Choose(_) => Some("choices"),
        Action::Build { .. } | Action::Discard(_) | Action::Donate { .. } | Action::End => None,
    }
}

fn everybody_rich() -> Table {
    Table::set(
        "turn 7 seat0 busy
         seat0 hand 2B2L2W2G2O built 1R1S
         seat1 hand 2B2L2W2G2O built 1R1S
         seat2 hand 2B2L2W2G2O built 1R1S
         seat3 hand 2B2L2W2G2O built 1R1S
         display 2R1S1C1K",
    )
}

/// What can still be said at the desk; offers to all are sometimes made to one.
fn speeches(state: &State, rng: &mut GameRng) -> Vec<(Seat, Action)> {
    let mut all = Vec::new();
    for seat in CatanCards::may_act(state).iter() {
        let mut actions = Vec::new();
        CatanCards::legal_actions(state, seat, &mut actions);
        let mut mine: Vec<Action> = actions.into_iter().filter(|&action| kind(action).is_some()).collect();
        // One of many equal ones, so that everybody and every kind of action has a chance.
        rng.shuffle(&mut mine);
        let mut kinds = Vec::new();
        for action in mine {
            if !kinds.contains(&kind(action)) {
                kinds.push(kind(action));
                all.push((seat, action));
            }
        }
    }
    all
}

/// CA-N18: with four players and the usual limits a turn has at most 43 actions at the desk, whatever is said.
#[test]
fn ca_n18_a_negotiation_ends() {
    let bounds = bounds();
    assert_eq!(bounds.values().sum::<usize>(), 43);
    let mut rng = GameRng::new(Seed::from_number(18));
    for round in 0..3000 {
        let mut state = everybody_rich().state;
        let mut spoken: BTreeMap<&str, usize> = BTreeMap::new();
        loop {
            let mut speeches = speeches(&state, &mut rng);
            // The trade ends the negotiation, so it is put off in most of them.
            if round % 4 != 0 && speeches.len() > 1 {
                speeches.retain(|(_, action)| !matches!(action, Action::Choose(_)));
            }
            let Some(&(seat, mut action)) = rng.pick(&speeches) else { break };
            if let Action::Offer { to, .. } = &mut action
                && round % 4 == 0
            {
                *to = Addressee::Seat(Seat(1 + rng.below(3) as u8));
            }
            CatanCards::apply(&mut state, seat, action, &mut Silent).unwrap();
            *spoken.entry(kind(action).unwrap()).or_default() += 1;
            for (kind, count) in &spoken {
                assert!(*count <= bounds[kind], "{spoken:?}");
            }
            assert!(spoken.values().sum::<usize>() <= 43);
            for seat in state.seats() {
                if let Some(terms) = state.desk.standing[seat.index()] {
                    assert!(state.player(seat).hand.contains(terms.want), "promises are covered (CA-N7)");
                }
            }
        }
        assert_eq!(state.phase, Phase::Main, "the turn goes on");
        assert_eq!(state.turn.active, Seat(0));
    }
}

/// CA-N18: talking as long as possible, everybody has nothing left to say in the end.
#[test]
fn ca_n18_the_longest_talk() {
    let mut table = everybody_rich();
    let mut said = 0;
    for _ in 0..OFFERS {
        table.play("seat0 offer all 1W for 1O");
        said += 1;
        for seat in 1..PLAYERS {
            table.play_all(&[&format!("seat{seat} accept"), &format!("seat{seat} retract")]);
            said += 2;
        }
    }
    for seat in 1..PLAYERS {
        for _ in 0..PROPOSALS {
            table.play_all(&[&format!("seat{seat} propose 1W for 1O"), "seat0 withdraw"]);
            said += 2;
        }
    }
    assert_eq!(said, 33);
    assert_eq!(table.may_act(), "seat0");
    assert!(table.listed(0, "").iter().all(|action| action.starts_with("build ") || action == "end"));
    for action in ["seat0 offer seat1 1W for 1O", "seat0 call want 1O", "seat1 propose 1W for 1O"] {
        assert_eq!(table.refused_by(action), "CA-N10");
    }
}

/// Everything but nothing that can be taken out of `hand`.
fn parts(hand: Cards) -> Vec<Cards> {
    let mut parts = Vec::new();
    for size in 1..=hand.total() {
        hand.for_each_choice(size, &mut |part| parts.push(part));
    }
    parts
}

/// CA-N18: every pair of terms with every partner is one offer to that seat and one accept away.
#[test]
fn ca_n18_every_trade_can_be_reached() {
    let start = Table::set(
        "turn 7 seat0 busy
         seat0 hand 1B2W1O built 1R1S
         seat1 hand 2L1G built 1R1S
         seat2 hand 1B1G2O built 1R1S
         seat3 hand 3W built 1R1S
         display 2R1S1C1K",
    );
    let mut reached = [0; 4];
    let own = start.state.player(Seat(0)).hand;
    for partner in 1..=3 {
        let theirs = start.state.player(Seat(partner)).hand;
        for give in parts(own) {
            for want in parts(theirs).into_iter().filter(|want| want.is_disjoint(give)) {
                let mut table = start.clone();
                table.play(&format!("seat0 offer seat{partner} {give} for {want}"));
                table.play(&format!("seat{partner} accept"));
                assert!(table.state.turn.traded);
                assert_eq!(table.state.player(Seat(0)).hand, own.minus(give).plus(want));
                let partners = theirs.minus(want).plus(give);
                assert!(table.state.player(Seat(partner)).hand.contains(partners));
                reached[usize::from(partner)] += 1;
            }
        }
    }
    // Of the 11 parts of 1B2W1O two are wool alone, three each have brick, ore or both beside any wool.
    assert_eq!(reached, [0, 11 * 5, 2 * 11 + 3 * 5 + 3 * 3 + 3, 3 * 3]);
}
