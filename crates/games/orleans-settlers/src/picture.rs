//! The table as text.

use std::fmt::{self, Write};

use steading_game::Seat;

use crate::data::{Data, MapFacts};
use crate::slots::Piece;
use crate::view::{AreaView, PlayerView, View};
use crate::{Phase, Tile};

/// Draws the table, as far as `view` shows it.
pub(crate) fn picture(view: &View) -> String {
    let mut out = String::new();
    draw(view, &mut out).expect("writing to a string never fails");
    out
}

fn draw(view: &View, out: &mut String) -> fmt::Result {
    let phase = match view.phase {
        Phase::Reveal => "event",
        Phase::Draw { .. } => "drawing",
        Phase::Plan { .. } => "planning",
        Phase::Actions { .. } => "actions",
        Phase::Resolve { .. } => "resolving the event",
        Phase::Bonus { .. } => "round bonus",
        Phase::Over => "the story is over",
    };
    writeln!(out, "Round {} of 16 · {phase} · event {} · {} starts\n", view.round, view.event, view.start)?;
    let data = view.data.get().ok();
    data.map_or(Ok(()), |data| map(view, &data.map, out))?;
    writeln!(out, "\nmarket     {}", view.market.goods)?;
    writeln!(out, "           {}", view.market.followers)?;
    writeln!(out, "           {} technology · {} churches", view.market.technology, view.market.churches)?;
    writeln!(out, "stock      {}", view.market.cards)?;
    data.map_or(Ok(()), |data| deeds(view, data, out))?;
    for (seat, player) in (0..).map(Seat).zip(&view.players) {
        self::player(seat, player, out)?;
    }
    for pending in &view.pending {
        writeln!(out, "pending    {} {:?}", pending.seat, pending.what)?;
    }
    Ok(())
}

/// The columns as they lie, each space in a field of its own: `B3 forest* 01^` is a village with settlers of seats 0
/// and 1 and a fortress.
fn map(view: &View, facts: &MapFacts, out: &mut String) -> fmt::Result {
    let places: Vec<(i8, i8, &AreaView)> = view
        .map
        .iter()
        .filter_map(|area| facts.layout.get(area.space.index()).map(|&(column, row)| (column, row, area)))
        .collect();
    let rows = places.iter().map(|&(_, row, _)| row);
    let (Some(first), Some(last)) = (rows.clone().min(), rows.max()) else { return Ok(()) };
    let columns = places.iter().map(|&(column, _, _)| column);
    let (west, east) = (columns.clone().min().unwrap_or(0), columns.max().unwrap_or(0));
    for row in first..=last {
        let mut line = String::new();
        for column in west..=east {
            let here = places.iter().find(|place| (place.0, place.1) == (column, row));
            write!(line, "{:<17}", here.map(|&(_, _, area)| field(area)).unwrap_or_default())?;
        }
        writeln!(out, "{}", line.trim_end())?;
    }
    Ok(())
}

fn field(area: &AreaView) -> String {
    let tile = match area.tile {
        Tile::Land(terrain) => terrain.id(),
        Tile::Start => "start",
        Tile::Unused => "",
    };
    let village = if area.village { "*" } else { "" };
    let church = if area.church { "+" } else { "" };
    let settlers: String = area.settlers.iter().map(|seat| seat.0.to_string()).collect();
    let fortress = if area.fortress.is_some() { "^" } else { "" };
    format!("{} {tile}{village}{church} {settlers}{fortress}", area.space)
}

fn deeds(view: &View, data: &Data, out: &mut String) -> fmt::Result {
    out.push_str("deeds     ");
    for deed in data.deeds_in_box() {
        let filled: u32 = view.deeds.filled[deed.index()].iter().map(|&filled| u32::from(filled)).sum();
        let column = Data::column(u8::try_from(view.players.len()).unwrap_or(2));
        let slots = &data.deeds[deed.index()].slots;
        let all: u32 = slots.iter().map(|slot| u32::from(slot.number[column])).sum();
        write!(out, " {deed} {filled}/{all}")?;
    }
    writeln!(out, "{}", if view.hunger_eliminated { " · hunger eliminated" } else { "" })
}

fn player(seat: Seat, player: &PlayerView, out: &mut String) -> fmt::Result {
    let lying = if player.lying { " (lying)" } else { "" };
    write!(out, "\n{seat}      era {}{lying} · fame {} · {} coins", player.era, player.fame, player.coins)?;
    writeln!(out, " · {} citizens · {} points", player.citizens, player.points)?;
    writeln!(out, "  goods    {}", player.goods)?;
    writeln!(out, "  green    {}\n  bag      {}", player.green, player.bag)?;
    writeln!(out, "  supply   {} settlers · {} fortresses", player.settlers, player.fortresses)?;
    out.push_str("  places  ");
    for (place, pieces) in &player.places {
        write!(out, " {place}")?;
        if pieces.iter().any(Option::is_some) {
            let shown: Vec<&str> = pieces
                .iter()
                .map(|piece| match piece {
                    None => "-",
                    Some(Piece::Technology) => "technology",
                    Some(Piece::Follower(follower)) => follower.id(),
                })
                .collect();
            write!(out, "[{}]", shown.join(" "))?;
        }
        if let Some(goods) = player.stored.get(place) {
            write!(out, "({goods})")?;
        }
        if player.prohibited == Some(*place) {
            out.push_str("(prohibited)");
        }
    }
    out.push('\n');
    Ok(())
}
