//! The Donations: build three settlements on the terrain that the tile shows, one after the other.
//!
//! Rule: NO-9. Once begun it goes on as long as there are settlements in the supply and empty hexes.

use std::marker::PhantomData;

use steading_game::{EventSink, Illegal, Message, Seat, Thing};

use crate::action::OnHex;
use crate::choices::Choices;
use crate::nomad::NomadThing;
use crate::sets::nomads;
use crate::verb::{Verb, enter};
use crate::{Acting, Action, Event, Extra, Hex, HexSet, Stage, State, Terrain, placement, unfit};

/// Settlements of one tile.
const SETTLEMENTS: u8 = 3;

/// One tile for each of these terrains.
macro_rules! donations {
    ($($Tile:ident on $terrain:ident,)*) => {
        $(
            pub(crate) struct $Tile;

            impl NomadThing for $Tile {
                const RULE: &'static str = "NO-9";
                const TERRAIN: Option<Terrain> = Some(Terrain::$terrain);
                type Verb = Donation<Self>;

                fn numbers(tile: Thing) -> Thing {
                    tile.number("settlements", SETTLEMENTS)
                }
            }

            impl Shown for $Tile {
                const SHOWN: Terrain = Terrain::$terrain;
            }
        )*
    };
}

donations! {
    DonationGrass on Grass,
    DonationCanyon on Canyon,
    DonationDesert on Desert,
    DonationFlowers on Flowers,
    DonationForest on Forest,
    DonationWater on Water,
    DonationMountain on Mountain,
}

/// A tile that shows a terrain.
pub(crate) trait Shown: NomadThing {
    const SHOWN: Terrain;
}

/// Builds on the terrain that the tile shows.
pub(crate) struct Donation<T>(PhantomData<T>);

/// Empty hexes of the terrain beside own settlements, or any if there is none.
fn targets(terrain: Terrain, state: &State, seat: Seat) -> HexSet {
    if state.player(seat).supply == 0 {
        return HexSet::EMPTY;
    }
    state.beside_if_possible(seat, state.empty(terrain))
}

impl<T: Shown> Verb for Donation<T> {
    fn is_possible(state: &State, seat: Seat) -> bool {
        !targets(T::SHOWN, state, seat).is_empty()
    }

    fn begin(state: &mut State, _seat: Seat, extra: Extra, _events: &mut impl EventSink<Event>) -> bool {
        enter(state, extra, Stage::Build { done: 0 });
        false
    }

    fn choices(state: &State, seat: Seat, stage: Stage, choices: &mut Choices) {
        let Stage::Build { done } = stage else { return };
        (choices.what, choices.cancel) = (OnHex::Build, done == 0);
        if done < SETTLEMENTS {
            choices.hexes = targets(T::SHOWN, state, seat);
        }
    }

    fn perform(
        state: &mut State,
        seat: Seat,
        acting: Acting,
        action: Action,
        events: &mut impl EventSink<Event>,
    ) -> bool {
        let (Stage::Build { done }, Action::Build(hex)) = (acting.stage, action) else { return false };
        enter(state, acting.extra, Stage::Build { done: done + 1 });
        events.tell(|| Event::Built { seat, hex, by: Some(acting.extra) });
        placement::build(state, seat, hex, events)
    }

    fn fits(state: &State, seat: Seat, acting: Acting, usable: bool) -> bool {
        nomads::fits(state, seat, acting, usable)
    }

    fn refusal(state: &State, seat: Seat, _acting: Acting, what: OnHex, hex: Hex) -> Option<Illegal> {
        let wrong = || unfit::not_on(state, seat, hex, T::RULE, T::SHOWN);
        (what == OnHex::Build).then(|| unfit::cannot_take(state, hex).unwrap_or_else(wrong))
    }

    fn idle(state: &State, seat: Seat) -> Option<Illegal> {
        unfit::without_supply(state, seat)
    }

    fn prompt(state: &State, seat: Seat, stage: Stage) -> Option<Message> {
        let Stage::Build { done } = stage else { return None };
        let left = SETTLEMENTS.saturating_sub(done).min(state.player(seat).supply);
        Some(Message::new("prompt-build-more").with("left", left))
    }
}
