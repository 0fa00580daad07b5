//! Terrain.
//!
//! Rule: KB-3.

use steading_game::{Set, named};

named! {
    /// What a hex is made of.
    pub enum Terrain in "terrain" {
        Grass = "grass",
        Canyon = "canyon",
        Desert = "desert",
        Flowers = "flowers",
        Forest = "forest",
        Swamp = "swamp",
        Farmland = "farmland",
        Water = "water",
        Mountain = "mountain",
    }
}

impl Terrain {
    /// Those with terrain cards of their own.
    pub const BASIC: [Terrain; 5] =
        [Terrain::Grass, Terrain::Canyon, Terrain::Desert, Terrain::Flowers, Terrain::Forest];
    /// Those on which anybody may build; the other two need an action that names them (KB-3).
    pub const BUILDABLE: [Terrain; 7] = [
        Terrain::Grass,
        Terrain::Canyon,
        Terrain::Desert,
        Terrain::Flowers,
        Terrain::Forest,
        Terrain::Swamp,
        Terrain::Farmland,
    ];

    /// The letter in `quadrants.txt` and in pictures.
    pub const fn letter(self) -> char {
        match self {
            Terrain::Grass => 'G',
            Terrain::Canyon => 'C',
            Terrain::Desert => 'D',
            Terrain::Flowers => 'F',
            Terrain::Forest => 'T',
            Terrain::Swamp => 'S',
            Terrain::Farmland => 'A',
            Terrain::Water => 'W',
            Terrain::Mountain => 'M',
        }
    }

    /// The terrain with that letter.
    pub fn from_letter(letter: char) -> Option<Terrain> {
        Terrain::ALL.into_iter().find(|terrain| terrain.letter() == letter)
    }
}

/// A set of terrains.
pub type Terrains = Set<Terrain, u16>;
