//! The options of the game.

use std::sync::Arc;

use steading_game::{OptionKind, OptionSpec, Replaceable as _, Setup, SetupError, named};

use crate::{Data, INFO, Resources};

/// How a game is set up.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Config {
    /// The number of players, 1 to 4.
    pub players: u8,
    /// Whose tokens are in the box (SE-2.4).
    pub printing: Printing,
    /// Whether the supply can run out (AMB-13).
    pub supply: SupplyRule,
    /// What is printed on the components.
    pub data: Arc<Data>,
}

named! {
    /// An edition of the box.
    pub enum Printing {
        /// 42 diamonds and 32 gold.
        German = "german",
        /// 16 diamonds and 16 gold.
        English = "english",
    }
}

named! {
    /// Whether resources and bonus settlers can run out.
    pub enum SupplyRule {
        /// Never.
        Open = "open",
        /// There are only those in the box.
        Strict = "strict",
    }
}

/// The options, as the command line and the client's form show them.
pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec::new("supply", OptionKind::Choice { values: &SupplyRule::IDS, default: "open" }),
    OptionSpec::new("printing", OptionKind::Choice { values: &Printing::IDS, default: "german" }),
];

impl Config {
    pub(crate) fn from_setup(setup: &Setup) -> Result<Config, SetupError> {
        let (min, max) = (*INFO.players.start(), *INFO.players.end());
        if !INFO.players.contains(&setup.players) {
            return Err(SetupError::Players { players: setup.players, min, max });
        }
        Ok(Config {
            players: setup.players,
            printing: Printing::from_id(setup.choice("printing")).unwrap_or(Printing::German),
            supply: SupplyRule::from_id(setup.choice("supply")).unwrap_or(SupplyRule::Open),
            data: Data::replaced(setup.rules(), setup.data.as_ref())?,
        })
    }

    /// The set-up that leads here.
    pub(crate) fn setup(&self) -> Setup {
        let begun = Setup::by(&INFO, self.data.rules()).expect("data are of rules that are kept");
        let mut plain = begun.players(self.players);
        plain.data = self.data.files().cloned();
        let chosen = [("supply", self.supply.id()), ("printing", self.printing.id())];
        chosen.into_iter().fold(plain, |setup, (name, value)| {
            let unchanged = setup.clone();
            setup.with(name, value).unwrap_or(unchanged)
        })
    }

    /// The resource tokens in the box.
    pub fn tokens(&self) -> Resources {
        match self.printing {
            Printing::German => self.data.supply.german,
            Printing::English => self.data.supply.english,
        }
    }
}
