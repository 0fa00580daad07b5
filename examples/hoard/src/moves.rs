//! The rules: what each seat may do, and which rule forbids the rest.

use steading_game::{Illegal, Seat, SeatSet};

use crate::data::printed;
use crate::refusal::Refusal;
use crate::{Action, Card, Phase, Player, State};

/// The most cards that are laid out in a turn (HO-3).
pub(crate) const MOST_CARDS: u8 = 2;
/// The greatest boast (HO-5).
pub(crate) const GREATEST_BOAST: u8 = 99;

/// Whoever is on turn.
pub(crate) fn must_act(state: &State) -> SeatSet {
    state.phase.active().map_or(SeatSet::EMPTY, SeatSet::one)
}

/// The others may knock.
pub(crate) fn may_act(state: &State) -> SeatSet {
    let Some(active) = state.phase.active() else { return SeatSet::EMPTY };
    let quiet = |seat: &Seat| *seat == active || !state.players[seat.index()].knocked;
    Seat::all(state.config.players).filter(quiet).collect()
}

pub(crate) fn legal_actions(state: &State, seat: Seat, out: &mut Vec<Action>) {
    out.extend(Action::listed().filter(|&action| is_legal(state, seat, action)));
}

pub(crate) fn is_legal(state: &State, seat: Seat, action: Action) -> bool {
    allow(state, seat, action).is_ok()
}

pub(crate) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    allow(state, seat, action).map_err(Illegal::from)
}

fn allow(state: &State, seat: Seat, action: Action) -> Result<(), Refusal> {
    let Phase::Turn { seat: active, laid } = state.phase else { return Err(Refusal::GameOver) };
    let player = state.players.get(seat.index()).ok_or(Refusal::NoSuchSeat)?;
    if seat != active && action != Action::Knock {
        return Err(Refusal::NotYourTurn { active });
    }
    match action {
        Action::Play(card) => play(player, laid, card),
        Action::Boast(points) => boast(state, player, points),
        Action::Draw => require(!state.deck.is_empty(), Refusal::DeckEmpty),
        Action::End => require(state.deck.is_empty(), Refusal::CardsToDraw { count: state.deck.len() }),
        Action::Knock => {
            require(seat != active, Refusal::KnockOnTurn)?;
            require(!player.knocked, Refusal::KnockedAlready)
        }
    }
}

fn play(player: &Player, laid: u8, card: Card) -> Result<(), Refusal> {
    require(laid < MOST_CARDS, Refusal::EnoughCards)?;
    require(player.hand[card] > 0, Refusal::NoSuchCard(card))?;
    let Some(upon) = printed(card).upon else { return Ok(()) };
    require(player.free(upon) > Some(0), Refusal::NoRoom { card, upon })
}

fn boast(state: &State, player: &Player, points: u8) -> Result<(), Refusal> {
    require(player.boast.is_none(), Refusal::BoastedAlready)?;
    require(!state.deck.is_empty(), Refusal::BoastTooLate)?;
    require((1..=GREATEST_BOAST).contains(&points), Refusal::BoastRange)
}

fn require(holds: bool, otherwise: Refusal) -> Result<(), Refusal> {
    if holds { Ok(()) } else { Err(otherwise) }
}
