//! The search tree, shared by the threads of a search.

use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use steading_game::{MAX_SEATS, Seat, Shares};

use crate::deviation::Deviation;
use crate::node::{Node, SharedNode, lock};

/// A tree does not grow beyond this; the search goes on in the nodes that are there.
const MAX_NODES: u32 = 2_000_000;

/// The tree, and the results of all iterations.
#[derive(Debug)]
pub(crate) struct Tree<A> {
    root: SharedNode<A>,
    iterations: AtomicU32,
    nodes: AtomicU32,
    results: Mutex<Results>,
}

/// The results of all iterations.
#[derive(Debug, Default)]
struct Results {
    /// For every seat, the sum of the values that were backed up to the root.
    value_sum: [f64; MAX_SEATS],
    /// Of the values for the seat whose view it is.
    deviation: Deviation,
}

/// A descent by one edge.
pub(crate) struct Step<A> {
    pub(crate) edge: usize,
    pub(crate) action: A,
    pub(crate) child: SharedNode<A>,
    /// The descent ends at `child`: it is new, or the tree is full.
    pub(crate) is_leaf: bool,
}

impl<A: Copy + Eq> Tree<A> {
    pub(crate) fn new() -> Tree<A> {
        Tree {
            root: Node::new(),
            iterations: AtomicU32::new(0),
            nodes: AtomicU32::new(0),
            results: Mutex::default(),
        }
    }

    /// Drops everything.
    pub(crate) fn clear(&mut self) {
        *self = Tree::new();
    }

    /// Keeps the subtree after `action`.
    pub(crate) fn reroot(&mut self, seat: Seat, action: A) {
        let child = {
            let root = self.root();
            root.position(seat, action, 0).and_then(|edge| root.edges[edge].child.clone())
        };
        let Some(child) = child else { return self.clear() };
        // The rest of the tree is gone, and no visit has added more than one node.
        *self.nodes.get_mut() = lock(&child).visits;
        *self.iterations.get_mut() = 0;
        self.root = child;
        self.results().value_sum = [0.0; MAX_SEATS];
    }

    pub(crate) fn root(&self) -> MutexGuard<'_, Node<A>> {
        lock(&self.root)
    }

    fn results(&self) -> MutexGuard<'_, Results> {
        self.results.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The mean value of the root for every seat.
    pub(crate) fn mean(&self) -> Shares {
        let iterations = f64::from(self.iterations().max(1));
        self.results().value_sum.map(|sum| (sum / iterations) as f32)
    }

    /// The standard deviation of the results.
    pub(crate) fn deviation(&self) -> f32 {
        self.results().deviation.get()
    }

    /// The iterations since the last change of the root, by all threads.
    pub(crate) fn iterations(&self) -> u32 {
        self.iterations.load(Ordering::Relaxed)
    }

    /// Counts a new iteration and returns the root.
    pub(crate) fn begin_iteration(&self) -> SharedNode<A> {
        self.iterations.fetch_add(1, Ordering::Relaxed);
        self.root().visits += 1;
        self.root.clone()
    }

    /// Selects one of the available edges of a node and descends it. Its visit counts at once: until the value is backed up it
    /// is a virtual loss.
    pub(crate) fn select(
        &self,
        mut node: MutexGuard<'_, Node<A>>,
        available: &[usize],
        deviation: f32,
        is_bargain: bool,
    ) -> Option<Step<A>> {
        let edge = node.select(available, deviation, is_bargain)?;
        node.edges[edge].visits += 1;
        Some(self.descend(node, edge))
    }

    /// Descends an edge without counting a visit of it.
    pub(crate) fn descend(&self, mut node: MutexGuard<'_, Node<A>>, edge: usize) -> Step<A> {
        let taken = &mut node.edges[edge];
        let action = taken.action;
        let child = taken.child.get_or_insert_with(|| {
            self.nodes.fetch_add(1, Ordering::Relaxed);
            Node::new()
        });
        let child = child.clone();
        drop(node);
        let is_full = self.nodes.load(Ordering::Relaxed) >= MAX_NODES;
        let mut below = lock(&child);
        below.visits += 1;
        let is_leaf = below.visits == 1 || is_full && below.edges.is_empty();
        drop(below);
        Step { edge, action, child, is_leaf }
    }

    /// Adds the result of an iteration to the edges of its path. Their visits were counted on the way down.
    pub(crate) fn backup(&self, path: &[(SharedNode<A>, usize)], shares: &Shares, me: Seat) {
        for (node, edge) in path {
            let edge = &mut lock(node).edges[*edge];
            edge.value_sum += shares[edge.seat.index()];
        }
        let mut results = self.results();
        results.deviation.add(shares[me.index()]);
        for (sum, &share) in results.value_sum.iter_mut().zip(shares) {
            *sum += f64::from(share);
        }
    }
}
