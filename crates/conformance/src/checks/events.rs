//! Events reveal to each viewer only what that viewer may know.

use steading_game::{Game, GameRng, Seat, Viewer};

use super::views;
use super::witness::Witness;
use crate::difference::{self, Difference};
use crate::messages::Messages;
use crate::problem::{Problem, Verdict, require};

/// `seen_by` is idempotent for a viewer, and the host sees everything.
pub(crate) fn check<G: Game>(events: &[G::Event], players: u8, messages: &mut Messages) -> Verdict {
    for event in events {
        let host = G::seen_by(event, Viewer::Host);
        require!(host.as_ref() == Some(event), "the host sees {host:?} of {event:?}");
        messages.note(G::describe(event));
        for viewer in Viewer::all(players) {
            let Some(seen) = G::seen_by(event, viewer) else { continue };
            let again = G::seen_by(&seen, viewer);
            require!(
                again.as_ref() == Some(&seen),
                "{viewer} sees {seen:?} of {event:?}, but {again:?} of what is seen"
            );
            if seen != *event {
                messages.note(G::describe(&seen));
            }
        }
    }
    Ok(())
}

/// Events reveal no more than the view.
///
/// The witness: if everything hidden from `viewer` is different, and the decision leaves the viewer with the same view, then
/// the viewer's events are the same. With chance this holds for most decisions, not for all: a display may be shuffled away
/// and come back the same. There the witness counts the spectator's events.
pub(crate) fn nothing_leaks<G: Game>(
    before: &G::State,
    after: &G::State,
    (seat, action): (Seat, G::Action),
    events: &[G::Event],
    viewer: Viewer,
    witness: &mut Witness,
    rng: &mut GameRng,
) -> Verdict {
    let mut other = views::scrambled::<G>(before, viewer, rng)?;
    let mut told = Vec::new();
    // An action of another seat may be impossible with other cards in hand.
    let done = G::apply(&mut other, seat, action, &mut told).is_ok();
    if !done || views::same_view::<G>(after, &other, viewer).is_err() {
        return Ok(());
    }
    let [seen, then] = [events, &told].map(|events| seen::<G>(events, viewer));
    let what = || format!("the events tell {viewer} what the view does not: {seen:?} and {then:?}");
    if seen != then && !used_chance::<G>(before, after) {
        return Err(Problem::new(what()).with(seat, action));
    }
    if viewer == Viewer::Spectator {
        let place = seen.iter().zip(&then).position(|(one, two)| one != two);
        let place = place.unwrap_or(seen.len().min(then.len()));
        for (index, event) in seen.iter().enumerate().take(place + 1) {
            witness.told(G::describe(event).key, (index == place).then(what));
        }
    }
    Ok(())
}

/// Whether random numbers were drawn between two states.
pub(crate) fn used_chance<G: Game>(before: &G::State, after: &G::State) -> bool {
    difference::between_states::<G>(before, after).iter().any(Difference::is_chance)
}

/// The `events` as `viewer` sees them.
pub(crate) fn seen<G: Game>(events: &[G::Event], viewer: Viewer) -> Vec<G::Event> {
    events.iter().filter_map(|event| G::seen_by(event, viewer)).collect()
}
