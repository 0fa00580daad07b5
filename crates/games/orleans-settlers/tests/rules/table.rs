//! A table for rule tests: positions and actions as text.

use steading_conformance::rule_table;
use steading_game::{Game, GameRng, Illegal, Seat, Seed, Setup, Undo, write_position};
use steading_orleans_settlers::{Event, OrleansSettlers, Player, State};

/// A running game and everything that was told since it was set up.
#[derive(Clone)]
pub(crate) struct Table {
    pub(crate) state: State,
    pub(crate) events: Vec<Event>,
    pub(crate) undo: Option<Undo>,
}

impl Table {
    /// Sets a position up. `players 2` is assumed if no number is given; options are lines `set name=value`.
    #[track_caller]
    pub(crate) fn set(position: &str) -> Table {
        Table::try_set(position).unwrap_or_else(|problem| panic!("{problem}\n{position}"))
    }

    /// Sets a position up, or says why it cannot be.
    pub(crate) fn try_set(position: &str) -> Result<Table, String> {
        let state = rule_table::set_up::<OrleansSettlers>(position, Some(2))?;
        Ok(Table { state, events: Vec::new(), undo: None })
    }

    /// Phase 4 of seat 0 in a game of two; seat 1 has a Tavern ready, so that the phase goes on afterwards.
    #[track_caller]
    pub(crate) fn acting(position: &str) -> Table {
        Table::set(&format!(
            "phase actions seat0\nopen seat1 university tavern\nslots seat1 tavern monk\n{position}"
        ))
    }

    /// Starts a new game.
    pub(crate) fn start(players: u8, seed: u64) -> Table {
        Table::start_with(&Setup::new(OrleansSettlers::info()).players(players), seed)
    }

    /// Starts a new game of this set-up.
    pub(crate) fn start_with(setup: &Setup, seed: u64) -> Table {
        let (state, events) = rule_table::start::<OrleansSettlers>(setup, seed);
        Table { state, events, undo: None }
    }

    /// Plays `seat0 activate market`; it must be legal.
    #[track_caller]
    pub(crate) fn play(&mut self, seat_and_action: &str) -> &mut Table {
        if let Err(illegal) = self.try_play(seat_and_action) {
            panic!("{seat_and_action}: {illegal:?}\n{}", self.text());
        }
        self
    }

    /// Plays several actions in a row.
    #[track_caller]
    pub(crate) fn play_all(&mut self, actions: &[&str]) -> &mut Table {
        for action in actions {
            self.play(action);
        }
        self
    }

    /// The rule that refuses the action. The state must stay as it is.
    #[track_caller]
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
        self.undo =
            Some(rule_table::play::<OrleansSettlers>(&mut self.state, seat, action, &mut self.events)?);
        Ok(())
    }

    /// The legal actions of a seat, in the listed order, with commas between them.
    pub(crate) fn listed(&self, seat: u8) -> String {
        rule_table::listed::<OrleansSettlers>(&self.state, Seat(seat)).join(", ")
    }

    /// The legal actions of a seat that begin with a word.
    pub(crate) fn listed_as(&self, seat: u8, word: &str) -> Vec<String> {
        let all = self.listed(seat);
        all.split(", ").filter(|action| action.starts_with(word)).map(str::to_owned).collect()
    }

    /// The rest of the line of the position that begins with this keyword (or several words).
    pub(crate) fn line(&self, keyword: &str) -> String {
        let text = self.text();
        let rest = |line: &str| Some(line.strip_prefix(keyword)?.strip_prefix(' ')?.to_owned());
        text.lines().find_map(rest).unwrap_or_default()
    }

    pub(crate) fn player(&self, seat: u8) -> &Player {
        self.state.player(Seat(seat))
    }

    pub(crate) fn goods(&self, seat: u8) -> String {
        self.player(seat).goods.to_string()
    }

    pub(crate) fn bag(&self, seat: u8) -> String {
        self.player(seat).bag.to_string()
    }

    pub(crate) fn green(&self, seat: u8) -> String {
        self.player(seat).green.to_string()
    }

    pub(crate) fn coins(&self, seat: u8) -> u16 {
        self.player(seat).coins
    }

    pub(crate) fn fame(&self, seat: u8) -> u8 {
        self.player(seat).fame
    }

    /// What waits, the top of the stack last, as the position writes it.
    pub(crate) fn pending(&self) -> Vec<String> {
        let text = self.text();
        let rest =
            |line: &str| line.strip_prefix("pending ")?.split_once(' ').map(|(_, rest)| rest.to_owned());
        text.lines().filter_map(rest).collect()
    }

    /// The seats that must act, as text: `seat0, seat1` or `nobody`.
    pub(crate) fn must_act(&self) -> String {
        OrleansSettlers::must_act(&self.state).to_string()
    }

    /// The places, once the game is over.
    pub(crate) fn places(&self) -> Option<Vec<u8>> {
        OrleansSettlers::outcome(&self.state).map(|outcome| outcome.places().to_vec())
    }

    /// The points of a seat.
    pub(crate) fn points(&self, seat: u8) -> i32 {
        OrleansSettlers::score(&self.state, Seat(seat)).total()
    }

    /// Another chance to come.
    pub(crate) fn reseed(&mut self, seed: u64) -> &mut Table {
        self.state.rng = GameRng::new(Seed::from_number(seed));
        self
    }

    /// The whole position as text.
    pub(crate) fn text(&self) -> String {
        write_position::<OrleansSettlers>(&self.state)
    }
}
