//! Points by seat and source.

use std::fmt;

use steading_bots::Balance;

use super::HEAD;

/// The colours of the sources.
const SOURCES: [&str; 6] = ["#1F5F4A", "#C08612", "#1E5AA8", "#A3261B", "#675741", "#33243F"];

/// A bar for every seat and for the winners, at each number of players.
pub(crate) struct Points<'a> {
    pub(crate) measured: &'a [Balance],
    /// The sources with their names.
    pub(crate) names: &'a [(&'static str, String)],
}

struct Bar {
    label: String,
    parts: Vec<(&'static str, f64)>,
}

impl Points<'_> {
    fn bars(&self) -> Vec<Bar> {
        let mut bars = Vec::new();
        for Balance { players, seats, winners, .. } in self.measured {
            for (seat, figures) in seats.iter().enumerate() {
                let label = format!("{players} players, seat {}", seat + 1);
                bars.push(Bar { label, parts: figures.sources.clone() });
            }
            bars.push(Bar { label: format!("{players} players, winners"), parts: winners.clone() });
        }
        bars
    }
}

impl fmt::Display for Points<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let bars = self.bars();
        let total = |bar: &Bar| bar.parts.iter().map(|(_, points)| points).sum::<f64>();
        let greatest = bars.iter().map(total).fold(1.0, f64::max);
        let height = 80 + 24 * bars.len();
        writeln!(f, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 780 {height}\" {HEAD}>")?;
        writeln!(f, "<rect width=\"780\" height=\"{height}\" fill=\"#FFFBF3\"/>")?;
        let game = self.measured.first().map_or("", |balance| balance.game.as_str());
        writeln!(f, "<text x=\"16\" y=\"24\" font-weight=\"600\">{game}: mean points by source</text>")?;
        let mut x = 16;
        for ((_, name), colour) in self.names.iter().zip(SOURCES.into_iter().cycle()) {
            writeln!(f, "<rect x=\"{x}\" y=\"36\" width=\"12\" height=\"12\" fill=\"{colour}\"/>")?;
            writeln!(f, "<text x=\"{}\" y=\"47\">{name}</text>", x + 17)?;
            x += 36 + 8 * name.chars().count();
        }
        for (row, bar) in bars.iter().enumerate() {
            let y = 62 + 24 * row;
            writeln!(f, "<text x=\"16\" y=\"{}\">{}</text>", y + 14, bar.label)?;
            let mut x = 170.0;
            for (key, points) in &bar.parts {
                let place = self.names.iter().position(|(known, _)| known == key).unwrap_or(0);
                let width = points.max(0.0) / greatest * 540.0;
                let colour = SOURCES[place % SOURCES.len()];
                writeln!(
                    f,
                    "<rect x=\"{x:.1}\" y=\"{y}\" width=\"{width:.1}\" height=\"18\" fill=\"{colour}\"/>"
                )?;
                x += width;
            }
            writeln!(f, "<text x=\"{:.1}\" y=\"{}\">{:.0}</text>", x + 6.0, y + 14, total(bar))?;
        }
        writeln!(f, "</svg>")
    }
}
