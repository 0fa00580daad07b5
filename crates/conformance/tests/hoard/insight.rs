//! What bots see in Hoard.

use steading_game::{Game, GameRng, Insight, Seat, Shares, Silent, Weights};

use super::action::{Action, Kind};
use super::fault::{Fault, has};
use super::state::{COPIES, State};
use super::{Hoard, allowed};

impl Insight for Hoard {
    const FEATURES: &'static [&'static str] = &["points", "gold_in_hand"];
    const WEIGHTS: &'static str = "2 points 9 9\n2 gold_in_hand 1 1\n3 points 9 9\n3 gold_in_hand 1 1\n";

    fn progress(state: &State) -> f32 {
        let laid: u8 = state.tables.iter().flatten().sum();
        let most = f32::from(COPIES) * Kind::ALL.len() as f32;
        match state.over() {
            true if has(Fault::ProgressStopsShort) => 0.9,
            true => 1.0,
            false if has(Fault::ProgressFallsBack) && laid == 6 => 0.1,
            false => f32::from(laid) / most,
        }
    }

    fn observe(state: &State, seat: Seat, out: &mut [f32]) {
        out[0] = Hoard::score(state, seat).total() as f32 / 20.0;
        let gold = f32::from(state.hands[seat.index()][Kind::Gold as usize]);
        if !has(Fault::FeatureIsForgotten) {
            out[1] = if has(Fault::FeatureGrowsTooGreat) { 20.0 * gold } else { gold / 4.0 };
        }
    }

    fn weights() -> Weights {
        let text =
            if has(Fault::WeightsAreInverted) { "2 points -9 -9\n3 points -9 -9\n" } else { Hoard::WEIGHTS };
        Weights::parse(text, Hoard::FEATURES).expect("the weights are well written")
    }

    fn imagine(
        state: &mut State,
        seat: Seat,
        action: Action,
        _shares: &mut dyn FnMut(&State) -> Shares,
    ) -> bool {
        if has(Fault::ImaginedIsSomethingElse) && action == Action::Draw {
            return true;
        }
        Hoard::perform(state, seat, action, &mut Silent);
        if has(Fault::ImaginedCardIsInvented) {
            state.hands[seat.index()][Kind::Gold as usize] += 1;
        }
        !has(Fault::ImaginedComesToNothing)
    }

    /// The best card, a new card, or the end of the turn.
    fn likely_action(
        state: &State,
        seat: Seat,
        rng: &mut GameRng,
        scratch: &mut Vec<Action>,
    ) -> Option<Action> {
        let nothing = has(Fault::LikelyFindsNothing) && state.deck.is_empty();
        if state.over() || seat != state.active || nothing {
            return None;
        }
        if has(Fault::LikelyIsIllegal) && state.deck.is_empty() {
            return Some(Action::Draw);
        }
        if has(Fault::LikelyIsRandom) {
            return Hoard::random_action(state, seat, rng, scratch);
        }
        let cards = Kind::ALL.into_iter().rev().map(Action::Play);
        let all = cards.chain([Action::Draw, Action::End]);
        { all }.find(|&action| allowed(state, seat, action).is_ok())
    }
}
