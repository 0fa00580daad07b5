//! The base game.
//!
//! Rules: KB-1 to KB-72. Its turn is the core of this crate; here are its cards and locations.

pub(crate) mod cards {
    mod citizens;
    mod discoverers;
    mod farmers;
    mod fishermen;
    mod hermits;
    mod knights;
    mod lords;
    mod merchants;
    mod miners;
    mod workers;

    pub(crate) use citizens::Citizens;
    pub(crate) use discoverers::Discoverers;
    pub(crate) use farmers::Farmers;
    pub(crate) use fishermen::Fishermen;
    pub(crate) use hermits::Hermits;
    pub(crate) use knights::Knights;
    pub(crate) use lords::Lords;
    pub(crate) use merchants::Merchants;
    pub(crate) use miners::Miners;
    pub(crate) use workers::Workers;
}

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
