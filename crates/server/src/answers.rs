//! Answers that wait to be read: one visitor with many connections who reads nothing holds only so much of them.

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, PoisonError};

use axum::body::Body;
use axum::response::{IntoResponse as _, Response};
use hyper::body::Body as _;

use crate::error::{Error, Kind};
use crate::holding::Holding;

/// Shorter answers are not counted: the connections are.
const SHORT: u64 = 16 * 1024;

/// The bytes of answers under way, by address.
pub(crate) struct Answers {
    most: u64,
    under_way: Arc<Mutex<HashMap<IpAddr, u64>>>,
}

impl Answers {
    /// So many bytes at a time to one address; a single answer may be longer.
    pub(crate) fn new(most: u64) -> Answers {
        Answers { most, under_way: Arc::default() }
    }

    /// Counts an answer until it is sent. If too many wait to be read already, that is the answer.
    pub(crate) fn count(&self, from: IpAddr, answer: Response) -> Response {
        let bytes = answer.body().size_hint().exact().filter(|&bytes| bytes > SHORT);
        let Some(bytes) = bytes else { return answer };
        let mut under_way = self.under_way.lock().unwrap_or_else(PoisonError::into_inner);
        let before = under_way.get(&from).copied().unwrap_or_default();
        if before > 0 && before + bytes > self.most {
            let how = "much of what you asked for waits to be read: read it first";
            return Error::new(Kind::TooManyRequests, how).into_response();
        }
        under_way.insert(from, before + bytes);
        drop(under_way);
        let ticket = Ticket { under_way: Arc::clone(&self.under_way), from, bytes };
        answer.map(|body| Body::new(Holding::new(body, ticket)))
    }
}

/// An answer under way.
struct Ticket {
    under_way: Arc<Mutex<HashMap<IpAddr, u64>>>,
    from: IpAddr,
    bytes: u64,
}

impl Drop for Ticket {
    fn drop(&mut self) {
        let mut under_way = self.under_way.lock().unwrap_or_else(PoisonError::into_inner);
        let left = under_way.get(&self.from).map_or(0, |bytes| bytes - self.bytes);
        if left == 0 {
            under_way.remove(&self.from);
        } else {
            under_way.insert(self.from, left);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_so_many_bytes_wait_for_one_address() {
        let answers = Answers::new(250_000);
        let ask = |address: u8, bytes: usize| {
            answers.count(IpAddr::from([10, 0, 0, address]), "x".repeat(bytes).into_response())
        };
        let held: Vec<Response> = (0..5).map(|_| ask(1, 100_000)).collect();
        let statuses = held.iter().map(|answer| answer.status().as_u16());
        assert_eq!(statuses.collect::<Vec<_>>(), [200, 200, 429, 429, 429]);
        assert_eq!(ask(1, 1000).status(), 200, "short ones go through");
        assert_eq!(ask(2, 1_000_000).status(), 200, "one may be longer");
        drop(held);
        assert_eq!(ask(1, 100_000).status(), 200);
        assert!(answers.under_way.lock().unwrap().is_empty());
    }
}
