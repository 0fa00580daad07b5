//! The tree of a search: what was tried after what, and how it went.
//!
//! It is an open-loop tree: a node stands for the decisions that led to it, not for one state, since every iteration
//! guesses another state. What is legal at a node may therefore differ from one iteration to the next.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use steading_game::Seat;

/// How strongly the search follows the first impression of an action before it has tried it, in spreads of the results.
const EXPLORATION: f32 = 1.5;

/// How much the search doubts what it has seen of an action in a bargain, in spreads of the results, once there were more visits
/// than first impressions are good for.
const DOUBT: f32 = 0.5;
const VISITS_BEFORE_DOUBT: f32 = 300.0;

/// How much clearer than the spread of all first impressions the best one counts.
const SHARPNESS: f32 = 1.3;

/// A node that several threads may walk through. Each holds one node at a time, and only for a moment.
pub(crate) type SharedNode<A> = Arc<Mutex<Node<A>>>;

/// How often a thread asks for a node that another one holds before it goes to sleep. It is held for less than a microsecond
/// as a rule, and waking up takes much longer.
const PATIENCE: u32 = 4000;

/// A node, for one moment.
pub(crate) fn hold<A>(node: &Mutex<Node<A>>) -> MutexGuard<'_, Node<A>> {
    for _ in 0..PATIENCE {
        if let Ok(node) = node.try_lock() {
            return node;
        }
        std::hint::spin_loop();
    }
    node.lock().unwrap_or_else(PoisonError::into_inner)
}

/// What was seen after one row of decisions.
#[derive(Debug)]
pub(crate) struct Node<A> {
    pub(crate) visits: u32,
    pub(crate) edges: Vec<Edge<A>>,
    /// Of the first impressions, to put later ones on the same scale.
    scale: Option<Scale>,
    /// How many visits there had been when all edges were last looked at together.
    reconsidered: u32,
}

/// The mean and the spread of what several actions are worth at first sight.
#[derive(Debug, Clone, Copy)]
struct Scale {
    mean: f32,
    spread: f32,
}

/// A decision that was considered.
#[derive(Debug)]
pub(crate) struct Edge<A> {
    pub(crate) seat: Seat,
    pub(crate) action: A,
    /// How likely it looked at first, up to a common factor.
    pub(crate) weight: f32,
    /// What it looked like when all edges were looked at together.
    impression: Impression,
    pub(crate) visits: u32,
    /// The sum of what came of it for `seat`.
    pub(crate) value: f32,
    /// What was seen after it.
    pub(crate) child: Option<SharedNode<A>>,
}

/// What a decision looks like without being tried, in several guesses.
#[derive(Debug, Clone, Copy, Default)]
struct Impression {
    guesses: f32,
    /// The sum of what it was worth.
    worth: f32,
    /// In how many of the guesses the game's own rules of thumb were for it.
    advised: f32,
}

impl Impression {
    fn mean(&self) -> f32 {
        self.worth / self.guesses
    }
}

impl Scale {
    fn of(worths: impl ExactSizeIterator<Item = f32> + Clone) -> Scale {
        let count = worths.len().max(1) as f32;
        let mean = worths.clone().sum::<f32>() / count;
        let variance = worths.map(|worth| (worth - mean).powi(2)).sum::<f32>() / count;
        Scale { mean, spread: variance.sqrt().max(1e-6) }
    }

    /// How likely an action is that is worth this.
    fn weight(&self, worth: f32) -> f32 {
        (SHARPNESS * ((worth - self.mean) / self.spread).clamp(-4.0, 4.0)).exp()
    }
}

impl<A> Edge<A> {
    pub(crate) fn mean(&self) -> Option<f32> {
        (self.visits > 0).then(|| self.value / self.visits as f32)
    }
}

impl<A: Copy + Eq> Node<A> {
    pub(crate) fn new() -> SharedNode<A> {
        Arc::new(Mutex::new(Node { visits: 0, edges: Vec::new(), scale: None, reconsidered: 0 }))
    }

    /// Where an action stands among the edges; it is looked for from `guess` on.
    pub(crate) fn position(&self, seat: Seat, action: A, guess: usize) -> Option<usize> {
        let (before, after) = self.edges.split_at_checked(guess).unwrap_or((&self.edges, &[]));
        let is = |edge: &Edge<A>| edge.action == action && edge.seat == seat;
        let found = after.iter().position(is).map(|place| guess + place);
        found.or_else(|| before.iter().position(is))
    }

    /// Adds edges for actions with what they are worth at first sight.
    pub(crate) fn add(&mut self, seat: Seat, seen: &[(A, f32)]) {
        let scale = *self.scale.get_or_insert_with(|| Scale::of(seen.iter().map(|&(_, worth)| worth)));
        for &(action, worth) in seen {
            let (weight, impression) = (scale.weight(worth), Impression::default());
            self.edges.push(Edge { seat, action, weight, impression, visits: 0, value: 0.0, child: None });
        }
    }

    /// Makes an action look as good as all others together.
    pub(crate) fn recommend(&mut self, seat: Seat, action: A) {
        let all: f32 = self.edges.iter().map(|edge| edge.weight).sum();
        if let Some(edge) = self.position(seat, action, 0) {
            self.edges[edge].weight += all;
        }
    }

    /// Whether it is time to look at all edges together: at first, and whenever there were twice as many visits.
    pub(crate) fn is_reconsidered_now(&self) -> bool {
        self.visits >= 2 * self.reconsidered
    }

    /// Takes one more guess into account: what some edges are worth in it, and which action is advised.
    pub(crate) fn reconsider(&mut self, edges: &[usize], worths: &[f32], advised: Option<A>) {
        self.reconsidered = self.visits;
        for (&index, worth) in edges.iter().zip(worths) {
            let Edge { action, impression, .. } = &mut self.edges[index];
            impression.guesses += 1.0;
            impression.worth += worth;
            impression.advised += if advised == Some(*action) { 1.0 } else { 0.0 };
        }
        let means = edges.iter().map(|&index| self.edges[index].impression.mean());
        let scale = Scale::of(means.clone());
        let all: f32 = means.map(|mean| scale.weight(mean)).sum();
        for &index in edges {
            let Edge { weight, impression, .. } = &mut self.edges[index];
            *weight = scale.weight(impression.mean()) + all * impression.advised / impression.guesses;
        }
    }

    /// Whether the edge that was tried most stays so, whatever the next tries show.
    pub(crate) fn is_settled(&self, tries: u32) -> bool {
        let (mut most, mut second) = (0, 0);
        for edge in &self.edges {
            if edge.visits > most {
                (most, second) = (edge.visits, most);
            } else {
                second = second.max(edge.visits);
            }
        }
        most > second + tries
    }

    /// The most promising of some edges: what went well, what looked good and was hardly tried, and in a bargain after many visits
    /// whatever was tried too seldom to be sure of it. `spread` is how much results differ.
    pub(crate) fn promising(&self, edges: &[usize], spread: f32, is_bargain: bool) -> Option<usize> {
        let (mut visits, mut value, mut weight) = (0, 0.0, 0.0);
        for &index in edges {
            let edge = &self.edges[index];
            visits += edge.visits;
            value += edge.value;
            weight += edge.weight;
        }
        let unknown = if visits > 0 { value / visits as f32 } else { 0.5 };
        let curiosity = EXPLORATION * spread * ((visits + 1) as f32).sqrt() / weight;
        let doubt = if is_bargain { (visits as f32 / VISITS_BEFORE_DOUBT).max(1.0).ln().sqrt() } else { 0.0 };
        let doubt = DOUBT * spread * doubt;
        let promise = |edge: &Edge<A>| {
            let tries = (1 + edge.visits) as f32;
            edge.mean().unwrap_or(unknown) + curiosity * edge.weight / tries + doubt / tries.sqrt()
        };
        edges.iter().copied().max_by(|&a, &b| promise(&self.edges[a]).total_cmp(&promise(&self.edges[b])))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const ME: Seat = Seat(0);

    fn node(worths: &[(char, f32)]) -> Node<char> {
        let mut node = Node { visits: 1, edges: Vec::new(), scale: None, reconsidered: 0 };
        node.add(ME, worths);
        node
    }

    fn weights<const COUNT: usize>(node: &Node<char>) -> [f32; COUNT] {
        std::array::from_fn(|edge| node.edges[edge].weight)
    }

    /// What looked good in one guess alone looks less good after each that says otherwise, and an advice counts by how often it
    /// was given.
    #[test]
    fn first_impressions_are_taken_from_all_guesses() {
        let mut node = node(&[('a', 0.0), ('b', 5.0), ('c', 0.0)]);
        node.reconsider(&[0, 1, 2], &[-1.0, -2.0, -2.0], Some('a'));
        let [a, b, c] = weights(&node);
        assert!(a > b + c && (b - c).abs() < 1e-6, "{a} {b} {c}");
        let mut before = a / b;
        for _ in 0..3 {
            node.reconsider(&[0, 1, 2], &[-2.0, -1.0, -2.0], Some('b'));
            let [a, b, _] = weights(&node);
            assert!(a / b < before, "{a} {b}");
            before = a / b;
        }
        let [a, b, c] = weights(&node);
        assert!(b > a && a > c, "{a} {b} {c}");
    }

    #[test]
    fn edges_are_looked_at_together_ever_more_seldom() {
        let mut node = node(&[('a', 0.0), ('b', 1.0)]);
        let mut at = Vec::new();
        for visits in 3..=30 {
            node.visits = visits;
            if node.is_reconsidered_now() {
                node.reconsider(&[0, 1], &[0.0, 0.0], None);
                at.push(visits);
            }
        }
        assert_eq!(at, [3, 6, 12, 24]);
    }

    /// An action that looked bad and went a little worse a few times is tried again in a bargain, and hardly elsewhere.
    #[test]
    fn a_bargain_doubts_what_was_hardly_tried() {
        for (is_bargain, promising) in [(false, 0), (true, 1)] {
            let mut node = node(&[('a', 1.0), ('b', -1.0)]);
            (node.edges[0].visits, node.edges[0].value) = (2000, 1000.0);
            (node.edges[1].visits, node.edges[1].value) = (30, 13.5);
            assert_eq!(node.promising(&[0, 1], 0.3, is_bargain), Some(promising));
            (node.edges[0].visits, node.edges[0].value) = (200, 100.0);
            assert_eq!(node.promising(&[0, 1], 0.3, is_bargain), Some(0), "too early for doubts");
        }
    }
}
