//! One test for every rule: the position, what is done, and what is there then.

#![allow(clippy::unwrap_used, reason = "what helps tests may panic like tests")]

use steading_conformance::rule_table::{assert_lines, listed, play, set_up, start};
use steading_game::{Game, GameRng, Seat, Seed, Setup, Undo, Viewer, write_position};
use steading_hoard::{Card, Hoard, State};

const ME: Seat = Seat(0);
const OTHER: Seat = Seat(1);

/// Two players in the middle of a calm game; seat 0 is on turn.
const MIDDLE: &str = "
set mood=calm
hand seat0 copper silver gold
hand seat1 copper silver gold
laid seat0 copper silver
laid seat1 copper gold
deck silver gold copper gold silver
turn seat0 0";

/// The last turns: the deck is empty.
const LAST: &str = "
set mood=calm
hand seat0 silver gold gold
hand seat1 silver gold
laid seat0 copper copper copper silver
laid seat1 copper copper gold gold silver silver
deck
turn seat0 0";

#[track_caller]
fn at(position: &str) -> State {
    set_up::<Hoard>(position, Some(2)).unwrap_or_else(|error| panic!("{error}"))
}

/// The position after these actions of `seat` has these lines.
#[track_caller]
fn check(position: &str, seat: Seat, actions: &[&str], lines: &[&str]) -> State {
    let mut state = at(position);
    for action in actions {
        play::<Hoard>(&mut state, seat, action, &mut Vec::new()).unwrap();
    }
    assert_lines(&write_position::<Hoard>(&state), lines);
    state
}

/// After these actions the next one is refused by this rule, with this sentence.
#[track_caller]
fn refused(position: &str, seat: Seat, actions: &[&str], rule: &str, key: &str) {
    let mut state = at(position);
    let (last, first) = actions.split_last().unwrap();
    for action in first {
        play::<Hoard>(&mut state, seat, action, &mut Vec::new()).unwrap();
    }
    let refused = play::<Hoard>(&mut state, seat, last, &mut Vec::new()).unwrap_err();
    assert_eq!((refused.rule.0, refused.message.key), (rule, key));
}

fn points(state: &State, seat: Seat) -> Vec<i32> {
    Hoard::score(state, seat).parts.into_iter().map(|(_, points)| points).collect()
}

/// HO-1: 15 cards, five of each kind; everybody is dealt as many as was agreed.
#[test]
fn the_set_up() {
    let info = Hoard::info();
    assert_eq!((info.players.clone(), info.default_players), (2..=3, 3));
    for (players, cards) in [(2, 3), (3, 3), (2, 2), (3, 4)] {
        let setup = Setup::new(info).players(players).with("mood", "calm").unwrap();
        let (state, _) = start::<Hoard>(&setup.with("cards", &cards.to_string()).unwrap(), 1);
        assert!(state.players.iter().all(|player| player.hand.size() == cards));
        assert_eq!(state.deck.len(), 15 - usize::from(players) * cards);
        for card in Card::ALL {
            let held: u8 = state.players.iter().map(|player| player.hand[card]).sum();
            let left = state.deck.iter().filter(|&&other| other == card).count();
            assert_eq!(usize::from(held) + left, 5, "{card}");
        }
    }
    let things = Hoard::things(&at(MIDDLE).config);
    let printed: Vec<_> = things.iter().map(|thing| (thing.copies, thing.numbers[0].1)).collect();
    assert_eq!(printed, [(Some(5), 1), (Some(5), 2), (Some(5), 5)]);
    refused(MIDDLE, Seat(2), &["knock"], "HO-1", "no-such-seat");
}

/// HO-2: a wild game needs three cards.
#[test]
fn wild_games() {
    let setup =
        |mood, cards| Setup::new(Hoard::info()).with("mood", mood).unwrap().with("cards", cards).unwrap();
    for (mood, cards, possible) in [("wild", "2", false), ("wild", "3", true), ("calm", "2", true)] {
        assert_eq!(Hoard::configure(&setup(mood, cards)).is_ok(), possible, "{mood} {cards}");
    }
}

/// HO-3: up to two cards of the own hand in the own turn.
#[test]
fn laying_out() {
    let state = check(MIDDLE, ME, &["play copper", "play silver"], &["hand seat0 gold", "turn seat0 2"]);
    assert_eq!(points(&state, ME)[0], 2 + 4);
    refused(MIDDLE, ME, &["play copper", "play silver", "play gold"], "HO-3", "enough");
    refused(MIDDLE, ME, &["play silver", "play silver"], "HO-3", "no-such-card");
    refused(MIDDLE, OTHER, &["play copper"], "HO-3", "not-your-turn");
}

/// HO-4: gold covers a copper.
#[test]
fn gold_upon_copper() {
    let state = check(MIDDLE, ME, &["play gold"], &["laid seat0 copper silver gold"]);
    assert_eq!(points(&state, ME)[0], 2 + 5);
    refused(LAST, OTHER, &["play gold"], "HO-3", "not-your-turn");
    check(LAST, ME, &["play gold", "play gold"], &["laid seat0 copper copper copper silver gold gold"]);
    let covered = LAST.replace("turn seat0", "turn seat1");
    refused(&covered, OTHER, &["play gold"], "HO-4", "no-room");
    let [copper, gold] = ["copper", "gold"]
        .map(|id| Hoard::things(&at(LAST).config).into_iter().find(|thing| thing.id.id == id).unwrap());
    assert_eq!((&*gold.cost[0].of[0], &*copper.slots[0].accepts[0]), ("copper", "gold"));
}

/// HO-5: one boast, of 1 to 99 points, while there are cards; it counts if it comes true.
#[test]
fn boasting() {
    let state = check(MIDDLE, ME, &["boast 4", "play copper"], &["boast seat0 4"]);
    assert_eq!(points(&state, ME)[..2], [4, 3]);
    assert_eq!(points(&check(MIDDLE, ME, &["boast 99"], &[]), ME)[..2], [3, 0]);
    refused(MIDDLE, ME, &["boast 4", "boast 5"], "HO-5", "boasted-already");
    refused(MIDDLE, ME, &["boast 100"], "HO-5", "boast-range");
    refused(MIDDLE, ME, &["boast 0"], "HO-5", "boast-range");
    refused(LAST, ME, &["boast 4"], "HO-5", "boast-too-late");
}

/// HO-6: the turn ends with a card, in a wild game also with a die, of which the last roll counts.
#[test]
fn drawing() {
    check(MIDDLE, ME, &["draw"], &["hand seat0 copper silver silver gold", "turn seat1 0"]);
    refused(MIDDLE, ME, &["end"], "HO-6", "deck-not-empty");
    let wild = MIDDLE.replace("set mood=calm", "luck seat0 6");
    assert_eq!(points(&at(&wild), ME)[2], 6);
    let mut rolled = [false; 7];
    for seed in 0..60 {
        let mut state = at(&format!("{wild}\nchance {}", GameRng::new(Seed::from_number(seed))));
        play::<Hoard>(&mut state, ME, "draw", &mut Vec::new()).unwrap();
        rolled[points(&state, ME)[2] as usize] = true;
    }
    assert_eq!(rolled, [false, true, true, true, true, true, true]);
}

/// HO-7: without a deck everybody ends one more turn.
#[test]
fn the_end() {
    refused(LAST, ME, &["draw"], "HO-7", "deck-empty");
    let mut state = check(LAST, ME, &["play silver", "end"], &["turn seat1 0", "ended 1"]);
    assert_eq!(Hoard::outcome(&state), None);
    play::<Hoard>(&mut state, OTHER, "play silver", &mut Vec::new()).unwrap();
    play::<Hoard>(&mut state, OTHER, "end", &mut Vec::new()).unwrap();
    assert_lines(&write_position::<Hoard>(&state), &["over"]);
    // 3 copper and 2 silver against 2 gold and 3 silver.
    assert_eq!([ME, OTHER].map(|seat| Hoard::score(&state, seat).total()), [7, 16]);
    assert_eq!(Hoard::outcome(&state).unwrap().places(), [2, 1]);
    let refused = play::<Hoard>(&mut state, ME, "knock", &mut Vec::new()).unwrap_err();
    assert_eq!((refused.rule.0, refused.message.key), ("HO-7", "game-over"));
}

/// HO-8: whoever is not on turn knocks once.
#[test]
fn knocking() {
    assert_eq!(listed::<Hoard>(&at(MIDDLE), OTHER), ["knock"]);
    let state = check(MIDDLE, OTHER, &["knock"], &["knocked seat1", "turn seat0 0"]);
    assert_eq!(listed::<Hoard>(&state, OTHER), [""; 0]);
    refused(MIDDLE, OTHER, &["knock", "knock"], "HO-8", "knocked-already");
    refused(MIDDLE, ME, &["knock"], "HO-8", "knock-on-turn");
}

/// HO-9: hands and deck are hidden, and what is drawn cannot be given back.
#[test]
fn what_is_seen() {
    let mut state = at(MIDDLE);
    let seen = |state: &State, viewer, seat: Seat| Hoard::view(state, viewer).players[seat.index()].hand;
    assert!(seen(&state, Viewer::Seat(ME), ME).is_some());
    assert!(seen(&state, Viewer::Seat(ME), OTHER).is_none() && seen(&state, Viewer::Spectator, ME).is_none());
    assert_eq!(Hoard::view(&state, Viewer::Seat(ME)).deck, None);
    let mut events = Vec::new();
    let laid = play::<Hoard>(&mut state, ME, "play copper", &mut events).unwrap();
    let drawn = play::<Hoard>(&mut state, ME, "draw", &mut events).unwrap();
    assert_eq!((laid, drawn), (Undo::Allowed, Undo::Barrier));
    let told = |viewer| Hoard::describe(&Hoard::seen_by(&events[1], viewer).unwrap()).key;
    assert_eq!(told(Viewer::Seat(ME)), "event-drew-card");
    assert_eq!(told(Viewer::Seat(OTHER)), "event-drew");
}

/// HO-10: a clock draws a card, or ends the turn.
#[test]
fn running_out_of_time() {
    let played = |position| {
        [ME, OTHER].map(|seat| Hoard::timeout_action(&at(position), seat).map(|action| action.to_string()))
    };
    assert_eq!(played(MIDDLE), [Some("draw".to_owned()), None]);
    assert_eq!(played(LAST), [Some("end".to_owned()), None]);
}
