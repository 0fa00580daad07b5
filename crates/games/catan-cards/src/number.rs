//! The number of every action, for masks and learning.
//!
//! The blocks follow each other in the order of [`blocks`]. Offers, counters and proposals have a number only in the
//! listed form (CA-N17); all others are free-form and lie outside the space.

use steading_game::Seat;

use crate::building::Replacement;
use crate::trade::{Addressee, listed_calls, listed_terms};
use crate::{Action, Card, Cards, MAX_PLAYERS, Resource, deck};

/// Every action of the fixed space except the discards, in the order of the numbers.
fn blocks() -> impl Iterator<Item = Action> {
    let seats = || Seat::all(MAX_PLAYERS as u8);
    let plain = [Action::End, Action::Accept, Action::Decline, Action::Retract, Action::Withdraw].into_iter();
    let builds = Card::ALL.into_iter().flat_map(|card| {
        let replacements = std::iter::once(None).chain(Replacement::all().map(Some));
        replacements.map(move |replace| Action::Build { card, replace })
    });
    let gifts =
        Resource::ALL.into_iter().flat_map(move |card| seats().map(move |to| Action::Donate { card, to }));
    plain
        .chain(seats().map(Action::Choose))
        .chain(builds)
        .chain(gifts)
        .chain(listed_calls().map(Action::Call))
        .chain(listed_terms().map(|terms| Action::Offer { to: Addressee::All, terms }))
        .chain(listed_terms().map(Action::Counter))
        .chain(listed_terms().map(Action::Propose))
}

/// How many actions come before the discards.
const DISCARDS: u32 = 5 + 4 + 9 * 21 + 5 * 4 + 10 + 3 * 60;

/// Actions with a number have one below this: a discard is any number of cards of each kind that exist.
pub(crate) const ACTION_SPACE: u32 = DISCARDS + 12 * 12 * 15 * 13 * 14;

/// The number of an action.
pub(crate) fn number(action: Action) -> Option<u32> {
    let Action::Discard(cards) = action else {
        return blocks().position(|other| other == action).map(|index| index as u32);
    };
    let all = deck().resources;
    all.contains(cards).then(|| {
        let digit = |number, kind| number * (u32::from(all.count(kind)) + 1) + u32::from(cards.count(kind));
        DISCARDS + Resource::ALL.into_iter().fold(0, digit)
    })
}

/// The action with that number.
pub(crate) fn numbered(number: u32) -> Option<Action> {
    let Some(mut left) = number.checked_sub(DISCARDS) else {
        return blocks().nth(number as usize);
    };
    let mut cards = Cards::NONE;
    for kind in Resource::ALL.into_iter().rev() {
        let base = u32::from(deck().resources.count(kind)) + 1;
        cards = cards.plus(Cards::of(kind, (left % base) as u8));
        left /= base;
    }
    (left == 0).then_some(Action::Discard(cards))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_blocks_end_where_the_discards_begin() {
        assert_eq!(blocks().count() as u32, DISCARDS);
        assert_eq!(numbered(ACTION_SPACE), None);
        assert_eq!(numbered(ACTION_SPACE - 1), Some(Action::Discard(deck().resources)));
    }

    /// Programs that learn depend on these numbers.
    #[test]
    fn numbers_never_change() {
        let examples = [
            ("end", 0),
            ("choose seat0", 5),
            ("build road", 9),
            ("build road B by L", 10),
            ("donate B to seat0", 198),
            ("call want 1B", 218),
            ("offer all 1B for 1L", 228),
            ("counter 1B for 1L", 288),
            ("propose 1B for 1L", 348),
            ("discard 0", 408),
            ("discard 1O", 409),
        ];
        for (text, expected) in examples {
            let action = text.parse().unwrap();
            assert_eq!((number(action), numbered(expected)), (Some(expected), Some(action)), "{text}");
        }
    }
}
