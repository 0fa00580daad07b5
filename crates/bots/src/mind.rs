//! A bot on a seat: what it does, how long it thinks, and what it remembers during a turn.

use std::cmp::Ordering;
use std::time::{Duration, Instant};

use steading_game::{GameRng, Insight, MAX_SEATS, Seat, Shares, Silent, Weights};

use crate::findings::Findings;
use crate::level::{Budget, Level, Player};
use crate::search::{Search, consider};
use crate::tree::Edge;

/// How much of what is left of a turn's time the next decision may take.
const SHARE_OF_A_DECISION: f64 = 0.5;

/// A decision late in a long turn still gets this part of the turn's time.
const SMALLEST_SHARE: f64 = 0.04;

/// How often the clock is looked at, and whether it is worth going on.
const ITERATIONS_BETWEEN_LOOKS: u32 = 8;

/// A bot on a seat. It plays the same without its memory, only slower.
#[derive(Debug)]
pub struct Mind<G: Insight> {
    player: Player,
    found: Findings<G::Action>,
    /// The threads that look.
    searches: Vec<Search<G>>,
    rng: GameRng,
    /// Its last decision, by the number of decisions that had been made at the table before it.
    last: Option<(usize, Seat, G::Action)>,
    /// What is left of the time for this turn.
    left: Duration,
    scratch: Vec<G::Action>,
}

/// What a bot thinks of one action.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Advice<A> {
    /// The action.
    pub action: A,
    /// The share of the win that the seat can expect after it; none if it was not looked at.
    pub share: Option<f32>,
    /// How often it was looked at.
    pub visits: u32,
}

impl<G: Insight> Mind<G> {
    /// A bot with the weights that the game comes with. Everything it does by chance follows from `rng`.
    pub fn new(player: Player, rng: GameRng) -> Mind<G> {
        Mind::with_weights(player, rng, &G::weights())
    }

    /// The same with other weights.
    pub fn with_weights(player: Player, rng: GameRng, weights: &Weights) -> Mind<G> {
        let searches = match player.budget {
            Some(_) => {
                let search = |_| Search::new(weights.clone(), player.level.bargains());
                (0..player.threads()).map(search).collect()
            }
            None => Vec::new(),
        };
        let found = Findings::new();
        Mind { player, found, searches, rng, last: None, left: Duration::ZERO, scratch: Vec::new() }
    }

    /// What it does on `seat`, knowing `view`; nothing if the seat need not act. `decisions` is how many were made at the
    /// table so far: if only its own came since it was last asked, it remembers what it found out.
    pub fn choose(&mut self, view: &G::View, seat: Seat, decisions: usize) -> Option<G::Action> {
        let state = G::determinize(view, &mut self.rng).ok()?;
        if !G::must_act(&state).contains(seat) {
            return None;
        }
        let action = match self.player.level {
            Level::Random => G::random_action(&state, seat, &mut self.rng, &mut self.scratch)?,
            Level::Easy => G::easy_action(&state, seat, &mut self.rng, &mut self.scratch)?,
            Level::Greedy => self.most_points(&state, seat)?,
            Level::Medium | Level::Hard | Level::Expert => {
                self.recall(seat, decisions);
                match considered::<G>(&state, seat).as_slice() {
                    [only] => *only,
                    actions => {
                        self.think(view, seat);
                        self.best(seat, actions)?
                    }
                }
            }
        };
        self.last = Some((decisions, seat, action));
        Some(action)
    }

    /// What it thinks of everything that `seat` can do, the best first, and what every seat can expect.
    pub fn advise(&mut self, view: &G::View, seat: Seat) -> (Vec<Advice<G::Action>>, Shares) {
        self.forget();
        let Ok(state) = G::determinize(view, &mut self.rng) else { return (Vec::new(), [0.0; MAX_SEATS]) };
        self.think(view, seat);
        let mut advice: Vec<Advice<G::Action>> =
            considered::<G>(&state, seat).into_iter().map(|action| self.opinion(seat, action)).collect();
        advice.sort_by(|a, b| better(b, a));
        (advice, self.found.expected())
    }

    /// Keeps what it knows if nobody else has decided since, and starts afresh if not.
    fn recall(&mut self, seat: Seat, decisions: usize) {
        match self.last {
            Some((before, own, action)) if own == seat && before + 1 == decisions => {
                self.found.follow(seat, action);
                if G::ends_turn(action) {
                    self.begin_turn();
                }
            }
            _ => self.forget(),
        }
    }

    fn forget(&mut self) {
        self.begin_turn();
        self.found.restart();
    }

    fn begin_turn(&mut self) {
        if let Some(Budget::Turn(time)) = self.player.budget {
            self.left = time;
        }
    }

    fn think(&mut self, view: &G::View, seat: Seat) {
        match self.player.budget {
            Some(Budget::Iterations(count)) => {
                let Some(search) = self.searches.first_mut() else { return };
                let is_done = |found: &Findings<G::Action>| {
                    found.iterations() >= count || found.root().is_settled(count - found.iterations())
                };
                while !is_done(&self.found) {
                    search.look(&self.found, view, seat, &mut self.rng);
                }
            }
            Some(Budget::Turn(turn)) => {
                let share = self.left.mul_f64(SHARE_OF_A_DECISION).max(turn.mul_f64(SMALLEST_SHARE));
                let began = Instant::now();
                self.think_until(view, seat, began + share);
                self.left = self.left.saturating_sub(began.elapsed());
            }
            None => {}
        }
    }

    /// On all its threads.
    fn think_until(&mut self, view: &G::View, seat: Seat, end: Instant) {
        let began = Instant::now();
        let found = &self.found;
        let before = found.iterations();
        let think = |search: &mut Search<G>, rng: &mut GameRng| {
            loop {
                for _ in 0..ITERATIONS_BETWEEN_LOOKS {
                    search.look(found, view, seat, rng);
                }
                let now = Instant::now();
                let left = end.saturating_duration_since(now).as_secs_f64() / (now - began).as_secs_f64();
                let to_come = (left * f64::from(found.iterations() - before)) as u32;
                if left <= 0.0 || found.root().is_settled(to_come) {
                    break;
                }
            }
        };
        let Some((first, others)) = self.searches.split_first_mut() else { return };
        std::thread::scope(|scope| {
            for search in others {
                let mut rng = GameRng::new(self.rng.seed());
                scope.spawn(move || think(search, &mut rng));
            }
            think(first, &mut self.rng);
        });
    }

    /// What it found out about an action.
    fn opinion(&self, seat: Seat, action: G::Action) -> Advice<G::Action> {
        let root = self.found.root();
        let edge = root.position(seat, action, 0).map(|edge| &root.edges[edge]);
        Advice { action, share: edge.and_then(Edge::mean), visits: edge.map_or(0, |edge| edge.visits) }
    }

    /// The action that was looked at most.
    fn best(&self, seat: Seat, actions: &[G::Action]) -> Option<G::Action> {
        let opinions = actions.iter().map(|&action| self.opinion(seat, action));
        opinions.max_by(better).map(|best| best.action)
    }

    /// The action that gives most points at once; any of them if there are several.
    fn most_points(&mut self, state: &G::State, seat: Seat) -> Option<G::Action> {
        let points = |&action: &G::Action| {
            let mut after = state.clone();
            G::perform(&mut after, seat, action, &mut Silent);
            G::score(&after, seat).total()
        };
        let mut actions = considered::<G>(state, seat);
        self.rng.shuffle(&mut actions);
        actions.into_iter().max_by_key(points)
    }
}

fn considered<G: Insight>(state: &G::State, seat: Seat) -> Vec<G::Action> {
    let mut actions = Vec::new();
    consider::<G>(state, seat, &mut actions);
    actions
}

/// What was looked at more is better, and among equals what went better.
fn better<A>(a: &Advice<A>, b: &Advice<A>) -> Ordering {
    let share = |advice: &Advice<A>| advice.share.unwrap_or(f32::NEG_INFINITY);
    a.visits.cmp(&b.visits).then(share(a).total_cmp(&share(b)))
}

#[cfg(test)]
mod tests {
    use steading_game::{Game, Seed, Setup, Viewer};
    use steading_settlement::Settlement;

    use super::*;

    /// Nobody decides in between: what gives the next turn its time is the end of the last one.
    #[test]
    fn alone_every_turn_has_its_time() {
        let turn = Duration::from_millis(4);
        let player = Player { level: Level::Hard, budget: Some(Budget::Turn(turn)) };
        let mut setup = Setup::new(Settlement::info());
        setup.players = 1;
        let seed = Seed::from_number(1);
        let mut state = Settlement::start(&Settlement::configure(&setup).unwrap(), seed, &mut Silent);
        let mut mind = Mind::<Settlement>::new(player, GameRng::new(seed));
        let (mut ends, mut used) = (0, 0);
        for decisions in 0..60 {
            let Some(seat) = Settlement::must_act(&state).first() else { break };
            let view = Settlement::view(&state, Viewer::Seat(seat));
            let action = mind.choose(&view, seat, decisions).unwrap();
            Settlement::perform(&mut state, seat, action, &mut Silent);
            mind.recall(seat, decisions + 1);
            if Settlement::ends_turn(action) {
                assert_eq!(mind.left, turn, "after decision {decisions}");
                ends += 1;
            } else if mind.left < turn {
                used += 1;
            }
        }
        assert!(ends > 5 && used > 5, "{ends} turns ended, {used} decisions took time");
    }
}
