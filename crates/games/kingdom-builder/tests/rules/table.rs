//! A table for rule tests: positions and actions as text.

use steading_conformance::rule_table;
use steading_game::{Game, GameRng, Illegal, Seat, Seed, Setup, Undo, Viewer, write_position};
use steading_kingdom_builder::{Event, Hex, KingdomBuilder, State, View};

/// The board and the cards of the recommended first game (KB-68), on which most tests play.
pub(crate) const FIRST_GAME: &str = "set first_game=true\n";

/// A running game and everything that was told since it was set up.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) state: State,
    pub(crate) events: Vec<Event>,
    pub(crate) undo: Option<Undo>,
}

impl Table {
    /// Sets a position up on the board of the first game, two players.
    pub(crate) fn first(position: &str) -> Table {
        Table::set(&format!("players 2\n{FIRST_GAME}{position}"))
    }

    /// Sets a position up; options are lines `set name=value`.
    pub(crate) fn set(position: &str) -> Table {
        Table::try_set(position).unwrap_or_else(|problem| panic!("{problem}\n{position}"))
    }

    /// Sets a position up, or says why it cannot be.
    pub(crate) fn try_set(position: &str) -> Result<Table, String> {
        let state = rule_table::set_up::<KingdomBuilder>(position, None)?;
        Ok(Table { state, events: Vec::new(), undo: None })
    }

    /// Starts a new game; `options` as in `first_game=true`.
    pub(crate) fn start(players: u8, options: &[&str], seed: u64) -> Table {
        let (state, events) = rule_table::start::<KingdomBuilder>(&setup(players, options), seed);
        Table { state, events, undo: None }
    }

    /// Plays `seat0 build 3,4`; it must be legal.
    #[track_caller]
    pub(crate) fn play(&mut self, seat_and_action: &str) -> &mut Table {
        if let Err(illegal) = self.try_play(seat_and_action) {
            panic!("{seat_and_action}: {illegal:?}\n{}", self.text());
        }
        self
    }

    /// Plays several actions of one seat.
    #[track_caller]
    pub(crate) fn play_all(&mut self, seat: u8, actions: &[&str]) -> &mut Table {
        for action in actions {
            self.play(&format!("seat{seat} {action}"));
        }
        self
    }

    /// Builds so often on the first hex that is offered.
    #[track_caller]
    pub(crate) fn build_anywhere(&mut self, seat: u8, times: u8) -> &mut Table {
        for _ in 0..times {
            let hex = self.can("build").split(' ').next().unwrap().to_owned();
            self.play(&format!("seat{seat} build {hex}"));
        }
        self
    }

    /// Plays the action with a generator that leads to what is `wanted`.
    pub(crate) fn play_until(&mut self, action: &str, wanted: impl Fn(&Table) -> bool) -> &mut Table {
        for seed in 0..1000 {
            let mut attempt = self.clone();
            attempt.state.rng = GameRng::new(Seed::from_number(seed));
            attempt.play(action);
            if wanted(&attempt) {
                *self = attempt;
                return self;
            }
        }
        panic!("{action} never led there");
    }

    /// The rule that refuses the action. The state must stay as it is.
    #[track_caller]
    pub(crate) fn refused_by(&mut self, seat_and_action: &str) -> &'static str {
        let before = self.state.clone();
        let illegal = self.try_play(seat_and_action).expect_err(seat_and_action);
        assert_eq!(self.state, before, "{seat_and_action} was refused and changed the state");
        illegal.rule.0
    }

    fn try_play(&mut self, seat_and_action: &str) -> Result<(), Illegal> {
        let (seat, action) = seat_and_action.split_once(' ').expect("a seat and an action");
        let seat = seat.parse().unwrap();
        self.undo =
            Some(rule_table::play::<KingdomBuilder>(&mut self.state, seat, action, &mut self.events)?);
        Ok(())
    }

    /// The legal actions of whoever must act that begin with `word`, without it: `3,4 3,5`.
    pub(crate) fn can(&self, word: &str) -> String {
        let seat = KingdomBuilder::must_act(&self.state).first().expect("somebody must act");
        let listed = rule_table::listed::<KingdomBuilder>(&self.state, seat);
        let found: Vec<&str> =
            listed.iter().filter_map(|text| Some(text.strip_prefix(word)?.trim())).collect();
        found.join(" ")
    }

    /// How many of them there are.
    pub(crate) fn ways(&self, word: &str) -> usize {
        self.can(word).split_whitespace().count()
    }

    /// The line of the position that begins with these words.
    pub(crate) fn line(&self, words: &str) -> String {
        let text = self.text();
        let matches = |line: &&str| {
            line.strip_prefix(words).is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
        };
        text.lines().find(matches).unwrap_or_default().to_owned()
    }

    /// The position must have each of these lines.
    #[track_caller]
    pub(crate) fn shows(&self, lines: &[&str]) -> &Table {
        rule_table::assert_lines(&self.text(), lines);
        self
    }

    /// The gold of a seat from one source.
    pub(crate) fn gold(&self, seat: u8, source: &str) -> i32 {
        let score = KingdomBuilder::score(&self.state, Seat(seat));
        score.parts.iter().find(|(key, _)| *key == source).map_or(-1, |&(_, gold)| gold)
    }

    /// All sources of gold of a seat.
    pub(crate) fn sources(&self, seat: u8) -> Vec<&'static str> {
        KingdomBuilder::score(&self.state, Seat(seat)).parts.iter().map(|(key, _)| *key).collect()
    }

    /// The places, once the game is over.
    pub(crate) fn places(&self) -> Option<Vec<u8>> {
        KingdomBuilder::outcome(&self.state).map(|outcome| outcome.places().to_vec())
    }

    /// What a seat may know.
    pub(crate) fn view(&self, seat: u8) -> View {
        KingdomBuilder::view(&self.state, Viewer::Seat(Seat(seat)))
    }

    /// The first hex of that kind: a location by its name, `castle`, `silo`, …
    pub(crate) fn hex_of(&self, kind: &str) -> Hex {
        let specials = self.state.setting.board.specials();
        specials.iter().find(|special| special.kind.id() == kind).unwrap_or_else(|| panic!("no {kind}")).hex
    }

    /// What happened since the table was set up, one word each: `built`, `took_tile`, …
    pub(crate) fn told(&self) -> Vec<String> {
        let kind = |event| serde_json::to_value(event).unwrap()["kind"].as_str().unwrap().to_owned();
        self.events.iter().map(kind).collect()
    }

    /// The whole position as text.
    pub(crate) fn text(&self) -> String {
        write_position::<KingdomBuilder>(&self.state)
    }
}

/// The set-up with these options.
pub(crate) fn setup(players: u8, options: &[&str]) -> Setup {
    rule_table::setup::<KingdomBuilder>(players, options)
}

/// The rule that refuses a set-up.
pub(crate) fn setup_refused_by(options: &[&str]) -> String {
    KingdomBuilder::configure(&setup(4, options)).unwrap_err().to_string()
}
