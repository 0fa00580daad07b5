//! A sequential probability ratio test (SPRT), which ends a match as soon as it is decided.

use serde::Serialize;

/// The hypotheses: the share of the first bot is the fair one, or it is the hoped one.
///
/// Every game is a Bernoulli trial with one share or the other; either error has a probability of 5 %. Games of a round share
/// a seed, which only makes errors rarer.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Sprt {
    /// The hoped share, in fair shares.
    pub hoped: f64,
}

/// The verdict of the test.
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

/// The fewest rounds for a verdict.
const FEWEST_ROUNDS: usize = 10;

impl Sprt {
    /// The verdict, once there is one.
    pub(crate) fn decide(self, shares: &[f64], seats: usize) -> Option<Verdict> {
        if shares.len() < FEWEST_ROUNDS {
            return None;
        }
        let (fair, hoped) = (1.0 / seats as f64, self.hoped / seats as f64);
        let (of_a_win, of_a_loss) = ((hoped / fair).ln(), ((1.0 - hoped) / (1.0 - fair)).ln());
        let of_a_round = |share: &f64| seats as f64 * (share * of_a_win + (1.0 - share) * of_a_loss);
        let evidence: f64 = shares.iter().map(of_a_round).sum();
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
    use steading_game::{GameRng, Seed};

    use super::*;

    /// Matches of a bot whose true share is known, over and over.
    #[test]
    fn mistakes_are_as_rare_as_promised() {
        const MATCHES: u32 = 2000;
        for (seats, hoped) in [(2, 1.2), (3, 1.4), (4, 1.4)] {
            for (share, wrong) in [(1.0, Verdict::Better), (hoped, Verdict::Not)] {
                let mut rng = GameRng::new(Seed::from_number(seats));
                let wins = (share * 10_000.0 / seats as f64) as u32;
                let verdict = |_| {
                    let mut shares = Vec::new();
                    loop {
                        let won = (0..seats).filter(|_| rng.below(10_000) < wins).count();
                        shares.push(won as f64 / seats as f64);
                        if let Some(verdict) = (Sprt { hoped }).decide(&shares, seats as usize) {
                            break verdict;
                        }
                    }
                };
                let mistakes = (0..MATCHES).map(verdict).filter(|&verdict| verdict == wrong).count();
                assert!(mistakes < MATCHES as usize * 6 / 100, "{seats} seats, share {share}: {mistakes}");
            }
        }
    }

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
