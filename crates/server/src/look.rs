//! How a client looks at a table: with whose eyes, and what it wants to be sent.

use serde::Deserialize;
use steading_game::{Seat, Viewer};
use steading_store::Person;
use utoipa::IntoParams;

use crate::error::{Error, Result};
use crate::table::Table;

/// How to look at a table, as the query of a request.
#[derive(Debug, Deserialize, IntoParams)]
pub(crate) struct Look {
    /// With the eyes of which own seat; of the first one, or of a spectator, if none is named.
    seat: Option<u8>,
    /// What to send, any of `view,story,choices,actions,data`; the first three if nothing is said. `actions` is what `choices` is,
    /// only in its notation. With `data`, views hold the data files of an owner where those are played with: for programs that
    /// go on from a view; all that is printed stands in `things`.
    want: Option<String>,
    /// The story after so many decisions is wanted; all of it if nothing is said. The last 250 lines come at a time: if the first
    /// one is not the next after `after`, ask again with `until` one before it.
    after: Option<u32>,
    /// The story as far as this decision is wanted; up to the latest if nothing is said.
    until: Option<u32>,
}

/// A part of the story of a game.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Page {
    /// After so many decisions.
    pub(crate) after: u32,
    /// Up to this one.
    pub(crate) until: u32,
}

impl Page {
    /// Nothing of it.
    pub(crate) const NOTHING: Page = Page { after: u32::MAX, until: u32::MAX };
}

impl Look {
    /// With the eyes of which seat.
    pub(crate) fn seat(&self) -> Option<Seat> {
        self.seat.map(Seat)
    }

    /// What to send.
    pub(crate) fn wants(&self) -> Result<Wants> {
        self.want.as_deref().map_or(Ok(Wants::ALL), Wants::parse)
    }

    /// Which part of the story is wanted.
    pub(crate) fn page(&self) -> Page {
        Page { after: self.after.unwrap_or(0), until: self.until.unwrap_or(u32::MAX) }
    }
}

/// What a client wants to be sent, to save work on both sides.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub(crate) struct Wants {
    pub(crate) view: bool,
    pub(crate) story: bool,
    pub(crate) choices: bool,
    /// Only the notation of what can be done.
    pub(crate) actions: bool,
    /// The data files of an owner in the view.
    pub(crate) data: bool,
}

impl Wants {
    const ALL: Wants = Wants { view: true, story: true, choices: true, actions: false, data: false };

    /// `view,story,choices,actions,data`, any of them.
    fn parse(text: &str) -> Result<Wants> {
        let mut wants = Wants { view: false, story: false, choices: false, actions: false, data: false };
        for word in text.split(',') {
            match word {
                "view" => wants.view = true,
                "story" => wants.story = true,
                "choices" => wants.choices = true,
                "actions" => wants.actions = true,
                "data" => wants.data = true,
                "" => {}
                _ => {
                    return Err(Error::bad_request(
                        "want is any of view, story, choices, actions and data, with commas",
                    ));
                }
            }
        }
        Ok(wants)
    }
}

/// With whose eyes a connection looks at a table.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Eyes {
    pub(crate) viewer: Viewer,
    /// The viewer becomes whichever own seat must act.
    pub(crate) follow: bool,
}

/// The viewer that a request may look as: the named own seat, the first one, or a spectator.
pub(crate) fn viewer(table: &Table, person: Option<&Person>, seat: Option<Seat>) -> Result<Viewer> {
    let Some(person) = person else {
        return match seat {
            Some(_) => Err(Error::forbidden("say who you are to look from a seat")),
            None => Ok(Viewer::Spectator),
        };
    };
    let seats = table.seats_of(&person.id);
    match seat {
        Some(seat) if seats.contains(seat) => Ok(Viewer::Seat(seat)),
        Some(_) => Err(Error::forbidden("you do not sit there: look at the table from a seat of your own")),
        None => Ok(seats.first().map_or(Viewer::Spectator, Viewer::Seat)),
    }
}
