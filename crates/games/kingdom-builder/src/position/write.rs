//! Writing a position.

use std::fmt::{self, Display, Write};

use crate::state::Gold;
use crate::terrain_card::{Cards, Hand, TerrainCard};
use crate::{Acting, Hex, HexSet, Mandatory, Phase, SiloAction, Stage, State, sets};

/// Appends the position as lines.
pub(crate) fn write(state: &State, out: &mut String) {
    lines(state, out).expect("writing into a string does not fail");
}

fn lines(state: &State, out: &mut String) -> fmt::Result {
    let setting = &*state.setting;
    write!(out, "board")?;
    for (quadrant, turned) in setting.layout.quadrants.iter().zip(setting.layout.turned) {
        write!(out, " {quadrant}{}", if turned { "/180" } else { "" })?;
    }
    let [one, two, three] = setting.cards;
    writeln!(out, "\ncards {one} {two} {three}\nfirst {}", setting.first)?;
    turn(state, out)?;
    writeln!(out, "phase {}", PhaseText(state.phase))?;
    if state.last_round {
        writeln!(out, "last-round")?;
    }
    for seat in state.seats() {
        let player = state.player(seat);
        writeln!(out, "supply {seat} {}", player.supply)?;
        let settlements = player.pieces.minus(player.crossroads.on_board());
        if !settlements.is_empty() {
            writeln!(out, "settlements {seat}{}", Hexes(settlements))?;
        }
        if player.tiles.taken != 0 {
            write!(out, "tiles {seat}")?;
            for (number, state) in player.tiles.states() {
                write!(out, " {}:{}", setting.board.specials()[number].hex, state.word())?;
            }
            writeln!(out)?;
        }
        if !player.hand.is_empty() {
            writeln!(out, "hand {seat}{}", HandText(player.hand))?;
        }
        if player.gold != Gold::default() {
            let Gold { cards: [one, two, three], treasure } = player.gold;
            writeln!(out, "gold {seat} {one} {two} {three} {treasure}")?;
        }
    }
    let deck = &state.deck;
    writeln!(
        out,
        "pile {}\ndiscard {}\nremoved {}",
        Pile(deck.pile),
        Pile(deck.discard),
        Pile(deck.removed)
    )?;
    sets::nomads::write(state, out)?;
    sets::crossroads::write(state, out)?;
    sets::marshlands::write(state, out)?;
    sets::harvest::write(state, out)?;
    sets::queenies::write(state, out)?;
    writeln!(out, "generator {}", state.rng)
}

fn turn(state: &State, out: &mut String) -> fmt::Result {
    let turn = &state.turn;
    writeln!(out, "turn {} {}", turn.number, turn.active)?;
    if !turn.cards.is_empty() {
        writeln!(out, "played{}", HandText(turn.cards))?;
    }
    if let Some(place) = turn.played {
        let terrain = turn.terrain.map_or("none", crate::Terrain::id);
        writeln!(out, "terrain {terrain} {place}")?;
    }
    match turn.mandatory {
        Mandatory::Ahead => writeln!(out, "mandatory ahead"),
        Mandatory::Running => writeln!(out, "mandatory running {}", turn.built),
        Mandatory::Done => writeln!(out, "mandatory done {}", turn.built),
    }
}

struct PhaseText(Phase);

impl Display for PhaseText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Phase::Turn => f.write_str("turn"),
            Phase::Over => f.write_str("over"),
            Phase::Acting(Acting { extra, stage }) => write!(f, "acting {extra} {}", StageText(stage)),
            Phase::Silo(SiloAction { seat, silo, stage }) => {
                write!(f, "silo {seat} {silo} {}", StageText(stage))
            }
        }
    }
}

struct StageText(Stage);

impl Display for StageText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Stage::Build { done: 0 } => write!(f, "build"),
            Stage::Build { done } => write!(f, "build {done}"),
            Stage::Lift => write!(f, "lift"),
            Stage::Put { from } => write!(f, "put {from}"),
            Stage::Step { done, from: None } => write!(f, "step any {done}"),
            Stage::Step { done, from: Some(from) } => write!(f, "step {from} {done}"),
            Stage::Take { done } => write!(f, "take {done}"),
            Stage::Repeat => write!(f, "repeat"),
        }
    }
}

/// Hexes, each with a space before it.
pub(crate) struct Hexes(pub(crate) HexSet);

impl Display for Hexes {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|hex: Hex| write!(f, " {hex}"))
    }
}

struct HandText(Hand);

impl Display for HandText {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|held| match held.age {
            0 => write!(f, " {}", held.card),
            age => write!(f, " {}@{age}", held.card),
        })
    }
}

struct Pile(Cards);

impl Display for Pile {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let counts: Vec<(TerrainCard, u8)> = self.0.into();
        if counts.is_empty() {
            return f.write_str("none");
        }
        let words: Vec<String> = counts.iter().map(|(card, count)| format!("{card}:{count}")).collect();
        f.write_str(&words.join(" "))
    }
}
