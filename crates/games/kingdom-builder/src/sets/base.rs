//! The base game.
//!
//! Rules: KB-1 to KB-72. Its turn is the core of this crate; here are its locations.

pub(crate) mod locations {
    mod barn;
    mod farm;
    mod harbor;
    mod oasis;
    mod oracle;
    mod paddock;
    mod tavern;
    mod tower;

    pub(crate) use barn::Barn;
    pub(crate) use farm::Farm;
    pub(crate) use harbor::Harbor;
    pub(crate) use oasis::Oasis;
    pub(crate) use oracle::Oracle;
    pub(crate) use paddock::Paddock;
    pub(crate) use tavern::Tavern;
    pub(crate) use tower::Tower;
}
