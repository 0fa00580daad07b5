//! Actions, prompts and events as sentences to be; the words stand in `text/*.ftl`.

use steading_game::{Fact, Message, Seat};

use crate::hex::SIDE;
use crate::{Acting, Action, Event, Hex, Mandatory, Phase, Stage, State, phase, played, sets};

/// The action in words, for menus.
pub(crate) fn label(action: Action) -> Message {
    match action {
        Action::Build(hex) => at(Message::new("action-build"), hex),
        Action::Lift(hex) => at(Message::new("action-lift"), hex),
        Action::Put(hex) => at(Message::new("action-put"), hex),
        Action::Step(hex) => at(Message::new("action-step"), hex),
        Action::Take(hex) => at(Message::new("action-take"), hex),
        Action::Use(extra) => Message::new("action-use").with("extra", extra.key()),
        Action::Choose(terrain) => Message::new("action-choose").with("terrain", terrain.key()),
        Action::Cancel => Message::new("action-cancel"),
        Action::Done => Message::new("action-done"),
        Action::Pass => Message::new("action-pass"),
        Action::End => Message::new("action-end"),
        Action::Token => Message::new("action-token"),
    }
}

/// Says where, as the board names its hexes: `D9` is the fourth hex of the ninth row.
fn at(message: Message, hex: Hex) -> Message {
    message.with("place", place(hex)).with("row", hex.row() + 1).with("column", column(hex))
}

/// Says where from, in the same way.
fn from(message: Message, hex: Hex) -> Message {
    message.with("from_place", place(hex)).with("from_row", hex.row() + 1).with("from_column", column(hex))
}

fn place(hex: Hex) -> &'static str {
    if hex.is_island() { "place-island" } else { "place-board" }
}

fn column(hex: Hex) -> &'static str {
    const LETTERS: [&str; SIDE as usize] = [
        "column-a", "column-b", "column-c", "column-d", "column-e", "column-f", "column-g", "column-h",
        "column-i", "column-j", "column-k", "column-l", "column-m", "column-n", "column-o", "column-p",
        "column-q", "column-r", "column-s", "column-t",
    ];
    LETTERS[usize::from(hex.column())]
}

/// What is asked of `seat` now.
pub(crate) fn prompt(state: &State, seat: Seat) -> Message {
    let must_act = phase::must_act(state);
    let Some(active) = must_act.first() else { return Message::new("prompt-over") };
    if let Some(asked) = sets::marshlands::asked(state) {
        let key = if seat == asked { "prompt-canoe" } else { "prompt-wait-canoe" };
        return Message::new(key).with("seat", asked);
    }
    if !must_act.contains(seat) {
        let key = if state.is_play_over() { "prompt-wait-silo" } else { "prompt-wait" };
        return Message::new(key).with("active", active);
    }
    if state.turn.nomads.outpost {
        return Message::new("prompt-outpost");
    }
    match state.phase {
        Phase::Turn => in_turn(state),
        Phase::Acting(acting) => in_action(state, seat, acting),
        Phase::Silo(action) => at_silo(state, action.stage),
        Phase::Over => Message::new("prompt-over"),
    }
}

/// What an extra action asks for.
fn in_action(state: &State, seat: Seat, acting: Acting) -> Message {
    let usual = || {
        Message::new(match acting.stage {
            Stage::Build { .. } => "prompt-build-by",
            Stage::Lift => "prompt-lift",
            Stage::Put { .. } => "prompt-put",
            Stage::Step { .. } => "prompt-step",
            Stage::Take { .. } => "prompt-take",
            Stage::Repeat => "prompt-repeat",
        })
    };
    acting.prompt(state, seat).unwrap_or_else(usual).with("extra", acting.extra.key())
}

/// What a silo action asks for.
fn at_silo(state: &State, stage: Stage) -> Message {
    let moved = state.harvest.moved.len() as u8;
    let left = |done: u8| sets::harvest::silo::MOST.saturating_sub(done);
    match stage {
        Stage::Build { done: 0 } => Message::new("prompt-silo").with("left", left(0)),
        Stage::Build { done } => Message::new("prompt-silo-build").with("left", left(done)),
        Stage::Put { .. } => Message::new("prompt-silo-put"),
        Stage::Lift | Stage::Step { .. } | Stage::Take { .. } | Stage::Repeat => {
            Message::new("prompt-silo-move").with("left", left(moved))
        }
    }
}

fn in_turn(state: &State) -> Message {
    if state.turn.mandatory == Mandatory::Done && !played::playable(state).is_empty() {
        return Message::new("prompt-after");
    }
    let Some(terrain) = state.turn.terrain else {
        let key = if played::playable(state).is_empty() { "prompt-no-card" } else { "prompt-choose" };
        return Message::new(key);
    };
    let left = played::owed(state, terrain);
    let key = match state.turn.mandatory {
        Mandatory::Ahead => "prompt-mandatory",
        Mandatory::Running => "prompt-mandatory-running",
        Mandatory::Done => return Message::new("prompt-after"),
    };
    Message::new(key).with("left", left).with("terrain", terrain.key())
}

/// An event in words, for the log.
pub(crate) fn describe(event: &Event) -> Message {
    match *event {
        Event::Began { first, cards: [one, two, three] } => Message::new("event-began")
            .with("seat", first)
            .with("one", one.key())
            .with("two", two.key())
            .with("three", three.key()),
        Event::Task { task } => Message::new("event-task").with("task", task.key()),
        Event::TurnBegan { seat, number, cards } => {
            let cards: Vec<(u32, &'static str)> = cards.iter().map(|held| (1, held.card.key())).collect();
            let message = Message::new(if cards.is_empty() { "event-turn-no-card" } else { "event-turn" });
            let message = message.with("seat", seat).with("number", number);
            if cards.is_empty() { message } else { message.with("cards", Fact::Things(cards)) }
        }
        Event::Drew { seat, card: Some(card) } => {
            Message::new("event-drew").with("seat", seat).with("card", card.key())
        }
        Event::Drew { seat, card: None } => Message::new("event-drew-hidden").with("seat", seat),
        Event::Shuffled => Message::new("event-shuffled"),
        Event::Removed { seat, card } => {
            Message::new("event-removed").with("seat", seat).with("card", card.key())
        }
        Event::Replaced { seat, card } => {
            Message::new("event-replaced").with("seat", seat).with("card", card.key())
        }
        Event::Chose { seat, terrain } => {
            Message::new("event-chose").with("seat", seat).with("terrain", terrain.key())
        }
        Event::WentOver { seat, terrain } => {
            Message::new("event-went-over").with("seat", seat).with("terrain", terrain.key())
        }
        Event::Built { seat, hex, by: None } => at(Message::new("event-built").with("seat", seat), hex),
        Event::Built { seat, hex, by: Some(extra) } => {
            at(Message::new("event-built-by").with("seat", seat).with("extra", extra.key()), hex)
        }
        Event::Moved { seat, from: origin, to, by } => {
            let message = Message::new("event-moved").with("seat", seat).with("extra", by.key());
            from(at(message, to), origin)
        }
        Event::Walled { seat, hex } => at(Message::new("event-walled").with("seat", seat), hex),
        Event::Struck { seat, owner, hex } => {
            at(Message::new("event-struck").with("seat", seat).with("owner", owner), hex)
        }
        Event::UsedOutpost { seat } => Message::new("event-used-outpost").with("seat", seat),
        Event::TookNomad { seat, tile, .. } => {
            Message::new("event-took-nomad").with("seat", seat).with("tile", tile.key())
        }
        Event::FoundTreasure { seat, gold } => {
            Message::new("event-found-treasure").with("seat", seat).with("gold", gold)
        }
        Event::Expired { seat, tile } => {
            Message::new("event-expired").with("seat", seat).with("tile", tile.key())
        }
        Event::Scored { seat, card, gold } => {
            Message::new("event-scored").with("seat", seat).with("card", card.key()).with("gold", gold)
        }
        Event::TookBack { seat, hex, by } => {
            at(Message::new("event-took-back").with("seat", seat).with("extra", by.key()), hex)
        }
        Event::FortDrew { seat, card } => {
            Message::new("event-fort-drew").with("seat", seat).with("card", card.key())
        }
        Event::Void { seat, extra } => {
            Message::new("event-void").with("seat", seat).with("extra", extra.key())
        }
        Event::TookTile { seat, location, .. } => {
            Message::new("event-took-tile").with("seat", seat).with("location", location.key())
        }
        Event::LostTile { seat, location, .. } => {
            Message::new("event-lost-tile").with("seat", seat).with("location", location.key())
        }
        Event::TookBonus { seat, bonus } => {
            Message::new("event-took-bonus").with("seat", seat).with("bonus", bonus.key())
        }
        Event::LostBonus { seat, bonus } => {
            Message::new("event-lost-bonus").with("seat", seat).with("bonus", bonus.key())
        }
        Event::SetAside { seat, hex } => at(Message::new("event-set-aside").with("seat", seat), hex),
        Event::Asked { seat } => Message::new("event-asked").with("seat", seat),
        Event::Passed { seat } => Message::new("event-passed").with("seat", seat),
        Event::TerrainRemoved { terrain } => {
            Message::new("event-terrain-removed").with("terrain", terrain.key())
        }
        Event::Marked { seat, line } => marked(seat, line),
        Event::Scouted { seat, hex } => at(Message::new("event-scouted").with("seat", seat), hex),
        Event::TookToken { seat, tokens } => {
            Message::new("event-took-token").with("seat", seat).with("tokens", tokens)
        }
        Event::LostTokens { seat } => Message::new("event-lost-tokens").with("seat", seat),
        Event::Repeats { seat, location } => {
            Message::new("event-repeats").with("seat", seat).with("location", location.key())
        }
        Event::Silo { seat, hex } => at(Message::new("event-silo").with("seat", seat), hex),
        Event::SiloBuilt { seat, hex } => at(Message::new("event-silo-built").with("seat", seat), hex),
        Event::SiloMoved { seat, from: origin, to } => {
            from(at(Message::new("event-silo-moved").with("seat", seat), to), origin)
        }
        Event::LastRound { seat } => Message::new("event-last-round").with("seat", seat),
        Event::Over => Message::new("event-over"),
    }
}

/// A line that was marked, by its row, counted from 1 as on the board.
fn marked(seat: Seat, line: u16) -> Message {
    let message = |key, row: u16| Message::new(key).with("seat", seat).with("row", row + 1);
    match line.checked_sub(SIDE) {
        Some(row) => message("event-marked-island", row),
        None => message("event-marked", line),
    }
}

#[cfg(test)]
mod tests {
    use steading_text::{Language, Phrasebook};

    use super::*;
    use crate::KingdomBuilder;
    use steading_game::Game as _;

    #[test]
    fn hexes_are_called_as_on_the_board() {
        let [english, german] = Language::ALL.map(|language| {
            let book = Phrasebook::new(KingdomBuilder::info(), language).expect("the texts are sound");
            move |message: &Message| book.render(message)
        });
        let (board, island) = (Hex::at(8, 3).expect("on the board"), Hex::on_island(0, 1).expect("there"));
        assert_eq!(english(&label(Action::Build(board))), "Build on hex D9");
        assert_eq!(german(&label(Action::Build(board))), "Auf Feld D9 bauen");
        assert_eq!(english(&label(Action::Build(island))), "Build on island hex B1′");
        let corner = Hex::at(19, 19).expect("on the board");
        let moved = Event::SiloMoved { seat: Seat(0), from: island, to: corner };
        assert_eq!(english(&describe(&moved)), "Player 1 moves from B1′ to hex T20 (silo).");
        let marked = Event::Marked { seat: Seat(0), line: 0 };
        assert!(english(&describe(&marked)).contains(" row 1 "), "{}", english(&describe(&marked)));
    }
}
