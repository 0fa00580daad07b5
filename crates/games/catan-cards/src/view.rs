//! What one viewer may know.
//!
//! Rules: chapter 8 of the rule document. Hands, the supply and secret choices are the only hidden things; what the
//! face-down piles of buildings and events hold (not their order) follows from what lies open.

use serde::{Deserialize, Serialize};
use steading_game::{Seat, Viewer};

use crate::building::robber_limit;
use crate::event::{Discarding, EventDeck, Giving};
use crate::memory::{Knowledge, PUBLIC};
use crate::trade::{Desk, Question};
use crate::{Built, Cards, Config, Ending, Market, Phase, Resource, Specials, State, Turn, deck, scoring};

/// What one viewer may know about a game.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "CatanCardsView"))]
pub struct View {
    /// How the game was set up.
    pub config: Config,
    /// Whose turn it is.
    pub turn: Turn,
    /// Where the turn stands.
    pub phase: PhaseView,
    /// The players, by seat.
    pub players: Vec<PlayerView>,
    /// The face-down resource pile.
    pub supply: HiddenCards,
    /// The resource discard pile.
    pub discard: Cards,
    /// The open offer and the building pile.
    pub market: Market,
    /// The event piles.
    pub events: EventDeck,
    /// Who holds the special victory point cards.
    pub specials: Specials,
    /// The trade desk.
    pub desk: Desk,
    /// What is certain about hidden cards, as far as this viewer knows: by seat, and last for somebody who only watches.
    pub knowledge: Vec<Option<Knowledge>>,
}

/// One player, as the viewer sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct PlayerView {
    /// The hand.
    pub hand: HiddenCards,
    /// What lies in front of the player.
    pub built: Built,
    /// The points of all that, special cards included.
    pub points: u8,
    /// The largest hand that the robber leaves alone (CA-59).
    pub robber_limit: u8,
    /// How many equal cards replace a missing one (CA-40).
    pub replacement: u8,
}

/// Cards that not everybody sees.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct HiddenCards {
    /// How many, which everybody knows.
    pub size: u8,
    /// Which, for those who may know it.
    pub cards: Option<Cards>,
}

/// Where the turn stands, without the choices that the viewer may not know.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum PhaseView {
    /// The active player trades and builds.
    Main,
    /// An offer or a call waits for answers.
    Answering(Question),
    /// Everybody over the limit chooses what to discard.
    Robber(Vec<DiscardView>),
    /// Every leader chooses what to give and to whom.
    Donation(Vec<GivingView>),
    /// The active player won.
    Won,
    /// The guard against endless games ended it.
    Stalemate,
}

/// What the robber wants of a player, as the viewer sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum DiscardView {
    /// Nothing.
    Safe,
    /// So many cards.
    Owes(u8),
    /// The player has chosen; which cards only the player knows.
    Chosen(HiddenCards),
}

/// What the donation wants of a player, as the viewer sees it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum GivingView {
    /// Nothing.
    Exempt,
    /// A card.
    Owes,
    /// The player has chosen; which card and for whom only the player knows yet.
    Chosen(Option<(Resource, Seat)>),
}

/// What `viewer` may know about `state`.
pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let hidden =
        |cards: Cards, visible: bool| HiddenCards { size: cards.total(), cards: visible.then_some(cards) };
    let host = viewer == Viewer::Host;
    View {
        config: state.config,
        turn: state.turn,
        phase: phase_view(state, viewer),
        players: state
            .seats()
            .map(|seat| {
                let built = state.player(seat).built;
                PlayerView {
                    hand: hidden(state.player(seat).hand, viewer.is(seat)),
                    built,
                    points: scoring::points(state, seat),
                    robber_limit: robber_limit(&built),
                    replacement: deck().replacement(built.roads),
                }
            })
            .collect(),
        supply: hidden(state.supply, host),
        discard: state.discard,
        market: state.market,
        events: state.events,
        specials: state.specials,
        desk: state.desk,
        knowledge: (0..=PUBLIC)
            .map(|observer| {
                let own = observer == PUBLIC || viewer.is(Seat(observer as u8));
                own.then(|| state.memory.observers[observer])
            })
            .collect(),
    }
}

fn phase_view(state: &State, viewer: Viewer) -> PhaseView {
    match &state.phase {
        Phase::Main => PhaseView::Main,
        Phase::Answering(question) => PhaseView::Answering(*question),
        Phase::Robber(choices) => PhaseView::Robber(
            state
                .seats()
                .map(|seat| match choices[seat.index()] {
                    Discarding::Safe => DiscardView::Safe,
                    Discarding::Owes(cards) => DiscardView::Owes(cards),
                    Discarding::Chosen(cards) => DiscardView::Chosen(HiddenCards {
                        size: cards.total(),
                        cards: viewer.is(seat).then_some(cards),
                    }),
                })
                .collect(),
        ),
        Phase::Donation(gifts) => PhaseView::Donation(
            state
                .seats()
                .map(|seat| match gifts[seat.index()] {
                    Giving::Exempt => GivingView::Exempt,
                    Giving::Owes => GivingView::Owes,
                    Giving::Chosen { card, to } => GivingView::Chosen(viewer.is(seat).then_some((card, to))),
                })
                .collect(),
        ),
        Phase::Over(Ending::Won) => PhaseView::Won,
        Phase::Over(Ending::Stalemate) => PhaseView::Stalemate,
    }
}
