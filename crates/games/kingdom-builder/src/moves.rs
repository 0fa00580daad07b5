//! Legal actions: what each phase offers.

use steading_game::{GameRng, Illegal, Seat};

use crate::action::OnHex;
use crate::choices::Choices;
use crate::nomad::outpost;
use crate::verb::Verb;
use crate::{
    Acting, Action, HexSet, Mandatory, Phase, Stage, State, bonus, extra, own, phase, played, refusal, sets,
};

/// Appends every legal action of `seat`, in a stable order.
pub(crate) fn legal_actions(state: &State, seat: Seat, out: &mut Vec<Action>) {
    choices(state, seat).list(out);
}

/// A random legal action, each equally likely.
#[inline]
pub(crate) fn random_action(state: &State, seat: Seat, rng: &mut GameRng) -> Option<Action> {
    let mut choices = Choices::none();
    collect(state, seat, &mut choices);
    choices.pick(rng)
}

/// Whether `seat` may do `action` now, and if not, which rule forbids it.
pub(crate) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    if choices(state, seat).contains(action) { Ok(()) } else { Err(refusal::refusal(state, seat, action)) }
}

/// Everything that `seat` may do now.
#[inline]
pub(crate) fn choices(state: &State, seat: Seat) -> Choices {
    let mut choices = Choices::NONE;
    collect(state, seat, &mut choices);
    choices
}

/// The same, written into `choices`, which holds nothing yet: drawing at random copies less that way.
#[inline]
fn collect(state: &State, seat: Seat, choices: &mut Choices) {
    without_outpost(state, seat, choices);
    outpost::offer(state, seat, choices);
}

/// The same without taking up an Outpost (NO-11).
#[inline]
fn without_outpost(state: &State, seat: Seat, choices: &mut Choices) {
    if phase::decides(state) != Some(seat) {
        return;
    }
    if sets::marshlands::asked(state).is_some() {
        *choices = sets::marshlands::reactions::choices(state, seat);
        return;
    }
    match state.phase {
        Phase::Turn => in_turn(state, seat, choices),
        Phase::Acting(acting) => in_action(state, seat, acting, choices),
        Phase::Silo(action) => *choices = sets::harvest::silo::choices(state, action),
        Phase::Over => {}
    }
}

/// What it would be if the Outpost were taken up, or laid down again.
#[cold]
pub(crate) fn with_other_outpost(state: &State, seat: Seat) -> Choices {
    let mut other = state.clone();
    other.turn.nomads.outpost = !state.turn.nomads.outpost;
    let mut choices = Choices::NONE;
    without_outpost(&other, seat, &mut choices);
    choices
}

/// Build within the mandatory action; before and after it begin an extra action; after it end the turn (KB-18 to KB-22).
fn in_turn(state: &State, seat: Seat, choices: &mut Choices) {
    choices.hexes = mandatory_targets(state, seat);
    if state.turn.mandatory != Mandatory::Running {
        choices.extras = extra::usable(state, seat);
    }
    if state.turn.terrain.is_none() {
        choices.terrains = played::choosable(state);
    }
    choices.end = state.turn.mandatory == Mandatory::Done;
}

/// Where the next settlement of the mandatory action may be built (KB-19, KB-32 to KB-34).
pub(crate) fn mandatory_targets(state: &State, seat: Seat) -> HexSet {
    match state.turn.mandatory {
        Mandatory::Ahead if bonus::temple::frees_next(state, seat) => state.empty_of_card(),
        Mandatory::Ahead | Mandatory::Running => state.beside_if_possible(seat, state.empty_of_card()),
        Mandatory::Done => HexSet::EMPTY,
    }
}

/// The stages of an extra action.
fn in_action(state: &State, seat: Seat, acting: Acting, choices: &mut Choices) {
    choices.cancel = true;
    match (acting.extra.verb(), acting.stage) {
        (Verb::Build(targets), Stage::Build { .. }) => {
            (choices.what, choices.hexes) = (OnHex::Build, targets(state, seat));
        }
        (Verb::Move(action), Stage::Lift) => {
            (choices.what, choices.hexes) = (OnHex::Lift, action.pieces(state, seat));
        }
        (Verb::Move(action), Stage::Put { from }) => {
            (choices.what, choices.hexes) = (OnHex::Put, action.places(state, seat, from));
        }
        (Verb::Build(_) | Verb::Move(_) | Verb::Own | Verb::Passive, _) => {
            own::choices(state, seat, acting, choices);
        }
    }
}
