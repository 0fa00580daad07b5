//! Stopping a match as soon as it is decided: a sequential probability ratio test.

use serde::Serialize;

/// Is the share of the first bot the fair one, or is it as great as we hope?
///
/// The rounds of a match are compared with a normal distribution of their own spread, with a chance of 5 % for either mistake.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Sprt {
    /// What we hope for, in fair shares.
    pub hoped: f64,
}

/// What the test says.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Verdict {
    /// The first bot is as good as hoped.
    Better,
    /// It is not.
    Not,
    /// Not enough games to say.
    Open,
}

/// Fewer rounds than this say nothing about their spread.
const FEWEST_ROUNDS: usize = 10;

/// The spread is taken to be at least this, so that a row of equal results does not decide at once.
const SMALLEST_VARIANCE: f64 = 0.02;

impl Sprt {
    /// The verdict, once there is one.
    pub(crate) fn decide(self, shares: &[f64], seats: usize) -> Option<Verdict> {
        if shares.len() < FEWEST_ROUNDS {
            return None;
        }
        let (fair, hoped) = (1.0 / seats as f64, self.hoped / seats as f64);
        let count = shares.len() as f64;
        let mean = shares.iter().sum::<f64>() / count;
        let variance = shares.iter().map(|share| (share - mean).powi(2)).sum::<f64>() / (count - 1.0);
        let variance = variance.max(SMALLEST_VARIANCE / seats as f64);
        let evidence = (hoped - fair) * (mean - f64::midpoint(fair, hoped)) * count / variance;
        let enough = 19.0_f64.ln();
        match evidence {
            evidence if evidence >= enough => Some(Verdict::Better),
            evidence if evidence <= -enough => Some(Verdict::Not),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn it_decides_when_the_evidence_is_clear() {
        let hoped = Sprt { hoped: 1.2 };
        let repeated = |pattern: &[f64], times: usize| pattern.repeat(times);
        assert_eq!(hoped.decide(&repeated(&[1.0], 9), 2), None);
        assert_eq!(hoped.decide(&repeated(&[0.5, 1.0], 40), 2), Some(Verdict::Better));
        assert_eq!(hoped.decide(&repeated(&[0.5, 0.5, 1.0, 0.0], 60), 2), Some(Verdict::Not));
        assert_eq!(hoped.decide(&repeated(&[0.5, 0.5, 1.0, 0.0], 3), 2), None);
        assert_eq!(hoped.decide(&repeated(&[0.25, 0.5, 0.25], 40), 4), Some(Verdict::Better));
    }
}
