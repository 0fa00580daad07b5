//! What bots are told wrong.

use steading_game::{Game, GameRng, Insight, Seat, Shares, Silent, Weights};
use steading_hoard::{Card, Hoard, State};

use super::Faulty;
use super::action::Action;
use super::fault::{Fault, has};

const INVERTED: &str = "2 points -9 -9\n3 points -9 -9\n";
/// The place of `gold_in_hand` among the features.
const GOLD: usize = 1;

impl Insight for Faulty {
    const FEATURES: &'static [&'static str] = Hoard::FEATURES;
    const WEIGHTS: &'static str = Hoard::WEIGHTS;

    fn progress(state: &State) -> f32 {
        match Hoard::progress(state) {
            progress if progress >= 1.0 && has(Fault::ProgressStopsShort) => 0.95,
            _ if has(Fault::ProgressFallsBack) && state.deck.len() == 4 => 0.1,
            progress => progress,
        }
    }

    fn observe(state: &State, seat: Seat, out: &mut [f32]) {
        Hoard::observe(state, seat, out);
        if has(Fault::FeatureIsForgotten) {
            out[GOLD] = f32::NAN;
        }
        if has(Fault::FeatureGrowsTooGreat) {
            out[GOLD] *= 80.0;
        }
    }

    fn weights() -> Weights {
        let text = if has(Fault::WeightsAreInverted) { INVERTED } else { Self::WEIGHTS };
        Weights::parse(text, Self::FEATURES).expect("the weights are well written")
    }

    fn imagine(
        state: &mut State,
        seat: Seat,
        action: Action,
        _shares: &mut dyn FnMut(&State) -> Shares,
    ) -> bool {
        if has(Fault::ImaginedIsSomethingElse) && action.0 == steading_hoard::Action::Draw {
            return true;
        }
        Faulty::perform(state, seat, action, &mut Silent);
        if has(Fault::ImaginedCardIsInvented) {
            state.players[seat.index()].hand[Card::Gold] += 1;
        }
        !has(Fault::ImaginedComesToNothing)
    }

    fn likely_action(
        state: &State,
        seat: Seat,
        rng: &mut GameRng,
        scratch: &mut Vec<Action>,
    ) -> Option<Action> {
        let sound = Hoard::likely_action(state, seat, rng, &mut Vec::new()).map(Action);
        if has(Fault::LikelyFindsNothing) && state.deck.is_empty() {
            return None;
        }
        if has(Fault::LikelyIsIllegal) && state.deck.is_empty() {
            return sound.map(|_| Action(steading_hoard::Action::Draw));
        }
        if has(Fault::LikelyIsRandom) && sound.is_some() {
            return Faulty::random_action(state, seat, rng, scratch);
        }
        sound
    }
}
