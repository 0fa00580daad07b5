//! The timeline of a toy game that brings out what real games hardly do: decisions of several people at once, take-backs that
//! make impossible what others did, barriers that come and go. How cheap going back is, is counted here too. Real games are
//! compared in the tests of the catalog.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

mod heap;
mod perft;

use steading_game::{
    CannotChange, CannotRewind, CannotUndo, Change, Game, GameRng, Kept, Seat, Seed, Silent, Timeline, Undo,
    Viewer,
};

use crate::heap::{Action, Heap, State, performed};

const SEATS: [Seat; 3] = [Seat(0), Seat(1), Seat(2)];

/// The slow and obvious way: what counts, played from the start for every question.
#[derive(Clone)]
struct Slow {
    seed: Seed,
    kept: Vec<Kept<Action>>,
}

impl Slow {
    /// The state, and after how many of the steps the last barrier was; nothing if the rules forbid a step.
    fn played(&self) -> Option<(State, usize)> {
        let mut state = Heap::start(&(), self.seed, &mut Silent);
        let mut barrier = 0;
        for (place, kept) in self.kept.iter().enumerate() {
            let closes = match *kept {
                Kept::Decision { seat, action } => {
                    Heap::apply(&mut state, seat, action, &mut Silent).ok()? == Undo::Barrier
                }
                Kept::Reseed { seed } => {
                    let everything = Heap::view(&state, Viewer::Host);
                    state = Heap::determinize(&everything, &mut GameRng::new(seed)).ok()?;
                    true
                }
            };
            if closes {
                barrier = place + 1;
            }
        }
        Some((state, barrier))
    }

    fn undoable(&self, seat: Seat) -> Option<usize> {
        let (_, barrier) = self.played().unwrap();
        let own = |kept: &Kept<Action>| matches!(kept, Kept::Decision { seat: other, .. } if *other == seat);
        self.kept[barrier..].iter().rposition(own).map(|place| barrier + place)
    }

    fn take(&mut self, step: Change<Action>) -> bool {
        let mut next = self.clone();
        match step {
            Change::Decision { seat, action } => next.kept.push(Kept::Decision { seat, action }),
            Change::Reseed { seed } => next.kept.push(Kept::Reseed { seed }),
            Change::Undo { seat } => {
                let Some(own) = self.undoable(seat) else { return false };
                next.kept.remove(own);
            }
            Change::RestartTurn { seat } => {
                let undone = self.take(Change::Undo { seat });
                while self.take(Change::Undo { seat }) {}
                return undone;
            }
            Change::Rewind { decisions, seed } => {
                let is_decision = |kept: &Kept<Action>| matches!(kept, Kept::Decision { .. });
                let mut places = (0..next.kept.len()).filter(|&place| is_decision(&next.kept[place]));
                if let Some(first) = places.nth(decisions) {
                    let later = next.kept.split_off(first);
                    let chance = seed.map(|seed| Kept::Reseed { seed });
                    next.kept.extend(chance.or(later.into_iter().rfind(|kept| !is_decision(kept))));
                } else if next.kept.iter().filter(|kept| is_decision(kept)).count() < decisions {
                    return false;
                } else {
                    next.kept.extend(seed.map(|seed| Kept::Reseed { seed }));
                }
            }
        }
        let possible = next.played().is_some();
        if possible {
            *self = next;
        }
        possible
    }
}

fn any_step(made: usize, rng: &mut GameRng) -> Change<Action> {
    let seat = SEATS[rng.below(3) as usize];
    match rng.below(20) {
        0..=2 => Change::Undo { seat },
        3 => Change::RestartTurn { seat },
        4 => Change::Rewind {
            decisions: rng.below(made as u32 + 2) as usize,
            seed: (rng.below(2) == 0).then(|| rng.seed()),
        },
        5 if rng.below(2) == 0 => Change::Reseed { seed: rng.seed() },
        6 => Change::Decision { seat, action: Action::Roll },
        7 => Change::Decision { seat, action: Action::Knock },
        8..=12 => Change::Decision { seat, action: Action::Take },
        _ => Change::Decision { seat, action: Action::Put },
    }
}

#[test]
fn every_step_leads_where_playing_from_the_start_leads() {
    let (mut refused, mut stood) = (0, 0);
    for number in 0..300 {
        let seed = Seed::from_number(number);
        let mut timeline = Timeline::<Heap>::start(&(), seed);
        let mut slow = Slow { seed, kept: Vec::new() };
        let mut rng = GameRng::new(seed.derive("steps", 0));
        for _ in 0..120 {
            let step = any_step(timeline.decisions().len(), &mut rng);
            let before = timeline.clone();
            let could = matches!(step, Change::Undo { seat } if timeline.can_undo(seat));
            let taken = timeline.take(step, &mut Silent);
            assert_eq!(taken.is_ok(), slow.take(step), "{step:?} after {:?}", slow.kept);
            let (state, _) = slow.played().unwrap();
            assert_eq!(*timeline.state(), state, "{step:?}");
            assert_eq!(timeline.kept().collect::<Vec<_>>(), slow.kept, "{step:?}");
            let decisions = timeline.decisions().len();
            let undoable = slow.kept[slow.played().unwrap().1..].len();
            let revealed = (0..=decisions).filter(|&left| timeline.revealed_since(left)).count();
            assert_eq!(revealed, decisions - undoable, "{step:?} after {:?}", slow.kept);
            for seat in SEATS {
                assert_eq!(timeline.can_undo(seat), slow.undoable(seat).is_some(), "{step:?}: {seat}");
            }
            if taken.is_err() {
                assert_eq!((timeline.state(), timeline.reseeds()), (before.state(), before.reseeds()));
                refused += usize::from(could);
            } else {
                stood += usize::from(could && before.decisions().last() != timeline.decisions().last());
            }
        }
    }
    assert!(refused > 50, "others' decisions stood in the way {refused} times");
    assert!(stood > 50, "others' decisions stayed {stood} times");
}

#[test]
fn what_cannot_be_done_says_why() {
    let mut timeline = Timeline::<Heap>::start(&(), Seed::from_number(1));
    let mut take = |step| timeline.take(step, &mut Silent).unwrap_err();
    assert_eq!(take(Change::Undo { seat: Seat(0) }), CannotChange::Undo(CannotUndo));
    assert_eq!(take(Change::RestartTurn { seat: Seat(0) }), CannotChange::Undo(CannotUndo));
    let error = CannotRewind::NoSuchMoment { decisions: 1, made: 0 };
    assert_eq!(take(Change::Rewind { decisions: 1, seed: None }), CannotChange::Rewind(error));
    let refused = take(Change::Decision { seat: Seat(0), action: Action::Take });
    assert!(matches!(refused, CannotChange::Decision(illegal) if illegal.rule.0 == "HE-1"));
}

/// A high heap leaves no room for other chance: then the game stays where it is.
#[test]
fn nothing_changes_if_chance_cannot_be_taken_along() {
    let mut timeline = Timeline::<Heap>::start(&(), Seed::from_number(6));
    let decide =
        |timeline: &mut Timeline<Heap>, action| timeline.apply(Seat(0), action, &mut Silent).unwrap();
    (0..45).for_each(|_| _ = decide(&mut timeline, Action::Put));
    assert!(timeline.reseed(Seed::from_number(7)).is_err());
    (0..5).for_each(|_| _ = decide(&mut timeline, Action::Take));
    timeline.reseed(Seed::from_number(7)).unwrap();
    (0..5).for_each(|_| _ = decide(&mut timeline, Action::Take));
    let before = timeline.clone();
    assert!(matches!(timeline.rewind(45, None), Err(CannotRewind::Chance(_))));
    assert_eq!((timeline.state(), timeline.reseeds()), (before.state(), before.reseeds()));
    assert!(timeline.kept().eq(before.kept()));
    timeline.rewind(30, None).unwrap();
    assert_eq!(timeline.reseeds(), [(30, Seed::from_number(7))]);
}

/// A game with no barrier in which somebody goes back again and again. Each time a few hundred decisions are made again at most,
/// however long the game is.
#[test]
fn going_back_costs_the_same_in_a_long_game() {
    const LONG: usize = 20_000;
    let mut timeline = Timeline::<Heap>::start(&(), Seed::from_number(2));
    for made in 0..LONG {
        timeline.apply(SEATS[made % 3], Action::Put, &mut Silent).unwrap();
    }
    assert_eq!(performed(), LONG);
    let mut rng = GameRng::new(Seed::from_number(3));
    for _ in 0..50 {
        let left = timeline.decisions().len() - 1 - rng.below(300) as usize;
        timeline.rewind(left, None).unwrap();
        assert!(performed() < 128, "back to {left}");
        assert_eq!(timeline.state().stones as usize, left + 1);
    }
    assert_eq!(timeline.since_barrier(), timeline.decisions().len());
    timeline.apply(Seat(0), Action::Roll, &mut Silent).unwrap();
    assert_eq!(timeline.since_barrier(), 0);
    performed();
    timeline.fork(7_777).unwrap();
    timeline.walk(9_999..=9_999, |_| {});
    assert!(performed() < 2 * 128);
}

/// Many decisions are undone one by one: what is made again on the way back serves the next ones too.
#[test]
fn undoing_a_long_turn_costs_little_for_each_decision() {
    let mut timeline = Timeline::<Heap>::start(&(), Seed::from_number(4));
    for _ in 0..2_000 {
        timeline.apply(Seat(0), Action::Put, &mut Silent).unwrap();
    }
    performed();
    for left in (0..2_000).rev() {
        timeline.undo(Seat(0)).unwrap();
        assert_eq!(timeline.state().stones as usize, left + 1);
    }
    let each = performed() / 2_000;
    assert!(each < 10, "{each} decisions are made again for each that is undone");
}

#[test]
fn a_game_that_begins_with_a_position_goes_back_to_it() {
    let state = State { rng: GameRng::new(Seed::from_number(5)), stones: 9 };
    let mut timeline = Timeline::<Heap>::of_position(state.clone());
    assert_eq!((timeline.seed(), timeline.opening()), (None, &[][..]));
    timeline.apply(Seat(1), Action::Roll, &mut Silent).unwrap();
    timeline.rewind(0, None).unwrap();
    assert_eq!(*timeline.state(), state);
}
