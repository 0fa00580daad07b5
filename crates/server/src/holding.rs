//! The body of an answer with something that is dropped when it has been sent, or when nobody waits for it any more.

use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};

use axum::body::Body;
use hyper::body::{Body as HttpBody, Bytes, Frame, SizeHint};

/// The body of an answer, and what is held until it is sent.
pub(crate) struct Holding<T> {
    body: Body,
    held: Arc<T>,
}

/// A part of the body. It may wait to be sent when the body is gone already.
struct Part<T> {
    bytes: Bytes,
    _held: Arc<T>,
}

impl<T> Holding<T> {
    pub(crate) fn new(body: Body, held: T) -> Holding<T> {
        Holding { body, held: Arc::new(held) }
    }
}

impl<T> AsRef<[u8]> for Part<T> {
    fn as_ref(&self) -> &[u8] {
        &self.bytes
    }
}

impl<T: Send + Sync + 'static> HttpBody for Holding<T> {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        let frame = ready!(Pin::new(&mut self.body).poll_frame(context));
        let part = |bytes| Bytes::from_owner(Part { bytes, _held: Arc::clone(&self.held) });
        Poll::Ready(frame.map(|frame| frame.map(|frame| frame.map_data(part))))
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

#[cfg(test)]
mod tests {
    use futures_util::StreamExt as _;

    use super::*;

    #[tokio::test]
    async fn what_is_held_is_dropped_when_the_last_part_is() {
        let held = Arc::new(());
        let body = Body::new(Holding::new(Body::from("seven sheep"), Arc::clone(&held)));
        let mut parts = body.into_data_stream();
        let part = parts.next().await.unwrap().unwrap();
        assert_eq!(part, "seven sheep");
        drop(parts);
        assert_eq!(Arc::strong_count(&held), 2);
        drop(part);
        assert_eq!(Arc::strong_count(&held), 1);
    }
}
