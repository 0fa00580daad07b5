//! A moment of a game of any kind: everything that can be asked of a state.

use serde::Serialize;
use serde_json::Value;
use serde_json::value::{RawValue, to_raw_value};

use super::{AnyView, Refusal};
use crate::{
    Digest, Game, GameInfo, Message, Outcome, Score, Seat, SeatSet, Setup, Target, Viewer, divide,
    write_position,
};

/// A moment of a game of any kind.
pub trait AnyMoment: Send {
    /// The facts about the game.
    fn info(&self) -> &'static GameInfo;

    /// The set-up.
    fn setup(&self) -> Setup;

    /// How many decisions were made so far.
    fn decisions(&self) -> usize;

    /// Everybody the game waits for.
    fn must_act(&self) -> SeatSet;

    /// Everybody who may act.
    fn may_act(&self) -> SeatSet;

    /// What `seat` can do.
    fn legal_actions(&self, seat: Seat) -> Vec<Choice>;

    /// What `seat` can do, in its notation and no more.
    fn legal_notations(&self, seat: Seat) -> Vec<String>;

    /// Whether `seat` may do this, and why not.
    fn check(&self, seat: Seat, action: &str) -> Result<(), Refusal>;

    /// What `seat` may know, to be handed to a bot.
    fn view_of(&self, seat: Seat) -> AnyView;

    /// What `viewer` may know, as data.
    fn view(&self, viewer: Viewer) -> Value;

    /// The same, written already: for whoever only passes it on.
    fn written_view(&self, viewer: Viewer) -> Box<RawValue>;

    /// The same without the data files of an owner: for whoever only draws it.
    fn drawn_view(&self, viewer: Viewer) -> Box<RawValue>;

    /// The table as text.
    fn picture(&self, viewer: Viewer) -> String;

    /// What a clock plays for a seat that it has run out for.
    fn timeout_action(&self, seat: Seat) -> Option<String>;

    /// What is asked of `seat`.
    fn prompt(&self, seat: Seat) -> Message;

    /// The points of `seat` if the game ended now, for the host.
    fn score(&self, seat: Seat) -> Score;

    /// The same as far as `viewer` may know them.
    fn score_seen(&self, seat: Seat, viewer: Viewer) -> Option<Score>;

    /// The places, once the game is over.
    fn outcome(&self) -> Option<Outcome>;

    /// The position as text, set-up first.
    fn position(&self) -> String;

    /// The fingerprint of the position.
    fn digest(&self) -> Digest;

    /// The ways to go on for so many decisions, by first decisions; see [`crate::perft()`].
    fn divide(&self, depth: u32, told: &mut dyn FnMut(Seat, String, u64));

    /// Looks for anything that can never be.
    fn audit(&self) -> Result<(), String>;
}

/// A legal action as a client needs it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "schema", derive(utoipa::ToSchema))]
pub struct Choice {
    /// The notation, to be sent back.
    pub action: String,
    /// The number, for masks and learning.
    pub number: Option<u32>,
    /// What to click.
    pub target: Target,
    /// What it says in a menu.
    pub label: Message,
}

/// Something that holds a state: whatever does is a moment.
pub(super) trait Holds: Send {
    /// The game.
    type Game: Game;

    /// The state.
    fn state(&self) -> &<Self::Game as Game>::State;

    /// How many decisions led to it.
    fn made(&self) -> usize;
}

/// A state of `G` on the way through a game.
pub(super) struct Moment<'a, G: Game> {
    pub(super) state: &'a G::State,
    pub(super) made: usize,
}

impl<G: Game> Holds for Moment<'_, G> {
    type Game = G;

    fn state(&self) -> &G::State {
        self.state
    }

    fn made(&self) -> usize {
        self.made
    }
}

impl<H: Holds> AnyMoment for H {
    fn info(&self) -> &'static GameInfo {
        H::Game::info()
    }

    fn setup(&self) -> Setup {
        H::Game::setup(self.state())
    }

    fn decisions(&self) -> usize {
        self.made()
    }

    fn must_act(&self) -> SeatSet {
        H::Game::must_act(self.state())
    }

    fn may_act(&self) -> SeatSet {
        H::Game::may_act(self.state())
    }

    fn legal_actions(&self, seat: Seat) -> Vec<Choice> {
        let mut actions = Vec::new();
        H::Game::legal_actions(self.state(), seat, &mut actions);
        let choice = |action: <H::Game as Game>::Action| Choice {
            action: action.to_string(),
            number: H::Game::number(action),
            target: H::Game::target(action),
            label: H::Game::label(action),
        };
        actions.into_iter().map(choice).collect()
    }

    fn legal_notations(&self, seat: Seat) -> Vec<String> {
        let mut actions = Vec::new();
        H::Game::legal_actions(self.state(), seat, &mut actions);
        actions.iter().map(ToString::to_string).collect()
    }

    fn check(&self, seat: Seat, action: &str) -> Result<(), Refusal> {
        Ok(H::Game::check(self.state(), seat, action.parse()?)?)
    }

    fn view_of(&self, seat: Seat) -> AnyView {
        AnyView::new::<H::Game>(self.state(), seat, self.made())
    }

    fn view(&self, viewer: Viewer) -> Value {
        json(&H::Game::view(self.state(), viewer))
    }

    fn written_view(&self, viewer: Viewer) -> Box<RawValue> {
        written(&H::Game::view(self.state(), viewer))
    }

    fn drawn_view(&self, viewer: Viewer) -> Box<RawValue> {
        let mut view = H::Game::view(self.state(), viewer);
        H::Game::leave_out_data(&mut view);
        written(&view)
    }

    fn picture(&self, viewer: Viewer) -> String {
        H::Game::picture(&H::Game::view(self.state(), viewer))
    }

    fn timeout_action(&self, seat: Seat) -> Option<String> {
        H::Game::timeout_action(self.state(), seat).map(|action| action.to_string())
    }

    fn prompt(&self, seat: Seat) -> Message {
        H::Game::prompt(self.state(), seat)
    }

    fn score(&self, seat: Seat) -> Score {
        H::Game::score(self.state(), seat)
    }

    fn score_seen(&self, seat: Seat, viewer: Viewer) -> Option<Score> {
        H::Game::shows_score(self.state(), seat, viewer).then(|| self.score(seat))
    }

    fn outcome(&self) -> Option<Outcome> {
        H::Game::outcome(self.state())
    }

    fn position(&self) -> String {
        write_position::<H::Game>(self.state())
    }

    fn digest(&self) -> Digest {
        Digest::of::<H::Game>(self.state())
    }

    fn divide(&self, depth: u32, told: &mut dyn FnMut(Seat, String, u64)) {
        divide::<H::Game>(self.state(), depth, |seat, action, ways| told(seat, action.to_string(), ways));
    }

    fn audit(&self) -> Result<(), String> {
        H::Game::audit(self.state())
    }
}

pub(super) fn json(value: &impl Serialize) -> Value {
    serde_json::to_value(value).expect("views and events have text keys")
}

fn written(view: &impl Serialize) -> Box<RawValue> {
    to_raw_value(view).expect("views have text keys")
}
