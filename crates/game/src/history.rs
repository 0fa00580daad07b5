//! A game as it was played, with undo.

use crate::{EventSink, Game, Illegal, Seat, Silent, Undo};

/// A running game and the way it came about.
#[derive(Debug, Clone)]
pub struct History<G: Game> {
    state: G::State,
    steps: Vec<Step<G>>,
}

#[derive(Debug, Clone)]
struct Step<G: Game> {
    seat: Seat,
    action: G::Action,
    /// The state before this step, as long as the step can be taken back.
    before: Option<G::State>,
}

impl<G: Game> History<G> {
    /// A history that begins here.
    pub fn new(state: G::State) -> History<G> {
        History { state, steps: Vec::new() }
    }

    /// The state now.
    pub fn state(&self) -> &G::State {
        &self.state
    }

    /// All decisions so far.
    pub fn actions(&self) -> impl ExactSizeIterator<Item = (Seat, G::Action)> {
        self.steps.iter().map(|step| (step.seat, step.action))
    }

    /// Carries out an action, if the rules allow it.
    pub fn apply(
        &mut self,
        seat: Seat,
        action: G::Action,
        events: &mut impl EventSink<G::Event>,
    ) -> Result<Undo, Illegal> {
        G::check(&self.state, seat, action)?;
        let before = self.state.clone();
        let undo = G::perform(&mut self.state, seat, action, events);
        let before = match undo {
            Undo::Allowed => Some(before),
            Undo::Barrier => {
                self.undoable().for_each(|step| step.before = None);
                None
            }
        };
        self.steps.push(Step { seat, action, before });
        Ok(undo)
    }

    /// Whether `seat` decided anything since the last barrier.
    pub fn can_undo(&self, seat: Seat) -> bool {
        self.steps.iter().rev().take_while(|step| step.before.is_some()).any(|step| step.seat == seat)
    }

    /// Takes back the latest decision of `seat`. What others decided since then stays, as long as it still can.
    pub fn undo(&mut self, seat: Seat) -> Result<(), CannotUndo> {
        let undoable = self.undoable().count();
        let first = self.steps.len() - undoable;
        let own = self.steps[first..].iter().rposition(|step| step.seat == seat).ok_or(CannotUndo)? + first;
        let mut undone =
            History { state: self.steps[own].before.clone().ok_or(CannotUndo)?, steps: Vec::new() };
        for step in &self.steps[own + 1..] {
            undone.apply(step.seat, step.action, &mut Silent).map_err(|_| CannotUndo)?;
        }
        self.state = undone.state;
        self.steps.truncate(own);
        self.steps.append(&mut undone.steps);
        Ok(())
    }

    /// Goes on from another state, which nobody can take back.
    pub fn go_on_from(&mut self, state: G::State) {
        self.undoable().for_each(|step| step.before = None);
        self.state = state;
    }

    /// The steps since the last barrier.
    fn undoable(&mut self) -> impl Iterator<Item = &mut Step<G>> {
        self.steps.iter_mut().rev().take_while(|step| step.before.is_some())
    }
}

/// Nothing of that seat can be taken back: a card was turned up since then, or somebody else was asked.
#[derive(Debug, Clone, Copy, PartialEq, Eq, thiserror::Error)]
#[error("nothing can be taken back: something hidden came to light or another player was asked since then")]
pub struct CannotUndo;
