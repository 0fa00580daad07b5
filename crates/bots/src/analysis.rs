//! A finished game, decision by decision: the best action, the cost of a mistake, luck.

use serde::Serialize;
use steading_game::{AnyMoment, AnyVisit, Message, Seat};

use crate::erased::AnyMind;
use crate::judge::result;

/// The evaluation of one decision.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Judgement {
    /// The number of the decision, from 1.
    pub decision: usize,
    /// The seat that decided.
    pub seat: Seat,
    /// The action.
    pub action: String,
    /// The action in words, if it is a listed one.
    pub label: Option<Message>,
    /// The bot's choice.
    pub best: String,
    /// The bot's choice in words.
    pub best_label: Option<Message>,
    /// The shares of the win that all seats could expect before the decision.
    pub before: Vec<f32>,
    /// The shares after it, with everything that it revealed.
    pub after: Vec<f32>,
    /// The share of the win that the seat gave away; 0 for the best action.
    pub cost: f32,
    /// The change of the seat's share by what was revealed.
    pub luck: f32,
    /// The size of the mistake.
    pub mistake: Mistake,
}

/// The size of a mistake.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "lowercase")]
pub enum Mistake {
    /// Less than 5 % of the win.
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

/// Evaluates a game decision by decision, while it is replayed.
pub struct Analysis {
    mind: Box<dyn AnyMind>,
    judged: Vec<Judgement>,
}

impl Analysis {
    /// An analysis by `mind`.
    pub fn new(mind: Box<dyn AnyMind>) -> Analysis {
        Analysis { mind, judged: Vec::new() }
    }

    /// Evaluates a decision. There is nothing to evaluate in the opening.
    pub fn judge(&mut self, visit: &AnyVisit<'_>) {
        let Some((seat, action)) = &visit.made else { return };
        let (before, seat, action) = (visit.before, *seat, action.as_str());
        let Some((advice, shares)) = self.mind.advise(&before.view_of(seat)) else { return };
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
            decision: visit.decision,
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
    pub fn finish(mut self, end: &dyn AnyMoment) -> Vec<Judgement> {
        let shares = match (end.outcome(), end.must_act().first()) {
            (Some(outcome), _) => Some(result(&outcome, |seat| end.score(seat).total())),
            (None, Some(seat)) => self.mind.advise(&end.view_of(seat)).map(|(_, shares)| shares),
            (None, None) => None,
        };
        if let Some(shares) = shares {
            self.settle(&shares[..usize::from(end.setup().players)]);
        }
        self.judged
    }

    /// Completes the last judgement with the shares after it.
    fn settle(&mut self, shares: &[f32]) {
        if let Some(last) = self.judged.last_mut() {
            last.after = shares.to_vec();
            last.luck += shares[last.seat.index()];
        }
    }
}
