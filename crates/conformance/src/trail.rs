//! A random game in progress.

use steading_game::{Game, Seat, Seed, Timeline, write_position};

use crate::conformance::Settings;
use crate::failure::{Check, Failure, Place};
use crate::problem::{Problem, survive};

/// The number of decisions in a report.
const SHOWN: usize = 12;

/// A random game with all that a report needs.
#[derive(Debug)]
pub(crate) struct Trail<'a, G: Game> {
    settings: &'a Settings,
    /// The number of the game in the run.
    index: u64,
    pub(crate) seed: Seed,
    pub(crate) timeline: Timeline<G>,
    /// All events so far, the opening included.
    pub(crate) events: Vec<G::Event>,
    /// The state before every decision since the last barrier of undo.
    pub(crate) undoable: Vec<G::State>,
}

impl<'a, G: Game> Trail<'a, G> {
    /// Whether the easy bot makes some decisions of this game.
    pub(crate) fn is_skilled(&self) -> bool {
        self.index % 2 == 1
    }

    pub(crate) fn start(
        settings: &'a Settings,
        config: &G::Config,
        index: u64,
    ) -> Result<Self, Box<Failure>> {
        let seed = Seed::from_number(settings.seed).derive("game", index);
        let timeline: Timeline<G> = survive(format_args!("seed {seed}"), || Timeline::start(config, seed))
            .map_err(|problem| failure::<G>(settings, Check::Setup, problem))?;
        let events = timeline.opening().to_vec();
        Ok(Trail { settings, index, seed, timeline, events, undoable: Vec::new() })
    }

    pub(crate) fn state(&self) -> &G::State {
        self.timeline.state()
    }

    /// All decisions so far.
    pub(crate) fn decisions(&self) -> Vec<(Seat, G::Action)> {
        self.timeline.decisions().collect()
    }

    /// The failure of a check in the position reached.
    pub(crate) fn failure(&self, check: Check, problem: Problem) -> Box<Failure> {
        let steps: Vec<_> = self.timeline.decisions().collect();
        let latest = &steps[steps.len().saturating_sub(SHOWN)..];
        let place = Place {
            index: self.index,
            game_seed: self.seed,
            decisions: steps.len(),
            latest: latest.iter().map(|(seat, action)| (*seat, action.to_string())).collect(),
            // A broken game may be unable to write its position; its debug output is the fallback.
            position: survive("a position to write", || write_position::<G>(self.state()))
                .unwrap_or_else(|_| format!("{:#?}", self.state())),
        };
        Box::new(Failure { place: Some(place), ..*failure::<G>(self.settings, check, problem) })
    }
}

/// A failure without a moment.
pub(crate) fn failure<G: Game>(settings: &Settings, check: Check, problem: Problem) -> Box<Failure> {
    Box::new(Failure {
        game: G::info().id,
        setup: settings.setup.to_string(),
        seed: settings.seed,
        check,
        what: problem.what,
        decision: problem.decision,
        place: None,
    })
}
