//! What players of Hoard see, and what they make of it.

use serde::{Deserialize, Serialize, Serializer};
use steading_game::{GameRng, PositionError, Seat, Viewer};

use super::action::Kind;
use super::fault::{Fault, has, outside};
use super::state::{COPIES, Cards, Config, State, size};

/// What a viewer sees.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct View {
    players: u8,
    cards: u8,
    wild: bool,
    hands: Vec<Hand>,
    tables: Vec<Cards>,
    deck_size: u32,
    /// For the host.
    deck: Option<Vec<Kind>>,
    active: Seat,
    played: u8,
    #[serde(serialize_with = "boast")]
    boast: Option<u16>,
    knocked: Vec<bool>,
    quiet: u8,
    luck: u8,
}

#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
struct Hand {
    size: u32,
    cards: Option<Cards>,
}

#[allow(clippy::ref_option)] // serde passes fields like that
fn boast<S: Serializer>(boast: &Option<u16>, serializer: S) -> Result<S::Ok, S::Error> {
    boast.filter(|_| !has(Fault::ViewDoesNotReadBack)).serialize(serializer)
}

pub(crate) fn view(state: &State, viewer: Viewer) -> View {
    let shown = |seat| viewer.is(seat) || (has(Fault::ViewShowsOtherHands) && seat == Seat(0));
    let hand =
        |(seat, cards): (Seat, &Cards)| Hand { size: size(cards), cards: shown(seat).then_some(*cards) };
    let top = state.deck.last().map(|&kind| vec![kind]).filter(|_| has(Fault::ViewShowsTheTopCard));
    let all = (viewer == Viewer::Host && !has(Fault::HostGuessesTheDeck)).then(|| state.deck.clone());
    View {
        players: state.config.players,
        cards: if has(Fault::ViewForgetsTheSetup) { 4 } else { state.config.cards },
        wild: state.config.wild,
        hands: Seat::all(state.config.players).zip(&state.hands).map(hand).collect(),
        tables: state.tables.clone(),
        deck_size: state.deck.len() as u32,
        deck: all.or(top),
        active: state.active,
        played: state.played,
        boast: state.boast,
        knocked: state.knocked.clone(),
        quiet: state.quiet,
        luck: state.luck,
    }
}

pub(crate) fn determinize(view: &View, rng: &mut GameRng) -> Result<State, PositionError> {
    let wrong = |what: &str| PositionError::whole(what);
    if !(2..=3).contains(&view.players) || !(2..=4).contains(&view.cards) || (view.wild && view.cards < 3) {
        return Err(wrong("impossible set-up"));
    }
    let known = view.hands.iter().filter_map(|hand| hand.cards);
    let known: Vec<Cards> = known.chain(view.tables.iter().copied()).collect();
    let mut hidden = hidden(&known, view.deck.as_deref().filter(|_| !has(Fault::ViewShowsTheTopCard)))
        .ok_or_else(|| wrong("too many cards"))?;
    if has(Fault::GuessUsesOutsideChance) {
        let turned = usize::from(outside() % 2).min(hidden.len());
        hidden.rotate_left(turned);
    } else if !has(Fault::GuessIsAlwaysTheSame) {
        rng.shuffle(&mut hidden);
    }
    let mut hands = Vec::new();
    for hand in &view.hands {
        let mut cards = [0; 3];
        match hand.cards {
            Some(cards) if size(&cards) != hand.size => return Err(wrong("a hand has another size")),
            Some(known) => cards = known,
            None => {
                for _ in 0..hand.size {
                    cards[hidden.pop().ok_or_else(|| wrong("too few cards"))? as usize] += 1;
                }
            }
        }
        hands.push(cards);
    }
    let mut deck = if has(Fault::ViewShowsTheTopCard) { hidden } else { view.deck.clone().unwrap_or(hidden) };
    if has(Fault::GuessForgetsOwnHand) {
        forget_own_hand(view, &mut hands, &mut deck, rng);
    }
    if has(Fault::GuessLosesACard) {
        deck.pop();
    } else if deck.len() != view.deck_size as usize {
        return Err(wrong("the deck has another size"));
    }
    if has(Fault::GuessPanicsOnNonsense) {
        assert!(view.luck <= 6, "no die has a {}", view.luck);
    }
    let config = Config { players: view.players, cards: view.cards, wild: view.wild };
    let state = State {
        config,
        hands,
        tables: view.tables.clone(),
        deck,
        active: view.active,
        played: view.played,
        boast: view.boast,
        knocked: view.knocked.clone(),
        quiet: view.quiet,
        luck: view.luck,
        rng: GameRng::new(rng.seed()),
    };
    if !has(Fault::GuessTrustsNonsense) && !has(Fault::GuessLosesACard) {
        state.audit().map_err(PositionError::whole)?;
    }
    Ok(state)
}

/// The cards that nobody showed.
fn hidden(known: &[Cards], deck: Option<&[Kind]>) -> Option<Vec<Kind>> {
    let mut hidden = Vec::new();
    for kind in Kind::ALL {
        let in_deck = deck.unwrap_or_default().iter().filter(|&&card| card == kind).count() as u32;
        let seen: u32 = known.iter().map(|cards| u32::from(cards[kind as usize])).sum::<u32>() + in_deck;
        let left = u32::from(COPIES).checked_sub(seen)?;
        hidden.extend(vec![kind; left as usize]);
    }
    Some(hidden)
}

/// Swaps a card of a known hand for one of the deck.
fn forget_own_hand(view: &View, hands: &mut [Cards], deck: &mut [Kind], rng: &mut GameRng) {
    let own = view.hands.iter().position(|hand| hand.cards.is_some_and(|cards| size(&cards) > 0));
    let place = rng.below(deck.len() as u32) as usize;
    if let (Some(own), Some(card)) = (own, deck.get_mut(place)) {
        let old =
            Kind::ALL.into_iter().find(|&kind| hands[own][kind as usize] > 0).expect("the hand has cards");
        hands[own][old as usize] -= 1;
        hands[own][*card as usize] += 1;
        *card = old;
    }
}

/// Swaps everything that `viewer` cannot see.
pub(crate) fn scramble(state: &mut State, viewer: Viewer, rng: &mut GameRng) {
    if has(Fault::ScrambleDoesNothing) {
        state.rng = GameRng::new(rng.seed());
        return;
    }
    let hidden_seats: Vec<Seat> = Seat::all(state.config.players).filter(|&seat| !viewer.is(seat)).collect();
    let mut cards = Vec::new();
    for &seat in &hidden_seats {
        for kind in Kind::ALL {
            cards.extend(vec![kind; usize::from(state.hands[seat.index()][kind as usize])]);
        }
    }
    if !has(Fault::ScrambleForgetsTheDeck) {
        cards.append(&mut state.deck);
    }
    rng.shuffle(&mut cards);
    for seat in hidden_seats {
        let hand = &mut state.hands[seat.index()];
        let dealt: Vec<Kind> = cards.drain(..size(hand) as usize).collect();
        *hand = [0; 3];
        for kind in dealt {
            hand[kind as usize] += 1;
        }
    }
    if !has(Fault::ScrambleForgetsTheDeck) {
        state.deck = cards;
    }
    if has(Fault::ScrambleLosesCards) {
        state.deck.pop();
    }
    if !has(Fault::ScrambleKeepsTheGenerator) {
        state.rng = GameRng::new(rng.seed());
    }
}
