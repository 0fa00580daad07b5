//! The boards of the players.

use steading_game::{Line, Lines, PositionError, Seat};

use super::{artifact, building, hero, seat};
use crate::street::Built;
use crate::{Place, Player, Region, Space, State, Street};

/// More bonus or placed settlers than this are not written down.
const MOST: u16 = 200;

pub(super) fn read_players(state: &mut State, lines: &mut Lines<'_>) -> Result<(), PositionError> {
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
