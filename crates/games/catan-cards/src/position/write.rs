//! Writing a position.

use std::fmt::{self, Display, Write};

use steading_game::{Seat, SeatSet};

use crate::event::{Discarding, EventCard, Giving};
use crate::memory::PUBLIC;
use crate::trade::Asked;
use crate::{Buildings, Built, Card, Ending, Phase, Special, State, deck};

/// Appends the position to `out`.
pub(crate) fn write(state: &State, out: &mut String) {
    write_lines(state, out).expect("writing to a string never fails");
}

fn write_lines(state: &State, out: &mut String) -> fmt::Result {
    let turn = &state.turn;
    write!(out, "turn {} {}", turn.number, turn.active)?;
    for (flag, name) in [(turn.busy, " busy"), (turn.traded, " traded"), (turn.replaced, " replaced")] {
        out.push_str(if flag { name } else { "" });
    }
    writeln!(out, "\nidle {}", turn.idle)?;
    for seat in state.seats() {
        let player = state.player(seat);
        writeln!(out, "{seat} hand {} built {}", player.hand, Visible(&player.built))?;
    }
    writeln!(out, "supply {}\ndiscard {}", state.supply, state.discard)?;
    writeln!(out, "display {}\npile {}", state.market.display, state.market.pile)?;
    out.push_str("events-played");
    Vec::from(state.events.discard)
        .into_iter()
        .try_for_each(|event: EventCard| write!(out, " {}", event.id()))?;
    out.push('\n');
    for special in Special::ALL {
        writeln!(out, "{} {}", special.id(), OrNobody(state.specials.holder(special)))?;
    }
    write!(out, "desk {}", state.desk.offers_left)?;
    state.seats().try_for_each(|seat| write!(out, " {}", state.desk.proposals_left[seat.index()]))?;
    out.push('\n');
    for seat in state.seats() {
        if let Some(terms) = state.desk.standing[seat.index()] {
            writeln!(out, "standing {seat} {terms}")?;
        }
    }
    write_phase(state, out)?;
    write_memory(state, out)?;
    writeln!(out, "generator {}", state.rng)
}

fn write_phase(state: &State, out: &mut String) -> fmt::Result {
    match &state.phase {
        Phase::Main => writeln!(out, "phase main"),
        Phase::Answering(question) => {
            let to = if question.to_one { "one" } else { "all" };
            match question.asked {
                Asked::Offer(terms) => write!(out, "phase answering {to} offer {terms}")?,
                Asked::Call(call) => write!(out, "phase answering {to} call {call}")?,
            }
            writeln!(out, " waiting{}", Listed(question.waiting))
        }
        Phase::Robber(choices) => {
            out.push_str("phase robber");
            for seat in state.seats() {
                match choices[seat.index()] {
                    Discarding::Safe => {}
                    Discarding::Owes(cards) => write!(out, " {seat} owes {cards}")?,
                    Discarding::Chosen(cards) => write!(out, " {seat} chose {cards}")?,
                }
            }
            writeln!(out)
        }
        Phase::Donation(gifts) => {
            out.push_str("phase donation");
            for seat in state.seats() {
                match gifts[seat.index()] {
                    Giving::Exempt => {}
                    Giving::Owes => write!(out, " {seat} owes")?,
                    Giving::Chosen { card, to } => write!(out, " {seat} chose {} {to}", card.letter())?,
                }
            }
            writeln!(out)
        }
        Phase::Over(Ending::Won) => writeln!(out, "phase won"),
        Phase::Over(Ending::Stalemate) => writeln!(out, "phase stalemate"),
    }
}

fn write_memory(state: &State, out: &mut String) -> fmt::Result {
    let observers = state.seats().map(|seat| (seat.index(), seat.to_string()));
    for (observer, name) in observers.chain([(PUBLIC, "everybody".to_owned())]) {
        let knowledge = &state.memory.observers[observer];
        for seat in state.seats() {
            let holds = &knowledge.holds[seat.index()];
            if !holds.is_empty() {
                writeln!(out, "known {name} {seat} {holds}")?;
            }
        }
        if knowledge.supply != deck().resources {
            writeln!(out, "supply-known {name} {}", knowledge.supply)?;
        }
    }
    Ok(())
}

/// The visible cards of a player: `3R1S1C2K metropolis_a metropolis_a`.
struct Visible<'a>(&'a Built);

impl Display for Visible<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Built { roads, settlements, cities, knights, metropolises } = *self.0;
        write!(f, "{}", Buildings([roads, settlements, cities, knights]))?;
        let faces = Vec::from(metropolises);
        faces.into_iter().try_for_each(|face| write!(f, " {}", Card::Metropolis(face).id()))
    }
}

struct OrNobody(Option<Seat>);

impl Display for OrNobody {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(seat) => seat.fmt(f),
            None => f.write_str("nobody"),
        }
    }
}

struct Listed(SeatSet);

impl Display for Listed {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|seat| write!(f, " {seat}"))
    }
}
