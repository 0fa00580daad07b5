//! What was agreed at a table: the game, its options and its data.

use steading_bots::Level;
use steading_game::{AnyGame, DataFiles, GameInfo, Setup};
use steading_notation::Shelf;
use steading_protocol::clock::TimeControl;
use steading_protocol::terms::Terms;
use steading_store::TableRow;

use crate::app::App;
use crate::error::{Error, Result};

/// What was agreed at a table, and the game that is played there.
#[derive(Clone)]
pub(crate) struct Agreed {
    pub(crate) terms: Terms,
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) setup: Setup,
}

/// Positions and records of the table are read with its own game and data.
impl Shelf for Agreed {
    fn find(&self, id: &str) -> Option<&'static dyn AnyGame> {
        Some(self.game).filter(|game| game.info().id == id)
    }

    fn data(&self, _: &GameInfo) -> Result<Option<DataFiles>, String> {
        Ok(self.setup.data.clone())
    }
}

impl App {
    /// What was agreed at a table, with the rules and the data files that it was opened with.
    pub(crate) async fn agreed(&self, table: &TableRow) -> Result<Agreed> {
        let game = steading_catalog::find(&table.game)
            .ok_or_else(|| Error::internal(&format!("there is no game {} any more", table.game)))?;
        let rules = game.info().kept(table.rules)?;
        let terms: Terms = serde_json::from_str(&table.terms).map_err(|error| Error::internal(&error))?;
        let data = match &table.data {
            Some(digest) => self.data_sets.find(&self.store, digest).await?,
            // Opened by a server that does not know better and shares this database.
            None => self.settings.data.get(game.info().id).cloned(),
        };
        let setup = self.setup_with(game, rules, &terms, data)?;
        Ok(Agreed { terms, game, setup })
    }

    /// The set-up that the terms describe, if people may agree on them.
    pub(crate) fn check_terms(&self, game: &dyn AnyGame, terms: &Terms) -> Result<Setup> {
        if let Some(name) = &terms.stand_in {
            bot_level(name)?;
        }
        if terms.absence.is_some_and(|days| !(1..=365).contains(&days)) {
            return Err(Error::bad_request("an absence has 1 to 365 days"));
        }
        match terms.clock {
            TimeControl::Live { main, increment } if !(10..=86_400).contains(&main) || increment > 3600 => {
                return Err(Error::bad_request(
                    "a live clock has 10 to 86400 seconds and an increment of up to 3600",
                ));
            }
            TimeControl::Days { days } if !(1..=30).contains(&days) => {
                return Err(Error::bad_request("a clock has 1 to 30 days"));
            }
            TimeControl::None | TimeControl::Live { .. } | TimeControl::Days { .. } => {}
        }
        if matches!(terms.clock, TimeControl::Live { .. }) && !self.clock.is_precise() {
            return Err(Error::conflict(
                "live clocks are not to be had here now: the clocks of this server and of its database differ; choose days, or none",
            ));
        }
        self.setup(game, terms)
    }

    /// The set-up of a new game that the terms describe, with the data files of this server.
    pub(crate) fn setup(&self, game: &dyn AnyGame, terms: &Terms) -> Result<Setup> {
        let info = game.info();
        self.setup_with(game, info.rules_version, terms, self.settings.data.get(info.id).cloned())
    }

    fn setup_with(
        &self,
        game: &dyn AnyGame,
        rules: u32,
        terms: &Terms,
        data: Option<DataFiles>,
    ) -> Result<Setup> {
        let options = terms.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        let wrong = |error| self.books.setup(game.info(), error);
        let mut setup = game.info().setup_by(rules, terms.players, options).map_err(wrong)?;
        setup.data = data;
        game.check_setup(&setup).map_err(wrong)?;
        Ok(setup)
    }
}

/// The level of bots with this name.
pub(crate) fn bot_level(name: &str) -> Result<Level> {
    Level::named(name).ok_or_else(|| {
        let known = Level::OFFERED.map(|level| level.to_string()).join(", ");
        Error::bad_request(format!("there is no bot `{name}`: choose one of {known}"))
    })
}
