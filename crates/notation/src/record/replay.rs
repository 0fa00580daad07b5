//! Playing a record again.

use steading_game::{AnyTable, AnyVisit, Change, Refusal};

use super::{Ending, Place, Record, ReplayError, digest_of};
use crate::{Shelf, explain};

impl Record {
    /// Plays the record again, as far as decision `upto` if one is given, and returns the table as it then is.
    ///
    /// Every action must be allowed and every checkpoint on the way must be met.
    pub fn replay(&self, shelf: impl Shelf, upto: Option<usize>) -> Result<Box<dyn AnyTable>, ReplayError> {
        let last = self.actions.len();
        let upto = upto.unwrap_or(last);
        if upto > last {
            return Err(ReplayError::NoSuchDecision { decision: upto, last });
        }
        let mut table = self.start(&shelf)?;
        (1..=upto).try_for_each(|decision| self.play(&mut *table, decision))?;
        Ok(table)
    }

    /// Plays the whole record again and checks everything it says; returns the table as it is in the end.
    pub fn verify(&self, shelf: impl Shelf) -> Result<Box<dyn AnyTable>, ReplayError> {
        let table = self.replay(shelf, None)?;
        self.check_end(&*table)?;
        Ok(table)
    }

    /// Plays the record again and shows the opening and every decision to `visit`, up to the first one that is wrong.
    pub fn walk(&self, shelf: impl Shelf, mut visit: impl FnMut(AnyVisit<'_>)) -> Result<(), ReplayError> {
        let mut table = self.start(&shelf)?;
        let mut right = 0;
        let played = (1..=self.actions.len()).try_for_each(|decision| {
            self.play(&mut *table, decision)?;
            right = decision;
            Ok(())
        });
        table.walk(0..=right, &mut visit);
        played
    }

    fn start(&self, shelf: &impl Shelf) -> Result<Box<dyn AnyTable>, ReplayError> {
        let game = shelf.find(self.game).ok_or_else(|| ReplayError::UnknownGame(self.game.to_owned()))?;
        let mut table = game.start(&self.setup, self.seed).map_err(|error| {
            ReplayError::Setup(explain::setup(game.info(), self.setup.data.as_ref(), &error))
        })?;
        self.reseed(&mut *table, 0)?;
        Ok(table)
    }

    /// Lets chance follow from another seed, if the record says so after this decision.
    fn reseed(&self, table: &mut dyn AnyTable, decision: usize) -> Result<(), ReplayError> {
        let here = self.reseeds.iter().filter(|(after, _)| *after == decision);
        here.into_iter().try_for_each(|(_, seed)| {
            let taken = table.take(Change::Reseed { seed: *seed });
            taken.map(|_| ()).map_err(|error| ReplayError::Chance { decision, reason: error.to_string() })
        })
    }

    /// Plays one decision, checks the checkpoint after it and lets chance follow from another seed, where the record says so.
    fn play(&self, table: &mut dyn AnyTable, decision: usize) -> Result<(), ReplayError> {
        let (seat, action) = &self.actions[decision - 1];
        let place = || Place {
            decision,
            line: self.lines.0.get(decision - 1).copied(),
            seat: *seat,
            action: action.clone(),
        };
        if table.must_act().is_empty() {
            return Err(ReplayError::AfterTheEnd(place()));
        }
        table.apply(*seat, action).map_err(|refusal| ReplayError::Refused {
            place: place(),
            rule: match &refusal {
                Refusal::Illegal(illegal) => Some(illegal.rule),
                Refusal::Unreadable(_) => None,
            },
            reason: explain::refusal(table.info(), self.setup.data.as_ref(), &refusal),
        })?;
        let checkpoint =
            self.checkpoints.binary_search_by_key(&decision, |checkpoint| checkpoint.decision).ok();
        let missed = |table: &dyn AnyTable| {
            checkpoint.filter(|&index| self.checkpoints[index].digest != table.digest())
        };
        let before_chance = missed(table);
        self.reseed(table, decision)?;
        // Earlier programs wrote the fingerprint of the position with the new chance, though `check` stands before `chance`.
        if let Some(index) = before_chance.and_then(|_| missed(table)) {
            let checked = index.checked_sub(1).map_or(0, |before| self.checkpoints[before].decision);
            return Err(ReplayError::OtherPosition { first: checked + 1, decision });
        }
        Ok(())
    }

    /// Compares `table`, on which the whole record was played, with what the record says about its end.
    fn check_end(&self, table: &dyn AnyTable) -> Result<(), ReplayError> {
        let decision = self.actions.len();
        let played = Ending::of(table);
        match (&self.ending, &played) {
            (Ending::Finished { .. }, Ending::Unfinished) => {
                return Err(ReplayError::NotOver { decision, waiting: table.must_act() });
            }
            (Ending::Unfinished, Ending::Finished { .. }) => return Err(ReplayError::Over { decision }),
            (Ending::Unfinished, Ending::Unfinished) | (Ending::Finished { .. }, Ending::Finished { .. }) => {
            }
        }
        if self.digest != table.digest() {
            let checked = self.checkpoints.last().map_or(0, |checkpoint| checkpoint.decision);
            return Err(ReplayError::OtherPosition { first: checked + 1, decision });
        }
        if self.ending != played {
            return Err(ReplayError::OtherResult { recorded: self.ending.clone(), played });
        }
        if self.actions_digest != digest_of(&self.actions) {
            return Err(ReplayError::OtherActions);
        }
        Ok(())
    }
}
