//! All legal actions of one seat as a few small sets: the one source for listing, drawing at random and checking.

use steading_game::GameRng;

use crate::action::OnHex;
use crate::extra::Extras;
use crate::terrain::Terrains;
use crate::{Action, HexSet};

/// What a seat may do now.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Choices {
    /// What can be done on hexes.
    pub(crate) what: OnHex,
    /// The hexes it can be done on.
    pub(crate) hexes: HexSet,
    /// Something else that can be done on other hexes, where there are two things.
    pub(crate) also: Option<(OnHex, HexSet)>,
    /// Extra actions that can be begun.
    pub(crate) extras: Extras,
    /// Terrains that can be chosen.
    pub(crate) terrains: Terrains,
    pub(crate) cancel: bool,
    pub(crate) done: bool,
    pub(crate) pass: bool,
    pub(crate) end: bool,
    pub(crate) token: bool,
}

impl Choices {
    /// Nothing.
    pub(crate) const NONE: Choices = Choices::none();

    /// Nothing, put together in place: cheaper than a copy of the constant where that counts.
    #[inline]
    pub(crate) const fn none() -> Choices {
        Choices {
            what: OnHex::Build,
            hexes: HexSet::EMPTY,
            also: None,
            extras: Extras::EMPTY,
            terrains: Terrains::EMPTY,
            cancel: false,
            done: false,
            pass: false,
            end: false,
            token: false,
        }
    }

    /// Whether the action is among them.
    pub(crate) fn contains(&self, action: Action) -> bool {
        match action {
            Action::Use(extra) => self.extras.contains(extra),
            Action::Choose(terrain) => self.terrains.contains(terrain),
            Action::Cancel => self.cancel,
            Action::Done => self.done,
            Action::Pass => self.pass,
            Action::End => self.end,
            Action::Token => self.token,
            Action::Build(_) | Action::Lift(_) | Action::Put(_) | Action::Step(_) | Action::Take(_) => {
                let sets = [Some((self.what, self.hexes)), self.also];
                let found = action.on_hex();
                found.is_some_and(|(what, hex)| {
                    sets.iter().flatten().any(|(known, hexes)| *known == what && hexes.contains(hex))
                })
            }
        }
    }

    /// Appends all of them, in a stable order.
    pub(crate) fn list(&self, out: &mut Vec<Action>) {
        out.extend(self.hexes.iter().map(|hex| self.what.at(hex)));
        if let Some((what, hexes)) = self.also {
            out.extend(hexes.iter().map(|hex| what.at(hex)));
        }
        out.extend(self.others());
    }

    /// One of them, all equally likely: counts bits and picks one, without a list.
    #[inline]
    pub(crate) fn pick(&self, rng: &mut GameRng) -> Option<Action> {
        let hexes = self.hexes.counted();
        let also = self.also.as_ref().map_or(0, |(_, hexes)| hexes.len());
        let plain = [self.cancel, self.done, self.pass, self.end, self.token];
        let plain: u32 = plain.into_iter().map(u32::from).sum();
        // There is hardly ever a terrain to choose.
        let terrains = self.terrains.len() as u32;
        let total = hexes.total() + also + self.extras.len() as u32 + terrains + plain;
        if total == 0 {
            return None;
        }
        let index = rng.below(total);
        if index < hexes.total() {
            return hexes.nth(index).map(|hex| self.what.at(hex));
        }
        let index = index - hexes.total();
        match &self.also {
            Some((what, hexes)) if index < also => hexes.counted().nth(index).map(|hex| what.at(hex)),
            _ => self.others().nth((index - also) as usize),
        }
    }

    /// Those that point at no hex.
    fn others(&self) -> impl Iterator<Item = Action> {
        let button = |offered: bool, action: Action| offered.then_some(action);
        let extras = self.extras.iter().map(Action::Use);
        extras
            .chain(self.terrains.iter().map(Action::Choose))
            .chain(button(self.cancel, Action::Cancel))
            .chain(button(self.done, Action::Done))
            .chain(button(self.pass, Action::Pass))
            .chain(button(self.end, Action::End))
            .chain(button(self.token, Action::Token))
    }
}
