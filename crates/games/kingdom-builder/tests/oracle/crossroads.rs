//! Crossroads in plain loops: targets with warriors in the way (CR-5, CR-6, CR-8, CR-12 to CR-15, CR-26), and tasks (CR-17 to
//! CR-22).

use std::collections::BTreeSet;

use steading_game::{Game, GameRng, Lines, Seat, Seed};
use steading_kingdom_builder::{Hex, KingdomBuilder, Quadrant, Set, State, Task};

use crate::actions::{after, listed, rule_3};
use crate::grid::{Grid, Place, all, around, step, text};
use crate::random::{clump, tiles};

fn place(hex: Hex) -> Place {
    (i32::from(hex.row()), i32::from(hex.column()))
}

/// Warriors of everybody but the one on `lifted`.
fn warriors(state: &State, lifted: Option<Place>) -> BTreeSet<Place> {
    let all = state.players.iter().flat_map(|player| player.crossroads.warriors).flatten();
    all.map(place).filter(|&warrior| Some(warrior) != lifted).collect()
}

/// Empty hexes with one of these letters and no warrior beside them.
fn open(grid: &Grid, warriors: &BTreeSet<Place>, letters: &str) -> Vec<Place> {
    let free = |here: Place| grid.is_empty(here) && !around(here).any(|beside| warriors.contains(&beside));
    all().filter(|&here| letters.contains(grid.letter(here)) && free(here)).collect()
}

const BUILDABLE: &str = "GCDFTSA";

/// A random position on Crossroads quadrants and others whose actions move pieces, with warriors, wagons, ships and city halls.
pub(crate) fn position(number: u64) -> State {
    let mut rng = GameRng::new(Seed::from_number(number));
    let players = 2 + rng.below(4) as u8;
    let wanted = |quadrant: &Quadrant| {
        quadrant.set() == Set::Crossroads
            || matches!(quadrant, Quadrant::Barn | Quadrant::Harbor | Quadrant::Paddock)
    };
    let mut quadrants: Vec<Quadrant> = Quadrant::ALL.into_iter().filter(wanted).collect();
    rng.shuffle(&mut quadrants);
    let board: Vec<&str> = quadrants[..4].iter().map(|quadrant| quadrant.id()).collect();
    let tasks = quadrants[..4].iter().filter(|quadrant| quadrant.set() == Set::Crossroads).count();
    let tasks: Vec<&str> = Task::IDS[..tasks].to_vec();
    let meeples = if rng.below(3) == 0 { "false" } else { "true" };
    let options = [("sets", "base,crossroads"), ("moving_meeples", meeples)];
    let setup = KingdomBuilder::info().setup(Some(players), options).unwrap();
    let config = KingdomBuilder::configure(&setup).unwrap();
    let read = |text: &str| KingdomBuilder::read_position(&config, Lines::new(text)).expect(text);
    let played = ["grass", "canyon", "desert", "flowers", "forest"][rng.below(5) as usize];
    let mut lines = format!(
        "board {}\ncards lords hermits workers\ntasks {}\nplayed {played}\n",
        board.join(" "),
        tasks.join(" ")
    );
    let empty = read(&lines);
    let mut grid = Grid::new(&empty);
    for seat in 0..players {
        lines += &pieces(&mut grid, seat, &board.join(" "), &mut rng);
        lines += &format!("settlements seat{seat} {}\n", text(clump(&mut grid, seat, &mut rng)));
    }
    lines += &tiles(&empty, &grid, players);
    read(&lines)
}

/// Some pieces of a seat besides settlements, where they could be put.
fn pieces(grid: &mut Grid, seat: u8, board: &str, rng: &mut GameRng) -> String {
    let mut lines = String::new();
    let mut put = |keyword: &str, number: u32, letters: &str, rng: &mut GameRng| {
        let room: Vec<Place> =
            all().filter(|&here| grid.is_empty(here) && letters.contains(grid.letter(here))).collect();
        let mut hexes = BTreeSet::new();
        for _ in 0..rng.below(number + 1) {
            let centre = *rng.pick(&room).unwrap();
            let parts: Vec<Place> =
                if keyword == "city-hall" { around(centre).chain([centre]).collect() } else { vec![centre] };
            let free = |&here: &Place| grid.is_empty(here) && letters.contains(grid.letter(here));
            if parts.iter().all(free) && (keyword != "city-hall" || parts.len() == 7) {
                for &(row, column) in &parts {
                    grid.owners[row as usize][column as usize] = Some(seat);
                }
                hexes.insert(centre);
            }
        }
        if !hexes.is_empty() {
            lines += &format!("{keyword} seat{seat} {}\n", text(hexes.into_iter().collect()));
        }
    };
    for (quadrant, keyword, number, letters) in [
        ("city_hall", "city-hall", 1, BUILDABLE),
        ("barracks", "warriors", 2, BUILDABLE),
        ("wagon", "wagon", 1, "GCDFTM"),
        ("lighthouse", "ship", 1, "W"),
    ] {
        if board.contains(quadrant) {
            put(keyword, number, letters, rng);
        }
    }
    lines
}

/// What `use` of a location then offers: builds, steps and pieces to take.
fn offers(state: &State, grid: &Grid, seat: u8, location: &str) -> [Vec<Place>; 3] {
    let open = |letters: &str| open(grid, &warriors(state, None), letters);
    let own = state.player(Seat(seat)).crossroads;
    let build = |places: Vec<Place>| [rule_3(grid, seat, places), Vec::new(), Vec::new()];
    let vehicle = |hex: Option<Hex>, ground: Vec<Place>| match hex.map(place) {
        None => build(ground),
        Some(from) => {
            let steps = around(from).filter(|beside| ground.contains(beside)).collect();
            [Vec::new(), steps, vec![from]]
        }
    };
    match location {
        "foresters_lodge" => build(open("T")),
        "monastery" => build(open("C")),
        "wagon" => vehicle(own.wagon, open("GCDFTM")),
        "lighthouse" => vehicle(own.ship, open("W")),
        "barracks" => {
            let standing: Vec<Place> = own.warriors.into_iter().flatten().map(place).collect();
            let places = if standing.len() < 2 { rule_3(grid, seat, open(BUILDABLE)) } else { Vec::new() };
            [places, Vec::new(), standing]
        }
        "city_hall" if own.city_hall.is_none() => {
            let room = open(BUILDABLE);
            let fits = |centre: &Place| {
                let parts: Vec<Place> = around(*centre).chain([*centre]).collect();
                parts.len() == 7
                    && parts.iter().all(|part| room.contains(part))
                    && parts.iter().any(|&part| grid.is_beside_own(part, seat))
            };
            [room.iter().copied().filter(fits).collect(), Vec::new(), Vec::new()]
        }
        _ => Default::default(),
    }
}

fn holds(state: &State, seat: u8, location: &str) -> bool {
    let specials = state.setting.board.specials().iter().enumerate();
    let held = state.player(Seat(seat)).tiles.held;
    specials.into_iter().any(|(tile, special)| special.kind.id() == location && held >> tile & 1 != 0)
}

#[test]
fn locations_agree_with_loops() {
    let mut used = BTreeSet::new();
    for number in 0..500 {
        let state = position(number);
        let (seat, grid) = (state.turn.active.0, Grid::new(&state));
        let played = state.turn.terrain.unwrap().letter().to_string();
        let mandatory = rule_3(&grid, seat, open(&grid, &warriors(&state, None), &played));
        assert_eq!(listed(&state, "build "), text(mandatory), "position {number}");
        for location in ["foresters_lodge", "monastery", "wagon", "lighthouse", "barracks", "city_hall"] {
            let offered = listed(&state, "use ").split(' ').any(|offered| offered == location);
            let expected = offers(&state, &grid, seat, location);
            let possible = expected.iter().any(|places| !places.is_empty());
            assert_eq!(offered, possible && holds(&state, seat, location), "{location} in position {number}");
            if !offered {
                continue;
            }
            used.insert(location);
            let acting = after(&state, &format!("use {location}"));
            for (word, places) in ["build ", "step ", "take "].into_iter().zip(expected) {
                assert_eq!(listed(&acting, word), text(places), "{location} {word}in position {number}");
            }
        }
    }
    assert_eq!(used.len(), 6, "{used:?}");
}

/// Where a piece that was picked up may go: the grid no longer has it, and a warrior does not block itself.
fn landing(state: &State, grid: &Grid, seat: u8, location: &str, from: Place) -> Vec<Place> {
    let warriors = warriors(state, Some(from));
    let elsewhere = |letters: &str| -> Vec<Place> {
        open(grid, &warriors, letters).into_iter().filter(|&here| here != from).collect()
    };
    match location {
        "barn" => rule_3(grid, seat, elsewhere(&state.turn.terrain.unwrap().letter().to_string())),
        "harbor" => rule_3(grid, seat, elsewhere("W")),
        _ => {
            let room = elsewhere(BUILDABLE);
            let jumps = (0..6).map(|direction| step(step(from, direction), direction));
            jumps.filter(|here| room.contains(here)).collect()
        }
    }
}

#[test]
fn moves_agree_with_loops() {
    let mut moved = 0;
    for number in 500..900 {
        let state = position(number);
        let seat = state.turn.active.0;
        let own = state.player(Seat(seat)).crossroads;
        let meeples: BTreeSet<Place> =
            own.warriors.into_iter().chain([own.wagon, own.ship]).flatten().map(place).collect();
        let hall: BTreeSet<Place> =
            own.city_hall.into_iter().map(place).flat_map(|centre| around(centre).chain([centre])).collect();
        for location in ["barn", "harbor", "paddock"] {
            if !holds(&state, seat, location) {
                continue;
            }
            let mut movable = Vec::new();
            for (row, column) in Grid::new(&state).own(seat) {
                let fixed = hall.contains(&(row, column))
                    || (meeples.contains(&(row, column)) && !state.setting.config.moving_meeples);
                let mut grid = Grid::new(&state);
                grid.owners[row as usize][column as usize] = None;
                let places = landing(&state, &grid, seat, location, (row, column));
                if fixed || places.is_empty() {
                    continue;
                }
                movable.push((row, column));
                moved += usize::from(meeples.contains(&(row, column)));
                let lifted =
                    after(&after(&state, &format!("use {location}")), &format!("lift {row},{column}"));
                assert_eq!(listed(&lifted, "put "), text(places), "{location} {row},{column} in {number}");
            }
            let offered = listed(&state, "use ").split(' ').any(|offered| offered == location);
            assert_eq!(offered, !movable.is_empty(), "{location} in position {number}");
            if offered {
                let acting = after(&state, &format!("use {location}"));
                assert_eq!(listed(&acting, "lift "), text(movable), "{location} in position {number}");
            }
        }
    }
    assert!(moved > 50, "{moved}");
}

/// Whether a seat has done a task of Crossroads.
fn is_done(grid: &Grid, seat: u8, task: Task) -> bool {
    let own: BTreeSet<Place> = grid.own(seat).into_iter().collect();
    let on_edge = |edge: usize| {
        let inside = |&&(row, column): &&Place| [row == 0, column == 19, row == 19, column == 0][edge];
        own.iter().filter(inside).count()
    };
    match task.id() {
        "home_country" => own.iter().any(|&start| {
            let (mut area, mut waiting) = (BTreeSet::new(), vec![start]);
            while let Some(here) = waiting.pop() {
                if area.insert(here) {
                    waiting.extend(around(here).filter(|&beside| grid.letter(beside) == grid.letter(start)));
                }
            }
            area.is_subset(&own)
        }),
        "fortress" => own.iter().any(|&here| around(here).filter(|beside| own.contains(beside)).count() == 6),
        "road" => own.iter().any(|&start| {
            [1, 5].into_iter().any(|direction| {
                let run = std::iter::successors(Some(start), |&here| Some(step(here, direction)));
                run.take_while(|here| own.contains(here)).count() >= 7
            })
        }),
        "place_of_refuge" => {
            let refuge =
                |&special: &Place| around(special).filter(|beside| own.contains(beside)).count() == 6;
            grid.specials.iter().any(refuge)
        }
        "advance" => (0..4).any(|edge| on_edge(edge) >= 7),
        "compass_points" => (0..4).all(|edge| on_edge(edge) >= 1),
        other => panic!("{other} is no task of Crossroads"),
    }
}

#[test]
fn tasks_agree_with_loops() {
    let mut done = BTreeSet::new();
    let of_crossroads = |task: &Task| task.set() == Set::Crossroads;
    let tasks: Vec<Task> = Task::ALL.into_iter().filter(of_crossroads).collect();
    for number in 0..1500 {
        let mut state = position(number);
        let mut table = (*state.setting).clone();
        table.tasks = tasks.iter().fold(0, |all, task| all | 1 << task.index());
        state.setting = table.into();
        let grid = Grid::new(&state);
        for seat in state.seats() {
            let score = KingdomBuilder::score(&state, seat).parts;
            for (&task, gold) in tasks.iter().zip([5, 6, 7, 8, 9, 10]) {
                let found = score.iter().find(|(source, _)| *source == task.key()).unwrap().1;
                let expected = if is_done(&grid, seat.0, task) { gold } else { 0 };
                assert_eq!(found, expected, "{task} of {seat} in position {number}");
                if found > 0 {
                    done.insert(task);
                }
            }
        }
    }
    assert!(done.len() >= 5, "{done:?}");
}
