//! Information-set Monte-Carlo tree search.
//!
//! An iteration draws a determinization of the view, descends the shared [`Tree`] by PUCT, expands a node, plays a short playout
//! by the game's quick policy, evaluates its end and backs the value up. Threads share the tree; each locks a node only to select
//! or to back up, and virtual losses spread them over different paths.
//!
//! Bots that bargain evaluate an offer by its outcome: the deal that it leads to, or what they would have done without it.

use steading_game::{GameRng, Insight, Seat, SeatSet, Silent, Weights};

use crate::judge::Judge;
use crate::node::{SharedNode, lock};
use crate::tree::{Step, Tree};

/// Progressive widening: the most edges of a node, and the increase for each visit.
const WIDTH: usize = 24;
const WIDTH_PER_VISIT: usize = 2;

/// A playout stops at the end of a turn, or when it is so many times as long as it should be.
const MAX_PLAYOUT_FACTOR: u32 = 3;

/// Lower bound of a share of the win before its logarithm is taken.
const MIN_SHARE: f32 = 1e-4;

/// One searching thread.
#[derive(Debug)]
pub(crate) struct Search<G: Insight> {
    judge: Judge<G>,
    /// Whether offers are evaluated by their outcome.
    bargains: bool,
    legal: Vec<G::Action>,
    scratch: Vec<G::Action>,
    /// The edges of a node that are legal in this determinization.
    available: Vec<usize>,
    /// The legal actions without an edge, with their evaluations.
    unexpanded: Vec<(G::Action, f32)>,
    /// The values of the available edges in this determinization.
    values: Vec<f32>,
    /// The path of this iteration; empty between iterations, so that nothing keeps old nodes.
    path: Vec<(SharedNode<G::Action>, usize)>,
}

impl<G: Insight> Search<G> {
    pub(crate) fn new(weights: Weights, bargains: bool) -> Search<G> {
        Search {
            judge: Judge::new(weights),
            bargains,
            legal: Vec::new(),
            scratch: Vec::new(),
            available: Vec::new(),
            unexpanded: Vec::new(),
            values: Vec::new(),
            path: Vec::new(),
        }
    }

    /// One iteration. `me` is the seat whose view it is.
    pub(crate) fn iterate(&mut self, tree: &Tree<G::Action>, view: &G::View, me: Seat, rng: &mut GameRng) {
        let (mut node, deviation) = (tree.begin_iteration(), tree.deviation());
        let Ok(mut state) = G::determinize(view, rng) else { return };
        while let Some(seat) = next_to_act(G::must_act(&state), me) {
            let Some(step) = self.step(tree, &node, &state, seat, deviation, rng) else { break };
            let is_imagined = self.bargains && self.path.is_empty();
            self.path.push((std::mem::replace(&mut node, step.child), step.edge));
            let mut is_leaf = step.is_leaf;
            if !is_imagined {
                G::perform(&mut state, seat, step.action, &mut Silent);
            } else if !self.imagine(&mut state, seat, step.action) && G::must_act(&state).contains(seat) {
                let Some(instead) = self.instead(tree, &state, seat) else { break };
                G::perform(&mut state, seat, instead.action, &mut Silent);
                (node, is_leaf) = (instead.child, instead.is_leaf);
            }
            if is_leaf {
                break;
            }
        }
        self.playout(&mut state, rng);
        let shares = self.judge.shares(&state);
        tree.backup(&self.path, &shares, me);
        self.path.clear();
    }

    /// Selects an edge of `node` among those that are legal in `state`, after expanding the actions that are new there.
    fn step(
        &mut self,
        tree: &Tree<G::Action>,
        node: &SharedNode<G::Action>,
        state: &G::State,
        seat: Seat,
        deviation: f32,
        rng: &mut GameRng,
    ) -> Option<Step<G::Action>> {
        consider::<G>(state, seat, &mut self.legal);
        self.available.clear();
        self.unexpanded.clear();
        let is_root = self.path.is_empty();
        let is_bargain =
            is_root && self.bargains && self.legal.iter().any(|&action| G::takes_agreement(state, action));
        let before = {
            let mut known = lock(node);
            let width =
                if is_root { usize::MAX } else { WIDTH + WIDTH_PER_VISIT * (known.visits as usize - 1) };
            if self.legal.len() > width {
                let first = rng.below(self.legal.len() as u32) as usize;
                self.legal.rotate_left(first);
            }
            // Edges are mostly in the order of the legal actions.
            let mut next = 0;
            for &action in &self.legal {
                match known.position(seat, action, next) {
                    Some(edge) => {
                        self.available.push(edge);
                        next = edge + 1;
                    }
                    None if self.available.len() + self.unexpanded.len() < width => {
                        self.unexpanded.push((action, 0.0));
                    }
                    None => {}
                }
            }
            if self.unexpanded.is_empty() {
                if is_bargain && known.is_sample_due() {
                    drop(known);
                    self.sample_priors(node, state, seat, rng);
                    known = lock(node);
                }
                return tree.select(known, &self.available, deviation, is_bargain);
            }
            known.edges.len()
        };
        for (action, value) in &mut self.unexpanded {
            let mut after = state.clone();
            G::perform(&mut after, seat, *action, &mut Silent);
            *value = self.judge.worth(&after, seat);
        }
        let advised = (before == 0).then(|| G::easy_action(state, seat, rng, &mut self.scratch)).flatten();
        let mut known = lock(node);
        let first = known.edges.len();
        if first > before {
            // Another thread may have added some of them meanwhile.
            self.unexpanded.retain(|&(action, _)| {
                let there = known.position(seat, action, before);
                self.available.extend(there);
                there.is_none()
            });
        }
        known.expand(seat, &self.unexpanded);
        if let Some(action) = advised.filter(|_| first == 0) {
            known.raise_prior(seat, action);
        }
        self.available.extend(first..known.edges.len());
        tree.select(known, &self.available, deviation, is_bargain)
    }

    /// Performs an action with its outcome if every seat agrees to what raises its share; false if there was no agreement.
    fn imagine(&mut self, state: &mut G::State, seat: Seat, action: G::Action) -> bool {
        G::imagine(state, seat, action, &mut |state| self.judge.shares(state))
    }

    /// Without agreement the seat does the most visited action that needs none, as it would have done without asking. That is
    /// why an offer in vain costs nothing. The edge gets no visit of its own.
    fn instead(&self, tree: &Tree<G::Action>, state: &G::State, seat: Seat) -> Option<Step<G::Action>> {
        let root = lock(&self.path.first()?.0);
        let plain = self.available.iter().copied().filter(|&edge| {
            let action = root.edges[edge].action;
            !G::takes_agreement(state, action) && G::check(state, seat, action).is_ok()
        });
        let best = plain.max_by(|&a, &b| {
            let (a, b) = (&root.edges[a], &root.edges[b]);
            a.visits.cmp(&b.visits).then(a.prior.total_cmp(&b.prior))
        })?;
        Some(tree.descend(root, best))
    }

    /// Evaluates the available edges of the root of a bargain in one more determinization: agreement depends on hidden cards. The
    /// value is the share of the win, since a deal also helps the other side.
    fn sample_priors(
        &mut self,
        root: &SharedNode<G::Action>,
        state: &G::State,
        seat: Seat,
        rng: &mut GameRng,
    ) {
        self.values.clear();
        for index in 0..self.available.len() {
            let action = lock(root).edges[self.available[index]].action;
            let mut after = state.clone();
            self.imagine(&mut after, seat, action);
            self.values.push(self.judge.shares(&after)[seat.index()].max(MIN_SHARE).ln());
        }
        let advised = G::easy_action(state, seat, rng, &mut self.scratch);
        lock(root).sample_priors(&self.available, &self.values, advised);
    }

    /// Plays by the quick policy for the length of the game's playouts, and to the end of the turn.
    fn playout(&mut self, state: &mut G::State, rng: &mut GameRng) {
        let length = G::playout(G::players(state));
        let mut last = None;
        for decision in 0..length * MAX_PLAYOUT_FACTOR {
            let Some(seat) = G::must_act(state).first() else { return };
            if decision >= length && last != Some(seat) {
                return;
            }
            last = Some(seat);
            let Some(action) = G::likely_action(state, seat, rng, &mut self.scratch) else { return };
            G::perform(state, seat, action, &mut Silent);
        }
    }
}

/// The seat that decides next in the tree. Of simultaneous decisions that of `me` comes first.
fn next_to_act(waiting: SeatSet, me: Seat) -> Option<Seat> {
    if waiting.contains(me) { Some(me) } else { waiting.first() }
}

/// Lists the actions that are searched: the legal ones, without those that only take back.
pub(crate) fn consider<G: Insight>(state: &G::State, seat: Seat, out: &mut Vec<G::Action>) {
    out.clear();
    G::legal_actions(state, seat, out);
    if !out.iter().all(|&action| G::takes_back(action)) {
        out.retain(|&action| !G::takes_back(action));
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Barrier;

    use steading_catan_cards::CatanCards;
    use steading_game::{Game, Lines, Seed, Setup, Viewer};
    use steading_kingdom_builder::KingdomBuilder;

    use super::*;

    /// Threads that begin together expand the same actions at once; each becomes one edge, and no visit is lost.
    #[test]
    fn threads_share_the_tree() {
        let config = KingdomBuilder::configure(&Setup::new(KingdomBuilder::info())).unwrap();
        for seed in (0..20).map(Seed::from_number) {
            let state = KingdomBuilder::start(&config, seed, &mut Silent);
            let seat = KingdomBuilder::must_act(&state).first().unwrap();
            let view = KingdomBuilder::view(&state, Viewer::Seat(seat));
            let tree = Tree::new();
            let together = Barrier::new(4);
            std::thread::scope(|scope| {
                for thread in 0..4 {
                    let (tree, view, together) = (&tree, &view, &together);
                    scope.spawn(move || {
                        let mut search = Search::<KingdomBuilder>::new(KingdomBuilder::weights(), false);
                        let mut rng = GameRng::new(seed.derive("thread", thread));
                        together.wait();
                        (0..50).for_each(|_| search.iterate(tree, view, seat, &mut rng));
                    });
                }
            });
            assert_eq!(tree.iterations(), 200);
            let root = tree.root();
            let edges = &root.edges;
            assert_eq!(edges.iter().map(|edge| edge.visits).sum::<u32>(), 200);
            for (index, edge) in edges.iter().enumerate() {
                assert_eq!(root.position(edge.seat, edge.action, 0), Some(index), "{:?}", edge.action);
            }
        }
    }

    /// The others have no cards, so every offer is in vain, and each of its iterations descends another edge.
    #[test]
    fn an_offer_in_vain_goes_on_with_another_action() {
        let config = CatanCards::configure(&CatanCards::info().setup(Some(3), []).unwrap()).unwrap();
        let position = "turn 9 seat0 busy\nseat0 hand 2W1O built 1R1S\nseat1 hand 0 built 1R1S\nseat2 hand 0 built 1R1S\ndisplay 1R2S1C1K";
        let state = CatanCards::read_position(&config, Lines::new(position)).unwrap();
        let view = CatanCards::view(&state, Viewer::Seat(Seat(0)));
        let mut rng = GameRng::new(Seed::from_number(1));
        for (bargains, goes_on) in [(true, true), (false, false)] {
            let tree = Tree::new();
            let mut search = Search::<CatanCards>::new(CatanCards::weights(), bargains);
            (0..400).for_each(|_| search.iterate(&tree, &view, Seat(0), &mut rng));
            let (mut asked, mut went_on) = (0, 0);
            for edge in &tree.root().edges {
                if CatanCards::takes_agreement(&state, edge.action) {
                    asked += edge.visits;
                } else {
                    went_on += edge.child.as_ref().map_or(0, |child| lock(child).visits) - edge.visits;
                }
            }
            assert!(asked > 20, "asked only {asked} times");
            assert_eq!(went_on, if goes_on { asked } else { 0 });
        }
    }
}
