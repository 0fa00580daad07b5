//! Whether `scramble` is a witness at all, and whether `determinize` samples.
//!
//! A `scramble` that changes nothing would pass every leaking view. It is compared with `determinize`, which was written
//! independently: the parts of a state that one of them varies, the other must vary as well.

use std::collections::BTreeMap;

use steading_game::Viewer;

use crate::difference::Difference;
use crate::problem::{Problem, Verdict, require};

/// The fewest positions for a verdict.
const FEWEST: u64 = 20;
/// A part of the state counts as hidden if it differs in one of this many.
const OFTEN: u64 = 10;

/// A kind of event leaks if it differs at least this often, and in one of so many cases.
const FEWEST_TOLD: u64 = 10;
const OFTEN_TOLD: u64 = 4;

/// The differences of a run, by viewer.
#[derive(Debug, Default)]
pub(crate) struct Witness {
    open: bool,
    by_viewer: BTreeMap<String, Seen>,
    by_event: BTreeMap<&'static str, Told>,
}

/// The spectator's events of one kind, in pairs of states that ended with equal views.
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
    /// How often `determinize` differed from the true state in each part.
    guessed: BTreeMap<String, u64>,
    /// How often two determinizations differed.
    varied: u64,
}

impl Witness {
    /// A witness for a game with perfect information apart from future chance, or for one with hidden information.
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

    /// `determinize` made these differences from the true state, and from another determinization.
    pub(crate) fn guessed(&mut self, viewer: Viewer, truth: &[Difference], other: &[Difference]) -> Verdict {
        self.nothing_hidden(truth, "`determinize`")?;
        let seen = self.by_viewer.entry(viewer.to_string()).or_default();
        seen.guesses += 1;
        seen.varied += u64::from(more_than_chance(other));
        count(&mut seen.guessed, truth);
        Ok(())
    }

    /// The spectator saw this kind of event; `different` has the difference from the other state, if there is one.
    pub(crate) fn told(&mut self, key: &'static str, different: Option<String>) {
        let told = self.by_event.entry(key).or_default();
        told.pairs += 1;
        told.different += u64::from(different.is_some());
        told.example = different.unwrap_or_else(|| std::mem::take(&mut told.example));
    }

    /// At the end of a run: no kind of event regularly reveals to the spectator more than the view.
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

    /// At the end of a run: `scramble` changed all hidden parts.
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

    /// At the end of a run: `determinize` does not always return the same state.
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
