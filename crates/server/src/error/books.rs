//! What tables and games refuse, in English: games have the words of the data that this server plays with.

use std::collections::BTreeMap;

use steading_game::{DataFiles, GameInfo, Illegal, SetupError};
use steading_text::{Language, Phrasebook, TextError};

use super::{Error, Kind};
use crate::refusal::Refusal;

/// The English words of every game.
pub(crate) struct Books(BTreeMap<&'static str, Phrasebook>);

impl Books {
    /// The words of the games, with the names of an owner's data files.
    pub(crate) fn new(data: &BTreeMap<String, DataFiles>) -> Result<Books, TextError> {
        let books = steading_catalog::games().map(|game| {
            let info = game.info();
            Ok((info.id, Phrasebook::with_data(info, data.get(info.id), Language::En)?))
        });
        Ok(Books(books.collect::<Result<_, TextError>>()?))
    }

    /// What a table of this game refuses.
    pub(crate) fn refused(&self, info: &GameInfo, refusal: Refusal) -> Error {
        let kind = match refusal {
            Refusal::Broken(what) => return Error::internal(&what),
            Refusal::Game(steading_game::Refusal::Illegal(illegal)) => {
                return self.illegal(Kind::Illegal, info, illegal);
            }
            Refusal::Game(steading_game::Refusal::Unreadable(_)) => Kind::Illegal,
            Refusal::Stale { .. } => Kind::Stale,
            Refusal::NoSuchSeat => Kind::NotFound,
            Refusal::NotYourSeat => Kind::NotYourSeat,
            Refusal::NotStarted => Kind::NotStarted,
            Refusal::Over => Kind::GameOver,
            Refusal::TakenOver
            | Refusal::NotTakenOver
            | Refusal::Resigned
            | Refusal::OutOfTime
            | Refusal::NotAbsent { .. }
            | Refusal::ClockDecides
            | Refusal::OthersPlay
            | Refusal::CannotUndo
            | Refusal::NothingToTakeBack { .. }
            | Refusal::NothingAsked
            | Refusal::TooLong { .. }
            | Refusal::TooOften => Kind::NotNow,
            Refusal::NotOver | Refusal::NeverBegan => Kind::Conflict,
            Refusal::Frozen => Kind::Frozen,
        };
        Error::new(kind, refusal.to_string())
    }

    /// A set-up that the game does not allow.
    pub(crate) fn setup(&self, info: &GameInfo, error: SetupError) -> Error {
        match error {
            SetupError::Impossible(illegal) => self.illegal(Kind::Setup, info, illegal),
            error @ (SetupError::Rules(_)
            | SetupError::Players { .. }
            | SetupError::UnknownOption { .. }
            | SetupError::WrongValue { .. }
            | SetupError::Data { .. }) => Error::new(Kind::Setup, error.to_string()),
        }
    }

    fn illegal(&self, kind: Kind, info: &GameInfo, illegal: Illegal) -> Error {
        let book = self.0.get(info.id);
        let detail =
            book.map_or_else(|| illegal.message.key.to_owned(), |book| book.render(&illegal.message));
        Error { law: Some(Box::new(illegal)), ..Error::new(kind, detail) }
    }
}
