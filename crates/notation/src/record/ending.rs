//! How a recorded game ended: `result places 2 1 points 4 7`, or `unfinished`.

use std::fmt;
use std::str::FromStr;

use steading_game::{AnyTable, Line, Outcome, PositionError, Seat};

/// How a recorded game ended.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum Ending {
    /// It is still running.
    Unfinished,
    /// It is over.
    Finished {
        /// The places.
        outcome: Outcome,
        /// The points, by seat.
        points: Vec<i32>,
    },
}

impl Ending {
    /// How the game at `table` ended.
    pub fn of(table: &dyn AnyTable) -> Ending {
        let points = || Seat::all(table.setup().players).map(|seat| table.score(seat).total()).collect();
        match table.outcome() {
            None => Ending::Unfinished,
            Some(outcome) => Ending::Finished { outcome, points: points() },
        }
    }

    /// Reads the line `result …` of a game with so many players.
    pub(super) fn read(line: Line<'_>, players: u8) -> Result<Ending, PositionError> {
        let wrong = || {
            let example = Seat::all(players).map(|seat| seat.index() + 1);
            let places = example.map(|place| place.to_string()).collect::<Vec<_>>().join(" ");
            let points = vec!["0"; usize::from(players)].join(" ");
            line.problem(format_args!(
                "write places and points of all players, such as `result places {places} points {points}`"
            ))
        };
        let words: Vec<_> = line.words().collect();
        let Some(("places", places, "points", points)) = halves(&words) else { return Err(wrong()) };
        if places.len() != usize::from(players) {
            return Err(wrong());
        }
        let places: Vec<u8> = numbers(places).ok_or_else(wrong)?;
        let outcome = Outcome::try_from(places).map_err(|_| wrong())?;
        Ok(Ending::Finished { outcome, points: numbers(points).ok_or_else(wrong)? })
    }
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Ending::Unfinished => f.write_str("unfinished"),
            Ending::Finished { outcome, points } => {
                f.write_str("result places")?;
                outcome.places().iter().try_for_each(|place| write!(f, " {place}"))?;
                f.write_str(" points")?;
                points.iter().try_for_each(|points| write!(f, " {points}"))
            }
        }
    }
}

/// Two lists of the same length, each with its name before it.
fn halves<'a>(words: &'a [&'a str]) -> Option<(&'a str, &'a [&'a str], &'a str, &'a [&'a str])> {
    let (first, second) = words.split_at_checked(words.len() / 2)?;
    let (first_name, first) = first.split_first()?;
    let (second_name, second) = second.split_first()?;
    (first.len() == second.len()).then_some((first_name, first, second_name, second))
}

fn numbers<T: FromStr>(words: &[&str]) -> Option<Vec<T>> {
    words.iter().map(|word| word.parse().ok()).collect()
}
