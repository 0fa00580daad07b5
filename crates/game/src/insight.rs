//! What bots look at in a position, and what self-play taught about it.

use std::fmt::Write as _;

use crate::{Game, GameRng, MAX_SEATS, Seat, Silent};

/// The share of the win that each seat has or can expect; in a game for one, how good its score is.
pub type Shares = [f32; MAX_SEATS];

/// A game that bots can judge before its end.
///
/// Bots search in states that are guessed from a view, so nothing here can tell them what they may not know.
pub trait Insight: Game {
    /// What is looked at, in the order of [`Insight::observe`]; a name for each in [`Weights`].
    const FEATURES: &'static [&'static str];

    /// How far the game has come: 0 at its start, 1 at its end.
    fn progress(state: &Self::State) -> f32;

    /// How `seat` stands: a number for each of [`Insight::FEATURES`], mostly between -1 and 1, greater when there is more of it.
    /// Called for every seat at the end of each playout, so it has to be quick.
    fn observe(state: &Self::State, seat: Seat, out: &mut [f32]);

    /// What each of them is worth: the file that `steading learn` wrote.
    const WEIGHTS: &'static str;

    /// The same, read.
    fn weights() -> Weights {
        Weights::parse(Self::WEIGHTS, Self::FEATURES).expect("the weights of each game are tested")
    }

    /// Whether an action only takes back what the seat has just begun. Bots leave such actions alone where they can, or they
    /// would go round in circles.
    fn takes_back(_action: Self::Action) -> bool {
        false
    }

    /// Whether an action comes to something only if somebody else agrees, who may have cards that nobody sees.
    fn takes_agreement(_state: &Self::State, _action: Self::Action) -> bool {
        false
    }

    /// Does to a guessed state what an action leads to if everybody agrees to whatever raises their share of the win, and says
    /// whether somebody did. `shares` is what a state is worth to every seat. What takes no agreement is just done.
    fn imagine(
        state: &mut Self::State,
        seat: Seat,
        action: Self::Action,
        _shares: &mut dyn FnMut(&Self::State) -> Shares,
    ) -> bool {
        Self::perform(state, seat, action, &mut Silent);
        true
    }

    /// Whether an action ends the turn of whoever did it. That has to be said only where the same seat may come next: alone, or
    /// when all others have passed.
    fn ends_turn(_action: Self::Action) -> bool {
        false
    }

    /// How many decisions a playout goes on before it is valued. Where a turn takes many decisions it is longer, so that the
    /// others have had theirs; where luck soon outweighs a decision it is shorter.
    fn playout(_players: u8) -> u32 {
        20
    }

    /// A likely action, found quickly: what both sides play in playouts.
    fn likely_action(
        state: &Self::State,
        seat: Seat,
        rng: &mut GameRng,
        scratch: &mut Vec<Self::Action>,
    ) -> Option<Self::Action> {
        Self::easy_action(state, seat, rng, scratch)
    }
}

/// Something that is looked at, by name: how much there is of it in what is known of a seat.
pub type Feature<Standing> = (&'static str, fn(&Standing) -> f32);

/// The names of features.
pub const fn names<Standing, const COUNT: usize>(
    features: &[Feature<Standing>; COUNT],
) -> [&'static str; COUNT] {
    let mut names = [""; COUNT];
    let mut index = 0;
    while index < COUNT {
        names[index] = features[index].0;
        index += 1;
    }
    names
}

/// The first line of a file with weights.
const HEADING: &str =
    "# Written by `steading learn`: players, feature, what it is worth at the start and at the end.";

/// What each feature is worth, for every number of players: at the start of a game and at its end, with everything in between
/// on a straight line.
#[derive(Debug, Clone, PartialEq)]
pub struct Weights {
    /// By number of players, from 1; each a list of pairs in the order of the features.
    by_players: [Vec<[f32; 2]>; MAX_SEATS],
}

impl Weights {
    /// Nothing is worth anything.
    pub fn zero(features: usize) -> Weights {
        Weights { by_players: std::array::from_fn(|_| vec![[0.0; 2]; features]) }
    }

    /// Reads lines such as `2 gold 0.31 0.94`: the number of players, the feature, what it is worth at the start and at the
    /// end. What no line speaks of is worth nothing.
    pub fn parse(text: &str, features: &[&str]) -> Result<Weights, String> {
        let mut weights = Weights::zero(features.len());
        for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let wrong = || format!("`{line}` is no weight: expected `PLAYERS FEATURE START END`");
            let words: Vec<&str> = line.split_whitespace().collect();
            let &[players, feature, start, end] = words.as_slice() else { return Err(wrong()) };
            let players: u8 = players.parse().map_err(|_| wrong())?;
            let feature = features.iter().position(|&known| known == feature).ok_or_else(wrong)?;
            let weight = weights.get_mut(players).ok_or_else(wrong)?;
            weight[feature] = [start.parse().map_err(|_| wrong())?, end.parse().map_err(|_| wrong())?];
        }
        Ok(weights)
    }

    /// The lines that [`Weights::parse`] reads.
    pub fn write(&self, features: &[&str]) -> String {
        let mut text = format!("{HEADING}\n");
        for (players, weights) in (1..).zip(&self.by_players) {
            for (feature, [start, end]) in features.iter().zip(weights) {
                if start.abs() + end.abs() > 0.0 {
                    let _ = writeln!(text, "{players} {feature} {start:.4} {end:.4}");
                }
            }
        }
        text
    }

    /// The weights for a number of players.
    pub fn get_mut(&mut self, players: u8) -> Option<&mut [[f32; 2]]> {
        self.by_players.get_mut(usize::from(players).checked_sub(1)?).map(Vec::as_mut_slice)
    }

    /// What a seat that stands like this is worth.
    pub fn worth(&self, players: u8, progress: f32, features: &[f32]) -> f32 {
        let weights = usize::from(players).checked_sub(1).and_then(|index| self.by_players.get(index));
        let pairs = weights.into_iter().flatten().zip(features);
        pairs.map(|([start, end], feature)| feature * (start + (end - start) * progress)).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn weights_are_read_written_and_used() {
        let features = ["gold", "tiles"];
        let text = format!("{HEADING}\n2 gold 1.0000 3.0000\n4 tiles -0.5000 0.0000\n");
        let weights = Weights::parse(&text, &features).unwrap();
        assert_eq!(weights.write(&features), text);
        for (players, progress, stand, worth) in
            [(2, 0.5, [10.0, 7.0], 20.0), (4, 0.0, [10.0, 2.0], -1.0), (3, 0.0, [10.0, 2.0], 0.0)]
        {
            assert!((weights.worth(players, progress, &stand) - worth).abs() < 1e-6, "{players} players");
        }
        for wrong in ["2 gold 1", "2 silver 1 1", "9 gold 1 1", "0 gold 1 1", "2 gold x 1"] {
            assert!(Weights::parse(wrong, &features).unwrap_err().contains(wrong));
        }
    }
}
