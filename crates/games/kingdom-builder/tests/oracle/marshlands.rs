//! Marshlands in plain loops: targets (MA-9, MA-13 to MA-18), cards (MA-19 to MA-24) and palaces (MA-5).

use std::collections::{BTreeMap, BTreeSet};

use steading_game::{Game, GameRng, Lines, Seat, Seed};
use steading_kingdom_builder::{
    Bonus, KingdomBuilder, Quadrant, ScoringCard, Set, SpecialKind, State, Terrain,
};

use crate::actions::{after, empty, listed, rule_3};
use crate::cards::with_cards;
use crate::grid::{Grid, Place, all, around, step, text};
use crate::random::{clump, tiles};

/// A random position on Marshlands quadrants, with all tiles and bonus tiles ready; with the option `asked` seat 0 is asked
/// for a reaction, if that can be.
pub(crate) fn position(number: u64, asked: bool) -> Option<State> {
    let mut rng = GameRng::new(Seed::from_number(number));
    let players = 2 + rng.below(4) as u8;
    let marsh = |quadrant: &Quadrant| quadrant.set() == Set::Marshlands;
    let mut quadrants: Vec<Quadrant> = Quadrant::ALL.into_iter().filter(marsh).collect();
    rng.shuffle(&mut quadrants);
    let board: Vec<&str> = quadrants.iter().map(|quadrant| quadrant.id()).collect();
    let setup = KingdomBuilder::info().setup(Some(players), [("sets", "marshlands")]).unwrap();
    let config = KingdomBuilder::configure(&setup).unwrap();
    let read = |text: &str| KingdomBuilder::read_position(&config, Lines::new(text));
    let played = ["grass", "canyon", "desert", "flowers", "forest"][rng.below(5) as usize];
    let mut lines =
        format!("board {}\ncards vassals captains messengers\nplayed {played}\n", board.join(" "));
    let start = read(&lines).unwrap();
    let mut grid = Grid::new(&start);
    for seat in 0..players {
        lines += &format!("settlements seat{seat} {}\n", text(clump(&mut grid, seat, &mut rng)));
    }
    let tiles = tiles(&start, &grid, players);
    lines += &bonus_tiles(&start, &tiles);
    lines += &tiles;
    lines += if asked { "\nreactions seat0" } else { "" };
    let state = read(&lines);
    if asked { state.ok() } else { Some(state.expect(&lines)) }
}

/// The lines of the bonus tiles that go with these tiles (MA-7).
fn bonus_tiles(state: &State, tiles: &str) -> String {
    let mut lines = String::new();
    for line in tiles.lines() {
        let mut counts: BTreeMap<&str, u8> = BTreeMap::new();
        for special in state.setting.board.specials() {
            if line.contains(&format!(" {}:", special.hex)) {
                *counts.entry(special.kind.id()).or_default() += 1;
            }
        }
        let bonuses: Vec<String> = Bonus::ALL
            .iter()
            .filter(|bonus| counts.get(bonus.location().id()) == Some(&2))
            .map(|bonus| format!("{bonus}:ready"))
            .collect();
        if !bonuses.is_empty() {
            lines += &format!("bonus {} {}\n", line.split(' ').nth(1).unwrap(), bonuses.join(" "));
        }
    }
    lines
}

fn has(state: &State, seat: u8, bonus: Bonus) -> bool {
    state.player(Seat(seat)).marshlands.bonus.has(bonus)
}

/// Beside exactly one own and no foreign settlement (MA-14).
fn fountain(state: &State, grid: &Grid, seat: u8) -> Vec<Place> {
    let mountains = has(state, seat, Bonus::Fountain);
    let ground = |place: Place| grid.is_buildable(place) || (mountains && grid.letter(place) == 'M');
    let fits = |place: Place| {
        let beside: Vec<u8> = around(place).filter_map(|beside| grid.owner(beside)).collect();
        beside == [seat]
    };
    all().filter(|&place| grid.is_empty(place) && ground(place) && fits(place)).collect()
}

/// Where a move from that place may go (MA-17, MA-18).
fn landing(grid: &Grid, extra: &str, from: Place) -> Vec<Place> {
    let fits = |place: Place| grid.is_empty(place) && grid.is_buildable(place);
    let mut found = Vec::new();
    for direction in 0..6 {
        let mut here = step(from, direction);
        while extra == "refuge_bonus" && grid.letter(here) != ' ' && !fits(here) {
            here = step(here, direction);
        }
        if fits(here) {
            found.push(here);
        }
    }
    found
}

#[test]
fn actions_agree_with_loops() {
    let mut used = BTreeSet::new();
    for number in 0..300 {
        let state = position(number, false).unwrap();
        let grid = Grid::new(&state);
        let terrain = empty(&grid, state.turn.terrain.unwrap().letter());
        let free = has(&state, 0, Bonus::Temple);
        let mandatory = if free { terrain } else { rule_3(&grid, 0, terrain) };
        assert_eq!(listed(&state, "build "), text(mandatory), "position {number}");
        let offered = listed(&state, "use ");
        let wet = [empty(&grid, 'S'), empty(&grid, 'W')].concat();
        for extra in offered.split(' ').filter(|extra| !extra.is_empty()) {
            used.insert(extra.to_owned());
            let acting = after(&state, &format!("use {extra}"));
            let about = format!("{extra} in position {number}");
            match extra {
                "fountain" => {
                    assert_eq!(listed(&acting, "build "), text(fountain(&state, &grid, 0)), "{about}");
                }
                "canoe_bonus" => {
                    assert_eq!(listed(&acting, "build "), text(rule_3(&grid, 0, wet.clone())), "{about}");
                }
                "temple" => assert_eq!(listed(&acting, "take "), text(grid.own(0)), "{about}"),
                "refuge" | "refuge_bonus" => {
                    let movable: Vec<Place> = grid
                        .own(0)
                        .into_iter()
                        .filter(|&from| !landing(&grid, extra, from).is_empty())
                        .collect();
                    assert_eq!(listed(&acting, "lift "), text(movable.clone()), "{about}");
                    for from in movable {
                        let lifted = after(&acting, &format!("lift {},{}", from.0, from.1));
                        assert_eq!(
                            listed(&lifted, "put "),
                            text(landing(&grid, extra, from)),
                            "{about} {from:?}"
                        );
                    }
                }
                other => panic!("{other} is offered"),
            }
        }
        let holds = |id: &str| {
            let specials = state.setting.board.specials().iter().enumerate();
            let mut tiles = specials.filter(|(_, special)| special.kind.id() == id);
            tiles.any(|(tile, _)| state.player(Seat(0)).tiles.held >> tile & 1 != 0)
        };
        let is_offered = |id: &str| offered.split(' ').any(|offered| offered == id);
        let fountains = !fountain(&state, &grid, 0).is_empty();
        assert_eq!(is_offered("fountain"), holds("fountain") && fountains, "position {number}");
        let supply = state.player(Seat(0)).supply > 0;
        assert_eq!(is_offered("temple"), holds("temple") && supply, "position {number}");
    }
    assert_eq!(used.len(), 5, "{used:?}");
}

#[test]
fn reactions_agree_with_loops() {
    let mut asked = 0;
    for number in 0..300 {
        let Some(state) = position(number, true) else { continue };
        asked += 1;
        let grid = Grid::new(&state);
        let swamp = rule_3(&grid, 0, empty(&grid, 'S'));
        let water = rule_3(&grid, 0, empty(&grid, 'W'));
        assert_eq!(listed(&state, "build "), text([swamp, water].concat()), "position {number}");
    }
    assert!(asked >= 20, "{asked}");
}

/// How many steps it is from each place to `from`, found by walking.
fn distances(from: Place) -> BTreeMap<Place, i32> {
    let mut found = BTreeMap::from([(from, 0)]);
    let mut waiting = vec![from];
    let mut steps = 0;
    while !waiting.is_empty() {
        steps += 1;
        let next: BTreeSet<Place> = waiting.iter().flat_map(|&place| around(place)).collect();
        waiting = next.into_iter().filter(|place| !found.contains_key(place)).collect();
        found.extend(waiting.iter().map(|&place| (place, steps)));
    }
    found
}

fn messengers(grid: &Grid, seat: u8) -> i32 {
    let mut longest = 0;
    for area in grid.areas(seat) {
        for &from in &area {
            let distances = distances(from);
            longest = area.iter().map(|to| distances[to]).chain([longest]).max().unwrap();
        }
    }
    2 * (longest - 1).max(0)
}

/// All mountain ranges, found by walking from mountain to mountain.
fn ranges(grid: &Grid) -> Vec<BTreeSet<Place>> {
    let mut ranges: Vec<BTreeSet<Place>> = Vec::new();
    for start in all().filter(|&place| grid.letter(place) == 'M') {
        if ranges.iter().any(|range| range.contains(&start)) {
            continue;
        }
        let mut range = BTreeSet::new();
        let mut waiting = vec![start];
        while let Some(place) = waiting.pop() {
            if range.insert(place) {
                waiting.extend(around(place).filter(|&beside| grid.letter(beside) == 'M'));
            }
        }
        ranges.push(range);
    }
    ranges
}

fn geologists(grid: &Grid, seat: u8) -> i32 {
    let ranges = ranges(grid);
    let mut linked = BTreeSet::new();
    for area in grid.areas(seat) {
        let touches = |range: &BTreeSet<Place>| {
            area.iter().any(|&own| range.contains(&own) || around(own).any(|beside| range.contains(&beside)))
        };
        let touched: Vec<usize> = (0..ranges.len()).filter(|&range| touches(&ranges[range])).collect();
        if touched.len() > 1 {
            linked.extend(touched);
        }
    }
    2 * linked.len() as i32
}

/// 5 gold for each of these hexes with most own settlements around it.
fn majorities(grid: &Grid, seat: u8, players: u8, hexes: &[Place]) -> i32 {
    let beside = |hex: Place, seat: u8| around(hex).filter(|&place| grid.owner(place) == Some(seat)).count();
    let wins = |hex: Place| {
        let own = beside(hex, seat);
        own > 0 && (0..players).all(|other| beside(hex, other) <= own)
    };
    5 * hexes.iter().filter(|&&hex| wins(hex)).count() as i32
}

#[test]
fn cards_agree_with_loops() {
    let cards: Vec<ScoringCard> =
        ScoringCard::ALL.into_iter().filter(|card| card.set() == Set::Marshlands).collect();
    for number in 0..60 {
        let state = position(number, false).unwrap();
        let (grid, players) = (Grid::new(&state), KingdomBuilder::players(&state));
        let removed = Terrain::BASIC[number as usize % 5];
        let palaces: Vec<Place> = state
            .setting
            .board
            .specials()
            .iter()
            .filter(|special| special.kind == SpecialKind::Palace)
            .map(|special| (i32::from(special.hex.row()), i32::from(special.hex.column())))
            .collect();
        let others: Vec<Place> =
            grid.specials.iter().copied().filter(|special| !palaces.contains(special)).collect();
        for cards in [&cards[..3], &cards[3..]] {
            let mut state = with_cards(&state, cards);
            let mut table = (*state.setting).clone();
            table.removed_terrain = Some(removed);
            state.setting = table.into();
            for seat in 0..players {
                let score = KingdomBuilder::score(&state, Seat(seat)).parts;
                let found = |key: &str| score.iter().find(|(source, _)| *source == key).unwrap().1;
                let own = grid.own(seat);
                let inner = |line: i32| line == 9 || line == 10;
                let removed_beside =
                    |&place: &Place| around(place).any(|beside| grid.letter(beside) == removed.letter());
                for &card in cards {
                    let expected = match card.id() {
                        "geologists" => geologists(&grid, seat),
                        "messengers" => messengers(&grid, seat),
                        "noblewomen" => majorities(&grid, seat, players, &others),
                        "vassals" => {
                            own.iter().filter(|(row, column)| inner(*row) || inner(*column)).count() as i32
                        }
                        "captains" => own
                            .iter()
                            .filter(|&&place| {
                                around(place).filter(|&beside| grid.owner(beside) == Some(seat)).count() >= 3
                            })
                            .count() as i32,
                        _ => own
                            .iter()
                            .filter(|&&place| grid.letter(place) != removed.letter())
                            .filter(|&place| removed_beside(place))
                            .count() as i32,
                    };
                    assert_eq!(found(card.key()), expected, "{card} of seat{seat} in position {number}");
                }
                let expected = majorities(&grid, seat, players, &palaces);
                assert_eq!(found("score-palaces"), expected, "seat{seat} in position {number}");
            }
        }
    }
}
