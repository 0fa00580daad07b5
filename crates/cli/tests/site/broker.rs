//! A NATS server of a test's own, on loopback.

use std::net::{TcpListener, TcpStream};
use std::path::Path;
use std::process::{Child, Command, Stdio};
use std::time::{Duration, Instant};

/// Debian keeps it where only root looks for programs.
const PLACES: [&str; 3] = ["/usr/sbin/nats-server", "/usr/bin/nats-server", "/usr/local/bin/nats-server"];

/// A running broker; it ends with this.
pub(crate) struct Broker {
    child: Child,
    port: u16,
}

impl Broker {
    /// A new broker; nothing if NATS was said to be missing.
    pub(crate) fn start() -> Option<Broker> {
        if std::env::var_os("STEADING_NO_NATS").is_some() {
            return None;
        }
        let port = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().port();
        Some(Broker { child: launch(port), port })
    }

    pub(crate) fn url(&self) -> String {
        format!("nats://127.0.0.1:{}", self.port)
    }

    pub(crate) fn kill(&mut self) {
        self.child.kill().unwrap();
        self.child.wait().unwrap();
    }

    /// Starts it again where it was.
    pub(crate) fn come_back(&mut self) {
        self.child = launch(self.port);
    }
}

impl Drop for Broker {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn launch(port: u16) -> Child {
    let program = PLACES.into_iter().find(|path| Path::new(path).exists()).unwrap_or("nats-server");
    let child = Command::new(program)
        .args(["-a", "127.0.0.1", "-p", &port.to_string()])
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("nats-server runs (set STEADING_NO_NATS to leave it out)");
    let began = Instant::now();
    while TcpStream::connect(("127.0.0.1", port)).is_err() {
        assert!(began.elapsed() < Duration::from_secs(20), "the broker does not answer");
        std::thread::sleep(Duration::from_millis(20));
    }
    child
}
