//! Reading a record. Only its form is checked here; [`Record::verify`] plays it again.

use steading_game::{Digest, Line, Lines, PositionError, Seat, Seed, Words};

use super::{Checkpoint, Ending, LineNumbers, Record};
use crate::header::{Header, number};
use crate::{Kind, NotationError, Shelf, heading, limits};

impl Record {
    /// Reads a record.
    pub fn parse(text: &str, shelf: impl Shelf) -> Result<Record, NotationError> {
        let text = heading::expect(text, Kind::Record)?;
        limits::check(text)?;
        if !lines(text).any(|(_, line)| line.keyword == "end") {
            return Err(NotationError::CutOff);
        }
        let is_body = |&(_, line): &(usize, Line<'_>)| is_action(line) || BODY.contains(&line.keyword);
        let body_start = lines(text).find(is_body).map_or(text.len(), |(start, _)| start);

        let mut header = Lines::new(&text[..body_start]);
        let Header { game, setup } = Header::take(&mut header, &shelf)?;
        let line = header.need("seed")?;
        let seed: Seed = line.rest.parse().map_err(|error| line.problem(error))?;
        header.end()?;

        let mut body = Body::new(setup.players);
        lines(text).skip_while(|line| !is_body(line)).try_for_each(|(_, line)| body.read(line))?;
        let (Some(ending), Some((digest, actions_digest))) = (body.ending, body.digests) else {
            return Err(NotationError::CutOff);
        };
        Ok(Record {
            game: game.info().id,
            setup,
            seed,
            reseeds: body.reseeds,
            actions: body.actions,
            checkpoints: body.checkpoints,
            ending,
            digest,
            actions_digest,
            lines: body.lines,
        })
    }
}

/// How the lines begin that follow the header, apart from the actions.
const BODY: [&str; 5] = ["check", "chance", "result", "unfinished", "end"];

/// What follows the header, as far as it is read.
struct Body {
    players: u8,
    actions: Vec<(Seat, String)>,
    lines: LineNumbers,
    checkpoints: Vec<Checkpoint>,
    reseeds: Vec<(usize, Seed)>,
    ending: Option<Ending>,
    /// Of the last position and of the actions.
    digests: Option<(Digest, Digest)>,
}

impl Body {
    fn new(players: u8) -> Body {
        Body {
            players,
            actions: Vec::new(),
            lines: LineNumbers::default(),
            checkpoints: Vec::new(),
            reseeds: Vec::new(),
            ending: None,
            digests: None,
        }
    }

    fn read(&mut self, line: Line<'_>) -> Result<(), PositionError> {
        if self.digests.is_some() {
            return Err(line.problem("nothing may follow the line `end …`"));
        }
        match line.keyword {
            "end" => self.end(line),
            _ if self.ending.is_some() => Err(line.problem("only the line `end …` may follow the result")),
            "unfinished" => {
                line.words().end()?;
                self.ending = Some(Ending::Unfinished);
                Ok(())
            }
            "result" => {
                self.ending = Some(Ending::read(line, self.players)?);
                Ok(())
            }
            "check" => self.checkpoint(line),
            "chance" => self.reseed(line),
            _ if is_action(line) => self.action(line),
            other => Err(line.problem(format_args!(
                "`{other}` cannot stand between the actions: write a number, a seat and an action"
            ))),
        }
    }

    fn action(&mut self, line: Line<'_>) -> Result<(), PositionError> {
        let decision = self.actions.len() + 1;
        if line.keyword.parse() != Ok(decision) {
            return Err(line.problem(format_args!(
                "here decision {decision} must stand, not {}: an action is missing, or the number is wrong",
                line.keyword
            )));
        }
        let (seat, action) = line.rest.split_once(char::is_whitespace).unwrap_or((line.rest, ""));
        let seat: Seat = seat.parse().map_err(|error| line.problem(error))?;
        if seat.0 >= self.players {
            return Err(
                line.problem(format_args!("{seat} does not play: there are {} players", self.players))
            );
        }
        let action = action.trim();
        if action.is_empty() {
            return Err(line.problem(format_args!("decision {decision} lacks its action")));
        }
        self.actions.push((seat, action.to_owned()));
        self.lines.0.push(line.number);
        Ok(())
    }

    fn checkpoint(&mut self, line: Line<'_>) -> Result<(), PositionError> {
        let (decision, digest, words) = decision_and_digest(line)?;
        words.end()?;
        let last = self.checkpoints.last().map_or(0, |checkpoint| checkpoint.decision);
        if decision != self.actions.len() || decision <= last {
            return Err(line.problem(format_args!(
                "`check {decision}` must stand once, right after decision {decision}; here stands decision {}",
                self.actions.len()
            )));
        }
        self.checkpoints.push(Checkpoint { decision, digest });
        Ok(())
    }

    fn reseed(&mut self, line: Line<'_>) -> Result<(), PositionError> {
        let mut words = line.words();
        let decision = number(line, words.word("the number of actions")?, "the number of actions")?;
        let seed = words.value("the seed")?;
        words.end()?;
        if decision != self.actions.len() {
            return Err(line.problem(format_args!(
                "`chance {decision}` must stand right after decision {decision}; here stands decision {}",
                self.actions.len()
            )));
        }
        self.reseeds.push((decision, seed));
        Ok(())
    }

    fn end(&mut self, line: Line<'_>) -> Result<(), PositionError> {
        let (count, digest, mut words) = decision_and_digest(line)?;
        let actions_digest = words.value("the digest of the actions")?;
        words.end()?;
        if count != self.actions.len() {
            return Err(line.problem(format_args!(
                "the record ends after decision {count}, but {} actions stand here: some are missing or were added",
                self.actions.len()
            )));
        }
        if self.ending.is_none() {
            return Err(line.problem("before `end …` the line `result …` or `unfinished` must stand"));
        }
        self.digests = Some((digest, actions_digest));
        Ok(())
    }
}

fn decision_and_digest(line: Line<'_>) -> Result<(usize, Digest, Words<'_>), PositionError> {
    let mut words = line.words();
    let decision = number(line, words.word("the number of actions")?, "the number of actions")?;
    let digest = words.value("the digest of the position")?;
    Ok((decision, digest, words))
}

fn is_action(line: Line<'_>) -> bool {
    line.keyword.bytes().all(|byte| byte.is_ascii_digit())
}

/// The lines that say something, each with the place in `text` where it begins.
fn lines(text: &str) -> impl Iterator<Item = (usize, Line<'_>)> {
    let mut start = 0;
    text.split_inclusive('\n').enumerate().filter_map(move |(index, whole)| {
        let place = start;
        start += whole.len();
        let line = whole.trim();
        let (keyword, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let wanted = !keyword.is_empty() && !keyword.starts_with('#');
        wanted.then(|| (place, Line { number: index + 1, keyword, rest: rest.trim() }))
    })
}
