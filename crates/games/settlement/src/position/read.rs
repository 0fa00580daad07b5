//! Reading a position.

mod board;
mod market;

use steading_game::{GameRng, Line, Lines, PositionError, Seat, SeatSet, Seed, Words};

use crate::artifact::{Artifacts, transformation_mirror::MirrorRun};
use crate::{
    Artifact, Building, Config, HeroId, HeroSet, Heroes, Kinds, MAX_PLAYERS, Market, Monster, Phase, Place,
    Player, Region, Resource, Space, Stacks, State, Street, Supply, audit, determinize,
};

/// Reads the lines of a position and makes sure that it can be.
pub(crate) fn read(config: &Config, mut lines: Lines<'_>) -> Result<State, PositionError> {
    let round = lines.need("round")?;
    let mut words = round.words();
    let (number, active) = (words.value("the number of the round")?, words.value("the active seat")?);
    let mut state = State {
        config: config.clone(),
        round: number,
        active,
        marker: optional(&mut lines, "marker")?.unwrap_or(active),
        passed: SeatSet::EMPTY,
        acted: false,
        invited: false,
        mirror: MirrorRun::NONE,
        phase: Phase::Turn,
        players: [Player::default(); MAX_PLAYERS],
        heroes: Heroes { row: [None; Heroes::PLACES], deck: HeroSet::EMPTY, discarded: HeroSet::EMPTY },
        market: Market { spaces: [None; Market::SPACES], pile: [Building::COPIES; Building::COUNT] },
        terrains: Stacks::full(),
        artifacts: Artifacts::EMPTY,
        artifact_stack: Artifacts::EMPTY,
        monsters: [config.data.supply.monsters_per_colour; 4],
        supply: Supply::Open,
        rng: optional(&mut lines, "generator")?.unwrap_or_else(|| GameRng::new(Seed::from_number(0))),
    };
    for word in words {
        let flag = match word {
            "acted" => &mut state.acted,
            "invited" => &mut state.invited,
            _ => return Err(round.problem(format_args!("`{word}` is neither `acted` nor `invited`"))),
        };
        if std::mem::replace(flag, true) {
            return Err(round.problem(format_args!("`{word}` stands here twice")));
        }
    }
    if let Some(line) = lines.take("passed")? {
        for word in line.words() {
            state.passed = state.passed.with(word.parse().map_err(|error| line.problem(error))?);
        }
    }
    if let Some(line) = lines.take("phase")? {
        state.phase = read_phase(&state, &line)?;
    }
    board::read_players(&mut state, &mut lines)?;
    market::read_heroes(&mut state, &mut lines)?;
    market::read_market(&mut state, &mut lines)?;
    market::read_artifacts(&mut state, &mut lines)?;
    read_mirror(&mut state, &mut lines)?;
    lines.end()?;
    fill_in(&mut state)?;
    audit::audit(&state).map_err(PositionError::whole)?;
    Ok(state)
}

fn optional<T: std::str::FromStr<Err: std::fmt::Display>>(
    lines: &mut Lines<'_>,
    keyword: &str,
) -> Result<Option<T>, PositionError> {
    lines.take(keyword)?.map(|line| line.value()).transpose()
}

/// What follows from the rest: piles, unused basic settlers, monsters and supply.
fn fill_in(state: &mut State) -> Result<(), PositionError> {
    determinize::fill_piles(state);
    let seats = usize::from(state.config.players);
    for player in &mut state.players[..seats] {
        let placed = player.areas.total().min(u16::from(Player::BASIC_SETTLERS)) as u8;
        player.basic = Player::BASIC_SETTLERS - placed;
    }
    for player in state.players {
        for space in player.wilderness.monsters.iter() {
            let colour = player.wilderness.tile(space).map(|tile| state.data().terrain(tile).monster);
            let left = &mut state.monsters[colour.map_or(0, Monster::index)];
            *left = left.checked_sub(1).ok_or_else(|| {
                PositionError::whole("there are more monsters of a colour than the box holds")
            })?;
        }
    }
    state.supply = audit::left_in_supply(state).ok_or_else(|| {
        PositionError::whole("the players have more tokens or bonus settlers than the box holds")
    })?;
    Ok(())
}

/// The next word must be a seat that plays.
fn seat(state: &State, line: &Line<'_>, words: &mut Words<'_>) -> Result<Seat, PositionError> {
    let seat: Seat = words.value("the seat")?;
    if seat.0 >= state.config.players {
        return Err(line.problem(format_args!("{seat} does not play")));
    }
    Ok(seat)
}

fn read_mirror(state: &mut State, lines: &mut Lines<'_>) -> Result<(), PositionError> {
    let Some(line) = lines.take("mirror")? else { return Ok(()) };
    let mut words = line.words();
    let given = letters(&line, words.word("what was given")?)?;
    words.expect("for")?;
    state.mirror = MirrorRun { given, taken: letters(&line, words.word("what was taken")?)? };
    words.end()
}

fn letters(line: &Line<'_>, text: &str) -> Result<Kinds, PositionError> {
    let kinds: Option<Vec<Resource>> = text.chars().map(Resource::from_letter).collect();
    let kinds = kinds.filter(|kinds| kinds.is_sorted_by(|a, b| a < b));
    Ok(kinds.ok_or_else(|| line.problem("write kinds as W, C and S in this order"))?.into_iter().collect())
}

fn read_phase(state: &State, line: &Line<'_>) -> Result<Phase, PositionError> {
    let mut words = line.words();
    let phase = match words.word("its name")? {
        "draft" => Phase::Draft,
        "turn" => Phase::Turn,
        "place" => {
            let id = words.word("the terrain")?;
            let tile = state.data().terrain_by_id(id);
            Phase::Placing {
                tile: tile.ok_or_else(|| line.problem(format_args!("there is no terrain `{id}`")))?,
            }
        }
        "luck" => {
            let id = words.word("the region")?;
            let region = Region::from_id(id).ok_or_else(|| line.problem("regions are I, II and III"))?;
            Phase::Luck { region }
        }
        "check" => {
            let spaces = words.map(|word| word.parse::<Space>().map_err(|error| line.problem(error)));
            return Ok(Phase::Checking { left: spaces.collect::<Result<_, _>>()? });
        }
        "street" => {
            let id = words.word("the street")?;
            let street =
                Street::from_id(id).ok_or_else(|| line.problem("streets are upper, middle and lower"))?;
            words.expect("used")?;
            let mut used = 0;
            for word in words {
                let place: Place = word.parse().map_err(|error| line.problem(error))?;
                if place.street() != street {
                    return Err(line.problem(format_args!("{place} is in another street")));
                }
                used |= 1 << place.number();
            }
            return Ok(Phase::Street { street, used });
        }
        "clock" => Phase::Clock { place: words.value("the place")? },
        "keep" => Phase::Keeping,
        "artifact" => Phase::NewArtifact,
        "over" => Phase::Over,
        other => {
            return Err(line.problem(format_args!(
                "`{other}` is no phase: draft, turn, place, luck, check, street, clock, keep, artifact or over"
            )));
        }
    };
    words.end()?;
    Ok(phase)
}

fn hero(state: &State, line: &Line<'_>, id: &str) -> Result<HeroId, PositionError> {
    state.data().hero_by_id(id).ok_or_else(|| line.problem(format_args!("there is no hero `{id}`")))
}

fn artifact(line: &Line<'_>, id: &str) -> Result<Artifact, PositionError> {
    Artifact::from_id(id).ok_or_else(|| line.problem(format_args!("there is no artifact `{id}`")))
}

fn building(line: &Line<'_>, id: &str) -> Result<Building, PositionError> {
    Building::from_id(id).ok_or_else(|| line.problem(format_args!("there is no building `{id}`")))
}
