//! Turns the messages of the games into English and German sentences.
//!
//! Games speak in keys and facts ([`steading_game::Message`]); the words stand in each game's Fluent files. A
//! [`Phrasebook`] holds the words of one game in one [`Language`].
//!
//! How a fact becomes words:
//!
//! - A **number** stays a number, for plural forms: `{ $count -> [one] a card *[other] { $count } cards }`.
//! - A **seat** becomes the name of the player, or `Player 2` where nobody gave names.
//! - A **word** becomes the message with that key. Its attributes become facts of their own, which is how German gets
//!   its cases: with `road = Straße` and `.acc = eine Straße`, a sentence about `$card` can also say `{ $card-acc }`.
//! - **Things** become a list: "1 brick, 2 ore and 3 roads".
//!
//! A word that has a plural chooses it by `$amount`, which is 1 where the word stands alone:
//! `road = { $amount -> [one] road *[other] roads }`.
//!
//! Whatever goes wrong stands in ⟨angle brackets⟩ and never panics: a key that no message has, or a sentence that
//! mentions a fact it was not given.
//!
//! ```
//! use steading_text::Language;
//! assert_eq!("de".parse(), Ok(Language::De));
//! assert!("fr".parse::<Language>().is_err());
//! ```
//!
//! Translators forget things; [`compare`] finds them:
//! ```
//! # fn of(info: &steading_game::GameInfo) {
//! assert_eq!(steading_text::compare(info), [""; 0]);
//! # }
//! ```

mod compare;
mod error;
mod language;
mod mentions;
mod names;
mod phrasebook;
mod source;
mod words;

pub use compare::compare;
pub use error::TextError;
pub use language::{Language, NotALanguage};
pub use names::check_names;
pub use phrasebook::Phrasebook;
pub use source::keys;
pub use words::words;
