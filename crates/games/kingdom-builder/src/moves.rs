//! Legal actions: what each phase offers.

use steading_game::{GameRng, Illegal, Seat};

use crate::choices::Choices;
use crate::sets::harvest::{farm_action, silo};
use crate::sets::marshlands::bonus::Temple;
use crate::sets::marshlands::reactions;
use crate::sets::nomads::tiles::outpost;
use crate::sets::queenies::cave;
use crate::{
    Acting, Action, Extra, Hex, HexSet, Mandatory, Phase, State, bonus, extra, nomad, phase, played, sets,
    tiles, unfit,
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
    if choices(state, seat).contains(action) { Ok(()) } else { Err(refusal(state, seat, action)) }
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
        *choices = reactions::choices(state, seat);
        return;
    }
    match state.phase {
        Phase::Turn => in_turn(state, seat, choices),
        Phase::Acting(acting) => in_action(state, seat, acting, choices),
        Phase::Silo(action) => *choices = silo::choices(state, action),
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
        Mandatory::Ahead if Temple::frees_next(state, seat) => state.empty_of_card(),
        Mandatory::Ahead | Mandatory::Running => state.beside_if_possible(seat, state.empty_of_card()),
        Mandatory::Done => HexSet::EMPTY,
    }
}

/// The stages of an extra action.
fn in_action(state: &State, seat: Seat, acting: Acting, choices: &mut Choices) {
    choices.cancel = true;
    acting.choices(state, seat, choices);
}

/// Why `seat` may not do `action` now.
fn refusal(state: &State, seat: Seat, action: Action) -> Illegal {
    if state.phase == Phase::Over {
        return Illegal::new("KB-54", "illegal-game-over");
    }
    if seat.0 >= state.setting.config.players {
        return Illegal::new("KB-10", "illegal-no-such-seat");
    }
    if let Some(asked) = sets::marshlands::asked(state) {
        return reactions::refusal(state, seat, asked, action);
    }
    if !phase::must_act(state).contains(seat) {
        let active = phase::must_act(state).first().unwrap_or(state.turn.active);
        let (rule, key) = match state.phase {
            Phase::Silo(_) => ("HA-7", "illegal-not-your-silo"),
            Phase::Turn | Phase::Acting(_) | Phase::Over => ("KB-17", "illegal-not-your-turn"),
        };
        return Illegal::new(rule, key).with("active", active);
    }
    if let Some(illegal) = outpost::refusal(state, seat, action) {
        return illegal;
    }
    match (state.phase, action) {
        // The Outpost alone can be used within other actions.
        (_, Action::Use(outpost::EXTRA)) => cannot_use(state, seat, outpost::EXTRA),
        (Phase::Turn, action) => not_in_turn(state, seat, action),
        (Phase::Acting(acting), action) => not_in_action(state, seat, acting, action),
        (Phase::Silo(running), action) => silo::refusal(state, running, action),
        (Phase::Over, _) => Illegal::new("KB-54", "illegal-game-over"),
    }
}

/// Why that is not possible between extra actions.
fn not_in_turn(state: &State, seat: Seat, action: Action) -> Illegal {
    match action {
        Action::Build(hex) => cannot_build(state, seat, hex),
        Action::Use(extra) => cannot_use(state, seat, extra),
        Action::End => Illegal::new("KB-21", "illegal-mandatory-first"),
        Action::Choose(terrain) => played::cannot_choose(state, terrain),
        Action::Lift(_) | Action::Put(_) | Action::Step(_) | Action::Take(_) => {
            Illegal::new("KB-9", "illegal-no-action-moves")
        }
        Action::Token => Illegal::new("HA-16", "illegal-no-cathedral"),
        Action::Cancel | Action::Done => Illegal::new("KB-22", "illegal-nothing-under-way"),
        Action::Pass => Illegal::new("MA-11", "illegal-no-reaction"),
    }
}

/// Why the mandatory action does not build there.
fn cannot_build(state: &State, seat: Seat, hex: Hex) -> Illegal {
    if state.turn.mandatory == Mandatory::Done {
        return Illegal::new("KB-19", "illegal-mandatory-done");
    }
    let Some(terrain) = state.turn.terrain else {
        return played::choose_first(state);
    };
    unfit::cannot_take(state, hex).unwrap_or_else(|| unfit::not_on(state, seat, hex, "KB-19", terrain))
}

/// Why an extra action cannot be begun.
fn cannot_use(state: &State, seat: Seat, extra: Extra) -> Illegal {
    if state.turn.mandatory == Mandatory::Running && extra != outpost::EXTRA {
        return Illegal::new("KB-20", "illegal-builds-are-consecutive");
    }
    match extra {
        Extra::Location(location) => tiles::cannot_use(state, seat, location),
        Extra::Bonus(bonus) => bonus::cannot_use(state, seat, bonus),
        Extra::Nomad(tile) => nomad::cannot_use(state, seat, tile),
        Extra::Farmland => farm_action::cannot_use(state, seat),
        Extra::Cave => cave::cannot_use(state),
    }
}

/// Why that is not possible in an extra action.
fn not_in_action(state: &State, seat: Seat, acting: Acting, action: Action) -> Illegal {
    match action {
        Action::Use(extra) => acting.cannot_use(state, seat, extra),
        Action::Choose(_) => unfit::under_way("KB-22", acting.extra),
        Action::End => unfit::under_way("KB-18", acting.extra),
        Action::Cancel => acting.extra.no_way_back(),
        _ => match action.on_hex() {
            Some((what, hex)) => acting.refusal(state, seat, what, hex),
            None => Illegal::new("KB-22", "illegal-not-now"),
        },
    }
}
