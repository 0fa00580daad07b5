//! What a search has found out, shared by its threads.

use steading_game::{MAX_SEATS, Seat};

use crate::judge::Shares;
use crate::spread::Spread;
use crate::tree::{Node, NodeId, Tree};

/// A tree does not grow beyond this; the search goes on in what is there.
const MOST_NODES: usize = 2_000_000;

/// The tree, and what can be expected at its root.
#[derive(Debug)]
pub(crate) struct Findings<A> {
    pub(crate) tree: Tree<A>,
    root: NodeId,
    /// The sum of everything that was expected at the root, for every seat.
    expected: [f64; MAX_SEATS],
    iterations: u32,
    /// Of the results for the seat whose view it is.
    spread: Spread,
}

impl<A: Copy + Eq> Findings<A> {
    pub(crate) fn new() -> Findings<A> {
        Findings {
            tree: Tree::new(),
            root: Tree::<A>::ROOT,
            expected: [0.0; MAX_SEATS],
            iterations: 0,
            spread: Spread::default(),
        }
    }

    /// Forgets everything.
    pub(crate) fn restart(&mut self) {
        self.tree.clear();
        self.spread = Spread::default();
        self.new_root(Tree::<A>::ROOT);
    }

    /// Goes on with what is known about the time after `action`.
    pub(crate) fn follow(&mut self, seat: Seat, action: A) {
        let node = self.root();
        let child = node.position(seat, action, 0).and_then(|edge| node.edges[edge].child);
        match child {
            Some(child) => self.new_root(child),
            None => self.restart(),
        }
    }

    fn new_root(&mut self, root: NodeId) {
        self.root = root;
        self.expected = [0.0; MAX_SEATS];
        self.iterations = 0;
    }

    pub(crate) fn root(&self) -> &Node<A> {
        self.tree.node(self.root)
    }

    /// What can be expected at the root, for every seat.
    pub(crate) fn expected(&self) -> Shares {
        self.expected.map(|sum| (sum / f64::from(self.iterations.max(1))) as f32)
    }

    /// How often somebody has looked since the last change of the root.
    pub(crate) fn iterations(&self) -> u32 {
        self.iterations
    }

    /// Counts a new look, and says where it begins.
    pub(crate) fn begin(&mut self) -> NodeId {
        self.iterations += 1;
        self.root
    }

    /// Whether a walk ends at `node`: it is new, or the tree is full.
    pub(crate) fn is_far_enough(&self, node: NodeId) -> bool {
        let here = self.tree.node(node);
        let is_new = here.visits == 0 && node != self.root;
        is_new || self.tree.len() >= MOST_NODES && here.edges.is_empty()
    }

    /// Takes the most promising of the open edges of `node`: where it stands, its action, and the node after it.
    pub(crate) fn step(&mut self, node: NodeId, open: &[usize]) -> Option<(usize, A, NodeId)> {
        let edge = self.tree.node(node).promising(open, self.spread.get())?;
        self.tree.node_mut(node).visits += 1;
        let taken = self.tree.edge_mut(node, edge);
        taken.visits += 1;
        let action = taken.action;
        Some((edge, action, self.tree.child(node, edge)))
    }

    /// Adds what came of a walk. Its visits were counted on the way.
    pub(crate) fn remember(&mut self, path: &[(NodeId, usize)], shares: &Shares, me: Seat) {
        self.spread.add(shares[me.index()]);
        for &(node, edge) in path {
            let edge = self.tree.edge_mut(node, edge);
            edge.value += shares[edge.seat.index()];
        }
        for (sum, &share) in self.expected.iter_mut().zip(shares) {
            *sum += f64::from(share);
        }
    }
}
