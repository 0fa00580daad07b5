//! LISTEN and NOTIFY, over a connection of their own: a notification inside the transactions that write moves would make each of
//! them wait for the others.

use std::io;
use std::time::Duration;

use steading_store::postgres_settings;
use tokio::sync::mpsc;
use tokio::task::AbortHandle;
use tokio_postgres::{AsyncMessage, Client, Connection, NoTls};

use crate::{End, news};

/// Where we listen. All servers of one database do.
const CHANNEL: &str = "steading";
/// PostgreSQL refuses payloads of 8,000 bytes and more.
const LONGEST: usize = 7_900;
/// From one try to connect to the next, at least and at most.
const PAUSE: [Duration; 2] = [Duration::from_millis(250), Duration::from_secs(5)];

type Result<T> = std::result::Result<T, Box<dyn std::error::Error + Send + Sync>>;

/// Carries news for as long as the server runs.
pub(crate) async fn carry(url: String, end: End) {
    let mut pause = PAUSE[0];
    loop {
        match connect(&url).await {
            Ok(mut line) => {
                pause = PAUSE[0];
                end.is_now(true);
                let outcome = line.carry(&end).await;
                end.is_now(false);
                if let Err(error) = outcome {
                    tracing::warn!(%error, "the connection for news has broken");
                }
            }
            Err(error) => tracing::debug!(%error, "no connection for news"),
        }
        tokio::time::sleep(pause).await;
        pause = (pause * 2).min(PAUSE[1]);
    }
}

/// An open connection. It is closed when this is dropped.
struct Line {
    client: Client,
    payloads: mpsc::UnboundedReceiver<String>,
    task: AbortHandle,
}

impl Drop for Line {
    fn drop(&mut self) {
        self.task.abort();
    }
}

async fn connect(url: &str) -> Result<Line> {
    let (config, tls) = postgres_settings(url)?;
    let (heard, payloads) = mpsc::unbounded_channel();
    let (client, task) = if let Some(tls) = tls {
        let (client, connection) = config.connect(tls).await?;
        (client, tokio::spawn(listen(connection, heard)).abort_handle())
    } else {
        let (client, connection) = config.connect(NoTls).await?;
        (client, tokio::spawn(listen(connection, heard)).abort_handle())
    };
    let line = Line { client, payloads, task };
    // Nobody relies on a notification, so none waits for the disk.
    line.client.batch_execute(&format!("SET synchronous_commit = off; LISTEN {CHANNEL}")).await?;
    Ok(line)
}

/// Passes on what is notified until the connection ends.
async fn listen<S, T>(mut connection: Connection<S, T>, heard: mpsc::UnboundedSender<String>)
where
    S: tokio::io::AsyncRead + tokio::io::AsyncWrite + Unpin,
    T: tokio::io::AsyncRead + tokio::io::AsyncWrite + Unpin,
{
    loop {
        match std::future::poll_fn(|context| connection.poll_message(context)).await {
            Some(Ok(AsyncMessage::Notification(notification))) => {
                let _ = heard.send(notification.payload().to_owned());
            }
            Some(Ok(_)) => {}
            Some(Err(_)) | None => return,
        }
    }
}

impl Line {
    async fn carry(&mut self, end: &End) -> Result<()> {
        loop {
            tokio::select! {
                payload = self.payloads.recv() => {
                    let payload = payload.ok_or_else(|| io::Error::from(io::ErrorKind::ConnectionReset))?;
                    end.hear(payload.as_bytes());
                }
                news = end.queue.take() => {
                    for payload in news::write(&end.node, &news, LONGEST) {
                        self.client.execute("SELECT pg_notify($1, $2)", &[&CHANNEL, &payload]).await?;
                    }
                }
            }
        }
    }
}
