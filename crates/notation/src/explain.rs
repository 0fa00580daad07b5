//! Refusals as English sentences, with seats as files write them.

use steading_game::{DataFiles, GameInfo, Illegal, MAX_SEATS, Refusal, Seat, SetupError};
use steading_text::{Language, Phrasebook};

/// Why an action was refused.
pub(crate) fn refusal(info: &GameInfo, data: Option<&DataFiles>, refusal: &Refusal) -> String {
    match refusal {
        Refusal::Unreadable(error) => error.to_string(),
        Refusal::Illegal(error) => illegal(info, data, error),
    }
}

/// Why a set-up was refused.
pub(crate) fn setup(info: &GameInfo, data: Option<&DataFiles>, error: &SetupError) -> String {
    match error {
        SetupError::Impossible(error) => illegal(info, data, error),
        SetupError::Rules(_)
        | SetupError::Players { .. }
        | SetupError::UnknownOption { .. }
        | SetupError::WrongValue { .. }
        | SetupError::Data { .. } => error.to_string(),
    }
}

fn illegal(info: &GameInfo, data: Option<&DataFiles>, error: &Illegal) -> String {
    let names = Seat::all(MAX_SEATS as u8).map(|seat| seat.to_string()).collect();
    match Phrasebook::with_data(info, data, Language::En) {
        Ok(book) => format!("{} ({})", book.with_names(names).render(&error.message), error.rule),
        // The reader asked about a record; that the texts are broken as well is told elsewhere.
        Err(_) => error.to_string(),
    }
}
