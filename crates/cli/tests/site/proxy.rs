//! A wire between the server and PostgreSQL that can be cut, frozen, or cut just when a transaction is made final.

use std::io::{Read as _, Write as _};
use std::net::{Shutdown, TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

/// What happens on the wire.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Wire {
    /// Everything passes.
    Open,
    /// Nothing passes, and nobody is told.
    Frozen,
    /// Connections are closed at once.
    Cut,
    /// A COMMIT passes; the connection is closed instead of the answer.
    CutAfterCommit,
}

/// A proxy on loopback; it lasts as long as the process.
pub(crate) struct Proxy {
    port: u16,
    shared: Arc<Shared>,
}

struct Shared {
    wire: Mutex<Wire>,
    /// So many COMMITs are not passed on, and their connections closed.
    cut_before_commit: AtomicU32,
    open: Mutex<Vec<TcpStream>>,
}

impl Proxy {
    /// A proxy before a server on loopback.
    pub(crate) fn start(target: u16) -> Proxy {
        let listener = TcpListener::bind("127.0.0.1:0").unwrap();
        let port = listener.local_addr().unwrap().port();
        let shared = Arc::new(Shared {
            wire: Mutex::new(Wire::Open),
            cut_before_commit: AtomicU32::new(0),
            open: Mutex::default(),
        });
        let proxy = Proxy { port, shared: Arc::clone(&shared) };
        thread::spawn(move || {
            for client in listener.incoming().flatten() {
                if shared.wire() == Wire::Cut {
                    continue;
                }
                let server = TcpStream::connect(("127.0.0.1", target)).unwrap();
                shared.join(&client, &server);
            }
        });
        proxy
    }

    /// The address of a database, through the proxy.
    pub(crate) fn address(&self, address: &str) -> String {
        let (before, rest) = address.rsplit_once(':').unwrap();
        let (_, name) = rest.split_once('/').unwrap();
        format!("{before}:{}/{name}", self.port)
    }

    pub(crate) fn set(&self, wire: Wire) {
        *self.shared.wire.lock().unwrap() = wire;
        if wire == Wire::Cut {
            for stream in self.shared.open.lock().unwrap().drain(..) {
                let _ = stream.shutdown(Shutdown::Both);
            }
        }
    }

    pub(crate) fn cut_before_commits(&self, count: u32) {
        self.shared.cut_before_commit.store(count, Ordering::Relaxed);
    }

    /// How many COMMITs are still to be cut off.
    pub(crate) fn cuts_left(&self) -> u32 {
        self.shared.cut_before_commit.load(Ordering::Relaxed)
    }
}

impl Shared {
    fn wire(&self) -> Wire {
        *self.wire.lock().unwrap()
    }

    fn join(self: &Arc<Shared>, client: &TcpStream, server: &TcpStream) {
        let both = || (client.try_clone().unwrap(), server.try_clone().unwrap());
        let (one, other) = both();
        self.open.lock().unwrap().extend([one, other]);
        let swallow = Arc::new(AtomicBool::new(false));
        let back = both();
        let (shared, (client, server), answered) = (Arc::clone(self), both(), Arc::clone(&swallow));
        thread::spawn(move || {
            pass(&client, &server, |sent| {
                shared.thaw();
                if sent.windows(7).any(|window| window == b"COMMIT\0") {
                    let cuts = &shared.cut_before_commit;
                    let cut =
                        cuts.fetch_update(Ordering::Relaxed, Ordering::Relaxed, |left| left.checked_sub(1));
                    if cut.is_ok() {
                        return false;
                    }
                    answered.store(shared.wire() == Wire::CutAfterCommit, Ordering::Relaxed);
                }
                true
            });
        });
        let (shared, (client, server)) = (Arc::clone(self), back);
        thread::spawn(move || {
            pass(&server, &client, |_| {
                shared.thaw();
                !swallow.load(Ordering::Relaxed)
            });
        });
    }

    fn thaw(&self) {
        while self.wire() == Wire::Frozen {
            thread::sleep(Duration::from_millis(10));
        }
    }
}

/// Passes on what comes as long as it may, then closes both ends.
fn pass(from: &TcpStream, to: &TcpStream, mut may: impl FnMut(&[u8]) -> bool) {
    let mut buffer = [0; 16 * 1024];
    let (mut reader, mut writer) = (from, to);
    while let Ok(length @ 1..) = reader.read(&mut buffer) {
        if !may(&buffer[..length]) || writer.write_all(&buffer[..length]).is_err() {
            break;
        }
    }
    let _ = from.shutdown(Shutdown::Both);
    let _ = to.shutdown(Shutdown::Both);
}
