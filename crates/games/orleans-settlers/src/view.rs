//! What one viewer may know: everything but the chance to come (OR-106).
//!
//! Bags are public by their contents; the order of draws and of events is not there at all, it is drawn when needed.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use steading_game::{Seat, ViewData, Viewer};

use crate::data::Data;
use crate::slots::Piece;
use crate::{
    Deeds, EventCard, Followers, Goods, Market, Pending, Phase, Place, PlaceSet, Space, State, Tile, scoring,
};

/// What one viewer may know about a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "OrleansSettlersView"))]
pub struct View {
    /// The options, by name.
    pub options: BTreeMap<String, String>,
    /// The data files of an owner of the box, if the game is played with them; under earlier rules their version, as `rules`.
    #[cfg_attr(feature = "typescript", ts(as = "Option<BTreeMap<String, String>>"))]
    pub data: ViewData<Data>,
    /// The round, from 1 to 16.
    pub round: u8,
    /// The start player.
    pub start: Seat,
    /// Where the round stands.
    pub phase: Phase,
    /// What waits, the bottom of the stack first.
    pub pending: Vec<Pending>,
    /// The event of this round.
    pub event: EventCard,
    /// All events that were turned up.
    pub revealed: Vec<EventCard>,
    /// The spaces in play.
    pub map: Vec<AreaView>,
    /// The common supply.
    pub market: Market,
    /// The deeds.
    pub deeds: Deeds,
    /// "Hunger eliminated" lies on era II.
    pub hunger_eliminated: bool,
    /// The players, by seat.
    pub players: Vec<PlayerView>,
}

/// A space of the map.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct AreaView {
    /// Which.
    pub space: Space,
    /// Its tile.
    pub tile: Tile,
    /// The village side is up.
    pub village: bool,
    /// A church stands there.
    pub church: bool,
    /// Whose settlers stand there.
    pub settlers: Vec<Seat>,
    /// Whose fortress stands there.
    pub fortress: Option<Seat>,
}

/// One player.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlayerView {
    /// Goods.
    pub goods: Goods,
    /// Coins.
    pub coins: u16,
    /// Citizens.
    pub citizens: u8,
    /// Where the fame marker stands.
    pub fame: u8,
    /// The era.
    pub era: u8,
    /// The era figure lies.
    pub lying: bool,
    /// Followers in the bag.
    pub bag: Followers,
    /// Followers on the green.
    pub green: Followers,
    /// Settlers in the supply.
    pub settlers: u8,
    /// Settlers in the box.
    pub boxed_settlers: u8,
    /// Fortresses in the supply.
    pub fortresses: u8,
    /// Fortresses in the box.
    pub boxed_fortresses: u8,
    /// Open places, with what lies on their slots.
    pub places: BTreeMap<Place, Vec<Option<Piece>>>,
    /// Goods that lie on places.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    #[cfg_attr(feature = "typescript", ts(optional, as = "Option<BTreeMap<Place, Goods>>"))]
    pub stored: BTreeMap<Place, Goods>,
    /// The prohibited place.
    pub prohibited: Option<Place>,
    /// The points if the story ended now.
    pub points: i32,
}

/// What `viewer` may know about `state`: the same for everybody.
pub(crate) fn view(state: &State, _: Viewer) -> View {
    let used = state.data().map.used[Data::column(state.config.players)];
    View {
        options: state
            .config
            .options()
            .iter()
            .map(|&(name, value)| (name.to_owned(), value.to_owned()))
            .collect(),
        data: ViewData::new(&state.config.data),
        round: state.round,
        start: state.start,
        phase: state.phase,
        pending: state.stack.items().to_vec(),
        event: state.event,
        revealed: EventCard::all().filter(|card| state.revealed & 1 << card.0 != 0).collect(),
        map: used.iter().map(|space| area(state, space)).collect(),
        market: state.market,
        deeds: state.deeds,
        hunger_eliminated: state.hunger_eliminated(),
        players: state.seats().map(|seat| player(state, seat)).collect(),
    }
}

fn area(state: &State, space: Space) -> AreaView {
    let board = &state.board;
    AreaView {
        space,
        tile: board.tiles[space.index()],
        village: board.villages.contains(space),
        church: board.churches.contains(space),
        settlers: state.seats().filter(|&seat| board.areas(seat).contains(space)).collect(),
        fortress: state.seats().find(|seat| board.fortresses[seat.index()].contains(space)),
    }
}

fn player(state: &State, seat: Seat) -> PlayerView {
    let player = state.player(seat);
    let open: PlaceSet = player.open;
    let pieces = |place: Place| {
        let slots = state.data().place(place).slots.len();
        (0..slots).map(|slot| player.on(place).get(slot)).collect()
    };
    PlayerView {
        goods: player.goods,
        coins: player.coins,
        citizens: player.citizens,
        fame: player.fame,
        era: player.era,
        lying: player.lying,
        bag: player.bag,
        green: player.green,
        settlers: player.settlers,
        boxed_settlers: player.boxed_settlers,
        fortresses: player.fortresses,
        boxed_fortresses: player.boxed_fortresses,
        places: open.iter().map(|place| (place, pieces(place))).collect(),
        stored: open
            .iter()
            .map(|place| (place, state.stored(seat, place)))
            .filter(|(_, goods)| goods.total() > 0)
            .collect(),
        prohibited: player.prohibited,
        points: scoring::total(state, seat),
    }
}
