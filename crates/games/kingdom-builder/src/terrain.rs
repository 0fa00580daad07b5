//! Terrain.
//!
//! Rule: KB-3.

use crate::names::names;

names! {
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
        Terrain::ALL.iter().copied().find(|terrain| terrain.letter() == letter)
    }
}

/// A set of terrains.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Terrains(u16);

impl Terrains {
    /// None.
    pub const NONE: Terrains = Terrains(0);

    /// The set with one more.
    pub const fn with(self, terrain: Terrain) -> Terrains {
        Terrains(self.0 | 1 << terrain.index())
    }

    /// Whether it is in the set.
    pub const fn contains(self, terrain: Terrain) -> bool {
        self.0 >> terrain.index() & 1 != 0
    }

    /// How many there are.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether there is none.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Those in the set, in the usual order.
    pub fn iter(self) -> impl Iterator<Item = Terrain> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let terrain = Terrain::ALL.get(left.trailing_zeros() as usize).copied()?;
            left &= left - 1;
            Some(terrain)
        })
    }
}
