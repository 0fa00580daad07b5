//! The tree of a search: what was tried after what, and how it went.
//!
//! It is an open-loop tree: a node stands for the decisions that led to it, not for one state, since every iteration
//! guesses another state. What is legal at a node may therefore differ from one iteration to the next.

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use steading_game::Seat;

/// How strongly the search follows the first impression of an action before it has tried it, in spreads of the results.
const EXPLORATION: f32 = 1.5;

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
    /// The mean and the spread of the first impressions, to put later ones on the same scale.
    impressions: Option<(f32, f32)>,
}

/// A decision that was considered.
#[derive(Debug)]
pub(crate) struct Edge<A> {
    pub(crate) seat: Seat,
    pub(crate) action: A,
    /// How likely it looked at first, up to a common factor.
    pub(crate) weight: f32,
    pub(crate) visits: u32,
    /// The sum of what came of it for `seat`.
    pub(crate) value: f32,
    /// What was seen after it.
    pub(crate) child: Option<SharedNode<A>>,
}

impl<A> Edge<A> {
    pub(crate) fn mean(&self) -> Option<f32> {
        (self.visits > 0).then(|| self.value / self.visits as f32)
    }
}

impl<A: Copy + Eq> Node<A> {
    pub(crate) fn new() -> SharedNode<A> {
        Arc::new(Mutex::new(Node { visits: 0, edges: Vec::new(), impressions: None }))
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
        let (mean, spread) = *self.impressions.get_or_insert_with(|| {
            let count = seen.len().max(1) as f32;
            let mean = seen.iter().map(|&(_, worth)| worth).sum::<f32>() / count;
            let variance = seen.iter().map(|&(_, worth)| (worth - mean).powi(2)).sum::<f32>() / count;
            (mean, variance.sqrt().max(1e-6))
        });
        for &(action, worth) in seen {
            let weight = (SHARPNESS * ((worth - mean) / spread).clamp(-4.0, 4.0)).exp();
            self.edges.push(Edge { seat, action, weight, visits: 0, value: 0.0, child: None });
        }
    }

    /// Makes an action look as good as all others together.
    pub(crate) fn recommend(&mut self, seat: Seat, action: A) {
        let all: f32 = self.edges.iter().map(|edge| edge.weight).sum();
        if let Some(edge) = self.position(seat, action, 0) {
            self.edges[edge].weight += all;
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

    /// The most promising of some edges: what went well, and what looked good and was hardly tried. `spread` is how much
    /// results differ.
    pub(crate) fn promising(&self, edges: &[usize], spread: f32) -> Option<usize> {
        let (mut visits, mut value, mut weight) = (0, 0.0, 0.0);
        for &index in edges {
            let edge = &self.edges[index];
            visits += edge.visits;
            value += edge.value;
            weight += edge.weight;
        }
        let unknown = if visits > 0 { value / visits as f32 } else { 0.5 };
        let curiosity = EXPLORATION * spread * ((visits + 1) as f32).sqrt() / weight;
        let promise = |edge: &Edge<A>| {
            edge.mean().unwrap_or(unknown) + curiosity * edge.weight / (1 + edge.visits) as f32
        };
        edges.iter().copied().max_by(|&a, &b| promise(&self.edges[a]).total_cmp(&promise(&self.edges[b])))
    }
}
