//! A whole run of random games.

use steading_game::{Game, GameRng, Seed};
use steading_rulebook::Rulebook;

use crate::checks::{
    ends, events, nonsense, notation, owners_data, replay, setup, texts, things, witness::Witness,
};
use crate::conformance::Settings;
use crate::failure::{Check, Failure};
use crate::listing::Listing;
use crate::messages::Messages;
use crate::pool::Pool;
use crate::problem::{Problem, guard, require};
use crate::report::Report;
use crate::trail::{Trail, failure};

/// Plays all games of a run.
pub(crate) fn run<G: Game>(settings: &Settings) -> Result<Report, Box<Failure>> {
    let outside = |check| move |problem| failure::<G>(settings, check, problem);
    let seed = Seed::from_number(settings.seed);
    let config = guard(|| setup::check::<G>(&settings.setup)).map_err(outside(Check::Setup))?;
    let mut rng = GameRng::new(seed.derive("space", 0));
    guard(|| notation::space::<G>(&mut rng)).map_err(outside(Check::Notation))?;

    let mut run = Run::<G> {
        settings,
        config,
        rulebook: Rulebook::read(G::info().rules.en),
        listing: Listing::new(settings.setup.players),
        pool: Pool::new(),
        messages: Messages::default(),
        witness: Witness::new(settings.open),
        report: Report::default(),
    };
    for index in 0..settings.games {
        run.play(index)?;
    }
    guard(|| run.witness.scramble_verdict()).map_err(outside(Check::Views))?;
    guard(|| run.witness.events_verdict()).map_err(outside(Check::Views))?;
    guard(|| run.witness.determinize_verdict()).map_err(outside(Check::Determinize))?;
    texts::note_refused_setups::<G>(&settings.setup, &mut run.messages);
    guard(|| texts::check(G::info(), &run.messages)).map_err(outside(Check::Texts))?;
    guard(|| things::check::<G>(&run.config, &run.rulebook)).map_err(outside(Check::Things))?;
    guard(|| owners_data::check::<G>(&settings.setup, seed)).map_err(outside(Check::OwnersData))?;
    guard(|| looked(&run.report)).map_err(outside(Check::Setup))?;
    Ok(Report { actions: run.pool.len() as u64, messages: run.messages.iter().count() as u64, ..run.report })
}

/// A run in progress. `examine.rs` checks positions, `step.rs` makes and checks decisions.
pub(crate) struct Run<'a, G: Game> {
    pub(crate) settings: &'a Settings,
    pub(crate) config: G::Config,
    pub(crate) rulebook: Rulebook,
    pub(crate) listing: Listing<G>,
    pub(crate) pool: Pool<G>,
    pub(crate) messages: Messages,
    pub(crate) witness: Witness,
    pub(crate) report: Report,
}

impl<'a, G: Game> Run<'a, G> {
    /// Plays one game to its end.
    fn play(&mut self, index: u64) -> Result<(), Box<Failure>> {
        let mut trail = Trail::<G>::start(self.settings, &self.config, index)?;
        let mut rng = GameRng::new(trail.seed.derive("players", 0));
        self.opening(&trail)?;
        let mut decisions = 0;
        loop {
            let care = self.care(&mut rng);
            self.examine(&trail, care, &mut rng)?;
            if G::must_act(trail.state()).is_empty() {
                break;
            }
            if decisions == self.settings.longest {
                return Err(trail.failure(Check::Ends, ends::endless(decisions)));
            }
            self.step(&mut trail, care, &mut rng)?;
            decisions += 1;
        }
        self.over(&trail, &mut rng)?;
        self.report.games += 1;
        self.report.decisions += decisions;
        self.report.longest_game = self.report.longest_game.max(decisions);
        Ok(())
    }

    fn opening(&mut self, trail: &Trail<'a, G>) -> Result<(), Box<Failure>> {
        let state = trail.state();
        let at = |check| move |problem| trail.failure(check, problem);
        let players = self.settings.setup.players;
        guard(|| setup::remembered::<G>(state, &self.config, &self.settings.setup))
            .map_err(at(Check::Setup))?;
        guard(|| G::audit(state).map_err(Problem::new)).map_err(at(Check::Audit))?;
        guard(|| events::check::<G>(&trail.events, players, &mut self.messages)).map_err(at(Check::Views))
    }

    /// The checks of a finished game.
    fn over(&mut self, trail: &Trail<'a, G>, rng: &mut GameRng) -> Result<(), Box<Failure>> {
        let at = |check| move |problem| trail.failure(check, problem);
        self.look(trail, rng)?;
        guard(|| replay::check(&self.config, trail)).map_err(at(Check::Replay))?;
        guard(|| replay::through_text(&self.config, trail, rng)).map_err(at(Check::Position))?;
        guard(|| nonsense::check(trail.state(), &self.pool, rng)).map_err(at(Check::Garbage))
    }
}

/// A run without full checks fails: it would prove nothing.
fn looked(report: &Report) -> Result<(), Problem> {
    require!(
        report.studied > 0,
        "no position was studied: play more games, or study more of them with `every`"
    );
    Ok(())
}
