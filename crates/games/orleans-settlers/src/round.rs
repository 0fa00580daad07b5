//! The round: what happens between decisions (chapter 4).

use steading_game::{EventSink, Seat, SeatSet};

use crate::apply::Play;
use crate::data::{Count, MAX_DRAW, RoundBonus};
use crate::event::{Happening, Timing};
use crate::pending::Waiting;
use crate::state::{LAST_ERA, LAST_ROUND};
use crate::{Event, EventCard, Follower, Followers, MAX_PLAYERS, Phase, Player, State, activate};

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
    let own = state.data().event_cards(Some(category(state.round)));
    own.fold(0, |bits, card| bits | 1 << card.0) & !state.revealed
}

impl State {
    /// How many followers `seat` may draw now.
    fn most_draws(&self, seat: Seat) -> u8 {
        let Player { era, bag, green, .. } = self.player(seat);
        let era_draw = self.data().eras[usize::from(era - 1)].draw;
        draws(era_draw, self.data().green_capacity, green.total(), bag.total())
    }
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
        if self.state.happening() != Happening::ProhibitLeftNeighbour {
            self.event_acts_at(Timing::Reveal);
        } else if self.state.timing() == Timing::Reveal {
            // The last in turn order lies at the bottom.
            for turn in (1..=self.state.config.players).rev() {
                let seat = self.state.nth(turn);
                self.state.stack.push(seat, Waiting::Prohibit);
            }
        }
    }

    /// Begins to carry the event out if it acts at this time (OR-31). Says whether it does.
    fn event_acts_at(&mut self, at: Timing) -> bool {
        if self.state.timing() != at {
            return false;
        }
        let values = match self.state.happening() {
            Happening::Compare(comparison) => self.compared_values(comparison.what),
            _ => [0; MAX_PLAYERS],
        };
        self.state.phase = Phase::Resolve { at, turn: 0, values };
        true
    }

    /// Phase 2: everybody draws followers (OR-40).
    pub(crate) fn draw_followers(&mut self) {
        if self.state.config.readings.draw_fewer {
            self.state.phase = Phase::Draw { turn: 0 };
            return;
        }
        for seat in self.state.start.clockwise(self.state.config.players) {
            let number = self.state.most_draws(seat);
            self.draw(seat, number);
        }
        self.after_drawing();
    }

    /// Phase 2, if everybody says how many followers to draw: the next player in turn order.
    pub(crate) fn next_draw(&mut self, turn: u8) {
        if turn >= self.state.config.players {
            self.after_drawing();
            return;
        }
        self.state.phase = Phase::Draw { turn: turn + 1 };
        let seat = self.state.nth(turn + 1);
        let most = self.state.most_draws(seat).min(MAX_DRAW);
        if most > 0 {
            self.state.stack.push(seat, Waiting::Draw { most });
        }
    }

    /// So many followers go from the bag onto the green, unseen.
    pub(crate) fn draw(&mut self, seat: Seat, number: u8) {
        let mut followers = Followers::NONE;
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

    fn after_drawing(&mut self) {
        if !self.event_acts_at(Timing::Draw) {
            self.begin_plans();
        }
    }

    fn begin_plans(&mut self) {
        self.state.phase = Phase::Plan { done: SeatSet::EMPTY, begun: SeatSet::EMPTY };
    }

    /// Phase 3 is over.
    pub(crate) fn after_planning(&mut self) {
        if !self.event_acts_at(Timing::Plan) {
            self.begin_actions();
        }
    }

    /// Phase 4 begins with the start player.
    fn begin_actions(&mut self) {
        self.state.phase = Phase::Actions { active: self.state.start, passed: SeatSet::EMPTY };
    }

    /// Phase 4: waits for the active player, or passes for whoever can do nothing (OR-48). Says whether something
    /// happened.
    pub(crate) fn next_action(&mut self, active: Seat, passed: SeatSet) -> bool {
        if passed.len() >= usize::from(self.state.config.players) {
            if !self.event_acts_at(Timing::Actions) && !self.event_acts_at(Timing::Resolve) {
                self.begin_bonuses();
            }
            return true;
        }
        if activate::any(self.state, active) {
            return false;
        }
        self.pass(active, true);
        true
    }

    /// The event, for the next player in turn order.
    pub(crate) fn next_resolution(&mut self, at: Timing, turn: u8, values: [u8; MAX_PLAYERS]) {
        if turn >= self.state.config.players {
            match at {
                Timing::Reveal => self.draw_followers(),
                Timing::Draw => self.begin_plans(),
                Timing::Plan => self.begin_actions(),
                Timing::Actions | Timing::Resolve | Timing::Round => self.begin_bonuses(),
                Timing::Bonus => self.end_round(),
                Timing::StartPlayer => self.next_round(),
            }
            return;
        }
        self.state.phase = Phase::Resolve { at, turn: turn + 1, values };
        self.resolve_event(self.state.nth(turn + 1));
    }

    fn begin_bonuses(&mut self) {
        let areas = self.compared_values(Count::Areas);
        self.state.phase = Phase::Bonus { turn: 0, malus: false, rises: false, areas };
    }

    /// Phase 6: the next player in turn order (OR-55).
    pub(crate) fn next_bonus(&mut self, turn: u8, rises: bool, areas: [u8; MAX_PLAYERS]) {
        if rises {
            self.stand_up(self.state.nth(turn));
        }
        if turn >= self.state.config.players {
            if !self.event_acts_at(Timing::Bonus) {
                self.end_round();
            }
            return;
        }
        let seat = self.state.nth(turn + 1);
        let era = &self.state.data().eras[usize::from(self.state.player(seat).era.clamp(1, LAST_ERA) - 1)];
        let bonus = era.bonus;
        let due = era.malus.filter(|_| !self.state.hunger_eliminated());
        let stands_first = self.state.config.readings.stands_first;
        let rises = due.is_none() && self.state.player(seat).lying && !stands_first;
        self.state.phase = Phase::Bonus { turn: turn + 1, malus: due.is_some(), rises, areas };
        if let Some(steps) = due {
            self.demand_food(seat, steps.due(areas[seat.index()]), false);
            return;
        }
        if stands_first {
            self.stand_up(seat);
        }
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

    fn stand_up(&mut self, seat: Seat) {
        if std::mem::take(&mut self.state.player_mut(seat).lying) {
            self.events.tell(|| Event::StoodUp { seat });
        }
    }

    /// Phase 7 (OR-56).
    fn end_round(&mut self) {
        for player in &mut self.state.players {
            player.prohibited = None;
        }
        self.state.start = self.state.start.next(self.state.config.players);
        if !self.event_acts_at(Timing::StartPlayer) {
            self.next_round();
        }
    }

    /// The next round, or the end.
    fn next_round(&mut self) {
        if self.state.round >= LAST_ROUND {
            self.state.phase = Phase::Over;
            self.events.tell(|| Event::Over);
        } else {
            self.state.round += 1;
            self.begin_round();
        }
    }
}
