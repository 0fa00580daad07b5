//! Every component with all that is printed on it.

use steading_game::{Amount, Origin, Slot, Thing};

use crate::Card;
use crate::data::{laid_upon, printed};

pub(crate) fn things() -> Vec<Thing> {
    Card::ALL.into_iter().map(thing).collect()
}

fn thing(card: Card) -> Thing {
    let printed = printed(card);
    let room: Vec<&str> = laid_upon(card).map(Card::id).collect();
    Thing::new("card", card.id(), Origin::Designed)
        .ruled(if printed.upon.is_some() { "HO-4" } else { "HO-3" })
        .copies(printed.copies)
        .number("points", printed.points)
        .costs(printed.upon.map(|upon| Amount::of(1u32, upon.id())))
        .slots((!room.is_empty()).then(|| Slot { optional: true, ..Slot::accepting(room) }))
}
