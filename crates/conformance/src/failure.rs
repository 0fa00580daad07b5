//! The report on a game that does not conform.

use std::fmt;

use steading_game::{Seat, Seed};

/// A violation of the contract, with its place.
#[derive(Debug, Clone)]
pub struct Failure {
    /// The game.
    pub game: &'static str,
    /// Its set-up, in the format of positions and records.
    pub setup: String,
    /// The seed of the run.
    pub seed: u64,
    /// The failed check.
    pub check: Check,
    /// The problem.
    pub what: String,
    /// The decision, if the problem is about one.
    pub decision: Option<(Seat, String)>,
    /// The moment; none for problems before the first game or of many games together.
    pub place: Option<Place>,
}

/// A moment in a random game.
#[derive(Debug, Clone)]
pub struct Place {
    /// The number of the game in the run, from 0.
    pub index: u64,
    /// The seed of the game.
    pub game_seed: Seed,
    /// The number of decisions so far.
    pub decisions: usize,
    /// The latest of them.
    pub latest: Vec<(Seat, String)>,
    /// The position as text.
    pub position: String,
}

/// The checks of the kit.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Check {
    /// The set-up is accepted and remembered, and impossible ones are refused.
    Setup,
    /// Games end, and until then some seat can act.
    Ends,
    /// Listed actions are legal; all others are refused, with the id of a rule.
    Complete,
    /// Random actions are listed ones, and each listed one can come up.
    RandomAction,
    /// The easy bot plays allowed actions and brings games to an end.
    EasyAction,
    /// No component is lost or invented.
    Audit,
    /// Actions read back from their text and from their number.
    Notation,
    /// The same seed and actions give the same game.
    Replay,
    /// Positions read back from their text.
    Position,
    /// No viewer learns hidden information.
    Views,
    /// A view can be determinized.
    Determinize,
    /// Undo is exact, and impossible after hidden information was revealed.
    Undo,
    /// Invalid actions are refused and change nothing.
    Garbage,
    /// Every message has its text in both languages.
    Texts,
    /// Every component is listed once, with words and a rule that exist.
    Things,
    /// An owner's data can be left out of views, and no view without them passes for a whole one.
    OwnersData,
}

impl fmt::Display for Check {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Check::Setup => "setup",
            Check::Ends => "ends",
            Check::Complete => "complete",
            Check::RandomAction => "random_action",
            Check::EasyAction => "easy_action",
            Check::Audit => "audit",
            Check::Notation => "notation",
            Check::Replay => "replay",
            Check::Position => "position",
            Check::Views => "views",
            Check::Determinize => "determinize",
            Check::Undo => "undo",
            Check::Garbage => "garbage",
            Check::Texts => "texts",
            Check::Things => "things",
            Check::OwnersData => "owners_data",
        })
    }
}

impl fmt::Display for Failure {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} does not conform: {}", self.game, self.check)?;
        writeln!(f, "  {}", self.what)?;
        if let Some((seat, action)) = &self.decision {
            writeln!(f, "  decision: {seat} `{action}`")?;
        }
        writeln!(f, "  set-up: {}", self.setup.lines().collect::<Vec<_>>().join(", "))?;
        match &self.place {
            Some(place) => place.write(f, self.seed),
            None => write!(f, "  run: seed {}", self.seed),
        }
    }
}

impl Place {
    fn write(&self, f: &mut fmt::Formatter<'_>, seed: u64) -> fmt::Result {
        writeln!(f, "  run: seed {seed}, game {}, after {} decisions", self.index, self.decisions)?;
        writeln!(f, "  game seed: {}", self.game_seed)?;
        let latest = self.latest.iter().map(|(seat, action)| format!("{seat} `{action}`"));
        if !self.latest.is_empty() {
            writeln!(f, "  latest decisions: {}", latest.collect::<Vec<_>>().join(", "))?;
        }
        write!(f, "  position:")?;
        self.position.lines().try_for_each(|line| write!(f, "\n    {line}"))
    }
}

impl std::error::Error for Failure {}
