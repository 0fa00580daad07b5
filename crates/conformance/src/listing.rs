//! The legal actions of all seats in one position.

use steading_game::{Game, Seat, SeatSet};

/// The legal actions of every seat. The buffers are reused from position to position.
#[derive(Debug)]
pub(crate) struct Listing<G: Game> {
    by_seat: Vec<Vec<G::Action>>,
}

impl<G: Game> Listing<G> {
    pub(crate) fn new(players: u8) -> Self {
        Listing { by_seat: vec![Vec::new(); usize::from(players)] }
    }

    /// Lists the legal actions in `state`.
    pub(crate) fn fill(&mut self, state: &G::State) {
        for (seat, actions) in (0..).map(Seat).zip(&mut self.by_seat) {
            actions.clear();
            G::legal_actions(state, seat, actions);
        }
    }

    /// The actions of one seat; none for a seat that does not exist.
    pub(crate) fn of(&self, seat: Seat) -> &[G::Action] {
        self.by_seat.get(seat.index()).map_or(&[], Vec::as_slice)
    }

    /// Every seat with its actions.
    pub(crate) fn seats(&self) -> impl Iterator<Item = (Seat, &[G::Action])> {
        (0..).map(Seat).zip(self.by_seat.iter().map(Vec::as_slice))
    }

    /// Every listed action with its seat.
    pub(crate) fn all(&self) -> impl Iterator<Item = (Seat, G::Action)> {
        self.seats().flat_map(|(seat, actions)| actions.iter().map(move |&action| (seat, action)))
    }

    /// The seats that have at least one action.
    pub(crate) fn able(&self) -> SeatSet {
        self.seats().filter(|(_, actions)| !actions.is_empty()).map(|(seat, _)| seat).collect()
    }
}
