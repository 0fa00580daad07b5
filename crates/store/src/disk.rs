//! A disk that has lost what it was to keep.
//!
//! After a failed `fsync` the system may have dropped the pages that it could not write, and the next `fsync` succeeds without them
//! (<https://lwn.net/Articles/752063/>). So the first one is the end: nothing is written or reported as written after it, and
//! whoever runs the store ends the process, which begins anew from what is on disk.

use tokio::sync::watch;

use crate::StoreError;

/// Whether a disk has lost something, and what it says.
#[derive(Debug, Default)]
pub(crate) struct Disk(watch::Sender<Option<String>>);

impl Disk {
    /// It has lost something.
    pub(crate) fn lose(&self, error: StoreError) -> StoreError {
        let said = match &error {
            StoreError::Lost(said) => said.clone(),
            other => other.to_string(),
        };
        self.0.send_if_modified(|lost| lost.is_none() && lost.replace(said).is_none());
        error
    }

    /// An error once it has.
    pub(crate) fn check(&self) -> Result<(), StoreError> {
        match &*self.0.borrow() {
            None => Ok(()),
            Some(said) => Err(StoreError::Lost(said.clone())),
        }
    }

    /// Comes true when it does, with what it says.
    pub(crate) async fn lost(&self) -> String {
        let mut news = self.0.subscribe();
        match news.wait_for(Option::is_some).await {
            Ok(said) => said.clone().unwrap_or_default(),
            // The disk lives at least as long as this.
            Err(_) => std::future::pending().await,
        }
    }
}
