//! The Quarry: put one or two stone walls on the terrain of the played card, each beside an own settlement.
//!
//! Rules: NO-14, KB-71. Walls belong to nobody and stay. If the first one fills the terrain, the second one goes on the terrain of
//! the new card.

use steading_game::{EventSink, GameRng, Illegal, Message, Seat, Thing};

use crate::action::OnHex;
use crate::choices::Choices;
use crate::insight::likely;
use crate::location::LocationThing;
use crate::sets::nomads;
use crate::verb::{Verb, enter, settle};
use crate::{
    Acting, Action, CardFacts, Event, Extra, Hex, HexSet, Location, Mandatory, Stage, State, played, unfit,
};

/// Walls of one use.
const MOST: u8 = 2;

pub(crate) struct Quarry;

impl LocationThing for Quarry {
    const RULE: &'static str = "NO-14";
    const DEPENDS_ON_CARD: bool = true;
    type Verb = Self;

    fn numbers(tile: Thing, _facts: &CardFacts) -> Thing {
        tile.number("walls", MOST)
    }
}

/// Empty hexes of the played terrain beside own pieces, as long as there are walls; never anywhere else (KB-36).
fn targets(state: &State, seat: Seat) -> HexSet {
    let left = state.setting.config.data.facts.numbers.stone_walls;
    let any_left = state.nomads.walls.len() < u32::from(left);
    if any_left { state.empty_of_card() & state.beside(seat) } else { HexSet::EMPTY }
}

impl Verb for Quarry {
    fn is_possible(state: &State, seat: Seat) -> bool {
        !targets(state, seat).is_empty()
    }

    fn begin(state: &mut State, _seat: Seat, extra: Extra, _events: &mut impl EventSink<Event>) -> bool {
        enter(state, extra, Stage::Build { done: 0 });
        false
    }

    fn choices(state: &State, seat: Seat, stage: Stage, choices: &mut Choices) {
        let Stage::Build { done } = stage else { return };
        choices.what = OnHex::Build;
        (choices.cancel, choices.done) = (done == 0, done > 0);
        if done < MOST {
            choices.hexes = targets(state, seat);
            if state.turn.terrain.is_none() {
                choices.terrains = played::playable(state);
            }
        }
    }

    fn perform(
        state: &mut State,
        seat: Seat,
        acting: Acting,
        action: Action,
        events: &mut impl EventSink<Event>,
    ) -> bool {
        match (acting.stage, action) {
            (Stage::Build { done }, Action::Build(hex)) => {
                enter(state, acting.extra, Stage::Build { done: done + 1 });
                nomads::build_wall(state, seat, hex, events)
            }
            // A new card with two terrains was turned up for the second wall (MA-3).
            (_, Action::Choose(terrain)) => {
                events.tell(|| Event::Chose { seat, terrain });
                played::choose(state, terrain);
                settle(state);
                false
            }
            _ => false,
        }
    }

    /// Between two walls a new card may wait for the choice of its terrain; until then nothing can be begun.
    fn fits(state: &State, seat: Seat, acting: Acting, usable: bool) -> bool {
        let ready = state.player(seat).tiles.ready() & state.setting.board.hexes_of(Location::Quarry);
        let sound = match acting.stage {
            Stage::Build { done: 1 } => ready != 0 && !state.nomads.walls.is_empty(),
            _ => usable,
        };
        sound && acting.goes_on(state, seat)
    }

    fn refusal(state: &State, _seat: Seat, _acting: Acting, what: OnHex, hex: Hex) -> Option<Illegal> {
        if what != OnHex::Build {
            return None;
        }
        let Some(terrain) = state.turn.terrain else {
            return Some(played::choose_first(state));
        };
        unfit::cannot_take(state, hex)
            .or_else(|| unfit::wrong_terrain(state, hex, Self::RULE, terrain))
            .or_else(|| Some(Illegal::new(Self::RULE, "illegal-not-beside-own")))
    }

    fn prompt(_state: &State, _seat: Seat, _stage: Stage) -> Option<Message> {
        Some(Message::new("prompt-wall"))
    }

    /// Walls bring nothing after the builds.
    fn easy_pays(_state: &State, _seat: Seat, _extra: Extra) -> bool {
        false
    }

    /// Where all hexes beside own pieces can be walled up, any other hex of the terrain.
    fn opens(state: &State, seat: Seat, reach: HexSet) -> HexSet {
        let ahead = state.turn.mandatory == Mandatory::Ahead;
        // Only where rule 3 holds the player back.
        if ahead && reach.len() <= u32::from(MOST) && reach.meets(&state.beside(seat)) {
            state.empty_of_card().minus(reach)
        } else {
            HexSet::EMPTY
        }
    }

    /// All of them are walled up.
    fn easy_action(_state: &State, _seat: Seat, _stage: Stage, choices: &Choices) -> Option<Action> {
        choices.hexes.first().map(Action::Build)
    }

    fn likely_pays(_state: &State, _seat: Seat, rng: &mut GameRng) -> bool {
        likely::one_in(rng, 8)
    }

    fn likely_action(
        _state: &State,
        _seat: Seat,
        _stage: Stage,
        choices: &Choices,
        rng: &mut GameRng,
    ) -> Option<Action> {
        likely::anywhere(choices, rng)
    }
}
