//! The proxies in front of the server: who is believed where requests come from, and what follows from that.

use std::net::{IpAddr, SocketAddr};
use std::str::FromStr;

use axum::http::HeaderMap;
use ipnet::IpNet;

/// This computer and networks that are nobody's on the internet.
const PRIVATE: [&str; 8] = [
    "127.0.0.0/8",
    "10.0.0.0/8",
    "172.16.0.0/12",
    "192.168.0.0/16",
    "169.254.0.0/16",
    "::1/128",
    "fc00::/7",
    "fe80::/10",
];

/// The networks of the proxies that are believed in what they say in `X-Forwarded-For`.
///
/// ```
/// let proxies: steading_server::Proxies = "127.0.0.1, 10.0.0.0/8".parse().unwrap();
/// assert!("proxy.example".parse::<steading_server::Proxies>().is_err());
/// # assert_ne!(proxies, steading_server::Proxies::none());
/// ```
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Proxies(Vec<IpNet>);

/// Something is no network.
#[derive(Debug, thiserror::Error)]
#[error(
    "`{0}` is no network: write networks as 10.0.0.0/8 or single addresses, with commas between them, or `private`"
)]
pub struct NoNetwork(String);

impl Proxies {
    /// Nobody is believed.
    pub fn none() -> Proxies {
        Proxies(Vec::new())
    }

    /// Proxies on this computer and in private networks.
    pub fn private() -> Proxies {
        Proxies(PRIVATE.iter().filter_map(|network| network.parse().ok()).collect())
    }

    /// Whether an address is one of a proxy.
    pub(crate) fn trust(&self, address: IpAddr) -> bool {
        let address = address.to_canonical();
        self.0.iter().any(|network| network.contains(&address))
    }

    /// The address of a visitor, when a connection comes from `peer`. Each proxy adds whom it was asked by at the right end of the
    /// list, so what stands there is believed as far as proxies of ours have written it: the first address from the right that is
    /// none of theirs. What stands further left, anybody may have made up.
    pub(crate) fn visitor(&self, peer: IpAddr, headers: &HeaderMap) -> IpAddr {
        let mut known = peer.to_canonical();
        let lines = headers.get_all("x-forwarded-for").iter().rev();
        let mut told = lines.flat_map(|line| line.as_bytes().rsplit(|&byte| byte == b','));
        while self.trust(known) {
            let Some(address) = told.next().and_then(address) else { break };
            known = address;
        }
        known
    }
}

impl FromStr for Proxies {
    type Err = NoNetwork;

    fn from_str(text: &str) -> Result<Proxies, NoNetwork> {
        if text.trim() == "private" {
            return Ok(Proxies::private());
        }
        let network = |text: &str| {
            let text = text.trim();
            let single = || text.parse().map(|address: IpAddr| IpNet::from(address.to_canonical()));
            text.parse().or_else(|_| single()).map_err(|_| NoNetwork(text.to_owned()))
        };
        Ok(Proxies(text.split(',').map(network).collect::<Result<_, _>>()?))
    }
}

/// An address in a list, with or without a port.
fn address(text: &[u8]) -> Option<IpAddr> {
    let text = std::str::from_utf8(text).ok()?.trim();
    let bare = text.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(text);
    let address = bare.parse().ok().or_else(|| text.parse().ok().map(|with_port: SocketAddr| with_port.ip()));
    address.map(|address: IpAddr| address.to_canonical())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn visitor(proxies: &str, peer: &str, lines: &[&'static str]) -> String {
        let name = axum::http::HeaderName::from_static("x-forwarded-for");
        let headers = lines.iter().map(|line| (name.clone(), line.parse().unwrap())).collect();
        let proxies: Proxies = proxies.parse().unwrap();
        proxies.visitor(peer.parse().unwrap(), &headers).to_string()
    }

    #[test]
    fn only_what_our_proxies_wrote_is_believed() {
        for (peer, lines, found) in [
            // Who comes directly, comes from where they come from, whatever they say.
            ("203.0.113.9", &[][..], "203.0.113.9"),
            ("203.0.113.9", &["198.51.100.1"], "203.0.113.9"),
            // A proxy tells.
            ("10.0.0.1", &["198.51.100.1"], "198.51.100.1"),
            ("10.0.0.1", &[], "10.0.0.1"),
            ("127.0.0.1", &["198.51.100.1:4711"], "198.51.100.1"),
            // What a visitor made up stands on the left, in the same line or in one before.
            ("10.0.0.1", &["1.1.1.1, 198.51.100.1"], "198.51.100.1"),
            ("10.0.0.1", &["1.1.1.1", "198.51.100.1"], "198.51.100.1"),
            ("10.0.0.1", &["10.0.0.7, 198.51.100.1"], "198.51.100.1"),
            ("10.0.0.1", &["1.1.1.1,10.0.0.7", "2.2.2.2 ,198.51.100.1", "10.0.0.8"], "198.51.100.1"),
            // Several proxies of ours.
            ("10.0.0.1", &["198.51.100.1, 10.0.0.2, 10.0.0.3"], "198.51.100.1"),
            ("10.0.0.1", &["198.51.100.1", "10.0.0.2", "10.0.0.3"], "198.51.100.1"),
            ("10.0.0.1", &["10.0.0.3,10.0.0.2"], "10.0.0.3"),
            // Nonsense: the last proxy counts.
            ("10.0.0.1", &["nonsense"], "10.0.0.1"),
            ("10.0.0.1", &["198.51.100.1, unknown, 10.0.0.2"], "10.0.0.2"),
            ("10.0.0.1", &["198.51.100.1,"], "10.0.0.1"),
            ("10.0.0.1", &["198.51.100.1", ""], "10.0.0.1"),
            ("10.0.0.1", &["198.51.100.256"], "10.0.0.1"),
            // Addresses of the sixth version, and of the fourth in their clothes.
            ("10.0.0.1", &["2001:db8::7"], "2001:db8::7"),
            ("10.0.0.1", &["[2001:db8::7]:443"], "2001:db8::7"),
            ("10.0.0.1", &["[2001:db8::7]"], "2001:db8::7"),
            ("2001:db8:1::5", &["2001:db8::7"], "2001:db8::7"),
            ("2001:db8:2::5", &["2001:db8::7"], "2001:db8:2::5"),
            ("::ffff:10.0.0.1", &["::ffff:198.51.100.1"], "198.51.100.1"),
            ("::ffff:203.0.113.9", &["198.51.100.1"], "203.0.113.9"),
        ] {
            let proxies = "10.0.0.0/8, 127.0.0.0/8, 2001:db8:1::/48";
            assert_eq!(visitor(proxies, peer, lines), found, "{peer} {lines:?}");
        }
    }

    #[test]
    fn a_proxy_can_be_named_by_its_address_or_stand_in_a_private_network() {
        assert_eq!(visitor("192.0.2.1", "192.0.2.1", &["198.51.100.1"]), "198.51.100.1");
        assert_eq!(visitor("192.0.2.1", "192.0.2.2", &["198.51.100.1"]), "192.0.2.2");
        for peer in ["127.0.0.1", "10.1.2.3", "172.18.0.1", "192.168.1.1", "::1", "fd00::1", "fe80::1"] {
            assert_eq!(visitor("private", peer, &["198.51.100.1"]), "198.51.100.1", "{peer}");
        }
        assert_eq!(visitor("private", "192.0.2.1", &["198.51.100.1"]), "192.0.2.1");
        assert_eq!(Proxies::private().0.len(), PRIVATE.len());
        for wrong in ["", "10.0.0.0/33", "proxy", "10.0.0.0/8,"] {
            assert!(wrong.parse::<Proxies>().is_err(), "{wrong}");
        }
    }
}
