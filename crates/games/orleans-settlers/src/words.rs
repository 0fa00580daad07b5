//! Actions, prompts and events as sentences to be; the words stand in `text/*.ftl`.

use steading_game::{Fact, Message, Seat};

use crate::action::{Cargo, Thing};
use crate::pending::{Pending, Waiting};
use crate::{Action, Event, Followers, Phase, State};

/// The eras' names.
const ERAS: [&str; 5] = ["era-1", "era-2", "era-3", "era-4", "era-5"];

/// The key of an era's name.
pub(crate) fn era(era: u8) -> &'static str {
    ERAS[usize::from(era.clamp(1, 5) - 1)]
}

/// The action in words, for menus.
pub(crate) fn label(action: Action) -> Message {
    let about = |key, name, word: &'static str| Message::new(key).with(name, word);
    match action {
        Action::Prohibit(place) => about("action-prohibit", "place", place.key()),
        Action::Put { follower, place, slot } => {
            about("action-put", "place", place.key()).with("follower", follower.id()).with("slot", slot + 1)
        }
        Action::Draw(number) => Message::new("action-draw").with("count", number),
        Action::Lay { good, place } => about("action-lay", "good", good.id()).with("place", place.key()),
        Action::Recall => Message::new("action-recall"),
        Action::End => Message::new("action-end"),
        Action::Activate(place) => about("action-activate", "place", place.key()),
        Action::Pass => Message::new("action-pass"),
        Action::Choose(option) => Message::new("action-choose").with("option", option + 1),
        Action::Harvest(space) => about("action-harvest", "space", space.key()),
        Action::Expand(space) => about("action-expand", "space", space.key()),
        Action::Acquire(place) => about("action-acquire", "place", place.key()),
        Action::Build(building, space) => {
            about("action-build", "building", building.id()).with("space", space.key())
        }
        Action::Sell(good) => about("action-sell", "good", good.id()),
        Action::Buy(good) => about("action-buy", "good", good.id()),
        Action::Send { follower, cargo, deed, slot } => {
            let message = match cargo {
                Cargo::Follower => Message::new("action-send"),
                Cargo::Good(good) => about("action-send-good", "good", good.id()),
                Cargo::Coin => Message::new("action-send-coin"),
                Cargo::Technology => Message::new("action-send-technology"),
            };
            message.with("follower", follower.id()).with("deed", deed.key()).with("slot", slot + 1)
        }
        Action::Technology { place, slot } => {
            about("action-technology", "place", place.key()).with("slot", slot + 1)
        }
        Action::Exchange(good) => about("action-exchange", "good", good.id()),
        Action::Stop => Message::new("action-stop"),
        Action::Unlock(place) => about("action-unlock", "place", place.key()),
        Action::Advance => Message::new("action-advance"),
        Action::Citizen => Message::new("action-citizen"),
        Action::Decline => Message::new("action-decline"),
        Action::Recruit(follower) => about("action-recruit", "follower", follower.id()),
        Action::Pay(Some(good)) => about("action-pay", "good", good.id()),
        Action::Pay(None) => Message::new("action-pay-coin"),
        Action::Give(Thing::Settler(None)) => Message::new("action-give-settler"),
        Action::Give(Thing::Settler(Some(space))) => about("action-give-settler-on", "space", space.key()),
        Action::Give(Thing::Fortress(None)) => Message::new("action-give-fortress"),
        Action::Give(Thing::Fortress(Some(space))) => about("action-give-fortress-on", "space", space.key()),
        Action::Give(Thing::Technology(place)) => about("action-give-technology", "place", place.key()),
        Action::Give(Thing::Card(place)) => about("action-give-card", "place", place.key()),
        Action::Give(Thing::Citizen) => Message::new("action-give-citizen"),
        Action::Give(Thing::Good(good)) => about("action-give-good", "good", good.id()),
    }
}

/// What is asked of `seat` now.
pub(crate) fn prompt(state: &State, seat: Seat) -> Message {
    let waits = |active: Seat| Message::new("prompt-wait").with("active", active);
    if let Some(Pending { seat: asked, what }) = state.stack.top() {
        return if asked == seat { question(state, seat, what) } else { waits(asked) };
    }
    match state.phase {
        Phase::Plan { done, .. } if done.contains(seat) => Message::new("prompt-wait-planning"),
        Phase::Plan { .. } => Message::new("prompt-plan").with("event", state.event.key()),
        Phase::Actions { active, .. } if active == seat => Message::new("prompt-action"),
        Phase::Actions { active, .. } => waits(active),
        Phase::Reveal | Phase::Draw { .. } | Phase::Resolve { .. } | Phase::Bonus { .. } | Phase::Over => {
            Message::new("prompt-over")
        }
    }
}

fn question(state: &State, seat: Seat, what: Waiting) -> Message {
    let counted = |key, left: u8| Message::new(key).with("left", left);
    match what {
        Waiting::Effects { place, .. } | Waiting::Choose { place } => {
            Message::new("prompt-choose").with("place", place.key())
        }
        Waiting::Prohibit => Message::new("prompt-prohibit").with("victim", seat.next(state.config.players)),
        Waiting::Draw { most } => counted("prompt-draw", most),
        Waiting::Harvest { left, .. } => counted("prompt-harvest", left),
        Waiting::Expand { left: 0 | 1, .. } => Message::new("prompt-expand"),
        Waiting::Expand { left, .. } => counted("prompt-expand-several", left),
        Waiting::Acquire => Message::new("prompt-acquire"),
        Waiting::Build { .. } => Message::new("prompt-build"),
        Waiting::Sell { left, .. } => counted("prompt-sell", left),
        Waiting::Buy { purchase, .. } => counted("prompt-buy", purchase.most),
        Waiting::Deeds { .. } => Message::new("prompt-deeds"),
        Waiting::SendTechnology { deed, .. } => {
            Message::new("prompt-send-technology").with("deed", deed.key())
        }
        Waiting::Technology { price: None, .. } => Message::new("prompt-technology"),
        Waiting::Technology { price: Some(price), .. } => {
            Message::new("prompt-buy-technology").with("coins", price)
        }
        Waiting::Exchange { get, left, .. } => counted("prompt-exchange", left).with("good", get.id()),
        Waiting::Fame { .. } => Message::new("prompt-fame"),
        Waiting::Recruit { .. } => Message::new("prompt-recruit"),
        Waiting::Pay { left, .. } => counted("prompt-pay", left),
        Waiting::Torture { left } => counted("prompt-torture", left),
    }
}

fn things(followers: Followers) -> Fact {
    Fact::Things(followers.iter().map(|(follower, count)| (u32::from(count), follower.id())).collect())
}

/// An event in words.
pub(crate) fn describe(event: &Event) -> Message {
    let by = |key, seat: Seat| Message::new(key).with("seat", seat);
    match *event {
        Event::Began { start } => by("log-began", start),
        Event::RoundBegan { round, start } => by("log-round", start).with("round", round),
        Event::Revealed { event } => Message::new("log-revealed").with("event", event.key()),
        Event::Prohibited { seat, victim, place } => {
            by("log-prohibited", seat).with("victim", victim).with("place", place.key())
        }
        Event::Drew { seat, followers } => by("log-drew", seat).with("followers", things(followers)),
        Event::Put { seat, follower, place } => {
            by("log-put", seat).with("follower", follower.id()).with("place", place.key())
        }
        Event::Laid { seat, good, place } => {
            by("log-laid", seat).with("good", good.id()).with("place", place.key())
        }
        Event::Recalled { seat } => by("log-recalled", seat),
        Event::Planned { seat } => by("log-planned", seat),
        Event::Activated { seat, place } => by("log-activated", seat).with("place", place.key()),
        Event::Passed { seat } => by("log-passed", seat),
        Event::IsOut { seat } => by("log-out", seat),
        Event::Recruited { seat, follower } => by("log-recruited", seat).with("follower", follower.id()),
        Event::GainedGoods { seat, good, count } => {
            by("log-goods", seat).with("goods", Fact::Things(vec![(u32::from(count), good.id())]))
        }
        Event::GainedCoins { seat, coins } => by("log-coins", seat).with("coins", coins),
        Event::GainedCitizens { seat, count } => by("log-citizens", seat).with("count", count),
        Event::GainedFame { seat, fame, space } => {
            by("log-fame", seat).with("fame", fame).with("space", space)
        }
        Event::Harvested { seat, space, good } => {
            by("log-harvested", seat).with("space", space.key()).with("good", good.id())
        }
        Event::Expanded { seat, space } => by("log-expanded", seat).with("space", space.key()),
        Event::Conquered { seat, space, victim } => {
            by("log-conquered", seat).with("space", space.key()).with("victim", victim)
        }
        Event::PaidToll { seat, victim, coins } => {
            by("log-toll", seat).with("victim", victim).with("coins", coins)
        }
        Event::Acquired { seat, place, price } => {
            by("log-acquired", seat).with("place", place.key()).with("coins", price)
        }
        Event::Built { seat, building, space } => {
            by("log-built", seat).with("building", building.id()).with("space", space.key())
        }
        Event::Sold { seat, good, coins } => {
            by("log-sold", seat).with("good", good.id()).with("coins", coins)
        }
        Event::Bought { seat, good, coins } => {
            by("log-bought", seat).with("good", good.id()).with("coins", coins)
        }
        Event::SentFollower { seat, follower, deed } => {
            by("log-sent", seat).with("tile", follower.id()).with("deed", deed.key())
        }
        Event::SentGood { seat, good, deed } => {
            by("log-sent", seat).with("tile", good.id()).with("deed", deed.key())
        }
        Event::SentCoin { seat, deed } => by("log-sent-coin", seat).with("deed", deed.key()),
        Event::SentTechnology { seat, place, deed } => {
            by("log-sent-technology", seat).with("place", place.key()).with("deed", deed.key())
        }
        Event::DeedCompleted { seat, deed } => by("log-deed", seat).with("deed", deed.key()),
        Event::HungerEliminated => Message::new("log-hunger-eliminated"),
        Event::TechnologyPlaced { seat, place } => by("log-technology", seat).with("place", place.key()),
        Event::Exchanged { seat, give, get } => {
            by("log-exchanged", seat).with("give", give.id()).with("get", get.id())
        }
        Event::Unlocked { seat, place } => by("log-unlocked", seat).with("place", place.key()),
        Event::Advanced { seat, era: number } => by("log-advanced", seat).with("era", era(number)),
        Event::Declined { seat } => by("log-declined", seat),
        Event::StoodUp { seat } => by("log-stood-up", seat),
        Event::PaidGood { seat, good, removed: false } | Event::GaveGood { seat, good } => {
            by("log-paid", seat).with("good", good.id())
        }
        Event::PaidGood { seat, good, removed: true } => by("log-paid-removed", seat).with("good", good.id()),
        Event::PaidCoins { seat, coins } => by("log-paid-coins", seat).with("coins", coins),
        Event::Tortured { seat, count } => by("log-tortured", seat).with("count", count),
        Event::GaveSettler { seat, from: None } => by("log-gave-settler", seat),
        Event::GaveSettler { seat, from: Some(space) } => {
            by("log-gave-settler-on", seat).with("space", space.key())
        }
        Event::GaveFortress { seat, from: None } => by("log-gave-fortress", seat),
        Event::GaveFortress { seat, from: Some(space) } => {
            by("log-gave-fortress-on", seat).with("space", space.key())
        }
        Event::GaveTechnology { seat, place } => by("log-gave-technology", seat).with("place", place.key()),
        Event::GaveCard { seat, place } => by("log-gave-card", seat).with("place", place.key()),
        Event::GaveCitizen { seat } => by("log-gave-citizen", seat),
        Event::Forgiven { seat, count } => by("log-forgiven", seat).with("count", count),
        Event::LostFollower { seat, follower } => {
            by("log-lost-follower", seat).with("follower", follower.id())
        }
        Event::Over => Message::new("log-over"),
    }
}
