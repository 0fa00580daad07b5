//! Where what is printed on a component was found, and which parts of it are ours all the same.

use steading_game::{Origin, named};

use super::{Fields, Problem};

named! {
    /// A part of a component that could not be found in print and is ours.
    pub enum Part in "ours" {
        /// Its name.
        Name = "name",
        /// The followers that it asks for.
        Slots = "slots",
        /// What it does.
        Effect = "effect",
        /// How much it brings.
        Amount = "amount",
        /// Fame stands in for a track that the base game has and this one has not.
        Track = "track",
        /// The category that it belongs to.
        Category = "category",
    }
}

/// Where a row says that it was found.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Found {
    /// Its field `from`; without one it is as its file.
    pub from: Option<String>,
    /// Its field `ours`: the parts that are ours.
    pub ours: Vec<Part>,
}

impl Found {
    pub(super) fn read(row: &mut Fields) -> Result<Found, Problem> {
        let from = row.has("from").then(|| row.text("from")).transpose()?;
        Ok(Found { from, ours: row.words("ours")? })
    }

    /// `file` is where its file was found.
    pub fn origin(&self, file: Origin) -> Origin {
        self.from.as_deref().map_or(file, origin)
    }
}

/// What the field `from` of a row or a file means.
pub(super) fn origin(from: &str) -> Origin {
    // Only that there is such a thing was printed; what it does was put together.
    if from.starts_with("printed:") || from.starts_with("inferred") {
        Origin::Reconstructed
    } else if from.starts_with("printed") {
        Origin::Printed
    } else if from.starts_with("orleans-stories") {
        Origin::PrintedInLine
    } else if from.starts_with("base-orleans") {
        Origin::PrintedElsewhere
    } else {
        Origin::Designed
    }
}
