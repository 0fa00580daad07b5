//! Sets of hexes against the obvious definitions, hex by hex.

use steading_game::{GameRng, Seed};

use super::*;

/// A random set of board and island hexes.
fn random(rng: &mut GameRng) -> HexSet {
    let one_in = rng.below(8) + 1;
    Hex::all().filter(|_| rng.below(one_in) == 0).collect()
}

#[test]
fn shifts_agree_with_single_steps() {
    let mut rng = GameRng::new(Seed::from_number(1));
    for _ in 0..200 {
        let set = random(&mut rng);
        let around: HexSet = set.iter().flat_map(Hex::neighbours).collect();
        assert_eq!(set.neighbours(), around);
        assert_eq!(set.iter().fold(HexSet::EMPTY, |all, hex| all | HexSet::around(hex)), around);
        let [ones, twos, fours] = set.counts_beside();
        for hex in Hex::all() {
            let digit = |digit: HexSet, value: usize| if digit.contains(hex) { value } else { 0 };
            let beside = hex.neighbours().filter(|&there| set.contains(there)).count();
            assert_eq!(digit(ones, 1) + digit(twos, 2) + digit(fours, 4), beside, "{hex}");
        }
        for direction in Direction::ALL {
            let moved: HexSet = set.iter().filter_map(|hex| hex.step(direction)).collect();
            assert_eq!(set.step(direction), moved, "{direction:?}");
            let twice: HexSet = moved.iter().filter_map(|hex| hex.step(direction)).collect();
            assert_eq!(set.two_steps(direction), twice, "{direction:?}");
            assert_eq!(set.steps()[direction as usize], moved, "{direction:?}");
        }
    }
}

#[test]
fn counting_and_choosing_agree_with_the_list() {
    let mut rng = GameRng::new(Seed::from_number(2));
    for _ in 0..200 {
        let set = random(&mut rng);
        let list: Vec<Hex> = set.iter().collect();
        assert_eq!((set.len() as usize, set.counted().total() as usize), (list.len(), list.len()));
        for (index, &hex) in list.iter().enumerate() {
            assert_eq!(set.counted().nth(index as u32), Some(hex));
        }
        assert_eq!(set.counted().nth(list.len() as u32), None);
        let by_line: u32 = set.lines().map(u32::count_ones).sum();
        assert_eq!(by_line, set.len());
        for row in 0..SIDE {
            let columns = list.iter().filter(|hex| !hex.is_island() && hex.row() == row);
            assert_eq!(set.row(row), columns.fold(0, |bits, hex| bits | 1 << hex.column()));
        }
    }
}

#[test]
fn areas_are_a_partition() {
    let mut rng = GameRng::new(Seed::from_number(3));
    for _ in 0..100 {
        let set = random(&mut rng);
        let mut seen = HexSet::EMPTY;
        for area in set.areas() {
            assert!(!area.meets(&seen) && !area.neighbours().meets(&set.minus(area)));
            seen |= area;
        }
        assert_eq!(seen, set);
    }
}
