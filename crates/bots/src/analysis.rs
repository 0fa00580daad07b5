//! A finished game, decision by decision: what would have been best, what it cost, and what was luck.

use serde::Serialize;
use steading_game::{AnyTable, Message, Seat};

use crate::erased::AnyMind;

/// What one decision was worth.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Judgement {
    /// The number of the decision, from 1.
    pub decision: usize,
    /// Who decided.
    pub seat: Seat,
    /// What was done.
    pub action: String,
    /// The same in words, unless it is one of those that are not listed.
    pub label: Option<Message>,
    /// What the bot would have done.
    pub best: String,
    /// The same in words.
    pub best_label: Option<Message>,
    /// The shares of the win that all seats could expect before it.
    pub before: Vec<f32>,
    /// The same after it, with everything that came to light.
    pub after: Vec<f32>,
    /// How much of the decider's share was given away; 0 if it was the best action.
    pub cost: f32,
    /// How much the decider's share changed by what came to light.
    pub luck: f32,
    /// How big a mistake it was.
    pub mistake: Mistake,
}

/// The size of a mistake.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Mistake {
    /// None worth the name.
    None,
    /// At least 5 % of the win.
    Small,
    /// At least 10 %.
    Big,
    /// At least 20 %.
    Blunder,
}

impl Mistake {
    fn of(cost: f32) -> Mistake {
        match cost {
            cost if cost >= 0.2 => Mistake::Blunder,
            cost if cost >= 0.1 => Mistake::Big,
            cost if cost >= 0.05 => Mistake::Small,
            _ => Mistake::None,
        }
    }
}

/// Looks at a game move by move, as it is played again.
pub struct Analysis {
    mind: Box<dyn AnyMind>,
    judged: Vec<Judgement>,
}

impl Analysis {
    /// An analysis by `mind`.
    pub fn new(mind: Box<dyn AnyMind>) -> Analysis {
        Analysis { mind, judged: Vec::new() }
    }

    /// Judges that `seat` does `action` at `before`.
    pub fn judge(&mut self, before: &dyn AnyTable, seat: Seat, action: &str) {
        let Some((advice, shares)) = self.mind.advise(before, seat) else { return };
        let shares = &shares[..usize::from(before.setup().players)];
        self.settle(shares);
        let best = advice.first();
        let own = advice.iter().find(|advice| advice.action == action);
        let share = |advice: Option<&crate::Advice<String>>| advice.and_then(|advice| advice.share);
        let now = shares[seat.index()];
        let played = share(own).unwrap_or(now);
        let cost = (share(best).unwrap_or(played) - played).max(0.0);
        let best = best.map_or(action, |best| &best.action);
        let choices = before.legal_actions(seat);
        let label = |action: &str| choices.iter().find(|choice| choice.action == action);
        self.judged.push(Judgement {
            decision: before.decisions() + 1,
            seat,
            action: action.to_owned(),
            label: label(action).map(|choice| choice.label.clone()),
            best: best.to_owned(),
            best_label: label(best).map(|choice| choice.label.clone()),
            before: shares.to_vec(),
            after: shares.to_vec(),
            cost,
            luck: -played,
            mistake: Mistake::of(cost),
        });
    }

    /// The judgements, once the last decision has led to `end`.
    pub fn finish(mut self, end: &dyn AnyTable) -> Vec<Judgement> {
        if let Some(shares) = self.mind.expected(end) {
            self.settle(&shares[..usize::from(end.setup().players)]);
        }
        self.judged
    }

    /// Says what the last decision led to.
    fn settle(&mut self, shares: &[f32]) {
        if let Some(last) = self.judged.last_mut() {
            last.after = shares.to_vec();
            last.luck += shares[last.seat.index()];
        }
    }
}
