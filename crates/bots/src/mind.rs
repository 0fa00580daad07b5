//! A bot on a seat: its choice, its time, and the subtree that it keeps during a turn.

use std::cmp::Ordering;
use std::time::{Duration, Instant};

use steading_game::{GameRng, Insight, MAX_SEATS, Seat, Shares, Silent, Weights};

use crate::level::{Budget, Level, Strength};
use crate::node::Edge;
use crate::search::{Search, consider};
use crate::tree::Tree;

/// The share of a turn's remaining time that the next decision may take.
const SHARE_OF_A_DECISION: f64 = 0.5;

/// The least share of a turn's whole time that a decision gets, however late it comes.
const MIN_SHARE_OF_TURN: f64 = 0.04;

/// Iterations between two checks of the clock and of the margin of the best action.
const ITERATIONS_BETWEEN_CHECKS: u32 = 8;

/// A bot on a seat. Without the subtree that it keeps it would play as well, only slower.
#[derive(Debug)]
pub struct Mind<G: Insight> {
    strength: Strength,
    tree: Tree<G::Action>,
    /// One for each thread.
    searches: Vec<Search<G>>,
    rng: GameRng,
    /// Its last decision, with the number of decisions at the table before it.
    last: Option<(usize, Seat, G::Action)>,
    /// The remaining time of this turn.
    time_left: Duration,
    scratch: Vec<G::Action>,
}

/// The statistics of one action at the root.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Advice<A> {
    /// The action.
    pub action: A,
    /// Its mean value, the share of the win that the seat can expect; none without visits.
    pub share: Option<f32>,
    /// Its visits.
    pub visits: u32,
}

impl<G: Insight> Mind<G> {
    /// A bot with the weights that the game comes with. Everything it does by chance follows from `rng`.
    pub fn new(strength: Strength, rng: GameRng) -> Mind<G> {
        Mind::with_weights(strength, rng, &G::weights())
    }

    /// The same with other weights if there are any.
    pub(crate) fn with_weights_if_any(
        strength: Strength,
        rng: GameRng,
        weights: Option<&Weights>,
    ) -> Mind<G> {
        match weights {
            Some(weights) => Mind::with_weights(strength, rng, weights),
            None => Mind::new(strength, rng),
        }
    }

    /// The same with other weights.
    pub fn with_weights(strength: Strength, rng: GameRng, weights: &Weights) -> Mind<G> {
        let searches = match strength.budget {
            Some(_) => {
                let search = |_| Search::new(weights.clone(), strength.level.bargains());
                (0..strength.threads()).map(search).collect()
            }
            None => Vec::new(),
        };
        let tree = Tree::new();
        Mind { strength, tree, searches, rng, last: None, time_left: Duration::ZERO, scratch: Vec::new() }
    }

    /// Its action on `seat`, given `view`; none if the seat need not act. `decisions` is the number of decisions at the table so
    /// far: if only its own came since the last call, the subtree is kept.
    pub fn choose(&mut self, view: &G::View, seat: Seat, decisions: usize) -> Option<G::Action> {
        let state = G::determinize(view, &mut self.rng).ok()?;
        if !G::must_act(&state).contains(seat) {
            return None;
        }
        let action = match self.strength.level {
            Level::Random => G::random_action(&state, seat, &mut self.rng, &mut self.scratch)?,
            Level::Easy => G::easy_action(&state, seat, &mut self.rng, &mut self.scratch)?,
            Level::Greedy => self.most_points(&state, seat)?,
            Level::Medium | Level::Hard | Level::Expert => {
                self.reuse_tree(seat, decisions);
                match candidates::<G>(&state, seat).as_slice() {
                    [only] => *only,
                    actions => {
                        self.search(view, seat);
                        self.most_visited(seat, actions)?
                    }
                }
            }
        };
        self.last = Some((decisions, seat, action));
        Some(action)
    }

    /// All actions of `seat`, the best first, and the shares that every seat can expect. Searches from scratch.
    pub fn advise(&mut self, view: &G::View, seat: Seat) -> (Vec<Advice<G::Action>>, Shares) {
        self.reset();
        let Ok(state) = G::determinize(view, &mut self.rng) else { return (Vec::new(), [0.0; MAX_SEATS]) };
        self.search(view, seat);
        let mut advice: Vec<Advice<G::Action>> =
            candidates::<G>(&state, seat).into_iter().map(|action| self.statistics(seat, action)).collect();
        advice.sort_by(|a, b| by_visits_then_mean(b, a));
        (advice, self.tree.mean())
    }

    /// Keeps the subtree of its last action if no other decision came since, and starts afresh if one did.
    fn reuse_tree(&mut self, seat: Seat, decisions: usize) {
        match self.last {
            Some((before, own, action)) if own == seat && before + 1 == decisions => {
                self.tree.reroot(seat, action);
                if G::ends_turn(action) {
                    self.begin_turn();
                }
            }
            _ => self.reset(),
        }
    }

    fn reset(&mut self) {
        self.begin_turn();
        self.tree.clear();
    }

    fn begin_turn(&mut self) {
        if let Some(Budget::Turn(time)) = self.strength.budget {
            self.time_left = time;
        }
    }

    fn search(&mut self, view: &G::View, seat: Seat) {
        match self.strength.budget {
            Some(Budget::Iterations(count)) => {
                let Some(search) = self.searches.first_mut() else { return };
                let is_done = |tree: &Tree<G::Action>| {
                    tree.iterations() >= count || tree.root().is_settled(count - tree.iterations())
                };
                while !is_done(&self.tree) {
                    search.iterate(&self.tree, view, seat, &mut self.rng);
                }
            }
            Some(Budget::Turn(turn)) => {
                let share = self.time_left.mul_f64(SHARE_OF_A_DECISION).max(turn.mul_f64(MIN_SHARE_OF_TURN));
                let began = Instant::now();
                self.search_until(view, seat, began + share);
                self.time_left = self.time_left.saturating_sub(began.elapsed());
            }
            None => {}
        }
    }

    /// Searches on all threads.
    fn search_until(&mut self, view: &G::View, seat: Seat, end: Instant) {
        let began = Instant::now();
        let tree = &self.tree;
        let before = tree.iterations();
        let run = |search: &mut Search<G>, rng: &mut GameRng| {
            loop {
                for _ in 0..ITERATIONS_BETWEEN_CHECKS {
                    search.iterate(tree, view, seat, rng);
                }
                let now = Instant::now();
                let left = end.saturating_duration_since(now).as_secs_f64() / (now - began).as_secs_f64();
                let to_come = (left * f64::from(tree.iterations() - before)) as u32;
                if left <= 0.0 || tree.root().is_settled(to_come) {
                    break;
                }
            }
        };
        let Some((first, others)) = self.searches.split_first_mut() else { return };
        std::thread::scope(|scope| {
            for search in others {
                let mut rng = GameRng::new(self.rng.seed());
                scope.spawn(move || run(search, &mut rng));
            }
            run(first, &mut self.rng);
        });
    }

    /// The statistics of an action.
    fn statistics(&self, seat: Seat, action: G::Action) -> Advice<G::Action> {
        let root = self.tree.root();
        let edge = root.position(seat, action, 0).map(|edge| &root.edges[edge]);
        Advice { action, share: edge.and_then(Edge::mean), visits: edge.map_or(0, |edge| edge.visits) }
    }

    /// The action with most visits.
    fn most_visited(&self, seat: Seat, actions: &[G::Action]) -> Option<G::Action> {
        let advice = actions.iter().map(|&action| self.statistics(seat, action));
        advice.max_by(by_visits_then_mean).map(|best| best.action)
    }

    /// The action that gives most points at once; ties are broken at random.
    fn most_points(&mut self, state: &G::State, seat: Seat) -> Option<G::Action> {
        let points = |&action: &G::Action| {
            let mut after = state.clone();
            G::perform(&mut after, seat, action, &mut Silent);
            G::score(&after, seat).total()
        };
        let mut actions = candidates::<G>(state, seat);
        self.rng.shuffle(&mut actions);
        actions.into_iter().max_by_key(points)
    }
}

fn candidates<G: Insight>(state: &G::State, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    consider::<G>(state, seat, &mut actions);
    actions
}

/// Order by visits, then by mean value.
fn by_visits_then_mean<A>(a: &Advice<A>, b: &Advice<A>) -> Ordering {
    let share = |advice: &Advice<A>| advice.share.unwrap_or(f32::NEG_INFINITY);
    a.visits.cmp(&b.visits).then(share(a).total_cmp(&share(b)))
}

#[cfg(test)]
mod tests {
    use steading_game::{Game, Seed, Setup, Viewer};
    use steading_settlement::Settlement;

    use super::*;

    /// Without other players' decisions in between, the end of a turn gives the next one its time.
    #[test]
    fn alone_every_turn_has_its_time() {
        let turn = Duration::from_millis(4);
        let strength = Strength { level: Level::Hard, budget: Some(Budget::Turn(turn)) };
        let mut setup = Setup::new(Settlement::info());
        setup.players = 1;
        let seed = Seed::from_number(1);
        let mut state = Settlement::start(&Settlement::configure(&setup).unwrap(), seed, &mut Silent);
        let mut mind = Mind::<Settlement>::new(strength, GameRng::new(seed));
        let (mut ends, mut used) = (0, 0);
        for decisions in 0..60 {
            let Some(seat) = Settlement::must_act(&state).first() else { break };
            let view = Settlement::view(&state, Viewer::Seat(seat));
            let action = mind.choose(&view, seat, decisions).unwrap();
            Settlement::perform(&mut state, seat, action, &mut Silent);
            mind.reuse_tree(seat, decisions + 1);
            if Settlement::ends_turn(action) {
                assert_eq!(mind.time_left, turn, "after decision {decisions}");
                ends += 1;
            } else if mind.time_left < turn {
                used += 1;
            }
        }
        assert!(ends > 5 && used > 5, "{ends} turns ended, {used} decisions took time");
    }
}
