//! Nodes and edges of the search tree: priors, visits, values, and selection by PUCT.
//!
//! The tree is open-loop: a node stands for the decisions that led to it, not for one state, since every iteration has another
//! determinization. The legal actions at a node may therefore differ from one iteration to the next.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use steading_game::Seat;

/// The exploration constant of PUCT, in standard deviations of the results.
const EXPLORATION: f32 = 1.5;

/// The exploration constant of the UCB term in a bargain, in standard deviations of the results, and the visits after which it
/// begins: by then the priors have had their effect.
const UCB_EXPLORATION: f32 = 0.5;
const VISITS_BEFORE_UCB: f32 = 300.0;

/// The inverse temperature of the softmax that makes priors of standardised evaluations.
const INVERSE_TEMPERATURE: f32 = 1.3;

/// A node that threads share. Each thread locks one node at a time, and briefly.
pub(crate) type SharedNode<A> = Arc<Mutex<Node<A>>>;

/// How often a thread tries a locked node before it sleeps. A node is locked for less than a microsecond as a rule, and waking
/// up takes much longer.
const SPINS: u32 = 4000;

/// Locks a node.
pub(crate) fn lock<A>(node: &Mutex<Node<A>>) -> MutexGuard<'_, Node<A>> {
    for _ in 0..SPINS {
        if let Ok(node) = node.try_lock() {
            return node;
        }
        std::hint::spin_loop();
    }
    node.lock().unwrap_or_else(PoisonError::into_inner)
}

/// A sequence of decisions from the root.
#[derive(Debug)]
pub(crate) struct Node<A> {
    pub(crate) visits: u32,
    pub(crate) edges: Vec<Edge<A>>,
    /// The scale of the first evaluations, for the priors of edges that are added later.
    scale: Option<Scale>,
    /// The visits when the priors were last sampled.
    sampled_at: u32,
}

/// The mean and the standard deviation of the evaluations of several actions.
#[derive(Debug, Clone, Copy)]
struct Scale {
    mean: f32,
    deviation: f32,
}

/// A decision at a node.
#[derive(Debug)]
pub(crate) struct Edge<A> {
    pub(crate) seat: Seat,
    pub(crate) action: A,
    /// The prior, not normalised.
    pub(crate) prior: f32,
    /// The evaluations that the prior is made of, where it is sampled in several determinizations.
    samples: PriorSamples,
    /// Counted on the way down, before the value is backed up: in between they are a virtual loss.
    pub(crate) visits: u32,
    /// The sum of the values for `seat` that were backed up.
    pub(crate) value_sum: f32,
    pub(crate) child: Option<SharedNode<A>>,
}

/// The evaluations of an action in several determinizations, without visits.
#[derive(Debug, Clone, Copy, Default)]
struct PriorSamples {
    count: f32,
    value_sum: f32,
    /// In how many of them the `easy` bot chose the action.
    advised: f32,
}

impl PriorSamples {
    fn mean(&self) -> f32 {
        self.value_sum / self.count
    }
}

impl Scale {
    fn of(values: impl ExactSizeIterator<Item = f32> + Clone) -> Scale {
        let count = values.len().max(1) as f32;
        let mean = values.clone().sum::<f32>() / count;
        let variance = values.map(|value| (value - mean).powi(2)).sum::<f32>() / count;
        Scale { mean, deviation: variance.sqrt().max(1e-6) }
    }

    /// The prior of an action with this evaluation, not normalised.
    fn prior(&self, value: f32) -> f32 {
        (INVERSE_TEMPERATURE * ((value - self.mean) / self.deviation).clamp(-4.0, 4.0)).exp()
    }
}

impl<A> Edge<A> {
    /// The mean value; none without visits.
    pub(crate) fn mean(&self) -> Option<f32> {
        (self.visits > 0).then(|| self.value_sum / self.visits as f32)
    }
}

impl<A: Copy + Eq> Node<A> {
    pub(crate) fn new() -> SharedNode<A> {
        Arc::new(Mutex::new(Node { visits: 0, edges: Vec::new(), scale: None, sampled_at: 0 }))
    }

    /// The index of an action's edge; the search for it begins at `hint`.
    pub(crate) fn position(&self, seat: Seat, action: A, hint: usize) -> Option<usize> {
        let (before, after) = self.edges.split_at_checked(hint).unwrap_or((&self.edges, &[]));
        let is = |edge: &Edge<A>| edge.action == action && edge.seat == seat;
        let found = after.iter().position(is).map(|index| hint + index);
        found.or_else(|| before.iter().position(is))
    }

    /// Adds edges for actions with their evaluations.
    pub(crate) fn expand(&mut self, seat: Seat, evaluated: &[(A, f32)]) {
        let scale = *self.scale.get_or_insert_with(|| Scale::of(evaluated.iter().map(|&(_, value)| value)));
        for &(action, value) in evaluated {
            let (prior, samples) = (scale.prior(value), PriorSamples::default());
            self.edges.push(Edge { seat, action, prior, samples, visits: 0, value_sum: 0.0, child: None });
        }
    }

    /// Raises the prior of an action by the sum of all.
    pub(crate) fn raise_prior(&mut self, seat: Seat, action: A) {
        let all: f32 = self.edges.iter().map(|edge| edge.prior).sum();
        if let Some(edge) = self.position(seat, action, 0) {
            self.edges[edge].prior += all;
        }
    }

    /// Whether the priors are due for another sample: at first, and whenever the visits have doubled.
    pub(crate) fn is_sample_due(&self) -> bool {
        self.visits >= 2 * self.sampled_at
    }

    /// Adds one determinization to the priors of some edges: their values in it, and the action that the `easy` bot chose.
    pub(crate) fn sample_priors(&mut self, edges: &[usize], values: &[f32], advised: Option<A>) {
        self.sampled_at = self.visits;
        for (&index, value) in edges.iter().zip(values) {
            let Edge { action, samples, .. } = &mut self.edges[index];
            samples.count += 1.0;
            samples.value_sum += value;
            samples.advised += if advised == Some(*action) { 1.0 } else { 0.0 };
        }
        let means = edges.iter().map(|&index| self.edges[index].samples.mean());
        let scale = Scale::of(means.clone());
        let all: f32 = means.map(|mean| scale.prior(mean)).sum();
        for &index in edges {
            let Edge { prior, samples, .. } = &mut self.edges[index];
            *prior = scale.prior(samples.mean()) + all * samples.advised / samples.count;
        }
    }

    /// Whether so many more visits cannot change which edge has most.
    pub(crate) fn is_settled(&self, visits_to_come: u32) -> bool {
        let (mut most, mut second) = (0, 0);
        for edge in &self.edges {
            if edge.visits > most {
                (most, second) = (edge.visits, most);
            } else {
                second = second.max(edge.visits);
            }
        }
        most > second + visits_to_come
    }

    /// Selects among some edges by PUCT; edges without visits count with the mean of the others. In a bargain with many visits a
    /// UCB term is added, so that a low prior does not starve an edge for good. `deviation` is that of the results.
    pub(crate) fn select(&self, edges: &[usize], deviation: f32, is_bargain: bool) -> Option<usize> {
        let (mut visits, mut value_sum, mut priors) = (0, 0.0, 0.0);
        for &index in edges {
            let edge = &self.edges[index];
            visits += edge.visits;
            value_sum += edge.value_sum;
            priors += edge.prior;
        }
        let unvisited = if visits > 0 { value_sum / visits as f32 } else { 0.5 };
        let exploration = EXPLORATION * deviation * ((visits + 1) as f32).sqrt() / priors;
        let log = if is_bargain { (visits as f32 / VISITS_BEFORE_UCB).max(1.0).ln().sqrt() } else { 0.0 };
        let ucb_exploration = UCB_EXPLORATION * deviation * log;
        let score = |edge: &Edge<A>| {
            let visits = (1 + edge.visits) as f32;
            let mean = edge.mean().unwrap_or(unvisited);
            mean + exploration * edge.prior / visits + ucb_exploration / visits.sqrt()
        };
        edges.iter().copied().max_by(|&a, &b| score(&self.edges[a]).total_cmp(&score(&self.edges[b])))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ME: Seat = Seat(0);

    fn node(evaluated: &[(char, f32)]) -> Node<char> {
        let mut node = Node { visits: 1, edges: Vec::new(), scale: None, sampled_at: 0 };
        node.expand(ME, evaluated);
        node
    }

    fn priors<const COUNT: usize>(node: &Node<char>) -> [f32; COUNT] {
        std::array::from_fn(|edge| node.edges[edge].prior)
    }

    /// The prior of an action that is good in one determinization alone falls with each further one, and advice counts by its
    /// frequency.
    #[test]
    fn priors_are_means_over_determinizations() {
        let mut node = node(&[('a', 0.0), ('b', 5.0), ('c', 0.0)]);
        node.sample_priors(&[0, 1, 2], &[-1.0, -2.0, -2.0], Some('a'));
        let [a, b, c] = priors(&node);
        assert!(a > b + c && (b - c).abs() < 1e-6, "{a} {b} {c}");
        let mut before = a / b;
        for _ in 0..3 {
            node.sample_priors(&[0, 1, 2], &[-2.0, -1.0, -2.0], Some('b'));
            let [a, b, _] = priors(&node);
            assert!(a / b < before, "{a} {b}");
            before = a / b;
        }
        let [a, b, c] = priors(&node);
        assert!(b > a && a > c, "{a} {b} {c}");
    }

    #[test]
    fn priors_are_sampled_whenever_the_visits_have_doubled() {
        let mut node = node(&[('a', 0.0), ('b', 1.0)]);
        let mut at = Vec::new();
        for visits in 3..=30 {
            node.visits = visits;
            if node.is_sample_due() {
                node.sample_priors(&[0, 1], &[0.0, 0.0], None);
                at.push(visits);
            }
        }
        assert_eq!(at, [3, 6, 12, 24]);
    }

    /// An action with a low prior and a slightly lower mean of a few visits is selected again in a bargain, and hardly elsewhere.
    #[test]
    fn a_bargain_explores_what_has_few_visits() {
        for (is_bargain, selected) in [(false, 0), (true, 1)] {
            let mut node = node(&[('a', 1.0), ('b', -1.0)]);
            (node.edges[0].visits, node.edges[0].value_sum) = (2000, 1000.0);
            (node.edges[1].visits, node.edges[1].value_sum) = (30, 13.5);
            assert_eq!(node.select(&[0, 1], 0.3, is_bargain), Some(selected));
            (node.edges[0].visits, node.edges[0].value_sum) = (200, 100.0);
            assert_eq!(node.select(&[0, 1], 0.3, is_bargain), Some(0), "too early for the UCB term");
        }
    }
}
