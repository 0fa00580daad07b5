//! NATS: one subject that all servers of a site publish to and listen to.

use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;

use async_nats::{Client, ConnectOptions, Event};
use futures_util::StreamExt as _;
use percent_encoding::percent_decode_str;
use tokio::sync::watch;

use crate::{End, news};

/// What is published and listened to: all permissions that a server needs at the broker.
const SUBJECT: &str = "steading.news";
/// NATS takes a megabyte unless it is told otherwise.
const LONGEST: usize = 64 * 1024;
/// From one try to connect to the next, at least and at most.
const SHORTEST_PAUSE: Duration = Duration::from_millis(100);
const LONGEST_PAUSE: Duration = Duration::from_secs(4);

/// Carries news for as long as the server runs. The library connects again by itself.
pub(crate) async fn carry(url: String, end: End) {
    let (servers, options) = match settings(&url).await {
        Ok(settings) => settings,
        Err(error) => return tracing::error!(%error, "the bus cannot be used"),
    };
    let (connected, mut connections) = watch::channel(0u64);
    let is_up = Arc::clone(&end.is_up);
    let options = options.name("steading").retry_on_initial_connect().reconnect_delay_callback(pause);
    let options = options.event_callback(move |event| {
        match event {
            // Whether it carries is said below, once we have heard of it.
            Event::Connected => connected.send_modify(|count| *count += 1),
            Event::Disconnected | Event::Closed => {
                if is_up.swap(false, Ordering::Relaxed) {
                    tracing::warn!("NATS is away: news go over PostgreSQL meanwhile");
                }
            }
            other => tracing::debug!(event = %other, "NATS says"),
        }
        std::future::ready(())
    });
    let client = match options.connect(servers).await {
        Ok(client) => client,
        Err(error) => return tracing::error!(%error, "the bus cannot be used"),
    };
    let mut subscription = match client.subscribe(SUBJECT).await {
        Ok(subscription) => subscription,
        Err(error) => return tracing::error!(%error, "the bus cannot be listened to"),
    };
    loop {
        tokio::select! {
            changed = connections.changed() => {
                if changed.is_err() {
                    return;
                }
                end.is_now(true);
                tracing::info!("news go over NATS");
            }
            message = subscription.next() => match message {
                Some(message) => end.hear(&message.payload),
                None => return,
            },
            news = end.queue.take() => {
                if let Err(error) = publish(&client, &end.node, &news).await {
                    tracing::debug!(%error, "news were not carried");
                }
            }
        }
    }
}

/// From one try to connect to the next.
fn pause(tries: usize) -> Duration {
    LONGEST_PAUSE.min(SHORTEST_PAUSE * 2u32.saturating_pow(tries as u32))
}

async fn publish(client: &Client, node: &str, news: &[crate::News]) -> Result<(), async_nats::Error> {
    for payload in news::write(node, news, LONGEST) {
        client.publish(SUBJECT, payload.into()).await?;
    }
    // Now, and not when the buffer is full.
    Ok(client.flush().await?)
}

/// The servers of an address, and what else stands in it.
async fn settings(url: &str) -> Result<(Vec<String>, ConnectOptions), std::io::Error> {
    let (servers, parameters) = url.split_once('?').unwrap_or((url, ""));
    let servers: Vec<String> = servers.split(',').map(str::to_owned).collect();
    let mut options = ConnectOptions::new();
    if servers.iter().any(|server| server.starts_with("tls://")) {
        options = options.require_tls(true);
    }
    for parameter in parameters.split('&').filter(|parameter| !parameter.is_empty()) {
        let (name, value) = parameter.split_once('=').unwrap_or((parameter, ""));
        let path = PathBuf::from(percent_decode_str(value).decode_utf8_lossy().into_owned());
        options = match name {
            "credentials" => options.credentials_file(path).await?,
            "ca" => options.add_root_certificates(path),
            _ => {
                let how = format!("`{name}` is no setting of a bus: there are credentials and ca");
                return Err(std::io::Error::new(std::io::ErrorKind::InvalidInput, how));
            }
        };
    }
    Ok((servers, options))
}
