//! Carrying out decisions, and everything that follows by itself.

use steading_game::{EventSink, Seat, Undo};

use crate::action::Thing;
use crate::moves;
use crate::pending::{Pending, Waiting};
use crate::{Action, Event, Phase, State, phase};

/// A state while something happens to it.
pub(crate) struct Play<'a, S> {
    pub(crate) state: &'a mut State,
    pub(crate) events: &'a mut S,
    /// The generator was used.
    pub(crate) chance: bool,
}

/// Carries out a checked action and says whether it can be taken back.
pub(crate) fn perform(
    state: &mut State,
    seat: Seat,
    action: Action,
    events: &mut impl EventSink<Event>,
) -> Undo {
    let mut play = Play::new(state, events);
    play.decide(seat, action);
    play.run();
    let revealed = play.chance;
    if !revealed && phase::must_act(state).contains(seat) { Undo::Allowed } else { Undo::Barrier }
}

impl<'a, S: EventSink<Event>> Play<'a, S> {
    pub(crate) fn new(state: &'a mut State, events: &'a mut S) -> Play<'a, S> {
        Play { state, events, chance: false }
    }

    /// Goes on until somebody has a decision to make or the game is over.
    ///
    /// Decisions with one answer make themselves, those without any are dropped (OR-112).
    pub(crate) fn run(&mut self) {
        loop {
            match self.state.stack.top() {
                Some(Pending { seat, what: Waiting::Effects { place, option, next, done } }) => {
                    self.next_effect(seat, place, option, next, done);
                }
                Some(pending) => {
                    let (mut number, mut first) = (0, None);
                    moves::answers(self.state, pending, &mut |action| {
                        number += 1;
                        first = first.or(Some(action));
                    });
                    match first {
                        None => self.drop_decision(pending),
                        Some(only) if number == 1 => self.answer(pending, only),
                        Some(_) => return,
                    }
                }
                None => {
                    if !self.advance_phase() {
                        return;
                    }
                }
            }
        }
    }

    /// A decision of the phase itself, or the answer to what waits on top.
    fn decide(&mut self, seat: Seat, action: Action) {
        if let Some(pending) = self.state.stack.top() {
            self.answer(pending, action);
            return;
        }
        match action {
            Action::Put { follower, place, slot } => self.put(seat, follower, place, slot),
            Action::Lay { good, place } => self.lay(seat, good, place),
            Action::Recall => self.recall(seat),
            Action::End => self.end_planning(seat),
            Action::Activate(place) => self.activate(seat, place),
            Action::Pass => self.pass(seat, false),
            _ => {}
        }
    }

    /// Answers what waits on top of the stack.
    fn answer(&mut self, Pending { seat, what }: Pending, action: Action) {
        match (what, action) {
            (Waiting::Prohibit, Action::Prohibit(place)) => self.prohibit(seat, place),
            (Waiting::Draw { .. }, Action::Draw(number)) => {
                self.state.stack.pop();
                self.draw(seat, number);
            }
            (Waiting::Choose { place }, Action::Choose(option)) => self.choose(seat, place, option),
            (Waiting::Harvest { left, done }, Action::Harvest(space)) => {
                self.harvest(seat, left, done, space);
            }
            (Waiting::Expand { left, conquest, .. }, Action::Expand(space)) => {
                self.expand(seat, left, conquest, space);
            }
            (Waiting::Acquire, Action::Acquire(place)) => self.acquire(seat, place),
            (Waiting::Build { discount, .. }, Action::Build(building, space)) => {
                self.build(seat, discount, building, space);
            }
            (Waiting::Sell { left, bonus, then, .. }, Action::Sell(good)) => {
                self.sell(seat, left, bonus, then, good);
            }
            (Waiting::Sell { begun, then, .. }, Action::Stop) => self.stop_selling(seat, begun, then),
            (Waiting::Buy { purchase, .. }, Action::Buy(good)) => self.buy(seat, purchase, good),
            (Waiting::Deeds { place, .. }, Action::Send { follower, cargo, deed, slot }) => {
                self.send(seat, place, follower, cargo, (deed, usize::from(slot)));
            }
            (Waiting::SendTechnology { deed, slot }, Action::Give(Thing::Technology(place))) => {
                self.send_technology(seat, place, (deed, usize::from(slot)));
            }
            (Waiting::Technology { left, price }, Action::Technology { place, slot }) => {
                self.place_technology(seat, left, price, place, slot);
            }
            (Waiting::Exchange { give, get, left, .. }, Action::Exchange(good)) => {
                self.exchange(seat, give, get, left, good);
            }
            (Waiting::Fame { tiles }, action) => self.take_fame_bonus(seat, tiles, action),
            (Waiting::Recruit { .. }, Action::Recruit(follower)) => {
                self.state.stack.pop();
                self.recruit(seat, follower);
            }
            (Waiting::Pay { left, goods, coins, removed }, Action::Pay(good)) => {
                self.pay_one(
                    seat,
                    Waiting::Pay { left: left.saturating_sub(1), goods, coins, removed },
                    good,
                );
            }
            (Waiting::Torture { left }, Action::Give(thing)) => self.give(seat, left, thing),
            // Stopping and declining end what waits.
            (_, _) => self.state.stack.pop(),
        }
    }

    /// Nobody can answer: nothing comes of it.
    fn drop_decision(&mut self, Pending { seat, what }: Pending) {
        self.state.stack.pop();
        if let Waiting::Torture { left: count } = what {
            self.events.tell(|| Event::Forgiven { seat, count });
        }
    }

    /// Draws from `counts` at random.
    pub(crate) fn draw_kind(&mut self, counts: &[u8]) -> Option<usize> {
        self.chance = true;
        self.state.rng.draw(counts)
    }

    /// Takes coins away, as many as are there, and says how many.
    pub(crate) fn take_coins(&mut self, seat: Seat, coins: u8) -> u8 {
        let player = self.state.player_mut(seat);
        let taken = u16::from(coins).min(player.coins);
        player.coins -= taken;
        taken as u8
    }

    /// The phase is over, or something in it: goes one step further. Says whether there was one.
    fn advance_phase(&mut self) -> bool {
        match self.state.phase {
            Phase::Reveal => self.draw_followers(),
            Phase::Draw { turn } => self.next_draw(turn),
            Phase::Plan { done, .. } => {
                if done.len() < usize::from(self.state.config.players) {
                    return false;
                }
                self.after_planning();
            }
            Phase::Actions { active, passed } => return self.next_action(active, passed),
            Phase::Resolve { at, turn, values } => self.next_resolution(at, turn, values),
            Phase::Bonus { turn, malus, rises, areas } => self.next_bonus(turn, malus || rises, areas),
            Phase::Over => return false,
        }
        true
    }
}
