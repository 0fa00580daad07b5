//! The lines that records and positions share: which game, by which rules, and its set-up.

use std::str::FromStr;

use steading_game::{AnyGame, DataFiles, Digest, GameInfo, Line, Lines, PositionError, Setup};

use crate::{Kind, NotationError, Shelf, explain, heading};

/// The game and its set-up.
pub(crate) struct Header {
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) setup: Setup,
}

impl Header {
    /// Takes the header's lines out of `lines`.
    pub(crate) fn take(lines: &mut Lines<'_>, shelf: &impl Shelf) -> Result<Header, NotationError> {
        lines.need("steading")?;
        let line = lines.need("game")?;
        let game = shelf.find(line.rest).ok_or_else(|| unknown(line))?;
        let rules = kept_rules(lines.need("rules")?, game.info())?;
        let mut setup = take_setup(lines, game.info(), rules)?;
        setup.data = take_data(lines, game.info(), shelf)?;
        game.check_setup(&setup).map_err(|error| {
            PositionError::whole(explain::setup(game.info(), setup.data.as_ref(), &error))
        })?;
        Ok(Header { game, setup })
    }
}

/// The first lines of a file; the set-up follows them.
pub(crate) fn write(kind: Kind, game: &str, rules: u32) -> String {
    format!("steading {kind} {}\ngame {game}\nrules {rules}\n", heading::VERSION)
}

/// `word` as a number; `what` says what it counts.
pub(crate) fn number<T: FromStr>(line: Line<'_>, word: &str, what: &str) -> Result<T, PositionError> {
    word.parse().map_err(|_| line.problem(format_args!("`{word}` cannot be {what}")))
}

fn unknown(line: Line<'_>) -> NotationError {
    NotationError::UnknownGame { line: line.number, game: line.rest.to_owned() }
}

fn kept_rules(line: Line<'_>, info: &GameInfo) -> Result<u32, NotationError> {
    let rules = number(line, line.rest, "the version of the rules")?;
    info.kept(rules).map_err(|rules| NotationError::OtherRules { line: line.number, rules })
}

/// The data files that the line `data …` asks for.
fn take_data(
    lines: &mut Lines<'_>,
    info: &GameInfo,
    shelf: &impl Shelf,
) -> Result<Option<DataFiles>, PositionError> {
    let Some(line) = lines.take("data")? else { return Ok(None) };
    let wanted: Digest = line.value()?;
    match shelf.data(info).map_err(|error| line.problem(error))? {
        Some(data) if data.digest() == wanted => Ok(Some(data)),
        Some(data) => Err(line.problem(format_args!(
            "this was played with data files of the digest {wanted}, those given have {}",
            data.digest()
        ))),
        None => Err(line.problem(
            "this was played with other data files than the game's own: name their folder with --data",
        )),
    }
}

fn take_setup(lines: &mut Lines<'_>, info: &GameInfo, rules: u32) -> Result<Setup, PositionError> {
    let line = lines.need("players")?;
    let players = number(line, line.rest, "the number of players")?;
    let setup = info.setup_by(rules, Some(players), []);
    let setup = setup.map_err(|error| line.problem(explain::setup(info, None, &error)))?;
    let mut chosen = Vec::new();
    lines.take_all("set").into_iter().try_fold(setup, |setup, line| {
        let (name, value) =
            line.rest.split_once('=').ok_or_else(|| line.problem("write `set name=value`"))?;
        let (name, value) = (name.trim(), value.trim());
        let setup =
            setup.with(name, value).map_err(|error| line.problem(explain::setup(info, None, &error)))?;
        if chosen.contains(&name) {
            return Err(line.problem(format_args!("`{name}` is set for the second time")));
        }
        chosen.push(name);
        Ok(setup)
    })
}
