//! The standard deviation of results.

/// The prior: a deviation of 0.1, with the weight of four results.
const PRIOR_DEVIATION: f64 = 0.1;
const PRIOR_RESULTS: f64 = 4.0;

/// The running standard deviation of results. A share of the win moves a lot near the end of a game for two and hardly at its
/// start or in a game for one, so the exploration of a search is measured in it.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct Deviation {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Deviation {
    pub(crate) fn add(&mut self, result: f32) {
        let result = f64::from(result);
        self.count += 1.0;
        self.sum += result;
        self.squares += result * result;
    }

    /// The standard deviation so far.
    pub(crate) fn get(&self) -> f32 {
        let squared_error = self.squares - self.sum * self.sum / self.count.max(1.0);
        let prior = PRIOR_RESULTS * PRIOR_DEVIATION * PRIOR_DEVIATION;
        ((squared_error.max(0.0) + prior) / (self.count + PRIOR_RESULTS)).sqrt() as f32
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn many_results_outweigh_the_prior() {
        let mut deviation = Deviation::default();
        assert!((deviation.get() - 0.1).abs() < 1e-6, "{}", deviation.get());
        for _ in 0..5000 {
            deviation.add(0.2);
            deviation.add(0.8);
        }
        assert!((deviation.get() - 0.3).abs() < 1e-3, "{}", deviation.get());
    }

    #[test]
    fn equal_results_hardly_deviate() {
        let mut deviation = Deviation::default();
        (0..10_000).for_each(|_| deviation.add(0.7));
        assert!(deviation.get() < 0.01, "{}", deviation.get());
    }
}
