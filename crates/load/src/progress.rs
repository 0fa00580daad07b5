//! Bars on the terminal; nothing in a file or a pipe.

use indicatif::{ProgressBar, ProgressStyle};

/// Progress towards `total` of `unit`.
pub(crate) fn bar(total: u64, unit: &str) -> ProgressBar {
    let template = format!("{{bar:40}} {{pos}} of {{len}} {unit}");
    let style = ProgressStyle::with_template(&template).unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(total).with_style(style)
}
