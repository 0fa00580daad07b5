//! States that are kept on the way, so that going back is cheap and a table that nobody plays at stays small.
//!
//! Two kinds. Those before the latest decisions since the last barrier make undo as quick as a move. One for every
//! 128 decisions is never further away than a few hundred microseconds of playing again, and costs some kilobytes for a
//! whole game.

use std::collections::VecDeque;

/// How many decisions lie between two states that are kept for good.
const EVERY: usize = 128;

/// So many of the latest decisions can be taken back without playing anything again.
const LATEST: usize = 32;

/// States on the way, each as it was just before a decision, named by the number of decisions before it.
#[derive(Debug, Clone)]
pub(super) struct Checkpoints<S> {
    /// The states 0, 128, 256, …
    lasting: Vec<S>,
    /// The latest states without a gap, up to the one before the last decision. In boxes, since there is mostly room for
    /// many more than there are.
    latest: VecDeque<Box<S>>,
}

impl<S> Default for Checkpoints<S> {
    fn default() -> Self {
        Checkpoints { lasting: Vec::new(), latest: VecDeque::new() }
    }
}

impl<S: Clone> Checkpoints<S> {
    /// So many decisions were made and led to `state`; now another one follows.
    pub(super) fn pass(&mut self, decisions: usize, state: &S) {
        if decisions.is_multiple_of(EVERY) {
            self.lasting.push(state.clone());
        }
        if self.latest.len() == LATEST {
            self.latest.pop_front();
        }
        self.latest.push_back(Box::new(state.clone()));
    }

    /// Nothing up to here can be taken back any more.
    pub(super) fn close(&mut self) {
        self.latest.clear();
    }

    /// The last state that is kept from before decision `decisions` + 1, and after how many decisions it stood. `made` is the
    /// number of all decisions, and `decisions` is below it.
    pub(super) fn nearest(&self, decisions: usize, made: usize) -> (usize, &S) {
        let first = made - self.latest.len();
        match decisions.checked_sub(first).and_then(|place| self.latest.get(place)) {
            Some(state) => (decisions, state),
            None => (decisions / EVERY * EVERY, &self.lasting[decisions / EVERY]),
        }
    }

    /// Of `made` decisions only so many are left.
    pub(super) fn go_back(&mut self, decisions: usize, made: usize) {
        let first = made - self.latest.len();
        self.latest.truncate(decisions.saturating_sub(first));
        self.lasting.truncate(decisions.div_ceil(EVERY));
    }

    /// Those that a game starts with which goes on from the moment after so many decisions.
    pub(super) fn until(&self, decisions: usize) -> Checkpoints<S> {
        Checkpoints { lasting: self.lasting[..decisions.div_ceil(EVERY)].to_vec(), latest: VecDeque::new() }
    }
}
