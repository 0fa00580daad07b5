//! A pool of the actions of a run, to be tried in positions where they may be illegal.

use std::collections::HashSet;

use steading_game::{Game, GameRng};

/// The capacity of the pool; the number of free-form offers has no bound.
const MOST: usize = 20_000;

/// The actions, in the order of their first appearance.
#[derive(Debug)]
pub(crate) struct Pool<G: Game> {
    actions: Vec<G::Action>,
    known: HashSet<G::Action>,
}

impl<G: Game> Pool<G> {
    pub(crate) fn new() -> Self {
        Pool { actions: Vec::new(), known: HashSet::new() }
    }

    /// Adds an action; true if it is new.
    pub(crate) fn insert(&mut self, action: G::Action) -> bool {
        if self.actions.len() >= MOST {
            return !self.known.contains(&action);
        }
        let new = self.known.insert(action);
        if new {
            self.actions.push(action);
        }
        new
    }

    pub(crate) fn len(&self) -> usize {
        self.actions.len()
    }

    /// Up to `count` different actions.
    pub(crate) fn sample(&self, count: usize, rng: &mut GameRng) -> Vec<G::Action> {
        if self.actions.len() <= count {
            return self.actions.clone();
        }
        // A window from a random place is random enough and costs one number.
        let first = rng.below(self.actions.len() as u32) as usize;
        self.actions.iter().cycle().skip(first).take(count).copied().collect()
    }
}
