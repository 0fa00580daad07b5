//! Events are told to each viewer as far as that viewer may know.

use steading_game::{Game, Viewer};

use crate::messages::Messages;
use crate::problem::{Verdict, require};

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
