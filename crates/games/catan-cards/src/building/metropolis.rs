//! The metropolis: covers an own visible city, three points.
//!
//! Rules: CA-49 to CA-51, CA-58. Side A is the same on all four cards; on side B each has an ability of its own, and
//! the builder takes any one that is left.

use serde::{Deserialize, Serialize};
use steading_game::named;

use crate::Built;

named! {
    /// The visible face of a metropolis.
    pub enum Face {
        /// Side A: two more cards in the own yield phase.
        A = "a",
        /// Side B: when built, draw a card per own road.
        Roads = "roads",
        /// Side B: wins ties for the Longest Trade Route.
        LongestRoute = "longest_route",
        /// Side B: when built, draw a card per own knight.
        Knights = "knights",
        /// Side B: wins ties for the Largest Knight Force.
        LargestKnights = "largest_knights",
    }
}

impl Face {
    /// The four faces of side B.
    pub const SIDE_B: [Face; 4] = [Face::Roads, Face::LongestRoute, Face::Knights, Face::LargestKnights];

    /// What the builder draws at once (CA-58).
    pub(crate) fn draws_when_built(self, built: &Built) -> u8 {
        match self {
            Face::Roads => built.roads,
            Face::Knights => built.knights,
            Face::A | Face::LongestRoute | Face::LargestKnights => 0,
        }
    }
}

/// Metropolises: the stack, or those of one player.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "Vec<Face>"))]
#[serde(from = "Vec<Face>", into = "Vec<Face>")]
pub struct Faces([u8; 5]);

impl Faces {
    /// None.
    pub const NONE: Faces = Faces([0; 5]);

    /// `count` times the same face.
    pub fn of(face: Face, count: u8) -> Faces {
        let mut faces = Faces::NONE;
        faces.0[face.index()] = count;
        faces
    }

    /// How many show this face.
    pub fn count(&self, face: Face) -> u8 {
        self.0[face.index()]
    }

    /// How many in all.
    pub fn total(&self) -> u8 {
        self.0.iter().sum()
    }

    /// Each face that there is, once.
    pub fn kinds(self) -> impl Iterator<Item = Face> {
        Face::ALL.into_iter().filter(move |&face| self.count(face) > 0)
    }

    /// One more.
    pub fn with(mut self, face: Face) -> Faces {
        self.0[face.index()] += 1;
        self
    }

    pub(crate) fn remove(&mut self, face: Face) {
        self.0[face.index()] -= 1;
    }

    /// Those that are not among `others`; nothing if `others` has one that is not here.
    pub(crate) fn minus(self, others: Faces) -> Option<Faces> {
        let mut left = [0; 5];
        for (face, left) in left.iter_mut().enumerate() {
            *left = self.0[face].checked_sub(others.0[face])?;
        }
        Some(Faces(left))
    }

    pub(crate) fn plus(self, others: Faces) -> Faces {
        Faces(std::array::from_fn(|face| self.0[face].saturating_add(others.0[face])))
    }
}

impl From<Vec<Face>> for Faces {
    fn from(faces: Vec<Face>) -> Faces {
        faces.into_iter().take(MOST_FACES).fold(Faces::NONE, Faces::with)
    }
}

/// No list of faces from outside is longer than all cards of all games that a table could hold.
const MOST_FACES: usize = 16;

impl From<Faces> for Vec<Face> {
    fn from(faces: Faces) -> Vec<Face> {
        faces.kinds().flat_map(|face| std::iter::repeat_n(face, usize::from(faces.count(face)))).collect()
    }
}

/// Lays the metropolis on a city.
pub(crate) fn lay(built: &mut Built, face: Face) {
    built.cities -= 1;
    built.metropolises = built.metropolises.with(face);
}
