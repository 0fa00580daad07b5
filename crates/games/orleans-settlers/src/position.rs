//! The position as text, and back.
//!
//! ```text
//! round 6 seat1
//! event B4
//! revealed A1 A3 A6 A7 B4 B8
//! map A2:field A3:start B2:forest* B3:lake*+ …
//! player seat0 era 2 lying fame 11 coins 3 citizens 1
//! settlers seat0 6 box 1 on A2 A3
//! fortresses seat0 4 box 0 on A3
//! goods seat0 1grain 2wood
//! bag seat0 2farmer 1trader
//! green seat0 none
//! open seat0 university bakery
//! slots seat0 expansion farmer technology -
//! stored seat0 bakery 2grain
//! prohibited seat0 market
//! market-goods 27grain 20wood …
//! market-followers 8farmer …
//! technology 13
//! churches 9
//! stock hayrick fish_trap …
//! removed 1grain
//! deeds food_depot 3 canal 1 0 0 …
//! deed-food 2grain 1fish
//! phase actions seat0 passed seat2
//! pending 1 seat0 effects expansion - 1 done
//! pending 2 seat0 fame 6 10
//! generator 00…00 0
//! ```
//! `*` is a village, `+` a church. `slots` lines stand for places with something on them; `open` names the cards, not the
//! places of the board. The forms of `phase` are `reveal`, `draw TURN`, `plan done SEATS begun SEATS`, `actions SEAT passed SEATS`,
//! `resolve TURN [at TIMING] values 1 2 3`, `bonus TURN [malus] [rises] areas 1 2 3` and `over`; those of `pending` stand in
//! `position/pending.rs`.
//!
//! A position written by hand can leave out everything that follows from the rest: the market holds what is nowhere else,
//! tiles that are not named are laid out in their order, and seats without lines have nothing but University, a settler
//! and a fortress on the start village. `round` is 1, `event` the first of its category, `phase` planning. Reading goes on
//! until somebody has a decision to make, so that `phase bonus 0 areas 3 2` carries out phase 6.

mod pending;
mod read;
mod write;

pub(crate) use read::read;
pub(crate) use write::write;
