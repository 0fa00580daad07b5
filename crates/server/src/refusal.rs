//! Why a command at a table is refused.

use steading_game::CannotChange;

/// Why a command is refused. Nothing has changed then.
#[derive(Debug, thiserror::Error)]
pub(crate) enum Refusal {
    #[error("the game has not begun: wait until every seat is taken")]
    NotStarted,
    #[error("the game is over")]
    Over,
    #[error(
        "something has happened since the log had {sent} entries, it has {now} now: look and decide again"
    )]
    Stale { sent: u32, now: u32 },
    #[error("this table has no such seat")]
    NoSuchSeat,
    #[error("you do not sit there: name a seat of your own")]
    NotYourSeat,
    #[error("a bot plays on this seat now: take it back first")]
    TakenOver,
    #[error("no bot plays for you")]
    NotTakenOver,
    #[error("you gave up, and a bot plays on")]
    Resigned,
    #[error("your time was over, and a bot plays on")]
    OutOfTime,
    #[error("that player is there, or the game has not waited for {days} days yet")]
    NotAbsent { days: u32 },
    #[error("this table has a clock: it decides when a bot plays for somebody")]
    ClockDecides,
    #[error("others play here: let a bot play for whoever is absent, or give up")]
    OthersPlay,
    #[error(
        "nothing can be taken back: something hidden came to light or another player was asked since then; ask the others to go back"
    )]
    CannotUndo,
    #[error("there are {decisions} decisions: name a smaller number to go back to")]
    NothingToTakeBack { decisions: u32 },
    #[error("so much was decided since something came to light that only `{only}` goes on: end the turn")]
    TooLong { only: String },
    #[error(
        "too much was taken back in this game, or too many left and came back: from here on it only goes forward"
    )]
    TooOften,
    #[error("nobody asks you to go back")]
    NothingAsked,
    #[error("there is no record before the game is over")]
    NotOver,
    #[error("the game never began")]
    NeverBegan,
    /// The game cannot read an action, or its rules forbid it.
    #[error(transparent)]
    Game(#[from] steading_game::Refusal),
    #[error("a newer version of this server has played on here: only that one knows how the game stands")]
    Frozen,
    /// The log cannot be read: a fault of ours.
    #[error("{0}")]
    Broken(String),
}

impl From<CannotChange<steading_game::Refusal>> for Refusal {
    fn from(error: CannotChange<steading_game::Refusal>) -> Refusal {
        match error {
            CannotChange::Decision(refusal) => Refusal::Game(refusal),
            CannotChange::Undo(_) => Refusal::CannotUndo,
            CannotChange::Reseed(error) => Refusal::Broken(error.to_string()),
            CannotChange::Rewind(error) => Refusal::Broken(error.to_string()),
        }
    }
}
