//! The whole wire format between the server and its clients: ours, and programs of other people.
//!
//! - [`client`]: what a client sends over the WebSocket of a table, and in the bodies of REST requests.
//! - [`server`]: what it is sent back.
//! - [`account`]: what is somebody's own: sessions, tokens, everything about oneself.
//! - [`advice`]: what bots say about games of people.
//! - [`clock`], [`terms`]: what people agree on before a game.
//! - [`problem`]: the one form in which anything that went wrong is told.
//!
//! A bot needs two of them: it reads a [`server::ServerMsg`] and answers
//! ```
//! use steading_protocol::client::ClientMsg;
//! let sent = r#"{"type": "command", "id": "1", "entries": 4, "do": {"act": "build 3,4"}}"#;
//! assert!(matches!(serde_json::from_str(sent), Ok(ClientMsg::Command(_))));
//! ```
//!
//! Whoever opens the WebSocket of a table, `/api/v1/tables/{id}/socket`, says behind the question mark what to be sent:
//!
//! - `want=view,story,choices` is the usual. `actions` stands for the choices in their notation and no more, which is all that
//!   many programs need: `want=actions` makes the smallest messages, `want=view,actions` suits a bot that thinks.
//! - `seat=1` looks with the eyes of that own seat, `follow=true` with those of whichever own seat must act.
//! - `after=40` leaves out the story of the first forty decisions.

pub mod account;
pub mod advice;
pub mod client;
pub mod clock;
pub mod problem;
pub mod server;
pub mod terms;
