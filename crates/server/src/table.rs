//! A table: its log, and everything that follows from it.
//!
//! No clock is read here and nothing is stored: `prepare` turns a command into an entry, `apply` says what an entry means, or
//! that it is refused.
//! The same entries give the same table on every server and after every restart.

mod absence;
mod going_back;

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use steading_bots::Level;
use steading_game::{AnyGame, AnyTable, Applied, Change, Outcome, Seat, SeatSet, Seed, Setup, Told, Viewer};
use steading_protocol::client::{Command, Deed};
use steading_protocol::terms::Terms;
use steading_store::{GameResult, Outage, Saved, Standing, Status, TableRow};

use crate::agreed::Agreed;
use crate::clock::Clocks;
use crate::commands::Commands;
use crate::entry::{self, Entry, Sitter, Why};
use crate::refusal::Refusal;
use crate::turns::Account;

/// How long another server is given to let a bot move before somebody else looks after the table.
pub(crate) const BOT_PATIENCE: i64 = 3000;
/// The bot that plays for people who left, unless the terms name another.
pub(crate) const STAND_IN: &str = "easy";

/// A table in memory.
pub(crate) struct Table {
    /// What the store knows about it.
    pub(crate) row: TableRow,
    pub(crate) terms: Terms,
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) setup: Setup,
    /// The sealed seed that all chance follows from. In a game that went on from a moment of another one: since then.
    pub(crate) seed: Seed,
    /// Who sits where.
    pub(crate) sitters: Vec<Sitter>,
    /// The names of the people who sit here, by their ids.
    pub(crate) names: BTreeMap<String, String>,
    /// The commands that the entries of the log came from.
    commands: Commands,
    /// When nobody's clock ran.
    outages: Arc<[Outage]>,
    /// The game, once it has begun.
    pub(crate) play: Option<Play>,
}

/// A game that has begun.
pub(crate) struct Play {
    /// The steps of the log that are the game's, and the state that they led to.
    pub(crate) engine: Box<dyn AnyTable>,
    pub(crate) clocks: Clocks,
    pub(crate) offer: Option<Offer>,
    pub(crate) resigned: SeatSet,
    /// Those whose time was over.
    out_of_time: SeatSet,
    /// It ended because people gave up.
    pub(crate) given_up: bool,
    /// Somebody ended it because the others were absent. It does not count.
    abandoned: bool,
    /// The seats that the game waits for, and since when it has waited for each without a decision.
    waits: (SeatSet, Vec<i64>),
    /// It goes on from a moment of another game, so that it tells nothing about how well anybody plays.
    branch: bool,
}

impl Play {
    /// How many decisions count.
    pub(crate) fn decisions(&self) -> u32 {
        self.engine.decisions() as u32
    }
}

/// Somebody asks to go back.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct Offer {
    pub(crate) seat: Seat,
    pub(crate) decisions: u32,
    /// Who has not answered yet.
    pub(crate) waiting: SeatSet,
}

/// What came of an entry.
#[derive(Default)]
pub(crate) struct Happened {
    /// The decision that was made, and what happened.
    pub(crate) told: Option<(Seat, String, Box<dyn Told>)>,
    /// Somebody else sits somewhere, or the game began or ended.
    pub(crate) table_changed: bool,
}

impl Table {
    /// Rebuilds a table from what was stored.
    pub(crate) fn load(saved: Saved, agreed: Agreed, outages: Arc<[Outage]>) -> Result<Table, Refusal> {
        let Agreed { terms, game, setup } = agreed;
        if saved.table.format > entry::FORMAT {
            return Err(Refusal::Frozen);
        }
        let broken = |what: String| Refusal::Broken(format!("table {}: {what}", saved.table.id));
        let seed = saved.table.seed.parse().map_err(|error| broken(format!("{error}")))?;
        let names = saved.seats.iter().filter_map(|seat| Some((seat.person.clone()?, seat.name.clone()?)));
        let mut table = Table {
            sitters: saved.seats.iter().map(Sitter::from).collect(),
            names: names.collect(),
            terms,
            game,
            setup,
            seed,
            commands: Commands::default(),
            play: None,
            outages,
            row: saved.table.clone(),
        };
        for stored in &saved.entries {
            let entry = Entry::read(&stored.body)?;
            table
                .apply(&entry, &stored.command, stored.at)
                .map_err(|refusal| broken(format!("entry {}: {refusal}", stored.number)))?;
        }
        Ok(table)
    }

    /// What was agreed here.
    pub(crate) fn agreed(&self) -> Agreed {
        Agreed { terms: self.terms.clone(), game: self.game, setup: self.setup.clone() }
    }

    /// The number of entries in the log.
    pub(crate) fn entries(&self) -> u32 {
        self.commands.count
    }

    /// The seats of a person.
    pub(crate) fn seats_of(&self, person: &str) -> SeatSet {
        let seats = (0..).map(Seat).zip(&self.sitters);
        let taken = seats.filter(|(_, sitter)| sitter.person.as_deref() == Some(person));
        taken.map(|(seat, _)| seat).collect()
    }

    /// Whether other people than this one sit here.
    pub(crate) fn has_others(&self, person: &str) -> bool {
        self.sitters.iter().any(|sitter| sitter.person.as_deref().is_some_and(|other| other != person))
    }

    /// With whose eyes a person may look who looked with those of `viewer` before.
    pub(crate) fn eyes(&self, person: &str, viewer: Viewer) -> Viewer {
        match viewer {
            Viewer::Seat(seat) if self.seats_of(person).contains(seat) => viewer,
            Viewer::Seat(_) | Viewer::Spectator | Viewer::Host => Viewer::Spectator,
        }
    }

    /// The seats that a bot plays.
    pub(crate) fn bots(&self) -> SeatSet {
        (0..)
            .map(Seat)
            .zip(&self.sitters)
            .filter(|(_, sitter)| sitter.bot.is_some())
            .map(|(seat, _)| seat)
            .collect()
    }

    /// The seats that the game waits for.
    pub(crate) fn must_act(&self) -> SeatSet {
        match &self.play {
            Some(play) if !play.given_up && !play.abandoned => play.engine.must_act(),
            _ => SeatSet::EMPTY,
        }
    }

    pub(crate) fn status(&self) -> Status {
        match &self.play {
            // A record of a game that was never finished.
            _ if self.row.standing.status == Status::Closed => Status::Closed,
            Some(play) if play.abandoned => Status::Closed,
            None => self.row.standing.status,
            Some(play) if play.given_up || play.engine.outcome().is_some() => Status::Finished,
            Some(_) => Status::Running,
        }
    }

    /// Whether its clocks do not know of all outages.
    pub(crate) fn is_behind(&self, outages: &Arc<[Outage]>) -> bool {
        self.play.as_ref().is_some_and(|play| play.clocks.are_behind(outages))
    }

    /// Whether nothing can happen here any more.
    pub(crate) fn is_over(&self) -> bool {
        match self.status() {
            Status::Finished | Status::Closed => true,
            Status::Open | Status::Running => false,
        }
    }

    /// The game, if it is over. A record holds the seed, and with it everything hidden.
    pub(crate) fn finished(&self) -> Result<&dyn AnyTable, Refusal> {
        if !self.is_over() {
            return Err(Refusal::NotOver);
        }
        self.play.as_ref().map(|play| &*play.engine).ok_or(Refusal::NeverBegan)
    }

    /// What the store must know, after an entry that was made `at`.
    pub(crate) fn standing(&self, at: i64) -> Standing {
        let waiting = self.must_act();
        let bots = self.bot_must_act().then_some(at + BOT_PATIENCE);
        let wake = bots.into_iter().chain(self.deadline()).min();
        let bits = waiting.iter().fold(0, |bits, seat| bits | 1 << seat.0);
        Standing { status: self.status(), waiting: bits, wake }
    }

    /// Whether the game waits for a bot.
    pub(crate) fn bot_must_act(&self) -> bool {
        let bots = self.bots();
        self.must_act().iter().any(|seat| bots.contains(seat))
    }

    /// When somebody's time is over, if nothing happens until then.
    pub(crate) fn deadline(&self) -> Option<i64> {
        let play = self.play.as_ref().filter(|_| !self.must_act().is_empty())?;
        play.clocks.deadline()
    }

    /// Whether a person sits here, also one for whom a bot plays now.
    pub(crate) fn has_people(&self) -> bool {
        self.sitters.iter().any(|sitter| sitter.person.is_some())
    }

    /// On whose account its bots think.
    pub(crate) fn account(&self) -> Account {
        Account { origin: self.row.origin.clone(), person: self.row.host.clone() }
    }

    /// The number of entries after the one that the same command made before, if it did.
    pub(crate) fn done_before(&self, command: &str) -> Option<u32> {
        self.commands.find(command)
    }

    /// The entry that a command of `person` makes: whether this person may do such a thing here. Whether the game allows it is for
    /// `apply` to judge. The command was read at `now`; `away` knows the seats whose people are not there.
    pub(crate) fn prepare(
        &self,
        person: &str,
        command: &Command,
        now: i64,
        away: impl FnOnce() -> SeatSet,
    ) -> Result<Entry, Refusal> {
        let play = self.play.as_ref().ok_or(Refusal::NotStarted)?;
        if self.status() != Status::Running {
            return Err(Refusal::Over);
        }
        if let Some(sent) = command.entries.filter(|&sent| sent != self.entries()) {
            return Err(Refusal::Stale { sent, now: self.entries() });
        }
        let own_seats = self.seats_of(person);
        if command.deed == Deed::CallBot {
            return self.call_bot(own_seats, command.seat, self.absent(now), away());
        }
        let seat = self.seat_for(own_seats, command)?;
        let taken_over = self.bots().contains(seat);
        match &command.deed {
            Deed::Return | Deed::Resign if play.resigned.contains(seat) => Err(Refusal::Resigned),
            Deed::Return if !taken_over => Err(Refusal::NotTakenOver),
            Deed::Return if play.out_of_time.contains(seat) && !play.clocks.allows_return() => {
                Err(Refusal::OutOfTime)
            }
            Deed::Return => play.may_turn_back(self.entries()).map(|()| Entry::Return { seat }),
            Deed::Resign => Ok(Entry::Resign { seat }),
            // Who left is still asked about what they did.
            _ if taken_over && !matches!(command.deed, Deed::Answer(_)) => Err(Refusal::TakenOver),
            Deed::Act(action) => {
                play.may_go_on(seat, action).map(|()| Entry::Act { seat, action: action.clone() })
            }
            Deed::Undo => play.may_turn_back(self.entries()).map(|()| Entry::Undo { seat }),
            Deed::RestartTurn => play.may_turn_back(self.entries()).map(|()| Entry::RestartTurn { seat }),
            Deed::TakeBack(decisions) if *decisions < play.decisions() => {
                play.may_turn_back(self.entries())?;
                let asked = self.asked(seat, *decisions);
                let chance = self.chance_after(*decisions, asked);
                Ok(Entry::Offer { seat, decisions: *decisions, asked: Some(asked), chance })
            }
            Deed::TakeBack(_) => Err(Refusal::NothingToTakeBack { decisions: play.decisions() }),
            Deed::Answer(agrees) => match play.offer {
                Some(offer) if offer.waiting.contains(seat) => {
                    let chance = self.chance_after(offer.decisions, offer.waiting.without(seat));
                    Ok(Entry::Answer { seat, agrees: *agrees, chance: chance.filter(|_| *agrees) })
                }
                _ => Err(Refusal::NothingAsked),
            },
            Deed::Leave => Ok(self.stand_in(seat, Why::Left)),
            Deed::CallBot => self.call_bot(own_seats, command.seat, self.absent(now), away()),
            Deed::Abandon => self.abandon(own_seats, seat, self.absent(now), away()),
        }
    }

    /// The entry that lets a bot play for a person.
    pub(crate) fn stand_in(&self, seat: Seat, why: Why) -> Entry {
        let bot = self.terms.stand_in.clone().unwrap_or_else(|| STAND_IN.to_owned());
        Entry::StandIn { seat, bot, why }
    }

    /// The seat that a command is for: the one it names, or the own one that must act, or the first own one.
    fn seat_for(&self, own_seats: SeatSet, command: &Command) -> Result<Seat, Refusal> {
        if let Some(seat) = command.seat {
            if seat.index() >= self.sitters.len() {
                return Err(Refusal::NoSuchSeat);
            }
            return if own_seats.contains(seat) { Ok(seat) } else { Err(Refusal::NotYourSeat) };
        }
        let play = self.play.as_ref().ok_or(Refusal::NotStarted)?;
        let wanted = match command.deed {
            Deed::Answer(_) => play.offer.map_or(SeatSet::EMPTY, |offer| offer.waiting),
            Deed::Undo | Deed::RestartTurn => {
                own_seats.iter().filter(|&seat| play.engine.can_undo(seat)).collect()
            }
            Deed::Act(_)
            | Deed::TakeBack(_)
            | Deed::Resign
            | Deed::Leave
            | Deed::Return
            | Deed::CallBot
            | Deed::Abandon => self.must_act(),
        };
        let asked = own_seats.iter().find(|&seat| wanted.contains(seat));
        asked.or_else(|| own_seats.first()).ok_or(Refusal::NotYourSeat)
    }

    /// Adds an entry. If it is refused, nothing has changed.
    pub(crate) fn apply(&mut self, entry: &Entry, command: &str, at: i64) -> Result<Happened, Refusal> {
        let happened = self.carry_out(entry, at)?;
        self.commands.push(command);
        self.row.changed = at;
        self.row.format = self.row.format.max(entry.format());
        let (bots, must_act) = (self.bots(), self.must_act());
        let waiting: SeatSet = must_act.iter().filter(|&seat| !bots.contains(seat)).collect();
        if let Some(play) = &mut self.play {
            play.clocks.wait_for(waiting, at);
            let (before, since) = &mut play.waits;
            let decided = happened.told.as_ref().map(|(seat, ..)| *seat);
            for seat in waiting.iter().filter(|&seat| !before.contains(seat) || decided == Some(seat)) {
                since[seat.index()] = at;
            }
            *before = waiting;
        }
        Ok(happened)
    }

    fn start(&mut self, seats: &[Sitter], engine: Box<dyn AnyTable>, branch: bool, at: i64) {
        self.sitters = seats.to_vec();
        self.play = Some(Play {
            engine,
            clocks: Clocks::new(self.terms.clock, self.setup.players, at, Arc::clone(&self.outages)),
            offer: None,
            resigned: SeatSet::EMPTY,
            out_of_time: SeatSet::EMPTY,
            given_up: false,
            abandoned: false,
            waits: (SeatSet::EMPTY, vec![at; self.setup.players.into()]),
            branch,
        });
    }

    /// The game as it begins: with the set-up and a seed, or with a position.
    fn beginning(&self, seed: Seed, position: Option<&str>) -> Result<Box<dyn AnyTable>, Refusal> {
        let begun = match position {
            Some(text) => {
                steading_notation::read_position(text, self.agreed()).map_err(|error| error.to_string())
            }
            None => self.game.start(&self.setup, seed).map_err(|error| error.to_string()),
        };
        begun.map_err(Refusal::Broken)
    }

    fn carry_out(&mut self, entry: &Entry, at: i64) -> Result<Happened, Refusal> {
        let mut happened = Happened::default();
        match entry {
            Entry::Start { seats, seed, branch, position } => {
                let engine = self.beginning(seed.unwrap_or(self.seed), position.as_deref())?;
                self.start(seats, engine, branch.is_some(), at);
                happened.table_changed = true;
            }
            Entry::Act { seat, action } => {
                let applied = self.take(Change::Decision { seat: *seat, action })?;
                happened.table_changed = self.play()?.engine.outcome().is_some();
                happened.told = applied.map(|applied| (*seat, applied.action, applied.events));
            }
            Entry::Chance { seed } => _ = self.take(Change::Reseed { seed: *seed })?,
            Entry::Undo { seat } => _ = self.take(Change::Undo { seat: *seat })?,
            Entry::RestartTurn { seat } => _ = self.take(Change::RestartTurn { seat: *seat })?,
            Entry::Offer { seat, decisions, asked, chance } => {
                let waiting = asked.unwrap_or_else(|| self.others(*seat, |_, sitter| sitter.bot.is_none()));
                self.ask(Offer { seat: *seat, decisions: *decisions, waiting }, *chance)?;
            }
            Entry::Answer { seat, agrees, chance } => {
                let offer = self.play()?.offer.ok_or(Refusal::NothingAsked)?;
                if *agrees {
                    self.ask(Offer { waiting: offer.waiting.without(*seat), ..offer }, *chance)?;
                } else {
                    self.play()?.offer = None;
                }
            }
            Entry::StandIn { seat, bot, why } => {
                let play = self.play()?;
                if *why == Why::Clock {
                    play.out_of_time = play.out_of_time.with(*seat);
                }
                self.sitters[seat.index()].bot = Some(bot.clone());
                happened.table_changed = true;
            }
            Entry::Return { seat } => {
                let play = self.play()?;
                play.out_of_time = play.out_of_time.without(*seat);
                self.sitters[seat.index()].bot = None;
                happened.table_changed = true;
            }
            Entry::Resign { seat } => {
                let play = self.play()?;
                play.resigned = play.resigned.with(*seat);
                let bot = self.terms.stand_in.clone().unwrap_or_else(|| STAND_IN.to_owned());
                self.sitters[seat.index()].bot.get_or_insert(bot);
                self.end_if_alone();
                happened.table_changed = true;
            }
            Entry::Abandon { .. } => {
                self.play()?.abandoned = true;
                happened.table_changed = true;
            }
        }
        Ok(happened)
    }

    fn play(&mut self) -> Result<&mut Play, Refusal> {
        self.play.as_mut().ok_or(Refusal::NotStarted)
    }

    /// Takes a step of the game, the only way in which one changes. Nobody waits for an answer about another moment any more.
    fn take(&mut self, step: Change<&str>) -> Result<Option<Applied>, Refusal> {
        let play = self.play()?;
        let applied = play.engine.take(step)?;
        play.offer = None;
        Ok(applied)
    }

    /// When somebody gave up and no two people are left who play, the game is over.
    fn end_if_alone(&mut self) {
        let Some(play) = &mut self.play else { return };
        let people = |gave_up: bool| {
            let seats = (0..).map(Seat).zip(&self.sitters);
            let counted = seats.filter(|(seat, _)| !gave_up || !play.resigned.contains(*seat));
            counted.filter_map(|(_, sitter)| sitter.person.as_deref()).collect::<BTreeSet<_>>().len()
        };
        let enough = if people(false) >= 2 { 2 } else { 1 };
        if people(true) < enough {
            play.given_up = true;
        }
    }

    /// The places of a finished game. If it was given up: those who stayed, then bots, then those who gave up.
    pub(crate) fn outcome(&self) -> Option<Outcome> {
        let play = self.play.as_ref()?;
        if !play.given_up {
            return play.engine.outcome();
        }
        Some(Outcome::rank(self.setup.players, |seat| {
            if play.resigned.contains(seat) {
                0
            } else if self.sitters[seat.index()].bot.is_some() {
                1
            } else {
                2
            }
        }))
    }

    /// The results to be kept, if the game is over.
    pub(crate) fn results(&self) -> Vec<GameResult> {
        let (Some(outcome), Some(play)) = (self.outcome(), &self.play) else { return Vec::new() };
        if play.branch {
            return Vec::new();
        }
        let result = |(seat, sitter): (Seat, &Sitter)| GameResult {
            seat: seat.0,
            person: sitter.person.clone(),
            game: self.row.game.clone(),
            players: self.setup.players,
            place: outcome.places()[seat.index()],
            points: play.engine.score(seat).total(),
            resigned: play.resigned.contains(seat),
        };
        (0..).map(Seat).zip(&self.sitters).map(result).collect()
    }

    /// What a bot does that `chose` something, or found nothing.
    pub(crate) fn action_of_bot(&self, seat: Seat, chose: Option<String>) -> Option<String> {
        let play = self.play.as_ref()?;
        play.only_action(seat).or(chose).or_else(|| play.engine.timeout_action(seat))
    }

    /// A bot that must act now, with its level. A level that is not offered any more plays like the usual one.
    pub(crate) fn bot_to_move(&self) -> Option<(Seat, Level)> {
        let level =
            |seat: Seat| Level::named(self.sitters.get(seat.index())?.bot.as_deref()?).or(Some(Level::Easy));
        self.must_act().iter().find_map(|seat| Some((seat, level(seat)?)))
    }
}

#[cfg(test)]
mod tests;
