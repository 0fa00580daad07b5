//! Carrying out an action that the rules allow.

use steading_game::{EventSink, Seat, Undo};

use crate::artifact::{shamans_mask, transformation_mirror::MirrorRun};
use crate::{
    Action, Event, Phase, State, activate_fortification, activate_region, activate_street, construct,
    explore, fortify, hero, hunt, pass, phase, round, trade,
};

/// Carries out `action`, which was checked. It can be taken back if nothing was turned up and the same player goes on.
pub(crate) fn perform(
    state: &mut State,
    seat: Seat,
    action: Action,
    events: &mut impl EventSink<Event>,
) -> Undo {
    let run = state.mirror;
    state.mirror = MirrorRun::NONE;
    let undo = match action {
        Action::Take(artifact) => pass::take(state, artifact, events),
        Action::Build { space, street } => construct::perform(state, usize::from(space), street, events),
        Action::Explore(region) => explore::perform(state, region, events),
        Action::Lay(space) => match state.phase {
            Phase::Placing { tile } => explore::lay(state, tile, space, events),
            _ => Undo::Allowed,
        },
        Action::Hunt(space) => hunt::perform(state, space, events),
        Action::Fortify(space) => fortify::perform(state, space, events),
        Action::ActivateRegion(region) => activate_region::perform(state, region, events),
        Action::ActivateStreet(street) => activate_street::perform(state, street, events),
        Action::ActivateFortification(space) => activate_fortification::perform(state, space, events),
        Action::Invite(place) => hero::invite(state, usize::from(place), events),
        Action::Trade(trade) => {
            // Only a Mirror trade goes on with the run (SE-7.4).
            if trade.mirrored().is_some() {
                state.mirror = run;
            }
            trade::perform(state, trade, events);
            Undo::Allowed
        }
        Action::Use { place, choice } => activate_street::use_building(state, place, choice, events),
        Action::Stop => {
            state.phase = Phase::Turn;
            Undo::Allowed
        }
        Action::Luck(kind) => match state.phase {
            Phase::Luck { region } => activate_region::luck(state, region, kind, events),
            _ => Undo::Allowed,
        },
        Action::Monster(appears) => match state.phase {
            Phase::Checking { left } => shamans_mask::decide(state, left, appears, events),
            _ => Undo::Allowed,
        },
        Action::Keep(basics) => {
            pass::keep(state, basics, events);
            Undo::Allowed
        }
        Action::End => round::next_turn(state, events),
        Action::Pass => pass::pass(state, events),
    };
    if phase::must_act(state).contains(seat) { undo } else { Undo::Barrier }
}
