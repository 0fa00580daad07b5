//! The keys that open connections came with: when a key ends, so do they.
//!
//! On this server that is at once. On others that share the database it is as soon as they look ([`OpenKeys::check`]).

use std::collections::HashMap;
use std::future::Future;
use std::sync::{Arc, Mutex, PoisonError};

use tokio::sync::watch;

use crate::app::App;

/// The digests of the keys. A sender that is dropped ends the connections that wait for it.
#[derive(Clone, Default)]
pub(crate) struct OpenKeys(Arc<Mutex<HashMap<String, watch::Sender<()>>>>);

/// One connection that is open by a key.
pub(crate) struct OpenKey {
    keys: OpenKeys,
    digest: String,
    end: watch::Receiver<()>,
}

impl OpenKeys {
    /// Begins to watch over a key. Whoever wants a connection does so before the key is looked up, so that no end is missed.
    pub(crate) fn open(&self, digest: &str) -> OpenKey {
        let mut keys = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let end = keys.entry(digest.to_owned()).or_default().subscribe();
        OpenKey { keys: self.clone(), digest: digest.to_owned(), end }
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
        let digests: Vec<String> =
            self.0.lock().unwrap_or_else(PoisonError::into_inner).keys().cloned().collect();
        for digest in digests {
            match app.store.has_key(&digest, app.clock.now()).await {
                Ok(true) => {}
                Ok(false) => self.end([&digest]),
                Err(error) => return tracing::debug!(%error, "could not look for keys that have ended"),
            }
        }
    }
}

impl OpenKey {
    /// Comes when the key has ended.
    pub(crate) fn ended(&self) -> impl Future<Output = ()> + use<> {
        let mut end = self.end.clone();
        async move { while end.changed().await.is_ok() {} }
    }
}

impl Drop for OpenKey {
    fn drop(&mut self) {
        let mut keys = self.keys.0.lock().unwrap_or_else(PoisonError::into_inner);
        // This receiver is still there, and the one of the future may be.
        let last = |sender: &watch::Sender<()>| sender.receiver_count() <= 1;
        if keys.get(&self.digest).is_some_and(last) {
            keys.remove(&self.digest);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[tokio::test]
    async fn connections_end_with_their_key_and_are_forgotten_when_they_close() {
        let keys = OpenKeys::default();
        let (first, second, other) = (keys.open("a"), keys.open("a"), keys.open("b"));
        let (first_ended, other_ended) = (first.ended(), other.ended());
        keys.end([&"a".to_owned()]);
        first_ended.await;
        second.ended().await;
        let soon = std::time::Duration::from_millis(20);
        assert!(tokio::time::timeout(soon, other_ended).await.is_err(), "another key is as good as before");
        drop((first, second));
        assert_eq!(keys.0.lock().unwrap().len(), 1);
        drop(other);
        assert!(keys.0.lock().unwrap().is_empty());
    }
}
