//! What waits to be sent to one client. How much that may be is bounded in bytes: whoever does not read is dropped, comes back later
//! and is sent how things stand.

use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use axum::extract::ws::Utf8Bytes;
use tokio::sync::Notify;

/// The most messages that may wait, however short they are.
const MOST: usize = 64;

/// What waits to be sent to one client, for those who have something to tell.
pub(crate) struct Outbox(Arc<Shelf>);

/// What waits to be sent to one client, for its connection.
pub(crate) struct Waiting(Arc<Shelf>);

/// The client does not read what it is sent.
#[derive(Debug)]
pub(crate) struct TooSlow;

struct Shelf {
    /// The most bytes that may be on their way; a single message may be longer.
    most: usize,
    content: Mutex<Content>,
    news: Notify,
}

#[derive(Default)]
struct Content {
    messages: VecDeque<Utf8Bytes>,
    /// The bytes of these messages.
    waiting: usize,
    /// The bytes of messages that the connection has taken and not yet sent.
    taken: usize,
    /// Nothing comes any more.
    over: bool,
}

/// The two ends of an outbox of so many bytes.
pub(crate) fn outbox(most: usize) -> (Outbox, Waiting) {
    let content = Arc::new(Shelf { most, content: Mutex::default(), news: Notify::new() });
    (Outbox(Arc::clone(&content)), Waiting(content))
}

impl Shelf {
    fn content(&self) -> MutexGuard<'_, Content> {
        self.content.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Outbox {
    /// Puts a message in, unless too much waits already. Then everything is thrown away: the memory is needed, and nobody reads it.
    pub(crate) fn try_send(&self, message: Utf8Bytes) -> Result<(), TooSlow> {
        let mut content = self.0.content();
        let on_their_way = content.waiting + content.taken;
        let fits = on_their_way == 0 || on_their_way + message.len() <= self.0.most;
        if content.over || !fits || content.messages.len() >= MOST {
            *content = Content { over: true, ..Content::default() };
            self.0.news.notify_one();
            return Err(TooSlow);
        }
        content.waiting += message.len();
        content.messages.push_back(message);
        self.0.news.notify_one();
        Ok(())
    }
}

impl Drop for Outbox {
    fn drop(&mut self) {
        self.0.content().over = true;
        self.0.news.notify_one();
    }
}

impl Waiting {
    /// The next message, as soon as there is one; nothing if none comes any more.
    pub(crate) async fn next(&mut self) -> Option<Utf8Bytes> {
        loop {
            if let Some(message) = self.try_next() {
                return Some(message);
            }
            if self.0.content().over {
                return None;
            }
            self.0.news.notified().await;
        }
    }

    /// The next message, if there is one.
    pub(crate) fn try_next(&mut self) -> Option<Utf8Bytes> {
        let mut content = self.0.content();
        let message = content.messages.pop_front()?;
        content.waiting -= message.len();
        content.taken += message.len();
        Some(message)
    }

    /// All that was taken has been sent.
    pub(crate) fn sent(&mut self) {
        self.0.content().taken = 0;
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn message(bytes: usize) -> Utf8Bytes {
        "x".repeat(bytes).into()
    }

    #[tokio::test]
    async fn what_waits_is_bounded_in_bytes_until_it_is_sent() {
        let (outbox, mut waiting) = outbox(100);
        outbox.try_send(message(60)).unwrap();
        assert_eq!(waiting.next().await.unwrap().len(), 60);
        outbox.try_send(message(40)).unwrap();
        assert_eq!(waiting.try_next().unwrap().len(), 40);
        waiting.sent();
        outbox.try_send(message(100)).unwrap();
        assert!(waiting.try_next().is_some());
        outbox.try_send(message(1)).unwrap_err();
        assert!(waiting.next().await.is_none(), "who is too slow is sent nothing more");
    }

    #[tokio::test]
    async fn one_message_may_be_longer_and_what_nobody_reads_takes_no_memory() {
        let (outbox, mut waiting) = outbox(100);
        let long = message(500);
        outbox.try_send(long).unwrap();
        outbox.try_send(message(1)).unwrap_err();
        assert!(waiting.0.content().messages.is_empty());
        outbox.try_send(message(1)).unwrap_err();
        assert!(waiting.next().await.is_none());
    }

    #[tokio::test]
    async fn many_small_messages_are_too_many_as_well() {
        let (outbox, mut waiting) = outbox(1_000_000);
        let sent = (0..1000).take_while(|_| outbox.try_send(message(1)).is_ok()).count();
        assert_eq!(sent, MOST);
        assert!(waiting.next().await.is_none());
    }

    #[tokio::test]
    async fn what_was_put_in_is_sent_even_if_nothing_else_comes() {
        let (outbox, mut waiting) = outbox(100);
        outbox.try_send(message(7)).unwrap();
        drop(outbox);
        assert_eq!(waiting.next().await.unwrap().len(), 7);
        assert!(waiting.next().await.is_none());
    }
}
