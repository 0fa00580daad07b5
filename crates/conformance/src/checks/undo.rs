//! Undo is exact, and impossible after hidden information was revealed.

use steading_game::{Digest, Game, GameRng, Seat, Silent, Undo, Viewer};

use super::ends::ghosts;
use super::events::{seen, used_chance};
use super::views;
use crate::difference;
use crate::problem::{Problem, Verdict, require};
use crate::trail::Trail;

/// A decision can be undone: the same seat may still act.
pub(crate) fn still_with<G: Game>(state: &G::State, seat: Seat) -> Verdict {
    require!(
        G::may_act(state).contains(seat),
        "{seat} may take the decision back, but the turn has passed on"
    );
    Ok(())
}

/// No seat can undo.
pub(crate) fn refused<G: Game>(trail: &mut Trail<'_, G>) -> Verdict {
    let players = G::players(trail.state());
    for seat in Seat::all(players).chain(ghosts(players)) {
        require!(
            trail.timeline.undo(seat).is_err(),
            "{seat} could take something back right after a barrier"
        );
    }
    Ok(())
}

/// Undoes the latest decision and makes it again.
pub(crate) fn back_and_forth<G: Game>(
    trail: &mut Trail<'_, G>,
    before: &G::State,
    (seat, action): (Seat, G::Action),
) -> Verdict {
    let after = trail.state().clone();
    trail.timeline.undo(seat).map_err(|error| Problem::new(error.to_string()))?;
    same_state::<G>(before, trail.state())?;
    trail.timeline.apply(seat, action, &mut Silent).map_err(|illegal| {
        Problem::new(format!("taken back and made again, a decision was refused by {illegal}"))
    })?;
    require!(
        *trail.state() == after,
        "taken back and made again, a decision had another result: {}",
        difference::first::<G>(&after, trail.state())
    );
    Ok(())
}

/// Undoes one decision after the other on a copy, up to the last barrier.
pub(crate) fn all_the_way<G: Game>(trail: &Trail<'_, G>) -> Verdict {
    let mut timeline = trail.timeline.clone();
    let seats: Vec<Seat> = timeline.decisions().map(|(seat, _)| seat).collect();
    for (before, &seat) in trail.undoable.iter().rev().zip(seats.iter().rev()) {
        timeline.undo(seat).map_err(|error| Problem::new(error.to_string()))?;
        same_state::<G>(before, timeline.state())?;
        require!(
            Digest::of::<G>(before) == Digest::of::<G>(timeline.state()),
            "a decision was taken back and the digest is not as it was"
        );
    }
    Ok(())
}

/// A decision that can be undone used no chance and told the player nothing new.
///
/// The witness: had everything hidden from the player been different, the player would see the same afterwards.
pub(crate) fn nothing_revealed<G: Game>(
    before: &G::State,
    after: &G::State,
    (seat, action): (Seat, G::Action),
    events: &[G::Event],
    rng: &mut GameRng,
) -> Verdict {
    let about = |problem: Problem| problem.with(seat, action);
    if used_chance::<G>(before, after) {
        return Err(about(Problem::new("a decision can be taken back though it drew from the generator")));
    }
    let viewer = Viewer::Seat(seat);
    let mut other = views::scrambled::<G>(before, viewer, rng)?;
    if views::same_view::<G>(before, &other, viewer).is_err() {
        // The view leaked before the decision; the check of views reports that.
        return Ok(());
    }
    let mut told = Vec::new();
    let undo = G::apply(&mut other, seat, action, &mut told).map_err(|illegal| {
        about(Problem::new(format!("it tells what is hidden, being refused by {illegal}")))
    })?;
    let same = views::same_view::<G>(after, &other, viewer);
    if undo != Undo::Allowed || same.is_err() || seen::<G>(events, viewer) != seen::<G>(&told, viewer) {
        let how = same.err().map(|problem| format!(": {}", problem.what)).unwrap_or_default();
        let what = format!("a decision can be taken back though it brought something hidden to light{how}");
        return Err(about(Problem::new(what)));
    }
    Ok(())
}

fn same_state<G: Game>(before: &G::State, restored: &G::State) -> Verdict {
    require!(
        before == restored,
        "a decision was taken back and the state is not as it was: {}",
        difference::first::<G>(before, restored)
    );
    Ok(())
}
