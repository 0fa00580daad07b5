//! Timelines of all games against the slow and obvious way: forget what was taken back, and play the rest from the start.

#![allow(clippy::unwrap_used, reason = "a test that cannot go on fails")]

use steading_game::{AnyGame, AnyTable, Change, GameRng, Kept, Seat, Seed, Setup, Undo, Viewer};

/// What counts, and nothing else.
#[derive(Clone)]
struct Slow {
    game: &'static dyn AnyGame,
    setup: Setup,
    seed: Seed,
    kept: Vec<Kept<String>>,
}

impl Slow {
    /// Plays everything from the start, if the rules allow it: the table, and for each step of it whether it is a barrier.
    fn played(&self) -> Option<(Box<dyn AnyTable>, Vec<bool>)> {
        let mut table = self.game.start(&self.setup, self.seed).unwrap();
        let mut barriers = Vec::new();
        for kept in &self.kept {
            let applied = table.take(step_of(kept)).ok()?;
            barriers.push(applied.is_none_or(|applied| applied.undo == Undo::Barrier));
        }
        Some((table, barriers))
    }

    /// The place of the latest decision of `seat` since the last barrier.
    fn undoable(&self, seat: Seat) -> Option<usize> {
        let (_, barriers) = self.played().unwrap();
        let open = barriers.iter().rposition(|barrier| *barrier).map_or(0, |place| place + 1);
        let own = |kept: &Kept<String>| matches!(kept, Kept::Decision { seat: other, .. } if *other == seat);
        self.kept[open..].iter().rposition(own).map(|place| open + place)
    }

    /// The number of steps that lead to the moment after so many decisions, with all that was reseeded there.
    fn until(&self, decisions: usize) -> usize {
        let is_decision = |kept: &Kept<String>| matches!(kept, Kept::Decision { .. });
        let places = self.kept.iter().enumerate().filter(|(_, kept)| is_decision(kept));
        places.map(|(place, _)| place).nth(decisions).unwrap_or(self.kept.len())
    }

    /// Does the same as the timeline; whether it can be done.
    fn take(&mut self, step: Change<&str>) -> bool {
        let mut next = self.clone();
        match step {
            Change::Decision { seat, action } => {
                next.kept.push(Kept::Decision { seat, action: action.to_owned() });
            }
            Change::Reseed { seed } => next.kept.push(Kept::Reseed { seed }),
            Change::Undo { seat } => {
                let Some(own) = self.undoable(seat) else { return false };
                next.kept.remove(own);
            }
            Change::RestartTurn { seat } => {
                let mut undone = false;
                while self.take(Change::Undo { seat }) {
                    undone = true;
                }
                return undone;
            }
            Change::Rewind { decisions, seed } => {
                let later = next.kept.split_off(self.until(decisions));
                let chance = seed.map(|seed| Kept::Reseed { seed });
                let latest = || later.into_iter().rfind(|kept| matches!(kept, Kept::Reseed { .. }));
                next.kept.extend(chance.or_else(latest));
            }
        }
        let possible = next.played().is_some();
        if possible {
            *self = next;
        }
        possible
    }
}

fn step_of(kept: &Kept<String>) -> Change<&str> {
    match kept {
        Kept::Decision { seat, action } => Change::Decision { seat: *seat, action },
        Kept::Reseed { seed } => Change::Reseed { seed: *seed },
    }
}

/// One and the same: whatever anybody can ask of it.
fn same(table: &dyn AnyTable, slow: &Slow, what: &str) {
    let (again, _) = slow.played().unwrap();
    let game = slow.game.info().id;
    assert_eq!(table.position(), again.position(), "{game}: {what}");
    assert_eq!(table.kept(), slow.kept, "{game}: {what}");
    for seat in Seat::all(slow.setup.players) {
        assert_eq!(table.can_undo(seat), slow.undoable(seat).is_some(), "{game}: {what}: {seat}");
    }
}

/// A step that somebody might take. Long runs of decisions, so that going back has something to do.
fn step<'a>(table: &dyn AnyTable, action: &'a str, actor: Seat, rng: &mut GameRng) -> Change<&'a str> {
    let seat = Seat(rng.below(u32::from(table.setup().players)) as u8);
    match rng.below(24) {
        0 | 1 => Change::Undo { seat },
        2 => Change::RestartTurn { seat },
        3 => Change::Rewind {
            decisions: rng.below(table.decisions() as u32 + 1) as usize,
            seed: (rng.below(2) == 0).then(|| rng.seed()),
        },
        4 => {
            Change::Rewind { decisions: table.decisions().saturating_sub(rng.below(8) as usize), seed: None }
        }
        5 if rng.below(3) == 0 => Change::Reseed { seed: rng.seed() },
        _ => Change::Decision { seat: actor, action },
    }
}

/// Somebody who may act, and something that they can do.
fn choice(table: &dyn AnyTable, rng: &mut GameRng) -> Option<(Seat, String)> {
    let seats: Vec<Seat> = table.may_act().iter().collect();
    let seat = *rng.pick(&seats)?;
    Some((seat, rng.pick(&table.legal_notations(seat))?.clone()))
}

fn start(game: &'static dyn AnyGame, seed: Seed) -> (Box<dyn AnyTable>, Slow) {
    let setup = Setup::new(game.info());
    let table = game.start(&setup, seed).unwrap();
    (table, Slow { game, setup, seed, kept: Vec::new() })
}

#[test]
fn every_step_leads_where_playing_from_the_start_leads() {
    for game in steading_catalog::games() {
        for number in 0..6 {
            let (mut table, mut slow) = start(game, Seed::from_number(number));
            let mut rng = GameRng::new(Seed::from_number(number).derive("steps", 0));
            for _ in 0..150 {
                let Some((actor, action)) = choice(&*table, &mut rng) else { break };
                let step = step(&*table, &action, actor, &mut rng);
                let taken = table.take(step).is_ok();
                assert_eq!(taken, slow.take(step), "{}: {step:?}", game.info().id);
                same(&*table, &slow, &format!("{step:?}"));
            }
        }
    }
}

/// Games that are longer than what lies between two states that are kept, gone back in to everywhere.
#[test]
fn going_back_far_leads_where_playing_from_the_start_leads() {
    for game in steading_catalog::games() {
        let (mut table, mut slow) = start(game, Seed::from_number(9));
        let mut rng = GameRng::new(Seed::from_number(10));
        for round in 0..12 {
            while table.decisions() < 620 {
                let Some((seat, action)) = choice(&*table, &mut rng) else { break };
                let kept = if rng.below(100) == 0 {
                    Kept::Reseed { seed: rng.seed() }
                } else {
                    Kept::Decision { seat, action }
                };
                table.take(step_of(&kept)).unwrap();
                slow.kept.push(kept);
            }
            let around = [0, 255, 256, 257, 511, 512, 513][round % 7].min(table.decisions());
            let decisions =
                if round % 2 == 0 { around } else { rng.below(table.decisions() as u32) as usize };
            let back = Change::Rewind { decisions, seed: None };
            table.take(back).unwrap();
            assert!(slow.take(back));
            same(&*table, &slow, &format!("back to {decisions}"));
        }
    }
}

#[test]
fn a_fork_is_the_game_as_it_was_then_and_leaves_the_other_alone() {
    for game in steading_catalog::games() {
        let (mut table, mut slow) = start(game, Seed::from_number(3));
        let mut rng = GameRng::new(Seed::from_number(4));
        for _ in 0..300 {
            let Some((seat, action)) = choice(&*table, &mut rng) else { break };
            let step = Change::Decision { seat, action: action.as_str() };
            assert!(table.take(step).is_ok() && slow.take(step));
        }
        let whole = table.position();
        for decisions in [0, 1, 100, 255, 256, 257, table.decisions()] {
            let decisions = decisions.min(table.decisions());
            let mut fork = table.fork(decisions).unwrap();
            let mut then = slow.clone();
            then.kept.truncate(slow.until(decisions));
            same(&*fork, &then, &format!("forked at {decisions}"));
            for _ in 0..20 {
                let Some((seat, action)) = choice(&*fork, &mut rng) else { break };
                let step = step(&*fork, &action, seat, &mut rng);
                assert_eq!(fork.take(step).is_ok(), then.take(step));
                same(&*fork, &then, &format!("forked at {decisions}, then {step:?}"));
            }
        }
        assert_eq!(table.position(), whole, "{}", game.info().id);
        assert!(table.fork(table.decisions() + 1).is_none());
    }
}

#[test]
fn a_walk_tells_what_was_told() {
    for game in steading_catalog::games() {
        let (mut table, _) = start(game, Seed::from_number(5));
        let mut rng = GameRng::new(Seed::from_number(6));
        let mut told = vec![(None, table.position(), table.opening().seen_by(Viewer::Host))];
        let mut decided_at = Vec::new();
        for _ in 0..280 {
            let Some((seat, action)) = choice(&*table, &mut rng) else { break };
            decided_at.push(table.position());
            let events = table.apply(seat, &action).unwrap().events.seen_by(Viewer::Host);
            told.push((Some((seat, action)), table.position(), events));
            if rng.below(20) == 0 {
                table.take(Change::Reseed { seed: rng.seed() }).unwrap();
            }
        }
        let last = told.len() - 1;
        for range in [0..=usize::MAX, 0..=0, 1..=1, 250..=270, last..=last, last + 1..=last + 9] {
            let mut visited = Vec::new();
            table.walk(range.clone(), &mut |visit| {
                assert_eq!(visit.after.decisions(), visit.decision);
                if visit.decision > 0 {
                    assert_eq!(visit.before.decisions(), visit.decision - 1);
                    assert_eq!(visit.before.position(), decided_at[visit.decision - 1]);
                }
                visited.push((visit.made, visit.after.position(), visit.events.seen_by(Viewer::Host)));
            });
            let expected =
                &told[(*range.start()).min(told.len())..(range.end().saturating_add(1)).min(told.len())];
            assert!(visited == expected, "{}: {range:?}", game.info().id);
        }
    }
}
