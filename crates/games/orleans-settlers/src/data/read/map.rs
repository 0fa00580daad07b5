//! `map.toml`

use super::super::MapFacts;
use super::super::fields::{Fields, Problem};
use super::{exactly, rows, rows_of_box};
use crate::{Good, Space, SpaceSet, Terrain};

const COLUMNS: [(usize, &str); 3] = [(0, "p2"), (1, "p3"), (2, "p4")];

pub(super) fn read(mut file: Fields, goods: &[(Terrain, Good)]) -> Result<MapFacts, Problem> {
    let mut good = Vec::new();
    for (terrain, mut row) in rows(&mut file, "terrain", Terrain::ALL.into_iter())? {
        let own: Good = row.word("good")?;
        if !goods.contains(&(terrain, own)) {
            return Err(row.problem(format_args!("goods.toml does not say that {own} comes from there")));
        }
        good.push(own);
        row.end()?;
    }
    let mut used = [SpaceSet::EMPTY; 3];
    let mut adjacent = Vec::new();
    let mut layout = Vec::new();
    for (space, row) in rows_of_box(&mut file, "space", Space::all())? {
        let Some(mut row) = row else {
            adjacent.push(SpaceSet::EMPTY);
            layout.push((0, 0));
            continue;
        };
        for players in row.numbers("players")? {
            let column = usize::from(players).checked_sub(2).and_then(|column| used.get_mut(column));
            column.ok_or_else(|| row.problem(format_args!("{players} players cannot play")))?.insert(space);
        }
        adjacent.push(row.words::<Space>("adjacent")?.into_iter().collect::<SpaceSet>());
        layout.push((row.integer("col")?, row.integer("y2")?));
        row.end()?;
    }
    for space in Space::all() {
        for other in adjacent[space.index()].iter() {
            if other == space || !adjacent[other.index()].contains(space) {
                return Err(format!("space `{space}`: `{other}` does not name it as a neighbour, too"));
            }
        }
    }
    let tiles = tiles(&mut file)?;
    let start = starts(&mut file, &used)?;
    let churches = file.by_players("churches")?;
    file.end()?;
    for (column, name) in COLUMNS {
        let land: u32 = tiles[column].iter().map(|&tiles| u32::from(tiles)).sum();
        let spaces = used[column].len() as u32 - start[column].len() as u32;
        if land != spaces {
            return Err(format!("`terrain_tiles`: `{name}` has {land} land tiles for {spaces} spaces"));
        }
    }
    Ok(MapFacts { used, adjacent, tiles, start, good: exactly(good, "terrains")?, churches, layout })
}

fn tiles(file: &mut Fields) -> Result<[[u8; 5]; 3], Problem> {
    let mut table = file.table("terrain_tiles")?;
    let mut tiles = [[0; 5]; 3];
    for (column, name) in COLUMNS {
        let mut row = table.table(name)?;
        for terrain in Terrain::ALL {
            tiles[column][terrain.index()] = row.number(terrain.id())?;
        }
        row.end()?;
    }
    table.end()?;
    Ok(tiles)
}

fn starts(file: &mut Fields, used: &[SpaceSet; 3]) -> Result<[Vec<Space>; 3], Problem> {
    let mut table = file.table("start")?;
    let mut start = [const { Vec::new() }; 3];
    for (column, name) in COLUMNS {
        let spaces: Vec<Space> = table.words(name)?;
        let different: SpaceSet = spaces.iter().copied().collect();
        if spaces.len() != column + 2 || different.len() != spaces.len() {
            return Err(table.problem(format_args!("`{name}` must name {} different spaces", column + 2)));
        }
        if !different.minus(used[column]).is_empty() {
            return Err(
                table.problem(format_args!("`{name}`: {} is not in play", different.minus(used[column])))
            );
        }
        start[column] = spaces;
    }
    table.end()?;
    Ok(start)
}
