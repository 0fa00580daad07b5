//! Points and places (chapter 12).

use steading_game::{Outcome, Score, Seat};

use crate::data::Count;
use crate::{Config, Phase, State};

/// The points for peace in the variant of OR-104.
pub(crate) const PEACE_BONUS: i32 = 12;

/// The points of `seat` if the story ended now (OR-103).
pub(crate) fn score(state: &State, seat: Seat) -> Score {
    let mut parts = Vec::new();
    if seat.0 < state.config.players {
        let [coins, goods, areas, citizens, peace] = points(state, seat);
        parts = vec![
            ("score-coins", coins),
            ("score-goods", goods),
            ("score-areas", areas),
            ("score-citizens", citizens),
        ];
        if has_peace_bonus(&state.config) {
            parts.push(("score-peace", peace));
        }
    }
    Score { parts }
}

/// Coins, goods, areas, villages × citizens, and peace.
fn points(state: &State, seat: Seat) -> [i32; 5] {
    let player = state.player(seat);
    let data = state.data();
    let goods =
        player.all_goods().iter().map(|(good, count)| i32::from(count) * i32::from(data.value(good))).sum();
    let villages = i32::from(state.count(seat, Count::Villages));
    [
        i32::from(player.coins) * i32::from(data.fame.coin),
        goods,
        i32::from(state.count(seat, Count::Areas)) * i32::from(data.fame.area),
        villages * i32::from(player.citizens),
        if has_peace_bonus(&state.config) && state.at_peace(seat) { PEACE_BONUS } else { 0 },
    ]
}

/// Whether peace is worth points.
pub(crate) fn has_peace_bonus(config: &Config) -> bool {
    config.peace_bonus || config.data.fame.peace_bonus
}

/// The total points of `seat` if the story ended now.
pub(crate) fn total(state: &State, seat: Seat) -> i32 {
    points(state, seat).iter().sum()
}

/// The places; ties are broken by areas, citizens and coins (OR-105).
pub(crate) fn outcome(state: &State) -> Option<Outcome> {
    let key = |seat: Seat| {
        let player = state.player(seat);
        (total(state, seat), state.count(seat, Count::Areas), player.citizens, player.coins)
    };
    (state.phase == Phase::Over).then(|| Outcome::rank(state.config.players, key))
}
