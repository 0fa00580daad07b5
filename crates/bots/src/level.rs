//! Levels and budgets of bots.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use steading_game::Bot;

/// The levels that people choose from, the weakest first.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// Any legal action.
    Random,
    /// The game's rules of thumb.
    Easy,
    /// A short search: 200 iterations for a decision.
    Medium,
    /// A second of search for a turn.
    Hard,
    /// Four seconds of search for a turn, on all cores.
    Expert,
    /// Most points at once. Not offered to people: it is a yardstick.
    Greedy,
}

impl Level {
    /// All that are offered, the weakest first.
    pub const OFFERED: [Level; 5] = [Level::Random, Level::Easy, Level::Medium, Level::Hard, Level::Expert];

    /// The level with this name, if it is offered.
    pub fn named(name: &str) -> Option<Level> {
        Level::OFFERED.into_iter().find(|level| level.to_string() == name)
    }

    /// Whether offers and answers are evaluated by the deal that they lead to.
    pub(crate) fn bargains(self) -> bool {
        self == Level::Expert
    }

    /// The usual budget; none for levels without search.
    pub(crate) fn budget(self) -> Option<Budget> {
        match self {
            Level::Random | Level::Easy | Level::Greedy => None,
            Level::Medium => Some(Budget::Iterations(200)),
            Level::Hard => Some(Budget::Turn(Duration::from_secs(1))),
            Level::Expert => Some(Budget::Turn(Duration::from_secs(4))),
        }
    }
}

/// The budget of a search.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Budget {
    /// Iterations for each decision.
    Iterations(u32),
    /// Time for a whole turn.
    Turn(Duration),
}

/// A level with its budget: `hard`, `hard@200ms` (for a turn), `expert@500` (iterations for each decision).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Strength {
    /// The level.
    pub level: Level,
    /// The budget of its search, if it searches.
    pub budget: Option<Budget>,
}

impl Strength {
    /// The bot without search that this is, if it is one.
    pub fn quick(self) -> Option<Bot> {
        match self.level {
            Level::Random => Some(Bot::Random),
            Level::Easy => Some(Bot::Easy),
            Level::Medium | Level::Hard | Level::Expert | Level::Greedy => None,
        }
    }

    /// The number of its threads.
    pub(crate) fn threads(self) -> usize {
        match (self.level, self.budget) {
            (Level::Expert, Some(Budget::Turn(_))) => {
                std::thread::available_parallelism().map_or(1, usize::from)
            }
            _ => 1,
        }
    }
}

impl From<Level> for Strength {
    fn from(level: Level) -> Strength {
        Strength { level, budget: level.budget() }
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Level::Random => "random",
            Level::Easy => "easy",
            Level::Medium => "medium",
            Level::Hard => "hard",
            Level::Expert => "expert",
            Level::Greedy => "greedy",
        })
    }
}

impl fmt::Display for Strength {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.level.fmt(f)?;
        match self.budget {
            budget if budget == self.level.budget() => Ok(()),
            Some(Budget::Iterations(count)) => write!(f, "@{count}"),
            Some(Budget::Turn(time)) => write!(f, "@{}ms", time.as_millis()),
            None => Ok(()),
        }
    }
}

/// The text names no bot.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error(
    "`{0}` is no bot: choose random, easy, medium, hard or expert; those that look ahead also take a budget, such as hard@200ms for a turn or hard@500 iterations for a decision"
)]
pub struct NotAStrength(String);

impl FromStr for Strength {
    type Err = NotAStrength;

    fn from_str(text: &str) -> Result<Strength, NotAStrength> {
        let wrong = || NotAStrength(text.to_owned());
        let (name, budget) = match text.split_once('@') {
            Some((name, budget)) => (name, Some(budget)),
            None => (text, None),
        };
        let all = Level::OFFERED.into_iter().chain([Level::Greedy]);
        let level = { all }.find(|level| level.to_string() == name).ok_or_else(wrong)?;
        let Some(budget) = budget else { return Ok(level.into()) };
        level.budget().ok_or_else(wrong)?;
        let budget = match budget.strip_suffix("ms") {
            Some(time) => Budget::Turn(Duration::from_millis(time.parse().map_err(|_| wrong())?)),
            None => Budget::Iterations(budget.parse().map_err(|_| wrong())?),
        };
        Ok(Strength { level, budget: Some(budget) })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_read_and_written() {
        for text in
            ["random", "easy", "medium", "hard", "expert", "greedy", "hard@200ms", "expert@500", "medium@20"]
        {
            assert_eq!(text.parse::<Strength>().unwrap().to_string(), text);
        }
        for wrong in ["", "harder", "easy@5", "hard@", "hard@x", "hard@-1", "hard@5s", "@5"] {
            assert!(wrong.parse::<Strength>().is_err(), "{wrong}");
        }
    }
}
