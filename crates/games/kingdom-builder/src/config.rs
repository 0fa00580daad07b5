//! The options of the game.
//!
//! Rules: KB-12 to KB-17, KB-68, MA-2, Q1-1, Q2-1, Q3-1, AMB-8, AMB-12, AMB-17. Readings of the booklet: `readings.rs`.

use std::collections::BTreeMap;
use std::sync::Arc;

use serde::{Deserialize, Serialize};
use steading_game::{DataFiles, Illegal, OptionKind, OptionSpec, Seat, Setup, SetupError};

use crate::set::Sets;
use crate::{Data, INFO, IslandSide, Quadrant, Readings, ScoringCard, Set, readings};

/// How a game is set up.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(as = "ConfigText"))]
#[serde(try_from = "ConfigText", into = "ConfigText")]
pub struct Config {
    /// The version of the rules.
    pub rules: u32,
    /// 2 to 5 (KB-10).
    pub players: u8,
    /// The sets in the mix (KB-12).
    pub sets: Sets,
    /// The quadrants by place, random where none is named (KB-13).
    pub quadrants: [Option<Quadrant>; 4],
    /// Whether they are turned by 180 degrees, random where nothing is said.
    pub turned: [Option<bool>; 4],
    /// The Kingdom Builder cards, random where none is named (KB-15).
    pub cards: [Option<ScoringCard>; 3],
    /// Cards that are never drawn, as bits (AMB-8).
    pub excluded: u32,
    /// The recommended first game (KB-68).
    pub first_game: bool,
    /// Who begins; random if nobody is named (KB-17).
    pub first_player: Option<Seat>,
    /// Whether the dual terrain cards are in the deck (MA-2).
    pub dual_cards: DualCards,
    /// The side of the island, random if none is named (Q3-1).
    pub island_side: Option<IslandSide>,
    /// No settlement at all can be the second-highest number for Lords (AMB-8).
    pub lords_zero: bool,
    /// Other actions may move warriors, wagons and ships (AMB-12).
    pub moving_meeples: bool,
    /// In which order silos are used (AMB-17).
    pub silo_order: SiloOrder,
    /// Whether the nomad tiles Sword are in the mix.
    pub sword: bool,
    /// The most capitols that are laid out (Q1-1).
    pub capitols: u8,
    /// In which sense the booklet is read.
    pub readings: Readings,
    /// The data files of an owner of the box.
    pub files: Option<DataFiles>,
    /// What is printed.
    pub data: Arc<Data>,
}

/// When the dual terrain cards are in the deck.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum DualCards {
    /// When Marshlands is.
    WithMarshlands,
    /// Always; without swamp on the board their swamp half is ignored.
    Always,
    /// Never.
    Never,
}

/// In which order silos are used.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum SiloOrder {
    /// Player by player.
    ByPlayer,
    /// Silo by silo.
    BySilo,
}

const RANDOM: &str = "random";

const QUADRANTS: &[&str] = &{
    let mut values = [RANDOM; Quadrant::COUNT + 1];
    let mut index = 0;
    while index < Quadrant::COUNT {
        values[index + 1] = Quadrant::IDS[index];
        index += 1;
    }
    values
};

const CARDS: &[&str] = &{
    let mut values = [RANDOM; ScoringCard::COUNT + 1];
    let mut index = 0;
    while index < ScoringCard::COUNT {
        values[index + 1] = ScoringCard::IDS[index];
        index += 1;
    }
    values
};

const SEATS: &[&str] = &[RANDOM, "seat0", "seat1", "seat2", "seat3", "seat4"];

/// The options, as the command line and the client's form show them.
pub(crate) const OPTIONS: &[OptionSpec] = &[
    OptionSpec::new("sets", OptionKind::Subset { values: &Set::IDS, default: &["base"] }),
    OptionSpec::new("quadrants", OptionKind::Slots { values: QUADRANTS, default: &[RANDOM; 4] }),
    OptionSpec::new("rotations", OptionKind::Slots { values: &[RANDOM, "0", "180"], default: &[RANDOM; 4] }),
    OptionSpec::new("cards", OptionKind::Slots { values: CARDS, default: &[RANDOM; 3] }),
    OptionSpec::new("exclude", OptionKind::Subset { values: &ScoringCard::IDS, default: &[] }),
    OptionSpec::new("first_game", OptionKind::Flag { default: false }),
    OptionSpec::new("first_player", OptionKind::Choice { values: SEATS, default: RANDOM }),
    OptionSpec::new(
        "dual_cards",
        OptionKind::Choice { values: &["with_marshlands", "always", "never"], default: "with_marshlands" },
    ),
    OptionSpec::new(
        "island_side",
        OptionKind::Choice { values: &[RANDOM, "rope_bridge", "tree_house"], default: RANDOM },
    ),
    OptionSpec::reading("lords_zero", OptionKind::Flag { default: true }, "true"),
    OptionSpec::reading("moving_meeples", OptionKind::Flag { default: true }, "true"),
    OptionSpec::reading(
        "silo_order",
        OptionKind::Choice { values: &["by_player", "by_silo"], default: "by_silo" },
        "by_player",
    ),
    OptionSpec::new("sword", OptionKind::Flag { default: true }),
    OptionSpec::new("capitols", OptionKind::Number { min: 0, max: 2, default: 2 }),
    readings::DUAL_OTHER_HALF,
    readings::CASTLE_UNDER_CAPITOL,
    readings::CROSSROADS_AT_ONCE,
    readings::TILES_NEXT_ROUND,
    readings::SILO_THREE_MOVES,
    readings::REFUGE_ANY_SPECIAL,
    readings::TEMPLE_DELAYS_END,
];

impl Config {
    pub(crate) fn from_setup(setup: &Setup) -> Result<Config, SetupError> {
        let players = setup.players;
        if !INFO.players.contains(&players) {
            return Err(SetupError::Players { players, min: 2, max: 5 });
        }
        let chosen = |name: &str| setup.list(name).iter().copied();
        let mut config = Config {
            rules: setup.rules(),
            players,
            sets: chosen("sets").filter_map(Set::from_id).collect(),
            quadrants: slots(setup.list("quadrants"), Quadrant::from_id),
            turned: slots(setup.list("rotations"), |text| (text != RANDOM).then_some(text == "180")),
            cards: slots(setup.list("cards"), ScoringCard::from_id),
            excluded: chosen("exclude")
                .filter_map(ScoringCard::from_id)
                .fold(0, |excluded, card| excluded | 1 << card.index()),
            first_game: setup.flag("first_game"),
            first_player: setup.choice("first_player").parse().ok(),
            dual_cards: match setup.choice("dual_cards") {
                "always" => DualCards::Always,
                "never" => DualCards::Never,
                _ => DualCards::WithMarshlands,
            },
            island_side: IslandSide::from_id(setup.choice("island_side")),
            lords_zero: setup.flag("lords_zero"),
            moving_meeples: setup.flag("moving_meeples"),
            silo_order: match setup.choice("silo_order") {
                "by_player" => SiloOrder::ByPlayer,
                _ => SiloOrder::BySilo,
            },
            sword: setup.flag("sword"),
            capitols: setup.number("capitols") as u8,
            readings: Readings::of(setup),
            files: setup.data.clone(),
            data: Data::of(setup.rules(), setup.data.as_ref())?,
        };
        config.check()?;
        if config.first_game {
            config.quadrants = config.data.facts.first_quadrants.map(Some);
            config.turned = [Some(false); 4];
            config.cards = config.data.facts.first_cards.map(Some);
        }
        Ok(config)
    }

    /// Combinations that no rule allows.
    fn check(&self) -> Result<(), Illegal> {
        if self.first_player.is_some_and(|seat| seat.0 >= self.players) {
            return Err(Illegal::new("KB-17", "illegal-first-player"));
        }
        if self.first_game {
            self.check_first_game()?;
        }
        let named = self.quadrants.iter().flatten();
        if let Some(quadrant) = named.clone().find(|quadrant| !self.sets.contains(quadrant.set())) {
            let set = quadrant.set().key();
            return Err(Illegal::new("KB-13", "illegal-quadrant-set")
                .with("quadrant", quadrant.key())
                .with("set", set));
        }
        if let Some(quadrant) = twice(&self.quadrants) {
            return Err(Illegal::new("KB-13", "illegal-quadrant-twice").with("quadrant", quadrant.key()));
        }
        if self.quadrant_pool().count() < 4 {
            return Err(Illegal::new("KB-13", "illegal-too-few-quadrants"));
        }
        let named = self.cards.iter().flatten();
        if let Some(card) = named.clone().find(|card| !self.sets.contains(card.set())) {
            let set = card.set().key();
            return Err(Illegal::new("KB-15", "illegal-card-set").with("card", card.key()).with("set", set));
        }
        if let Some(card) = named.clone().find(|card| self.excluded >> card.index() & 1 != 0) {
            return Err(Illegal::new("KB-15", "illegal-card-excluded").with("card", card.key()));
        }
        if let Some(card) = twice(&self.cards) {
            return Err(Illegal::new("KB-15", "illegal-card-twice").with("card", card.key()));
        }
        if self.card_pool().count() < self.cards.len() {
            return Err(Illegal::new("KB-15", "illegal-too-few-cards"));
        }
        Ok(())
    }

    fn check_first_game(&self) -> Result<(), Illegal> {
        if !self.sets.contains(Set::Base) {
            return Err(Illegal::new("KB-68", "illegal-first-game-set"));
        }
        let open = self.quadrants == [None; 4] && self.turned == [None; 4] && self.cards == [None; 3];
        let excluded = self.data.facts.first_cards.iter().any(|card| self.excluded >> card.index() & 1 != 0);
        if !open || excluded {
            return Err(Illegal::new("KB-68", "illegal-first-game-fixed"));
        }
        Ok(())
    }

    /// All quadrants of the sets in the mix.
    pub(crate) fn quadrant_pool(&self) -> impl Iterator<Item = Quadrant> {
        Quadrant::ALL.into_iter().filter(|quadrant| self.sets.contains(quadrant.set()))
    }

    /// All Kingdom Builder cards of the sets in the mix that are not excluded.
    pub(crate) fn card_pool(&self) -> impl Iterator<Item = ScoringCard> {
        let wanted =
            |card: &ScoringCard| self.sets.contains(card.set()) && self.excluded >> card.index() & 1 == 0;
        ScoringCard::ALL.into_iter().filter(wanted)
    }

    /// Whether the dual terrain cards are in the deck.
    pub(crate) fn has_dual_cards(&self) -> bool {
        match self.dual_cards {
            DualCards::WithMarshlands => self.sets.contains(Set::Marshlands),
            DualCards::Always => true,
            DualCards::Never => false,
        }
    }

    /// The options as text. What the first game fixes is not said again.
    fn options(&self) -> impl Iterator<Item = (&'static str, String)> {
        let list = |items: Vec<&str>| if items.is_empty() { "none".to_owned() } else { items.join(",") };
        let free =
            |items: Vec<&str>| if self.first_game { vec![RANDOM; items.len()] } else { items }.join(",");
        let excluded = ScoringCard::ALL.iter().filter(|card| self.excluded >> card.index() & 1 != 0);
        let turned = |turned: &Option<bool>| match turned {
            None => RANDOM,
            Some(false) => "0",
            Some(true) => "180",
        };
        let table = [
            ("sets", list(self.sets.iter().map(Set::id).collect())),
            (
                "quadrants",
                free(self.quadrants.iter().map(|named| named.map_or(RANDOM, Quadrant::id)).collect()),
            ),
            ("rotations", free(self.turned.iter().map(turned).collect())),
            ("cards", free(self.cards.iter().map(|named| named.map_or(RANDOM, ScoringCard::id)).collect())),
            ("exclude", list(excluded.map(|card| card.id()).collect())),
            ("first_game", self.first_game.to_string()),
            ("first_player", self.first_player.map_or(RANDOM.to_owned(), |seat| seat.to_string())),
            (
                "dual_cards",
                match self.dual_cards {
                    DualCards::WithMarshlands => "with_marshlands",
                    DualCards::Always => "always",
                    DualCards::Never => "never",
                }
                .to_owned(),
            ),
            ("island_side", self.island_side.map_or(RANDOM, IslandSide::id).to_owned()),
            ("lords_zero", self.lords_zero.to_string()),
            ("moving_meeples", self.moving_meeples.to_string()),
            (
                "silo_order",
                match self.silo_order {
                    SiloOrder::ByPlayer => "by_player",
                    SiloOrder::BySilo => "by_silo",
                }
                .to_owned(),
            ),
            ("sword", self.sword.to_string()),
            ("capitols", self.capitols.to_string()),
        ];
        table.into_iter().chain(self.readings.options())
    }

    /// The set-up that gives this configuration.
    pub(crate) fn setup(&self) -> Setup {
        let begun = Setup::by(&INFO, self.rules).expect("a configuration is of rules that are kept");
        let mut start = begun.players(self.players);
        start.data.clone_from(&self.files);
        self.options().fold(start, |setup, (name, value)| {
            let unchanged = setup.clone();
            setup.with(name, &value).unwrap_or(unchanged)
        })
    }
}

fn slots<T: Copy, const N: usize>(values: &[&str], read: impl Fn(&str) -> Option<T>) -> [Option<T>; N] {
    std::array::from_fn(|place| values.get(place).and_then(|value| read(value)))
}

/// A value that is named for two places.
fn twice<T: Copy + PartialEq>(named: &[Option<T>]) -> Option<T> {
    let again = |place: &usize| named[*place].is_some() && named[..*place].contains(&named[*place]);
    (0..named.len()).find(again).and_then(|place| named[place])
}

/// A configuration as it stands in views: the version of the rules, the options as text, and the data files if they are not ours.
#[derive(Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
struct ConfigText {
    #[serde(default = "current_rules")]
    rules: u32,
    players: u8,
    options: BTreeMap<String, String>,
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[cfg_attr(feature = "typescript", ts(as = "Option<BTreeMap<String, String>>"))]
    data: Option<DataFiles>,
}

fn current_rules() -> u32 {
    INFO.rules_version
}

impl From<Config> for ConfigText {
    fn from(config: Config) -> ConfigText {
        let options = config.setup();
        ConfigText {
            rules: config.rules,
            players: config.players,
            options: options.changed().map(|(name, value)| (name.to_owned(), value.to_string())).collect(),
            data: config.files,
        }
    }
}

impl TryFrom<ConfigText> for Config {
    type Error = SetupError;

    fn try_from(text: ConfigText) -> Result<Config, SetupError> {
        let options = text.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
        let mut setup = INFO.setup_by(text.rules, Some(text.players), options)?;
        setup.data = text.data;
        Config::from_setup(&setup)
    }
}
