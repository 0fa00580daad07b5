//! The terrain tiles.

use steading_game::Thing;

use crate::{Data, TerrainId};

pub(super) fn things(data: &Data) -> impl Iterator<Item = Thing> {
    TerrainId::all().map(|id| {
        let tile = data.terrain(id);
        Thing::new("terrain", data.terrain_id(id).to_owned(), tile.origin.into())
            .named(tile.resource.landscape())
            .ruled("SE-6.5.2")
            .copies(1u32)
            .word("region", id.region().key())
            .word("resource", tile.resource.id())
            .word("monster", tile.monster.key())
    })
}
