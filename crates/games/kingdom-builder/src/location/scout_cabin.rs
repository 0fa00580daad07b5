//! The Scout Cabin: place the two scouts, beside which you may build in this turn.
//!
//! Rules: HA-13 to HA-15, HA-29, HA-30. One scout may stay off the board. Used again, both are taken back first.

use steading_game::{EventSink, Illegal, Seat};

use crate::action::OnHex;
use crate::choices::Choices;
use crate::sets::{crossroads, harvest};
use crate::{Acting, Event, Extra, Hex, HexSet, Location, Phase, Stage, State, placement, refusal};

pub(crate) fn is_possible(state: &State, seat: Seat) -> bool {
    !targets(state, seat, 0).is_empty()
}

/// Where the next scout may stand: any empty hex beside own settlements, water and mountains too.
fn targets(state: &State, seat: Seat, done: u8) -> HexSet {
    let scouts = state.harvest.scouts;
    if done == 0 && !scouts.is_empty() {
        // As if those that stand there were already taken back.
        let open = state.open | scouts.minus(crossroads::blocked(state));
        return open & state.player(seat).beside;
    }
    state.open & state.beside(seat)
}

pub(crate) fn choices(state: &State, seat: Seat, stage: Stage, choices: &mut Choices) {
    let Stage::Build { done } = stage else { return };
    choices.what = OnHex::Build;
    (choices.cancel, choices.done) = (done == 0, done > 0);
    let all = state.table.config.data.facts.numbers.scouts;
    let so_many_stand = done == 0 || state.harvest.scouts.len() == u32::from(done);
    if done < all && so_many_stand {
        choices.hexes = targets(state, seat, done);
    }
}

/// Places a scout. Whether a card was drawn because it filled the terrain (KB-71).
pub(crate) fn place(
    state: &mut State,
    seat: Seat,
    stage: Stage,
    hex: Hex,
    events: &mut impl EventSink<Event>,
) -> bool {
    let Stage::Build { done } = stage else { return false };
    if done == 0 && !state.harvest.scouts.is_empty() {
        harvest::take_scouts_back(state);
    }
    state.harvest.scouts.insert(hex);
    state.open.remove(hex);
    events.tell(|| Event::Scouted { seat, hex });
    let extra = Extra::Location(Location::ScoutCabin);
    state.phase = Phase::Acting(Acting { extra, stage: Stage::Build { done: done + 1 } });
    placement::settle(state, events)
}

pub(crate) fn refusal(state: &State, what: OnHex, hex: Hex) -> Option<Illegal> {
    let beside = || Illegal::new("HA-13", "illegal-scout-not-beside");
    (what == OnHex::Build).then(|| refusal::cannot_take(state, hex).unwrap_or_else(beside))
}
