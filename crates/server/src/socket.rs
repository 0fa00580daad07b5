//! The WebSocket of a table.

use std::pin::pin;
use std::sync::Arc;
use std::time::{Duration, Instant};

use axum::extract::State;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade, close_code};
use axum::http::HeaderMap;
use axum::response::Response;
use futures_util::{SinkExt as _, StreamExt as _};
use serde::Deserialize;
use steading_game::{Seat, Viewer};
use steading_protocol::client::ClientMsg;
use steading_protocol::server::{PersonInfo, SaidLine, ServerMsg};
use steading_store::{Person, Said};
use tokio::sync::mpsc;

use crate::app::Shared;
use crate::error::{Error, Result};
use crate::extract::{Caller, ClientAddress, Path, Query, same_site};
use crate::limits::SocketTicket;
use crate::room::{Open, Room};
use crate::show::Wants;
use crate::time::now;
use crate::watchers::{BACKLOG, Eyes, write};

/// The longest message that a client may send.
const LONGEST: usize = 16 * 1024;
/// What people say is at most so long.
const MOST_WORDS: usize = 500;
/// What was said last, for somebody who comes in.
pub(crate) const REMEMBERED: u32 = 100;
/// A connection that is silent for so long is asked whether anybody is there, and dropped after twice the time.
const SILENCE: Duration = Duration::from_secs(30);

/// How a client wants to look at a table.
#[derive(Debug, Deserialize)]
pub(crate) struct Look {
    /// With the eyes of which own seat; of the first one, or of a spectator, if none is named.
    seat: Option<u8>,
    /// With the eyes of whichever own seat must act: for several people at one screen.
    #[serde(default)]
    follow: bool,
    /// What to send, any of `view,story,choices,actions`; the first three if nothing is said. `actions` is what `choices` is,
    /// only in its notation.
    want: Option<String>,
    /// The story after so many decisions is wanted; all of it if nothing is said.
    after: Option<u32>,
}

/// Opens the WebSocket of a table.
pub(crate) async fn connect(
    State(app): State<Shared>,
    Path(id): Path<String>,
    Query(look): Query<Look>,
    Caller(person): Caller,
    ClientAddress(from): ClientAddress,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response> {
    same_site(&axum::http::Method::POST, &headers)?;
    let upgrade = upgrade.map_err(|rejection| Error::bad_request(rejection.body_text()))?;
    let wants = look.want.as_deref().map_or(Some(Wants::ALL), Wants::parse);
    let wants = wants.ok_or_else(|| Error::bad_request(Wants::WORDS))?;
    let room = app.room(&id).await?;
    let viewer = viewer(&room.open_latest(&app).await?, &person, look.seat.map(Seat), true)?;
    let ticket = app.limiters.socket(from)?;
    let upgrade = upgrade.max_message_size(LONGEST).read_buffer_size(4096).write_buffer_size(4096);
    Ok(upgrade.on_upgrade(move |socket| async move {
        app.metrics.sockets.inc();
        let person = PersonInfo { id: person.id, name: person.name };
        let eyes = Eyes { viewer, follow: look.follow };
        let client = Client { app: Arc::clone(&app), room, person, wants, id: 0, _ticket: ticket };
        client.serve(socket, eyes, look.after.unwrap_or(0)).await;
        app.metrics.sockets.dec();
    }))
}

/// With whose eyes a person looks at a table.
pub(crate) fn viewer(open: &Open<'_>, person: &Person, seat: Option<Seat>, default: bool) -> Result<Viewer> {
    let own = open.table().seats_of(&person.id);
    match seat {
        Some(seat) if own.contains(seat) => Ok(Viewer::Seat(seat)),
        Some(_) => Err(Error::forbidden("you do not sit there: look at the table from a seat of your own")),
        None => Ok(own.first().filter(|_| default).map_or(Viewer::Spectator, Viewer::Seat)),
    }
}

/// One connection.
struct Client {
    app: Shared,
    room: Arc<Room>,
    person: PersonInfo,
    wants: Wants,
    id: u64,
    _ticket: SocketTicket,
}

impl Client {
    async fn serve(mut self, mut socket: WebSocket, eyes: Eyes, after: u32) {
        let (out, mut queue) = mpsc::channel(BACKLOG);
        match self.enter(out, eyes, after).await {
            Ok(hello) => {
                if socket.send(Message::Text(hello)).await.is_err() {
                    return self.room.leave(self.id).await;
                }
            }
            Err(error) => {
                let problem = ServerMsg::Problem { problem: error.into() };
                let _ = socket.send(Message::Text(write(&problem))).await;
                return;
            }
        }
        let limit = self.app.limiters.messages();
        let mut heard = Instant::now();
        let mut silence = tokio::time::interval(SILENCE);
        let mut stops = self.app.stopping();
        let mut stopping = pin!(async { drop(stops.wait_for(|stops| *stops).await) });
        loop {
            let answer = tokio::select! {
                message = queue.recv() => match message {
                    Some(text) => Some(text),
                    // The queue was full: the client comes back and is sent how things stand.
                    None => return self.close(socket, close_code::AGAIN, "too slow: come back").await,
                },
                incoming = socket.next() => {
                    heard = Instant::now();
                    match incoming {
                        Some(Ok(Message::Text(_) | Message::Binary(_))) if limit.check().is_err() => {
                            Some(write(&ServerMsg::Problem { problem: Error::too_many().into() }))
                        }
                        Some(Ok(Message::Text(text))) => self.answer(&text).await.map(|message| write(&message)),
                        Some(Ok(Message::Binary(_))) => {
                            let error = Error::bad_request("messages are text, in JSON");
                            Some(write(&ServerMsg::Problem { problem: error.into() }))
                        }
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => None,
                        Some(Ok(Message::Close(_)) | Err(_)) | None => break,
                    }
                }
                () = &mut stopping => {
                    return self.close(socket, close_code::RESTART, "the server restarts: come back").await;
                }
                _ = silence.tick() => {
                    if heard.elapsed() > 2 * SILENCE || socket.send(Message::Ping(Vec::new().into())).await.is_err() {
                        break;
                    }
                    None
                }
            };
            if send_together(&mut socket, answer, &mut queue).await.is_err() {
                break;
            }
        }
        self.room.leave(self.id).await;
    }

    async fn close(self, mut socket: WebSocket, code: u16, reason: &'static str) {
        let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
        let _ = socket.send(Message::Close(Some(frame))).await;
        self.room.leave(self.id).await;
    }

    /// Comes into the room; the first message.
    async fn enter(&mut self, out: mpsc::Sender<Utf8Bytes>, eyes: Eyes, after: u32) -> Result<Utf8Bytes> {
        let said = self.app.store.said(&self.room.id, REMEMBERED).await?;
        let mut open = self.room.open_latest(&self.app).await?;
        self.id = open.enter(self.person.clone(), eyes, self.wants, out);
        let viewer = open.inner.watchers.eyes(self.id).viewer;
        Ok(write(&hello(&open, viewer, self.wants, after, said)))
    }

    /// The answer to a message.
    async fn answer(&mut self, text: &str) -> Option<ServerMsg> {
        let message = match serde_json::from_str(text) {
            Ok(message) => message,
            Err(error) => {
                let error = Error::bad_request(format!("this message cannot be read: {error}"));
                return Some(ServerMsg::Problem { problem: error.into() });
            }
        };
        match message {
            ClientMsg::Command(command) => {
                let began = Instant::now();
                let done = match self.room.open(&self.app).await {
                    Ok(mut open) => open.command(&self.person.id, &command).await,
                    Err(error) => Err(error),
                };
                self.app.metrics.command_seconds.observe(began.elapsed().as_secs_f64());
                Some(match done {
                    Ok(entries) => ServerMsg::Done { id: command.id, entries, ply: entries },
                    Err(error) => {
                        self.app.metrics.refused.inc();
                        ServerMsg::Refused { id: command.id, problem: error.into() }
                    }
                })
            }
            ClientMsg::Check { id, seat, action } => Some(match self.check(seat, &action).await {
                Ok(()) => ServerMsg::Allowed { id },
                Err(error) => ServerMsg::Refused { id, problem: error.into() },
            }),
            ClientMsg::Say { words } => self.say(&words).await.err().map(problem),
            ClientMsg::Watch { seat } => Some(self.watch(seat).await.unwrap_or_else(problem)),
            ClientMsg::Ping => Some(ServerMsg::Pong),
        }
    }

    async fn check(&self, seat: Option<Seat>, action: &str) -> Result<()> {
        let open = self.room.open_latest(&self.app).await?;
        let watched = match open.inner.watchers.eyes(self.id).viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Host => None,
        };
        open.check(&self.person.id, seat.or(watched), action)
    }

    async fn say(&self, words: &str) -> Result<()> {
        let line = say(&self.app, &self.room, &self.person, words).await?;
        self.room.open(&self.app).await?.inner.watchers.send_all(&ServerMsg::Said(line));
        Ok(())
    }

    /// Looks with the eyes of another seat.
    async fn watch(&mut self, seat: Option<Seat>) -> Result<ServerMsg> {
        let mut open = self.room.open_latest(&self.app).await?;
        let own = open.table().seats_of(&self.person.id);
        let viewer = match seat {
            None => Viewer::Spectator,
            Some(seat) if own.contains(seat) => Viewer::Seat(seat),
            Some(_) => return Err(Error::forbidden("you do not sit there: look from a seat of your own")),
        };
        open.inner.watchers.look_with(self.id, Eyes { viewer, follow: false });
        Ok(hello(&open, viewer, self.wants, u32::MAX, Vec::new()))
    }
}

/// Sends an answer and all that waits in the queue, in as few packets as possible: the answer to a command and what came of it
/// travel together.
async fn send_together(
    socket: &mut WebSocket,
    answer: Option<Utf8Bytes>,
    queue: &mut mpsc::Receiver<Utf8Bytes>,
) -> Result<(), axum::Error> {
    let Some(first) = answer.or_else(|| queue.try_recv().ok()) else { return Ok(()) };
    socket.feed(Message::Text(first)).await?;
    while let Ok(next) = queue.try_recv() {
        socket.feed(Message::Text(next)).await?;
    }
    socket.flush().await
}

fn problem(error: Error) -> ServerMsg {
    ServerMsg::Problem { problem: error.into() }
}

/// Everything about a table, for somebody who comes in.
pub(crate) fn hello(open: &Open<'_>, viewer: Viewer, wants: Wants, after: u32, said: Vec<Said>) -> ServerMsg {
    let table = open.table();
    let story = if wants.story { table.story(viewer, after) } else { Vec::new() };
    ServerMsg::Hello {
        table: table.info(),
        state: table.state(viewer, wants, now()),
        story,
        said: said.into_iter().map(said_line).collect(),
        present: open.inner.watchers.present().into_iter().collect(),
    }
}

/// Keeps what somebody says.
pub(crate) async fn say(app: &Shared, room: &Room, person: &PersonInfo, words: &str) -> Result<SaidLine> {
    let words = words.trim();
    if words.is_empty() || words.chars().count() > MOST_WORDS || words.contains('\0') {
        return Err(Error::bad_request(format!("say something, in at most {MOST_WORDS} characters")));
    }
    app.limiters.words(&person.id)?;
    let at = now();
    let number = app.store.say(&room.id, &person.id, words, at).await?;
    Ok(SaidLine { number, person: person.clone(), at, words: words.to_owned() })
}

pub(crate) fn said_line(said: Said) -> SaidLine {
    let Said { number, person, name, at, words } = said;
    SaidLine { number, person: PersonInfo { id: person, name }, at, words }
}
