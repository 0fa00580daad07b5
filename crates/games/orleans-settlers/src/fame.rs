//! The fame track and its bonuses (chapter 6).

use steading_game::{EventSink, Seat};

use crate::apply::Play;
use crate::data::PlaceKind;
use crate::pending::Waiting;
use crate::state::LAST_ERA;
use crate::{Action, Event, Place, State};

/// Citizens for whoever takes them at a fame tile (OR-67).
pub(crate) const TILE_CITIZENS: u8 = 1;

/// The tiles that a marker enters or passes on its way, as bits (OR-67).
pub(crate) fn tiles_passed(tiles: &[u8], from: u8, to: u8) -> u16 {
    let passed = tiles.iter().enumerate().filter(|&(_, &tile)| from < tile && tile <= to);
    passed.fold(0, |bits, (index, _)| bits | 1 << index)
}

/// The own base place cards that are closed.
fn closed(state: &State, seat: Seat) -> impl Iterator<Item = Place> {
    let open = state.player(seat).open;
    let base =
        move |&place: &Place| state.data().place(place).kind == PlaceKind::Base && !open.contains(place);
    Place::all().filter(base)
}

/// Whether `seat` may advance to the next era (OR-67, OR-68).
pub(crate) fn can_advance(state: &State, seat: Seat) -> bool {
    let player = state.player(seat);
    !player.lying && player.era < LAST_ERA
}

pub(crate) fn answers(state: &State, seat: Seat, out: &mut impl FnMut(Action)) {
    closed(state, seat).map(Action::Unlock).for_each(&mut *out);
    if can_advance(state, seat) {
        out(Action::Advance);
    }
    out(Action::Citizen);
    out(Action::Decline);
}

impl<S: EventSink<Event>> Play<'_, S> {
    /// The marker moves to the end first; then the tiles on its way are resolved from the lowest up (OR-66, OR-67).
    pub(crate) fn gain_fame(&mut self, seat: Seat, fame: u8) {
        if fame == 0 {
            return;
        }
        let track = &self.state.data().fame;
        let from = self.state.player(seat).fame;
        let space = from.saturating_add(fame).min(track.last);
        let tiles = tiles_passed(&track.tiles, from, space);
        self.state.player_mut(seat).fame = space;
        self.events.tell(|| Event::GainedFame { seat, fame, space });
        if tiles != 0 {
            self.state.stack.push(seat, Waiting::Fame { tiles });
        }
    }

    /// The bonus of the lowest tile.
    pub(crate) fn take_fame_bonus(&mut self, seat: Seat, tiles: u16, action: Action) {
        let left = tiles & tiles.wrapping_sub(1);
        match self.state.stack.top_mut() {
            Some(top) if left != 0 => top.what = Waiting::Fame { tiles: left },
            _ => self.state.stack.pop(),
        }
        match action {
            Action::Unlock(place) => {
                self.state.player_mut(seat).open.insert(place);
                self.events.tell(|| Event::Unlocked { seat, place });
            }
            Action::Advance => {
                let player = self.state.player_mut(seat);
                player.era = (player.era + 1).min(LAST_ERA);
                player.lying = true;
                let era = player.era;
                self.events.tell(|| Event::Advanced { seat, era });
            }
            Action::Citizen => self.gain_citizens(seat, TILE_CITIZENS),
            _ => self.events.tell(|| Event::Declined { seat }),
        }
    }
}
