//! The table as text.
//!
//! Each hex shows the letter of its terrain and whoever stands there; odd rows are shifted right by half a hex. A location
//! shows how many tiles are left.

use std::fmt::Write;

use crate::view::{HandView, View};
use crate::{Hex, Phase};

/// The table as the viewer sees it.
pub(crate) fn picture(view: &View) -> String {
    let mut out = String::new();
    draw(view, &mut out).expect("writing into a string does not fail");
    out
}

fn draw(view: &View, out: &mut String) -> std::fmt::Result {
    let turn = &view.turn;
    let state = match view.phase {
        Phase::Turn => String::new(),
        Phase::Acting(acting) => format!(", using {}", acting.extra),
        Phase::Silo(action) => format!(", silo {} of {}", action.silo, action.seat),
        Phase::Over => ", over".to_owned(),
    };
    write!(out, "turn {} of {}{state}", turn.number, turn.active)?;
    if let Some(asked) = view.marshlands.reactions.asked() {
        write!(out, ", {asked} may react")?;
    }
    if turn.nomads.outpost {
        write!(out, ", with an outpost")?;
    }
    for held in turn.cards.iter() {
        write!(out, ", played {}", held.card)?;
    }
    if let Some(card) = turn.crossroads.fort {
        write!(out, ", drew {card}")?;
    }
    let last = if view.last_round { ", last round" } else { "" };
    let [one, two, three] = view.cards;
    write!(out, "{last}\ncards {one}, {two}, {three}")?;
    view.tasks.iter().try_for_each(|task| write!(out, ", task {task}"))?;
    if let Some(terrain) = view.removed_terrain {
        write!(out, ", without {terrain}")?;
    }
    writeln!(out, "\n")?;
    heading(20, out)?;
    for (row, letters) in (0u16..).zip(&view.board.rows) {
        line(view, row, letters, Hex::at, out)?;
    }
    if !view.board.island.is_empty() {
        writeln!(out, "\nisland")?;
    }
    for (row, letters) in (0u16..).zip(&view.board.island) {
        line(view, row, letters, Hex::on_island, out)?;
    }
    writeln!(out)?;
    players(view, out)?;
    piles(view, out)
}

fn heading(columns: u16, out: &mut String) -> std::fmt::Result {
    write!(out, "    ")?;
    (0..columns).try_for_each(|column| write!(out, "{column:<4}"))?;
    writeln!(out)
}

fn line(
    view: &View,
    row: u16,
    letters: &str,
    hex: impl Fn(u16, u16) -> Option<Hex>,
    out: &mut String,
) -> std::fmt::Result {
    let mut text = format!("{row:>2}  {}", if row % 2 == 1 { "  " } else { "" });
    for (column, letter) in (0u16..).zip(letters.chars()) {
        let Some(hex) = hex(row, column) else { continue };
        write!(text, "{:<4}", cell(view, hex, letter))?;
    }
    writeln!(out, "{}", text.trim_end())
}

/// `g` empty grass, `G1` with a settlement of seat 1, `G1w` a warrior, `G1v` a wagon, `W1s` a ship, `G1c` a city hall part, `@2` a location with two tiles, `#` another special hex.
fn cell(view: &View, hex: Hex, letter: char) -> String {
    let special = view.board.specials.iter().find(|(place, ..)| *place == hex);
    match special {
        Some((_, kind, left)) if crate::Location::from_id(kind).is_some() => return format!("@{left}"),
        Some((_, kind, _)) => {
            return match kind.as_str() {
                _ if view.layout.capitols.contains(hex) => "##".to_owned(),
                "castle" => "#".to_owned(),
                kind => format!("#{}", &kind[..1]),
            };
        }
        None => {}
    }
    let owner = view.players.iter().position(|player| player.pieces.contains(hex));
    let mark = match owner {
        Some(seat) => format!("{seat}{}", view.players[seat].crossroads.letter(hex)),
        None if view.nomads.walls.contains(hex) => "=".to_owned(),
        None if view.harvest.scouts.contains(hex) => "?".to_owned(),
        None if view.layout.caves.contains(hex) => "^".to_owned(),
        None if letter == '.' => return String::new(),
        None => String::new(),
    };
    format!("{}{mark}", if owner.is_some() { letter } else { letter.to_ascii_lowercase() })
}

fn players(view: &View, out: &mut String) -> std::fmt::Result {
    for (seat, player) in view.players.iter().enumerate() {
        write!(out, "seat{seat}  supply {:>2}  hand ", player.supply)?;
        match &player.hand {
            HandView::Seen(hand) if hand.is_empty() => write!(out, "empty")?,
            HandView::Seen(hand) => {
                let cards: Vec<String> = hand.iter().map(|held| held.card.to_string()).collect();
                write!(out, "{}", cards.join(" "))?;
            }
            HandView::Hidden(ages) => write!(out, "{}", "?".repeat(ages.len()))?,
        }
        for (hex, state) in &player.tiles {
            let nomad = view.nomad_tiles.iter().find(|(place, _)| place == hex).map(|(_, tile)| tile.id());
            let kind = view.board.specials.iter().find(|(place, ..)| place == hex);
            let kind = nomad.or(kind.map(|(_, kind, _)| kind.as_str())).unwrap_or("");
            write!(out, "  {kind} {hex} {}", state.word())?;
        }
        for (bonus, state) in player.marshlands.bonus.iter() {
            write!(out, "  {bonus} {}", state.word())?;
        }
        if player.gold.treasure > 0 {
            write!(out, "  treasure {}", player.gold.treasure)?;
        }
        if player.marshlands.set_aside > 0 {
            write!(out, "  {} set aside", player.marshlands.set_aside)?;
        }
        if player.harvest.tokens > 0 {
            write!(out, "  tokens {}", player.harvest.tokens)?;
        }
        if player.harvest.marks != 0 {
            write!(out, "  marks {}", player.harvest.marks.count_ones())?;
        }
        writeln!(out)?;
    }
    Ok(())
}

fn piles(view: &View, out: &mut String) -> std::fmt::Result {
    let gone = match view.removed.total() {
        0 => String::new(),
        gone => format!(", {gone} removed"),
    };
    writeln!(out, "pile {}, discards {}{gone}", view.pile.size, view.discard.total())?;
    let left = |hex: &Hex| view.board.specials.iter().any(|(place, _, left)| place == hex && *left > 0);
    let nomads = view.nomad_tiles.iter().filter(|(hex, _)| left(hex));
    let nomads: Vec<String> = nomads.map(|(hex, tile)| format!("{tile} {hex}")).collect();
    if !nomads.is_empty() {
        writeln!(out, "nomad tiles {}", nomads.join(", "))?;
    }
    let boards = view.layout.quadrants.iter().map(|quadrant| quadrant.id()).chain(["island"]);
    let designed = boards.zip(&view.board.origins);
    let designed: Vec<&str> =
        designed.filter(|(_, origin)| **origin == crate::Origin::Designed).map(|(id, _)| id).collect();
    if !designed.is_empty() {
        writeln!(out, "our own layout, not the published one: {}", designed.join(", "))?;
    }
    Ok(())
}
