//! Readings: where the booklet's words are played in more than one sense, what is printed and what is commonly played.
//!
//! Rules: KB-70, CR-20, CR-25, MA-4, MA-15, HA-6, Q1-3, AMB-13, AMB-18, AMB-29, AMB-31 to AMB-34. All of them are answered when a game is
//! set up. Version 1 of the rules had no such choice and played what is common.

use steading_game::{Earlier, OptionKind, OptionSpec, Setup, Was};

/// In which sense the booklet is read.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Readings {
    /// A dual card whose chosen half is full goes over to its other half; else it is replaced (AMB-29).
    pub dual_other_half: bool,
    /// The castle under a capitol keeps its gold (AMB-18).
    pub castle_under_capitol: bool,
    /// A Crossroads that is gained in a foreign turn draws its card when that turn ends; else when the own one does (AMB-31).
    pub crossroads_at_once: bool,
    /// New tiles can be used from the next round on; else from the own next turn on, and a Canoe after the own turn (AMB-13).
    pub tiles_next_round: bool,
    /// Who moves settlements for a silo moves three; else up to three (AMB-32).
    pub silo_three_moves: bool,
    /// Palaces and silos can be a Place of Refuge (AMB-33).
    pub refuge_any_special: bool,
    /// The game does not end as long as the Temple has a settlement set aside (AMB-34).
    pub temple_delays_end: bool,
}

const fn reading(name: &'static str, printed: bool, common: &'static str) -> OptionSpec {
    OptionSpec::reading(name, OptionKind::Flag { default: printed }, common)
}

pub(crate) const DUAL_OTHER_HALF: OptionSpec = reading("dual_other_half", true, "false");
pub(crate) const CASTLE_UNDER_CAPITOL: OptionSpec = reading("castle_under_capitol", true, "false");
pub(crate) const CROSSROADS_AT_ONCE: OptionSpec = reading("crossroads_at_once", true, "false");
pub(crate) const TILES_NEXT_ROUND: OptionSpec = reading("tiles_next_round", true, "false");
pub(crate) const SILO_THREE_MOVES: OptionSpec = reading("silo_three_moves", false, "false");
pub(crate) const REFUGE_ANY_SPECIAL: OptionSpec = reading("refuge_any_special", false, "true");
pub(crate) const TEMPLE_DELAYS_END: OptionSpec = reading("temple_delays_end", false, "true");

/// What version 1 of the rules played.
pub(crate) const EARLIER: &[Earlier] = &[
    version_1(DUAL_OTHER_HALF.name, "false"),
    version_1(CASTLE_UNDER_CAPITOL.name, "false"),
    version_1(CROSSROADS_AT_ONCE.name, "false"),
    version_1(TILES_NEXT_ROUND.name, "false"),
    version_1(REFUGE_ANY_SPECIAL.name, "true"),
    version_1(TEMPLE_DELAYS_END.name, "true"),
    version_1("silo_order", "by_player"),
];

const fn version_1(option: &'static str, value: &'static str) -> Earlier {
    Earlier { until: 1, was: Was::Default { option, value } }
}

impl Readings {
    pub(crate) fn of(setup: &Setup) -> Readings {
        Readings {
            dual_other_half: setup.flag(DUAL_OTHER_HALF.name),
            castle_under_capitol: setup.flag(CASTLE_UNDER_CAPITOL.name),
            crossroads_at_once: setup.flag(CROSSROADS_AT_ONCE.name),
            tiles_next_round: setup.flag(TILES_NEXT_ROUND.name),
            silo_three_moves: setup.flag(SILO_THREE_MOVES.name),
            refuge_any_special: setup.flag(REFUGE_ANY_SPECIAL.name),
            temple_delays_end: setup.flag(TEMPLE_DELAYS_END.name),
        }
    }

    /// The options as text.
    pub(crate) fn options(self) -> [(&'static str, String); 7] {
        [
            (DUAL_OTHER_HALF, self.dual_other_half),
            (CASTLE_UNDER_CAPITOL, self.castle_under_capitol),
            (CROSSROADS_AT_ONCE, self.crossroads_at_once),
            (TILES_NEXT_ROUND, self.tiles_next_round),
            (SILO_THREE_MOVES, self.silo_three_moves),
            (REFUGE_ANY_SPECIAL, self.refuge_any_special),
            (TEMPLE_DELAYS_END, self.temple_delays_end),
        ]
        .map(|(option, value)| (option.name, value.to_string()))
    }
}
