//! A running game of any kind.

use std::ops::RangeInclusive;

use super::Refusal;
use super::moment::{AnyMoment, Holds, Moment};
use super::told::{Events, Told};
use crate::{
    CannotChange, Change, Game, GameRng, Kept, PositionError, Seat, SeatSet, Seed, Timeline, Undo, Viewer,
};

/// A running game of any kind: a [`Timeline`], and everything that can be asked of its latest moment.
pub trait AnyTable: AnyMoment {
    /// Where the chance of the beginning came from; nothing if the game began with a position.
    fn seed(&self) -> Option<Seed>;

    /// What was told while the table was set up.
    fn opening(&self) -> Box<dyn Told>;

    /// All decisions that count.
    fn actions(&self) -> Vec<(Seat, String)>;

    /// Where chance came from since the start: after how many decisions it was reseeded, and with what.
    fn reseeds(&self) -> &[(usize, Seed)];

    /// Everything that counts, in order.
    fn kept(&self) -> Vec<Kept<String>>;

    /// Makes a decision, if it is allowed.
    fn apply(&mut self, seat: Seat, action: &str) -> Result<Applied, Refusal>;

    /// Does what a step says; what came of it, if it is a decision. If a step cannot be taken, nothing has changed.
    fn take(&mut self, step: Change<&str>) -> Result<Option<Applied>, CannotChange<Refusal>>;

    /// Whether `seat` has a decision that can be taken back, unless others have built on it since.
    fn can_undo(&self, seat: Seat) -> bool;

    /// How many decisions were made since the last one that brought something to light.
    fn since_barrier(&self) -> usize;

    /// Whether anything came to light after so many decisions: going back there with the same chance would repeat it.
    fn revealed_since(&self, decisions: usize) -> bool;

    /// Who decided something after so many decisions.
    fn deciders_since(&self, decisions: usize) -> SeatSet;

    /// Goes through these decisions again, as far as they were made, and shows each to `visit`; number 0 is the opening. Where
    /// chance was reseeded after a decision, it is between that visit and the next one.
    fn walk(&self, decisions: RangeInclusive<usize>, visit: &mut dyn FnMut(AnyVisit<'_>));

    /// The table of a game that goes on from the moment after so many decisions; nothing if there are fewer.
    fn fork(&self, decisions: usize) -> Option<Box<dyn AnyTable>>;

    /// The table of a game that begins with what this one looks like to `seat` after so many decisions. What that seat cannot know is
    /// drawn anew from `seed`, and so is all chance from there on. Nothing if there are fewer decisions.
    fn guessed(
        &self,
        decisions: usize,
        seat: Seat,
        seed: Seed,
    ) -> Option<Result<Box<dyn AnyTable>, PositionError>>;

    /// A copy of the whole table.
    fn boxed_clone(&self) -> Box<dyn AnyTable>;
}

/// What came of an action.
pub struct Applied {
    /// The action in its canonical notation.
    pub action: String,
    /// Whether it can be taken back.
    pub undo: Undo,
    /// What happened.
    pub events: Box<dyn Told>,
}

/// One decision of a game that is gone through again; the first visit is the opening.
pub struct AnyVisit<'a> {
    /// The number of the decision, from 1; 0 for the opening.
    pub decision: usize,
    /// Who decided what; nobody for the opening.
    pub made: Option<(Seat, String)>,
    /// The moment before.
    pub before: &'a dyn AnyMoment,
    /// The moment after.
    pub after: &'a dyn AnyMoment,
    /// What happened.
    pub events: Box<dyn Told>,
}

/// A table of `G`.
pub(super) struct TableOf<G: Game>(pub(super) Timeline<G>);

impl<G: Game> Holds for TableOf<G> {
    type Game = G;

    fn state(&self) -> &G::State {
        self.0.state()
    }

    fn made(&self) -> usize {
        self.0.decisions().len()
    }
}

impl<G: Game> AnyTable for TableOf<G> {
    fn seed(&self) -> Option<Seed> {
        self.0.seed()
    }

    fn opening(&self) -> Box<dyn Told> {
        Box::new(Events::<G>(self.0.opening().to_vec()))
    }

    fn actions(&self) -> Vec<(Seat, String)> {
        self.0.decisions().map(|(seat, action)| (seat, action.to_string())).collect()
    }

    fn reseeds(&self) -> &[(usize, Seed)] {
        self.0.reseeds()
    }

    fn kept(&self) -> Vec<Kept<String>> {
        let written = |kept| match kept {
            Kept::Decision { seat, action } => Kept::Decision { seat, action: G::Action::to_string(&action) },
            Kept::Reseed { seed } => Kept::Reseed { seed },
        };
        self.0.kept().map(written).collect()
    }

    fn apply(&mut self, seat: Seat, action: &str) -> Result<Applied, Refusal> {
        let action: G::Action = action.parse()?;
        let mut events = Vec::new();
        let undo = self.0.apply(seat, action, &mut events)?;
        Ok(applied::<G>(action, undo, events))
    }

    fn take(&mut self, step: Change<&str>) -> Result<Option<Applied>, CannotChange<Refusal>> {
        let step = step.try_map(str::parse::<G::Action>);
        let step = step.map_err(|error| CannotChange::Decision(error.into()))?;
        let mut events = Vec::new();
        let decided = self.0.take(step, &mut events).map_err(|error| error.map(Refusal::Illegal))?;
        Ok(decided.map(|(action, undo)| applied::<G>(action, undo, events)))
    }

    fn can_undo(&self, seat: Seat) -> bool {
        self.0.can_undo(seat)
    }

    fn deciders_since(&self, decisions: usize) -> SeatSet {
        self.0.decisions().skip(decisions).map(|(seat, _)| seat).collect()
    }

    fn since_barrier(&self) -> usize {
        self.0.since_barrier()
    }

    fn revealed_since(&self, decisions: usize) -> bool {
        self.0.revealed_since(decisions)
    }

    fn walk(&self, decisions: RangeInclusive<usize>, visit: &mut dyn FnMut(AnyVisit<'_>)) {
        self.0.walk(decisions, |moment| {
            let decision = moment.decision;
            visit(AnyVisit {
                decision,
                made: moment.made.map(|(seat, action)| (seat, action.to_string())),
                before: &Moment::<G> { state: moment.before, made: decision.saturating_sub(1) },
                after: &Moment::<G> { state: moment.after, made: decision },
                events: Box::new(Events::<G>(moment.events)),
            });
        });
    }

    fn fork(&self, decisions: usize) -> Option<Box<dyn AnyTable>> {
        Some(Box::new(TableOf(self.0.fork(decisions)?)))
    }

    fn guessed(
        &self,
        decisions: usize,
        seat: Seat,
        seed: Seed,
    ) -> Option<Result<Box<dyn AnyTable>, PositionError>> {
        let view = G::view(self.0.fork(decisions)?.state(), Viewer::Seat(seat));
        let state = G::determinize(&view, &mut GameRng::new(seed));
        Some(state.map(|state| Box::new(TableOf::<G>(Timeline::of_position(state))) as Box<dyn AnyTable>))
    }

    fn boxed_clone(&self) -> Box<dyn AnyTable> {
        Box::new(TableOf(self.0.clone()))
    }
}

fn applied<G: Game>(action: G::Action, undo: Undo, events: Vec<G::Event>) -> Applied {
    Applied { action: action.to_string(), undo, events: Box::new(Events::<G>(events)) }
}
