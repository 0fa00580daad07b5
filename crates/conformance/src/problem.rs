//! Problems that checks find, before their place is known.

use std::any::Any;
use std::fmt::Display;
use std::panic::{AssertUnwindSafe, catch_unwind};

use steading_game::Seat;

/// A problem in words, with its decision, if it is about one.
#[derive(Debug)]
pub(crate) struct Problem {
    pub(crate) what: String,
    pub(crate) decision: Option<(Seat, String)>,
}

/// The result of a check.
pub(crate) type Verdict = Result<(), Problem>;

impl Problem {
    pub(crate) fn new(what: impl Into<String>) -> Problem {
        Problem { what: what.into(), decision: None }
    }

    /// The problem is about `seat` doing `action`.
    pub(crate) fn with(self, seat: Seat, action: impl Display) -> Problem {
        Problem { decision: Some((seat, action.to_string())), ..self }
    }
}

/// Returns from a check with a problem unless the condition holds.
macro_rules! require {
    ($condition:expr, $($what:tt)+) => {
        if !$condition {
            return Err($crate::problem::Problem::new(format!($($what)+)));
        }
    };
}
pub(crate) use require;

/// Runs a check; a panic inside the game is a problem like any other.
pub(crate) fn guard<T>(check: impl FnOnce() -> Result<T, Problem>) -> Result<T, Problem> {
    match catch_unwind(AssertUnwindSafe(check)) {
        Ok(verdict) => verdict,
        Err(payload) => Err(Problem::new(format!("the game panicked: {}", words(&*payload)))),
    }
}

/// Runs one call that no input may crash; `input` says what it was given.
pub(crate) fn survive<T>(input: impl Display, call: impl FnOnce() -> T) -> Result<T, Problem> {
    catch_unwind(AssertUnwindSafe(call))
        .map_err(|payload| Problem::new(format!("the game panicked: {} — given {input}", words(&*payload))))
}

fn words(payload: &(dyn Any + Send)) -> &str {
    let text = payload.downcast_ref::<&str>().copied();
    text.or_else(|| payload.downcast_ref::<String>().map(String::as_str)).unwrap_or("without words")
}
