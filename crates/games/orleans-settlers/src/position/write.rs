//! Writing a position.

use std::fmt::{self, Write};

use steading_game::{Seat, SeatSet};

use crate::data::{Data, PlaceKind};
use crate::slots::Piece;
use crate::{EventCard, Phase, Place, PlaceSet, State, Tile};

/// Appends the position to `out`.
pub(crate) fn write(state: &State, out: &mut String) {
    write_lines(state, out).expect("writing to a string never fails");
}

fn write_lines(state: &State, out: &mut String) -> fmt::Result {
    writeln!(out, "round {} {}\nevent {}", state.round, state.start, state.event)?;
    out.push_str("revealed");
    let revealed = EventCard::all().filter(|card| state.revealed & 1 << card.0 != 0);
    revealed.into_iter().try_for_each(|card| write!(out, " {card}"))?;
    out.push('\n');
    write_map(state, out)?;
    for seat in state.seats() {
        write_player(state, seat, out)?;
    }
    let market = &state.market;
    writeln!(out, "market-goods {}\nmarket-followers {}", market.goods, market.followers)?;
    writeln!(out, "technology {}\nchurches {}", market.technology, market.churches)?;
    writeln!(out, "stock {}\nremoved {}", market.cards, market.removed)?;
    out.push_str("deeds");
    for deed in state.data().deeds_in_box() {
        write!(out, " {deed}")?;
        for slot in 0..state.data().deeds[deed.index()].slots.len() {
            write!(out, " {}", state.deeds.filled[deed.index()][slot])?;
        }
    }
    writeln!(out, "\ndeed-food {}", state.deeds.food)?;
    write_phase(state, out)?;
    for (place, pending) in (1..).zip(state.stack.items()) {
        write!(out, "pending {place} {} ", pending.seat)?;
        super::pending::write(state, pending.what, out)?;
        out.push('\n');
    }
    writeln!(out, "generator {}", state.rng)
}

fn write_map(state: &State, out: &mut String) -> fmt::Result {
    out.push_str("map");
    for space in state.data().map.used[Data::column(state.config.players)].iter() {
        match state.board.tiles[space.index()] {
            Tile::Land(terrain) => write!(out, " {space}:{terrain}")?,
            Tile::Start | Tile::Unused => write!(out, " {space}:start")?,
        }
        let start = state.board.tiles[space.index()] == Tile::Start;
        out.push_str(if state.board.villages.contains(space) && !start { "*" } else { "" });
        out.push_str(if state.board.churches.contains(space) { "+" } else { "" });
    }
    out.push('\n');
    Ok(())
}

fn write_player(state: &State, seat: Seat, out: &mut String) -> fmt::Result {
    let player = state.player(seat);
    let lying = if player.lying { " lying" } else { "" };
    write!(out, "player {seat} era {}{lying} fame {}", player.era, player.fame)?;
    writeln!(out, " coins {} citizens {}", player.coins, player.citizens)?;
    let areas = state.board.areas(seat);
    writeln!(out, "settlers {seat} {} box {} on {areas}", player.settlers, player.boxed_settlers)?;
    let forts = state.board.fortresses[seat.index()];
    writeln!(out, "fortresses {seat} {} box {} on {forts}", player.fortresses, player.boxed_fortresses)?;
    writeln!(out, "goods {seat} {}\nbag {seat} {}\ngreen {seat} {}", player.goods, player.bag, player.green)?;
    let printed = |place: &Place| state.data().place(*place).kind == PlaceKind::Board;
    let cards: PlaceSet = player.open.iter().filter(|place| !printed(place)).collect();
    writeln!(out, "open {seat} {cards}")?;
    for place in player.open.iter().filter(|&place| !player.on(place).is_empty()) {
        write!(out, "slots {seat} {place}")?;
        for slot in 0..state.data().place(place).slots.len() {
            match player.on(place).get(slot) {
                None => out.push_str(" -"),
                Some(Piece::Technology) => out.push_str(" technology"),
                Some(Piece::Follower(follower)) => write!(out, " {follower}")?,
            }
        }
        out.push('\n');
    }
    for place in player.open.iter().filter(|&place| state.stored(seat, place).total() > 0) {
        writeln!(out, "stored {seat} {place} {}", state.stored(seat, place))?;
    }
    player.prohibited.iter().try_for_each(|place| writeln!(out, "prohibited {seat} {place}"))
}

fn write_phase(state: &State, out: &mut String) -> fmt::Result {
    let players = usize::from(state.config.players);
    let list =
        |out: &mut String, numbers: &[u8]| numbers[..players].iter().try_for_each(|n| write!(out, " {n}"));
    match state.phase {
        Phase::Reveal => out.push_str("phase reveal"),
        Phase::Draw { turn } => write!(out, "phase draw {turn}")?,
        Phase::Plan { done, begun } => {
            out.push_str("phase plan done");
            seats(out, done)?;
            out.push_str(" begun");
            seats(out, begun)?;
        }
        Phase::Actions { active, passed } => {
            write!(out, "phase actions {active} passed")?;
            seats(out, passed)?;
        }
        Phase::Resolve { at, turn, values } => {
            write!(out, "phase resolve {turn}")?;
            if !at.is_usual() {
                write!(out, " at {at}")?;
            }
            out.push_str(" values");
            list(out, &values)?;
        }
        Phase::Bonus { turn, malus, rises, areas } => {
            let (malus, rises) = (if malus { " malus" } else { "" }, if rises { " rises" } else { "" });
            write!(out, "phase bonus {turn}{malus}{rises} areas")?;
            list(out, &areas)?;
        }
        Phase::Over => out.push_str("phase over"),
    }
    out.push('\n');
    Ok(())
}

fn seats(out: &mut String, seats: SeatSet) -> fmt::Result {
    seats.iter().try_for_each(|seat| write!(out, " {seat}"))
}
