//! A table for rule tests: positions and actions as text.

use steading_conformance::rule_table::{self, setup};
use steading_game::{Game, GameRng, Illegal, Seat, SeatSet, Seed, Undo, Viewer, write_position};
use steading_settlement::{Building, Event, Player, Resource, Settlement, State, View};

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
        let state = rule_table::set_up::<Settlement>(position, Some(2))?;
        Ok(Table { state, events: Vec::new(), undo: None })
    }

    /// Starts a new game; `options` as in `supply=strict`.
    pub(crate) fn start(players: u8, options: &[&str], seed: u64) -> Table {
        let (state, events) = rule_table::start::<Settlement>(&setup::<Settlement>(players, options), seed);
        Table { state, events, undo: None }
    }

    /// The active player does this; it must be legal.
    #[track_caller]
    pub(crate) fn play(&mut self, action: &str) -> &mut Table {
        let seat = self.state.active.0;
        if let Err(illegal) = self.try_play(seat, action) {
            panic!("{action}: {illegal:?}\n{}", self.text());
        }
        self
    }

    /// The active players do several things in a row.
    #[track_caller]
    pub(crate) fn play_all(&mut self, actions: &[&str]) -> &mut Table {
        for action in actions {
            self.play(action);
        }
        self
    }

    /// The active player does this with a generator that leads to what is `wanted`.
    #[track_caller]
    pub(crate) fn play_until(&mut self, action: &str, wanted: impl Fn(&Table) -> bool) -> &mut Table {
        for seed in 0..3000 {
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

    /// The rule that refuses the active player's action. The state must stay as it is.
    #[track_caller]
    pub(crate) fn refused(&mut self, action: &str) -> &'static str {
        self.refused_for(self.state.active.0, action)
    }

    /// The rule that refuses the action of that seat.
    #[track_caller]
    pub(crate) fn refused_for(&mut self, seat: u8, action: &str) -> &'static str {
        let before = self.state.clone();
        let refused = self.try_play(seat, action).err();
        assert_eq!(self.state, before, "{action} was refused and changed the state");
        refused.unwrap_or_else(|| panic!("{action} is allowed in\n{}", self.text())).rule.0
    }

    /// Whether the active player may do this now, by `check` and by the list.
    #[track_caller]
    pub(crate) fn allows(&self, action: &str) -> bool {
        let allowed = self.clone().try_play(self.state.active.0, action).is_ok();
        assert_eq!(allowed, self.listed("").iter().any(|listed| listed == action), "{action}");
        allowed
    }

    fn try_play(&mut self, seat: u8, action: &str) -> Result<(), Illegal> {
        let seat = Seat(seat);
        self.undo = Some(rule_table::play::<Settlement>(&mut self.state, seat, action, &mut self.events)?);
        Ok(())
    }

    /// The legal actions of the active player that begin with `prefix`, as text, in the listed order.
    pub(crate) fn listed(&self, prefix: &str) -> Vec<String> {
        let listed = rule_table::listed::<Settlement>(&self.state, self.state.active);
        listed.into_iter().filter(|text| text.starts_with(prefix)).collect()
    }

    /// The legal actions that begin with `prefix`, without it: `WW for C, G for W`.
    pub(crate) fn offers(&self, prefix: &str) -> String {
        let listed = self.listed(prefix);
        let rest: Vec<&str> = listed.iter().map(|text| text[prefix.len()..].trim_start()).collect();
        rest.join(", ")
    }

    /// The position has each of these lines.
    #[track_caller]
    pub(crate) fn shows(&self, lines: &[&str]) -> &Table {
        rule_table::assert_lines(&self.text(), lines);
        self
    }

    /// The rest of the line that begins like that.
    pub(crate) fn line(&self, start: &str) -> String {
        let text = self.text();
        text.lines().find_map(|line| line.strip_prefix(start)).unwrap_or_default().trim().to_owned()
    }

    /// What a seat has in the own supply, as text.
    pub(crate) fn has(&self, seat: u8) -> String {
        self.player(seat).resources.to_string()
    }

    pub(crate) fn player(&self, seat: u8) -> &Player {
        self.state.player(Seat(seat))
    }

    /// Unused basic and bonus settlers of a seat.
    pub(crate) fn settlers(&self, seat: u8) -> (u8, u16) {
        (self.player(seat).basic, self.player(seat).bonus)
    }

    /// The monsters on the boards of all players.
    pub(crate) fn monsters(&self) -> usize {
        self.state.seats().map(|seat| self.state.player(seat).wilderness.monsters.len()).sum()
    }

    /// The points of a seat.
    pub(crate) fn points(&self, seat: u8) -> i32 {
        Settlement::score(&self.state, Seat(seat)).total()
    }

    /// The places, once the game is over.
    pub(crate) fn places(&self) -> Option<Vec<u8>> {
        Settlement::outcome(&self.state).map(|outcome| outcome.places().to_vec())
    }

    pub(crate) fn must_act(&self) -> SeatSet {
        Settlement::must_act(&self.state)
    }

    pub(crate) fn view(&self, viewer: Viewer) -> View {
        Settlement::view(&self.state, viewer)
    }

    /// What happened since the table was set up, one word each.
    pub(crate) fn told(&self) -> Vec<String> {
        let kind = |event| serde_json::to_value(event).unwrap()["kind"].as_str().unwrap().to_owned();
        self.events.iter().map(kind).collect()
    }

    /// The whole position as text.
    pub(crate) fn text(&self) -> String {
        write_position::<Settlement>(&self.state)
    }

    /// The same position after it was written down and read.
    pub(crate) fn copy(&self) -> Table {
        Table::set(&self.text())
    }
}

/// A player's supply in a few words for a position: what is spent or kept in tests about something else.
pub(crate) const RICH: &str = "seat0 has 9W9C9S9D9G bonus 20";

/// The tokens of a kind that a player has.
pub(crate) fn count(table: &Table, seat: u8, kind: Resource) -> u16 {
    table.player(seat).resources.count(kind)
}

/// How many tiles of a type lie face down.
pub(crate) fn in_pile(table: &Table, building: Building) -> u8 {
    let index = Building::ALL.iter().position(|&other| other == building).unwrap();
    table.state.market.pile[index]
}
