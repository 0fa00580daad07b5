//! What a seat may know of a game of any kind, as bots are handed it.

use std::any::Any;

use crate::{Game, GameInfo, Seat, Viewer};

/// What a seat may know of a game of any kind. Nothing is written or read for it: inside is the view of the game itself.
///
/// Only a moment makes one ([`AnyMoment::view_of`](crate::AnyMoment::view_of)), always for a seat, and a state never comes out
/// of it: whoever is handed one cannot cheat.
///
/// ```compile_fail,E0624
/// # use steading_game::{AnyView, Game, Seat};
/// fn look_at_everything<G: Game>(state: &G::State) -> AnyView {
///     AnyView::new::<G>(state, Seat(0), 0) // private
/// }
/// ```
pub struct AnyView {
    view: Box<dyn Any + Send>,
    info: &'static GameInfo,
    seat: Seat,
    decisions: usize,
}

impl AnyView {
    pub(super) fn new<G: Game>(state: &G::State, seat: Seat, decisions: usize) -> AnyView {
        let view = Box::new(G::view(state, Viewer::Seat(seat)));
        AnyView { view, info: G::info(), seat, decisions }
    }

    /// The facts about the game.
    pub fn info(&self) -> &'static GameInfo {
        self.info
    }

    /// Who may know it.
    pub fn seat(&self) -> Seat {
        self.seat
    }

    /// How many decisions were made so far.
    pub fn decisions(&self) -> usize {
        self.decisions
    }

    /// The view, if the game is `G`.
    pub fn of<G: Game>(&self) -> Option<&G::View> {
        self.view.downcast_ref()
    }
}
