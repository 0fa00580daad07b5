//! The Cathedral: take a token, or give tokens back and build as many settlements on the terrain of the played card.
//!
//! Rules: HA-16, HA-31, KB-71. Builds come one after the other, and the player may stop after any of them.

use steading_game::{EventSink, GameRng, Illegal, Message, Seat};

use crate::action::OnHex;
use crate::board::{Specials, each};
use crate::choices::Choices;
use crate::insight::likely;
use crate::location::LocationThing;
use crate::verb::{Verb, enter, finish};
use crate::{Acting, Action, Event, Extra, Hex, Location, Stage, State, placement, played, unfit};

pub(crate) struct Cathedral;

impl LocationThing for Cathedral {
    const RULE: &'static str = "HA-16";
    const DEPENDS_ON_CARD: bool = true;
    type Verb = Self;
}

impl Cathedral {
    /// `seat` took tiles of these special hexes: each Cathedral among them brings a token.
    pub(crate) fn took(state: &mut State, seat: Seat, from: Specials, events: &mut impl EventSink<Event>) {
        for _ in each(from & state.setting.board.hexes_of(Location::Cathedral)) {
            take_token(state, seat, events);
        }
    }

    /// `seat` lost one: with the last of them its tokens are lost.
    pub(crate) fn lost(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
        let player = &mut state.players[seat.index()];
        let held = player.tiles.held & state.setting.board.hexes_of(Location::Cathedral);
        if held == 0 && player.harvest.tokens > 0 {
            player.harvest.tokens = 0;
            events.tell(|| Event::LostTokens { seat });
        }
    }
}

/// The stock of tokens never ends.
fn take_token(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
    let tokens = &mut state.player_mut(seat).harvest.tokens;
    *tokens = tokens.saturating_add(1);
    let tokens = *tokens;
    events.tell(|| Event::TookToken { seat, tokens });
}

impl Verb for Cathedral {
    /// A token can always be taken.
    fn is_possible(_state: &State, _seat: Seat) -> bool {
        true
    }

    fn begin(state: &mut State, _seat: Seat, extra: Extra, _events: &mut impl EventSink<Event>) -> bool {
        enter(state, extra, Stage::Build { done: 0 });
        false
    }

    /// At first a token or a build, then builds as long as there are tokens and settlements for them.
    fn choices(state: &State, seat: Seat, stage: Stage, choices: &mut Choices) {
        let Stage::Build { done } = stage else { return };
        choices.what = OnHex::Build;
        (choices.cancel, choices.token, choices.done) = (done == 0, done == 0, done > 0);
        let player = state.player(seat);
        if player.harvest.tokens > 0 && player.supply > 0 {
            choices.hexes = state.beside_if_possible(seat, state.empty_of_card());
            if done > 0 && state.turn.terrain.is_none() {
                // The card was replaced by one that leaves a choice (MA-3).
                choices.terrains = played::playable(state);
            }
        }
    }

    /// Takes a token, builds, or chooses the terrain of a new card. Whether a card was drawn.
    fn perform(
        state: &mut State,
        seat: Seat,
        acting: Acting,
        action: Action,
        events: &mut impl EventSink<Event>,
    ) -> bool {
        match (acting.stage, action) {
            (Stage::Build { done }, Action::Build(hex)) => {
                state.player_mut(seat).harvest.tokens -= 1;
                enter(state, acting.extra, Stage::Build { done: done + 1 });
                events.tell(|| Event::Built { seat, hex, by: Some(acting.extra) });
                return placement::build(state, seat, hex, events);
            }
            (_, Action::Choose(terrain)) => {
                events.tell(|| Event::Chose { seat, terrain });
                played::choose(state, terrain);
            }
            (_, Action::Token) => {
                take_token(state, seat, events);
                finish(state, seat, acting.extra);
            }
            _ => {}
        }
        false
    }

    fn fits(state: &State, seat: Seat, acting: Acting, usable: bool) -> bool {
        usable && acting.goes_on_or_waits(state, seat)
    }

    fn refusal(state: &State, seat: Seat, _acting: Acting, what: OnHex, hex: Hex) -> Option<Illegal> {
        if what != OnHex::Build {
            return None;
        }
        let player = state.player(seat);
        Some(match state.turn.terrain {
            _ if player.harvest.tokens == 0 => Illegal::new(Self::RULE, "illegal-no-token"),
            _ if player.supply == 0 => Illegal::new("KB-24", "illegal-no-supply"),
            None => Illegal::new("MA-3", "illegal-choose-first"),
            Some(terrain) => unfit::cannot_take(state, hex)
                .unwrap_or_else(|| unfit::not_on(state, seat, hex, Self::RULE, terrain)),
        })
    }

    fn prompt(state: &State, seat: Seat, stage: Stage) -> Option<Message> {
        let Stage::Build { done } = stage else { return None };
        let tokens = state.player(seat).harvest.tokens;
        Some(match done {
            0 if tokens == 0 => Message::new("prompt-token"),
            0 => Message::new("prompt-cathedral").with("left", tokens),
            _ => Message::new("prompt-cathedral-more").with("left", tokens),
        })
    }

    /// Tokens are gathered and spent together.
    fn easy_action(state: &State, seat: Seat, _stage: Stage, choices: &Choices) -> Option<Action> {
        (choices.token && !spends_tokens(state, seat)).then_some(Action::Token)
    }

    fn likely_action(
        state: &State,
        seat: Seat,
        stage: Stage,
        choices: &Choices,
        rng: &mut GameRng,
    ) -> Option<Action> {
        let token = Self::easy_action(state, seat, stage, choices);
        token.or_else(|| likely::in_stage(state, seat, stage, choices, rng))
    }
}

/// Tokens are spent when there are a few of them or the game comes to its end.
fn spends_tokens(state: &State, seat: Seat) -> bool {
    let player = state.player(seat);
    let enough = player.harvest.tokens >= 3 || state.last_round || player.supply <= player.harvest.tokens + 3;
    enough && player.harvest.tokens > 0 && player.supply > 0 && !state.empty_of_card().is_empty()
}
