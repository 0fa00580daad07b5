//! Mutations of texts and JSON, such as a typing error or a foreign program would make.

mod json;
mod lines;
mod text;

pub(crate) use json::json;
pub(crate) use lines::lines;
pub(crate) use text::text;
