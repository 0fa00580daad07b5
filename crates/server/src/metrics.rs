//! Figures about the running server, for Prometheus.

use prometheus_client::encoding::text::encode;
use prometheus_client::metrics::counter::Counter;
use prometheus_client::metrics::gauge::Gauge;
use prometheus_client::metrics::histogram::Histogram;
use prometheus_client::registry::Registry;

/// What is counted.
pub(crate) struct Metrics {
    registry: Registry,
    /// Entries written to logs.
    pub(crate) entries: Counter,
    /// Commands that were refused.
    pub(crate) refused: Counter,
    /// Open WebSockets.
    pub(crate) sockets: Gauge,
    /// Tables in memory.
    pub(crate) rooms: Gauge,
    /// Bots and hints that wait for a processor.
    pub(crate) thoughts_waiting: Gauge,
    /// From a command to its place on disk, in seconds.
    pub(crate) command_seconds: Histogram,
}

impl Metrics {
    pub(crate) fn new() -> Metrics {
        let mut registry = Registry::with_prefix("steading");
        let (entries, refused) = (Counter::default(), Counter::default());
        let (sockets, rooms, thoughts_waiting) = (Gauge::default(), Gauge::default(), Gauge::default());
        let bounds = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 5.0];
        let command_seconds = Histogram::new(bounds);
        registry.register("log_entries", "Entries written to the logs of tables", entries.clone());
        registry.register("refused_commands", "Commands that were refused", refused.clone());
        registry.register("sockets", "Open WebSockets", sockets.clone());
        registry.register("rooms", "Tables in memory", rooms.clone());
        let help = "Bots and hints that wait for a processor";
        registry.register("thoughts_waiting", help, thoughts_waiting.clone());
        registry.register("command_seconds", "From a command to its place on disk", command_seconds.clone());
        Metrics { registry, entries, refused, sockets, rooms, thoughts_waiting, command_seconds }
    }

    /// All figures as text.
    pub(crate) fn text(&self) -> String {
        let mut text = String::new();
        // Writing to a string cannot fail.
        let _ = encode(&mut text, &self.registry);
        text
    }
}
