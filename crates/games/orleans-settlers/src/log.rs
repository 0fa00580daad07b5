//! What is told while a game is played, for the log and for animation. Nothing of it is secret (OR-106).

use serde::Serialize;
use steading_game::Seat;

use crate::{Building, Deed, EventCard, Follower, Followers, Good, Place, Space};

macro_rules! events {
    ($($(#[$meta:meta])* $name:ident $({ $($field:ident: $kind:ty),+ $(,)? })?),+ $(,)?) => {
        /// Something that happened. Fields are named after what they are: `seat` is whoever it happened to or who did
        /// it.
        #[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
        #[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "OrleansSettlersEvent"))]
        #[serde(rename_all = "snake_case", tag = "kind")]
        #[expect(missing_docs, reason = "the fields are named after what they are")]
        pub enum Event {
            $($(#[$meta])* $name $({ $($field: $kind),+ })?),+
        }
    };
}

events! {
    /// The table was set up.
    Began { start: Seat },
    /// A round began.
    RoundBegan { round: u8, start: Seat },
    /// The event card of the round was turned up.
    Revealed { event: EventCard },
    /// A place of the left neighbour was prohibited.
    Prohibited { seat: Seat, victim: Seat, place: Place },
    /// Followers were drawn from the bag.
    Drew { seat: Seat, followers: Followers },
    /// A follower was put on a place.
    Put { seat: Seat, follower: Follower, place: Place },
    /// A good was laid on a place.
    Laid { seat: Seat, good: Good, place: Place },
    /// All followers were taken back from the places.
    Recalled { seat: Seat },
    /// Planning was ended.
    Planned { seat: Seat },
    /// A place was activated.
    Activated { seat: Seat, place: Place },
    /// Somebody passed.
    Passed { seat: Seat },
    /// Somebody had nothing to activate and is out.
    IsOut { seat: Seat },
    /// A follower came from the market into the bag.
    Recruited { seat: Seat, follower: Follower },
    /// Goods came from the market.
    GainedGoods { seat: Seat, good: Good, count: u8 },
    /// Coins came from the bank.
    GainedCoins { seat: Seat, coins: u8 },
    /// Citizens were ticked.
    GainedCitizens { seat: Seat, count: u8 },
    /// The fame marker moved.
    GainedFame { seat: Seat, fame: u8, space: u8 },
    /// An area was harvested.
    Harvested { seat: Seat, space: Space, good: Good },
    /// A settler was placed.
    Expanded { seat: Seat, space: Space },
    /// A settler drove out another.
    Conquered { seat: Seat, space: Space, victim: Seat },
    /// A conqueror paid for a watchtower.
    PaidToll { seat: Seat, victim: Seat, coins: u8 },
    /// A card was acquired.
    Acquired { seat: Seat, place: Place, price: u8 },
    /// Something was built.
    Built { seat: Seat, building: Building, space: Space },
    /// A good was sold.
    Sold { seat: Seat, good: Good, coins: u8 },
    /// A good was bought.
    Bought { seat: Seat, good: Good, coins: u8 },
    /// A follower was sent to a deed.
    SentFollower { seat: Seat, follower: Follower, deed: Deed },
    /// A good was sent to a deed.
    SentGood { seat: Seat, good: Good, deed: Deed },
    /// A coin was sent to a deed.
    SentCoin { seat: Seat, deed: Deed },
    /// A technology tile was sent to a deed.
    SentTechnology { seat: Seat, place: Place, deed: Deed },
    /// The last slot of a deed was filled.
    DeedCompleted { seat: Seat, deed: Deed },
    /// Hunger is over.
    HungerEliminated,
    /// A technology tile was placed.
    TechnologyPlaced { seat: Seat, place: Place },
    /// A good was exchanged.
    Exchanged { seat: Seat, give: Good, get: Good },
    /// A base place card was opened.
    Unlocked { seat: Seat, place: Place },
    /// Somebody advanced to an era.
    Advanced { seat: Seat, era: u8 },
    /// A fame bonus was declined.
    Declined { seat: Seat },
    /// The era figure was stood up.
    StoodUp { seat: Seat },
    /// A good was paid.
    PaidGood { seat: Seat, good: Good, removed: bool },
    /// Coins were paid.
    PaidCoins { seat: Seat, coins: u8 },
    /// Somebody had too little, and so many other things have to go.
    Tortured { seat: Seat, count: u8 },
    /// A settler went to the box.
    GaveSettler { seat: Seat, from: Option<Space> },
    /// A fortress went to the box.
    GaveFortress { seat: Seat, from: Option<Space> },
    /// A technology tile went back to the market.
    GaveTechnology { seat: Seat, place: Place },
    /// A good went back to the market.
    GaveGood { seat: Seat, good: Good },
    /// A card was lost.
    GaveCard { seat: Seat, place: Place },
    /// A citizen was unticked.
    GaveCitizen { seat: Seat },
    /// Nothing was left to give.
    Forgiven { seat: Seat, count: u8 },
    /// The plague took a follower.
    LostFollower { seat: Seat, follower: Follower },
    /// The story is over.
    Over,
}
