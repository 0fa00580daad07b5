//! The arguments that choose and set up a game.

use std::fs;
use std::path::Path;

use anyhow::{Context as _, Result, anyhow, bail};
use clap::Args;
use steading_bots::{AnyBots, Strength};
use steading_game::{
    AnyGame, DataFiles, GameInfo, Illegal, MAX_SEATS, Seat, Seed, Setup, SetupError, Weights,
};
use steading_text::{Language, Phrasebook};

use crate::data;

/// Which game, and how it is set up.
#[derive(Args)]
pub(crate) struct GameArguments {
    /// The game; `steading games` lists them
    game: String,

    /// How many play; the game's usual number if not given
    #[arg(long, value_name = "N")]
    players: Option<u8>,

    /// An option of the game, such as `metropolis_side=B`; may be repeated (`steading games` lists them). `data=DIR` plays
    /// with the data files of a folder in place of the game's own, `rules=N` by an earlier version of the rules that is kept
    #[arg(long = "set", value_name = "KEY=VALUE")]
    options: Vec<String>,

    /// The bots by seat: random, easy, medium, hard, expert; the list is repeated if it is shorter than the table
    #[arg(long, value_name = "A,B,..", value_delimiter = ',', default_value = "random")]
    bots: Vec<String>,

    /// Where all chance comes from: a number, or the 64 digits of a record
    #[arg(long, default_value = "1")]
    seed: String,
}

/// A game that is ready to be started.
pub(crate) struct Chosen {
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) setup: Setup,
    pub(crate) seed: Seed,
    pub(crate) bots: Vec<Strength>,
}

impl GameArguments {
    /// Finds the game and checks the set-up.
    pub(crate) fn choose(&self) -> Result<Chosen> {
        let game = find(&self.game)?;
        let setup = set_up(game, self.players, &self.options)?;
        let bots = self.bots.iter().map(|bot| bot.parse()).collect::<Result<Vec<Strength>, _>>()?;
        if bots.len() > usize::from(setup.players) {
            bail!("{} bots are named for {} players", bots.len(), setup.players);
        }
        Ok(Chosen { game, setup, seed: self.seed.parse()?, bots })
    }
}

impl Chosen {
    /// The bot on that seat.
    pub(crate) fn bot(&self, seat: Seat) -> Strength {
        self.bots[seat.index() % self.bots.len()]
    }
}

/// The set-up with options as `name=value`, checked.
pub(crate) fn set_up(game: &dyn AnyGame, players: Option<u8>, options: &[String]) -> Result<Setup> {
    let mut pairs = Vec::new();
    let mut replacement = None;
    let mut rules = game.info().rules_version;
    for option in options {
        match option.split_once('=') {
            Some(("data", folder)) => replacement = Some(data::read(game, Path::new(folder))?),
            Some(("rules", version)) => rules = version.parse().context("`rules` is a version, such as 1")?,
            Some(pair) => pairs.push(pair),
            None => bail!("`--set {option}` must have the form name=value"),
        }
    }
    let explain = |error| explain_setup(game.info(), replacement.as_ref(), &error);
    let mut setup = game.info().setup_by(rules, players, pairs).map_err(explain)?;
    setup.data.clone_from(&replacement);
    game.check_setup(&setup).map_err(explain)?;
    Ok(setup)
}

/// The set-ups for this number of players, or for every number that can play it so: some need an option of their own.
pub(crate) fn set_ups(game: &dyn AnyGame, players: Option<u8>, options: &[String]) -> Result<Vec<Setup>> {
    let numbers = players.map_or(game.info().players.clone(), |players| players..=players);
    let all = numbers.map(|players| set_up(game, Some(players), options));
    let (possible, impossible): (Vec<_>, Vec<_>) = all.partition(Result::is_ok);
    match impossible.into_iter().next() {
        Some(Err(error)) if possible.is_empty() => Err(error),
        _ => possible.into_iter().collect(),
    }
}

/// The game with that id.
pub(crate) fn find(id: &str) -> Result<&'static dyn AnyGame> {
    steading_catalog::find(id).ok_or_else(|| {
        let known: Vec<&str> = steading_catalog::games().map(|game| game.info().id).collect();
        anyhow!("there is no game `{id}`; there are {}", known.join(", "))
    })
}

/// The weights of a file that `steading learn` wrote.
pub(crate) fn read_weights(bots: &dyn AnyBots, path: &Path) -> Result<Weights> {
    let text = fs::read_to_string(path).with_context(|| path.display().to_string())?;
    bots.read_weights(&text).map_err(|wrong| anyhow!("{}: {wrong}", path.display()))
}

/// The options that differ from their defaults, as JSON.
pub(crate) fn options(setup: &Setup) -> serde_json::Map<String, serde_json::Value> {
    setup.changed().map(|(name, value)| (name.to_owned(), serde_json::json!(value))).collect()
}

/// The words of a game played with these data files, with seats as files and commands write them.
pub(crate) fn words(info: &GameInfo, data: Option<&DataFiles>, language: Language) -> Result<Phrasebook> {
    let names = Seat::all(MAX_SEATS as u8).map(|seat| seat.to_string()).collect();
    Ok(Phrasebook::with_data(info, data, language)?.with_names(names))
}

fn explain_setup(info: &GameInfo, data: Option<&DataFiles>, error: &SetupError) -> anyhow::Error {
    match error {
        SetupError::Impossible(Illegal { rule, message }) => match words(info, data, Language::En) {
            Ok(words) => anyhow!("{} ({rule})", words.render(message)),
            Err(error) => error,
        },
        SetupError::Rules(_)
        | SetupError::Players { .. }
        | SetupError::UnknownOption { .. }
        | SetupError::WrongValue { .. }
        | SetupError::Data { .. } => {
            anyhow!("{}: {error}", info.id)
        }
    }
}
