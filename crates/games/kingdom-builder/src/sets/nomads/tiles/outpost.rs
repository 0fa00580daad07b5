//! The Outpost: for one placement of the turn rule 3 is ignored.
//!
//! Rules: NO-11, KB-20, AMB-11, EN-4. It can be taken up whenever a placement under rule 3 is to be decided, within the
//! mandatory action too. Then only those hexes are offered that would not be allowed without it, until a piece is placed or
//! the Outpost is laid down again. While it is taken up, `State::beside_if_possible` leaves all hexes as they are.

use steading_game::{EventSink, Illegal, Seat};

use crate::choices::Choices;
use crate::nomad::NomadThing;
use crate::sets::nomads;
use crate::verb::Passive;
use crate::{Action, Event, Extra, NomadTile, State, moves};

pub(crate) const EXTRA: Extra = Extra::Nomad(NomadTile::Outpost);

pub(crate) struct Outpost;

impl NomadThing for Outpost {
    const RULE: &'static str = "NO-11";
    type Verb = Passive;
}

/// Adds the Outpost to what `seat` may do, if it has one and it would open a hex; or, if it is taken up, leaves only
/// those hexes.
#[inline]
pub(crate) fn offer(state: &State, seat: Seat, choices: &mut Choices) {
    if seat == state.turn.active && state.player(seat).tiles.held & state.setting.board.nomads != 0 {
        compare(state, seat, choices);
    }
}

#[cold]
fn compare(state: &State, seat: Seat, choices: &mut Choices) {
    if nomads::ready(state, seat, NomadTile::Outpost) == 0 {
        return;
    }
    let taken_up = state.turn.nomads.outpost;
    let other = moves::with_other_outpost(state, seat);
    let (bound, free) = if taken_up { (other, *choices) } else { (*choices, other) };
    let opened = free.hexes.minus(bound.hexes);
    let also = free.also.map(|(what, hexes)| {
        let bound = bound.also.filter(|(known, _)| *known == what);
        (what, bound.map_or(hexes, |(_, bound)| hexes.minus(bound)))
    });
    let also = also.filter(|(_, hexes)| !hexes.is_empty());
    if taken_up {
        *choices = Choices { what: free.what, hexes: opened, also, cancel: true, ..Choices::NONE };
    } else if !opened.is_empty() || also.is_some() {
        choices.extras.insert(EXTRA);
    }
}

/// Takes it up, lays it down, or spends it on the placement that follows. Whether that is all there is to do.
#[inline]
pub(crate) fn perform(
    state: &mut State,
    seat: Seat,
    action: Action,
    events: &mut impl EventSink<Event>,
) -> bool {
    if action == Action::Use(EXTRA) {
        state.turn.nomads.outpost = true;
        return true;
    }
    if !std::mem::take(&mut state.turn.nomads.outpost) {
        return false;
    }
    if action != Action::Cancel {
        nomads::spend(state, seat, NomadTile::Outpost);
        events.tell(|| Event::UsedOutpost { seat });
    }
    action == Action::Cancel
}

/// Why `action` is not possible while it is taken up.
pub(crate) fn refusal(state: &State, seat: Seat, action: Action) -> Option<Illegal> {
    if !state.turn.nomads.outpost {
        return None;
    }
    let mut bound = state.clone();
    bound.turn.nomads.outpost = false;
    let needs_none = action.on_hex().is_some() && moves::check(&bound, seat, action).is_ok();
    match action.on_hex() {
        Some(_) if needs_none => Some(Illegal::new("NO-11", "illegal-outpost-not-needed")),
        Some(_) => None,
        None => Some(Illegal::new("NO-11", "illegal-outpost-taken-up")),
    }
}
