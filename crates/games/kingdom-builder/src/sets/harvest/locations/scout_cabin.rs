//! The Scout Cabin: place the two scouts, beside which you may build in this turn.
//!
//! Rules: HA-13 to HA-15, HA-29, HA-30. One scout may stay off the board. Used again, both are taken back first.

use steading_game::{EventSink, GameRng, Illegal, Message, Seat, Thing};

use crate::action::OnHex;
use crate::choices::Choices;
use crate::insight::likely;
use crate::location::LocationThing;
use crate::sets::crossroads;
use crate::verb::{Verb, enter};
use crate::{
    Acting, Action, CardFacts, Event, Extra, Hex, HexSet, Location, Mandatory, Stage, State, easy, placement,
    unfit,
};

pub(crate) struct ScoutCabin;

impl LocationThing for ScoutCabin {
    const RULE: &'static str = "HA-13";
    type Verb = Self;

    fn numbers(tile: Thing, facts: &CardFacts) -> Thing {
        tile.number("scouts", facts.numbers.scouts)
    }
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

impl ScoutCabin {
    /// Whether the scouts on the board count as pieces of `seat`: in its own turn (HA-30).
    #[inline]
    pub(crate) fn helps(state: &State, seat: Seat) -> bool {
        let cabins = state.setting.board.hexes_of(Location::ScoutCabin);
        cabins != 0 && seat == state.turn.active && !state.harvest.scouts.is_empty()
    }

    /// Takes all scouts off the board; their hexes are empty again (HA-15).
    #[inline]
    pub(crate) fn take_back(state: &mut State) {
        if !state.harvest.scouts.is_empty() {
            state.harvest.scouts = HexSet::EMPTY;
            state.open = state.open_hexes();
        }
    }
}

impl Verb for ScoutCabin {
    fn is_possible(state: &State, seat: Seat) -> bool {
        !targets(state, seat, 0).is_empty()
    }

    fn begin(state: &mut State, _seat: Seat, extra: Extra, _events: &mut impl EventSink<Event>) -> bool {
        enter(state, extra, Stage::Build { done: 0 });
        false
    }

    fn choices(state: &State, seat: Seat, stage: Stage, choices: &mut Choices) {
        let Stage::Build { done } = stage else { return };
        choices.what = OnHex::Build;
        (choices.cancel, choices.done) = (done == 0, done > 0);
        let all = state.setting.config.data.facts.numbers.scouts;
        let so_many_stand = done == 0 || state.harvest.scouts.len() == u32::from(done);
        if done < all && so_many_stand {
            choices.hexes = targets(state, seat, done);
        }
    }

    /// Places a scout. Whether a card was drawn because it filled the terrain (KB-71).
    fn perform(
        state: &mut State,
        seat: Seat,
        acting: Acting,
        action: Action,
        events: &mut impl EventSink<Event>,
    ) -> bool {
        let (Stage::Build { done }, Action::Build(hex)) = (acting.stage, action) else { return false };
        if done == 0 {
            Self::take_back(state);
        }
        state.harvest.scouts.insert(hex);
        state.open.remove(hex);
        events.tell(|| Event::Scouted { seat, hex });
        enter(state, acting.extra, Stage::Build { done: done + 1 });
        placement::settle(state, events)
    }

    fn fits(state: &State, seat: Seat, acting: Acting, usable: bool) -> bool {
        usable && acting.goes_on_or_waits(state, seat)
    }

    fn refusal(state: &State, _seat: Seat, _acting: Acting, what: OnHex, hex: Hex) -> Option<Illegal> {
        let beside = || Illegal::new(Self::RULE, "illegal-scout-not-beside");
        (what == OnHex::Build).then(|| unfit::cannot_take(state, hex).unwrap_or_else(beside))
    }

    fn prompt(_state: &State, _seat: Seat, stage: Stage) -> Option<Message> {
        let Stage::Build { done } = stage else { return None };
        Some(Message::new(if done == 0 { "prompt-scout" } else { "prompt-scout-more" }))
    }

    /// Scouts bring nothing after the builds.
    fn easy_pays(_state: &State, _seat: Seat, _extra: Extra) -> bool {
        false
    }

    /// Hexes one scout farther than own pieces.
    fn opens(state: &State, seat: Seat, reach: HexSet) -> HexSet {
        if state.turn.mandatory != Mandatory::Ahead {
            return HexSet::EMPTY;
        }
        state.empty_of_card().minus(reach) & (state.open & state.player(seat).beside).neighbours()
    }

    /// The first scout that reaches the best hex; one is enough.
    fn easy_action(state: &State, seat: Seat, stage: Stage, choices: &Choices) -> Option<Action> {
        let Stage::Build { done } = stage else { return None };
        if done > 0 {
            return Some(Action::Done);
        }
        let (wanted, _) = easy::ahead::best_build(state, seat, Self::opens(state, seat, HexSet::EMPTY))?;
        let scout = choices.hexes & HexSet::one(wanted).neighbours();
        scout.first().map(Action::Build)
    }

    fn likely_pays(state: &State, _seat: Seat, _rng: &mut GameRng) -> bool {
        state.turn.mandatory == Mandatory::Ahead && state.harvest.scouts.is_empty()
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
