//! What a search has found out, shared by its threads.

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use steading_game::{MAX_SEATS, Seat, Shares};

use crate::spread::Spread;
use crate::tree::{Node, SharedNode, hold};

/// A tree does not grow beyond this; the search goes on in what is there.
const MOST_NODES: u32 = 2_000_000;

/// The tree, and what can be expected at its root.
#[derive(Debug)]
pub(crate) struct Findings<A> {
    root: SharedNode<A>,
    iterations: AtomicU32,
    nodes: AtomicU32,
    results: Mutex<Results>,
}

/// What came of all looks together.
#[derive(Debug, Default)]
struct Results {
    /// The sum of everything that was expected at the root, for every seat.
    expected: [f64; MAX_SEATS],
    /// Of the results for the seat whose view it is.
    spread: Spread,
}

/// A step that a walk has taken.
pub(crate) struct Step<A> {
    pub(crate) edge: usize,
    pub(crate) action: A,
    pub(crate) next: SharedNode<A>,
    /// The walk ends here: the node is new, or the tree is full.
    pub(crate) is_last: bool,
}

impl<A: Copy + Eq> Findings<A> {
    pub(crate) fn new() -> Findings<A> {
        Findings {
            root: Node::new(),
            iterations: AtomicU32::new(0),
            nodes: AtomicU32::new(0),
            results: Mutex::default(),
        }
    }

    /// Forgets everything.
    pub(crate) fn restart(&mut self) {
        *self = Findings::new();
    }

    /// Goes on with what is known about the time after `action`.
    pub(crate) fn follow(&mut self, seat: Seat, action: A) {
        let child = {
            let root = self.root();
            root.position(seat, action, 0).and_then(|edge| root.edges[edge].child.clone())
        };
        let Some(child) = child else { return self.restart() };
        // The rest of the tree is gone, and no visit has added more than one node.
        *self.nodes.get_mut() = hold(&child).visits;
        *self.iterations.get_mut() = 0;
        self.root = child;
        self.results().expected = [0.0; MAX_SEATS];
    }

    pub(crate) fn root(&self) -> MutexGuard<'_, Node<A>> {
        hold(&self.root)
    }

    fn results(&self) -> MutexGuard<'_, Results> {
        self.results.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// What can be expected at the root, for every seat.
    pub(crate) fn expected(&self) -> Shares {
        let iterations = f64::from(self.iterations().max(1));
        self.results().expected.map(|sum| (sum / iterations) as f32)
    }

    /// How much the results of all looks differ.
    pub(crate) fn spread(&self) -> f32 {
        self.results().spread.get()
    }

    /// How often somebody has looked since the last change of the root.
    pub(crate) fn iterations(&self) -> u32 {
        self.iterations.load(Ordering::Relaxed)
    }

    /// Counts a new look, and says where it begins.
    pub(crate) fn begin(&self) -> SharedNode<A> {
        self.iterations.fetch_add(1, Ordering::Relaxed);
        self.root().visits += 1;
        self.root.clone()
    }

    /// Takes the most promising of the open edges of a node.
    pub(crate) fn step(
        &self,
        mut node: MutexGuard<'_, Node<A>>,
        open: &[usize],
        spread: f32,
        is_bargain: bool,
    ) -> Option<Step<A>> {
        let edge = node.promising(open, spread, is_bargain)?;
        node.edges[edge].visits += 1;
        Some(self.pass(node, edge))
    }

    /// Goes along an edge that is not being tried itself.
    pub(crate) fn pass(&self, mut node: MutexGuard<'_, Node<A>>, edge: usize) -> Step<A> {
        let taken = &mut node.edges[edge];
        let action = taken.action;
        let next = taken.child.get_or_insert_with(|| {
            self.nodes.fetch_add(1, Ordering::Relaxed);
            Node::new()
        });
        let next = next.clone();
        drop(node);
        let is_full = self.nodes.load(Ordering::Relaxed) >= MOST_NODES;
        let mut there = hold(&next);
        there.visits += 1;
        let is_last = there.visits == 1 || is_full && there.edges.is_empty();
        drop(there);
        Step { edge, action, next, is_last }
    }

    /// Adds what came of a walk. Its visits were counted on the way.
    pub(crate) fn remember(&self, path: &[(SharedNode<A>, usize)], shares: &Shares, me: Seat) {
        for (node, edge) in path {
            let edge = &mut hold(node).edges[*edge];
            edge.value += shares[edge.seat.index()];
        }
        let mut results = self.results();
        results.spread.add(shares[me.index()]);
        for (sum, &share) in results.expected.iter_mut().zip(shares) {
            *sum += f64::from(share);
        }
    }
}
