//! The test vectors (chapter 11), by topic; CA-T1 stands in `building.rs`.

mod building;
mod course;
mod ending;
mod events;
mod special;
mod trade;
