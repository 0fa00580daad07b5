//! The body of a request, which must come in good time.

use std::pin::Pin;
use std::task::{Context, Poll};
use std::time::Duration;

use hyper::body::{Body, Bytes, Frame, Incoming, SizeHint};
use tokio::time::Instant;

use crate::settings::Timeouts;

use super::line::Alarm;

/// The body of a request came too slowly.
#[derive(Debug, thiserror::Error)]
#[error("what you send comes too slowly: nothing for {} seconds, or not all of it in {}", pause.as_secs(), whole.as_secs())]
pub(crate) struct TooSlow {
    pause: Duration,
    whole: Duration,
}

/// The body of a request.
pub(super) struct Upload {
    body: Incoming,
    pause: Duration,
    whole: Duration,
    /// All of it must have come by then.
    until: Instant,
    alarm: Alarm,
}

impl Upload {
    pub(super) fn new(body: Incoming, timeouts: Timeouts) -> Upload {
        let until = Instant::now() + timeouts.whole_body;
        let (pause, whole) = (timeouts.body, timeouts.whole_body);
        Upload { body, pause, whole, until, alarm: Alarm::default() }
    }
}

impl Body for Upload {
    type Data = Bytes;
    type Error = axum::BoxError;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::BoxError>>> {
        let upload = &mut *self;
        let frame = Pin::new(&mut upload.body).poll_frame(context);
        let is_late = if frame.is_ready() {
            upload.alarm.stop();
            matches!(frame, Poll::Ready(Some(_))) && Instant::now() > upload.until
        } else {
            let pause = upload.alarm.is_set_for().unwrap_or_else(|| Instant::now() + upload.pause);
            upload.alarm.poll(context, pause.min(upload.until)).is_ready()
        };
        if is_late {
            let error = TooSlow { pause: upload.pause, whole: upload.whole };
            return Poll::Ready(Some(Err(error.into())));
        }
        frame.map_err(Into::into)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}
