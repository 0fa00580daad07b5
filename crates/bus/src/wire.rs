//! What carries news.

use std::fmt;
use std::str::FromStr;

/// What carries news from server to server.
#[derive(Clone, PartialEq, Eq)]
pub enum Wire {
    /// LISTEN and NOTIFY of a PostgreSQL server, by its address. A connection pooler that changes the session between transactions
    /// does not do.
    Postgres(String),
    /// A NATS server, or several with commas between them: `nats://…`, or `tls://…`. A name and a password may stand in the address;
    /// `?credentials=FILE` names a file with credentials, and `?ca=FILE` one with the certificates to trust.
    Nats(String),
}

/// Not the address of a wire.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("`{0}` is no bus: name a NATS server as nats://host:4222 or tls://host:4222, or leave it out")]
pub struct BadWire(String);

impl Wire {
    pub(crate) fn name(&self) -> &'static str {
        match self {
            Wire::Postgres(_) => "PostgreSQL",
            Wire::Nats(_) => "NATS",
        }
    }
}

impl FromStr for Wire {
    type Err = BadWire;

    fn from_str(text: &str) -> Result<Wire, BadWire> {
        let is_server = |server: &str| {
            let host = server.strip_prefix("nats://").or_else(|| server.strip_prefix("tls://"));
            host.is_some_and(|host| !host.is_empty())
        };
        let servers = text.split('?').next().unwrap_or_default();
        if servers.split(',').all(is_server) {
            Ok(Wire::Nats(text.to_owned()))
        } else {
            Err(BadWire(text.to_owned()))
        }
    }
}

/// Passwords inside the address are not shown.
impl fmt::Debug for Wire {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bus_is_one_nats_server_or_several() {
        for good in ["nats://localhost", "tls://a:b@c:4222?ca=x.pem", "nats://a:1,nats://b:2"] {
            assert_eq!(good.parse(), Ok(Wire::Nats(good.to_owned())), "{good}");
        }
        for bad in ["", "nats://", "redis://x", "nats://a,b", "postgres://x"] {
            assert_eq!(bad.parse::<Wire>(), Err(BadWire(bad.to_owned())), "{bad}");
        }
        assert_eq!(format!("{:?}", Wire::Nats("nats://me:secret@x".to_owned())), "NATS");
    }
}
