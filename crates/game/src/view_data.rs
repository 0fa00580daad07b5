//! The data of a game in its views.

use std::sync::Arc;

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::{DataFiles, GameInfo, PositionError, SetupError};

/// What is printed, in a view: nothing is written of the game's own data, and the files of an owner where those are played with. Under
/// earlier rules their version stands beside the files, as `rules`.
///
/// Who only draws a view needs none of them, since everything printed stands in [`Game::things`](crate::Game::things): they can be
/// left out. Such a view says so, and nobody can go on from it.
#[derive(Debug, PartialEq, Eq)]
pub struct ViewData<D>(Option<Arc<D>>);

/// Data that an owner of the box can replace, and that may differ from one version of the rules to the next.
pub trait Replaceable: Sized {
    /// The facts about the game.
    fn info() -> &'static GameInfo;

    /// The data of a version of the rules that is kept, with these files in place of the game's own.
    fn replaced(rules: u32, files: Option<&DataFiles>) -> Result<Arc<Self>, SetupError>;

    /// The version of the rules.
    fn rules(&self) -> u32;

    /// The files that it was read from, if they are not the game's own.
    fn files(&self) -> Option<&DataFiles>;
}

/// What the version of the rules is called beside the files. No file has such a name.
const RULES: &str = "rules";

impl<D: Replaceable> ViewData<D> {
    /// All of it.
    pub fn new(data: &Arc<D>) -> ViewData<D> {
        ViewData(Some(Arc::clone(data)))
    }

    /// The data, unless it was left out.
    pub fn get(&self) -> Result<&Arc<D>, PositionError> {
        self.0.as_ref().ok_or_else(|| PositionError::whole(DataFiles::LEFT_OUT))
    }

    /// Leaves out the files of an owner.
    pub fn leave_out(&mut self) {
        self.0.take_if(|data| data.files().is_some());
    }

    /// What is written.
    fn written(data: &D) -> Option<DataFiles> {
        let (files, rules) = (data.files(), data.rules());
        if rules == D::info().rules_version {
            files.cloned()
        } else {
            Some(DataFiles::with(files, RULES, rules))
        }
    }
}

impl<D> Clone for ViewData<D> {
    fn clone(&self) -> ViewData<D> {
        ViewData(self.0.clone())
    }
}

impl<D: Replaceable> Serialize for ViewData<D> {
    fn serialize<S: Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        match &self.0 {
            Some(data) => ViewData::written(&**data).serialize(to),
            None => DataFiles::left_out().serialize(to),
        }
    }
}

impl<'de, D: Replaceable> Deserialize<'de> for ViewData<D> {
    fn deserialize<F: Deserializer<'de>>(from: F) -> Result<ViewData<D>, F::Error> {
        let written = Option::<DataFiles>::deserialize(from)?;
        let (rules, files) = match written {
            Some(written) => written.without(RULES),
            None => (None, None),
        };
        let rules =
            rules.map_or(Ok(D::info().rules_version), |rules| rules.parse()).map_err(F::Error::custom)?;
        let rules = D::info().kept(rules).map_err(F::Error::custom)?;
        D::replaced(rules, files.as_ref()).map(|data| ViewData(Some(data))).map_err(F::Error::custom)
    }
}
