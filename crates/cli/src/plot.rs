//! Pictures for people who would rather look than read.

mod points;
mod uses;

use std::fmt;

use steading_bots::{Arena, Judgement, Mistake};

pub(crate) use points::Points;
pub(crate) use uses::Uses;

/// The colours of the seats, as in the client, each with a dash of its own.
const SEATS: [(&str, &str); 5] =
    [("#C4321F", ""), ("#1E5AA8", "7 3"), ("#C08612", "2 3"), ("#675741", "9 3 2 3"), ("#33243F", "4 4")];

const HEAD: &str = "font-family=\"Figtree, system-ui, sans-serif\" font-size=\"13\" fill=\"#2A2118\"";

/// The ratings of a match with their intervals.
pub(crate) struct Ratings<'a>(pub(crate) &'a Arena);

impl fmt::Display for Ratings<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let lines = &self.0.standings;
        let (low, high) = lines.iter().fold((-50.0_f64, 50.0_f64), |(low, high), line| {
            (low.min(line.elo.low - 20.0), high.max(line.elo.high + 20.0))
        });
        let x = |rating: f64| 170.0 + (rating - low) / (high - low) * 520.0;
        let height = 70 + 34 * lines.len();
        writeln!(f, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 720 {height}\" {HEAD}>")?;
        writeln!(f, "<rect width=\"720\" height=\"{height}\" fill=\"#FFFBF3\"/>")?;
        writeln!(
            f,
            "<text x=\"16\" y=\"26\" font-weight=\"600\">{}, {} players: Elo after {} games</text>",
            self.0.game, self.0.players, self.0.games
        )?;
        let step = if high - low > 800.0 { 200.0 } else { 100.0 };
        let mut tick = (low / step).ceil() * step;
        while tick <= high {
            let at = x(tick);
            writeln!(f, "<path d=\"M{at:.1} 40V{}\" stroke=\"#DDCCB0\"/>", height - 24)?;
            let label = if tick == 0.0 { "0".to_owned() } else { format!("{tick:+.0}") };
            writeln!(
                f,
                "<text x=\"{at:.1}\" y=\"{}\" text-anchor=\"middle\" fill=\"#675741\">{label}</text>",
                height - 8
            )?;
            tick += step;
        }
        for (index, line) in lines.iter().enumerate() {
            let y = 58 + 34 * index;
            let (from, to, at) = (x(line.elo.low), x(line.elo.high), x(line.elo.rating));
            writeln!(f, "<text x=\"16\" y=\"{}\">{}</text>", y + 5, line.player)?;
            writeln!(
                f,
                "<path d=\"M{from:.1} {y}H{to:.1}\" stroke=\"#1F5F4A\" stroke-width=\"6\" stroke-linecap=\"round\" opacity=\".35\"/>"
            )?;
            writeln!(f, "<circle cx=\"{at:.1}\" cy=\"{y}\" r=\"6\" fill=\"#1F5F4A\"/>")?;
        }
        writeln!(f, "</svg>")
    }
}

/// What everybody could expect, over a game, with mistakes marked.
pub(crate) struct WinChart<'a> {
    pub(crate) players: u8,
    pub(crate) judged: &'a [Judgement],
}

impl fmt::Display for WinChart<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let last = self.judged.len().max(1) as f32;
        let x = |decision: usize| 50.0 + decision as f32 / last * 700.0;
        let y = |share: f32| 250.0 - share * 220.0;
        writeln!(f, "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 780 300\" {HEAD}>")?;
        writeln!(f, "<rect width=\"780\" height=\"300\" fill=\"#FFFBF3\"/>")?;
        for share in [0.0, 0.25, 0.5, 0.75, 1.0] {
            let at = y(share);
            writeln!(f, "<path d=\"M50 {at:.1}H750\" stroke=\"#DDCCB0\"/>")?;
            writeln!(
                f,
                "<text x=\"44\" y=\"{:.1}\" text-anchor=\"end\" fill=\"#675741\">{:.0} %</text>",
                at + 4.0,
                share * 100.0
            )?;
        }
        for (seat, (colour, dash)) in (0..self.players).zip(SEATS) {
            let index = usize::from(seat);
            write!(
                f,
                "<path fill=\"none\" stroke=\"{colour}\" stroke-width=\"2.5\" stroke-dasharray=\"{dash}\" d=\""
            )?;
            for (at, judgement) in self.judged.iter().enumerate() {
                write!(
                    f,
                    "{}{:.1} {:.1}",
                    if at == 0 { 'M' } else { 'L' },
                    x(at),
                    y(judgement.before[index])
                )?;
            }
            if let Some(end) = self.judged.last() {
                write!(f, "L{:.1} {:.1}", x(self.judged.len()), y(end.after[index]))?;
            }
            writeln!(f, "\"/>")?;
            let at = 60 + 90 * index;
            writeln!(
                f,
                "<path d=\"M{at} 280h24\" stroke=\"{colour}\" stroke-width=\"2.5\" stroke-dasharray=\"{dash}\"/>"
            )?;
            writeln!(f, "<text x=\"{}\" y=\"284\">seat{seat}</text>", at + 30)?;
        }
        let mistakes =
            self.judged.iter().enumerate().filter(|(_, judgement)| judgement.mistake > Mistake::None);
        for (at, judgement) in mistakes {
            let (cx, cy) = (x(at), y(judgement.before[judgement.seat.index()]));
            let size = match judgement.mistake {
                Mistake::None | Mistake::Small => 3,
                Mistake::Big => 5,
                Mistake::Blunder => 7,
            };
            writeln!(
                f,
                "<circle cx=\"{cx:.1}\" cy=\"{cy:.1}\" r=\"{size}\" fill=\"#A3261B\" stroke=\"#FFFBF3\"><title>decision {}: {} instead of {}, {:.0} %</title></circle>",
                judgement.decision,
                judgement.action,
                judgement.best,
                judgement.cost * 100.0
            )?;
        }
        writeln!(f, "</svg>")
    }
}
