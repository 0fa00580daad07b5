//! How a server is set up.

use std::collections::BTreeMap;
use std::fmt;
use std::net::SocketAddr;
use std::time::Duration;

use steading_game::DataFiles;
use steading_store::Address;

pub use crate::proxies::{NoNetwork, Proxies};
pub use steading_bus::{BadWire, Wire};

/// How a server is set up.
#[derive(Debug, Clone)]
pub struct Settings {
    /// Where to listen.
    pub listen: SocketAddr,
    /// Where to remember everything.
    pub database: Address,
    /// How servers that share a database tell each other what is new, if not over PostgreSQL alone.
    pub bus: Option<Wire>,
    /// The data files of somebody who owns a box, by game.
    pub data: BTreeMap<String, DataFiles>,
    /// Requests come through these proxies, which tell in `X-Forwarded-For` whom they are from.
    pub proxies: Proxies,
    /// The site is reached by https: cookies are only sent there.
    pub https: bool,
    /// How long bots wait between their moves while people look on.
    pub bot_pause: Duration,
    /// How much one visitor may ask of the server.
    pub limits: Limits,
    /// How long the server waits for a visitor.
    pub timeouts: Timeouts,
    /// Who may read the figures about the server.
    pub metrics: MetricsAccess,
}

impl Settings {
    /// The wires to other servers, the one to use first comes first. Those with a file of their own are alone.
    pub(crate) fn wires(&self) -> Vec<Wire> {
        match &self.database {
            Address::Sqlite(_) => Vec::new(),
            Address::Postgres(url) => self.bus.iter().cloned().chain([Wire::Postgres(url.clone())]).collect(),
        }
    }
}

/// Who may read the figures about the server, which are nobody else's business.
#[derive(Clone, Default)]
pub struct MetricsAccess {
    /// Whoever reaches this address, where there is nothing else. Without it, `/metrics` is one of the addresses of the site.
    pub listen: Option<SocketAddr>,
    /// Whoever sends this token. Without it, at the address of the site only programs on the same machine.
    pub token: Option<String>,
}

/// The token is not shown.
impl fmt::Debug for MetricsAccess {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let MetricsAccess { listen, token } = self;
        f.debug_struct("MetricsAccess").field("listen", listen).field("token", &token.is_some()).finish()
    }
}

/// How much one visitor may ask of the server. An address of the sixth version counts as its network.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Limits {
    /// Requests in a minute, from one address.
    pub requests: u32,
    /// Requests in a minute, by one person.
    pub person_requests: u32,
    /// New guests and sign-ins in a minute, from one address.
    pub sign_ins: u32,
    /// Attempts to sign in to one login in an hour, from one address.
    pub login_sign_ins: u32,
    /// Attempts to sign in to one login in an hour, from all addresses that nobody has signed in to it from lately.
    pub login_sign_ins_anywhere: u32,
    /// New accounts in an hour, from one address, also those whose login was taken already.
    pub accounts: u32,
    /// Messages in a second, over one WebSocket.
    pub messages: u32,
    /// Messages in a second, over all WebSockets of one person.
    pub person_messages: u32,
    /// Things said in a minute, by one person.
    pub words: u32,
    /// WebSockets open at a time, from one address.
    pub sockets: u32,
    /// WebSockets open at a time, of one person.
    pub person_sockets: u32,
    /// Tables that one person opened and whose games are not over; four times as many from one address.
    pub tables: u32,
    /// Of those, tables in the lobby that wait for players.
    pub lobby: u32,
    /// Games that one person imports or branches off in an hour; four times as many from one address.
    pub copies: u32,
    /// Connections at a time, from one address. Those of proxies are not counted.
    pub connections: u32,
    /// Connections at a time, in all. The system may allow less.
    pub all_connections: u32,
    /// Answers of the API that may wait for one address to read them, in MiB; one answer may be longer.
    pub answers: u32,
    /// What may wait for one WebSocket to read it, in KiB; one message may be longer.
    pub send_buffer: u32,
    /// How many bits of an address of the sixth version are its network.
    pub ipv6_prefix: u32,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            requests: 600,
            person_requests: 1200,
            sign_ins: 20,
            login_sign_ins: 20,
            login_sign_ins_anywhere: 200,
            accounts: 10,
            messages: 30,
            person_messages: 100,
            words: 20,
            sockets: 100,
            person_sockets: 100,
            tables: 60,
            lobby: 5,
            copies: 120,
            connections: 200,
            all_connections: 4096,
            answers: 64,
            send_buffer: 512,
            ipv6_prefix: 64,
        }
    }
}

/// How long the server waits for a visitor before it closes the connection.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Timeouts {
    /// For the head of a request, from its first byte; after connecting, from then on.
    pub head: Duration,
    /// For the next part of a body.
    pub body: Duration,
    /// For a whole body.
    pub whole_body: Duration,
    /// For the next request.
    pub idle: Duration,
    /// For anybody to read of what is sent.
    pub unread: Duration,
}

impl Default for Timeouts {
    fn default() -> Timeouts {
        Timeouts {
            head: Duration::from_secs(10),
            body: Duration::from_secs(15),
            whole_body: Duration::from_mins(1),
            idle: Duration::from_secs(75),
            unread: Duration::from_secs(20),
        }
    }
}

/// As whoever writes a program wants to know them.
impl fmt::Display for Limits {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Limits {
            requests,
            person_requests,
            sign_ins,
            login_sign_ins,
            login_sign_ins_anywhere,
            accounts,
            messages,
            person_messages,
            words,
            sockets,
            person_sockets,
            tables,
            lobby,
            copies,
            connections,
            all_connections,
            answers,
            send_buffer,
            ipv6_prefix,
        } = self;
        write!(
            f,
            "From one address (of IPv6: its network of {ipv6_prefix} bits): {requests} requests and {sign_ins} new guests or sign-ins a minute, \
             {login_sign_ins} sign-ins to one login and {accounts} logins asked for an hour, {connections} connections and {sockets} open \
             WebSockets, {answers} MiB of answers that wait to be read. \
             From one person: {person_requests} requests and {words} lines of chat a minute, {person_messages} messages a second, \
             {person_sockets} open WebSockets; {tables} tables whose games are not over, {lobby} of them in the lobby, and {copies} imported \
             or branched games an hour, four times as many from one address. \
             Over one WebSocket: {messages} messages a second, {send_buffer} KiB that wait to be read. \
             In all: {all_connections} connections, {login_sign_ins_anywhere} sign-ins to one login an hour."
        )
    }
}
