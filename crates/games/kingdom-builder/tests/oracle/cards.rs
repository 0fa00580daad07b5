//! What every card of the base game pays, in plain loops (KB-53, KB-58 to KB-67).

use std::collections::BTreeSet;

use steading_game::{Game, Seat};
use steading_kingdom_builder::{KingdomBuilder, ScoringCard, Set, State};

use crate::grid::{Grid, Place, around};
use crate::random::position;

fn quadrant((row, column): Place) -> usize {
    (if row < 10 { 0 } else { 2 }) + usize::from(column >= 10)
}

fn beside(grid: &Grid, seat: u8, letter: char) -> i32 {
    let own = grid.own(seat).into_iter().filter(|&place| grid.letter(place) != letter);
    own.filter(|&place| around(place).any(|beside| grid.letter(beside) == letter)).count() as i32
}

/// Settlements of a seat by row.
fn rows(grid: &Grid, seat: u8) -> [i32; 20] {
    let mut rows = [0; 20];
    grid.own(seat).iter().for_each(|&(row, _)| rows[row as usize] += 1);
    rows
}

fn quadrants(grid: &Grid, seat: u8) -> [i32; 4] {
    let mut quadrants = [0; 4];
    grid.own(seat).iter().for_each(|&place| quadrants[quadrant(place)] += 1);
    quadrants
}

fn lords(grid: &Grid, seat: u8, players: u8) -> i32 {
    let mut gold = 0;
    for place in 0..4 {
        let mut numbers: Vec<i32> = (0..players).map(|seat| quadrants(grid, seat)[place]).collect();
        let own = numbers[usize::from(seat)];
        numbers.sort_unstable();
        numbers.dedup();
        numbers.reverse();
        if numbers[0] == 0 {
            continue;
        }
        gold += match numbers.iter().position(|&number| number == own) {
            Some(0) => 12,
            Some(1) => 6,
            _ => 0,
        };
    }
    gold
}

fn merchants(grid: &Grid, seat: u8) -> i32 {
    let mut linked = BTreeSet::new();
    for area in grid.areas(seat) {
        let touched =
            grid.specials.iter().filter(|&&special| around(special).any(|place| area.contains(&place)));
        let touched: Vec<Place> = touched.copied().collect();
        if touched.len() >= 2 {
            linked.extend(touched);
        }
    }
    linked.len() as i32 * 4
}

fn gold(grid: &Grid, seat: u8, players: u8, card: ScoringCard) -> i32 {
    let special = |place: Place| around(place).any(|beside| grid.specials.contains(&beside));
    match card.id() {
        "fishermen" => beside(grid, seat, 'W'),
        "miners" => beside(grid, seat, 'M'),
        "workers" => grid.own(seat).into_iter().filter(|&place| special(place)).count() as i32,
        "discoverers" => rows(grid, seat).iter().filter(|&&settlements| settlements > 0).count() as i32,
        "knights" => rows(grid, seat).iter().max().unwrap() * 2,
        "hermits" => grid.areas(seat).len() as i32,
        "citizens" => grid.areas(seat).iter().map(BTreeSet::len).max().unwrap_or(0) as i32 / 2,
        "merchants" => merchants(grid, seat),
        "lords" => lords(grid, seat, players),
        "farmers" => quadrants(grid, seat).iter().min().unwrap() * 3,
        other => panic!("the oracle does not know {other} yet"),
    }
}

/// The same position with these three cards.
pub(crate) fn with_cards(state: &State, cards: &[ScoringCard]) -> State {
    let mut other = state.clone();
    let mut table = (*other.setting).clone();
    table.cards = [cards[0], cards[1], cards[2]];
    other.setting = table.into();
    other
}

#[test]
fn masks_agree_with_loops() {
    let base: Vec<ScoringCard> =
        ScoringCard::ALL.into_iter().filter(|card| card.set() == Set::Base).collect();
    for number in 0..300 {
        let state = position(number);
        let (grid, players) = (Grid::new(&state), KingdomBuilder::players(&state));
        for cards in [&base[0..3], &base[3..6], &base[6..9], &base[7..10]] {
            let state = with_cards(&state, cards);
            for seat in 0..players {
                let score = KingdomBuilder::score(&state, Seat(seat)).parts;
                for &card in cards {
                    let found = score.iter().find(|(source, _)| *source == card.key()).unwrap().1;
                    assert_eq!(
                        found,
                        gold(&grid, seat, players, card),
                        "{card} of seat{seat} in position {number}"
                    );
                }
                let castles =
                    grid.castles.iter().filter(|&&castle| grid.is_beside_own(castle, seat)).count() as i32;
                assert_eq!(
                    score.last(),
                    Some(&("score-castles", castles * 3)),
                    "seat{seat} in position {number}"
                );
            }
        }
    }
}
