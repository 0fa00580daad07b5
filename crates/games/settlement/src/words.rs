//! Actions, prompts and events as sentences to be; the words stand in `text/*.ftl`.

use steading_game::{Fact, Message, Seat};

use crate::{Action, Event, Phase, Resources, Space, State, monster, pass, scoring};

/// The action in words, for menus.
pub(crate) fn label(action: Action) -> Message {
    match action {
        Action::Take(artifact) => Message::new("action-take").with("artifact", artifact.id()),
        Action::Build { space, street } => {
            Message::new("action-build").with("number", space + 1).with("street", street.key())
        }
        Action::Explore(region) => Message::new("action-explore").with("region", region.key()),
        Action::Lay(space) => at(Message::new("action-place"), space),
        Action::Hunt(space) => at(Message::new("action-hunt"), space),
        Action::Fortify(space) => at(Message::new("action-fortify"), space),
        Action::ActivateRegion(region) => Message::new("action-activate-region").with("region", region.key()),
        Action::ActivateStreet(street) => Message::new("action-activate-street").with("street", street.key()),
        Action::ActivateFortification(space) => at(Message::new("action-activate-fortification"), space),
        Action::Invite(place) => Message::new("action-invite").with("number", place + 1),
        Action::Trade(trade) => {
            let take = Resources::of(trade.take, 1);
            Message::new("action-trade").with("give", trade.give).with("take", take)
        }
        Action::Use { place, choice } => {
            let message = match choice {
                None => Message::new("action-use"),
                Some(kind) => Message::new("action-use-choice").with("kind", kind.id()),
            };
            message.with("street", place.street().key()).with("number", place.number() + 1)
        }
        Action::Stop => Message::new("action-stop"),
        Action::Luck(kind) => Message::new("action-luck").with("kind", kind.id()),
        Action::Monster(true) => Message::new("action-monster-yes"),
        Action::Monster(false) => Message::new("action-monster-no"),
        Action::Keep(basics) => Message::new("action-keep").with("basics", basics),
        Action::End => Message::new("action-end"),
        Action::Pass => Message::new("action-pass"),
    }
}

/// The message with the region and the column of a space.
fn at(message: Message, space: Space) -> Message {
    message.with("region", space.region().key()).with("column", space.column() + 1)
}

/// What is asked of `seat` now.
pub(crate) fn prompt(state: &State, seat: Seat) -> Message {
    if state.phase == Phase::Over {
        return over(state);
    }
    if seat != state.active {
        return Message::new("prompt-wait").with("active", state.active);
    }
    match state.phase {
        Phase::Draft => Message::new("prompt-draft"),
        Phase::Turn => Message::new(match (state.acted, state.invited) {
            (false, false) => "prompt-turn",
            (true, false) => "prompt-turn-acted",
            (false, true) => "prompt-turn-invited",
            (true, true) => "prompt-turn-done",
        }),
        Phase::Placing { tile } => {
            let terrain = state.data().terrain(tile);
            let message = Message::new("prompt-place").with("landscape", terrain.resource.landscape());
            message.with("region", tile.region().key())
        }
        Phase::Luck { .. } => Message::new("prompt-luck"),
        Phase::Checking { left } => {
            let space = left.first();
            let colour = space.and_then(|space| monster::colour_at(state, space));
            match space.zip(colour) {
                Some((space, colour)) => {
                    at(Message::new("prompt-check").with("monster", colour.key()), space)
                }
                None => Message::new("prompt-turn-acted"),
            }
        }
        Phase::Street { street, .. } => Message::new("prompt-street").with("street", street.key()),
        Phase::Clock { place } => {
            let building = state.active().streets.get(place).map_or("", |built| built.building.id());
            Message::new("prompt-clock").with("building", building)
        }
        Phase::Keeping => Message::new("prompt-keep").with("count", pass::kept(state.active())),
        Phase::NewArtifact => Message::new("prompt-artifact"),
        Phase::Over => over(state),
    }
}

fn over(state: &State) -> Message {
    if state.config.players > 1 {
        return Message::new("event-over");
    }
    let points = scoring::total(state, Seat(0));
    let rank = state.data().supply.rank(points).key();
    Message::new("event-solo-over").with("points", points).with("rank", rank)
}

/// An event in words, for the log.
pub(crate) fn describe(event: &Event) -> Message {
    let by = |key: &'static str, seat: Seat| Message::new(key).with("seat", seat);
    match *event {
        Event::Began { seat } => by("event-began", seat),
        Event::RoundBegan { round, seat } => by("event-round", seat).with("round", round),
        Event::TurnedUp { building } => Message::new("event-turned-up").with("building", building.id()),
        Event::Stacked { building, count } => {
            Message::new("event-stacked").with("building", building.id()).with("count", count)
        }
        Event::ArtifactTaken { seat, artifact, returned: None } => {
            by("event-artifact", seat).with("artifact", artifact.id())
        }
        Event::ArtifactTaken { seat, artifact, returned: Some(returned) } => {
            by("event-artifact-changed", seat).with("artifact", artifact.id()).with("returned", returned.id())
        }
        Event::ArtifactTurnedUp { artifact } => {
            Message::new("event-artifact-turned-up").with("artifact", artifact.id())
        }
        Event::ArtifactPaid { seat, artifact, gain } => {
            by("event-artifact-paid", seat).with("artifact", artifact.id()).with("gain", gain)
        }
        Event::Constructed { seat, building, place, paid } => by("event-built", seat)
            .with("building", building.id())
            .with("street", place.street().key())
            .with("paid", paid),
        Event::Explored { seat, region, resource, monster, .. } => by("event-explored", seat)
            .with("region", region.key())
            .with("landscape", resource.landscape())
            .with("monster", monster.key()),
        Event::Laid { seat, space } => at(by("event-laid", seat), space),
        Event::MonsterAppeared { seat, space, monster } => {
            at(by("event-monster", seat).with("monster", monster.key()), space)
        }
        Event::MonsterKeptAway { seat, space, monster } => {
            at(by("event-monster-kept-away", seat).with("monster", monster.key()), space)
        }
        Event::Hunted { seat, monster, space, gain } => {
            at(by("event-hunted", seat).with("monster", monster.key()), space).with("gain", gain)
        }
        Event::Fortified { seat, space } => at(by("event-fortified", seat), space),
        Event::RegionActivated { seat, region, gain } => {
            by("event-region", seat).with("region", region.key()).with("gain", gain)
        }
        Event::StreetActivated { seat, street } => by("event-street", seat).with("street", street.key()),
        Event::Used { seat, building, paid, gain } if paid.is_empty() => {
            by("event-used", seat).with("building", building.id()).with("gain", gain)
        }
        Event::Used { seat, building, paid, gain } => {
            by("event-exchanged", seat).with("building", building.id()).with("paid", paid).with("gain", gain)
        }
        Event::Stored { seat, building, kind } => by("event-stored", seat)
            .with("building", building.id())
            .with("stored", Fact::Things(vec![(1, kind.id())])),
        Event::FortificationActivated { seat, space, gain } => {
            at(by("event-fortification", seat), space).with("gain", gain)
        }
        Event::Invited { seat, hero, guild, paid, settlers } => by("event-invited", seat)
            .with("hero", hero)
            .with("guild", guild.key())
            .with("paid", paid)
            .with("settlers", settlers),
        Event::InvitedFaceDown { seat, hero: Some(hero), guild: Some(guild), paid, settlers } => {
            let message = by("event-invited", seat).with("hero", hero).with("guild", guild.key());
            message.with("paid", paid).with("settlers", settlers)
        }
        Event::InvitedFaceDown { seat, paid, settlers, .. } => {
            by("event-invited-face-down", seat).with("paid", paid).with("settlers", settlers)
        }
        Event::HeroArrived { hero, guild, monster } => Message::new("event-hero-arrived")
            .with("hero", hero)
            .with("guild", guild.key())
            .with("monster", monster.key()),
        Event::HeroLeft { hero, guild } => {
            Message::new("event-hero-left").with("hero", hero).with("guild", guild.key())
        }
        Event::Traded { seat, give, take } => {
            by("event-traded", seat).with("give", give).with("take", Resources::of(take, 1))
        }
        Event::Passed { seat, first: true } => by("event-passed-first", seat),
        Event::Passed { seat, first: false } => by("event-passed", seat),
        Event::Kept { seat, kept, returned } if kept.is_empty() => {
            by("event-returned", seat).with("returned", returned)
        }
        Event::Kept { seat, kept, returned } => {
            by("event-kept", seat).with("kept", kept).with("returned", returned)
        }
        Event::Over => Message::new("event-over"),
        Event::SoloOver { points, rank } => {
            Message::new("event-solo-over").with("points", points).with("rank", rank)
        }
    }
}
