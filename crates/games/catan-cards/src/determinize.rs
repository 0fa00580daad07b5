//! A full state as it might be, for bots that see only a view.
//!
//! The unseen cards are dealt at random to the supply and the other hands, so that every certain piece of knowledge
//! holds: nobody gets fewer cards of a kind than they were seen to own, and the supply no more than it was made of.

use steading_game::{GameRng, PositionError, Seat};

use crate::event::{Discarding, Giving, donation};
use crate::memory::{Knowledge, Memory, PUBLIC};
use crate::view::{DiscardView, GivingView, HiddenCards, PhaseView, View};
use crate::{Built, Cards, Config, Ending, MAX_PLAYERS, Phase, Player, Resource, State, audit, deck, setup};

/// Draws a state that agrees with `view`.
pub(crate) fn determinize(view: &View, rng: &mut GameRng) -> Result<State, PositionError> {
    let contradiction = || PositionError::whole("the view contradicts itself: no state looks like that");
    let players = view.players.len();
    let possible = Config::from_setup(&setup(&view.config)).is_ok_and(|config| config == view.config);
    if !possible || players != usize::from(view.config.players) {
        return Err(contradiction());
    }
    let public = view.knowledge.get(PUBLIC).copied().flatten().ok_or_else(contradiction)?;
    let (hands, supply) = deal(view, &public, rng).ok_or_else(contradiction)?;
    let seat_of = |seat: usize| Player {
        hand: hands[seat],
        built: view.players.get(seat).map_or_else(Built::start, |player| player.built),
    };
    let mut state = State {
        config: view.config,
        turn: view.turn,
        phase: Phase::Main,
        players: std::array::from_fn(seat_of),
        supply,
        discard: view.discard,
        market: view.market,
        events: view.events,
        specials: view.specials,
        desk: view.desk,
        memory: Memory {
            observers: std::array::from_fn(|observer| {
                view.knowledge.get(observer).copied().flatten().unwrap_or(public)
            }),
        },
        rng: GameRng::new(rng.seed()),
    };
    // Others know their own hands; about them the view says nothing, and nothing is noted.
    for seat in 0..MAX_PLAYERS {
        state.memory.observers[seat].holds[seat] = Cards::NONE;
    }
    audit::components(&state).map_err(PositionError::whole)?;
    state.phase = guess_phase(view, &state, rng).ok_or_else(contradiction)?;
    audit::audit(&state).map_err(PositionError::whole)?;
    Ok(state)
}

/// Deals all cards that this viewer does not see.
fn deal(view: &View, public: &Knowledge, rng: &mut GameRng) -> Option<([Cards; MAX_PLAYERS], Cards)> {
    // The viewer's own knowledge, where there is one, is at least as good as everybody's.
    let own = view.players.iter().position(|player| player.hand.cards.is_some());
    let knowledge = own.and_then(|seat| view.knowledge.get(seat).copied().flatten()).unwrap_or(*public);
    let mut unseen = deck().resources.checked_minus(view.discard)?;
    let mut hands = [Cards::NONE; MAX_PLAYERS];
    let mut open = [0; MAX_PLAYERS];
    let consistent = |pile: &HiddenCards| pile.cards.is_none_or(|cards| cards.total() == pile.size);
    if !consistent(&view.supply) || !view.players.iter().all(|player| consistent(&player.hand)) {
        return None;
    }
    for (seat, player) in view.players.iter().enumerate() {
        hands[seat] = player.hand.cards.unwrap_or(knowledge.holds[seat]);
        unseen = unseen.checked_minus(hands[seat])?;
        open[seat] = player.hand.size.checked_sub(hands[seat].total())?;
    }
    let supply = match view.supply.cards {
        Some(cards) => cards,
        None => take_at_random(unseen.at_most(knowledge.supply), view.supply.size, rng)?,
    };
    unseen = unseen.checked_minus(supply)?;
    for (hand, open) in hands.iter_mut().zip(open) {
        let drawn = take_at_random(unseen, open, rng)?;
        unseen = unseen.checked_minus(drawn)?;
        *hand = hand.plus(drawn);
    }
    Some((hands, supply))
}

fn take_at_random(mut from: Cards, count: u8, rng: &mut GameRng) -> Option<Cards> {
    let mut taken = Cards::NONE;
    for _ in 0..count {
        let card = Cards::of(Resource::ALL[rng.draw(&from.counts())?], 1);
        from = from.minus(card);
        taken = taken.plus(card);
    }
    Some(taken)
}

fn guess_phase(view: &View, state: &State, rng: &mut GameRng) -> Option<Phase> {
    Some(match &view.phase {
        PhaseView::Main => Phase::Main,
        PhaseView::Answering(question) => Phase::Answering(*question),
        PhaseView::Won => Phase::Over(Ending::Won),
        PhaseView::Stalemate => Phase::Over(Ending::Stalemate),
        PhaseView::Robber(choices) => {
            let mut guessed = [Discarding::Safe; MAX_PLAYERS];
            for (seat, choice) in choices.iter().enumerate() {
                *guessed.get_mut(seat)? = match choice {
                    DiscardView::Safe => Discarding::Safe,
                    DiscardView::Owes(cards) => Discarding::Owes(*cards),
                    DiscardView::Chosen(HiddenCards { cards: Some(cards), .. }) => Discarding::Chosen(*cards),
                    DiscardView::Chosen(HiddenCards { size, cards: None }) => {
                        Discarding::Chosen(take_at_random(state.players.get(seat)?.hand, *size, rng)?)
                    }
                };
            }
            Phase::Robber(guessed)
        }
        PhaseView::Donation(gifts) => {
            let mut guessed = [Giving::Exempt; MAX_PLAYERS];
            for (seat, gift) in gifts.iter().enumerate() {
                *guessed.get_mut(seat)? = match gift {
                    GivingView::Exempt => Giving::Exempt,
                    GivingView::Owes => Giving::Owes,
                    GivingView::Chosen(Some((card, to))) => Giving::Chosen { card: *card, to: *to },
                    GivingView::Chosen(None) => guess_gift(state, seat, rng)?,
                };
            }
            Phase::Donation(guessed)
        }
    })
}

fn guess_gift(state: &State, seat: usize, rng: &mut GameRng) -> Option<Giving> {
    let card = Resource::ALL[rng.draw(&state.players.get(seat)?.hand.counts())?];
    let recipients: Vec<Seat> = donation::recipients(state).collect();
    let to = *rng.pick(&recipients)?;
    Some(Giving::Chosen { card, to })
}
