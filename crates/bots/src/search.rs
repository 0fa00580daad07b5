//! Looking ahead: information-set Monte-Carlo tree search.
//!
//! Every iteration guesses a state that agrees with the view, walks down the tree with it, adds a node, plays on for a few
//! decisions with the game's own quick policy, values what it got to, and remembers that on the way back. Threads share
//! what they find out ([`Findings`]), and hold a node of the tree only to take the next step and to remember. A way that
//! somebody is on counts as tried, so that others try another.
//!
//! Those who bargain picture what becomes of their own next words before they go on: a deal, or what they would have done
//! without asking.

use steading_game::{GameRng, Insight, Seat, SeatSet, Silent, Weights};

use crate::findings::{Findings, Step};
use crate::judge::Judge;
use crate::tree::{SharedNode, hold};

/// How many actions of a node are considered at once, and how many more for each visit.
const WIDTH: usize = 24;

/// A playout that has not come to the end of a turn is cut anyway when it is so many times as long as it should be.
const LONGEST_PLAYOUT: u32 = 3;

/// No share of the win is looked at as less than this.
const SMALLEST_SHARE: f32 = 1e-4;

/// One searching thread.
#[derive(Debug)]
pub(crate) struct Search<G: Insight> {
    judge: Judge<G>,
    /// Whether it pictures deals before it says anything.
    bargains: bool,
    legal: Vec<G::Action>,
    scratch: Vec<G::Action>,
    /// The edges of a node that can be taken.
    open: Vec<usize>,
    /// What else can be done there, with its worth at first sight.
    seen: Vec<(G::Action, f32)>,
    /// What the open edges are worth in the guess of this look.
    worths: Vec<f32>,
    /// The way of this look so far; empty between looks, so that nothing keeps old nodes.
    path: Vec<(SharedNode<G::Action>, usize)>,
}

impl<G: Insight> Search<G> {
    pub(crate) fn new(weights: Weights, bargains: bool) -> Search<G> {
        Search {
            judge: Judge::new(weights),
            bargains,
            legal: Vec::new(),
            scratch: Vec::new(),
            open: Vec::new(),
            seen: Vec::new(),
            worths: Vec::new(),
            path: Vec::new(),
        }
    }

    /// Looks once more. `me` is the seat whose view it is.
    pub(crate) fn look(&mut self, found: &Findings<G::Action>, view: &G::View, me: Seat, rng: &mut GameRng) {
        let (mut node, spread) = (found.begin(), found.spread());
        let Ok(mut state) = G::determinize(view, rng) else { return };
        while let Some(seat) = next_to_act(G::must_act(&state), me) {
            let Some(step) = self.step(found, &node, &state, seat, spread, rng) else { break };
            let is_pictured = self.bargains && self.path.is_empty();
            self.path.push((std::mem::replace(&mut node, step.next), step.edge));
            let mut is_last = step.is_last;
            if !is_pictured {
                G::perform(&mut state, seat, step.action, &mut Silent);
            } else if !self.imagine(&mut state, seat, step.action) && G::must_act(&state).contains(seat) {
                let Some(instead) = self.instead(found, &state, seat) else { break };
                G::perform(&mut state, seat, instead.action, &mut Silent);
                (node, is_last) = (instead.next, instead.is_last);
            }
            if is_last {
                break;
            }
        }
        self.play_on(&mut state, rng);
        let shares = self.judge.shares(&state);
        found.remember(&self.path, &shares, me);
        self.path.clear();
    }

    /// Takes the most promising edge of `node` that is open in `state`, after adding those that are new there.
    fn step(
        &mut self,
        found: &Findings<G::Action>,
        node: &SharedNode<G::Action>,
        state: &G::State,
        seat: Seat,
        spread: f32,
        rng: &mut GameRng,
    ) -> Option<Step<G::Action>> {
        consider::<G>(state, seat, &mut self.legal);
        self.open.clear();
        self.seen.clear();
        let is_root = self.path.is_empty();
        let is_bargain =
            is_root && self.bargains && self.legal.iter().any(|&action| G::takes_agreement(state, action));
        let before = {
            let mut known = hold(node);
            let width = if is_root { usize::MAX } else { WIDTH + 2 * (known.visits as usize - 1) };
            if self.legal.len() > width {
                let first = rng.below(self.legal.len() as u32) as usize;
                self.legal.rotate_left(first);
            }
            // Edges are mostly in the order of the legal actions.
            let mut next = 0;
            for &action in &self.legal {
                match known.position(seat, action, next) {
                    Some(edge) => {
                        self.open.push(edge);
                        next = edge + 1;
                    }
                    None if self.open.len() + self.seen.len() < width => self.seen.push((action, 0.0)),
                    None => {}
                }
            }
            if self.seen.is_empty() {
                if is_bargain && known.is_reconsidered_now() {
                    drop(known);
                    self.reconsider(node, state, seat, rng);
                    known = hold(node);
                }
                return found.step(known, &self.open, spread, is_bargain);
            }
            known.edges.len()
        };
        for (action, worth) in &mut self.seen {
            let mut after = state.clone();
            G::perform(&mut after, seat, *action, &mut Silent);
            *worth = self.judge.worth(&after, seat);
        }
        let advised = (before == 0).then(|| G::easy_action(state, seat, rng, &mut self.scratch)).flatten();
        let mut known = hold(node);
        let first = known.edges.len();
        if first > before {
            // Somebody else may have added some of them meanwhile.
            self.seen.retain(|&(action, _)| {
                let there = known.position(seat, action, before);
                self.open.extend(there);
                there.is_none()
            });
        }
        known.add(seat, &self.seen);
        if let Some(action) = advised.filter(|_| first == 0) {
            known.recommend(seat, action);
        }
        self.open.extend(first..known.edges.len());
        found.step(known, &self.open, spread, is_bargain)
    }

    /// Does to a state what an action leads to if others agree to what is good for them, and says whether it came to something.
    fn imagine(&mut self, state: &mut G::State, seat: Seat, action: G::Action) -> bool {
        G::imagine(state, seat, action, &mut |state| self.judge.shares(state))
    }

    /// Nobody agreed, so the seat does the best of what takes no agreement, as it would have done without asking. That it may
    /// still do so is what makes asking worth a try.
    fn instead(&self, found: &Findings<G::Action>, state: &G::State, seat: Seat) -> Option<Step<G::Action>> {
        let root = hold(&self.path.first()?.0);
        let plain = self.open.iter().copied().filter(|&edge| {
            let action = root.edges[edge].action;
            !G::takes_agreement(state, action) && G::check(state, seat, action).is_ok()
        });
        let best = plain.max_by(|&a, &b| {
            let (a, b) = (&root.edges[a], &root.edges[b]);
            a.visits.cmp(&b.visits).then(a.weight.total_cmp(&b.weight))
        })?;
        Some(found.pass(root, best))
    }

    /// Looks at the open edges of the root of a bargain in one more guess: whether somebody agrees hangs on cards that nobody
    /// sees. What counts is the share of the win, since a deal also helps the other side.
    fn reconsider(&mut self, root: &SharedNode<G::Action>, state: &G::State, seat: Seat, rng: &mut GameRng) {
        self.worths.clear();
        for index in 0..self.open.len() {
            let action = hold(root).edges[self.open[index]].action;
            let mut after = state.clone();
            self.imagine(&mut after, seat, action);
            self.worths.push(self.judge.shares(&after)[seat.index()].max(SMALLEST_SHARE).ln());
        }
        let advised = G::easy_action(state, seat, rng, &mut self.scratch);
        hold(root).reconsider(&self.open, &self.worths, advised);
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

#[cfg(test)]
mod tests {
    use std::sync::Barrier;

    use steading_catan_cards::CatanCards;
    use steading_game::{Game, Lines, Seed, Setup, Viewer};
    use steading_kingdom_builder::KingdomBuilder;

    use super::*;

    /// Threads that begin together find the same actions at once; each becomes one edge, and no look is lost.
    #[test]
    fn threads_share_what_they_find() {
        let config = KingdomBuilder::configure(&Setup::new(KingdomBuilder::info())).unwrap();
        for seed in (0..20).map(Seed::from_number) {
            let state = KingdomBuilder::start(&config, seed, &mut Silent);
            let seat = KingdomBuilder::must_act(&state).first().unwrap();
            let view = KingdomBuilder::view(&state, Viewer::Seat(seat));
            let found = Findings::new();
            let together = Barrier::new(4);
            std::thread::scope(|scope| {
                for thread in 0..4 {
                    let (found, view, together) = (&found, &view, &together);
                    scope.spawn(move || {
                        let mut search = Search::<KingdomBuilder>::new(KingdomBuilder::weights(), false);
                        let mut rng = GameRng::new(seed.derive("thread", thread));
                        together.wait();
                        (0..50).for_each(|_| search.look(found, view, seat, &mut rng));
                    });
                }
            });
            assert_eq!(found.iterations(), 200);
            let root = found.root();
            let edges = &root.edges;
            assert_eq!(edges.iter().map(|edge| edge.visits).sum::<u32>(), 200);
            for (index, edge) in edges.iter().enumerate() {
                assert_eq!(root.position(edge.seat, edge.action, 0), Some(index), "{:?}", edge.action);
            }
        }
    }

    /// The others have no cards, so every question is in vain, and each look at one goes on along something else.
    #[test]
    fn a_question_in_vain_goes_on_with_something_else() {
        let config = CatanCards::configure(&CatanCards::info().setup(Some(3), []).unwrap()).unwrap();
        let position = "turn 9 seat0 busy\nseat0 hand 2W1O built 1R1S\nseat1 hand 0 built 1R1S\nseat2 hand 0 built 1R1S\ndisplay 1R2S1C1K";
        let state = CatanCards::read_position(&config, Lines::new(position)).unwrap();
        let view = CatanCards::view(&state, Viewer::Seat(Seat(0)));
        let mut rng = GameRng::new(Seed::from_number(1));
        for (bargains, goes_on) in [(true, true), (false, false)] {
            let found = Findings::new();
            let mut search = Search::<CatanCards>::new(CatanCards::weights(), bargains);
            (0..400).for_each(|_| search.look(&found, &view, Seat(0), &mut rng));
            let (mut asked, mut went_on) = (0, 0);
            for edge in &found.root().edges {
                if CatanCards::takes_agreement(&state, edge.action) {
                    asked += edge.visits;
                } else {
                    went_on += edge.child.as_ref().map_or(0, |child| hold(child).visits) - edge.visits;
                }
            }
            assert!(asked > 20, "asked only {asked} times");
            assert_eq!(went_on, if goes_on { asked } else { 0 });
        }
    }
}
