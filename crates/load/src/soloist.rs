//! Somebody who plays random games, all seats alone.

use std::fmt::Write as _;
use std::time::{Duration, Instant};

use anyhow::{Context as _, Result, bail};
use serde::Deserialize;
use serde::de::IgnoredAny;
use serde_json::value::RawValue;

use crate::Load;
use crate::http::Person;
use crate::socket::Socket;

/// What is played, and where.
pub(crate) struct Plan {
    address: String,
    game: String,
    pub(crate) players: u8,
    want: String,
}

impl Plan {
    /// The plan that somebody asked for.
    pub(crate) async fn new(address: &str, load: &Load) -> Result<Plan> {
        let players = match load.players {
            Some(players) => players,
            None => Person::guest(address, "anybody").await?.usual_players(&load.game).await?,
        };
        Ok(Plan { address: address.to_owned(), game: load.game.clone(), players, want: load.want.clone() })
    }

    /// A new guest.
    pub(crate) async fn guest(&self) -> Result<Person> {
        Person::guest(&self.address, "load").await
    }
}

/// Somebody in the middle of a game, alone on all seats.
pub(crate) struct Soloist {
    socket: Socket,
    commands: u32,
    /// The number of entries in the log, and the action to do next; none if the game is over.
    entries: u32,
    next: Option<String>,
    command: String,
}

/// What the server sends, as far as a random player must know it.
#[derive(Deserialize)]
struct Message<'a> {
    #[serde(rename = "type")]
    kind: &'a str,
    #[serde(borrow)]
    state: Option<State<'a>>,
    #[serde(borrow)]
    problem: Option<&'a RawValue>,
}

#[derive(Deserialize)]
struct State<'a> {
    entries: u32,
    #[serde(borrow, default)]
    actions: Vec<&'a RawValue>,
    #[serde(borrow, default)]
    choices: Vec<Choice<'a>>,
    result: Option<IgnoredAny>,
}

#[derive(Deserialize)]
struct Choice<'a> {
    #[serde(borrow)]
    action: &'a RawValue,
}

impl Soloist {
    /// Opens a table and sits down on all seats.
    pub(crate) async fn sit_down(plan: &Plan, person: &mut Person) -> Result<Soloist> {
        let table = person.open_table(&plan.game, plan.players).await?;
        let path = format!("/api/v1/tables/{table}/socket?follow=true&want={}", plan.want);
        let socket = Socket::open(&plan.address, &path, &person.cookie).await?;
        let mut soloist = Soloist { socket, commands: 0, entries: 0, next: None, command: String::new() };
        while soloist.hear().await? != Heard::State {}
        Ok(soloist)
    }

    /// Makes one move and waits until it is on disk and its outcome has come; how long it took to be on disk. Nothing if the
    /// game is over.
    pub(crate) async fn play(&mut self) -> Result<Option<Duration>> {
        let Some(action) = self.next.take() else { return Ok(None) };
        self.commands += 1;
        self.command.clear();
        let (id, entries) = (self.commands, self.entries);
        write!(
            self.command,
            r#"{{"type":"command","id":"{id}","entries":{entries},"do":{{"act":{action}}}}}"#
        )?;
        let began = Instant::now();
        self.socket.send(&self.command).await?;
        let mut done = None;
        while done.is_none() || self.entries == entries {
            if self.hear().await? == Heard::Done {
                done = Some(began.elapsed());
            }
        }
        Ok(done)
    }

    /// Reads one message and remembers a random action of those that it offers.
    async fn hear(&mut self) -> Result<Heard> {
        let text = self.socket.next().await?;
        let message: Message<'_> = serde_json::from_str(text).with_context(|| text.to_owned())?;
        match message.kind {
            "done" => return Ok(Heard::Done),
            "refused" | "problem" => bail!("{}", message.problem.map_or("", RawValue::get)),
            _ => {}
        }
        let Some(state) = message.state else { return Ok(Heard::Other) };
        self.entries = state.entries;
        let chosen = fastrand::choice(state.actions)
            .or_else(|| fastrand::choice(state.choices).map(|choice| choice.action));
        self.next = chosen.map(|action| action.get().to_owned());
        if self.next.is_none() && state.result.is_none() {
            bail!("nothing can be done and the game is not over: {text}");
        }
        Ok(Heard::State)
    }
}

/// What kind of message came.
#[derive(PartialEq, Eq)]
enum Heard {
    Done,
    State,
    Other,
}
