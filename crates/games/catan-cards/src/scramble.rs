//! The witness that views leak nothing: everything that a viewer cannot see is swapped.

use steading_game::{GameRng, Seat, Viewer};

use crate::event::{Discarding, Giving, donation};
use crate::memory::Knowledge;
use crate::{Cards, Phase, Resource, State};

/// Swaps hidden cards for others, as long as what this viewer knows for certain stays true, and re-chooses what others
/// chose in secret. The generator always changes.
pub(crate) fn scramble(state: &mut State, viewer: Viewer, rng: &mut GameRng) {
    if viewer == Viewer::Host {
        return;
    }
    state.rng = GameRng::new(rng.seed());
    let certain = *state.memory.of(viewer);
    for _ in 0..SWAPS {
        swap_two_cards(state, viewer, &certain, rng);
    }
    let hidden: Vec<Seat> = state.seats().filter(|&seat| !viewer.is(seat)).collect();
    for &seat in &hidden {
        choose_again(state, seat, rng);
    }
    for seat in hidden {
        // What others know about hands is theirs; the least is what everybody knows.
        let public = *state.memory.of(Viewer::Spectator);
        let row = &mut state.memory.observers[seat.index()];
        *row = public;
        row.holds[seat.index()] = Cards::NONE;
    }
}

const SWAPS: usize = 60;

/// A place where hidden cards lie.
#[derive(Clone, Copy, PartialEq)]
enum Place {
    Supply,
    Hand(Seat),
}

fn swap_two_cards(state: &mut State, viewer: Viewer, certain: &Knowledge, rng: &mut GameRng) {
    let hands = state.seats().filter(|&seat| !viewer.is(seat)).map(Place::Hand);
    let places: Vec<Place> = hands.chain([Place::Supply]).collect();
    let (Some(&one), Some(&other)) = (rng.pick(&places), rng.pick(&places)) else { return };
    let before = (*cards_at(state, one), *cards_at(state, other));
    let (Some(first), Some(second)) = (rng.draw(&before.0.counts()), rng.draw(&before.1.counts())) else {
        return;
    };
    let [first, second] = [first, second].map(|kind| Cards::of(Resource::ALL[kind], 1));
    if one == other {
        return;
    }
    *cards_at(state, one) = before.0.minus(first).plus(second);
    *cards_at(state, other) = before.1.minus(second).plus(first);
    let fits = [one, other].into_iter().all(|place| match place {
        Place::Supply => certain.supply.contains(state.supply),
        Place::Hand(seat) => state.player(seat).hand.contains(certain.holds[seat.index()]),
    });
    if !fits {
        (*cards_at(state, one), *cards_at(state, other)) = before;
    }
}

fn cards_at(state: &mut State, place: Place) -> &mut Cards {
    match place {
        Place::Supply => &mut state.supply,
        Place::Hand(seat) => &mut state.player_mut(seat).hand,
    }
}

fn choose_again(state: &mut State, seat: Seat, rng: &mut GameRng) {
    let hand = state.player(seat).hand;
    let recipients: Vec<Seat> = donation::recipients(state).collect();
    match &mut state.phase {
        Phase::Robber(choices) => {
            if let Discarding::Chosen(cards) = &mut choices[seat.index()] {
                let mut options = Vec::new();
                hand.for_each_choice(cards.total(), &mut |choice| options.push(choice));
                *cards = rng.pick(&options).copied().unwrap_or(*cards);
            }
        }
        Phase::Donation(gifts) => {
            if let Giving::Chosen { card, to } = &mut gifts[seat.index()] {
                let kinds: Vec<Resource> = hand.kinds().collect();
                *card = rng.pick(&kinds).copied().unwrap_or(*card);
                *to = rng.pick(&recipients).copied().unwrap_or(*to);
            }
        }
        Phase::Main | Phase::Answering(_) | Phase::Over(_) => {}
    }
}
