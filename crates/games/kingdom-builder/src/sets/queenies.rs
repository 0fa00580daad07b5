//! The mini expansions: Capitol, Caves and Island.
//!
//! Rules: Q1-1 to Q1-3, Q2-1 to Q2-4, Q3-1 to Q3-8. Island hexes belong to [`crate::Hex`] and the masks of [`crate::Board`], so
//! they are among the legal hexes of every action they fit, and rule 3 works on board and island together (Q3-8).
//!
//! Lines of a position: `island tree_house`, `capitols 1,3 17,12`, `caves 2,4 8,13`, and `cave used`. Without them the island
//! shows its first side, capitols stand on the first castles and caves on the first mountains that are allowed.

pub(crate) mod cave;

pub(crate) mod locations {
    mod rope_bridge;
    mod tree_house;

    pub(crate) use rope_bridge::RopeBridge;
    pub(crate) use tree_house::TreeHouse;
}

use std::fmt::{self, Write};

use steading_game::{GameRng, Lines, PositionError, Seat};

use crate::board::{Layout, each};
use crate::extra::Extras;
use crate::position::{Hexes, hexes};
use crate::{Board, Config, Extra, Hex, HexSet, IslandSide, Phase, Quadrant, Set, State, Terrain};

pub(crate) use cave::Cave;

/// Mountains for caves are farther than this from every special hex (Q2-1, AMB-22).
const TOO_NEAR: u8 = 2;

/// The layout with the island, if it is in the mix (Q3-1).
pub(crate) fn layout(
    config: &Config,
    quadrants: [Quadrant; 4],
    turned: [bool; 4],
    rng: &mut GameRng,
) -> Layout {
    let island = config.sets.contains(Set::Island).then(|| {
        config
            .island_side
            .unwrap_or_else(|| IslandSide::ALL[rng.below(IslandSide::ALL.len() as u32) as usize])
    });
    Layout { quadrants, turned, island, capitols: HexSet::EMPTY, caves: HexSet::EMPTY }
}

/// Chooses castles for the capitols (Q1-1) and mountains for the caves (Q2-1, Q2-4).
pub(crate) fn mark(config: &Config, layout: &mut Layout, board: &mut Board, rng: &mut GameRng) {
    layout.capitols = lay(places_for_capitols(config, layout, board), most_capitols(config), rng);
    layout.caves = lay(places_for_caves(config, board), most_caves(config), rng);
    board.mark(layout);
}

/// As many capitols as the players want and the box has (Q1-1).
fn most_capitols(config: &Config) -> u8 {
    config.capitols.min(config.data.facts.numbers.capitols)
}

/// As many caves as the box has (Q2-1).
fn most_caves(config: &Config) -> u8 {
    config.data.facts.numbers.caves
}

/// The places with a hex for it.
fn open(places: &[HexSet; 4]) -> impl Iterator<Item = usize> + use<'_> {
    (0..places.len()).filter(|&place| !places[place].is_empty())
}

/// A random hex in each place, in at most so many of them.
fn lay(mut places: [HexSet; 4], most: u8, rng: &mut GameRng) -> HexSet {
    while let left_over @ 1.. = open(&places).count().saturating_sub(usize::from(most)) {
        let number = rng.below((left_over + usize::from(most)) as u32) as usize;
        let Some(place) = open(&places).nth(number) else { break };
        places[place] = HexSet::EMPTY;
    }
    places.iter().filter_map(|from| from.counted().nth(rng.below(from.len().max(1)))).collect()
}

/// In each place the castles of which one becomes a capitol: those of the quadrants of Oracle and Harbor.
fn places_for_capitols(config: &Config, layout: &Layout, board: &Board) -> [HexSet; 4] {
    let castles: HexSet = each(board.castles).map(|number| board.specials()[number].hex).collect();
    std::array::from_fn(|place| match layout.quadrants[place] {
        Quadrant::Oracle | Quadrant::Harbor if config.sets.contains(Set::Capitol) => {
            castles & HexSet::QUADRANTS[place]
        }
        _ => HexSet::EMPTY,
    })
}

/// In each place the mountains of which one gets a cave: those with no special hex near them on the whole board.
fn places_for_caves(config: &Config, board: &Board) -> [HexSet; 4] {
    if !config.sets.contains(Set::Caves) {
        return [HexSet::EMPTY; 4];
    }
    let specials = board.specials().iter().map(|special| special.hex).collect();
    let far = board.all(Terrain::Mountain).minus(within(specials, TOO_NEAR));
    HexSet::QUADRANTS.map(|quadrant| far & quadrant)
}

/// All hexes at most so far from one of the set.
fn within(set: HexSet, distance: u8) -> HexSet {
    (0..distance).fold(set, |near, _| near | near.neighbours())
}

/// The cave action, if it can be begun now (Q2-3).
#[inline]
pub(crate) fn extras(state: &State, seat: Seat, extras: &mut Extras) {
    if state.setting.layout.caves.is_empty() || state.turn.cave_used {
        return;
    }
    if Extra::Cave.is_possible(state, seat) {
        extras.insert(Extra::Cave);
    }
}

/// The gold of `seat` for capitols: one for each settlement near one, for each of them (Q1-2).
pub(crate) fn score(state: &State, seat: Seat, part: &mut impl FnMut(&'static str, u32)) {
    let capitols = state.setting.layout.capitols;
    if capitols.is_empty() {
        return;
    }
    let numbers = &state.setting.config.data.facts.numbers;
    let near =
        |capitol: Hex| (state.pieces(seat) & within(HexSet::one(capitol), numbers.capitol_range)).len();
    part("score-capitols", capitols.iter().map(near).sum::<u32>() * u32::from(numbers.capitol_gold));
}

/// The own lines of a position.
pub(crate) fn write(state: &State, out: &mut String) -> fmt::Result {
    let layout = &state.setting.layout;
    if let Some(side) = layout.island {
        writeln!(out, "island {side}")?;
    }
    for (word, set) in [("capitols", layout.capitols), ("caves", layout.caves)] {
        if !set.is_empty() {
            writeln!(out, "{word}{}", Hexes(set))?;
        }
    }
    if state.turn.cave_used {
        writeln!(out, "cave used")?;
    }
    Ok(())
}

/// Reads the line of the turn back.
pub(crate) fn read(state: &mut State, lines: &mut Lines<'_>) -> Result<(), PositionError> {
    if let Some(line) = lines.take("cave")? {
        if line.rest != "used" {
            return Err(line.problem("write `cave used`"));
        }
        state.turn.cave_used = true;
    }
    Ok(())
}

/// Reads the lines `island`, `capitols` and `caves` of a position into its layout.
pub(crate) fn read_layout(
    config: &Config,
    layout: &mut Layout,
    lines: &mut Lines<'_>,
) -> Result<(), PositionError> {
    layout.island = match lines.take("island")? {
        Some(line) => Some(
            IslandSide::from_id(line.rest)
                .ok_or_else(|| line.problem("the sides are rope_bridge and tree_house"))?,
        ),
        None if config.sets.contains(Set::Island) => {
            Some(config.island_side.unwrap_or(IslandSide::RopeBridge))
        }
        None => None,
    };
    let board = Board::new(layout, &config.data);
    let mut read = |word: &str, places: [HexSet; 4], most: u8| match lines.take(word)? {
        Some(line) => hexes(&line, line.words()),
        None => Ok(places.iter().filter_map(HexSet::first).take(usize::from(most)).collect()),
    };
    layout.capitols = read("capitols", places_for_capitols(config, layout, &board), most_capitols(config))?;
    layout.caves = read("caves", places_for_caves(config, &board), most_caves(config))?;
    Ok(())
}

/// What can never be.
pub(crate) fn audit(state: &State) -> Result<(), String> {
    let ensure = |holds: bool, problem: &str| if holds { Ok(()) } else { Err(problem.to_owned()) };
    let (setting, config) = (&*state.setting, &state.setting.config);
    let layout = &setting.layout;
    let side = layout.island.is_none_or(|side| config.island_side.is_none_or(|named| named == side));
    ensure(
        layout.island.is_some() == config.sets.contains(Set::Island) && side,
        "the island does not fit the set-up (Q3-1)",
    )?;
    let one_in_each = |set: HexSet, places: [HexSet; 4], most: u8| {
        let used = places.iter().filter(|place| (**place & set).len() == 1).count();
        set.len() as usize == used && used == open(&places).count().min(usize::from(most))
    };
    let capitols = places_for_capitols(config, layout, &setting.board);
    ensure(
        one_in_each(layout.capitols, capitols, most_capitols(config)),
        "the capitols are not where they belong (Q1-1)",
    )?;
    let caves = places_for_caves(config, &setting.board);
    ensure(
        one_in_each(layout.caves, caves, most_caves(config)),
        "the caves are not where they belong (Q2-1)",
    )?;
    let can_be_used = !layout.caves.is_empty() && state.phase != Phase::Over;
    ensure(!state.turn.cave_used || can_be_used, "the cave action cannot have been used (Q2-3)")
}
