//! What an extra action does: builds a settlement, moves a piece, or something of its own.
//!
//! Rules: KB-22 to KB-24. [`Verb`] is an extra action from its beginning to its end, with what bots ask about it. Most of them
//! build one settlement, [`Builds`], or move one piece, [`Moves`], and only say where; some are [`Passive`]. The others
//! implement the trait themselves: an action begins with a [`Stage`], offers choices in every stage and carries out what is
//! chosen. It is over when the player says so, or when it has nothing more to offer: [`settle`] looks after every
//! placement, since reactions and full terrain can end it as well. Only then its tile is turned over.

mod builds;
mod moves;
mod passive;

use steading_game::{EventSink, GameRng, Illegal, Message, Seat};

use crate::action::OnHex;
use crate::bonus::BonusThing;
use crate::choices::Choices;
use crate::insight::likely;
use crate::location::LocationThing;
use crate::nomad::NomadThing;
use crate::sets::harvest::FarmAction;
use crate::sets::queenies::Cave;
use crate::things::{by_bonus, by_location, by_nomad};
use crate::{Acting, Action, Event, Extra, Hex, HexSet, Phase, Stage, State, played, sets, unfit};

pub(crate) use builds::{Build, Builds};
pub(crate) use moves::{Move, Moves};
pub(crate) use passive::Passive;

/// An extra action from its beginning to its end.
pub(crate) trait Verb {
    /// Nobody begins it: it works by itself or within other actions.
    const PASSIVE: bool = false;

    /// Whether it can do anything at all now.
    fn is_possible(state: &State, seat: Seat) -> bool;

    /// Begins it, mostly with [`enter`]. Whether a card was drawn.
    fn begin(state: &mut State, seat: Seat, extra: Extra, events: &mut impl EventSink<Event>) -> bool;

    /// Offers what can be decided in it now. What was begun can be cancelled unless this says no.
    fn choices(state: &State, seat: Seat, stage: Stage, choices: &mut Choices);

    /// Carries out a decision in it that neither cancels nor ends it. Whether a card was drawn.
    fn perform(
        state: &mut State,
        seat: Seat,
        acting: Acting,
        action: Action,
        events: &mut impl EventSink<Event>,
    ) -> bool;

    /// Goes back to where the player was before.
    fn cancel(state: &mut State, _acting: Acting) {
        state.phase = Phase::Turn;
    }

    /// Whether it can have come that far, for `audit.rs`; `usable` if it could be begun now.
    fn fits(state: &State, seat: Seat, acting: Acting, usable: bool) -> bool;

    /// Why it does not do that on that hex; nothing if it waits for something else.
    fn refusal(state: &State, seat: Seat, acting: Acting, what: OnHex, hex: Hex) -> Option<Illegal>;

    /// Why another action cannot be used within it.
    fn cannot_use(_state: &State, _seat: Seat, acting: Acting, _extra: Extra) -> Illegal {
        unfit::under_way("KB-22", acting.extra)
    }

    /// Why there is nothing to do although its tile is ready, where there is more to say than that it has no target.
    fn idle(_state: &State, _seat: Seat) -> Option<Illegal> {
        None
    }

    /// Why it cannot be cancelled any more.
    fn no_way_back() -> Illegal {
        Illegal::new("KB-22", "illegal-already-begun")
    }

    /// What it asks for, where more is to be said than usual for the stage.
    fn prompt(_state: &State, _seat: Seat, _stage: Stage) -> Option<Message> {
        None
    }

    /// What bots count its tile for.
    fn role(_state: &State, _seat: Seat) -> Option<Role> {
        Some(Role::Helper)
    }

    /// Whether the easy bot begins it after its builds. Unless it says otherwise, whenever it is possible.
    fn easy_pays(_state: &State, _seat: Seat, _extra: Extra) -> bool {
        true
    }

    /// The hexes for the next build of the mandatory action that are not within `reach` and would be with it. The easy bot
    /// begins it before its builds if the best of them is better.
    fn opens(_state: &State, _seat: Seat, _reach: HexSet) -> HexSet {
        HexSet::EMPTY
    }

    /// How the easy bot goes on with it, where the best hex is not all it asks for.
    fn easy_action(_state: &State, _seat: Seat, _stage: Stage, _choices: &Choices) -> Option<Action> {
        None
    }

    /// Whether it is begun in playouts. Unless it says otherwise, whenever it is possible.
    fn likely_pays(_state: &State, _seat: Seat, _rng: &mut GameRng) -> bool {
        true
    }

    /// How playouts go on with it: mostly with the best of a few hexes.
    fn likely_action(
        state: &State,
        seat: Seat,
        stage: Stage,
        choices: &Choices,
        rng: &mut GameRng,
    ) -> Option<Action> {
        likely::in_stage(state, seat, stage, choices, rng)
    }
}

/// What bots count a tile for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Role {
    /// It builds.
    Builder,
    /// It moves a piece.
    Mover,
    /// It does something else.
    Helper,
}

/// Evaluates an expression with the verb of an extra action.
macro_rules! by_extra {
    ($extra:expr, $Verb:ident => $body:expr) => {
        match $extra {
            Extra::Location(location) => by_location!(location, Thing => {
                type $Verb = <Thing as LocationThing>::Verb;
                $body
            }),
            Extra::Bonus(bonus) => by_bonus!(bonus, Thing => {
                type $Verb = <Thing as BonusThing>::Verb;
                $body
            }),
            Extra::Nomad(tile) => by_nomad!(tile, Thing => {
                type $Verb = <Thing as NomadThing>::Verb;
                $body
            }),
            Extra::Farmland => {
                type $Verb = Builds<FarmAction>;
                $body
            }
            Extra::Cave => {
                type $Verb = Moves<Cave>;
                $body
            }
        }
    };
}

impl Extra {
    /// Whether nobody begins it: it works by itself or within other actions.
    pub fn is_passive(self) -> bool {
        by_extra!(self, V => V::PASSIVE)
    }

    /// Whether it can do anything at all now.
    #[inline]
    pub(crate) fn is_possible(self, state: &State, seat: Seat) -> bool {
        by_extra!(self, V => V::is_possible(state, seat))
    }

    /// Begins it; whether a card was drawn.
    #[inline(never)]
    pub(crate) fn begin(self, state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) -> bool {
        by_extra!(self, V => V::begin(state, seat, self, events))
    }

    /// Why there is nothing to do although its tile is ready.
    pub(crate) fn idle(self, state: &State, seat: Seat) -> Illegal {
        let waits = || {
            let depends = matches!(self, Extra::Location(location) if location.depends_on_card());
            let to_choose = state.turn.terrain.is_none() && !played::playable(state).is_empty();
            (depends && to_choose).then(|| played::choose_first(state))
        };
        let no_target = || Illegal::new(self.rule(), "illegal-no-target").with("extra", self.key());
        by_extra!(self, V => V::idle(state, seat)).or_else(waits).unwrap_or_else(no_target)
    }

    /// Why it cannot be cancelled any more.
    pub(crate) fn no_way_back(self) -> Illegal {
        by_extra!(self, V => V::no_way_back())
    }

    /// What bots count its tile for; nothing if it is of no use any more.
    pub(crate) fn role(self, state: &State, seat: Seat) -> Option<Role> {
        by_extra!(self, V => V::role(state, seat))
    }

    /// Whether the easy bot begins it after its builds.
    pub(crate) fn easy_pays(self, state: &State, seat: Seat) -> bool {
        by_extra!(self, V => V::easy_pays(state, seat, self))
    }

    /// Hexes that it opens for the mandatory action.
    pub(crate) fn opens(self, state: &State, seat: Seat, reach: HexSet) -> HexSet {
        by_extra!(self, V => V::opens(state, seat, reach))
    }

    /// Whether it is begun in playouts.
    pub(crate) fn likely_pays(self, state: &State, seat: Seat, rng: &mut GameRng) -> bool {
        by_extra!(self, V => V::likely_pays(state, seat, rng))
    }
}

impl Acting {
    /// Offers what can be decided in it now.
    #[inline(never)]
    pub(crate) fn choices(self, state: &State, seat: Seat, choices: &mut Choices) {
        by_extra!(self.extra, V => V::choices(state, seat, self.stage, choices));
    }

    /// Carries out a decision in it; whether a card was drawn.
    #[inline(never)]
    pub(crate) fn perform(
        self,
        state: &mut State,
        seat: Seat,
        action: Action,
        events: &mut impl EventSink<Event>,
    ) -> bool {
        match action {
            Action::Done => finish(state, seat, self.extra),
            Action::Cancel => by_extra!(self.extra, V => V::cancel(state, self)),
            _ => return by_extra!(self.extra, V => V::perform(state, seat, self, action, events)),
        }
        false
    }

    /// Whether it can have come that far. Before anything was done, its tile must be usable.
    pub(crate) fn fits(self, state: &State, seat: Seat, usable: bool) -> bool {
        by_extra!(self.extra, V => V::fits(state, seat, self, usable))
    }

    /// Why it does not do that on that hex.
    pub(crate) fn refusal(self, state: &State, seat: Seat, what: OnHex, hex: Hex) -> Illegal {
        let known = by_extra!(self.extra, V => V::refusal(state, seat, self, what, hex));
        known.unwrap_or_else(|| unfit::wrong_stage(self.stage))
    }

    /// Why another action cannot be used within it.
    pub(crate) fn cannot_use(self, state: &State, seat: Seat, extra: Extra) -> Illegal {
        by_extra!(self.extra, V => V::cannot_use(state, seat, self, extra))
    }

    /// What it asks for, where more is to be said than usual for the stage.
    pub(crate) fn prompt(self, state: &State, seat: Seat) -> Option<Message> {
        by_extra!(self.extra, V => V::prompt(state, seat, self.stage))
    }

    /// How the easy bot goes on with it.
    pub(crate) fn easy_action(self, state: &State, seat: Seat, choices: &Choices) -> Option<Action> {
        by_extra!(self.extra, V => V::easy_action(state, seat, self.stage, choices))
    }

    /// How playouts go on with it.
    pub(crate) fn likely_action(
        self,
        state: &State,
        seat: Seat,
        choices: &Choices,
        rng: &mut GameRng,
    ) -> Option<Action> {
        by_extra!(self.extra, V => V::likely_action(state, seat, self.stage, choices, rng))
    }

    /// Whether anything on the table can be chosen in this stage.
    pub(crate) fn goes_on(self, state: &State, seat: Seat) -> bool {
        let mut offered = Choices::NONE;
        self.choices(state, seat, &mut offered);
        let also = offered.also.is_some_and(|(_, hexes)| !hexes.is_empty());
        let extras = !offered.extras.is_empty();
        !offered.hexes.is_empty() || also || !offered.terrains.is_empty() || extras || offered.token
    }

    /// The same; but while reactions are asked for, nobody has looked yet whether it goes on (EN-2).
    pub(crate) fn goes_on_or_waits(self, state: &State, seat: Seat) -> bool {
        sets::marshlands::asked(state).is_some() || self.goes_on(state, seat)
    }
}

/// An extra action comes to a stage, its first one or another.
#[inline]
pub(crate) fn enter(state: &mut State, extra: Extra, stage: Stage) {
    state.phase = Phase::Acting(Acting { extra, stage });
}

/// It is over: its tile is turned over (KB-23).
#[inline]
pub(crate) fn finish(state: &mut State, seat: Seat, extra: Extra) {
    extra.spend(state, seat);
    state.phase = Phase::Turn;
}

/// An action under way that has nothing more to offer is over.
#[inline]
pub(crate) fn settle(state: &mut State) {
    let Phase::Acting(acting) = state.phase else { return };
    let seat = state.turn.active;
    if !acting.goes_on(state, seat) {
        finish(state, seat, acting.extra);
    }
}
