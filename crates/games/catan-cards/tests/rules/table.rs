//! A table for rule tests: positions and actions as text.

use std::fmt::Write;

use steading_catan_cards::{CatanCards, DrawReason, Event, EventCard, State, View};
use steading_conformance::rule_table::{self, setup};
use steading_game::{Digest, Game, GameRng, Illegal, Seat, Seed, Undo, Viewer, write_position};

/// A running game and everything that was told since it was set up.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) state: State,
    pub(crate) events: Vec<Event>,
    pub(crate) undo: Option<Undo>,
}

impl Table {
    /// Sets a position up. `players 4` is assumed if no number is given; options are lines `set name=value`.
    pub(crate) fn set(position: &str) -> Table {
        Table::try_set(position).unwrap_or_else(|problem| panic!("{problem}\n{position}"))
    }

    /// Sets a position up, or says why it cannot be.
    pub(crate) fn try_set(position: &str) -> Result<Table, String> {
        let state = rule_table::set_up::<CatanCards>(position, None)?;
        Ok(Table { state, events: Vec::new(), undo: None })
    }

    /// Starts a new game; `options` as in `metropolis_side=B`.
    pub(crate) fn start(players: u8, options: &[&str], seed: u64) -> Table {
        let (state, events) = rule_table::start::<CatanCards>(&setup::<CatanCards>(players, options), seed);
        Table { state, events, undo: None }
    }

    /// Plays `seat0 build road`; it must be legal.
    pub(crate) fn play(&mut self, seat_and_action: &str) -> &mut Table {
        if let Err(illegal) = self.try_play(seat_and_action) {
            panic!("{seat_and_action}: {illegal:?}\n{}", self.text());
        }
        self
    }

    /// Plays several actions in a row.
    pub(crate) fn play_all(&mut self, actions: &[&str]) -> &mut Table {
        for action in actions {
            self.play(action);
        }
        self
    }

    /// Plays the action with a generator for which the settlement draws this event.
    pub(crate) fn play_drawing(&mut self, seat_and_action: &str, event: EventCard) -> &mut Table {
        for seed in 0..1000 {
            let mut attempt = self.clone();
            attempt.state.rng = GameRng::new(Seed::from_number(seed));
            attempt.play(seat_and_action);
            if attempt.events.contains(&Event::EventDrawn { event }) {
                *self = attempt;
                return self;
            }
        }
        panic!("{event:?} was never drawn");
    }

    /// Plays the action with a generator that leads to what is `wanted`.
    pub(crate) fn play_until(
        &mut self,
        seat_and_action: &str,
        wanted: impl Fn(&Table) -> bool,
    ) -> &mut Table {
        for seed in 0..10_000 {
            let mut attempt = self.clone();
            attempt.state.rng = GameRng::new(Seed::from_number(seed));
            attempt.play(seat_and_action);
            if wanted(&attempt) {
                *self = attempt;
                return self;
            }
        }
        panic!("{seat_and_action} never led there");
    }

    /// The rule that refuses the action. The state must stay as it is.
    pub(crate) fn refused_by(&mut self, seat_and_action: &str) -> &'static str {
        let before = self.state.clone();
        let illegal = self.try_play(seat_and_action).expect_err(seat_and_action);
        assert_eq!(self.state, before, "{seat_and_action} was refused and changed the state");
        illegal.rule.0
    }

    /// Whether the action is allowed now.
    pub(crate) fn allows(&self, seat_and_action: &str) -> bool {
        self.clone().try_play(seat_and_action).is_ok()
    }

    fn try_play(&mut self, seat_and_action: &str) -> Result<(), Illegal> {
        let (seat, action) = seat_and_action.split_once(' ').expect("a seat and an action");
        let seat = seat.parse().unwrap();
        self.undo = Some(rule_table::play::<CatanCards>(&mut self.state, seat, action, &mut self.events)?);
        Ok(())
    }

    /// The legal actions of a seat that begin with `prefix`, as text, in the listed order.
    pub(crate) fn listed(&self, seat: u8, prefix: &str) -> Vec<String> {
        let listed = rule_table::listed::<CatanCards>(&self.state, Seat(seat));
        listed.into_iter().filter(|text| text.starts_with(prefix)).collect()
    }

    /// The line of the position that begins with this keyword (or several words).
    pub(crate) fn line(&self, keyword: &str) -> String {
        let text = self.text();
        let matches = |line: &&str| {
            line.strip_prefix(keyword).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
        };
        text.lines().find(matches).unwrap_or_default().to_owned()
    }

    /// The position must have each of these lines.
    #[track_caller]
    pub(crate) fn shows(&self, lines: &[&str]) -> &Table {
        rule_table::assert_lines(&self.text(), lines);
        self
    }

    /// The hand of a seat as text.
    pub(crate) fn hand(&self, seat: u8) -> String {
        self.state.player(Seat(seat)).hand.to_string()
    }

    /// The number of cards in the hand of a seat.
    pub(crate) fn hand_size(&self, seat: u8) -> u8 {
        self.state.player(Seat(seat)).hand.total()
    }

    /// How many cards a seat drew for this reason since the table was set up.
    pub(crate) fn drawn(&self, seat: u8, reason: DrawReason) -> u8 {
        let drawn = |event: &Event| match *event {
            Event::Drew { seat: who, count, reason: why, .. } if who == Seat(seat) && why == reason => count,
            _ => 0,
        };
        self.events.iter().map(drawn).sum()
    }

    /// What the clock plays for a seat, as text; empty if nothing.
    pub(crate) fn timeout(&self, seat: u8) -> String {
        CatanCards::timeout_action(&self.state, Seat(seat)).map_or(String::new(), |action| action.to_string())
    }

    /// The points of a seat.
    pub(crate) fn points(&self, seat: u8) -> u8 {
        steading_catan_cards::points(&self.state, Seat(seat))
    }

    /// The seats that must act, as text: `seat0, seat2` or `nobody`.
    pub(crate) fn must_act(&self) -> String {
        CatanCards::must_act(&self.state).to_string()
    }

    /// The seats that may act.
    pub(crate) fn may_act(&self) -> String {
        CatanCards::may_act(&self.state).to_string()
    }

    /// The places, once the game is over.
    pub(crate) fn places(&self) -> Option<Vec<u8>> {
        CatanCards::outcome(&self.state).map(|outcome| outcome.places().to_vec())
    }

    /// What a viewer may know.
    pub(crate) fn viewed_by(&self, viewer: Viewer) -> View {
        CatanCards::view(&self.state, viewer)
    }

    /// The view of a seat as JSON text.
    pub(crate) fn view(&self, seat: u8) -> String {
        serde_json::to_string(&CatanCards::view(&self.state, Viewer::Seat(Seat(seat)))).unwrap()
    }

    /// What happened so far, as one viewer sees it.
    pub(crate) fn seen_by(&self, viewer: Viewer) -> Vec<Event> {
        self.events.iter().filter_map(|event| CatanCards::seen_by(event, viewer)).collect()
    }

    /// What happened since the table was set up, one word each: `built`, `special_taken`, `turned_up`, …
    pub(crate) fn told(&self) -> Vec<String> {
        let kind = |event| serde_json::to_value(event).unwrap()["kind"].as_str().unwrap().to_owned();
        self.events.iter().map(kind).collect()
    }

    /// Who drew resource cards since the table was set up, and how many, in order: `seat0 1, seat1 2`.
    pub(crate) fn draws(&self) -> String {
        let drawn = self.events.iter().filter_map(|event| match event {
            Event::Drew { seat, count, .. } => Some(format!("{seat} {count}")),
            _ => None,
        });
        drawn.collect::<Vec<_>>().join(", ")
    }

    /// Forgets what was told so far.
    pub(crate) fn listen(&mut self) -> &mut Table {
        self.events.clear();
        self
    }

    pub(crate) fn digest(&self) -> Digest {
        Digest::of::<CatanCards>(&self.state)
    }

    /// The whole position as text.
    pub(crate) fn text(&self) -> String {
        let mut text = write_position::<CatanCards>(&self.state);
        writeln!(text).unwrap();
        text
    }
}
