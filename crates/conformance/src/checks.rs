//! The checks, one file each. They return problems and know nothing of the run.

pub(crate) mod broken_positions;
pub(crate) mod complete;
pub(crate) mod determinize;
pub(crate) mod easy_action;
pub(crate) mod ends;
pub(crate) mod events;
pub(crate) mod nonsense;
pub(crate) mod notation;
pub(crate) mod owners_data;
pub(crate) mod parser;
pub(crate) mod position;
pub(crate) mod random_action;
pub(crate) mod refusals;
pub(crate) mod replay;
pub(crate) mod setup;
pub(crate) mod texts;
pub(crate) mod things;
pub(crate) mod undo;
pub(crate) mod views;
pub(crate) mod witness;
