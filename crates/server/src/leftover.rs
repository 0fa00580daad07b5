//! What nobody has read of the body of a request that was refused. It must be read all the same: a client that is still sending when
//! the connection closes never sees the answer.

use std::pin::Pin;
use std::task::{Context, Poll};

use axum::body::Body;
use hyper::body::{Body as HttpBody, Bytes, Frame, SizeHint};
use tokio::sync::oneshot;

/// The body of a request, which comes back if it is not read to its end.
pub(crate) struct Lent {
    body: Body,
    owner: Option<oneshot::Sender<Body>>,
}

/// Waits for what is left of a body.
pub(crate) struct Leftover(Option<oneshot::Receiver<Body>>);

/// Lends a body to those who may want to read it.
pub(crate) fn lend(body: Body) -> (Body, Leftover) {
    if body.is_end_stream() {
        return (body, Leftover(None));
    }
    let (owner, left) = oneshot::channel();
    (Body::new(Lent { body, owner: Some(owner) }), Leftover(Some(left)))
}

impl Leftover {
    /// What is left of the body, if nobody reads it any more and it has not come to its end.
    pub(crate) fn take(self) -> Option<Body> {
        self.0?.try_recv().ok()
    }
}

impl Drop for Lent {
    fn drop(&mut self) {
        if let Some(owner) = self.owner.take() {
            // Where nobody waits for it, it is dropped.
            let _ = owner.send(std::mem::take(&mut self.body));
        }
    }
}

impl HttpBody for Lent {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        let frame = Pin::new(&mut self.body).poll_frame(context);
        if let Poll::Ready(None | Some(Err(_))) = frame {
            self.owner = None;
        }
        frame
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
