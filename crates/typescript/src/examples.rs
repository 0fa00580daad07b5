//! Real views and events of every game, written as TypeScript: its compiler says whether they have the types.

use anyhow::{Context, Result};
use serde_json::Value;
use steading_bots::Level;
use steading_game::{AnyGame, Seat, Seed, Setup, Told, Viewer};

use crate::File;

/// A view is written after every so many decisions.
const EVERY: usize = 25;
/// The compiler takes long for more.
const MOST_VIEWS: usize = 12;

type Options = &'static [(&'static str, &'static str)];

/// What is played: a game, what its types are called, and options that bring out much of it.
const GAMES: [(&str, &str, Options); 5] = [
    ("kingdom-builder", "KingdomBuilder", &[]),
    ("kingdom-builder", "KingdomBuilder", &[("sets", "nomads,crossroads,marshlands,harvest")]),
    ("settlement", "Settlement", &[]),
    ("orleans-settlers", "OrleansSettlers", &[]),
    ("catan-cards", "CatanCards", &[]),
];

/// A file of examples for every game.
pub(crate) fn all() -> Result<Vec<File>> {
    GAMES
        .iter()
        .enumerate()
        .map(|(number, &(id, name, options))| example(number, id, name, options))
        .collect()
}

fn example(number: usize, id: &str, name: &str, options: Options) -> Result<File> {
    let game = steading_catalog::find(id).with_context(|| format!("there is no game {id}"))?;
    let setup =
        options.iter().try_fold(Setup::new(game.info()), |setup, (name, value)| setup.with(name, value))?;
    let played = play(game, &setup)?;
    let mut text = format!("import type {{ {name}View, {name}Event }} from \"./{id}\";\n");
    text += "import type { Choice, Message, Score } from \"./protocol\";\n\n";
    text += &format!("export const views: {name}View[] = {};\n", Value::from(played.views));
    text += &format!("export const events: {name}Event[] = {};\n", Value::from(played.events));
    text += &format!("export const messages: Message[] = {};\n", Value::from(played.messages));
    text += &format!("export const choices: Choice[] = {};\n", Value::from(played.choices));
    text += &format!("export const scores: Score[] = {};\n", Value::from(played.scores));
    Ok(File { name: format!("example-{number}-{id}.ts"), text })
}

#[derive(Default)]
struct Played {
    views: Vec<Value>,
    events: Vec<Value>,
    messages: Vec<Value>,
    choices: Vec<Value>,
    scores: Vec<Value>,
}

fn play(game: &dyn AnyGame, setup: &Setup) -> Result<Played> {
    let mut table = game.start(setup, Seed::from_number(1))?;
    let bots = steading_catalog::bots(game.info().id).context("every game has bots")?;
    let mut mind = bots.mind(Level::Easy.into(), Seed::from_number(2));
    let mut played = Played::default();
    played.hear(&*table.opening());
    for decision in 0.. {
        let Some(seat) = table.must_act().first() else { break };
        if decision % EVERY == 0 && played.views.len() < MOST_VIEWS {
            let viewers = [Viewer::Seat(seat), Viewer::Spectator, Viewer::Host];
            played.views.extend(viewers.map(|viewer| table.view(viewer)));
            for choice in table.legal_actions(seat).iter().take(5) {
                played.choices.push(serde_json::to_value(choice)?);
            }
            played.messages.push(serde_json::to_value(table.prompt(seat))?);
        }
        let action = mind.choose(&table.view_of(seat)).context("a bot knows what to do")?;
        played.hear(&*table.apply(seat, &action)?.events);
    }
    played.views.push(table.view(Viewer::Spectator));
    for seat in Seat::all(setup.players) {
        played.scores.push(serde_json::to_value(table.score(seat))?);
    }
    Ok(played)
}

impl Played {
    /// One event of every kind, as everybody and as nobody sees it.
    fn hear(&mut self, told: &dyn Told) {
        for seen in told.seen_by(Viewer::Host).into_iter().chain(told.seen_by(Viewer::Spectator)) {
            let alike = self.events.iter().filter(|event| event["kind"] == seen.event["kind"]).count();
            if alike < 4 {
                self.events.push(seen.event);
                self.messages.extend(serde_json::to_value(&seen.message));
            }
        }
    }
}
