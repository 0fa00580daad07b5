//! The whole wire format between the server and its clients: ours, and programs of other people.
//!
//! - [`client`]: what a client sends over the WebSocket of a table, and in the bodies of REST requests.
//! - [`server`]: what it is sent back.
//! - [`clock`], [`terms`]: what people agree on before a game.
//! - [`problem`]: the one form in which anything that went wrong is told.
//!
//! A bot needs two of them: it reads a [`server::ServerMsg`] and answers
//! ```
//! use steading_protocol::client::ClientMsg;
//! let sent = r#"{"type": "command", "id": "1", "ply": 4, "do": {"act": "build 3,4"}}"#;
//! assert!(matches!(serde_json::from_str(sent), Ok(ClientMsg::Command(_))));
//! ```

pub mod client;
pub mod clock;
pub mod problem;
pub mod server;
pub mod terms;
