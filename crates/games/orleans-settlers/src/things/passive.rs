//! What a card brings without being activated (OR-65).

use steading_game::Step;

use super::amounts::{coins, fame};
use crate::Follower;
use crate::data::{Passive, PassiveFacts};

pub(super) fn step(passive: Passive, numbers: &PassiveFacts) -> Step {
    match passive {
        Passive::Carpentry => Step::new("verb-carpentry").taking(fame(numbers.carpentry_fame)),
        Passive::Granary => Step::new("verb-granary").number("less", numbers.granary_relief),
        Passive::Watchtower => Step::new("verb-watchtower").taking(coins(numbers.watchtower_toll)),
        Passive::School => {
            let slots =
                Follower::ALL.into_iter().filter(|slot| numbers.school_slots & 1 << slot.index() != 0);
            let step = Step::new("verb-school").word("stands_in", Follower::Scholar.id());
            slots.fold(step, |step, slot| step.word("slot", slot.id()))
        }
    }
}
