//! How a server is set up.

use std::collections::BTreeMap;
use std::net::SocketAddr;
use std::time::Duration;

use steading_game::DataFiles;
use steading_store::Address;

/// How a server is set up.
#[derive(Debug, Clone)]
pub struct Settings {
    /// Where to listen.
    pub listen: SocketAddr,
    /// Where to remember everything.
    pub database: Address,
    /// The data files of somebody who owns a box, by game.
    pub data: BTreeMap<String, DataFiles>,
    /// Requests come through a proxy that tells in `X-Forwarded-For` whom they are from.
    pub behind_proxy: bool,
    /// The site is reached by https: cookies are only sent there.
    pub https: bool,
    /// How long bots wait between their moves while people look on.
    pub bot_pause: Duration,
    /// How much one visitor may ask of the server.
    pub limits: Limits,
}

/// How much one visitor may ask of the server.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// Requests in a minute, from one address.
    pub requests: u32,
    /// New guests and sign-ins in a minute, from one address.
    pub sign_ins: u32,
    /// New accounts in an hour, from one address, also those whose login was taken already.
    pub accounts: u32,
    /// Messages in a second, over one WebSocket.
    pub messages: u32,
    /// Things said in a minute, by one person.
    pub words: u32,
    /// WebSockets open at a time, from one address.
    pub sockets: u32,
    /// Tables that one person opened and whose games are not over; four times as many from one address.
    pub tables: u32,
    /// Of those, tables in the lobby that wait for players.
    pub lobby: u32,
    /// Games that one person imports or branches off in an hour; four times as many from one address.
    pub copies: u32,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            requests: 600,
            sign_ins: 20,
            accounts: 10,
            messages: 30,
            words: 20,
            sockets: 100,
            tables: 60,
            lobby: 5,
            copies: 120,
        }
    }
}
