//! Makes and checks decisions.

use steading_game::{Game, GameRng, Seat, Timeline, Undo, Viewer};

use crate::checks::{events, notation, undo};
use crate::choose::choose;
use crate::examine::{Care, any_viewer};
use crate::failure::{Check, Failure};
use crate::problem::{Problem, guard};
use crate::run::Run;
use crate::trail::Trail;

impl<'a, G: Game> Run<'a, G> {
    /// Makes one decision and checks its consequences.
    pub(crate) fn step(
        &mut self,
        trail: &mut Trail<'a, G>,
        care: Care,
        rng: &mut GameRng,
    ) -> Result<(), Box<Failure>> {
        let chosen = guard(|| choose(trail.state(), &self.listing, &self.pool, trail.is_skilled(), rng))
            .map_err(|problem| trail.failure(Check::Complete, problem))?;
        let (seat, action) = (chosen.seat, chosen.action);
        self.report.out_of_turn += u64::from(!G::must_act(trail.state()).contains(seat));
        self.report.free_form += u64::from(!chosen.listed);
        guard(|| notation::meet(action, &mut self.pool, &mut self.messages))
            .map_err(|problem| trail.failure(Check::Notation, problem))?;
        let before = trail.state().clone();
        let mut told = Vec::new();
        let undo = guard(|| perform(&mut trail.timeline, seat, action, &mut told))
            .map_err(|problem| trail.failure(Check::Complete, problem.with(seat, action)))?;
        guard(|| G::audit(trail.state()).map_err(Problem::new))
            .map_err(|problem| trail.failure(Check::Audit, problem.with(seat, action)))?;
        guard(|| events::check::<G>(&told, self.settings.setup.players, &mut self.messages))
            .map_err(|problem| trail.failure(Check::Views, problem.with(seat, action)))?;
        if care >= Care::Look {
            let half = rng.below(2) == 0;
            let viewer = if half { Viewer::Spectator } else { any_viewer(self.settings.setup.players, rng) };
            let decision = (seat, action);
            let witness = &mut self.witness;
            guard(|| {
                events::nothing_leaks::<G>(&before, trail.state(), decision, &told, viewer, witness, rng)
            })
            .map_err(|problem| trail.failure(Check::Views, problem))?;
        }
        if care >= Care::Look && undo == Undo::Allowed {
            guard(|| undo::nothing_revealed::<G>(&before, trail.state(), (seat, action), &told, rng))
                .map_err(|problem| trail.failure(Check::Undo, problem))?;
        }
        trail.events.append(&mut told);
        self.take_back(trail, (seat, action), before, undo)
            .map_err(|problem| trail.failure(Check::Undo, problem.with(seat, action)))
    }

    /// Tries to undo the latest decision: exactly that, or nothing at all.
    fn take_back(
        &mut self,
        trail: &mut Trail<'a, G>,
        latest: (Seat, G::Action),
        before: G::State,
        undo: Undo,
    ) -> Result<(), Problem> {
        match undo {
            Undo::Allowed => {
                guard(|| undo::still_with::<G>(trail.state(), latest.0))?;
                guard(|| undo::back_and_forth(trail, &before, latest))?;
                trail.undoable.push(before);
                self.report.undone += 1;
                Ok(())
            }
            Undo::Barrier => {
                trail.undoable.clear();
                guard(|| undo::refused(trail))
            }
        }
    }
}

fn perform<G: Game>(
    timeline: &mut Timeline<G>,
    seat: Seat,
    action: G::Action,
    told: &mut Vec<G::Event>,
) -> Result<Undo, Problem> {
    timeline
        .apply(seat, action, told)
        .map_err(|illegal| Problem::new(format!("a listed action is refused by {illegal}")))
}
