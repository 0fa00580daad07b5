//! The active player's last word: choose a partner, or withdraw.
//!
//! Rules: CA-28, CA-29, CA-N6 to CA-N8, CA-N16.

use steading_game::{EventSink, Illegal, Seat};

use super::{Terms, may_trade, trading_is_open};
use crate::moves::is_active;
use crate::{DrawReason, Event, Phase, State, deck};

pub(crate) fn check_choose(state: &State, seat: Seat, partner: Seat) -> Result<(), Illegal> {
    may_trade(state, seat)?;
    trading_is_open(state)?;
    let standing = state.desk.standing.get(partner.index()).copied().flatten();
    let Some(terms) = standing else {
        return Err(Illegal::new("CA-N6", "illegal-nothing-stands-for").with("partner", partner));
    };
    if !state.player(seat).hand.contains(terms.give) {
        return Err(Illegal::new("CA-N7", "illegal-cards-not-owned").with("cards", terms.give));
    }
    Ok(())
}

pub(crate) fn choose(state: &mut State, partner: Seat, events: &mut impl EventSink<Event>) {
    if let Some(terms) = state.desk.standing[partner.index()] {
        trade(state, partner, terms, events);
    }
}

/// Swaps the cards at once; then the partner, and only the partner, draws.
pub(crate) fn trade(state: &mut State, partner: Seat, terms: Terms, events: &mut impl EventSink<Event>) {
    let active = state.turn.active;
    debug_assert!(
        state.player(partner).hand.contains(terms.want),
        "hands cannot change while terms stand (CA-N7)"
    );
    let hand = &mut state.player_mut(active).hand;
    *hand = hand.minus(terms.give).plus(terms.want);
    let hand = &mut state.player_mut(partner).hand;
    *hand = hand.minus(terms.want).plus(terms.give);
    for (seat, lost, gained) in [(active, terms.give, terms.want), (partner, terms.want, terms.give)] {
        state.memory.lost_openly(seat, lost);
        state.memory.gained_openly(seat, gained);
    }
    state.turn.traded = true;
    state.turn.busy = true;
    state.desk.wipe();
    state.phase = Phase::Main;
    events.tell(|| Event::Traded { active, partner, terms });
    state.draw(partner, deck().rules.trade_partner_bonus_draw, DrawReason::TradeBonus, events);
}

pub(crate) fn check_withdraw(state: &State, seat: Seat) -> Result<(), Illegal> {
    is_active(state, seat)?;
    trading_is_open(state)?;
    if !matches!(state.phase, Phase::Answering(_)) && !state.desk.anything_stands() {
        return Err(Illegal::new("CA-N16", "illegal-desk-empty"));
    }
    Ok(())
}

pub(crate) fn withdraw(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
    state.desk.wipe();
    state.phase = Phase::Main;
    events.tell(|| Event::Withdrawn { seat });
}
