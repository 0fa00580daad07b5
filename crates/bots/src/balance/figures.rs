//! Statistics of many games.

use std::collections::BTreeSet;

use serde::Serialize;
use steading_game::ThingId;

use super::ledger::{Ledger, Line};

/// The result of a study.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Balance {
    /// The game.
    pub game: String,
    /// Players at a table.
    pub players: u8,
    /// Games played.
    pub games: usize,
    /// The bot on every seat.
    pub bot: String,
    /// Each seat.
    pub seats: Vec<SeatFigures>,
    /// The mean points of winners, by source.
    pub winners: Vec<(&'static str, f64)>,
    /// Things that seats used.
    pub things: Vec<ThingFigures>,
    /// Things that happened to the whole table.
    pub common: Vec<Common>,
    /// The thing that one seat did without, and the fair shares that this seat won.
    pub without: Option<(ThingId, Estimate)>,
}

/// A mean with half of its 95 % interval.
#[derive(Debug, Clone, Copy, PartialEq, Serialize)]
pub struct Estimate {
    /// The mean.
    pub value: f64,
    /// Half of the interval.
    pub error: f64,
}

/// The results of one seat.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct SeatFigures {
    /// Its wins, in fair shares.
    pub wins: Estimate,
    /// Its points.
    pub points: Estimate,
    /// Its points by source.
    pub sources: Vec<(&'static str, f64)>,
}

/// The use of one thing, and the results of its users.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct ThingFigures {
    /// The thing.
    #[serde(flatten)]
    pub thing: ThingId,
    /// The share of all seats that used it.
    pub used: f64,
    /// Uses for each seat, the mean over all.
    pub times: f64,
    /// The wins of its users, in fair shares.
    pub wins: Estimate,
    /// The same for the seats with most uses at their table, where uses differ.
    pub most: Option<Estimate>,
}

/// A thing that happens to the whole table.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Common {
    /// The thing.
    #[serde(flatten)]
    pub thing: ThingId,
    /// The share of games that it happened in.
    pub games: f64,
    /// The difference of a player's points in them and in the others.
    pub points: Estimate,
}

impl Balance {
    /// Sums up games with the same number of players.
    pub(super) fn of(game: &str, bot: &str, without: Option<ThingId>, ledgers: &[Ledger]) -> Balance {
        let players = ledgers.first().map_or(0, |ledger| ledger.seats.len());
        let seats = (0..players).map(|seat| SeatFigures::of(ledgers, seat)).collect();
        let won = ledgers.iter().flat_map(|ledger| &ledger.seats).filter(|line| line.share > 0.0);
        let used: BTreeSet<&ThingId> = { ledgers.iter() }
            .flat_map(|ledger| ledger.seats.iter().flat_map(|line| line.uses.keys()))
            .collect();
        let common: BTreeSet<&ThingId> = ledgers.iter().flat_map(|ledger| ledger.common.keys()).collect();
        let bound = |ledger: &Ledger| Some((ledger.seats[ledger.bound?.index()].share * players as f64, 1.0));
        Balance {
            game: game.to_owned(),
            players: players as u8,
            games: ledgers.len(),
            bot: bot.to_owned(),
            seats,
            winners: sources(&won.collect::<Vec<_>>()),
            things: used.into_iter().map(|thing| ThingFigures::of(ledgers, thing)).collect(),
            common: common.into_iter().map(|thing| Common::of(ledgers, thing)).collect(),
            without: without.map(|thing| (thing, Estimate::ratio(ledgers.iter().filter_map(bound)))),
        }
    }
}

impl SeatFigures {
    fn of(ledgers: &[Ledger], seat: usize) -> SeatFigures {
        let own: Vec<&Line> = ledgers.iter().map(|ledger| &ledger.seats[seat]).collect();
        let players = ledgers.first().map_or(0, |ledger| ledger.seats.len()) as f64;
        SeatFigures {
            wins: Estimate::ratio(own.iter().map(|line| (line.share * players, 1.0))),
            points: Estimate::ratio(own.iter().map(|line| (line.total(), 1.0))),
            sources: sources(&own),
        }
    }
}

impl ThingFigures {
    fn of(ledgers: &[Ledger], thing: &ThingId) -> ThingFigures {
        let all: Vec<u32> =
            ledgers.iter().flat_map(|ledger| ledger.seats.iter().map(|line| line.count(thing))).collect();
        let seats = all.len().max(1) as f64;
        let most: Vec<(f64, f64)> = ledgers.iter().filter_map(|ledger| most(ledger, thing)).collect();
        ThingFigures {
            thing: thing.clone(),
            used: all.iter().filter(|&&count| count > 0).count() as f64 / seats,
            times: f64::from(all.iter().sum::<u32>()) / seats,
            wins: Estimate::ratio(ledgers.iter().map(|ledger| won(ledger, |line| line.count(thing) > 0))),
            most: (!most.is_empty()).then(|| Estimate::ratio(most.into_iter())),
        }
    }
}

/// The fair shares of the selected seats, and their number.
fn won(ledger: &Ledger, asked: impl Fn(&Line) -> bool) -> (f64, f64) {
    let players = ledger.seats.len() as f64;
    let seats = ledger.seats.iter().filter(|line| asked(line));
    seats.fold((0.0, 0.0), |(shares, seats), line| (shares + line.share * players, seats + 1.0))
}

/// The same for the seats that used the thing most; none if all used it alike.
fn most(ledger: &Ledger, thing: &ThingId) -> Option<(f64, f64)> {
    let counts = || ledger.seats.iter().map(|line| line.count(thing));
    let (least, most) = (counts().min()?, counts().max()?);
    (least < most).then(|| won(ledger, |line| line.count(thing) == most))
}

impl Common {
    fn of(ledgers: &[Ledger], thing: &ThingId) -> Common {
        let points = |ledger: &Ledger| {
            ledger.seats.iter().map(Line::total).sum::<f64>() / ledger.seats.len().max(1) as f64
        };
        let (with, others): (Vec<&Ledger>, Vec<&Ledger>) =
            ledgers.iter().partition(|ledger| ledger.common.contains_key(thing));
        let mean = |some: &[&Ledger]| Estimate::ratio(some.iter().map(|ledger| (points(ledger), 1.0)));
        let (here, there) = (mean(&with), mean(&others));
        Common {
            thing: thing.clone(),
            games: with.len() as f64 / ledgers.len().max(1) as f64,
            points: Estimate {
                value: if others.is_empty() { 0.0 } else { here.value - there.value },
                error: here.error.hypot(there.error),
            },
        }
    }
}

/// The mean points by source.
fn sources(lines: &[&Line]) -> Vec<(&'static str, f64)> {
    let names = lines.first().map_or(&[][..], |line| &line.points);
    let mean = |place: usize| {
        let points = lines.iter().filter_map(|line| line.points.get(place));
        points.map(|&(_, points)| f64::from(points)).sum::<f64>() / lines.len().max(1) as f64
    };
    names.iter().enumerate().map(|(place, &(name, _))| (name, mean(place))).collect()
}

impl Estimate {
    /// The sum of the first numbers by the sum of the second, one pair for each game. Seats of one game depend on each
    /// other, games do not.
    fn ratio(games: impl Iterator<Item = (f64, f64)>) -> Estimate {
        let games: Vec<(f64, f64)> = games.filter(|&(_, weight)| weight > 0.0).collect();
        let (sum, weights) = games.iter().fold((0.0, 0.0), |(sum, all), (x, w)| (sum + x, all + w));
        if games.is_empty() {
            return Estimate { value: 0.0, error: 0.0 };
        }
        let value = sum / weights;
        let count = games.len() as f64;
        let squares: f64 = games.iter().map(|(x, weight)| (x - value * weight).powi(2)).sum();
        let spread = count / (count - 1.0).max(1.0);
        Estimate { value, error: 1.96 * (squares * spread).sqrt() / weights }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn intervals_come_from_games_and_not_from_seats() {
        let estimate = Estimate::ratio([(2.0, 1.0), (0.0, 1.0), (0.0, 0.0), (4.0, 2.0)].into_iter());
        assert!((estimate.value - 1.5).abs() < 1e-9, "a game without a user does not count");
        // The games are 0.5, -1.5 and 1 off; three of them, four users.
        assert!((estimate.error - 1.96 * (3.5_f64 * 1.5).sqrt() / 4.0).abs() < 1e-9);
    }

    fn game(counts: [u32; 3], winner: usize) -> Ledger {
        let mut ledger = Ledger::new(3);
        for (line, count) in ledger.seats.iter_mut().zip(counts) {
            if count > 0 {
                line.uses.insert(ThingId::new("card", "tavern"), count);
            }
        }
        ledger.seats[winner].share = 1.0;
        ledger
    }

    #[test]
    fn users_and_heaviest_users_are_told_apart() {
        let games = [game([1, 3, 0], 1), game([2, 1, 0], 1), game([1, 1, 1], 0)];
        let figures = ThingFigures::of(&games, &ThingId::new("card", "tavern"));
        assert!((figures.used - 7.0 / 9.0).abs() < 1e-9);
        assert!((figures.times - 10.0 / 9.0).abs() < 1e-9);
        assert!((figures.wins.value - 9.0 / 7.0).abs() < 1e-9, "users won all three games");
        let most = figures.most.expect("two games where not all used it alike");
        assert!((most.value - 1.5).abs() < 1e-9, "one of two heaviest users won");
    }
}
