//! `terrains.toml`: the 36 terrain tiles.

use serde::Deserialize;
use steading_game::SetupError;

use super::Origin;
use super::rows::File;
use crate::{Monster, Region, Resource, TerrainId};

/// A terrain tile (SE-2.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TerrainTile {
    /// The resource.
    pub resource: Resource,
    /// The monster colour.
    pub monster: Monster,
    /// Where the values come from.
    pub origin: Origin,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TerrainRow {
    region: usize,
    resource: Resource,
    monster: Monster,
    source: Origin,
}

/// Reads and checks the file.
pub(super) fn read(text: &str) -> Result<(Vec<String>, Vec<TerrainTile>), SetupError> {
    let file = File::parse("terrains.toml", text, &["set", "terrain"])?;
    let mut rows = file.rows::<TerrainRow>("terrain")?;
    if let Some((id, row)) = rows.iter().find(|(_, row)| !(1..=3).contains(&row.region)) {
        return Err(file.in_row("terrain", id, format!("regions are 1, 2 and 3, not {}", row.region)));
    }
    for region in Region::ALL {
        let count = rows.iter().filter(|(_, row)| row.region == region.index() + 1).count();
        if count != TerrainId::PER_REGION {
            let id = region.id();
            return Err(file.problem(format!("region {id} has {count} terrains, and 12 are needed")));
        }
    }
    rows.sort_by_key(|(_, row)| row.region);
    Ok(rows
        .into_iter()
        .map(|(id, TerrainRow { resource, monster, source, .. })| {
            (id, TerrainTile { resource, monster, origin: source })
        })
        .unzip())
}
