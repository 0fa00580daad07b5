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
    /// How invited heroes lie (AMB-7).
    pub heroes: HeroesLie,
    /// A region without a terrain and a street without a building can be activated (AMB-4).
    pub empty_rows: bool,
    /// The Scroll also pays what a terrain with a monster shows (AMB-10).
    pub scroll_any: bool,
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

named! {
    /// How the heroes lie that somebody invited.
    pub enum HeroesLie {
        /// Everybody sees them, as an aid for the memory.
        Open = "open",
        /// Nobody but their owner sees them until the game is over, as in the booklets.
        FaceDown = "face_down",
    }
}

/// The options, as the command line and the client's form show them.
pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec::new("supply", OptionKind::Choice { values: &SupplyRule::IDS, default: "open" }),
    OptionSpec::new("printing", OptionKind::Choice { values: &Printing::IDS, default: "german" }),
    OptionSpec::new("heroes", OptionKind::Choice { values: &HeroesLie::IDS, default: "open" }),
    OptionSpec::reading("empty_rows", OptionKind::Flag { default: false }, "false"),
    OptionSpec::reading("scroll_any", OptionKind::Flag { default: true }, "true"),
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
            heroes: HeroesLie::from_id(setup.choice("heroes")).unwrap_or(HeroesLie::Open),
            empty_rows: setup.flag("empty_rows"),
            scroll_any: setup.flag("scroll_any"),
            data: Data::replaced(setup.rules(), setup.data.as_ref())?,
        })
    }

    /// The set-up that leads here.
    pub(crate) fn setup(&self) -> Setup {
        let begun = Setup::by(&INFO, self.data.rules()).expect("data are of rules that are kept");
        let mut plain = begun.players(self.players);
        plain.data = self.data.files().cloned();
        let flag = |is_set: bool| if is_set { "true" } else { "false" };
        let chosen = [
            ("supply", self.supply.id()),
            ("printing", self.printing.id()),
            ("heroes", self.heroes.id()),
            ("empty_rows", flag(self.empty_rows)),
            ("scroll_any", flag(self.scroll_any)),
        ];
        chosen.into_iter().fold(plain, |setup, (name, value)| {
            let unchanged = setup.clone();
            setup.with(name, value).unwrap_or(unchanged)
        })
    }

    /// Whether invited heroes are hidden from others; alone there are none (AMB-7).
    pub(crate) fn hides_heroes(&self) -> bool {
        self.heroes == HeroesLie::FaceDown && self.players > 1
    }

    /// Whether basics can be given up that could be kept: where somebody may miss them (AMB-33). The second version knew no such thing.
    pub(crate) fn may_keep_fewer(&self) -> bool {
        self.supply == SupplyRule::Strict && self.data.rules() > 2
    }

    /// The resource tokens in the box.
    pub fn tokens(&self) -> Resources {
        match self.printing {
            Printing::German => self.data.supply.german,
            Printing::English => self.data.supply.english,
        }
    }
}
