//! Points and places.

use steading_game::{Outcome, Score, Seat};

use crate::data::printed;
use crate::{Card, Phase, Player, State};

/// What a boast brings that came true (HO-5).
const KEPT_BOAST: i32 = 3;

/// The points of `seat` if the game ended now.
pub(crate) fn score(state: &State, seat: Seat) -> Score {
    Score { parts: parts(&state.players[seat.index()]).to_vec() }
}

/// The sum of all points: for bots, who ask often and want nothing allocated.
pub(crate) fn total(player: &Player) -> i32 {
    parts(player).map(|(_, points)| points).iter().sum()
}

fn parts(player: &Player) -> [(&'static str, i32); 3] {
    let cards = cards(player);
    let kept = player.boast.is_some_and(|boast| i32::from(boast) == cards);
    [
        ("score-cards", cards),
        ("score-boast", if kept { KEPT_BOAST } else { 0 }),
        ("score-luck", player.luck.unwrap_or(0).into()),
    ]
}

/// The points of a player's cards on which nothing lies (HO-3, HO-4).
fn cards(player: &Player) -> i32 {
    let points = |card| i32::from(player.free(card).unwrap_or(0)) * i32::from(printed(card).points);
    Card::ALL.into_iter().map(points).sum()
}

/// The places, once the game is over (HO-7).
pub(crate) fn outcome(state: &State) -> Option<Outcome> {
    let rank = || Outcome::rank(state.config.players, |seat| total(&state.players[seat.index()]));
    (state.phase == Phase::Over).then(rank)
}
