//! The round: what happens between decisions (chapter 4).

use steading_game::{EventSink, SeatSet};

use crate::apply::Play;
use crate::data::{Count, RoundBonus};
use crate::event::Happening;
use crate::pending::Waiting;
use crate::state::{LAST_ERA, LAST_ROUND};
use crate::{Event, EventCard, Follower, MAX_PLAYERS, Phase, Player, State, activate};

/// How many of the era's followers a player draws (OR-40).
pub(crate) fn draws(era_draw: u8, capacity: u8, green: u32, bag: u32) -> u8 {
    let room = u32::from(capacity).saturating_sub(green);
    u32::from(era_draw).min(room).min(bag) as u8
}

/// The category of the events of a round: A is 0 (OR-21).
pub(crate) fn category(round: u8) -> u8 {
    round.saturating_sub(1) / 4
}

/// The events of a category that may still come, as bits.
pub(crate) fn unseen(state: &State) -> u64 {
    let category = category(state.round);
    let own = EventCard::all().filter(|card| state.data().events[card.index()].category == category);
    own.fold(0, |bits, card| bits | 1 << card.0) & !state.revealed
}

impl<S: EventSink<Event>> Play<'_, S> {
    /// Phase 1: one of the unseen events of the category is turned up (OR-31).
    pub(crate) fn begin_round(&mut self) {
        let (round, start) = (self.state.round, self.state.start);
        self.events.tell(|| Event::RoundBegan { round, start });
        let mut left = unseen(self.state);
        self.chance = true;
        for _ in 0..self.state.rng.below(left.count_ones()) {
            left &= left - 1;
        }
        if left != 0 {
            let event = EventCard(left.trailing_zeros() as u8);
            self.state.event = event;
            self.state.revealed |= 1 << event.0;
            self.events.tell(|| Event::Revealed { event });
        }
        self.state.phase = Phase::Reveal;
        if self.state.happening() == Happening::ProhibitLeftNeighbour {
            // The last in turn order lies at the bottom.
            for turn in (1..=self.state.config.players).rev() {
                let seat = self.state.nth(turn);
                self.state.stack.push(seat, Waiting::Prohibit);
            }
        }
    }

    /// Phase 2: everybody draws followers (OR-40).
    pub(crate) fn draw_followers(&mut self) {
        for seat in self.state.start.clockwise(self.state.config.players) {
            let Player { era, bag, green, .. } = *self.state.player(seat);
            let data = self.state.data();
            let era_draw = data.eras[usize::from(era - 1)].draw;
            let number = draws(era_draw, data.green_capacity, green.total(), bag.total());
            let mut followers = crate::Followers::NONE;
            for _ in 0..number {
                let bag = self.state.player(seat).bag;
                let Some(kind) = self.draw_kind(&bag.0) else { break };
                let player = self.state.player_mut(seat);
                player.bag.take(Follower::ALL[kind], 1);
                player.green.add(Follower::ALL[kind], 1);
                followers.add(Follower::ALL[kind], 1);
            }
            if number > 0 {
                self.events.tell(|| Event::Drew { seat, followers });
            }
        }
        self.state.phase = Phase::Plan { done: SeatSet::EMPTY, begun: SeatSet::EMPTY };
    }

    /// Phase 4 begins with the start player.
    pub(crate) fn begin_actions(&mut self) {
        self.state.phase = Phase::Actions { active: self.state.start, passed: SeatSet::EMPTY };
    }

    /// Phase 4: waits for the active player, or passes for whoever can do nothing (OR-48). Says whether something
    /// happened.
    pub(crate) fn next_action(&mut self, active: steading_game::Seat, passed: SeatSet) -> bool {
        if passed.len() >= usize::from(self.state.config.players) {
            let values = match self.state.happening() {
                Happening::Compare(comparison) => self.compared_values(comparison.what),
                _ => [0; MAX_PLAYERS],
            };
            self.state.phase = Phase::Resolve { turn: 0, values };
            return true;
        }
        if activate::any(self.state, active) {
            return false;
        }
        self.pass(active, true);
        true
    }

    /// Phase 5: the next player in turn order.
    pub(crate) fn next_resolution(&mut self, turn: u8, values: [u8; MAX_PLAYERS]) {
        if turn >= self.state.config.players || self.state.happening().timing() != "resolve" {
            let areas = self.compared_values(Count::Areas);
            self.state.phase = Phase::Bonus { turn: 0, malus: false, areas };
            return;
        }
        self.state.phase = Phase::Resolve { turn: turn + 1, values };
        self.resolve_event(self.state.nth(turn + 1));
    }

    /// Phase 6: the next player in turn order (OR-55).
    pub(crate) fn next_bonus(&mut self, turn: u8, malus: bool, areas: [u8; MAX_PLAYERS]) {
        if malus {
            self.stand_up(self.state.nth(turn));
        }
        if turn >= self.state.config.players {
            self.end_round();
            return;
        }
        let seat = self.state.nth(turn + 1);
        let era = &self.state.data().eras[usize::from(self.state.player(seat).era.clamp(1, LAST_ERA) - 1)];
        let bonus = era.bonus;
        let due = era.malus.filter(|_| !self.state.hunger_eliminated());
        self.state.phase = Phase::Bonus { turn: turn + 1, malus: due.is_some(), areas };
        if let Some(steps) = due {
            self.demand_food(seat, steps.due(areas[seat.index()]), false);
            return;
        }
        // The figure stands before the fame is counted, so that it may advance again (OR-68).
        self.stand_up(seat);
        match bonus {
            RoundBonus::Fame(what, n) => {
                let fame = self.state.count(seat, what).saturating_mul(n);
                self.gain_fame(seat, fame);
            }
            RoundBonus::Coins(what, n) => {
                let coins = self.state.count(seat, what).saturating_mul(n);
                self.gain_coins(seat, coins);
            }
            RoundBonus::CoinsIfSoleMostAreas(coins) => {
                let own = areas[seat.index()];
                if self.state.seats().all(|other| other == seat || areas[other.index()] < own) {
                    self.gain_coins(seat, coins);
                }
            }
        }
    }

    fn stand_up(&mut self, seat: steading_game::Seat) {
        if std::mem::take(&mut self.state.player_mut(seat).lying) {
            self.events.tell(|| Event::StoodUp { seat });
        }
    }

    /// Phase 7, and the next round or the end (OR-56).
    fn end_round(&mut self) {
        for player in &mut self.state.players {
            player.prohibited = None;
        }
        self.state.start = self.state.start.next(self.state.config.players);
        if self.state.round >= LAST_ROUND {
            self.state.phase = Phase::Over;
            self.events.tell(|| Event::Over);
        } else {
            self.state.round += 1;
            self.begin_round();
        }
    }
}
