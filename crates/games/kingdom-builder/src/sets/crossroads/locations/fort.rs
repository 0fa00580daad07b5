//! The Fort: draw a terrain card and build one settlement on its terrain.
//!
//! Rule: CR-7. Once the card is drawn the build is compulsory, and nothing comes in between; without an empty hex the action
//! is void. A dual card leaves the choice: rule 3 is asked for each of its terrains by itself, and the hex says which it is.

use steading_game::{EventSink, Illegal, Message, Seat};

use crate::action::OnHex;
use crate::choices::Choices;
use crate::location::LocationThing;
use crate::verb::{Role, Verb, enter};
use crate::{
    Acting, Action, Event, Extra, Hex, HexSet, Location, Phase, Stage, State, placement, played, unfit,
};

pub(crate) struct Fort;

impl LocationThing for Fort {
    const RULE: &'static str = "CR-7";
    type Verb = Self;
}

/// Empty hexes of each terrain of the card beside own settlements, or any of that terrain if there is none.
fn targets(state: &State, seat: Seat) -> HexSet {
    let Some(card) = state.turn.crossroads.fort else { return HexSet::EMPTY };
    let terrains = played::terrains(&state.setting.board, card).iter();
    terrains.fold(HexSet::EMPTY, |all, terrain| all | state.beside_if_possible(seat, state.empty(terrain)))
}

fn discard(state: &mut State) {
    if let Some(card) = state.turn.crossroads.fort.take() {
        state.deck.discard.add(card);
    }
}

impl Verb for Fort {
    /// With a settlement to build, as long as there is a card to draw.
    fn is_possible(state: &State, seat: Seat) -> bool {
        state.player(seat).supply > 0 && !(state.deck.pile.is_empty() && state.deck.discard.is_empty())
    }

    /// The card is drawn at once, so the tile is used whatever it shows.
    fn begin(state: &mut State, seat: Seat, extra: Extra, events: &mut impl EventSink<Event>) -> bool {
        extra.spend(state, seat);
        let Some(card) = state.draw_card(events) else { return false };
        events.tell(|| Event::FortDrew { seat, card });
        state.turn.crossroads.fort = Some(card);
        if targets(state, seat).is_empty() {
            discard(state);
            events.tell(|| Event::Void { seat, extra });
        } else {
            enter(state, extra, Stage::Build { done: 0 });
        }
        true
    }

    /// Only the build.
    fn choices(state: &State, seat: Seat, _stage: Stage, choices: &mut Choices) {
        (choices.what, choices.hexes, choices.cancel) = (OnHex::Build, targets(state, seat), false);
    }

    /// The card is discarded, and the settlement built.
    fn perform(
        state: &mut State,
        seat: Seat,
        acting: Acting,
        action: Action,
        events: &mut impl EventSink<Event>,
    ) -> bool {
        let Action::Build(hex) = action else { return false };
        discard(state);
        state.phase = Phase::Turn;
        events.tell(|| Event::Built { seat, hex, by: Some(acting.extra) });
        placement::build(state, seat, hex, events)
    }

    /// The card is there, the tile was used, and there is something to build and a hex to build on.
    fn fits(state: &State, seat: Seat, acting: Acting, _usable: bool) -> bool {
        let hexes = state.setting.board.hexes_of(Location::Fort);
        let tiles = state.player(seat).tiles;
        acting.stage == Stage::Build { done: 0 }
            && tiles.held & !tiles.ready() & hexes != 0
            && state.player(seat).supply > 0
            && !targets(state, seat).is_empty()
    }

    /// The hex has none of the terrains of the card, or another one is beside an own settlement.
    fn refusal(state: &State, seat: Seat, _acting: Acting, what: OnHex, hex: Hex) -> Option<Illegal> {
        let card = state.turn.crossroads.fort.filter(|_| what == OnHex::Build)?;
        let found = state.setting.board.terrain_at(hex);
        let shown = found.is_some_and(|found| played::terrains(&state.setting.board, card).contains(found));
        let wrong = || unfit::wrong_terrain(state, hex, Self::RULE, card.terrain()).filter(|_| !shown);
        unfit::cannot_take(state, hex).or_else(wrong).or_else(|| Some(unfit::not_beside(state, seat)))
    }

    fn idle(state: &State, seat: Seat) -> Option<Illegal> {
        unfit::without_supply(state, seat)
    }

    fn no_way_back() -> Illegal {
        Illegal::new(Self::RULE, "illegal-fort-must-build")
    }

    fn prompt(state: &State, _seat: Seat, _stage: Stage) -> Option<Message> {
        state.turn.crossroads.fort.map(|card| Message::new("prompt-fort").with("card", card.key()))
    }

    fn role(_state: &State, _seat: Seat) -> Option<Role> {
        Some(Role::Builder)
    }
}
