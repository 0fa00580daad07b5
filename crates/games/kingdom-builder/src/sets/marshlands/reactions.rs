//! Canoe reactions: who may answer when somebody takes the last tile from a hex.
//!
//! Rules: MA-9 to MA-12, MA-28, KB-20, EN-1, EN-2. Every hex that was emptied is a trigger of its own. Each asks everybody
//! with a ready Canoe, clockwise from the left neighbour of the active player, who comes last. An answer can empty another
//! hex; that trigger is answered completely before the older one goes on.

use serde::{Deserialize, Serialize};
use steading_game::{EventSink, Illegal, Seat};

use crate::board::{MAX_SPECIALS, Specials};
use crate::choices::Choices;
use crate::sets::marshlands::locations::Canoe;
use crate::{Action, Board, Event, Extra, Hex, Location, State, placement};

/// Triggers that are being answered, the newest last: for each of them the seat that is asked, or that comes next. No hex
/// is emptied twice in a game, so there are never more of them than special hexes.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Array<Seat>"))]
#[serde(try_from = "Vec<Seat>", into = "Vec<Seat>")]
pub struct Reactions {
    next: [Seat; MAX_SPECIALS],
    len: u8,
}

impl Reactions {
    /// The seat that is asked now.
    #[inline]
    pub fn asked(&self) -> Option<Seat> {
        if self.len == 0 { None } else { self.seats().last().copied() }
    }

    /// For each trigger the seat that is asked or comes next.
    #[inline]
    pub fn seats(&self) -> &[Seat] {
        &self.next[..usize::from(self.len)]
    }

    /// One more trigger; whether there was room.
    pub(crate) fn push(&mut self, seat: Seat) -> bool {
        let Some(place) = self.next.get_mut(usize::from(self.len)) else { return false };
        *place = seat;
        self.len += 1;
        true
    }

    fn pop(&mut self) -> Option<Seat> {
        self.len = self.len.checked_sub(1)?;
        Some(std::mem::replace(&mut self.next[usize::from(self.len)], Seat(0)))
    }
}

impl Default for Reactions {
    fn default() -> Reactions {
        Reactions { next: [Seat(0); MAX_SPECIALS], len: 0 }
    }
}

impl TryFrom<Vec<Seat>> for Reactions {
    type Error = &'static str;

    fn try_from(seats: Vec<Seat>) -> Result<Reactions, &'static str> {
        let mut reactions = Reactions::default();
        let room = seats.into_iter().all(|seat| reactions.push(seat));
        if room { Ok(reactions) } else { Err("too many reactions") }
    }
}

impl From<Reactions> for Vec<Seat> {
    fn from(reactions: Reactions) -> Vec<Seat> {
        reactions.seats().to_vec()
    }
}

/// The last tiles of these hexes were taken (MA-10, MA-28). Whether anybody is asked, so that the running action waits.
#[inline]
pub(crate) fn react(state: &mut State, emptied: Specials, events: &mut impl EventSink<Event>) -> bool {
    if emptied == 0 && state.marshlands.reactions.len == 0 {
        return false;
    }
    let left_neighbour = state.turn.active.next(state.setting.config.players);
    for _ in 0..emptied.count_ones() {
        state.marshlands.reactions.push(left_neighbour);
    }
    ask(state, events)
}

/// Asks the next one who can answer; whether there is anybody. Triggers that all have answered are done with.
fn ask(state: &mut State, events: &mut impl EventSink<Event>) -> bool {
    let (players, active) = (state.setting.config.players, state.turn.active);
    while let Some(next) = state.marshlands.reactions.pop() {
        // The active player is the last one.
        let until_active = usize::from((active.0 + players - next.0) % players) + 1;
        if let Some(seat) = next.clockwise(players).take(until_active).find(|&seat| can_react(state, seat)) {
            state.marshlands.reactions.push(seat);
            events.tell(|| Event::Asked { seat });
            return true;
        }
    }
    false
}

/// The tiles that are used in foreign turns; such a one waits for the end of the own turn (MA-12).
pub(crate) fn tiles(board: &Board) -> Specials {
    board.hexes_of(Location::Canoe)
}

/// Whether `seat` has a ready Canoe, a settlement for it and a hex to build on.
pub(crate) fn can_react(state: &State, seat: Seat) -> bool {
    let player = state.player(seat);
    let ready = player.tiles.ready() & tiles(&state.setting.board);
    ready != 0 && player.supply > 0 && !Canoe::targets(state, seat).is_empty()
}

/// What the seat that is asked may do.
pub(crate) fn choices(state: &State, seat: Seat) -> Choices {
    Choices { hexes: Canoe::targets(state, seat), pass: true, ..Choices::NONE }
}

/// Why that is no answer, while everything else waits for one.
pub(crate) fn refusal(state: &State, seat: Seat, asked: Seat, action: Action) -> Illegal {
    if seat != asked {
        return Illegal::new("MA-11", "illegal-reaction-first").with("seat", asked);
    }
    match action {
        Action::Build(hex) => Canoe::refusal(state, seat, hex),
        _ => Illegal::new("MA-11", "illegal-answer-first"),
    }
}

/// The seat that is asked builds. Whoever has a second Canoe is asked again (MA-28). Tells whether a card was drawn.
pub(crate) fn build(state: &mut State, seat: Seat, hex: Hex, events: &mut impl EventSink<Event>) -> bool {
    let extra = Extra::Location(Location::Canoe);
    extra.spend(state, seat);
    events.tell(|| Event::Built { seat, hex, by: Some(extra) });
    placement::build(state, seat, hex, events)
}

/// The seat that is asked does without. When nobody else is asked, the running action goes on. Tells whether a card was
/// drawn.
pub(crate) fn pass(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) -> bool {
    events.tell(|| Event::Passed { seat });
    state.marshlands.reactions.pop();
    if seat != state.turn.active {
        state.marshlands.reactions.push(seat.next(state.setting.config.players));
    }
    if ask(state, events) { false } else { placement::settle(state, events) }
}
