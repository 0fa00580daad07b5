//! Events are told to each viewer as far as that viewer may know.

use steading_game::{Game, GameRng, Seat, Viewer};

use super::views;
use crate::difference::{self, Difference};
use crate::messages::Messages;
use crate::problem::{Problem, Verdict, require};

/// What a viewer sees of an event is all there is to see of it, and the host sees everything.
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

/// Events tell nobody more than the view does.
///
/// The witness: had everything hidden from `viewer` been different, and had the decision left the viewer with the same
/// view, then the viewer would have been told the same. A player who drew two cards saw which came first, and the view
/// forgets that; so where chance was at work only the spectator is asked, who draws nothing.
pub(crate) fn nothing_leaks<G: Game>(
    before: &G::State,
    after: &G::State,
    (seat, action): (Seat, G::Action),
    events: &[G::Event],
    viewer: Viewer,
    rng: &mut GameRng,
) -> Verdict {
    let mut other = views::scrambled::<G>(before, viewer, rng)?;
    let mut told = Vec::new();
    // What others do may be impossible with other cards in hand.
    let done = G::apply(&mut other, seat, action, &mut told).is_ok();
    let [seen, then] = [events, &told].map(|events| seen::<G>(events, viewer));
    let told_less = !done || seen == then || views::same_view::<G>(after, &other, viewer).is_err();
    if told_less || (viewer != Viewer::Spectator && used_chance::<G>(before, after)) {
        return Ok(());
    }
    let what = format!("the events tell {viewer} what the view does not: {seen:?} and {then:?}");
    Err(Problem::new(what).with(seat, action))
}

/// Whether the generator moved between two states.
pub(crate) fn used_chance<G: Game>(before: &G::State, after: &G::State) -> bool {
    difference::between_states::<G>(before, after).iter().any(Difference::is_chance)
}

/// What `viewer` may know of `events`.
pub(crate) fn seen<G: Game>(events: &[G::Event], viewer: Viewer) -> Vec<G::Event> {
    events.iter().filter_map(|event| G::seen_by(event, viewer)).collect()
}
