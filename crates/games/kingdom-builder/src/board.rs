//! The board as laid out for one game: masks and tables that never change while it is played.
//!
//! Rules: KB-2 to KB-7, Q1-1, Q2-1, Q3-2. Built once per game from the masks of its quadrants, which `data` keeps ready.

use serde::{Deserialize, Serialize};

use crate::{Data, Hex, HexSet, IslandSide, Location, Quadrant, Terrain};

/// More special hexes than any board has; a [`Specials`] has one bit for each.
pub const MAX_SPECIALS: usize = 32;

/// What lies on the table before anybody builds.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Layout {
    /// The quadrants: top left, top right, bottom left, bottom right.
    pub quadrants: [Quadrant; 4],
    /// Which of them are turned by 180 degrees.
    pub turned: [bool; 4],
    /// The island beside the board (Q3-1).
    pub island: Option<IslandSide>,
    /// Castle hexes with a capitol on them (Q1-1).
    pub capitols: HexSet,
    /// Mountain hexes with a cave on them (Q2-1).
    pub caves: HexSet,
}

/// A special hex: nothing is ever built on it (KB-4).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Special {
    /// Where it is.
    pub hex: Hex,
    /// What it is.
    pub kind: SpecialKind,
}

/// What a special hex is.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum SpecialKind {
    /// It holds location tiles.
    Location(Location),
    /// 3 gold for whoever touches it; with a capitol on it, see [`Layout::capitols`].
    Castle,
    /// It holds a nomad tile.
    Nomad,
    /// 5 gold for the most settlements around it.
    Palace,
    /// An action at the end of the game.
    Silo,
}

/// A set of special hexes, by their number on the board.
pub type Specials = u32;

/// The numbers of the special hexes in a set.
pub(crate) fn each(mut set: Specials) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let number = (set != 0).then(|| set.trailing_zeros() as usize)?;
        set &= set - 1;
        Some(number)
    })
}

/// The board of one game.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Board {
    /// The hexes of each terrain, by [`Terrain::index`].
    pub terrain: [HexSet; Terrain::COUNT],
    /// All hexes that anybody may build on (KB-3).
    pub buildable: HexSet,
    /// All hexes that are not special: where a piece could ever stand.
    pub ground: HexSet,
    /// The special hexes; see [`Board::specials`].
    special: [Special; MAX_SPECIALS],
    count: u8,
    /// The neighbours of each special hex.
    pub around: [HexSet; MAX_SPECIALS],
    /// The special hexes beside each hex.
    touching: [Specials; Hex::COUNT],
    /// All location hexes.
    pub locations: Specials,
    /// Those of each location, by [`Location::index`].
    of_location: [Specials; Location::COUNT],
    /// All castle hexes, those with a capitol included (Q1-3).
    pub castles: Specials,
    /// Castle hexes with a capitol.
    pub capitols: Specials,
    /// All nomad hexes.
    pub nomads: Specials,
    /// All palaces.
    pub palaces: Specials,
    /// All silos.
    pub silos: Specials,
    /// All hexes beside a cave, see [`Layout::caves`].
    pub beside_caves: HexSet,
}

impl Board {
    /// Lays the quadrants out.
    pub fn new(layout: &Layout, data: &Data) -> Board {
        let nothing = Special { hex: NO_HEX, kind: SpecialKind::Castle };
        let mut board = Board {
            terrain: [HexSet::EMPTY; Terrain::COUNT],
            buildable: HexSet::EMPTY,
            ground: HexSet::EMPTY,
            special: [nothing; MAX_SPECIALS],
            count: 0,
            around: [HexSet::EMPTY; MAX_SPECIALS],
            touching: [0; Hex::COUNT],
            locations: 0,
            of_location: [0; Location::COUNT],
            castles: 0,
            capitols: 0,
            nomads: 0,
            palaces: 0,
            silos: 0,
            beside_caves: HexSet::EMPTY,
        };
        let island = layout.island.map(|side| data.island(side).laid(0, false));
        let quadrants =
            (0..4).map(|place| data.quadrant(layout.quadrants[place]).laid(place, layout.turned[place]));
        let mut specials = [nothing; MAX_SPECIALS];
        let mut found = 0;
        for laid in quadrants.chain(island) {
            for (all, here) in board.terrain.iter_mut().zip(laid.terrain) {
                *all |= here;
            }
            for &(hex, kind) in laid.specials.iter().take(MAX_SPECIALS - found) {
                specials[found] = Special { hex, kind };
                found += 1;
            }
        }
        // Numbers follow the order of the hexes, as readers of a position expect.
        specials[..found].sort_unstable_by_key(|special| special.hex);
        for &special in &specials[..found] {
            board.add(special);
        }
        board.mark(layout);
        for terrain in Terrain::BUILDABLE {
            board.buildable |= board.terrain[terrain.index()];
        }
        board.ground = board.buildable | board.all(Terrain::Water) | board.all(Terrain::Mountain);
        board
    }

    fn add(&mut self, special: Special) {
        let number = usize::from(self.count);
        let bit = 1 << number;
        self.special[number] = special;
        self.count += 1;
        for hex in special.hex.neighbours() {
            self.around[number].insert(hex);
            self.touching[hex.index()] |= bit;
        }
        match special.kind {
            SpecialKind::Location(location) => {
                self.locations |= bit;
                self.of_location[location.index()] |= bit;
            }
            SpecialKind::Castle => self.castles |= bit,
            SpecialKind::Nomad => self.nomads |= bit,
            SpecialKind::Palace => self.palaces |= bit,
            SpecialKind::Silo => self.silos |= bit,
        }
    }

    /// Takes over where capitols and caves are (Q1-1, Q2-1).
    pub(crate) fn mark(&mut self, layout: &Layout) {
        self.beside_caves = layout.caves.neighbours();
        self.capitols = each(self.castles)
            .filter(|&number| layout.capitols.contains(self.special[number].hex))
            .fold(0, |set, number| set | 1 << number);
    }

    /// All hexes of a terrain.
    #[inline]
    pub fn all(&self, terrain: Terrain) -> HexSet {
        self.terrain[terrain.index()]
    }

    /// The special hexes in the order of their numbers.
    pub fn specials(&self) -> &[Special] {
        &self.special[..usize::from(self.count)]
    }

    /// The special hexes beside a hex.
    #[inline]
    pub fn touching(&self, hex: Hex) -> Specials {
        self.touching[hex.index()]
    }

    /// The number of the special hex there.
    pub fn special_at(&self, hex: Hex) -> Option<usize> {
        self.specials().iter().position(|special| special.hex == hex)
    }

    /// The location of that special hex, if it is one.
    pub fn location(&self, number: usize) -> Option<Location> {
        match self.special[number].kind {
            SpecialKind::Location(location) => Some(location),
            SpecialKind::Castle | SpecialKind::Nomad | SpecialKind::Palace | SpecialKind::Silo => None,
        }
    }

    /// The hexes of one location.
    #[inline]
    pub fn hexes_of(&self, location: Location) -> Specials {
        self.of_location[location.index()]
    }

    /// The terrain of a hex; none on special hexes and where there is no hex.
    pub fn terrain_at(&self, hex: Hex) -> Option<Terrain> {
        Terrain::ALL.into_iter().find(|&terrain| self.all(terrain).contains(hex))
    }

    /// All hexes beside that terrain. The coast of the island is beside water (Q3-4).
    pub fn beside(&self, terrain: Terrain) -> HexSet {
        let beside = self.all(terrain).neighbours();
        if terrain == Terrain::Water { beside | self.coast() } else { beside }
    }

    /// All hexes beside a special hex.
    pub fn beside_specials(&self) -> HexSet {
        self.around.iter().take(usize::from(self.count)).fold(HexSet::EMPTY, |all, &around| all | around)
    }

    /// Island hexes with fewer than six hexes around them.
    fn coast(&self) -> HexSet {
        let land = self.specials().iter().map(|special| special.hex).filter(|hex| hex.is_island());
        let land = land.fold(self.ground & HexSet::ISLAND, HexSet::with);
        let inland = |hex: &Hex| hex.neighbours().filter(|&there| land.contains(there)).count() == 6;
        land.iter().filter(|hex| !inland(hex)).collect()
    }
}

const NO_HEX: Hex = match Hex::new(0) {
    Some(hex) => hex,
    None => unreachable!(),
};

impl SpecialKind {
    /// The id in views and pictures.
    pub fn id(self) -> &'static str {
        match self {
            SpecialKind::Location(location) => location.id(),
            SpecialKind::Castle => "castle",
            SpecialKind::Nomad => "nomad",
            SpecialKind::Palace => "palace",
            SpecialKind::Silo => "silo",
        }
    }
}
