//! Passing.
//!
//! Rules: SE-5, AMB-19, AMB-33. Marker if first, basics back, settlers back, another artifact; in round 6 only the marker.

use steading_game::{EventSink, Illegal, Undo};

use crate::artifact::{self, Moment};
use crate::player::Areas;
use crate::state::{ROUNDS, previous};
use crate::{Action, Artifact, Event, Phase, Player, Resource, Resources, State, round};

/// The active player passes.
pub(crate) fn pass(state: &mut State, events: &mut impl EventSink<Event>) -> Undo {
    let (seat, first) = (state.active, state.passed.is_empty());
    if first {
        state.marker = seat;
    }
    state.passed = state.passed.with(seat);
    (state.acted, state.invited) = (false, false);
    events.tell(|| Event::Passed { seat, first });
    if state.round == ROUNDS {
        return round::next_turn(state, events);
    }
    if may_choose(state) {
        state.phase = Phase::Keeping;
    } else {
        let all = if kept(state.active()) == 0 { Resources::NONE } else { state.active().resources.basics() };
        keep(state, all, events);
    }
    Undo::Allowed
}

/// Whether there is a choice what to keep: not everything can stay, or less need not (AMB-33).
pub(crate) fn may_choose(state: &State) -> bool {
    let (basics, kept) = (state.active().resources.basics().total(), kept(state.active()));
    kept > 0 && (basics > kept || state.config.may_keep_fewer())
}

/// How many basics a player can keep: as many as there are fortifications.
pub(crate) fn kept(player: &Player) -> u16 {
    player.resources.basics().total().min(player.wilderness.forts.len() as u16)
}

/// Every way to keep basics: as many as possible, in a strict supply also fewer (AMB-33).
pub(crate) fn for_each_choice(state: &State, tell: &mut impl FnMut(Resources)) {
    let most = kept(state.active());
    for_each_way(state.active(), most, tell);
    if state.config.may_keep_fewer() {
        (0..most).rev().for_each(|fewer| for_each_way(state.active(), fewer, tell));
    }
}

/// Every way to keep exactly `kept` basics.
fn for_each_way(player: &Player, kept: u16, tell: &mut impl FnMut(Resources)) {
    let [wood, clay, stone] = Resource::BASIC.map(|kind| player.resources.count(kind));
    for w in 0..=wood.min(kept) {
        for c in 0..=clay.min(kept - w) {
            let s = kept - w - c;
            if s <= stone {
                let counts = Resource::BASIC.into_iter().zip([w, c, s]);
                tell(counts.fold(Resources::NONE, |sum, (kind, count)| sum.plus(Resources::of(kind, count))));
            }
        }
    }
}

/// Why the active player may not keep these, if so.
pub(crate) fn check_keep(state: &State, chosen: Resources) -> Result<(), Illegal> {
    if state.phase != Phase::Keeping {
        return Err(Illegal::new("SE-5.2", "illegal-nothing-to-keep"));
    }
    if chosen.basics() != chosen {
        return Err(Illegal::new("SE-5.2", "illegal-keep-basics-only"));
    }
    let kept = kept(state.active());
    let is_allowed = chosen.total() == kept || (chosen.total() < kept && state.config.may_keep_fewer());
    if !is_allowed {
        return Err(Illegal::new("AMB-33", "illegal-keep-number").with("kept", kept));
    }
    state.must_hold("SE-5.2", chosen)
}

/// The active player keeps these basics and returns all others; then the settlers come back.
pub(crate) fn keep(state: &mut State, kept: Resources, events: &mut impl EventSink<Event>) {
    let returned = state.active().resources.basics().minus(kept);
    state.pay(returned);
    let (seat, bonus) = (state.active, state.active().placed_bonus());
    let player = state.active_mut();
    player.basic = Player::BASIC_SETTLERS;
    player.areas = Areas::default();
    state.supply.put_settlers(bonus);
    state.phase = Phase::NewArtifact;
    if !kept.is_empty() || !returned.is_empty() {
        events.tell(|| Event::Kept { seat, kept, returned });
    }
}

/// Why the active player may not take that artifact, if so.
pub(crate) fn check_take(state: &State, artifact: Artifact) -> Result<(), Illegal> {
    match state.phase {
        Phase::Draft | Phase::NewArtifact if state.artifacts.contains(artifact) => Ok(()),
        Phase::Draft => Err(Illegal::new("SE-3.9", "illegal-artifact-not-there")),
        Phase::NewArtifact => Err(Illegal::new("SE-5.2", "illegal-artifact-not-there")),
        _ => Err(Illegal::new("SE-5.2", "illegal-no-artifact-now")),
    }
}

/// The active player takes an artifact, in the draft or after passing. Take first, then return (AMB-19).
pub(crate) fn take(state: &mut State, taken: Artifact, events: &mut impl EventSink<Event>) -> Undo {
    let (seat, draft) = (state.active, state.phase == Phase::Draft);
    state.artifacts = state.artifacts.without(taken);
    let returned = state.active_mut().artifact.replace(taken);
    events.tell(|| Event::ArtifactTaken { seat, artifact: taken, returned });
    artifact::pay(state, Moment::Take, None, events);
    let mut undo = Undo::Allowed;
    match returned {
        // Solo the previous one leaves the game, and a new one comes from the stack (SE-13.2).
        Some(_) if state.config.players == 1 => {
            if let Some(drawn) = state.artifact_stack.draw(&mut state.rng) {
                state.artifacts = state.artifacts.with(drawn);
                events.tell(|| Event::ArtifactTurnedUp { artifact: drawn });
                undo = Undo::Barrier;
            }
        }
        Some(returned) => state.artifacts = state.artifacts.with(returned),
        None => {}
    }
    if !draft {
        let after = round::next_turn(state, events);
        return if undo == Undo::Barrier { undo } else { after };
    }
    if seat == state.marker {
        state.phase = Phase::Turn;
        let round = state.round;
        events.tell(|| Event::RoundBegan { round, seat });
    } else {
        state.active = previous(seat, state.config.players);
    }
    undo
}

/// What the clock keeps: as many basics as possible, wood first, then clay.
pub(crate) fn usual_choice(player: &Player) -> Action {
    let mut room = kept(player);
    let all = Resource::BASIC.into_iter().fold(Resources::NONE, |all, kind| {
        let count = player.resources.count(kind).min(room);
        room -= count;
        all.plus(Resources::of(kind, count))
    });
    Action::Keep(all)
}
