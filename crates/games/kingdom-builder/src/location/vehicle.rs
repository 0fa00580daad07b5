//! What the Wagon and the Lighthouse have in common: a piece that is placed, goes up to three steps, or is taken back.
//!
//! Rules: CR-14 to CR-16, CR-27. Each step is a placement of its own. An action under way goes on even if a step cost the tile.

use steading_game::{EventSink, Illegal, Seat};

use crate::action::OnHex;
use crate::choices::Choices;
use crate::sets::crossroads::Place;
use crate::{
    Acting, Action, Event, Extra, Hex, HexSet, Location, Phase, Stage, State, Terrain, own, placement,
    refusal,
};

/// The most steps of one use.
pub(crate) const STEPS: u8 = 3;

/// A wagon or a ship.
pub(crate) struct Vehicle {
    /// The location whose tile moves it.
    pub(crate) location: Location,
    /// Where it stands, among all pieces of its owner.
    pub(crate) place: Place,
    /// Empty hexes that it can stand on.
    pub(crate) ground: fn(&State) -> HexSet,
}

impl Vehicle {
    const fn extra(&self) -> Extra {
        Extra::Location(self.location)
    }

    /// Where it stands; nowhere if it is still beside the board.
    pub(crate) fn hex(&self, state: &State, seat: Seat) -> Option<Hex> {
        let mut pieces = state.player(seat).crossroads;
        *(self.place)(&mut pieces)
    }

    /// On the board it can at least be taken back.
    pub(crate) fn is_possible(&self, state: &State, seat: Seat) -> bool {
        self.hex(state, seat).is_some() || !self.targets(state, seat).is_empty()
    }

    /// Beside the board it is placed, on the board it goes.
    pub(crate) fn begin(&self, state: &State, seat: Seat) -> Stage {
        match self.hex(state, seat) {
            Some(from) => Stage::Step { done: 0, from: Some(from) },
            None => Stage::Build { done: 0 },
        }
    }

    /// Where it can be placed: beside own settlements, or anywhere on its ground if there is no such hex.
    fn targets(&self, state: &State, seat: Seat) -> HexSet {
        state.beside_if_possible(seat, (self.ground)(state))
    }

    /// Hexes for it to go to; taking it back is possible instead of the first step.
    pub(crate) fn choices(&self, state: &State, seat: Seat, stage: Stage, choices: &mut Choices) {
        let Stage::Step { done, from: Some(from) } = stage else {
            (choices.what, choices.hexes) = (OnHex::Build, self.targets(state, seat));
            return;
        };
        (choices.what, choices.hexes) = (OnHex::Step, HexSet::around(from) & (self.ground)(state));
        choices.also = (done == 0).then(|| (OnHex::Take, HexSet::one(from)));
        (choices.cancel, choices.done) = (done == 0, done > 0);
    }

    /// Places it, makes a step, or takes it back.
    pub(crate) fn perform(
        &self,
        state: &mut State,
        seat: Seat,
        stage: Stage,
        action: Action,
        events: &mut impl EventSink<Event>,
    ) -> bool {
        let extra = self.extra();
        let done = if let Stage::Step { done, .. } = stage { done + 1 } else { STEPS };
        match action {
            Action::Step(to) if done < STEPS => {
                state.phase = Phase::Acting(Acting { extra, stage: Stage::Step { done, from: Some(to) } });
            }
            _ => own::finish(state, seat, extra),
        }
        match (action, self.hex(state, seat)) {
            (Action::Build(hex), None) => {
                *(self.place)(&mut state.player_mut(seat).crossroads) = Some(hex);
                events.tell(|| Event::Built { seat, hex, by: Some(extra) });
                placement::place(state, seat, &[hex], events)
            }
            (Action::Step(to), Some(from)) => {
                events.tell(|| Event::Moved { seat, from, to, by: extra });
                placement::relocate(state, seat, from, to, events)
            }
            (Action::Take(_), Some(hex)) => {
                events.tell(|| Event::TookBack { seat, hex, by: extra });
                placement::take_back(state, seat, hex, events)
            }
            _ => false,
        }
    }

    /// It stands where the stage says; after a step the tile may be lost.
    pub(crate) fn fits(&self, state: &State, seat: Seat, usable: bool, stage: Stage) -> bool {
        let tiles = state.player(seat).tiles;
        let lost = tiles.taken & !tiles.held & state.table.board.hexes_of(self.location) != 0;
        match stage {
            Stage::Build { done: 0 } => usable && self.hex(state, seat).is_none(),
            Stage::Step { done, from: Some(from) } => {
                self.hex(state, seat) == Some(from) && done < STEPS && (usable || (done > 0 && lost))
            }
            _ => false,
        }
    }

    /// Steps go to hexes of its ground; only the piece itself is taken back.
    pub(crate) fn refusal(
        &self,
        state: &State,
        seat: Seat,
        stage: Stage,
        what: OnHex,
        hex: Hex,
    ) -> Option<Illegal> {
        let rule = self.location.rule();
        let misses = match (stage, what) {
            (Stage::Step { from: Some(from), .. }, OnHex::Step) => {
                let far = !HexSet::around(from).contains(hex);
                far.then(|| Illegal::new(rule, "illegal-not-one-step"))
            }
            (Stage::Build { .. }, OnHex::Build) => None,
            (Stage::Step { done: 0, .. }, OnHex::Take) => {
                return Some(Illegal::new(rule, "illegal-cannot-take").with("extra", self.location.key()));
            }
            _ => return None,
        };
        let fits = (self.ground)(state).contains(hex);
        refusal::cannot_take(state, hex)
            .or(misses)
            .or_else(|| (!fits).then(|| self.wrong_ground(state, hex)))
            .or_else(|| Some(refusal::not_beside(state, seat)))
    }

    /// The ship needs water, and the wagon anything else.
    fn wrong_ground(&self, state: &State, hex: Hex) -> Illegal {
        let water = || refusal::wrong_terrain(state, hex, self.location.rule(), Terrain::Water);
        water().filter(|_| self.location == Location::Lighthouse).unwrap_or_else(refusal::not_buildable)
    }
}
