//! A game as it came about: set-up, seed, and everything that was decided, reseeded and taken back.
//!
//! [`Change`] names what can happen to a game, and [`Timeline::take`] is the one function that says what it means. The log of a
//! table, a record, a replay and a branch are forms of a timeline; nobody else turns steps into a state.
//!
//! **What is taken back is not kept.** A timeline holds the decisions and reseeds that count ([`Kept`]) and forgets the rest:
//! the state follows from those alone, a record is written from those alone, and a game in which people go back hundreds of
//! times takes no more memory than any other. Whoever wants to know everything that happened keeps the steps, as the log of
//! a table does, with the times and people that are no business of a game.
//!
//! **Going back is cheap.** States on the way are kept (`checkpoint.rs`), so a step costs the same however long the game is,
//! and a log is read in a time that grows with its length and not with its square.

mod change;
mod checkpoint;

use std::ops::RangeInclusive;

use crate::{EventSink, Game, GameRng, Illegal, PositionError, Seat, Seed, Silent, Undo, Viewer};

pub use change::{CannotChange, CannotRewind, CannotUndo, Change, Kept};
use checkpoint::Checkpoints;

/// A running game and the way it came about.
#[derive(Debug, Clone)]
pub struct Timeline<G: Game> {
    /// Where the chance of the beginning came from; nothing if the game began with a position.
    seed: Option<Seed>,
    /// What was told while the table was set up.
    opening: Vec<G::Event>,
    /// The decisions that count.
    decisions: Vec<Decision<G::Action>>,
    /// Where chance came from later: after how many decisions, and the new seed.
    reseeds: Vec<(usize, Seed)>,
    state: G::State,
    checkpoints: Checkpoints<G::State>,
}

#[derive(Debug, Clone, Copy)]
struct Decision<A> {
    seat: Seat,
    action: A,
    undo: Undo,
}

/// One decision of a game that is gone through again; the first visit is the opening.
#[derive(Debug)]
pub struct Visit<'a, G: Game> {
    /// The number of the decision, from 1; 0 for the opening.
    pub decision: usize,
    /// Who decided what; nobody for the opening.
    pub made: Option<(Seat, G::Action)>,
    /// The state before.
    pub before: &'a G::State,
    /// The state after.
    pub after: &'a G::State,
    /// What happened.
    pub events: Vec<G::Event>,
}

impl<G: Game> Timeline<G> {
    /// A game that begins with this set-up. All chance follows from `seed`.
    pub fn start(config: &G::Config, seed: Seed) -> Timeline<G> {
        let mut opening = Vec::new();
        let state = G::start(config, seed, &mut opening);
        Timeline { seed: Some(seed), opening, ..Timeline::of_position(state) }
    }

    /// A game that begins with a position. Nobody knows how that came about, so there is no seed.
    pub fn of_position(state: G::State) -> Timeline<G> {
        Timeline {
            seed: None,
            opening: Vec::new(),
            decisions: Vec::new(),
            reseeds: Vec::new(),
            state,
            checkpoints: Checkpoints::default(),
        }
    }

    /// The state now. The set-up stands in it.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// Where the chance of the beginning came from; nothing if the game began with a position.
    pub fn seed(&self) -> Option<Seed> {
        self.seed
    }

    /// What was told while the table was set up.
    pub fn opening(&self) -> &[G::Event] {
        &self.opening
    }

    /// All decisions that count.
    pub fn decisions(&self) -> impl ExactSizeIterator<Item = (Seat, G::Action)> + DoubleEndedIterator {
        self.decisions.iter().map(|decision| (decision.seat, decision.action))
    }

    /// Where chance came from since the start: after how many decisions it was reseeded, and with what.
    pub fn reseeds(&self) -> &[(usize, Seed)] {
        &self.reseeds
    }

    /// Everything that counts, in order: taken one after the other, it leads from the start to the state now.
    pub fn kept(&self) -> impl Iterator<Item = Kept<G::Action>> {
        let mut reseeds = self.reseeds.iter().peekable();
        let mut decisions = self.decisions.iter().enumerate();
        let mut next = decisions.next();
        std::iter::from_fn(move || {
            let before = next.map_or(usize::MAX, |(made, _)| made);
            if let Some((_, seed)) = reseeds.next_if(|(after, _)| *after <= before) {
                return Some(Kept::Reseed { seed: *seed });
            }
            let (_, decision) = std::mem::replace(&mut next, decisions.next())?;
            Some(Kept::Decision { seat: decision.seat, action: decision.action })
        })
    }

    /// Does what a step says. If it is a decision: which, and whether it can be taken back. If it cannot be taken, nothing has
    /// changed.
    pub fn take(
        &mut self,
        step: Change<G::Action>,
        events: &mut impl EventSink<G::Event>,
    ) -> Result<Option<(G::Action, Undo)>, CannotChange<Illegal>> {
        match step {
            Change::Decision { seat, action } => {
                let undo = self.apply(seat, action, events).map_err(CannotChange::Decision)?;
                return Ok(Some((action, undo)));
            }
            Change::Reseed { seed } => self.reseed(seed).map_err(CannotChange::Reseed)?,
            Change::Undo { seat } => self.undo(seat)?,
            Change::RestartTurn { seat } => self.restart_turn(seat)?,
            Change::Rewind { decisions, seed } => self.rewind(decisions, seed)?,
        }
        Ok(None)
    }

    /// Carries out an action, if the rules allow it.
    pub fn apply(
        &mut self,
        seat: Seat,
        action: G::Action,
        events: &mut impl EventSink<G::Event>,
    ) -> Result<Undo, Illegal> {
        G::check(&self.state, seat, action)?;
        Ok(self.perform(seat, action, events))
    }

    /// From now on all chance follows from another seed. What everybody together knows stays as it is, and what was decided
    /// cannot be taken back any more.
    pub fn reseed(&mut self, seed: Seed) -> Result<(), PositionError> {
        let state = reseeded::<G>(&self.state, seed)?;
        self.go_on_from(state, seed);
        Ok(())
    }

    /// Whether `seat` decided anything since the last barrier.
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.decisions[self.barrier()..].iter().any(|decision| decision.seat == seat)
    }

    /// Takes back the latest decision of `seat` since the last barrier. What others decided since then stays, as long as it
    /// still can.
    pub fn undo(&mut self, seat: Seat) -> Result<(), CannotUndo> {
        let barrier = self.barrier();
        let own = self.decisions[barrier..].iter().rposition(|decision| decision.seat == seat);
        let own = barrier + own.ok_or(CannotUndo)?;
        let later = self.decisions[own + 1..].to_vec();
        if !later.is_empty() {
            // On a copy first: if one of them cannot stay, nothing changes.
            let mut without = self.at(own);
            for Decision { seat, action, .. } in &later {
                G::apply(&mut without, *seat, *action, &mut Silent).map_err(|_| CannotUndo)?;
            }
        }
        self.go_back(own);
        for Decision { seat, action, .. } in later {
            self.perform(seat, action, &mut Silent);
        }
        Ok(())
    }

    /// Takes back one decision of `seat` after the other, as far as that goes.
    pub fn restart_turn(&mut self, seat: Seat) -> Result<(), CannotUndo> {
        self.undo(seat)?;
        loop {
            // Those that nobody else has decided after go all at once.
            let latest = &self.decisions[self.barrier()..];
            let own = latest.iter().rev().take_while(|decision| decision.seat == seat).count();
            if own > 0 {
                self.go_back(self.decisions.len() - own);
            } else if self.undo(seat).is_err() {
                return Ok(());
            }
        }
    }

    /// How many decisions were made since the last one that brought something to light: those that can still be taken back.
    pub fn since_barrier(&self) -> usize {
        self.decisions.len() - self.barrier()
    }

    /// Whether anything came to light after so many decisions: going back there with the same chance would repeat it.
    pub fn revealed_since(&self, decisions: usize) -> bool {
        self.barrier() > decisions
    }

    /// Goes back until so many decisions are left. From there on chance follows from `seed`, or goes on as it was if there is none;
    /// but whoever goes back behind a reseed takes the chance that it brought along: what was drawn before it is known.
    pub fn rewind(&mut self, decisions: usize, seed: Option<Seed>) -> Result<(), CannotRewind> {
        let made = self.decisions.len();
        if decisions > made {
            return Err(CannotRewind::NoSuchMoment { decisions, made });
        }
        let later = self.reseeds.last().filter(|(after, _)| *after > decisions);
        let seed = seed.or(later.map(|&(_, seed)| seed));
        // Before anything changes, since it may fail.
        let fresh = seed.map(|seed| Ok((reseeded::<G>(&self.at(decisions), seed)?, seed)));
        let fresh = fresh.transpose().map_err(CannotRewind::Chance)?;
        match fresh {
            Some((state, seed)) => {
                self.checkpoints.go_back(decisions, made);
                self.forget_after(decisions);
                self.go_on_from(state, seed);
            }
            None => self.go_back(decisions),
        }
        Ok(())
    }

    /// The timeline of a game that goes on from the moment after so many decisions; nothing if there are fewer.
    pub fn fork(&self, decisions: usize) -> Option<Timeline<G>> {
        let state = (decisions <= self.decisions.len()).then(|| self.at(decisions))?;
        Some(Timeline {
            seed: self.seed,
            opening: self.opening.clone(),
            decisions: self.decisions[..decisions].to_vec(),
            reseeds: self.reseeds_until(decisions).to_vec(),
            state,
            checkpoints: self.checkpoints.until(decisions),
        })
    }

    /// Goes through these decisions again, as far as they were made, and shows each to `visit`; number 0 is the opening. Where
    /// chance was reseeded after a decision, it is between that visit and the next one.
    pub fn walk(&self, decisions: RangeInclusive<usize>, mut visit: impl FnMut(Visit<'_, G>)) {
        let (first, last) = decisions.into_inner();
        let last = last.min(self.decisions.len());
        if first > last {
            return;
        }
        let mut state = self.at(first.saturating_sub(1));
        if first == 0 {
            let events = self.opening.clone();
            visit(Visit { decision: 0, made: None, before: &state, after: &state, events });
        }
        for decision in first.max(1)..=last {
            let Decision { seat, action, .. } = self.decisions[decision - 1];
            let before = state.clone();
            let mut events = Vec::new();
            G::perform(&mut state, seat, action, &mut events);
            visit(Visit { decision, made: Some((seat, action)), before: &before, after: &state, events });
            self.reseed_again(&mut state, decision);
        }
    }

    /// Carries out an action that is allowed.
    fn perform(&mut self, seat: Seat, action: G::Action, events: &mut impl EventSink<G::Event>) -> Undo {
        self.checkpoints.pass(self.decisions.len(), &self.state);
        let undo = G::perform(&mut self.state, seat, action, events);
        self.decisions.push(Decision { seat, action, undo });
        match undo {
            Undo::Allowed => {}
            Undo::Barrier => self.checkpoints.close(),
        }
        undo
    }

    /// Goes on from the state that another seed brought along.
    fn go_on_from(&mut self, state: G::State, seed: Seed) {
        self.state = state;
        self.reseeds.push((self.decisions.len(), seed));
        self.checkpoints.close();
    }

    /// How many decisions were made up to the last barrier: those after it can be taken back.
    fn barrier(&self) -> usize {
        let reseeded = self.reseeds.last().map_or(0, |(after, _)| *after);
        let later = self.decisions[reseeded..].iter().rposition(|decision| decision.undo == Undo::Barrier);
        later.map_or(reseeded, |place| reseeded + place + 1)
    }

    fn reseeds_until(&self, decisions: usize) -> &[(usize, Seed)] {
        let count = self.reseeds.partition_point(|(after, _)| *after <= decisions);
        &self.reseeds[..count]
    }

    /// The state after so many decisions, and what chance was reseeded with there.
    fn at(&self, decisions: usize) -> G::State {
        if decisions == self.decisions.len() {
            return self.state.clone();
        }
        let (from, state) = self.checkpoints.nearest(decisions, self.decisions.len());
        let mut state = state.clone();
        (from..decisions).for_each(|made| self.redo(&mut state, made));
        state
    }

    /// Forgets what was decided after so many decisions.
    fn go_back(&mut self, decisions: usize) {
        let made = self.decisions.len();
        if decisions == made {
            return;
        }
        let (from, state) = self.checkpoints.nearest(decisions, made);
        let mut state = state.clone();
        self.checkpoints.go_back(from, made);
        for made in from..decisions {
            self.checkpoints.pass(made, &state);
            self.redo(&mut state, made);
        }
        self.forget_after(decisions);
        self.state = state;
    }

    fn forget_after(&mut self, decisions: usize) {
        self.reseeds.truncate(self.reseeds_until(decisions).len());
        self.decisions.truncate(decisions);
    }

    /// Makes a decision again that was judged when it was made first: the one after so many others. Chance is reseeded after it
    /// as it was then.
    fn redo(&self, state: &mut G::State, made: usize) {
        let Decision { seat, action, .. } = self.decisions[made];
        G::perform(state, seat, action, &mut Silent);
        self.reseed_again(state, made + 1);
    }

    /// Reseeds chance as it was reseeded after so many decisions.
    fn reseed_again(&self, state: &mut G::State, decisions: usize) {
        let earlier = self.reseeds.partition_point(|(after, _)| *after < decisions);
        for (_, seed) in self.reseeds[earlier..].iter().take_while(|(after, _)| *after == decisions) {
            *state = reseeded::<G>(state, *seed).expect("chance was reseeded here before");
        }
    }
}

/// The state with the same position and other chance.
fn reseeded<G: Game>(state: &G::State, seed: Seed) -> Result<G::State, PositionError> {
    G::determinize(&G::view(state, Viewer::Host), &mut GameRng::new(seed))
}
