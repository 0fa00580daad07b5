//! Whether `scramble` is a witness at all, and whether `determinize` guesses.
//!
//! A `scramble` that changes nothing would clear every leaking view. It is held against `determinize`, which was written
//! apart from it: what one of them makes different, now and then, the other must make different as well.

use std::collections::BTreeMap;

use steading_game::Viewer;

use crate::difference::Difference;
use crate::problem::{Problem, Verdict, require};

/// With fewer positions than this nothing can be said.
const FEWEST: u64 = 20;
/// A part of the state counts as hidden if it comes out different in one of this many.
const OFTEN: u64 = 10;

/// An event leaks if it does so at least this often, and in one of so many cases.
const FEWEST_TOLD: u64 = 10;
const OFTEN_TOLD: u64 = 4;

/// What was seen to change over a run, by viewer.
#[derive(Debug, Default)]
pub(crate) struct Witness {
    open: bool,
    by_viewer: BTreeMap<String, Seen>,
    by_event: BTreeMap<&'static str, Told>,
}

/// What the spectator was told by one kind of event, in pairs of states that ended up looking the same.
#[derive(Debug, Default)]
struct Told {
    pairs: u64,
    different: u64,
    example: String,
}

#[derive(Debug, Default)]
struct Seen {
    scrambles: u64,
    /// How often `scramble` changed something besides the generator.
    secrets: u64,
    /// How often `scramble` changed each part of the state.
    swapped: BTreeMap<String, u64>,
    guesses: u64,
    /// How often `determinize` came out different from the truth in each part.
    guessed: BTreeMap<String, u64>,
    /// How often two guesses differed.
    varied: u64,
}

impl Witness {
    /// A witness for a game in which nothing is hidden but the chance to come, or for one with secrets.
    pub(crate) fn new(open: bool) -> Witness {
        Witness { open, ..Witness::default() }
    }

    /// `scramble` made these differences.
    pub(crate) fn scrambled(&mut self, viewer: Viewer, found: &[Difference]) -> Verdict {
        self.nothing_hidden(found, "`scramble`")?;
        let seen = self.by_viewer.entry(viewer.to_string()).or_default();
        seen.scrambles += 1;
        seen.secrets += u64::from(more_than_chance(found));
        count(&mut seen.swapped, found);
        Ok(())
    }

    /// `determinize` came out this different from the truth, and from another guess.
    pub(crate) fn guessed(&mut self, viewer: Viewer, truth: &[Difference], other: &[Difference]) -> Verdict {
        self.nothing_hidden(truth, "`determinize`")?;
        let seen = self.by_viewer.entry(viewer.to_string()).or_default();
        seen.guesses += 1;
        seen.varied += u64::from(more_than_chance(other));
        count(&mut seen.guessed, truth);
        Ok(())
    }

    /// The spectator was told this kind of event; `different` says how, if it was told differently in the other state.
    pub(crate) fn told(&mut self, key: &'static str, different: Option<String>) {
        let told = self.by_event.entry(key).or_default();
        told.pairs += 1;
        told.different += u64::from(different.is_some());
        told.example = different.unwrap_or_else(|| std::mem::take(&mut told.example));
    }

    /// At the end of a run: no kind of event tells the spectator, more than now and then, what the view does not.
    pub(crate) fn events_verdict(&self) -> Verdict {
        for (key, told) in &self.by_event {
            require!(
                told.different * OFTEN_TOLD < told.pairs || told.different < FEWEST_TOLD,
                "in {} of {} cases `{key}` did so: {}",
                told.different,
                told.pairs,
                told.example
            );
        }
        Ok(())
    }

    /// At the end of a run: `scramble` changed whatever is hidden.
    pub(crate) fn scramble_verdict(&self) -> Verdict {
        for (viewer, seen) in self.by_viewer.iter().filter(|(_, seen)| seen.scrambles >= FEWEST) {
            require!(
                self.open || seen.secrets > 0,
                "`scramble` is a blind witness: in {} positions it changed nothing for {viewer}",
                seen.scrambles
            );
            let often = |times| times >= FEWEST && times * OFTEN >= seen.guesses;
            for (part, _) in seen.guessed.iter().filter(|&(_, &times)| often(times)) {
                require!(
                    seen.swapped.contains_key(part),
                    "`scramble` is blind to `{part}`, which `determinize` has to guess for {viewer}"
                );
            }
        }
        Ok(())
    }

    /// At the end of a run: `determinize` does not always make the same guess.
    pub(crate) fn determinize_verdict(&self) -> Verdict {
        for (viewer, seen) in self.by_viewer.iter().filter(|(_, seen)| seen.guesses >= FEWEST) {
            require!(
                seen.varied > 0 || seen.secrets * OFTEN < seen.scrambles,
                "`determinize` made the same guess twice in all of {} positions for {viewer}",
                seen.guesses
            );
        }
        Ok(())
    }

    fn nothing_hidden(&self, found: &[Difference], who: &str) -> Verdict {
        match found.iter().find(|difference| !difference.is_chance()) {
            Some(difference) if self.open => Err(Problem::new(format!(
                "nothing is hidden in this game, but {who} changed it {difference}"
            ))),
            _ => Ok(()),
        }
    }
}

fn more_than_chance(found: &[Difference]) -> bool {
    found.iter().any(|difference| !difference.is_chance())
}

fn count(parts: &mut BTreeMap<String, u64>, found: &[Difference]) {
    let mut changed: Vec<&str> = found.iter().map(Difference::part).collect();
    changed.sort_unstable();
    changed.dedup();
    for part in changed {
        *parts.entry(part.to_owned()).or_default() += 1;
    }
}
