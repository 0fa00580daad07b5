//! Cards that are scored during play, capitols, and the cards of the base game on the island, in plain loops (NO-19 to NO-21, Q1-2,
//! Q1-3, Q3-3, Q3-4).

use std::collections::BTreeSet;

use steading_game::{Game, GameRng, Seat, Seed, Silent};
use steading_kingdom_builder::{Action, KingdomBuilder, ScoringCard, SpecialKind, State};

use crate::field::{Field, on_island, place, position};
use crate::grid::{Place, step};

fn score(state: &State, seat: u8, source: &str) -> i32 {
    let score = KingdomBuilder::score(state, Seat(seat)).parts;
    score.iter().find(|(key, _)| *key == source).map_or(0, |&(_, gold)| gold)
}

/// Plays the mandatory action at random; compares the three cards after every build.
#[test]
fn during_play() {
    let mut rng = GameRng::new(Seed::from_number(5));
    let mut lines = 0;
    for number in 0..400 {
        let mut state = position(number);
        let (mut shepherds, mut ambassadors, mut builds) = (0, 0, Vec::new());
        while builds.len() < 3 && state.turn.mandatory != steading_kingdom_builder::Mandatory::Done {
            let mut actions = Vec::new();
            KingdomBuilder::legal_actions(&state, Seat(0), &mut actions);
            // Mostly beside the last one, or lines would be rare.
            let hexes = actions.iter().filter_map(|action| match action {
                Action::Build(hex) => Some(*hex),
                _ => None,
            });
            let hexes: Vec<_> = hexes.collect();
            let near = hexes.iter().copied().find(|&hex| {
                builds.last().is_some_and(|&last: &Place| (0..6).any(|way| step(last, way) == place(hex)))
            });
            let hex = near.unwrap_or_else(|| *rng.pick(&hexes).unwrap());
            KingdomBuilder::apply(&mut state, Seat(0), Action::Build(hex), &mut Silent).unwrap();
            let (field, here) = (Field::new(&state), place(hex));
            let letter = field.letters[&here].to_string();
            builds.push(here);
            shepherds +=
                if field.around(here).iter().any(|&beside| field.is_open(beside, &letter)) { 0 } else { 2 };
            let foreign = |beside: &Place| field.owners.get(beside).is_some_and(|&owner| owner != 0);
            ambassadors += i32::from(field.around(here).iter().any(foreign));
            assert_eq!(score(&state, 0, "card-shepherds"), shepherds, "position {number}");
            assert_eq!(score(&state, 0, "card-ambassadors"), ambassadors, "position {number}");
        }
        let straight = builds.len() == 3
            && (0..6).any(|way| {
                builds.iter().any(|&first| {
                    let second = step(first, way);
                    builds.contains(&second) && builds.contains(&step(second, way))
                })
            });
        lines += i32::from(straight);
        assert_eq!(score(&state, 0, "card-families"), 2 * i32::from(straight), "position {number}");
    }
    assert!(lines > 10, "{lines} lines");
}

/// All places at most so many steps away, found by walking.
fn within(field: &Field, from: Place, steps: usize) -> BTreeSet<Place> {
    (0..steps).fold(BTreeSet::from([from]), |near, _| {
        near.iter().flat_map(|&here| field.around(here)).chain(near.iter().copied()).collect()
    })
}

fn areas(field: &Field, seat: u8) -> Vec<BTreeSet<Place>> {
    let mut areas: Vec<BTreeSet<Place>> = Vec::new();
    for start in field.own(seat) {
        if areas.iter().any(|area| area.contains(&start)) {
            continue;
        }
        let (mut area, mut waiting) = (BTreeSet::new(), vec![start]);
        while let Some(here) = waiting.pop() {
            if area.insert(here) {
                waiting.extend(
                    field.around(here).into_iter().filter(|beside| field.owners.get(beside) == Some(&seat)),
                );
            }
        }
        areas.push(area);
    }
    areas
}

fn gold(state: &State, field: &Field, seat: u8, card: &str) -> i32 {
    let own = field.own(seat);
    let rows: BTreeSet<i32> = own.iter().map(|&(row, _)| row).collect();
    let in_row = |row: i32| own.iter().filter(|here| here.0 == row).count() as i32;
    let beside =
        |here: Place, letter: char| field.around(here).iter().any(|beside| field.letters[beside] == letter);
    let coast = |here: Place| on_island(here) && field.around(here).len() < 6;
    let count = |wanted: &dyn Fn(Place) -> bool| own.iter().filter(|here| wanted(**here)).count() as i32;
    let quadrant = |(row, column): Place| (row / 10, column / 10);
    match card {
        "discoverers" => rows.len() as i32,
        "knights" => rows.iter().filter(|&&row| row < 20).map(|&row| in_row(row)).max().unwrap_or(0) * 2,
        "hermits" => areas(field, seat).len() as i32,
        "citizens" => areas(field, seat).iter().map(BTreeSet::len).max().unwrap_or(0) as i32 / 2,
        "fishermen" => count(&|here| field.letters[&here] != 'W' && (beside(here, 'W') || coast(here))),
        "miners" => count(&|here| field.letters[&here] != 'M' && beside(here, 'M')),
        "workers" => count(&|here| beside(here, '*')),
        "farmers" => {
            let quadrants = [(0, 0), (0, 1), (1, 0), (1, 1)];
            quadrants.map(|wanted| count(&|here| quadrant(here) == wanted)).into_iter().min().unwrap() * 3
        }
        _ => {
            let specials: Vec<Place> =
                state.setting.board.specials().iter().map(|special| place(special.hex)).collect();
            let mut linked = BTreeSet::new();
            for area in areas(field, seat) {
                let touched = specials
                    .iter()
                    .filter(|special| field.around(**special).iter().any(|here| area.contains(here)));
                let touched: Vec<Place> = touched.copied().collect();
                linked.extend(touched.iter().copied().filter(|_| touched.len() >= 2));
            }
            linked.len() as i32 * 4
        }
    }
}

#[test]
fn at_the_end() {
    let cards = [
        "discoverers",
        "knights",
        "hermits",
        "citizens",
        "fishermen",
        "miners",
        "workers",
        "farmers",
        "merchants",
    ];
    for number in 0..150 {
        let mut state = position(number);
        let field = Field::new(&state);
        for three in cards.chunks(3) {
            let mut table = (*state.setting).clone();
            table.cards = [0, 1, 2].map(|index| ScoringCard::from_id(three[index]).unwrap());
            state.setting = table.into();
            for seat in state.seats() {
                for card in three {
                    let found = score(&state, seat.0, &format!("card-{card}"));
                    assert_eq!(
                        found,
                        gold(&state, &field, seat.0, card),
                        "{card} of {seat} in position {number}"
                    );
                }
            }
        }
        for seat in state.seats() {
            let own = field.own(seat.0);
            let capitols = state.setting.layout.capitols.iter().map(|hex| within(&field, place(hex), 2));
            let near: usize =
                capitols.map(|near| own.iter().filter(|here| near.contains(here)).count()).sum();
            assert_eq!(score(&state, seat.0, "score-capitols"), near as i32, "position {number}");
            // Those under a capitol pay, unless it is played otherwise (Q1-3, AMB-18).
            for keeps in [true, false] {
                let mut table = (*state.setting).clone();
                table.config.readings.castle_under_capitol = keeps;
                state.setting = table.into();
                let castles = state.setting.board.specials().iter().filter(|special| {
                    special.kind == SpecialKind::Castle
                        && (keeps || !state.setting.layout.capitols.contains(special.hex))
                });
                let touched =
                    castles.filter(|castle| field.beside_own(place(castle.hex), seat.0) > 0).count();
                assert_eq!(score(&state, seat.0, "score-castles"), touched as i32 * 3, "position {number}");
            }
        }
    }
}
