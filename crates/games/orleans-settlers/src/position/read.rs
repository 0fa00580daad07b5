//! Reading a position.

use std::fmt::Display;
use std::str::FromStr;

use steading_game::{GameRng, Line, Lines, PositionError, Seat, SeatSet, Seed, Silent, Words};

use crate::apply::Play;
use crate::data::{Data, DeedTile, MAX_DEED_SLOTS, PlaceKind};
use crate::pending::DEEPEST;
use crate::slots::Piece;
use crate::state::{FIGURES, FORTRESSES, SETTLERS, always_open, full_market};
use crate::{
    Config, Deed, EventCard, Follower, Followers, Good, Goods, MAX_PLAYERS, Phase, Place, PlaceSet, Player,
    SpaceSet, Stack, State, Terrain, Tile, audit, round,
};

/// Reads the lines of a position, goes on until somebody decides, and makes sure that it can be.
pub(crate) fn read(config: &Config, mut lines: Lines<'_>) -> Result<State, PositionError> {
    let mut state = State::blank(config);
    read_round(&mut state, &mut lines)?;
    read_map(&mut state, &mut lines)?;
    read_players(&mut state, &mut lines)?;
    read_slots(&mut state, &mut lines)?;
    read_deeds(&mut state, &mut lines)?;
    read_market(&mut state, &mut lines)?;
    read_phase(&mut state, &mut lines)?;
    read_pending(&mut state, &mut lines)?;
    state.rng = optional(&mut lines, "generator")?.unwrap_or_else(|| GameRng::new(Seed::from_number(0)));
    lines.end()?;
    audit::audit(&state).map_err(PositionError::whole)?;
    Play::new(&mut state, &mut Silent).run();
    audit::audit(&state).map_err(PositionError::whole)?;
    Ok(state)
}

fn optional<T: FromStr<Err: Display>>(
    lines: &mut Lines<'_>,
    keyword: &str,
) -> Result<Option<T>, PositionError> {
    lines.take(keyword)?.map(|line| line.value()).transpose()
}

/// The events that are not named are the first ones of their categories.
fn read_round(state: &mut State, lines: &mut Lines<'_>) -> Result<(), PositionError> {
    if let Some(line) = lines.take("round")? {
        let mut words = line.words();
        state.round = words.value("the number of the round")?;
        state.start = words.next().map_or(Ok(Seat(0)), |word| seat_of(state, &line, word))?;
        words.end()?;
    }
    let event: Option<EventCard> = optional(lines, "event")?;
    if let Some(line) = lines.take("revealed")? {
        for word in line.words() {
            let card: EventCard = word.parse().map_err(|error| line.problem(error))?;
            state.revealed |= 1 << card.0;
        }
    } else {
        state.revealed = event.map_or(0, |card| 1 << card.0);
        for category in 0..=round::category(state.round).min(3) {
            let due = state.round.saturating_sub(4 * category).min(4);
            let own: Vec<EventCard> = EventCard::all()
                .filter(|card| state.data().events[card.index()].category == category)
                .collect();
            for card in &own {
                let seen = own.iter().filter(|card| state.revealed & 1 << card.0 != 0).count();
                if seen < usize::from(due) {
                    state.revealed |= 1 << card.0;
                }
            }
        }
    }
    let category = round::category(state.round);
    let usual = |card: &EventCard| {
        state.revealed & 1 << card.0 != 0 && state.data().events[card.index()].category == category
    };
    state.event = event.or_else(|| EventCard::all().find(usual)).unwrap_or(EventCard(0));
    Ok(())
}

/// Tiles that are not named are laid out in the order of their terrains.
fn read_map(state: &mut State, lines: &mut Lines<'_>) -> Result<(), PositionError> {
    let column = Data::column(state.config.players);
    let mut left = state.data().map.tiles[column];
    if let Some(line) = lines.take("map")? {
        let mut named = SpaceSet::EMPTY;
        for word in line.words() {
            let wrong = || line.problem(format_args!("`{word}` is no tile, as in `B2:forest*+`"));
            let (space, tile) = word.split_once(':').ok_or_else(wrong)?;
            let space = space.parse().map_err(|error| line.problem(error))?;
            if named.contains(space) || !state.data().map.used[column].contains(space) {
                return Err(line.problem(format_args!("`{space}` stands here twice, or is not in play")));
            }
            named.insert(space);
            let church = tile.ends_with('+');
            let tile = tile.strip_suffix('+').unwrap_or(tile);
            let village = tile.ends_with('*');
            let tile = tile.strip_suffix('*').unwrap_or(tile);
            if church {
                state.board.churches.insert(space);
            }
            if tile == "start" {
                if state.board.tiles[space.index()] != Tile::Start || village {
                    return Err(line.problem(format_args!("`{word}` is no start village")));
                }
                continue;
            }
            let terrain: Terrain = tile.parse().map_err(|error| line.problem(error))?;
            if state.board.tiles[space.index()] == Tile::Start || left[terrain.index()] == 0 {
                return Err(line.problem(format_args!("`{word}` has no such tile")));
            }
            left[terrain.index()] -= 1;
            state.board.tiles[space.index()] = Tile::Land(terrain);
            if village {
                state.board.villages.insert(space);
            }
        }
    }
    for space in state.data().map.used[column].iter() {
        let next = Terrain::ALL.into_iter().find(|terrain| left[terrain.index()] > 0);
        if let (Tile::Unused, Some(terrain)) = (state.board.tiles[space.index()], next) {
            left[terrain.index()] -= 1;
            state.board.tiles[space.index()] = Tile::Land(terrain);
        }
    }
    Ok(())
}

fn seat_of(state: &State, line: &Line<'_>, word: &str) -> Result<Seat, PositionError> {
    let seat: Seat = word.parse().map_err(|error| line.problem(error))?;
    if seat.0 < state.config.players {
        Ok(seat)
    } else {
        Err(line.problem(format_args!("{seat} does not play")))
    }
}

/// Reads all lines of a keyword that begin with a seat, each seat at most once.
fn by_seat<'a>(
    state: &mut State,
    lines: &mut Lines<'a>,
    keyword: &str,
    mut read: impl FnMut(&mut State, Seat, &Line<'a>, Words<'a>) -> Result<(), PositionError>,
) -> Result<(), PositionError> {
    let mut named = SeatSet::EMPTY;
    for line in lines.take_all(keyword) {
        let mut words = line.words();
        let seat = seat_of(state, &line, words.word("a seat")?)?;
        if named.contains(seat) {
            return Err(line.problem(format_args!("`{keyword} {seat}` stands here twice")));
        }
        named = named.with(seat);
        read(state, seat, &line, words)?;
    }
    Ok(())
}

fn read_players(state: &mut State, lines: &mut Lines<'_>) -> Result<(), PositionError> {
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
        let left = (SETTLERS - FIGURES).saturating_sub(pieces.on.len());
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
        let left = FORTRESSES.saturating_sub(pieces.on.len()).saturating_sub(player.boxed_fortresses);
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

fn read_slots(state: &mut State, lines: &mut Lines<'_>) -> Result<(), PositionError> {
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

fn read_deeds(state: &mut State, lines: &mut Lines<'_>) -> Result<(), PositionError> {
    let mut food = 0u8;
    if let Some(line) = lines.take("deeds")? {
        let mut words = line.words().peekable();
        while let Some(word) = words.next() {
            let deed: Deed = word.parse().map_err(|error| line.problem(error))?;
            let mut slot = 0;
            while let Some(number) = words.peek().and_then(|word| word.parse::<u8>().ok()) {
                let facts = state.data().deeds[deed.index()].slots.get(slot).copied();
                let facts = facts.filter(|_| slot < MAX_DEED_SLOTS);
                let facts =
                    facts.ok_or_else(|| line.problem(format_args!("{deed} has not so many slots")))?;
                state.deeds.filled[deed.index()][slot] = number;
                if facts.tile == DeedTile::Food {
                    food = food.saturating_add(number);
                }
                slot += 1;
                words.next();
            }
        }
    }
    state.deeds.food = match lines.take("deed-food")? {
        Some(line) => Goods::read(line.words()).map_err(|error| line.problem(error))?,
        None => {
            let mut usual = Goods::NONE;
            usual.add(Good::Grain, food);
            usual
        }
    };
    Ok(())
}

/// The market holds what is nowhere else.
fn read_market(state: &mut State, lines: &mut Lines<'_>) -> Result<(), PositionError> {
    if let Some(line) = lines.take("removed")? {
        state.market.removed = Goods::read(line.words()).map_err(|error| line.problem(error))?;
    }
    let all = full_market(&state.config);
    let (sent_followers, sent_goods) = state.deeds.sent(state.data());
    let too_many =
        |what: &dyn Display| PositionError::whole(format!("there are too many {what} on the table"));
    state.market.goods = match lines.take("market-goods")? {
        Some(line) => Goods::read(line.words()).map_err(|error| line.problem(error))?,
        None => {
            let mut left = all.goods;
            for good in Good::ALL {
                let owned: u32 =
                    state.seats().map(|seat| u32::from(state.player(seat).goods.count(good))).sum();
                let gone =
                    owned + u32::from(sent_goods.count(good)) + u32::from(state.market.removed.count(good));
                let count = u32::from(left.count(good)).checked_sub(gone).ok_or_else(|| too_many(&good))?;
                left.0[good.index()] = count as u8;
            }
            left
        }
    };
    state.market.followers = match lines.take("market-followers")? {
        Some(line) => Followers::read(line.words()).map_err(|error| line.problem(error))?,
        None => {
            let mut left = all.followers;
            for follower in Follower::ALL {
                let owned = |seat: Seat| {
                    let player = state.player(seat);
                    let placed: usize = Place::all()
                        .map(|place| player.on(place).followers().filter(|&f| f == follower).count())
                        .sum();
                    u32::from(player.bag.count(follower))
                        + u32::from(player.green.count(follower))
                        + placed as u32
                };
                let gone: u32 =
                    state.seats().map(owned).sum::<u32>() + u32::from(sent_followers.count(follower));
                let count =
                    u32::from(left.count(follower)).checked_sub(gone).ok_or_else(|| too_many(&follower))?;
                left.0[follower.index()] = count as u8;
            }
            left
        }
    };
    let placed: usize = state
        .seats()
        .map(|seat| Place::all().filter(|&place| state.player(seat).on(place).technology().is_some()).count())
        .sum();
    let technology = usize::from(all.technology).checked_sub(placed).map(|left| left as u8);
    let technology = optional(lines, "technology")?.or(technology);
    state.market.technology = technology.ok_or_else(|| too_many(&"technology tiles"))?;
    let churches = all.churches.checked_sub(state.board.churches.len());
    state.market.churches = optional(lines, "churches")?.or(churches).ok_or_else(|| too_many(&"churches"))?;
    state.market.cards = match lines.take("stock")? {
        Some(line) => {
            let words = line.words().filter(|&word| word != "none").map(str::parse::<Place>);
            words.collect::<Result<_, _>>().map_err(|error| line.problem(error))?
        }
        None => state.seats().fold(all.cards, |left, seat| left.minus(state.player(seat).open)),
    };
    Ok(())
}

fn read_phase(state: &mut State, lines: &mut Lines<'_>) -> Result<(), PositionError> {
    let Some(line) = lines.take("phase")? else {
        state.phase = Phase::Plan { done: SeatSet::EMPTY, begun: SeatSet::EMPTY };
        return Ok(());
    };
    let mut words = line.words();
    state.phase = match words.word("its name")? {
        "reveal" => Phase::Reveal,
        "plan" => {
            let words: Vec<&str> = words.by_ref().collect();
            let begun = words.iter().position(|&word| word == "begun").unwrap_or(words.len());
            let done = seats(state, &line, words[..begun].iter().filter(|&&word| word != "done"))?;
            let begun = seats(state, &line, words[begun..].iter().skip(1))?;
            Phase::Plan { done, begun: begun.union(done) }
        }
        "actions" => {
            let active = seat_of(state, &line, words.word("the active seat")?)?;
            let words: Vec<&str> = words.by_ref().collect();
            if words.first().is_some_and(|&word| word != "passed") {
                return Err(line.problem("`passed` stands before the seats that have passed"));
            }
            Phase::Actions { active, passed: seats(state, &line, words.iter().skip(1))? }
        }
        "resolve" => {
            let turn = words.value("how many players had their turn")?;
            Phase::Resolve { turn, values: numbers(state, &mut words, "values")? }
        }
        "bonus" => {
            let turn = words.value("how many players had their turn")?;
            let mut ahead = words.clone();
            let malus = ahead.next() == Some("malus");
            if malus {
                words = ahead;
            }
            Phase::Bonus { turn, malus, areas: numbers(state, &mut words, "areas")? }
        }
        "over" => Phase::Over,
        other => {
            let known = "reveal, plan, actions, resolve, bonus, over";
            return Err(line.problem(format_args!("`{other}` is no phase: {known}")));
        }
    };
    words.end()
}

fn seats<'a>(
    state: &State,
    line: &Line<'_>,
    words: impl Iterator<Item = &'a &'a str>,
) -> Result<SeatSet, PositionError> {
    words.map(|word| seat_of(state, line, word)).collect()
}

/// A number for each player, after the word that says what they are.
fn numbers(state: &State, words: &mut Words<'_>, what: &str) -> Result<[u8; MAX_PLAYERS], PositionError> {
    words.expect(what)?;
    let mut numbers = [0; MAX_PLAYERS];
    for seat in state.seats() {
        numbers[seat.index()] = words.value("a number for every player")?;
    }
    Ok(numbers)
}

fn read_pending(state: &mut State, lines: &mut Lines<'_>) -> Result<(), PositionError> {
    let mut found = Vec::new();
    for line in lines.take_all("pending") {
        let mut words = line.words();
        let depth: usize = words.value("its place in the stack")?;
        let seat = seat_of(state, &line, words.word("a seat")?)?;
        found.push((depth, seat, super::pending::read(state, &line, words)?));
    }
    found.sort_by_key(|&(depth, ..)| depth);
    let in_order = found.iter().zip(1..).all(|(&(depth, ..), right)| depth == right);
    if !in_order || found.len() > DEEPEST {
        return Err(PositionError::whole(format!(
            "the lines `pending` are numbered from 1, and at most {DEEPEST}"
        )));
    }
    state.stack = Stack::EMPTY;
    for (_, seat, what) in found {
        state.stack.push(seat, what);
    }
    Ok(())
}
