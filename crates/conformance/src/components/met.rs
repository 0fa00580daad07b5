//! The words that people and bots meet in games.

use std::collections::{BTreeSet, HashSet};

use serde_json::Value;
use steading_game::{Bot, Fact, Game, GameRng, Message, Seat, Seed, Viewer};

use crate::checks::texts;
use crate::messages::Messages;
use crate::pool::Pool;

/// One view in so many decisions is read.
const VIEWS: u64 = 24;
/// So many actions of other moments are tried at each decision, for the sentences that refuse them.
const REFUSED: usize = 2;
/// Random games that are longer are left there.
const LONGEST: u64 = 20_000;

/// Words, by where they were met.
pub(super) struct Met<G: Game> {
    /// In views, events, actions and sentences.
    pub(super) named: BTreeSet<String>,
    /// In legal actions.
    pub(super) offered: BTreeSet<String>,
    /// In actions that easy bots played.
    pub(super) played: BTreeSet<String>,
    /// All sentences.
    pub(super) messages: Messages,
    /// The legal actions.
    pool: Pool<G>,
    used: HashSet<G::Action>,
}

impl<G: Game> Default for Met<G> {
    fn default() -> Self {
        let words = BTreeSet::new;
        let (messages, pool, used) = (Messages::default(), Pool::new(), HashSet::new());
        Met { named: words(), offered: words(), played: words(), messages, pool, used }
    }
}

impl<G: Game> Met<G> {
    /// A game with that bot on every seat.
    pub(super) fn play(&mut self, config: &G::Config, seed: Seed, bot: Bot) {
        let mut events = Vec::new();
        let mut state = G::start(config, seed, &mut events);
        let mut rng = GameRng::new(seed.derive("players", 0));
        let mut scratch = Vec::new();
        for decision in 0..LONGEST {
            if decision % VIEWS == 0 {
                self.look(&state);
            }
            events.drain(..).for_each(|event| self.hear(&event));
            self.offers(&state, &mut scratch);
            let Some(seat) = G::must_act(&state).first() else { break };
            self.ask(&state, seat, &mut rng);
            let choose = match bot {
                Bot::Random => G::random_action,
                Bot::Easy => G::easy_action,
            };
            let Some(action) = choose(&state, seat, &mut rng, &mut scratch) else { break };
            if bot == Bot::Easy && self.used.insert(action) {
                read_action::<G>(action, &mut self.played);
            }
            G::perform(&mut state, seat, action, &mut events);
        }
        self.look(&state);
    }

    /// Everything in the host's view.
    fn look(&mut self, state: &G::State) {
        read_json(&serde_json::to_value(G::view(state, Viewer::Host)).unwrap_or_default(), &mut self.named);
        texts::note::<G>(state, &mut self.messages);
    }

    /// What is asked of the seat, and why it may not do something else.
    fn ask(&mut self, state: &G::State, seat: Seat, rng: &mut GameRng) {
        self.told(G::prompt(state, seat));
        for action in self.pool.sample(REFUSED, rng) {
            if let Err(illegal) = G::check(state, seat, action) {
                self.messages.note(illegal.message);
            }
        }
    }

    fn hear(&mut self, event: &G::Event) {
        read_json(&serde_json::to_value(event).unwrap_or_default(), &mut self.named);
        self.told(G::describe(event));
    }

    fn told(&mut self, message: Message) {
        read_message(&message, &mut self.named);
        self.messages.note(message);
    }

    /// All legal actions that are new.
    fn offers(&mut self, state: &G::State, scratch: &mut Vec<G::Action>) {
        for seat in G::may_act(state).iter() {
            scratch.clear();
            G::legal_actions(state, seat, scratch);
            for &action in scratch.iter().filter(|&&action| self.pool.insert(action)) {
                self.messages.note(G::label(action));
                read_action::<G>(action, &mut self.offered);
                read_action::<G>(action, &mut self.named);
            }
        }
    }
}

/// The words of its notation, its target and its label.
fn read_action<G: Game>(action: G::Action, words: &mut BTreeSet<String>) {
    let (text, target) = (action.to_string(), G::target(action));
    let parts = text.split(' ').chain(target.as_str().split('/'));
    words.extend(parts.map(str::to_owned));
    read_message(&G::label(action), words);
}

/// The words that are facts of it.
fn read_message(message: &Message, words: &mut BTreeSet<String>) {
    for (_, fact) in &message.facts {
        match fact {
            Fact::Number(_) | Fact::Seat(_) => {}
            Fact::Word(word) => words.extend([(*word).to_owned()]),
            Fact::Things(things) => words.extend(things.iter().map(|(_, word)| (*word).to_owned())),
        }
    }
}

/// Every text in it, and the name of every field that is not empty. Whether it is something.
fn read_json(value: &Value, words: &mut BTreeSet<String>) -> bool {
    match value {
        Value::Null => false,
        Value::Bool(holds) => *holds,
        Value::Number(number) => number.as_f64() != Some(0.0),
        Value::String(text) => {
            words.insert(text.clone());
            !text.is_empty()
        }
        // All of them are read, so none of these may stop early.
        Value::Array(values) => values.iter().filter(|value| read_json(value, words)).count() > 0,
        Value::Object(fields) => {
            let mut read = |(name, value): &(&String, &Value)| {
                let is_something = read_json(value, words);
                words.extend(is_something.then(|| (*name).clone()));
                is_something
            };
            fields.iter().filter(&mut read).count() > 0
        }
    }
}
