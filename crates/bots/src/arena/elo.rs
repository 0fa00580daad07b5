//! Ratings from the order in which bots finished.

use serde::Serialize;
use steading_game::{GameRng, Seed};

/// A rating on the scale of Elo: 400 points are odds of ten to one. The mean of all bots in a match is 0.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Elo {
    /// The rating.
    pub rating: f64,
    /// The lower end of the 95 % interval.
    pub low: f64,
    /// Its upper end.
    pub high: f64,
}

/// Bootstrap samples of the rounds, for the intervals.
const SAMPLES: usize = 200;

/// The ratings of all bots, from the matrices of games won of every round.
pub(crate) fn ratings(rounds: &[&Vec<Vec<f64>>]) -> Vec<Elo> {
    let count = rounds.first().map_or(0, |round| round.len());
    let best = fit(count, rounds.iter().copied());
    let mut rng = GameRng::new(Seed::from_number(1));
    let mut samples: Vec<Vec<f64>> = vec![Vec::with_capacity(SAMPLES); count];
    for _ in 0..SAMPLES {
        let drawn: Vec<_> = rounds.iter().filter_map(|_| rng.pick(rounds).copied()).collect();
        for (ratings, rating) in samples.iter_mut().zip(fit(count, drawn.into_iter())) {
            ratings.push(rating);
        }
    }
    let interval = |(rating, mut sample): (f64, Vec<f64>)| {
        sample.sort_by(f64::total_cmp);
        let at = |part: f64| sample[((sample.len() - 1) as f64 * part).round() as usize];
        Elo { rating, low: at(0.025), high: at(0.975) }
    };
    best.into_iter().zip(samples).map(interval).collect()
}

/// The strengths of maximum likelihood (Bradley and Terry), with one drawn game added for each pair so that none is infinite.
fn fit<'a>(count: usize, rounds: impl Iterator<Item = &'a Vec<Vec<f64>>>) -> Vec<f64> {
    let mut beaten = vec![vec![0.5; count]; count];
    for round in rounds {
        for (sum, row) in beaten.iter_mut().zip(round) {
            sum.iter_mut().zip(row).for_each(|(sum, games)| *sum += games);
        }
    }
    let mut strengths = vec![1.0_f64; count];
    for _ in 0..500 {
        let updated = |bot: usize| {
            let others = (0..count).filter(|&other| other != bot);
            let won: f64 = others.clone().map(|other| beaten[bot][other]).sum();
            let games = |other: usize| beaten[bot][other] + beaten[other][bot];
            let expected: f64 = others.map(|other| games(other) / (strengths[bot] + strengths[other])).sum();
            if expected > 0.0 { won / expected } else { 1.0 }
        };
        let next: Vec<f64> = (0..count).map(updated).collect();
        let mean = next.iter().map(|strength| strength.ln()).sum::<f64>() / count.max(1) as f64;
        strengths = next.into_iter().map(|strength| (strength.ln() - mean).exp()).collect();
    }
    strengths.into_iter().map(|strength| 400.0 * strength.log10()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn odds_of_ten_to_one_are_four_hundred_points() {
        let round = vec![vec![0.0, 1000.0], vec![100.0, 0.0]];
        let ratings = ratings(&[&round]);
        assert!((ratings[0].rating - ratings[1].rating - 400.0).abs() < 2.0, "{ratings:?}");
    }

    #[test]
    fn what_was_seen_less_often_is_less_sure() {
        let rounds = [vec![vec![0.0, 1.0], vec![0.0, 0.0]], vec![vec![0.0, 0.0], vec![1.0, 0.0]]];
        let width = |times: usize| {
            let many: Vec<_> = rounds.iter().cycle().take(2 * times).collect();
            let first = ratings(&many)[0];
            assert!(first.rating.abs() < 1.0 && first.low < 0.0 && first.high > 0.0);
            first.high - first.low
        };
        assert!(width(10) > 2.0 * width(200));
    }
}
