//! The players: what they own, and what lies on their places.

use steading_game::{Line, Lines, PositionError, Words};

use super::{by_seat, seat_of};
use crate::data::{Data, PlaceKind};
use crate::slots::Piece;
use crate::state::{FIGURES, FORTRESSES, SETTLERS, always_open};
use crate::{Follower, Followers, Goods, Place, PlaceSet, Player, SpaceSet, State};

pub(super) fn read_players(state: &mut State, lines: &mut Lines<'_>) -> Result<(), PositionError> {
    let column = Data::column(state.config.players);
    for seat in state.seats() {
        let start = SpaceSet::one(state.data().map.start[column][seat.index()]);
        state.board.settlers[seat.index()] = start;
        state.board.fortresses[seat.index()] = start;
        *state.player_mut(seat) = Player {
            fame: state.data().fame.start,
            open: always_open(state.data()),
            settlers: SETTLERS - FIGURES - 2,
            boxed_settlers: 1,
            fortresses: FORTRESSES - 1 - u8::from(state.config.players == 2),
            boxed_fortresses: u8::from(state.config.players == 2),
            ..Player::NOBODY
        };
    }
    by_seat(state, lines, "player", |state, seat, line, mut words| {
        let player = state.player_mut(seat);
        while let Some(word) = words.next() {
            match word {
                "era" => player.era = words.value("the era")?,
                "lying" => player.lying = true,
                "fame" => player.fame = words.value("the space")?,
                "coins" => player.coins = words.value("the coins")?,
                "citizens" => player.citizens = words.value("the citizens")?,
                other => {
                    return Err(
                        line.problem(format_args!("`{other}` is no era, lying, fame, coins, citizens"))
                    );
                }
            }
        }
        Ok(())
    })?;
    by_seat(state, lines, "settlers", |state, seat, line, words| {
        let pieces = read_pieces(line, words)?;
        let left = (SETTLERS - FIGURES).saturating_sub(pieces.on.len() as u8);
        let player = state.player_mut(seat);
        player.boxed_settlers = pieces.boxed.unwrap_or(1);
        player.settlers = pieces.supply.unwrap_or(left.saturating_sub(player.boxed_settlers));
        state.board.settlers[seat.index()] = pieces.on;
        let standing = state.board.fortresses[seat.index()].and(pieces.on);
        if standing.is_empty() && !state.board.fortresses[seat.index()].is_empty() {
            // A fortress does not stand without its settler.
            state.board.fortresses[seat.index()] = standing;
            state.player_mut(seat).fortresses += 1;
        }
        Ok(())
    })?;
    by_seat(state, lines, "fortresses", |state, seat, line, words| {
        let pieces = read_pieces(line, words)?;
        let usual = u8::from(state.config.players == 2);
        let player = state.player_mut(seat);
        player.boxed_fortresses = pieces.boxed.unwrap_or(usual);
        let left = FORTRESSES.saturating_sub(pieces.on.len() as u8).saturating_sub(player.boxed_fortresses);
        player.fortresses = pieces.supply.unwrap_or(left);
        state.board.fortresses[seat.index()] = pieces.on;
        Ok(())
    })?;
    by_seat(state, lines, "goods", |state, seat, line, words| {
        state.player_mut(seat).goods = Goods::read(words).map_err(|error| line.problem(error))?;
        Ok(())
    })?;
    by_seat(state, lines, "bag", |state, seat, line, words| {
        state.player_mut(seat).bag = Followers::read(words).map_err(|error| line.problem(error))?;
        Ok(())
    })?;
    by_seat(state, lines, "green", |state, seat, line, words| {
        state.player_mut(seat).green = Followers::read(words).map_err(|error| line.problem(error))?;
        Ok(())
    })?;
    by_seat(state, lines, "open", |state, seat, line, words| {
        let board = Place::all().filter(|&place| state.data().place(place).kind == PlaceKind::Board);
        let mut open: PlaceSet = board.collect();
        for word in words.filter(|&word| word != "none") {
            let place: Place = word.parse().map_err(|error| line.problem(error))?;
            if open.contains(place) {
                return Err(line.problem(format_args!("`{place}` is on the board, or stands here twice")));
            }
            open.insert(place);
        }
        state.player_mut(seat).open = open;
        Ok(())
    })?;
    for line in lines.take_all("stored") {
        let mut words = line.words();
        let seat = seat_of(state, &line, words.word("a seat")?)?;
        let place: Place = words.value("a place")?;
        let holds = state.data().place(place).holds;
        let holds = holds.ok_or_else(|| line.problem(format_args!("no goods lie on `{place}`")))?;
        let goods = Goods::read(words).map_err(|error| line.problem(error))?;
        state.player_mut(seat).stored[usize::from(holds.store)] = goods;
    }
    by_seat(state, lines, "prohibited", |state, seat, _, mut words| {
        state.player_mut(seat).prohibited = Some(words.value("a place")?);
        words.end()
    })
}

/// Settlers or fortresses: `6 box 1 on A2 A3`.
struct Pieces {
    supply: Option<u8>,
    boxed: Option<u8>,
    on: SpaceSet,
}

fn read_pieces(line: &Line<'_>, mut words: Words<'_>) -> Result<Pieces, PositionError> {
    let mut pieces = Pieces { supply: None, boxed: None, on: SpaceSet::EMPTY };
    while let Some(word) = words.next() {
        match word {
            "box" => pieces.boxed = Some(words.value("how many are in the box")?),
            "on" => {
                for word in words.by_ref().filter(|&word| word != "none") {
                    pieces.on.insert(word.parse().map_err(|error| line.problem(error))?);
                }
            }
            number => {
                let wrong = || line.problem(format_args!("`{number}` is no number, `box` or `on`"));
                pieces.supply = Some(number.parse().map_err(|_| wrong())?);
            }
        }
    }
    Ok(pieces)
}

pub(super) fn read_slots(state: &mut State, lines: &mut Lines<'_>) -> Result<(), PositionError> {
    for line in lines.take_all("slots") {
        let mut words = line.words();
        let seat = seat_of(state, &line, words.word("a seat")?)?;
        let place: Place = words.value("a place")?;
        if !state.player(seat).on(place).is_empty() {
            return Err(line.problem(format_args!("`slots {seat} {place}` stands here twice")));
        }
        for slot in 0..state.data().place(place).slots.len() {
            let piece = match words.next() {
                None | Some("-") => None,
                Some("technology") => Some(Piece::Technology),
                Some(word) => {
                    Some(Piece::Follower(word.parse::<Follower>().map_err(|error| line.problem(error))?))
                }
            };
            state.player_mut(seat).slots[place.index()].set(slot, piece);
        }
        words.end()?;
    }
    Ok(())
}
