//! Looking ahead: information-set Monte-Carlo tree search.
//!
//! Every iteration guesses a state that agrees with the view, walks down the tree with it, adds a node, plays on for a few
//! decisions with the game's own quick policy, values what it got to, and remembers that on the way back.

use steading_game::{GameRng, Insight, MAX_SEATS, Seat, SeatSet, Silent, Weights};

use crate::judge::{Judge, Shares};
use crate::spread::Spread;
use crate::tree::{NodeId, Tree};

/// A tree does not grow beyond this; the search goes on in what is there.
const MOST_NODES: usize = 2_000_000;

/// How many actions of a node are considered at once, and how many more for each visit.
const WIDTH: usize = 24;

/// A playout that has not come to the end of a turn is cut anyway when it is so many times as long as it should be.
const LONGEST_PLAYOUT: u32 = 3;

/// One searching thread.
#[derive(Debug)]
pub(crate) struct Search<G: Insight> {
    pub(crate) tree: Tree<G::Action>,
    pub(crate) root: NodeId,
    judge: Judge<G>,
    legal: Vec<G::Action>,
    scratch: Vec<G::Action>,
    open: Vec<usize>,
    seen: Vec<(G::Action, f32)>,
    path: Vec<(NodeId, usize)>,
    /// The sum of everything that was expected at the root, for every seat.
    expected: [f64; MAX_SEATS],
    iterations: u32,
    /// Of the results for the seat whose view it is.
    spread: Spread,
}

impl<G: Insight> Search<G> {
    pub(crate) fn new(weights: Weights) -> Search<G> {
        Search {
            tree: Tree::new(),
            root: Tree::<G::Action>::ROOT,
            judge: Judge::new(weights),
            legal: Vec::new(),
            scratch: Vec::new(),
            open: Vec::new(),
            seen: Vec::new(),
            path: Vec::new(),
            expected: [0.0; MAX_SEATS],
            iterations: 0,
            spread: Spread::default(),
        }
    }

    /// Forgets everything.
    pub(crate) fn restart(&mut self) {
        self.tree.clear();
        self.spread = Spread::default();
        self.root = Tree::<G::Action>::ROOT;
        self.new_root();
    }

    /// Goes on with what is known about the time after `action`.
    pub(crate) fn follow(&mut self, seat: Seat, action: G::Action) {
        let node = self.tree.node(self.root);
        let child = node.position(seat, action, 0).and_then(|edge| node.edges[edge].child);
        match child {
            Some(child) => {
                self.root = child;
                self.new_root();
            }
            None => self.restart(),
        }
    }

    fn new_root(&mut self) {
        self.expected = [0.0; MAX_SEATS];
        self.iterations = 0;
    }

    /// What can be expected at the root, for every seat.
    pub(crate) fn expected(&self) -> Shares {
        self.expected.map(|sum| (sum / f64::from(self.iterations.max(1))) as f32)
    }

    /// How often it has looked since the last change of the root.
    pub(crate) fn iterations(&self) -> u32 {
        self.iterations
    }

    /// Whether so many looks more cannot change what was looked at most.
    pub(crate) fn is_settled(&self, looks: u32) -> bool {
        self.tree.node(self.root).is_settled(looks)
    }

    /// Looks once more. `me` is the seat whose view it is.
    pub(crate) fn iterate(&mut self, view: &G::View, me: Seat, rng: &mut GameRng) {
        self.iterations += 1;
        let Ok(mut state) = G::determinize(view, rng) else { return };
        self.path.clear();
        let mut node = self.root;
        while let Some(seat) = next_to_act(G::must_act(&state), me) {
            let is_new = self.tree.node(node).visits == 0 && node != self.root;
            if is_new || self.tree.len() >= MOST_NODES && self.tree.node(node).edges.is_empty() {
                break;
            }
            let Some(edge) = self.select(node, &state, seat, node == self.root, rng) else { break };
            let action = self.tree.edge_mut(node, edge).action;
            G::perform(&mut state, seat, action, &mut Silent);
            self.path.push((node, edge));
            node = self.tree.child(node, edge);
        }
        self.tree.node_mut(node).visits += 1;
        self.play_on(&mut state, rng);
        let shares = self.judge.shares(&state);
        self.spread.add(shares[me.index()]);
        self.remember(&shares);
    }

    /// Chooses an edge of `node`, after adding those that are new there.
    fn select(
        &mut self,
        node: NodeId,
        state: &G::State,
        seat: Seat,
        is_root: bool,
        rng: &mut GameRng,
    ) -> Option<usize> {
        consider::<G>(state, seat, &mut self.legal);
        let width = if is_root { usize::MAX } else { WIDTH + 2 * self.tree.node(node).visits as usize };
        if self.legal.len() > width {
            let first = rng.below(self.legal.len() as u32) as usize;
            self.legal.rotate_left(first);
        }
        self.open.clear();
        self.seen.clear();
        let known = self.tree.node(node);
        // Edges are mostly in the order of the legal actions.
        let mut next = 0;
        for &action in &self.legal {
            match known.position(seat, action, next) {
                Some(edge) => {
                    self.open.push(edge);
                    next = edge + 1;
                }
                None if self.open.len() + self.seen.len() < width => {
                    let mut after = state.clone();
                    G::perform(&mut after, seat, action, &mut Silent);
                    self.seen.push((action, self.judge.worth(&after, seat)));
                }
                None => {}
            }
        }
        let node = self.tree.node_mut(node);
        let first = node.edges.len();
        if !self.seen.is_empty() {
            node.add(seat, &self.seen);
        }
        if first == 0
            && let Some(action) = G::easy_action(state, seat, rng, &mut self.scratch)
        {
            node.recommend(seat, action);
        }
        self.open.extend(first..node.edges.len());
        node.promising(&self.open, self.spread.get())
    }

    /// Plays on for a while, to the end of somebody's turn.
    fn play_on(&mut self, state: &mut G::State, rng: &mut GameRng) {
        let long_enough = G::playout(G::players(state));
        let mut last = None;
        for decision in 0..long_enough * LONGEST_PLAYOUT {
            let Some(seat) = G::must_act(state).first() else { return };
            if decision >= long_enough && last != Some(seat) {
                return;
            }
            last = Some(seat);
            let Some(action) = G::likely_action(state, seat, rng, &mut self.scratch) else { return };
            G::perform(state, seat, action, &mut Silent);
        }
    }

    fn remember(&mut self, shares: &Shares) {
        for &(node, edge) in &self.path {
            self.tree.node_mut(node).visits += 1;
            let edge = self.tree.edge_mut(node, edge);
            edge.visits += 1;
            edge.value += shares[edge.seat.index()];
        }
        for (sum, &share) in self.expected.iter_mut().zip(shares) {
            *sum += f64::from(share);
        }
    }
}

/// Whose decision comes next in the tree. Where several decide at once, one's own comes first.
fn next_to_act(waiting: SeatSet, me: Seat) -> Option<Seat> {
    if waiting.contains(me) { Some(me) } else { waiting.first() }
}

/// Lists what a bot on `seat` thinks about.
pub(crate) fn consider<G: Insight>(state: &G::State, seat: Seat, out: &mut Vec<G::Action>) {
    out.clear();
    G::legal_actions(state, seat, out);
    if !out.iter().all(|&action| G::takes_back(action)) {
        out.retain(|&action| !G::takes_back(action));
    }
}
