//! The round, the artifacts and the running decision are as they can be.

use steading_game::SeatSet;

use super::require;
use crate::artifact::{ArtifactEffect, Artifacts, active_has, scroll_of_luck};
use crate::state::{ROUNDS, SPARE_ARTIFACTS, previous};
use crate::{Artifact, MAX_PLAYERS, Phase, Place, Player, Region, Resource, State, explore, monster, pass};

/// Everybody named sits at the table.
pub(super) fn players(state: &State) -> Result<(), String> {
    let players = state.config.players;
    require((1..=MAX_PLAYERS as u8).contains(&players), || "one to four play".to_owned())?;
    let nobody_else = state.passed.minus(SeatSet::all(players)).is_empty();
    require(state.active.0 < players && state.marker.0 < players && nobody_else, || {
        "somebody is named who does not play".to_owned()
    })?;
    let absent = &state.players[usize::from(players)..];
    require(absent.iter().all(|player| *player == Player::default()), || {
        "somebody who does not play has something".to_owned()
    })
}

/// INV-6: three artifacts in the row beside those still to be drafted, one for everybody else.
pub(super) fn artifacts(state: &State) -> Result<(), String> {
    let players = state.config.players;
    let mut seen = Artifacts::EMPTY;
    let held: Vec<Artifact> = state.seats().filter_map(|seat| state.player(seat).artifact).collect();
    let all = held.iter().copied().chain(state.artifacts.iter()).chain(state.artifact_stack.iter());
    for artifact in all {
        require(!seen.contains(artifact), || format!("{} lies in two places", artifact.id()))?;
        seen = seen.with(artifact);
    }
    let drafting = usize::from(players) - held.len();
    require(state.artifacts.len() == SPARE_ARTIFACTS + drafting, || {
        format!("the artifact row holds {} artifacts", state.artifacts.len())
    })?;
    let stack = match (players, state.phase) {
        (1, _) => Artifact::COUNT - SPARE_ARTIFACTS - usize::from(state.round.min(ROUNDS)),
        _ => 0,
    };
    require(state.artifact_stack.len() == stack, || {
        format!("the artifact stack holds {} artifacts and not {stack}", state.artifact_stack.len())
    })?;
    let mut next = previous(state.marker, players);
    for _ in 0..held.len() {
        require(state.player(next).artifact.is_some(), || "the draft goes anticlockwise".to_owned())?;
        next = previous(next, players);
    }
    match state.phase {
        Phase::Draft => require(drafting > 0 && state.active == next, || {
            format!("{next} is the next to take an artifact")
        }),
        _ => require(drafting == 0, || "somebody has no artifact".to_owned()),
    }
}

/// INV-9: one to six rounds, and the first to pass holds the marker.
pub(super) fn round(state: &State) -> Result<(), String> {
    require((1..=ROUNDS).contains(&state.round), || "there are six rounds".to_owned())?;
    require(state.passed.is_empty() || state.passed.contains(state.marker), || {
        "the first to pass holds the marker".to_owned()
    })?;
    let passing = matches!(state.phase, Phase::Keeping | Phase::NewArtifact | Phase::Over);
    require(passing == state.passed.contains(state.active), || {
        "the active player has passed or not, but that is not what is asked".to_owned()
    })?;
    let over = state.phase == Phase::Over;
    let all = state.passed == SeatSet::all(state.config.players);
    require(!over || (all && state.round == ROUNDS), || "the game cannot be over yet".to_owned())?;
    let early = matches!(state.phase, Phase::Draft);
    require(!early || state.round == 1, || "artifacts are drafted in round 1".to_owned())?;
    require(!state.acted || state.active().areas.total() > 0, || "an action takes a settler".to_owned())?;
    require(!state.invited || !state.active().heroes.is_empty(), || "nobody was invited".to_owned())?;
    require(!(state.acted || state.invited) || !(passing || early), || {
        "nothing is done before the draft or after passing".to_owned()
    })?;
    mirror(state)
}

/// SE-7.4: the memory of a Mirror run is empty outside of one.
fn mirror(state: &State) -> Result<(), String> {
    let run = state.mirror;
    if run.given.is_empty() && run.taken.is_empty() {
        return Ok(());
    }
    let trading = matches!(state.phase, Phase::Turn | Phase::Street { .. } | Phase::Clock { .. });
    let sound = !run.given.is_empty()
        && !run.taken.is_empty()
        && run.given.and(run.taken).is_empty()
        && run.given.or(run.taken).minus(Resource::BASICS).is_empty();
    require(trading && sound && active_has(state, ArtifactEffect::TradeBasics), || {
        "no Mirror trade led here".to_owned()
    })
}

/// What is asked can be asked, and has an answer.
pub(super) fn phase(state: &State) -> Result<(), String> {
    let player = state.active();
    let possible = match state.phase {
        Phase::Draft | Phase::Turn | Phase::Over => true,
        Phase::Placing { tile } => {
            state.acted && player.areas.explore > 0 && explore::spaces(state, tile).len() > 1
        }
        Phase::Luck { region } => {
            state.acted
                && player.areas.regions[region.index()] > 0
                && scroll_of_luck::choices(state, region).len() > 1
        }
        Phase::Checking { left } => {
            let in_a_region = Region::ALL.iter().any(|&region| left.minus(region.spaces()).is_empty());
            let colour = left.first().and_then(|space| monster::colour_at(state, space));
            state.acted
                && in_a_region
                && left.minus(player.wilderness.free()).is_empty()
                && colour.is_some_and(|colour| state.monsters[colour.index()] > 0)
                && active_has(state, ArtifactEffect::DecideMonster)
        }
        Phase::Street { street, used } => {
            let all = (1u8 << player.streets.len(street)) - 1;
            state.acted && player.areas.streets[street.index()] > 0 && used & !all == 0 && used != all
        }
        Phase::Clock { place } => {
            let last = Place::of(place.street()).filter(|&other| player.streets.get(other).is_some()).last();
            state.acted
                && player.areas.build > 0
                && last == Some(place)
                && active_has(state, ArtifactEffect::UseNewBuilding)
        }
        Phase::Keeping => state.round < ROUNDS && pass::may_choose(state),
        Phase::NewArtifact => state.round < ROUNDS,
    };
    require(possible, || "this decision cannot be asked here".to_owned())
}
