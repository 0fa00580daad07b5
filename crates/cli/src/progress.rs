//! Progress on anything that takes longer than a second.

use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};

/// A bar that appears on the terminal once a second has passed; never in a file or a pipe.
pub(crate) struct Progress {
    bar: ProgressBar,
    began: Instant,
}

const PATIENCE: Duration = Duration::from_secs(1);

impl Progress {
    /// Progress towards `total` of `unit`.
    pub(crate) fn new(total: u64, unit: &str) -> Progress {
        let bar = ProgressBar::with_draw_target(Some(total), ProgressDrawTarget::hidden());
        let template = format!("{{bar:40}} {{pos}} of {{len}} {unit}, {{eta}} left");
        bar.set_style(
            ProgressStyle::with_template(&template).unwrap_or_else(|_| ProgressStyle::default_bar()),
        );
        Progress { bar, began: Instant::now() }
    }

    /// Progress of something whose end nobody knows.
    pub(crate) fn without_end(unit: &str) -> Progress {
        let bar = ProgressBar::with_draw_target(None, ProgressDrawTarget::hidden());
        let template = format!("{{spinner}} {{pos}} {unit}");
        bar.set_style(
            ProgressStyle::with_template(&template).unwrap_or_else(|_| ProgressStyle::default_spinner()),
        );
        Progress { bar, began: Instant::now() }
    }

    /// Shows how far the work has come.
    pub(crate) fn at(&self, done: u64) {
        self.bar.set_position(done);
        if self.bar.is_hidden() && self.began.elapsed() > PATIENCE {
            self.bar.set_draw_target(ProgressDrawTarget::stderr());
        }
    }

    /// Takes the bar away.
    pub(crate) fn done(self) {
        self.bar.finish_and_clear();
    }
}
