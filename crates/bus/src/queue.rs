//! What waits to be told over one wire.

use std::sync::{Mutex, PoisonError};

use tokio::sync::Notify;

use crate::News;

/// The most that waits. Of more than that the oldest is thrown away: it is what others have found by themselves most likely.
const MOST: usize = 10_000;
/// So far back we look for news that newer ones make needless.
const RECENT: usize = 64;

#[derive(Default)]
pub(crate) struct Queue {
    waiting: Mutex<Vec<News>>,
    some: Notify,
}

impl Queue {
    pub(crate) fn push(&self, news: News) {
        let mut waiting = self.waiting.lock().unwrap_or_else(PoisonError::into_inner);
        let recent = waiting.len().saturating_sub(RECENT);
        if let Some(older) = waiting[recent..].iter().position(|older| news.replaces(older)) {
            waiting[recent + older] = news;
            return;
        }
        if waiting.len() == MOST {
            waiting.drain(..MOST / 2);
        }
        waiting.push(news);
        self.some.notify_one();
    }

    /// All that waits, as soon as there is something.
    pub(crate) async fn take(&self) -> Vec<News> {
        loop {
            let taken = std::mem::take(&mut *self.waiting.lock().unwrap_or_else(PoisonError::into_inner));
            if !taken.is_empty() {
                return taken;
            }
            self.some.notified().await;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn log(table: u32, entries: u32) -> News {
        News::Log { table: table.to_string(), entries }
    }

    #[tokio::test]
    async fn newer_news_of_a_table_take_the_place_of_older_ones() {
        let queue = Queue::default();
        queue.push(log(1, 5));
        queue.push(log(2, 7));
        queue.push(log(1, 6));
        assert_eq!(queue.take().await, [log(1, 6), log(2, 7)]);
    }

    #[tokio::test]
    async fn what_nobody_carries_is_bounded() {
        let queue = Queue::default();
        (0..3 * MOST as u32).for_each(|table| queue.push(log(table, 1)));
        let kept = queue.take().await;
        assert!(kept.len() <= MOST && kept.last() == Some(&log(3 * MOST as u32 - 1, 1)), "{}", kept.len());
    }
}
