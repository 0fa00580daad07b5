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
use steading_protocol::server::{PersonInfo, ServerMsg};
use steading_store::{KeyKind, Scope};

use crate::app::Shared;
use crate::chat;
use crate::error::{Error, Result};
use crate::extract::{ClientAddress, Connecting, Path, Query, only_looks, same_site};
use crate::frame::frame;
use crate::limits::SocketTicket;
use crate::look::{Eyes, Look, Page, Wants, viewer};
use crate::open_keys::OpenKey;
use crate::outbox::{Outbox, Waiting, outbox};
use crate::rooms::Door;

/// The longest message that a client may send.
pub(crate) const LONGEST: usize = 16 * 1024;
/// A connection that is silent for so long is asked whether anybody is there, and dropped after twice the time.
const SILENCE: Duration = Duration::from_secs(30);

/// How long a client has to answer when the connection is closed.
const LONGEST_GOODBYE: Duration = Duration::from_secs(1);

/// What else a connection may ask for.
#[derive(Debug, Deserialize)]
pub(crate) struct Follow {
    /// With the eyes of whichever own seat must act: for several people at one screen.
    #[serde(default)]
    follow: bool,
}

/// Opens the WebSocket of a table.
pub(crate) async fn connect(
    State(app): State<Shared>,
    Path(table): Path<String>,
    (Query(look), Query(Follow { follow })): (Query<Look>, Query<Follow>),
    Connecting { person, kind, key }: Connecting,
    ClientAddress(from): ClientAddress,
    headers: HeaderMap,
    upgrade: Result<WebSocketUpgrade, axum::extract::ws::rejection::WebSocketUpgradeRejection>,
) -> Result<Response> {
    same_site(&axum::http::Method::POST, &headers)?;
    let upgrade = upgrade.map_err(|rejection| Error::bad_request(rejection.body_text()))?;
    let wants = look.wants()?;
    let door = app.rooms.door(&table);
    let viewer = viewer(door.open_latest(&app).await?.table(), Some(&person), look.seat())?;
    let ticket = app.limiters.socket(from, &person.id)?;
    let upgrade = upgrade
        .max_message_size(LONGEST)
        .max_frame_size(LONGEST)
        .read_buffer_size(4096)
        .write_buffer_size(4096);
    Ok(upgrade.on_upgrade(move |socket| async move {
        app.metrics.sockets.inc();
        let person = PersonInfo { id: person.id, name: person.name };
        let eyes = Eyes { viewer, follow };
        let looks = kind == KeyKind::Token(Scope::Read);
        let client =
            Client { app: Arc::clone(&app), table, door, person, wants, looks, key, id: 0, _ticket: ticket };
        client.serve(socket, eyes, look.page()).await;
        app.metrics.sockets.dec();
    }))
}

/// One connection.
struct Client {
    app: Shared,
    /// The id of the table.
    table: String,
    door: Door,
    person: PersonInfo,
    wants: Wants,
    /// It may only look.
    looks: bool,
    /// The key that it came with: it ends with that.
    key: OpenKey,
    /// The number in the room, to leave with.
    id: u64,
    _ticket: SocketTicket,
}

impl Client {
    async fn serve(mut self, mut socket: WebSocket, eyes: Eyes, page: Page) {
        let (out, mut queue) = outbox(self.app.settings.limits.send_buffer as usize * 1024);
        match self.enter(out, eyes, page).await {
            Ok(hello) => {
                if socket.send(Message::Text(hello)).await.is_err() {
                    return self.leave().await;
                }
            }
            Err(error) => {
                let _ = socket.send(Message::Text(frame(&problem(error)))).await;
                return;
            }
        }
        let limits = self.app.limiters.messages(&self.person.id);
        let mut heard = Instant::now();
        let mut silence = tokio::time::interval(SILENCE);
        let mut stops = self.app.stopping();
        let mut stopping = pin!(async { drop(stops.wait_for(|stops| *stops).await) });
        let mut signed_out = pin!(self.key.ended());
        loop {
            let answer = tokio::select! {
                message = queue.next() => match message {
                    Some(text) => Some(text),
                    // Too much was waiting: the client comes back and is sent how things stand.
                    None => return self.close(socket, close_code::AGAIN, "too slow: come back").await,
                },
                incoming = socket.next() => {
                    heard = Instant::now();
                    match incoming {
                        Some(Ok(message @ (Message::Text(_) | Message::Binary(_)))) => {
                            let read = self.app.clock.now();
                            let answer = match limits.message() {
                                Ok(()) => self.answer(&message, read).await,
                                Err(error) => Some(problem(error)),
                            };
                            answer.map(|message| frame(&message))
                        }
                        Some(Ok(Message::Ping(_) | Message::Pong(_))) => None,
                        Some(Ok(Message::Close(_)) | Err(_)) | None => break,
                    }
                }
                () = &mut stopping => {
                    return self.close(socket, close_code::RESTART, "the server restarts: come back").await;
                }
                () = &mut signed_out => {
                    let how = "you signed out, or this token was taken away";
                    return self.close(socket, close_code::POLICY, how).await;
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
        self.leave().await;
    }

    async fn leave(&self) {
        self.door.lock().await.leave(&self.app, self.id);
    }

    async fn close(self, mut socket: WebSocket, code: u16, reason: &'static str) {
        let frame = CloseFrame { code, reason: Utf8Bytes::from_static(reason) };
        let told = socket.send(Message::Close(Some(frame))).await;
        self.leave().await;
        if told.is_ok() {
            // Whatever the client still sends must be read: its system throws our last words away if the connection breaks.
            let goodbye = async { while let Some(Ok(_)) = socket.next().await {} };
            let _ = tokio::time::timeout(LONGEST_GOODBYE, goodbye).await;
        }
    }

    /// Comes into the room; the first message.
    async fn enter(&mut self, out: Outbox, eyes: Eyes, page: Page) -> Result<Utf8Bytes> {
        let said = chat::said(&self.app, &self.table).await?;
        let mut open = self.door.open_latest(&self.app).await?;
        self.id = open.enter(self.person.clone(), eyes, self.wants, out);
        let viewer = open.room.watchers.eyes(self.id).viewer;
        Ok(frame(&open.hello(viewer, self.wants, page, said)))
    }

    /// The answer to a message that was read at that time.
    async fn answer(&mut self, message: &Message, read: i64) -> Option<ServerMsg> {
        let Message::Text(text) = message else {
            return Some(problem(Error::bad_request("messages are text, in JSON")));
        };
        let message = match serde_json::from_str(text) {
            Ok(message) => message,
            Err(error) => {
                let error = Error::bad_request(format!("this message cannot be read: {error}"));
                return Some(problem(error));
            }
        };
        match message {
            ClientMsg::Command(command) if self.looks => {
                Some(ServerMsg::Refused { id: command.id, problem: only_looks().into() })
            }
            ClientMsg::Say { .. } if self.looks => Some(problem(only_looks())),
            ClientMsg::Command(command) => {
                let began = Instant::now();
                let done = match self.door.open(&self.app).await {
                    Ok(mut open) => open.command(&self.person.id, &command, read).await,
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
        let open = self.door.open_latest(&self.app).await?;
        let watched = match open.room.watchers.eyes(self.id).viewer {
            Viewer::Seat(seat) => Some(seat),
            Viewer::Spectator | Viewer::Host => None,
        };
        open.check(&self.person.id, seat.or(watched), action)
    }

    async fn say(&self, words: &str) -> Result<()> {
        chat::say(&self.app, &self.table, self.person.clone(), words).await?;
        Ok(())
    }

    /// Looks with the eyes of another seat.
    async fn watch(&mut self, seat: Option<Seat>) -> Result<ServerMsg> {
        let mut open = self.door.open_latest(&self.app).await?;
        let seats = open.table().seats_of(&self.person.id);
        let viewer = match seat {
            None => Viewer::Spectator,
            Some(seat) if seats.contains(seat) => Viewer::Seat(seat),
            Some(_) => return Err(Error::forbidden("you do not sit there: look from a seat of your own")),
        };
        open.room.watchers.look_with(self.id, Eyes { viewer, follow: false });
        Ok(open.hello(viewer, self.wants, Page::NOTHING, Vec::new()))
    }
}

/// Sends an answer and all that waits in the queue, in as few packets as possible: the answer to a command and what came of it
/// travel together.
async fn send_together(
    socket: &mut WebSocket,
    answer: Option<Utf8Bytes>,
    queue: &mut Waiting,
) -> Result<(), axum::Error> {
    let Some(first) = answer.or_else(|| queue.try_next()) else { return Ok(()) };
    socket.feed(Message::Text(first)).await?;
    while let Some(next) = queue.try_next() {
        socket.feed(Message::Text(next)).await?;
    }
    socket.flush().await?;
    queue.sent();
    Ok(())
}

fn problem(error: Error) -> ServerMsg {
    ServerMsg::Problem { problem: error.into() }
}
