//! Reading a position.

use std::str::FromStr;
use std::sync::Arc;

use steading_game::{GameRng, Line, Lines, PositionError, Seat, Seed, Words};

use crate::board::{Layout, MAX_SPECIALS};
use crate::state::Gold;
use crate::terrain_card::{Cards, Hand, Held, TerrainCard};
use crate::view::TileState;
use crate::{
    Acting, Board, Config, Extra, HexSet, Mandatory, Phase, Quadrant, ScoringCard, Setting, SiloAction,
    Stage, State, Terrain, Turn, audit, placement, played, sets,
};

/// Reads the lines of a position and makes sure that it can be.
pub(crate) fn read(config: &Config, mut lines: Lines<'_>) -> Result<State, PositionError> {
    let rng: Option<GameRng> = lines.take("generator")?.map(|line| line.value()).transpose()?;
    let rng = rng.unwrap_or_else(|| GameRng::new(Seed::from_number(0)));
    let setting = Arc::new(read_table(config, &mut lines)?);
    let mut state = State::fresh(setting, rng);
    read_players(&mut state, &mut lines)?;
    let turn_line = lines.take("turn")?;
    if let Some(line) = turn_line {
        let mut words = line.words();
        state.turn = Turn::new(words.value("the number of the turn")?, words.value("the active seat")?);
        words.end()?;
    }
    state.phase = lines.take("phase")?.map_or(Ok(Phase::Turn), |line| read_phase(&line))?;
    // The card of a Fort is missing in the pile.
    sets::crossroads::read(&mut state, &mut lines)?;
    read_cards(&mut state, &mut lines)?;
    sets::nomads::read(&mut state, &mut lines)?;
    sets::marshlands::read(&mut state, &mut lines)?;
    sets::harvest::read(&mut state, &mut lines)?;
    sets::queenies::read(&mut state, &mut lines)?;
    read_supplies(&mut state, &mut lines)?;
    state.open = state.open_hexes();
    state.left = state.tiles_left();
    read_turn(&mut state, &mut lines)?;
    lines.end()?;
    audit::audit(&state).map_err(PositionError::whole)?;
    Ok(state)
}

fn read_table(config: &Config, lines: &mut Lines<'_>) -> Result<Setting, PositionError> {
    let (quadrants, turned) = read_board(config, lines)?;
    let mut layout =
        Layout { quadrants, turned, island: None, capitols: HexSet::EMPTY, caves: HexSet::EMPTY };
    sets::queenies::read_layout(config, &mut layout, lines)?;
    let board = Board::new(&layout, &config.data);
    let first: Option<Seat> = lines.take("first")?.map(|line| line.value()).transpose()?;
    Ok(Setting {
        config: config.clone(),
        layout,
        board,
        cards: read_scoring_cards(config, lines)?,
        tasks: sets::crossroads::read_tasks(&layout, lines)?,
        nomads: [None; MAX_SPECIALS],
        removed_terrain: sets::marshlands::read_removed_terrain(lines)?,
        first: first.or(config.first_player).unwrap_or(Seat(0)),
    })
}

fn read_board(config: &Config, lines: &mut Lines<'_>) -> Result<([Quadrant; 4], [bool; 4]), PositionError> {
    let Some(line) = lines.take("board")? else {
        let missing = || PositionError::whole("the line `board …` is missing");
        let named: Vec<Quadrant> = config.quadrants.into_iter().flatten().collect();
        let quadrants = <[Quadrant; 4]>::try_from(named).map_err(|_| missing())?;
        return Ok((quadrants, config.turned.map(|turned| turned.unwrap_or(false))));
    };
    let mut words = line.words();
    let mut quadrants = [Quadrant::Oracle; 4];
    let mut turned = [false; 4];
    for place in 0..4 {
        let word = words.word("four quadrants")?;
        let (id, is_turned) = word.strip_suffix("/180").map_or((word, false), |id| (id, true));
        quadrants[place] =
            Quadrant::from_id(id).ok_or_else(|| line.problem(format_args!("`{id}` is no quadrant")))?;
        turned[place] = is_turned;
    }
    words.end()?;
    Ok((quadrants, turned))
}

fn read_scoring_cards(config: &Config, lines: &mut Lines<'_>) -> Result<[ScoringCard; 3], PositionError> {
    let Some(line) = lines.take("cards")? else {
        let named: Vec<ScoringCard> = config.cards.into_iter().flatten().collect();
        return named.try_into().map_err(|_| PositionError::whole("the line `cards …` is missing"));
    };
    let known = |word: &str| {
        ScoringCard::from_id(word)
            .ok_or_else(|| line.problem(format_args!("`{word}` is no Kingdom Builder card")))
    };
    let cards = line.words().map(known).collect::<Result<Vec<_>, _>>()?;
    cards.try_into().map_err(|_| line.problem("there are three Kingdom Builder cards"))
}

/// The lines of a keyword by the seat that they name.
pub(crate) fn by_seat<'a>(
    state: &State,
    lines: &mut Lines<'a>,
    keyword: &str,
) -> Result<Vec<(Seat, Line<'a>, Words<'a>)>, PositionError> {
    let mut found: Vec<(Seat, Line<'a>, Words<'a>)> = Vec::new();
    for line in lines.take_all(keyword) {
        let mut words = line.words();
        let seat: Seat = words.value("a seat")?;
        if seat.0 >= state.setting.config.players {
            return Err(line.problem(format_args!("{seat} does not play")));
        }
        if found.iter().any(|(known, ..)| *known == seat) {
            return Err(line.problem(format_args!("`{keyword} {seat}` stands here twice")));
        }
        found.push((seat, line, words));
    }
    Ok(found)
}

fn read_players(state: &mut State, lines: &mut Lines<'_>) -> Result<(), PositionError> {
    for (seat, line, words) in by_seat(state, lines, "settlements")? {
        let pieces = hexes(&line, words)?;
        let player = state.player_mut(seat);
        (player.pieces, player.beside) = (pieces, pieces.neighbours());
    }
    for (seat, line, words) in by_seat(state, lines, "tiles")? {
        for word in words {
            let tile = word.split_once(':').and_then(|(hex, tile)| {
                let number = state.setting.board.special_at(hex.parse().ok()?)?;
                Some((number, TileState::ALL.into_iter().find(|known| known.word() == tile)?))
            });
            let (number, tile) = tile.ok_or_else(|| {
                line.problem(format_args!(
                    "`{word}` is no tile: write `6,2:ready` with the hex of a location"
                ))
            })?;
            let tiles = &mut state.player_mut(seat).tiles;
            if tiles.taken >> number & 1 != 0 {
                return Err(line.problem(format_args!("`{word}`: there is one tile from each hex (KB-40)")));
            }
            tiles.add(number, tile);
        }
    }
    for (seat, _, mut words) in by_seat(state, lines, "gold")? {
        let mut number = || words.value("four numbers: three cards and treasures");
        state.player_mut(seat).gold = Gold { cards: [number()?, number()?, number()?], treasure: number()? };
        words.end()?;
    }
    Ok(())
}

/// Supplies, once it is known which settlements are elsewhere; an empty one makes this the last round (KB-54).
fn read_supplies(state: &mut State, lines: &mut Lines<'_>) -> Result<(), PositionError> {
    for seat in state.seats() {
        let player = state.player(seat);
        let built = player.pieces.len().saturating_sub(player.crossroads.on_board().len());
        let elsewhere = u32::from(player.marshlands.set_aside) + player.harvest.marks.count_ones();
        let supply = u32::from(player.supply).saturating_sub(built + elsewhere);
        state.player_mut(seat).supply = supply as u8;
    }
    for (seat, _, mut words) in by_seat(state, lines, "supply")? {
        state.player_mut(seat).supply = words.value("a number")?;
        words.end()?;
    }
    let named = lines.take("last-round")?;
    state.last_round = named.is_some() || state.seats().any(|seat| placement::has_built_all(state, seat));
    named.map_or(Ok(()), |line| line.words().end())
}

/// Hexes, each at most once.
pub(crate) fn hexes(line: &Line<'_>, words: Words<'_>) -> Result<HexSet, PositionError> {
    let mut found = HexSet::EMPTY;
    for word in words {
        let hex = word.parse().map_err(|error| line.problem(format_args!("{error} (`{word}`)")))?;
        if found.contains(hex) {
            return Err(line.problem(format_args!("{hex} stands here twice")));
        }
        found.insert(hex);
    }
    Ok(found)
}

/// Hands, piles, and the open cards. A pile that is not given holds what is nowhere else.
fn read_cards(state: &mut State, lines: &mut Lines<'_>) -> Result<(), PositionError> {
    for (seat, line, words) in by_seat(state, lines, "hand")? {
        state.player_mut(seat).hand = hand(&line, words)?;
    }
    if let Some(line) = lines.take("played")? {
        state.turn.cards = hand(&line, line.words())?;
    }
    let (all, gone) = (state.deck.pile, state.deck.removed);
    let all = all.plus(&gone).unwrap_or(all);
    let pile = lines.take("pile")?.map(|line| cards(&line)).transpose()?;
    state.deck.discard = lines.take("discard")?.map_or(Ok(Cards::NONE), |line| cards(&line))?;
    state.deck.removed = lines.take("removed")?.map_or(Ok(gone), |line| cards(&line))?;
    let hands = state.players.iter().map(|player| player.hand).chain([state.turn.cards]);
    let fort = state.turn.crossroads.fort;
    let held: Cards = hands.flat_map(|hand| hand.iter()).map(|held| held.card).chain(fort).collect();
    let elsewhere = [held, state.deck.discard, state.deck.removed];
    let rest = || elsewhere.iter().try_fold(all, |rest, pile| rest.minus(pile));
    let too_many = || PositionError::whole("there are more cards of a terrain than in the deck (KB-11)");
    state.deck.pile = match pile {
        Some(pile) => pile,
        None => rest().ok_or_else(too_many)?,
    };
    Ok(())
}

fn hand(line: &Line<'_>, words: Words<'_>) -> Result<Hand, PositionError> {
    let mut hand = Hand::EMPTY;
    for word in words {
        let (card, age) = word.split_once('@').unwrap_or((word, "0"));
        let number: Option<u8> = age.parse().ok().filter(|number: &u8| number.to_string() == age);
        let age = number.ok_or_else(|| line.problem(format_args!("`{word}`: write `grass@1`")))?;
        let card = card.parse().map_err(|error| line.problem(format_args!("{error} (`{word}`)")))?;
        if !hand.push(Held { card, age }) {
            return Err(line.problem("too many cards"));
        }
    }
    Ok(hand)
}

fn cards(line: &Line<'_>) -> Result<Cards, PositionError> {
    if line.rest == "none" {
        return Ok(Cards::NONE);
    }
    let mut counts: Vec<(TerrainCard, u8)> = Vec::new();
    for word in line.words() {
        let count = word.split_once(':').and_then(|(card, count)| {
            Some((TerrainCard::from_str(card).ok()?, count.parse().ok().filter(|&count: &u8| count > 0)?))
        });
        counts.push(count.ok_or_else(|| line.problem(format_args!("`{word}`: write `grass:3`")))?);
    }
    Cards::try_from(counts).map_err(|problem| line.problem(problem))
}

fn read_turn(state: &mut State, lines: &mut Lines<'_>) -> Result<(), PositionError> {
    match lines.take("terrain")? {
        None => played::fix_if_clear(state),
        Some(line) => {
            let mut words = line.words();
            let word = words.word("a terrain, or `none`")?;
            let terrain = Terrain::from_id(word);
            if terrain.is_none() && word != "none" {
                return Err(line.problem(format_args!("`{word}` is no terrain")));
            }
            let place = words.next().map(|place| {
                let place: Result<u8, _> = place.parse();
                place.map_err(|_| line.problem("the place of the played card is a number"))
            });
            match (terrain, place.transpose()?) {
                (Some(terrain), None) => played::choose(state, terrain),
                (terrain, place) => (state.turn.terrain, state.turn.played) = (terrain, place),
            }
            words.end()?;
        }
    }
    let Some(line) = lines.take("mandatory")? else {
        state.turn.mandatory = if state.is_play_over() { Mandatory::Done } else { Mandatory::Ahead };
        return Ok(());
    };
    let mut words = line.words();
    let (word, built) = (words.word("`ahead`, `running` or `done`")?, words.next());
    let built =
        built.map(|built| built.parse().map_err(|_| line.problem("builds are a number"))).transpose()?;
    (state.turn.mandatory, state.turn.built) = match (word, built) {
        ("ahead", None) => (Mandatory::Ahead, 0),
        ("running", Some(built)) => (Mandatory::Running, built),
        ("done", built) => {
            let all = state.turn.terrain.map_or(3, played::builds);
            (Mandatory::Done, built.unwrap_or(if state.is_play_over() { 0 } else { all }))
        }
        _ => return Err(line.problem("write `ahead`, `running 1` or `done 3`")),
    };
    words.end()
}

fn read_phase(line: &Line<'_>) -> Result<Phase, PositionError> {
    let mut words = line.words();
    let phase = match words.word("`turn`, `acting`, `silo` or `over`")? {
        "turn" => Phase::Turn,
        "over" => Phase::Over,
        "acting" => {
            let id = words.word("an extra action")?;
            let extra =
                Extra::from_id(id).ok_or_else(|| line.problem(format_args!("`{id}` is no extra action")))?;
            Phase::Acting(Acting { extra, stage: read_stage(line, &mut words)? })
        }
        "silo" => Phase::Silo(SiloAction {
            seat: words.value("a seat")?,
            silo: words.value("the hex of a silo")?,
            stage: read_stage(line, &mut words)?,
        }),
        word => return Err(line.problem(format_args!("`{word}` is none of turn, acting, silo, over"))),
    };
    words.end()?;
    Ok(phase)
}

fn read_stage(line: &Line<'_>, words: &mut Words<'_>) -> Result<Stage, PositionError> {
    Ok(match words.word("`build`, `lift`, `put`, `step`, `take` or `repeat`")? {
        "build" => {
            let done = words.next().map(|done| done.parse().map_err(|_| line.problem("builds are a number")));
            Stage::Build { done: done.transpose()?.unwrap_or(0) }
        }
        "lift" => Stage::Lift,
        "put" => Stage::Put { from: words.value("the hex of the piece")? },
        "step" => {
            let from = match words.word("the hex of the piece, or `any`")? {
                "any" => None,
                hex => Some(hex.parse().map_err(|error| line.problem(format_args!("{error} (`{hex}`)")))?),
            };
            Stage::Step { done: words.value("how many steps were made")?, from }
        }
        "take" => Stage::Take { done: words.value("how many were taken")? },
        "repeat" => Stage::Repeat,
        word => {
            let known = "build, lift, put, step, take, repeat";
            return Err(line.problem(format_args!("`{word}` is none of {known}")));
        }
    })
}
