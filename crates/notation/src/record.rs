//! A whole game as text.

mod ending;
mod parse;
mod replay;
mod replay_error;

use std::fmt;

use steading_game::{AnyTable, Digest, Seat, Seed, Setup};

use crate::{Kind, header};

pub use ending::Ending;
pub use replay_error::{Place, ReplayError};

/// A game as it was played, finished or not.
///
/// It holds the seed and with it everything hidden: while a game runs, a record is nothing for the players.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Record {
    /// The id of the game.
    pub game: &'static str,
    /// The set-up, with the version of the rules by which it was played.
    pub setup: Setup,
    /// Where all chance came from.
    pub seed: Seed,
    /// Where it came from later: after which decision, and the new seed. Only games that went on from a moment of another one have
    /// any.
    pub reseeds: Vec<(usize, Seed)>,
    /// All decisions; the first one is decision 1.
    pub actions: Vec<(Seat, String)>,
    /// Fingerprints of positions on the way, in the order of their decisions.
    pub checkpoints: Vec<Checkpoint>,
    /// How the game ended.
    pub ending: Ending,
    /// The fingerprint of the last position.
    pub digest: Digest,
    /// The fingerprint of the actions. Positions alone would not show that two actions that lead to the same one were
    /// swapped.
    pub actions_digest: Digest,
    lines: LineNumbers,
}

/// The fingerprint of the position after a decision.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Checkpoint {
    /// The decision.
    pub decision: usize,
    /// The fingerprint.
    pub digest: Digest,
}

/// How many actions stand between two checkpoints.
const CHECKPOINT_EVERY: usize = 25;

impl Record {
    /// The record of a game; nothing if it began with a position, since nobody knows how that came about.
    pub fn of(table: &dyn AnyTable) -> Option<Record> {
        let actions = table.actions();
        let mut checkpoints = Vec::new();
        table.walk(1..=actions.len(), &mut |visit| {
            if visit.decision % CHECKPOINT_EVERY == 0 {
                checkpoints.push(Checkpoint { decision: visit.decision, digest: visit.after.digest() });
            }
        });
        Some(Record {
            game: table.info().id,
            setup: table.setup(),
            seed: table.seed()?,
            reseeds: table.reseeds().to_vec(),
            actions_digest: digest_of(&actions),
            actions,
            checkpoints,
            ending: Ending::of(table),
            digest: table.digest(),
            lines: LineNumbers::default(),
        })
    }
}

/// The fingerprint of these actions.
fn digest_of(actions: &[(Seat, String)]) -> Digest {
    let lines = actions.iter().map(|(seat, action)| format!("{seat} {action}\n"));
    Digest::of_text(&lines.collect::<String>())
}

impl Record {
    fn write_reseeds(&self, f: &mut fmt::Formatter<'_>, decision: usize) -> fmt::Result {
        let here = self.reseeds.iter().filter(|(after, _)| *after == decision);
        here.into_iter().try_for_each(|(_, seed)| writeln!(f, "chance {decision} {seed}"))
    }
}

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&header::write(Kind::Record, self.game, self.setup.rules()))?;
        write!(f, "{}seed {}\n\n", self.setup, self.seed)?;
        let mut checkpoints = self.checkpoints.iter().peekable();
        self.write_reseeds(f, 0)?;
        for (decision, (seat, action)) in (1..).zip(&self.actions) {
            writeln!(f, "{decision} {seat} {action}")?;
            if let Some(checkpoint) = checkpoints.next_if(|checkpoint| checkpoint.decision == decision) {
                writeln!(f, "check {decision} {}", checkpoint.digest)?;
            }
            self.write_reseeds(f, decision)?;
        }
        writeln!(f, "{}\nend {} {} {}", self.ending, self.actions.len(), self.digest, self.actions_digest)
    }
}

/// In which line of the file each action stood, for messages. All are equal: a comment does not make another game.
#[derive(Debug, Clone, Default)]
struct LineNumbers(Vec<usize>);

impl PartialEq for LineNumbers {
    fn eq(&self, _: &LineNumbers) -> bool {
        true
    }
}

impl Eq for LineNumbers {}
