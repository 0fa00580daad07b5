//! Silo actions: after the last turn, build up to three settlements or move up to three for every silo you touch.
//!
//! Rules: HA-6 to HA-8, HA-24, HA-27, KB-36, AMB-17, AMB-28, AMB-32. Play is over: nobody takes or loses tiles, reacts, or gets gold
//! for a build; only lines are marked. What a silo gives does not depend on where it lies, so each player's come in the
//! order of the board.

use steading_game::{EventSink, Illegal, Seat};

use crate::action::OnHex;
use crate::board::each;
use crate::choices::Choices;
use crate::config::SiloOrder;
use crate::verb::{Move, Moves};
use crate::{Action, Event, Hex, HexSet, Phase, SiloAction, Stage, State, placement, turn, unfit};

/// Settlements that one silo action builds or moves.
pub(crate) const MOST: u8 = 3;

/// The last turn is over: whether silo actions come before the scoring. Who has which is fixed now (HA-7).
pub(crate) fn before_scoring(state: &mut State, events: &mut impl EventSink<Event>) -> bool {
    let setting = state.setting.clone();
    if setting.board.silos == 0 {
        return false;
    }
    for seat in state.seats() {
        let own = state.pieces(seat);
        let touched = each(setting.board.silos).filter(|&silo| own.meets(&setting.board.around[silo]));
        state.player_mut(seat).harvest.silos = touched.fold(0, |silos, silo| silos | 1 << silo);
    }
    next(state, events)
}

/// Goes on to the next silo with anything to do. Whether there is one.
fn next(state: &mut State, events: &mut impl EventSink<Event>) -> bool {
    state.harvest.moved = HexSet::EMPTY;
    while let Some((seat, number)) = first_waiting(state) {
        state.player_mut(seat).harvest.silos &= !(1 << number);
        if !targets(state, seat).is_empty() || !pieces(state, seat).is_empty() {
            let silo = state.setting.board.specials()[number].hex;
            state.phase = Phase::Silo(SiloAction { seat, silo, stage: Stage::Build { done: 0 } });
            events.tell(|| Event::Silo { seat, hex: silo });
            return true;
        }
    }
    false
}

/// The silo that comes first of those that are left, and whose.
fn first_waiting(state: &State) -> Option<(Seat, usize)> {
    let players = state.setting.first.clockwise(state.setting.config.players).enumerate();
    let waiting = players.flat_map(|(place, seat)| {
        each(state.player(seat).harvest.silos).map(move |silo| (place, silo, seat))
    });
    let first = waiting.min_by_key(|&(place, silo, _)| order(state, place, silo));
    first.map(|(_, silo, seat)| (seat, silo))
}

/// What comes first: all silos of one player, or all players at one silo (AMB-17). `place` counts from the start player.
pub(super) fn order(state: &State, place: usize, silo: usize) -> (usize, usize) {
    match state.setting.config.silo_order {
        SiloOrder::ByPlayer => (place, silo),
        SiloOrder::BySilo => (silo, place),
    }
}

/// Where `seat` may build: any empty buildable hex beside an own settlement.
pub(crate) fn targets(state: &State, seat: Seat) -> HexSet {
    let player = state.player(seat);
    if player.supply > 0 { state.empty_buildable() & player.beside } else { HexSet::EMPTY }
}

/// Moving one of the pieces, were it not moved already.
struct SiloMove;

impl Move for SiloMove {
    fn is_possible(state: &State, seat: Seat) -> bool {
        !Self::movable(state, seat).is_empty()
    }

    /// All of them as long as there is a place; but if all places are beside one piece, that one cannot go there itself.
    fn movable(state: &State, seat: Seat) -> HexSet {
        let own = state.player(seat);
        let places = state.empty_buildable() & own.beside;
        let hosts = own.pieces & places.neighbours();
        match hosts.len() {
            0 => HexSet::EMPTY,
            1 => state.movable(seat).minus(hosts),
            _ => state.movable(seat),
        }
    }

    /// Beside one of the other own pieces.
    fn landing(state: &State, seat: Seat, from: Hex) -> HexSet {
        state.empty_buildable() & state.pieces(seat).without(from).neighbours()
    }

    fn wrong_target(state: &State, _seat: Seat, hex: Hex) -> Illegal {
        unfit::not_buildable_or(state, hex, "HA-6", "illegal-silo-not-beside")
    }
}

/// The pieces that can be moved, each of them once.
fn pieces(state: &State, seat: Seat) -> HexSet {
    Moves::<SiloMove>::pieces(state, seat).minus(state.harvest.moved)
}

/// What can be decided: build or move at first, then more of the same; or nothing more.
pub(crate) fn choices(state: &State, SiloAction { seat, stage, .. }: SiloAction) -> Choices {
    let mut choices = Choices { done: true, ..Choices::NONE };
    match stage {
        Stage::Build { done: 0 } => {
            choices.hexes = targets(state, seat);
            choices.also = Some((OnHex::Lift, pieces(state, seat)));
        }
        Stage::Build { .. } => choices.hexes = targets(state, seat),
        Stage::Lift => {
            (choices.what, choices.hexes) = (OnHex::Lift, pieces(state, seat));
            choices.done = !must_go_on(state);
        }
        Stage::Put { from } => {
            (choices.what, choices.hexes) = (OnHex::Put, Moves::<SiloMove>::places(state, seat, from));
            (choices.cancel, choices.done) = (true, false);
        }
        Stage::Step { .. } | Stage::Take { .. } | Stage::Repeat => {}
    }
    choices
}

/// Carries a decision out.
pub(crate) fn perform(
    state: &mut State,
    running: SiloAction,
    action: Action,
    events: &mut impl EventSink<Event>,
) {
    let SiloAction { seat, stage, .. } = running;
    let stage = match (stage, action) {
        (Stage::Build { done }, Action::Build(hex)) => {
            state.player_mut(seat).supply -= 1;
            placement::stand(state, seat, hex);
            events.tell(|| Event::SiloBuilt { seat, hex });
            super::mark_lines(state, seat, hex, events);
            Some(Stage::Build { done: done + 1 })
        }
        (_, Action::Lift(from)) => Some(Stage::Put { from }),
        (Stage::Put { from }, Action::Put(to)) => {
            placement::shift(state, seat, from, to);
            state.harvest.moved.insert(to);
            events.tell(|| Event::SiloMoved { seat, from, to });
            super::mark_lines(state, seat, to, events);
            Some(Stage::Lift)
        }
        (_, Action::Cancel) if state.harvest.moved.is_empty() => Some(Stage::Build { done: 0 }),
        (_, Action::Cancel) => Some(Stage::Lift),
        _ => None,
    };
    match stage.filter(|&stage| can_stand(state, seat, stage)) {
        Some(stage) => state.phase = Phase::Silo(SiloAction { stage, ..running }),
        None if next(state, events) => {}
        None => turn::finish(state, events),
    }
}

/// Whether moves that were begun must be made, as far as they can be (AMB-32).
pub(crate) fn must_go_on(state: &State) -> bool {
    state.setting.config.readings.silo_three_moves && !state.harvest.moved.is_empty()
}

/// Whether anything can be done in that stage.
pub(super) fn can_stand(state: &State, seat: Seat, stage: Stage) -> bool {
    let moved = state.harvest.moved.len() as u8;
    match stage {
        Stage::Build { done: 0 } => {
            moved == 0 && !(targets(state, seat).is_empty() && pieces(state, seat).is_empty())
        }
        Stage::Build { done } => moved == 0 && done < MOST && !targets(state, seat).is_empty(),
        Stage::Lift => (1..MOST).contains(&moved) && !pieces(state, seat).is_empty(),
        Stage::Put { from } => moved < MOST && pieces(state, seat).contains(from),
        Stage::Step { .. } | Stage::Take { .. } | Stage::Repeat => false,
    }
}

/// Why that cannot be done while a silo action is under way.
pub(crate) fn refusal(state: &State, SiloAction { seat, stage, .. }: SiloAction, action: Action) -> Illegal {
    let here = |key: &'static str| Illegal::new("HA-6", key);
    let Some((what, hex)) = action.on_hex() else {
        return match (action, stage) {
            (Action::Done, Stage::Lift) => here("illegal-silo-three-moves"),
            (Action::Done, _) => here("illegal-put-now"),
            (Action::Cancel, _) => Illegal::new("KB-22", "illegal-nothing-under-way"),
            _ => Illegal::new("HA-27", "illegal-play-is-over"),
        };
    };
    let target =
        || unfit::cannot_take(state, hex).unwrap_or_else(|| SiloMove::wrong_target(state, seat, hex));
    match (stage, what) {
        (Stage::Build { .. }, OnHex::Build) if state.player(seat).supply == 0 => {
            Illegal::new("KB-24", "illegal-no-supply")
        }
        (Stage::Put { from }, OnHex::Put) if from == hex => Illegal::new("KB-35", "illegal-same-hex"),
        (Stage::Build { .. }, OnHex::Build) | (Stage::Put { .. }, OnHex::Put) => target(),
        (Stage::Put { .. }, _) => here("illegal-put-now"),
        (Stage::Build { done: 1.. }, OnHex::Lift) | (Stage::Lift, OnHex::Build) => {
            here("illegal-silo-mixture")
        }
        (_, OnHex::Lift) if !state.pieces(seat).contains(hex) => here("illegal-not-yours"),
        (_, OnHex::Lift) if state.harvest.moved.contains(hex) => here("illegal-silo-moved"),
        (_, OnHex::Lift) => here("illegal-silo-cannot-lift"),
        _ => here("illegal-silo-build-or-lift"),
    }
}
