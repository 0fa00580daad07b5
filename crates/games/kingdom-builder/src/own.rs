//! Extra actions that neither build one settlement nor move one piece: the tables of what each of them does.
//!
//! Each has a file with functions of these names. An action begins with a [`Stage`], offers choices in every stage, and
//! carries out what is chosen. It is over when the player says so, or when it has nothing more to offer: [`settle`] looks
//! after every placement, since reactions and full terrain can end it as well. Only then its tile is turned over.

use steading_game::{EventSink, Illegal, Seat};

use crate::action::OnHex;
use crate::choices::Choices;
use crate::location::lighthouse::SHIP;
use crate::location::wagon::WAGON;
use crate::location::{barracks, bazaar, cathedral, city_hall, fort, quarry, scout_cabin, temple};
use crate::nomad::{donation, resettlement, sword};
use crate::verb::Verb;
use crate::{Acting, Action, Event, Extra, Hex, Location, NomadTile, Phase, Stage, State, extra, sets};

/// Whether it can do anything now.
pub(crate) fn is_possible(extra: Extra, state: &State, seat: Seat) -> bool {
    match extra {
        Extra::Location(Location::Quarry) => quarry::is_possible(state, seat),
        Extra::Location(Location::Barracks) => barracks::is_possible(state, seat),
        Extra::Location(Location::CityHall) => city_hall::is_possible(state, seat),
        Extra::Location(Location::Fort) => fort::is_possible(state, seat),
        Extra::Location(Location::Lighthouse) => SHIP.is_possible(state, seat),
        Extra::Location(Location::Wagon) => WAGON.is_possible(state, seat),
        Extra::Location(Location::Temple) => temple::is_possible(state, seat),
        Extra::Location(Location::Bazaar) => bazaar::is_possible(state, seat),
        // A token can always be taken.
        Extra::Location(Location::Cathedral) => true,
        Extra::Location(Location::ScoutCabin) => scout_cabin::is_possible(state, seat),
        Extra::Nomad(NomadTile::Resettlement) => resettlement::is_possible(state, seat),
        Extra::Nomad(NomadTile::Sword) => sword::is_possible(state, seat),
        Extra::Nomad(tile) => donation::is_possible(tile, state, seat),
        _ => false,
    }
}

/// Begins it with its first stage; whether a card was drawn.
pub(crate) fn begin(state: &mut State, seat: Seat, extra: Extra, events: &mut impl EventSink<Event>) -> bool {
    let stage = match extra {
        Extra::Location(Location::Fort) => return fort::begin(state, seat, events),
        Extra::Location(Location::Lighthouse) => SHIP.begin(state, seat),
        Extra::Location(Location::Wagon) => WAGON.begin(state, seat),
        Extra::Location(Location::Bazaar) => Stage::Repeat,
        Extra::Nomad(NomadTile::Resettlement) => Stage::Step { done: 0, from: None },
        Extra::Nomad(NomadTile::Sword) | Extra::Location(Location::Temple) => Stage::Take { done: 0 },
        // Quarry, Donations; Barracks, City Hall; Cathedral, Scout Cabin.
        _ => Stage::Build { done: 0 },
    };
    state.phase = Phase::Acting(Acting { extra, stage });
    false
}

/// Offers what can be decided in it now. What was begun can be cancelled unless this says no.
pub(crate) fn choices(state: &State, seat: Seat, acting: Acting, choices: &mut Choices) {
    match acting.extra {
        Extra::Location(Location::Quarry) => quarry::choices(state, seat, acting.stage, choices),
        Extra::Location(Location::Barracks) => barracks::choices(state, seat, choices),
        Extra::Location(Location::CityHall) => city_hall::choices(state, seat, choices),
        Extra::Location(Location::Fort) => fort::choices(state, seat, choices),
        Extra::Location(Location::Lighthouse) => SHIP.choices(state, seat, acting.stage, choices),
        Extra::Location(Location::Wagon) => WAGON.choices(state, seat, acting.stage, choices),
        Extra::Location(Location::Temple) => temple::choices(state, seat, choices),
        Extra::Location(Location::Bazaar) => bazaar::choices(state, seat, choices),
        Extra::Location(Location::Cathedral) => cathedral::choices(state, seat, acting.stage, choices),
        Extra::Location(Location::ScoutCabin) => scout_cabin::choices(state, seat, acting.stage, choices),
        Extra::Nomad(NomadTile::Resettlement) => resettlement::choices(state, seat, acting.stage, choices),
        Extra::Nomad(NomadTile::Sword) => sword::choices(state, seat, acting.stage, choices),
        Extra::Nomad(tile) => donation::choices(tile, state, seat, acting.stage, choices),
        _ => {}
    }
}

/// Carries out a decision in it; whether a card was drawn.
pub(crate) fn perform(
    state: &mut State,
    seat: Seat,
    acting: Acting,
    action: Action,
    events: &mut impl EventSink<Event>,
) -> bool {
    match (acting.extra, action) {
        (_, Action::Done) => finish(state, seat, acting.extra),
        (Extra::Nomad(NomadTile::Resettlement), _) => {
            return resettlement::perform(state, seat, acting.stage, action, events);
        }
        (_, Action::Cancel) => state.phase = Phase::Turn,
        (Extra::Location(Location::Quarry), _) => {
            return quarry::perform(state, seat, acting.stage, action, events);
        }
        (Extra::Location(Location::Barracks), _) => return barracks::perform(state, seat, action, events),
        (Extra::Location(Location::CityHall), _) => return city_hall::perform(state, seat, action, events),
        (Extra::Location(Location::Fort), _) => return fort::perform(state, seat, action, events),
        (Extra::Location(Location::Lighthouse), _) => {
            return SHIP.perform(state, seat, acting.stage, action, events);
        }
        (Extra::Location(Location::Wagon), _) => {
            return WAGON.perform(state, seat, acting.stage, action, events);
        }
        (Extra::Location(Location::Temple), _) => return temple::perform(state, seat, action, events),
        (Extra::Location(Location::Bazaar), Action::Use(extra)) => bazaar::repeat(state, seat, extra, events),
        (Extra::Location(Location::Cathedral), _) => {
            return cathedral::perform(state, seat, acting.stage, action, events);
        }
        (Extra::Location(Location::ScoutCabin), Action::Build(hex)) => {
            return scout_cabin::place(state, seat, acting.stage, hex, events);
        }
        (Extra::Nomad(NomadTile::Sword), Action::Take(hex)) => {
            return sword::take(state, seat, acting.stage, hex, events);
        }
        (Extra::Nomad(_), Action::Build(hex)) => return donation::build(state, seat, acting, hex, events),
        _ => {}
    }
    false
}

/// Whether it can have come that far, for `audit.rs`. Before anything was done, its tile must be usable.
pub(crate) fn fits(state: &State, seat: Seat, acting: Acting) -> bool {
    let usable = extra::usable(state, seat).contains(acting.extra);
    match acting.extra {
        // Their tiles are turned over at the very end.
        Extra::Location(Location::Quarry) => {
            quarry::fits(state, seat, usable, acting.stage) && goes_on(state, seat, acting)
        }
        Extra::Location(Location::Bazaar | Location::Cathedral | Location::ScoutCabin) => {
            // While reactions are asked for, nobody has looked yet whether it goes on (EN-2).
            usable && (sets::marshlands::asked(state).is_some() || goes_on(state, seat, acting))
        }
        Extra::Nomad(tile) if sets::marshlands::asked(state).is_some() => {
            sets::nomads::ready(state, seat, tile) != 0
        }
        Extra::Nomad(_) => usable && goes_on(state, seat, acting),
        Extra::Location(Location::Barracks | Location::CityHall) => {
            usable && acting.stage == Stage::Build { done: 0 }
        }
        Extra::Location(Location::Fort) => fort::fits(state, seat, acting.stage),
        Extra::Location(Location::Lighthouse) => SHIP.fits(state, seat, usable, acting.stage),
        Extra::Location(Location::Wagon) => WAGON.fits(state, seat, usable, acting.stage),
        Extra::Location(Location::Temple) => usable && acting.stage == Stage::Take { done: 0 },
        _ => false,
    }
}

/// Why it does not do that on that hex; nothing if it waits for something else.
pub(crate) fn refusal(state: &State, seat: Seat, acting: Acting, what: OnHex, hex: Hex) -> Option<Illegal> {
    match acting.extra {
        Extra::Location(Location::Quarry) => quarry::refusal(state, what, hex),
        Extra::Location(Location::Barracks) => barracks::refusal(state, seat, what, hex),
        Extra::Location(Location::CityHall) => city_hall::refusal(state, what, hex),
        Extra::Location(Location::Fort) => fort::refusal(state, seat, what, hex),
        Extra::Location(Location::Lighthouse) => SHIP.refusal(state, seat, acting.stage, what, hex),
        Extra::Location(Location::Wagon) => WAGON.refusal(state, seat, acting.stage, what, hex),
        Extra::Location(Location::Temple) => temple::refusal(state, seat, what, hex),
        Extra::Location(Location::Cathedral) => cathedral::refusal(state, seat, what, hex),
        Extra::Location(Location::ScoutCabin) => scout_cabin::refusal(state, what, hex),
        Extra::Nomad(NomadTile::Resettlement) => resettlement::refusal(state, seat, acting.stage, what, hex),
        Extra::Nomad(NomadTile::Sword) => sword::refusal(state, seat, acting.stage, what, hex),
        Extra::Nomad(tile) => donation::refusal(tile, state, seat, what, hex),
        _ => None,
    }
}

/// An action under way that has nothing more to offer is over.
pub(crate) fn settle(state: &mut State) {
    let Phase::Acting(acting) = state.phase else { return };
    let seat = state.turn.active;
    if matches!(acting.extra.verb(), Verb::Own) && !goes_on(state, seat, acting) {
        finish(state, seat, acting.extra);
    }
}

/// Whether anything on the table can be chosen in this stage.
fn goes_on(state: &State, seat: Seat, acting: Acting) -> bool {
    let mut offered = Choices::NONE;
    choices(state, seat, acting, &mut offered);
    let also = offered.also.is_some_and(|(_, hexes)| !hexes.is_empty());
    let extras = offered.extras.len() > 0;
    !offered.hexes.is_empty() || also || !offered.terrains.is_empty() || extras || offered.token
}

/// It is over: its tile is turned over (KB-23).
pub(crate) fn finish(state: &mut State, seat: Seat, extra: Extra) {
    extra.spend(state, seat);
    state.phase = Phase::Turn;
}
