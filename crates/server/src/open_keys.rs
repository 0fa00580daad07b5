//! The keys that open connections came with: when a key ends, so do they.
//!
//! On this server that is at once. On others that share the database it is as soon as they look ([`OpenKeys::check`]).

use std::collections::HashMap;
use std::future::Future;
use std::sync::{Mutex, PoisonError};

use tokio::sync::watch;

use crate::app::App;

/// The digests of the keys. A sender that is dropped ends the connections that wait for it.
#[derive(Default)]
pub(crate) struct OpenKeys(Mutex<HashMap<String, watch::Sender<()>>>);

/// What one connection waits for that is open by a key.
pub(crate) struct OpenKey(watch::Receiver<()>);

impl OpenKeys {
    /// Begins to watch over a key. Whoever wants a connection does so before the key is looked up, so that no end is missed.
    pub(crate) fn open(&self, digest: &str) -> OpenKey {
        let mut keys = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        OpenKey(keys.entry(digest.to_owned()).or_default().subscribe())
    }

    /// Ends all connections that came with these keys.
    pub(crate) fn end<'a>(&self, digests: impl IntoIterator<Item = &'a String>) {
        let mut keys = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        for digest in digests {
            keys.remove(digest);
        }
    }

    /// Ends the connections whose keys have expired, or were ended on another server.
    pub(crate) async fn check(&self, app: &App) {
        for digest in self.tidy() {
            match app.store.has_key(&digest, app.clock.now()).await {
                Ok(true) => {}
                Ok(false) => self.end([&digest]),
                Err(error) => return tracing::debug!(%error, "could not look for keys that have ended"),
            }
        }
    }

    /// Forgets keys without connections; the others.
    fn tidy(&self) -> Vec<String> {
        let mut keys = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        keys.retain(|_, waiting| waiting.receiver_count() > 0);
        keys.keys().cloned().collect()
    }
}

impl OpenKey {
    /// Comes when the key has ended.
    pub(crate) fn ended(&self) -> impl Future<Output = ()> + use<> {
        let mut end = self.0.clone();
        async move { while end.changed().await.is_ok() {} }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn connections_end_with_their_key_and_keys_without_any_are_forgotten() {
        let has_ended = async |key: &OpenKey| {
            tokio::time::timeout(std::time::Duration::from_millis(50), key.ended()).await.is_ok()
        };
        let keys = OpenKeys::default();
        let (first, second, other) = (keys.open("a"), keys.open("a"), keys.open("b"));
        assert!(!has_ended(&first).await);
        keys.end([&"a".to_owned()]);
        assert!(has_ended(&first).await && has_ended(&second).await);
        assert!(!has_ended(&other).await, "another key is as good as before");
        assert_eq!(keys.tidy(), ["b"]);
        drop(other);
        assert!(keys.tidy().is_empty());
    }
}
