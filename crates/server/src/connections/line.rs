//! The stream of bytes to one visitor. It breaks when no request comes, or nobody reads what is sent.

use std::future::Future as _;
use std::io::{self, ErrorKind, IoSlice};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll, ready};

use tokio::io::{AsyncRead, AsyncWrite, ReadBuf};
use tokio::net::TcpStream;
use tokio::sync::watch;
use tokio::time::{Instant, Sleep};

use crate::settings::Timeouts;

use super::crowd::Place;
use super::visit::Visit;

/// The system keeps so much of what we send before it goes out, in bytes; we keep the rest, and know how much it is.
#[cfg(any(target_os = "linux", target_os = "android"))]
const MOST_UNSENT: u32 = 128 * 1024;

/// The stream of bytes to one visitor.
pub(super) struct Line {
    stream: TcpStream,
    timeouts: Timeouts,
    visit: Arc<Visit>,
    silent: Alarm,
    unread: Alarm,
    _place: Place,
    /// When the server ends it waits until all of these are gone.
    _open: watch::Receiver<bool>,
}

impl Line {
    pub(super) fn new(
        stream: TcpStream,
        visit: Arc<Visit>,
        place: Place,
        timeouts: Timeouts,
        open: watch::Receiver<bool>,
    ) -> Line {
        // An answer does not wait for the acknowledgement of the one before it. Neither setting is needed for what we promise.
        let _ = stream.set_nodelay(true);
        #[cfg(any(target_os = "linux", target_os = "android"))]
        let _ = socket2::SockRef::from(&stream).set_tcp_notsent_lowat(MOST_UNSENT);
        let (silent, unread) = (Alarm::default(), Alarm::default());
        Line { stream, timeouts, visit, silent, unread, _place: place, _open: open }
    }

    /// What came of an attempt to send, unless the visitor has read nothing for too long.
    fn sent<T>(&mut self, context: &mut Context<'_>, sent: Poll<io::Result<T>>) -> Poll<io::Result<T>> {
        if sent.is_ready() {
            self.unread.stop();
            return sent;
        }
        let until = self.unread.is_set_for().unwrap_or_else(|| Instant::now() + self.timeouts.unread);
        ready!(self.unread.poll(context, until));
        Poll::Ready(Err(ErrorKind::TimedOut.into()))
    }
}

impl AsyncRead for Line {
    fn poll_read(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        buffer: &mut ReadBuf<'_>,
    ) -> Poll<io::Result<()>> {
        let line = &mut *self;
        let read = Pin::new(&mut line.stream).poll_read(context, buffer);
        if read.is_ready() {
            line.visit.heard(line.timeouts.head);
            return read;
        }
        let Some(until) = line.visit.waits_until() else {
            line.silent.stop();
            return Poll::Pending;
        };
        ready!(line.silent.poll(context, until));
        Poll::Ready(Err(ErrorKind::TimedOut.into()))
    }
}

impl AsyncWrite for Line {
    fn poll_write(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        bytes: &[u8],
    ) -> Poll<io::Result<usize>> {
        let sent = Pin::new(&mut self.stream).poll_write(context, bytes);
        self.sent(context, sent)
    }

    fn poll_write_vectored(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
        parts: &[IoSlice<'_>],
    ) -> Poll<io::Result<usize>> {
        let sent = Pin::new(&mut self.stream).poll_write_vectored(context, parts);
        self.sent(context, sent)
    }

    fn is_write_vectored(&self) -> bool {
        self.stream.is_write_vectored()
    }

    fn poll_flush(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_flush(context)
    }

    fn poll_shutdown(mut self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<io::Result<()>> {
        Pin::new(&mut self.stream).poll_shutdown(context)
    }
}

/// Goes off at a time, if it is not stopped before. Most connections never need one.
#[derive(Default)]
pub(super) struct Alarm(Option<Pin<Box<Sleep>>>);

impl Alarm {
    /// When it goes off.
    pub(super) fn is_set_for(&self) -> Option<Instant> {
        self.0.as_ref().map(|sleep| sleep.deadline())
    }

    pub(super) fn stop(&mut self) {
        self.0 = None;
    }

    /// Whether the time has come. If not, the task is woken then.
    pub(super) fn poll(&mut self, context: &mut Context<'_>, until: Instant) -> Poll<()> {
        let sleep = self.0.get_or_insert_with(|| Box::pin(tokio::time::sleep_until(until)));
        if sleep.deadline() != until {
            sleep.as_mut().reset(until);
        }
        sleep.as_mut().poll(context)
    }
}
