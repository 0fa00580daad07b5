//! What was used in an event, for studies of balance.

use steading_game::Use;

use crate::Event;

pub(crate) fn uses(event: &Event, out: &mut Vec<Use>) {
    out.extend(match *event {
        Event::Began { start } => Some(Use::by(start, "start", "first player")),
        Event::Revealed { event } => Some(Use::by_all("event", event.id())),
        Event::Put { seat, place, .. } => Some(Use::by(seat, "plan", place.id())),
        Event::Activated { seat, place } => Some(Use::by(seat, "place", place.id())),
        Event::Harvested { seat, good, .. } => Some(Use::by(seat, "harvest", good.id())),
        Event::Expanded { seat, .. } => Some(Use::by(seat, "area", "free")),
        Event::Conquered { seat, .. } => Some(Use::by(seat, "area", "conquered")),
        Event::Acquired { seat, place, .. } => Some(Use::by(seat, "card", place.id())),
        Event::Unlocked { seat, place } => Some(Use::by(seat, "base card", place.id())),
        Event::Built { seat, building, .. } => Some(Use::by(seat, "building", building.id())),
        Event::SentFollower { seat, deed, .. }
        | Event::SentGood { seat, deed, .. }
        | Event::SentCoin { seat, deed }
        | Event::SentTechnology { seat, deed, .. } => Some(Use::by(seat, "deed", deed.id())),
        Event::DeedCompleted { seat, deed } => Some(Use::by(seat, "deed completed", deed.id())),
        Event::TechnologyPlaced { seat, place } => Some(Use::by(seat, "technology", place.id())),
        Event::Advanced { seat, era } => Some(Use::by(seat, "era", era.to_string())),
        Event::RoundBegan { .. }
        | Event::Prohibited { .. }
        | Event::Drew { .. }
        | Event::Laid { .. }
        | Event::Recalled { .. }
        | Event::Planned { .. }
        | Event::Passed { .. }
        | Event::IsOut { .. }
        | Event::Recruited { .. }
        | Event::GainedGoods { .. }
        | Event::GainedCoins { .. }
        | Event::GainedCitizens { .. }
        | Event::GainedFame { .. }
        | Event::PaidToll { .. }
        | Event::Sold { .. }
        | Event::Bought { .. }
        | Event::HungerEliminated
        | Event::Exchanged { .. }
        | Event::Declined { .. }
        | Event::StoodUp { .. }
        | Event::PaidGood { .. }
        | Event::PaidCoins { .. }
        | Event::Tortured { .. }
        | Event::GaveSettler { .. }
        | Event::GaveFortress { .. }
        | Event::GaveTechnology { .. }
        | Event::GaveGood { .. }
        | Event::GaveCard { .. }
        | Event::GaveCitizen { .. }
        | Event::Forgiven { .. }
        | Event::LostFollower { .. }
        | Event::Over => None,
    });
}
