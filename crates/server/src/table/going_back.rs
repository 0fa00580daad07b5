//! Going back: who must agree, and where chance comes from afterwards.

use std::collections::BTreeSet;

use steading_game::{Change, Seat, SeatSet, Seed};

use super::{Offer, Table};
use crate::entry::Sitter;
use crate::refusal::Refusal;

impl Table {
    /// Where chance comes from if the game goes back now, since nobody is `waiting` to agree, and over something that came to light:
    /// it would come again. Nobody chooses it: it follows from the sealed seed and the number of the entry.
    pub(super) fn chance_after(&self, decisions: u32, waiting: SeatSet) -> Option<Seed> {
        let play = self.play.as_ref().filter(|_| waiting.is_empty())?;
        let derived = || self.seed.derive("take-back", self.entries().into());
        play.engine.revealed_since(decisions as usize).then(derived)
    }

    /// Asks to go back; the game does when nobody is left to answer. Logs of older versions name no fresh chance: there it goes on
    /// as it was.
    pub(super) fn ask(&mut self, offer: Offer, chance: Option<Seed>) -> Result<(), Refusal> {
        if chance.is_some() && chance != self.chance_after(offer.decisions, offer.waiting) {
            return Err(Refusal::Broken("the chance after this take-back is not the sealed one".to_owned()));
        }
        if offer.waiting.is_empty() {
            self.take(Change::Rewind { decisions: offer.decisions as usize, seed: chance })?;
        } else {
            self.play()?.offer = Some(offer);
        }
        Ok(())
    }

    /// Who must agree to going back so far: everybody else who plays, and whoever a bot plays for, if it takes back a decision of
    /// theirs or something that came to light. Who gave up is not asked.
    pub(super) fn asked(&self, seat: Seat, decisions: u32) -> SeatSet {
        let Some(play) = &self.play else { return SeatSet::EMPTY };
        let revealed = play.engine.revealed_since(decisions as usize);
        let decided = play.engine.deciders_since(decisions as usize);
        self.others(seat, |seat, sitter| {
            sitter.bot.is_none() || (!play.resigned.contains(seat) && (revealed || decided.contains(seat)))
        })
    }

    /// One seat of every other person for whom `counts` is true.
    pub(super) fn others(&self, seat: Seat, counts: impl Fn(Seat, &Sitter) -> bool) -> SeatSet {
        let own = self.sitters.get(seat.index()).and_then(|sitter| sitter.person.as_ref());
        let mut seen: BTreeSet<&String> = own.into_iter().collect();
        let counted = (0..).map(Seat).zip(&self.sitters).filter(|&(seat, sitter)| counts(seat, sitter));
        let others =
            counted.filter(|(_, sitter)| sitter.person.as_ref().is_some_and(|person| seen.insert(person)));
        others.map(|(seat, _)| seat).collect()
    }
}
