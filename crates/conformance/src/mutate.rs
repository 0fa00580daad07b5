//! Small damage done to texts and JSON, as a mistyped position or a foreign program would do it.

mod json;
mod lines;
mod text;

pub(crate) use json::json;
pub(crate) use lines::lines;
pub(crate) use text::text;
