//! How much things are used, and how their users win.

use std::collections::BTreeSet;
use std::fmt;

use steading_bots::{Balance, Estimate, ThingFigures};

use super::{HEAD, SEATS};

/// The fair shares at the right end.
const MOST_SHARES: f64 = 2.5;

/// The share above which a thing dominates.
const DOMINANT: f64 = 1.5;

/// All things of one kind: a line for each, with a bar for its use and a dot for its wins at each number of players.
pub(crate) struct Uses<'a> {
    pub(crate) measured: &'a [Balance],
    pub(crate) kind: &'a str,
}

impl Uses<'_> {
    fn ids(&self) -> BTreeSet<&str> {
        let all = self.measured.iter().flat_map(|balance| &balance.things);
        all.filter(|line| line.thing.kind == self.kind).map(|line| &*line.thing.id).collect()
    }

    fn line<'b>(&self, balance: &'b Balance, id: &str) -> Option<&'b ThingFigures> {
        balance.things.iter().find(|line| line.thing.kind == self.kind && line.thing.id == id)
    }
}

impl fmt::Display for Uses<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ids = self.ids();
        let step = 8 * self.measured.len() + 8;
        let height = 92 + step * ids.len();
        let x = |shares: f64| 400.0 + shares.min(MOST_SHARES) / MOST_SHARES * 350.0;
        writeln!(f, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 780 {height}\" {HEAD}>")?;
        writeln!(f, "<rect width=\"780\" height=\"{height}\" fill=\"#FFFBF3\"/>")?;
        let game = self.measured.first().map_or("", |balance| balance.game.as_str());
        writeln!(f, "<text x=\"16\" y=\"24\" font-weight=\"600\">{game}: {}</text>", self.kind)?;
        writeln!(f, "<text x=\"170\" y=\"46\" fill=\"#675741\">used by (full width: all seats)</text>")?;
        writeln!(f, "<text x=\"400\" y=\"46\" fill=\"#675741\">wins of its users, in fair shares</text>")?;
        for (balance, (colour, _)) in self.measured.iter().zip(SEATS) {
            let at = 300 + 100 * usize::from(balance.players);
            writeln!(f, "<circle cx=\"{at}\" cy=\"20\" r=\"5\" fill=\"{colour}\"/>")?;
            writeln!(f, "<text x=\"{}\" y=\"24\">{} players</text>", at + 10, balance.players)?;
        }
        for shares in [0.0, 0.5, 1.0, DOMINANT, 2.0, MOST_SHARES] {
            let colour = if shares == DOMINANT { "#A3261B" } else { "#DDCCB0" };
            let at = x(shares);
            writeln!(f, "<path d=\"M{at:.1} 54V{}\" stroke=\"{colour}\"/>", height - 24)?;
            writeln!(
                f,
                "<text x=\"{at:.1}\" y=\"{}\" text-anchor=\"middle\" fill=\"#675741\">{shares}</text>",
                height - 8
            )?;
        }
        for (row, id) in ids.into_iter().enumerate() {
            let top = 60 + step * row;
            writeln!(f, "<text x=\"16\" y=\"{}\">{}</text>", top + step / 2 + 3, id.replace('_', " "))?;
            for (place, (balance, (colour, _))) in self.measured.iter().zip(SEATS).enumerate() {
                let Some(line) = self.line(balance, id) else { continue };
                let y = top + 5 + 8 * place;
                let width = line.used * 200.0;
                writeln!(
                    f,
                    "<rect x=\"170\" y=\"{}\" width=\"{width:.1}\" height=\"6\" fill=\"{colour}\"/>",
                    y - 3
                )?;
                let Estimate { value, error } = line.wins;
                let (from, to) = (x((value - error).max(0.0)), x(value + error));
                writeln!(
                    f,
                    "<path d=\"M{from:.1} {y}H{to:.1}\" stroke=\"{colour}\" stroke-width=\"3\" opacity=\".4\"/>"
                )?;
                writeln!(f, "<circle cx=\"{:.1}\" cy=\"{y}\" r=\"3.5\" fill=\"{colour}\"/>", x(value))?;
            }
        }
        writeln!(f, "</svg>")
    }
}
