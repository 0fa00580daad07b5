//! Reading a position.

use steading_game::{GameRng, Line, Lines, PositionError, Seat, SeatSet, Seed, Words};

use crate::artifact::{Artifacts, transformation_mirror::MirrorRun};
use crate::street::Built;
use crate::{
    Artifact, Building, Config, HeroId, HeroSet, Heroes, Kinds, MAX_PLAYERS, Market, Monster, Phase, Place,
    Player, Region, Resource, Space, Stack, Stacks, State, Street, Supply, audit, determinize, state,
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
        heroes: Heroes { row: [None; Heroes::PLACES], deck: HeroSet::NONE, discarded: HeroSet::NONE },
        market: Market { spaces: [None; Market::SPACES], pile: [Building::COPIES; Building::COUNT] },
        terrains: Stacks::FULL,
        artifacts: Artifacts::NONE,
        artifact_stack: Artifacts::NONE,
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
    read_players(&mut state, &mut lines)?;
    read_heroes(&mut state, &mut lines)?;
    read_market(&mut state, &mut lines)?;
    read_artifacts(&mut state, &mut lines)?;
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

/// More bonus or placed settlers than this are not written down.
const MOST: u16 = 200;

fn read_players(state: &mut State, lines: &mut Lines<'_>) -> Result<(), PositionError> {
    for seat in Seat::all(state.config.players) {
        let mut player = Player { resources: state.data().supply.start, ..Player::default() };
        if let Some(line) = lines.take(&seat.to_string())? {
            let mut words = line.words();
            words.expect("has")?;
            player.resources = words.value("the resources")?;
            while let Some(word) = words.next() {
                match word {
                    "bonus" if player.bonus == 0 => {
                        player.bonus = words.value("the bonus settlers")?;
                        if player.bonus > MOST {
                            return Err(line.problem("so many bonus settlers are never in play"));
                        }
                    }
                    "artifact" if player.artifact.is_none() => {
                        let id = words.word("the artifact")?;
                        player.artifact = match id {
                            "none" => None,
                            id => Some(artifact(&line, id)?),
                        };
                    }
                    _ => return Err(line.problem(format_args!("`{word}` is not expected here"))),
                }
            }
        }
        state.players[seat.index()] = player;
    }
    for line in lines.take_all("terrain") {
        read_terrain(state, &line)?;
    }
    for line in lines.take_all("building") {
        read_building(state, &line)?;
    }
    for line in lines.take_all("placed") {
        read_placed(state, &line)?;
    }
    for line in lines.take_all("heroes") {
        let mut words = line.words();
        let seat = seat(state, &line, &mut words)?;
        for word in words {
            let hero = hero(state, &line, word)?;
            let heroes = &mut state.players[seat.index()].heroes;
            if heroes.contains(hero) {
                return Err(line.problem(format_args!("`{word}` stands here twice")));
            }
            *heroes = heroes.with(hero);
        }
    }
    Ok(())
}

fn read_terrain(state: &mut State, line: &Line<'_>) -> Result<(), PositionError> {
    let mut words = line.words();
    let seat = seat(state, line, &mut words)?;
    let space: Space = words.value("the space")?;
    let id = words.word("the terrain")?;
    let tile = state.data().terrain_by_id(id);
    let tile = tile.ok_or_else(|| line.problem(format_args!("there is no terrain `{id}`")))?;
    let player = &mut state.players[seat.index()];
    if player.wilderness.tile(space).is_some() {
        return Err(line.problem(format_args!("a terrain lies on {space} already")));
    }
    player.wilderness.lay(space, tile);
    for word in words {
        let set = match word {
            "monster" => &mut player.wilderness.monsters,
            "fort" => &mut player.wilderness.forts,
            "used" => &mut player.areas.forts,
            _ => return Err(line.problem(format_args!("`{word}` is none of monster, fort, used"))),
        };
        if set.contains(space) {
            return Err(line.problem(format_args!("`{word}` stands here twice")));
        }
        *set = set.with(space);
    }
    Ok(())
}

fn read_building(state: &mut State, line: &Line<'_>) -> Result<(), PositionError> {
    let mut words = line.words();
    let seat = seat(state, line, &mut words)?;
    let place: Place = words.value("the place")?;
    let building = building(line, words.word("the building")?)?;
    let stored = match words.clone().next() {
        None => 0,
        Some(_) => words.value("the stored tokens")?,
    };
    words.end()?;
    let streets = &mut state.players[seat.index()].streets;
    if streets.get(place).is_some() {
        return Err(line.problem(format_args!("a building stands on {place} already")));
    }
    streets.set(place, Built { building, stored });
    Ok(())
}

fn read_placed(state: &mut State, line: &Line<'_>) -> Result<(), PositionError> {
    let mut words = line.words();
    let seat = seat(state, line, &mut words)?;
    let areas = &mut state.players[seat.index()].areas;
    while let Some(word) = words.next() {
        let count: u16 = words.value("the number of settlers")?;
        if count == 0 || count > MOST {
            return Err(line.problem(format_args!("{count} settlers are not possible here")));
        }
        let row = Region::from_id(word)
            .map(|region| &mut areas.regions[region.index()])
            .or(Street::from_id(word).map(|street| &mut areas.streets[street.index()]));
        if let Some(row) = row {
            if std::mem::replace(row, count as u8) != 0 {
                return Err(line.problem(format_args!("`{word}` stands here twice")));
            }
            continue;
        }
        let area = match word {
            "build" => &mut areas.build,
            "explore" => &mut areas.explore,
            "hunt" => &mut areas.hunt,
            "fortify" => &mut areas.fortify,
            _ => return Err(line.problem(format_args!("there is no area `{word}`"))),
        };
        if std::mem::replace(area, count) != 0 {
            return Err(line.problem(format_args!("`{word}` stands here twice")));
        }
    }
    Ok(())
}

fn read_heroes(state: &mut State, lines: &mut Lines<'_>) -> Result<(), PositionError> {
    if let Some(line) = lines.take("discarded")? {
        for word in line.words() {
            state.heroes.discarded = state.heroes.discarded.with(hero(state, &line, word)?);
        }
    }
    let Some(line) = lines.take("row")? else {
        let invited = state.players.iter().fold(HeroSet::NONE, |all, player| all.or(player.heroes));
        let mut left = HeroSet::ALL.and_not(invited).and_not(state.heroes.discarded).iter();
        for place in state.heroes.row.iter_mut().rev() {
            *place = left.next();
        }
        return Ok(());
    };
    let mut words = line.words();
    for place in 0..Heroes::PLACES {
        let word = words.word("four places")?;
        state.heroes.row[place] = match word {
            "-" => None,
            id => Some(hero(state, &line, id)?),
        };
    }
    words.end()
}

fn read_market(state: &mut State, lines: &mut Lines<'_>) -> Result<(), PositionError> {
    let Some(line) = lines.take("market")? else {
        let built = |building| {
            let all = state.players.iter().flat_map(|player| player.streets.iter());
            all.filter(|(_, built)| built.building == building).count()
        };
        let left = Building::ALL.map(|building| 3usize.saturating_sub(built(building)));
        let tiles = (0..3)
            .flat_map(|copy| Building::ALL.into_iter().filter(move |building| left[building.index()] > copy));
        let filled: Vec<Building> = tiles.take(Market::SPACES).collect();
        for (space, building) in state.market.spaces.iter_mut().zip(filled) {
            *space = Some(Stack { building, count: 1 });
        }
        return Ok(());
    };
    let mut words = line.words();
    for space in &mut state.market.spaces {
        let word = words.word("nine spaces")?;
        if word == "-" {
            continue;
        }
        let (id, count) = match word.split_once('*') {
            None => (word, 1),
            Some((id, count)) => {
                let number = count.parse().ok().filter(|number| (2..=3).contains(number) && count.len() == 1);
                (
                    id,
                    number
                        .ok_or_else(|| line.problem(format_args!("`{word}`: two or three form a stack")))?,
                )
            }
        };
        *space = Some(Stack { building: building(&line, id)?, count });
    }
    words.end()
}

fn read_artifacts(state: &mut State, lines: &mut Lines<'_>) -> Result<(), PositionError> {
    let seats = usize::from(state.config.players);
    let named = |line: Option<Line<'_>>| -> Result<Option<Artifacts>, PositionError> {
        let Some(line) = line else { return Ok(None) };
        let mut found = Artifacts::NONE;
        for word in line.words() {
            let artifact = artifact(&line, word)?;
            if found.contains(artifact) {
                return Err(line.problem(format_args!("`{word}` stands here twice")));
            }
            found = found.with(artifact);
        }
        Ok(Some(found))
    };
    let (row, gone) = (named(lines.take("artifacts")?)?, named(lines.take("gone")?)?);
    let mut used: Artifacts = state.players.iter().filter_map(|player| player.artifact).collect();
    for set in [row, gone].into_iter().flatten() {
        used = set.iter().fold(used, Artifacts::with);
    }
    let quiet = [Artifact::LivingChest, Artifact::MagicPurse, Artifact::DiamondRing];
    let order = quiet.into_iter().chain(Artifact::ALL);
    let mut take = || {
        let free = order.clone().find(|&artifact| !used.contains(artifact))?;
        used = used.with(free);
        Some(free)
    };
    let draft = state.phase == Phase::Draft;
    if !draft {
        for player in state.players[..seats].iter_mut().filter(|player| player.artifact.is_none()) {
            player.artifact = take();
        }
    }
    let drafting = state.players[..seats].iter().filter(|player| player.artifact.is_none()).count();
    state.artifacts = match row {
        Some(row) => row,
        None => (0..state::SPARE_ARTIFACTS + drafting).filter_map(|_| take()).collect(),
    };
    if seats > 1 {
        return match gone {
            Some(_) => Err(PositionError::whole("`gone` is a line of the solo game")),
            None => Ok(()),
        };
    }
    let passes = usize::from(state.round.clamp(1, state::ROUNDS) - 1);
    let gone = gone.unwrap_or_else(|| (0..passes).filter_map(|_| take()).collect());
    let held: Artifacts = state.players[0].artifact.into_iter().collect();
    state.artifact_stack = Artifacts::ALL.and_not(held).and_not(state.artifacts).and_not(gone);
    Ok(())
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
