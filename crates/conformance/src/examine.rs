//! The checks of positions, at three levels of cost.

use steading_game::{Game, GameRng, Viewer};

use crate::checks::{
    broken_positions, complete, determinize, easy_action, ends, nonsense, notation, parser, position,
    random_action, refusals, texts, undo, views,
};
use crate::failure::{Check, Failure};
use crate::problem::guard;
use crate::report::Report;
use crate::run::Run;
use crate::trail::Trail;

/// The first one in this many games get only the cheap checks.
const WARM_UP: u64 = 4;
/// The default number of positions of a game that get all checks, and the most of a run.
const STUDIES_PER_GAME: u64 = 2;
const MOST_STUDIES: u64 = 600;
/// Looks for each study.
const LOOKS_PER_STUDY: u32 = 16;
/// Scrambles for one viewer in a study.
const SCRAMBLES: u32 = 3;

/// The checks that a position gets.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Care {
    /// The cheap checks.
    Glance,
    /// Checks that cost about as much as a few decisions.
    Look,
    /// All checks.
    Study,
}

impl<'a, G: Game> Run<'a, G> {
    /// The checks of the next position, at random, so that no phase of the game is always missed.
    ///
    /// The first games of a run get only the cheap checks: a plain fault is then reported as such, and not as a determinization
    /// or a broken position that cannot be played on.
    pub(crate) fn care(&self, rng: &mut GameRng) -> Care {
        let every = self.every();
        if self.report.games < self.settings.games / WARM_UP {
            Care::Glance
        } else if rng.below(every) == 0 {
            Care::Study
        } else if rng.below((every / LOOKS_PER_STUDY).max(1)) == 0 {
            Care::Look
        } else {
            Care::Glance
        }
    }

    /// One position in this many gets all checks.
    fn every(&self) -> u32 {
        let wanted = (self.settings.games * STUDIES_PER_GAME).clamp(1, MOST_STUDIES);
        let Report { games, decisions, .. } = self.report;
        let expected = (decisions * self.settings.games).checked_div(games * wanted).unwrap_or(1);
        self.settings.every.unwrap_or(expected.clamp(1, 10_000) as u32)
    }

    /// Runs the checks of a position.
    pub(crate) fn examine(
        &mut self,
        trail: &Trail<'a, G>,
        care: Care,
        rng: &mut GameRng,
    ) -> Result<(), Box<Failure>> {
        let state = trail.state();
        let at = |check| move |problem| trail.failure(check, problem);
        guard(|| {
            self.listing.fill(state);
            ends::check(state, &self.listing)
        })
        .map_err(at(Check::Ends))?;
        if care >= Care::Look {
            self.look(trail, rng)?;
        }
        if care >= Care::Study {
            self.study(trail, rng)?;
        }
        Ok(())
    }

    /// The checks that cost about as much as a few decisions.
    pub(crate) fn look(&mut self, trail: &Trail<'a, G>, rng: &mut GameRng) -> Result<(), Box<Failure>> {
        let state = trail.state();
        let at = |check| move |problem| trail.failure(check, problem);
        let Run { listing, pool, messages, config, .. } = self;
        guard(|| listing.all().try_for_each(|(_, action)| notation::meet(action, pool, messages)))
            .map_err(at(Check::Notation))?;
        guard(|| complete::listed(state, listing)).map_err(at(Check::Complete))?;
        guard(|| ends::clock(state, listing)).map_err(at(Check::Ends))?;
        guard(|| random_action::check(state, listing, rng)).map_err(at(Check::RandomAction))?;
        guard(|| easy_action::check::<G>(state, rng)).map_err(at(Check::EasyAction))?;
        guard(|| position::check::<G>(config, state)).map_err(at(Check::Position))?;
        guard(|| {
            texts::note::<G>(state, messages);
            Ok(())
        })
        .map_err(at(Check::Texts))?;
        let viewer = any_viewer(G::players(state), rng);
        guard(|| views::check(state, viewer, pool, rng)).map_err(at(Check::Views))
    }

    /// The checks that cost as much as whole games.
    fn study(&mut self, trail: &Trail<'a, G>, rng: &mut GameRng) -> Result<(), Box<Failure>> {
        let state = trail.state();
        let at = |check| move |problem| trail.failure(check, problem);
        let Run { settings, listing, pool, messages, witness, config, rulebook, report } = self;
        report.studied += 1;
        guard(|| complete::applies(state, listing)).map_err(at(Check::Complete))?;
        guard(|| refusals::check(state, listing, pool, rulebook, messages, rng))
            .map_err(at(Check::Complete))?;
        guard(|| random_action::all_come_up(state, listing, rng)).map_err(at(Check::RandomAction))?;
        guard(|| easy_action::finishes::<G>(state, settings.longest, rng)).map_err(at(Check::EasyAction))?;
        for viewer in Viewer::all(G::players(state)) {
            guard(|| views::reads_back::<G>(state, viewer)).map_err(at(Check::Views))?;
            for _ in 0..SCRAMBLES {
                guard(|| views::check(state, viewer, pool, rng)).map_err(at(Check::Views))?;
            }
            guard(|| views::count::<G>(state, viewer, witness, rng)).map_err(at(Check::Views))?;
        }
        for viewer in Viewer::all(G::players(state)) {
            guard(|| determinize::check::<G>(state, viewer, witness, rng)).map_err(at(Check::Determinize))?;
            report.broken_views_read += guard(|| determinize::broken_views::<G>(state, viewer, rng))
                .map_err(at(Check::Determinize))?;
        }
        guard(|| views::reads_back::<G>(state, Viewer::Host)).map_err(at(Check::Views))?;
        guard(|| determinize::check::<G>(state, Viewer::Host, witness, rng))
            .map_err(at(Check::Determinize))?;
        let viewer = any_viewer(G::players(state), rng);
        guard(|| determinize::plays_on::<G>(state, viewer, settings.longest, rng))
            .map_err(at(Check::Determinize))?;
        guard(|| undo::all_the_way(trail)).map_err(at(Check::Undo))?;
        guard(|| nonsense::check(state, pool, rng)).map_err(at(Check::Garbage))?;
        guard(|| parser::check(pool, messages, rng)).map_err(at(Check::Garbage))?;
        report.broken_positions_read +=
            guard(|| broken_positions::check::<G>(config, state, settings.longest, rng))
                .map_err(at(Check::Garbage))?;
        Ok(())
    }
}

/// One of the seats or the spectator.
pub(crate) fn any_viewer(players: u8, rng: &mut GameRng) -> Viewer {
    let viewers: Vec<Viewer> = Viewer::all(players).collect();
    rng.pick(&viewers).copied().unwrap_or(Viewer::Spectator)
}
