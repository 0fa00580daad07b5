//! What is listed of all that may be said (CA-N17).

use std::collections::BTreeSet;

use steading_catan_cards::{Action, Cards, CatanCards, Resource, Terms};
use steading_game::{Game, GameRng, Seat, Seed, Silent};

use crate::table::Table;

/// The 60 listed terms: two different kinds in the numbers 1:1, 2:1 and 1:2.
fn all_terms() -> Vec<Terms> {
    let mut all = Vec::new();
    for given in Resource::ALL {
        for wanted in Resource::ALL.into_iter().filter(|&wanted| wanted != given) {
            for (give, want) in [(1, 1), (2, 1), (1, 2)] {
                all.push(Terms { give: Cards::of(given, give), want: Cards::of(wanted, want) });
            }
        }
    }
    assert_eq!(all.len(), 60);
    all
}

/// The listed actions of `seat` that begin with `beginning` must be these terms, each once.
#[track_caller]
fn check_listed(table: &Table, seat: u8, beginning: &str, holds: impl Fn(&Terms) -> bool) {
    let listed = table.listed(seat, beginning);
    let expected = all_terms().into_iter().filter(holds).map(|terms| format!("{beginning} {terms}"));
    let expected: BTreeSet<String> = expected.collect();
    assert_eq!(listed.len(), expected.len(), "{listed:?}");
    assert_eq!(listed.into_iter().collect::<BTreeSet<_>>(), expected);
}

const HANDS: [&str; 6] = ["0", "1B", "2W1O", "1B1L1W1G1O", "3G", "2B2L2W2G2O"];

/// A desk where seat 0 is active and seats 0 and 1 hold these cards.
fn with_hands(active: &str, other: &str, more: &str) -> Table {
    Table::set(&format!(
        "{more}
         turn 7 seat0 busy
         seat0 hand {active} built 1R1S
         seat1 hand {other} built 1R1S
         seat2 hand 1L1G built 1R1S
         display 2R1S1C1K"
    ))
}

/// CA-N17: offers are those listed terms that the hand covers, to all only; free trade changes nothing.
#[test]
fn ca_n17_listed_offers() {
    for hand in HANDS {
        let owned: Cards = hand.parse().unwrap();
        for option in ["", "set free_trade=true"] {
            let table = with_hands(hand, "0", option);
            check_listed(&table, 0, "offer all", |terms| owned.contains(terms.give));
            assert_eq!(table.listed(0, "offer").len(), table.listed(0, "offer all").len());
        }
        let spent = with_hands(hand, "0", "desk 0 2 2 2 2");
        assert!(spent.listed(0, "offer").is_empty() && spent.listed(0, "call").is_empty());
    }
}

/// CA-N17: calls name one card: each kind as want, each owned kind as give.
#[test]
fn ca_n17_listed_calls() {
    for hand in HANDS {
        let owned: Cards = hand.parse().unwrap();
        let wants = Resource::ALL.map(|kind| format!("call want 1{}", kind.letter()));
        let gives = owned.kinds().map(|kind| format!("call give 1{}", kind.letter()));
        let expected: Vec<String> = wants.into_iter().chain(gives).collect();
        assert_eq!(with_hands(hand, "0", "").listed(0, "call"), expected);
    }
}

/// CA-N17: counters are those listed terms whose want the hand covers, without the offer itself.
#[test]
fn ca_n17_listed_counters() {
    for hand in HANDS {
        let owned: Cards = hand.parse().unwrap();
        for option in ["", "set free_trade=true"] {
            let mut offer = with_hands("4W", hand, option);
            offer.play("seat0 offer all 1W for 1O");
            check_listed(&offer, 1, "counter", |terms| {
                owned.contains(terms.want) && terms.to_string() != "1W for 1O"
            });
            let mut call = with_hands("4W", hand, option);
            call.play("seat0 call want 1O");
            check_listed(&call, 1, "counter", |terms| owned.contains(terms.want));
        }
        let mut spent = with_hands("4W", hand, "desk 3 2 0 2 2");
        spent.play("seat0 call want 1O");
        assert!(spent.listed(1, "counter").is_empty());
    }
}

/// CA-N17: proposals are those listed terms whose want the hand covers, without what stands already.
#[test]
fn ca_n17_listed_proposals() {
    for hand in HANDS {
        let owned: Cards = hand.parse().unwrap();
        for option in ["", "set free_trade=true"] {
            check_listed(&with_hands("0", hand, option), 1, "propose", |terms| owned.contains(terms.want));
        }
        if hand != "0" {
            let kind = owned.kinds().next().unwrap().letter();
            let other = if kind == 'B' { 'L' } else { 'B' };
            let standing = format!("1{other} for 1{kind}");
            let mut table = with_hands("0", hand, "");
            table.play(&format!("seat1 propose {standing}"));
            check_listed(&table, 1, "propose", |terms| {
                owned.contains(terms.want) && terms.to_string() != standing
            });
        }
        assert!(with_hands("0", hand, "desk 3 2 0 2 2").listed(1, "propose").is_empty());
    }
}

/// CA-N17: accept, decline, choose, withdraw and retract are listed exactly when they are legal.
#[test]
fn ca_n17_short_answers_are_listed_when_legal() {
    let mut rng = GameRng::new(Seed::from_number(17));
    let mut legal = BTreeSet::new();
    for game in 0..200 {
        let more = if game % 2 == 0 { "" } else { "set free_trade=true" };
        let mut state = with_hands("1B3W", "1B1G2O", more).state;
        for _ in 0..30 {
            for seat in Seat::all(4) {
                let mut listed = Vec::new();
                CatanCards::legal_actions(&state, seat, &mut listed);
                let short = [Action::Accept, Action::Decline, Action::Withdraw, Action::Retract];
                for action in short.into_iter().chain(Seat::all(4).map(Action::Choose)) {
                    let allowed = CatanCards::check(&state, seat, action).is_ok();
                    assert_eq!(listed.contains(&action), allowed, "{seat} {action}");
                    if allowed {
                        legal.insert(action.to_string());
                    }
                }
            }
            let seats: Vec<Seat> = CatanCards::may_act(&state).iter().collect();
            let seat = *rng.pick(&seats).unwrap();
            let mut actions = Vec::new();
            CatanCards::legal_actions(&state, seat, &mut actions);
            let action = *rng.pick(&actions).unwrap();
            CatanCards::apply(&mut state, seat, action, &mut Silent).unwrap();
        }
    }
    assert_eq!(legal.len(), 4 + 4, "every one of them was legal at some time: {legal:?}");
}
