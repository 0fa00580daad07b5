//! How much results differ.

/// What is known before anything was seen: a spread of 0.1, as if it had been seen so often.
const FIRST_GUESS: f64 = 0.1;
const FIRST_LOOKS: f64 = 4.0;

/// The spread of results that come one after the other. A share of the win moves a lot near the end of a game for two and
/// hardly at its start or in a game for one, so a search measures everything in this.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Spread {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Spread {
    pub(crate) fn add(&mut self, result: f32) {
        let result = f64::from(result);
        self.count += 1.0;
        self.sum += result;
        self.squares += result * result;
    }

    /// The standard deviation.
    pub(crate) fn get(&self) -> f32 {
        let around_the_mean = self.squares - self.sum * self.sum / self.count.max(1.0);
        let known = FIRST_LOOKS * FIRST_GUESS * FIRST_GUESS;
        ((around_the_mean.max(0.0) + known) / (self.count + FIRST_LOOKS)).sqrt() as f32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_spread_is_the_standard_deviation_once_enough_was_seen() {
        let mut spread = Spread::default();
        assert!((spread.get() - 0.1).abs() < 1e-6, "{}", spread.get());
        for _ in 0..5000 {
            spread.add(0.2);
            spread.add(0.8);
        }
        assert!((spread.get() - 0.3).abs() < 1e-3, "{}", spread.get());
    }

    #[test]
    fn results_that_never_differ_have_hardly_a_spread() {
        let mut spread = Spread::default();
        (0..10_000).for_each(|_| spread.add(0.7));
        assert!(spread.get() < 0.01, "{}", spread.get());
    }
}
