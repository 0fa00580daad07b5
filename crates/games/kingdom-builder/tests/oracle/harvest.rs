//! Harvest in plain loops: targets with scouts on the board (HA-4, HA-11 to HA-19, HA-30), silo actions (HA-6), cards (HA-20
//! to HA-23), and Mayors and Rovers through whole games (HA-24 to HA-26, HA-32).

use std::collections::BTreeSet;

use steading_game::{Game, GameRng, Lines, Seat, Seed, Silent};
use steading_kingdom_builder::{HexSet, KingdomBuilder, Phase, Quadrant, ScoringCard, Set, State};

use crate::actions::{after, listed};
use crate::grid::{Grid, Place, all, around, text};
use crate::random::{clump, tiles};

/// A random position on Harvest quadrants and others. With `silo` the first silo is being used after the last turn.
pub(crate) fn position(number: u64, silo: bool) -> State {
    let mut rng = GameRng::new(Seed::from_number(number));
    let players = 2 + rng.below(4) as u8;
    let wanted = |quadrant: &Quadrant| {
        quadrant.set() == Set::Harvest || matches!(quadrant, Quadrant::Tavern | Quadrant::Oasis)
    };
    let mut quadrants: Vec<Quadrant> = Quadrant::ALL.into_iter().filter(wanted).collect();
    rng.shuffle(&mut quadrants);
    let board: Vec<&str> = quadrants[..4].iter().map(|quadrant| quadrant.id()).collect();
    let setup = KingdomBuilder::info().setup(Some(players), [("sets", "base,harvest")]).unwrap();
    let config = KingdomBuilder::configure(&setup).unwrap();
    let read = |text: &str| KingdomBuilder::read_position(&config, Lines::new(text));
    let played = ["grass", "canyon", "desert", "flowers", "forest"][rng.below(5) as usize];
    let heading = format!("board {}\ncards lords hermits workers\n", board.join(" "));
    let empty = read(&format!("{heading}played {played}")).unwrap();
    let mut grid = Grid::new(&empty);
    let mut lines = String::new();
    for seat in 0..players {
        lines += &format!("settlements seat{seat} {}\n", text(clump(&mut grid, seat, &mut rng)));
    }
    if silo {
        let specials = empty.setting.board.specials();
        let silo = specials.iter().find(|special| special.kind.id() == "silo").unwrap().hex;
        return read(&format!("{heading}{lines}last-round\nphase silo seat0 {silo} build")).unwrap();
    }
    lines += &tiles(&empty, &grid, players);
    let tokens = read(&format!("{heading}played {played}\n{lines}\ntokens seat0 2"));
    tokens.or_else(|_| read(&format!("{heading}played {played}\n{lines}"))).unwrap()
}

/// The board as the active player sees it: scouts stand in the way and count as own settlements.
struct Outlook {
    grid: Grid,
    scouts: BTreeSet<Place>,
    seat: u8,
}

impl Outlook {
    fn new(state: &State) -> Outlook {
        let scouts = state.harvest.scouts.iter().map(|hex| (i32::from(hex.row()), i32::from(hex.column())));
        Outlook { grid: Grid::new(state), scouts: scouts.collect(), seat: state.turn.active.0 }
    }

    fn free(&self, letters: &str) -> Vec<Place> {
        let free = |here: &Place| self.grid.is_empty(*here) && !self.scouts.contains(here);
        all().filter(|here| free(here) && letters.contains(self.grid.letter(*here))).collect()
    }

    fn beside(&self, places: Vec<Place>) -> Vec<Place> {
        let own = |here: Place| self.grid.owner(here) == Some(self.seat) || self.scouts.contains(&here);
        places.into_iter().filter(|&here| around(here).any(own)).collect()
    }

    fn rule_3(&self, places: Vec<Place>) -> Vec<Place> {
        let beside = self.beside(places.clone());
        if beside.is_empty() { places } else { beside }
    }

    /// Buildable hexes beside a hex like that.
    fn buildable_beside(&self, like: impl Fn(Place) -> bool) -> Vec<Place> {
        self.free(BUILDABLE).into_iter().filter(|&here| around(here).any(&like)).collect()
    }

    /// Where an action may build; nothing for those that do not build.
    fn targets(&self, played: char, extra: &str) -> Option<Vec<Place>> {
        let letter = |letter: char| move |here: Place| self.grid.letter(here) == letter;
        Some(match extra {
            "farmland" => self.beside(self.free("A")),
            "water_mill" => self.rule_3(self.buildable_beside(letter('W'))),
            "mountain_station" => self.rule_3(self.buildable_beside(letter('M'))),
            "university" => self.rule_3(self.buildable_beside(|here| self.grid.specials.contains(&here))),
            "watchtower" => {
                let foreign = |here| self.grid.owner(here).is_some_and(|owner| owner != self.seat);
                self.rule_3(self.buildable_beside(foreign))
            }
            "cathedral" => self.rule_3(self.free(&played.to_string())),
            "scout_cabin" => self.beside(self.free("GCDFTSAWM")),
            _ => return None,
        })
    }

    /// Where the Palisade may put a piece, by the rest of its area.
    fn palisade(&self, from: Place) -> Vec<Place> {
        let area = self.grid.areas(self.seat).into_iter().find(|area| area.contains(&from)).unwrap();
        self.buildable_beside(|here| here != from && area.contains(&here))
    }
}

const BUILDABLE: &str = "GCDFTSA";

#[test]
fn masks_agree_with_loops() {
    let mut used = BTreeSet::new();
    for number in 0..160 {
        let state = position(number, false);
        compare(&state, number, &mut used);
        // The same with scouts on the board.
        let mut rng = GameRng::new(Seed::from_number(number));
        if has(&state, "scout_cabin") {
            used.insert("scouts");
            compare(&scouted(&state, &mut rng), number, &mut used);
        }
    }
    assert_eq!(used.len(), 9, "{used:?}");
}

/// Uses the Scout Cabin somewhere.
fn scouted(state: &State, rng: &mut GameRng) -> State {
    let mut state = after(state, "use scout_cabin");
    while state.phase != Phase::Turn {
        let ways = listed(&state, "build ");
        let ways: Vec<&str> = ways.split(' ').collect();
        state = after(&state, &format!("build {}", rng.pick(&ways).unwrap()));
    }
    state
}

fn has(state: &State, extra: &str) -> bool {
    listed(state, "use ").split(' ').any(|offered| offered == extra)
}

fn compare(state: &State, number: u64, used: &mut BTreeSet<&'static str>) {
    let table = Outlook::new(state);
    let played = state.turn.terrain.unwrap().letter();
    let mandatory = table.rule_3(table.free(&played.to_string()));
    assert_eq!(listed(state, "build "), text(mandatory), "position {number}");
    let extras = [
        "farmland",
        "water_mill",
        "mountain_station",
        "university",
        "watchtower",
        "cathedral",
        "scout_cabin",
    ];
    for extra in extras.into_iter().filter(|extra| has(state, extra)) {
        used.insert(extra);
        let acting = after(state, &format!("use {extra}"));
        let tokens = state.player(state.turn.active).harvest.tokens;
        let expected = match table.targets(played, extra) {
            Some(_) if extra == "cathedral" && tokens == 0 => Vec::new(),
            targets => targets.unwrap(),
        };
        assert_eq!(listed(&acting, "build "), text(expected), "{extra} in position {number}");
    }
    let farm = table.targets(played, "farmland").is_some_and(|targets| !targets.is_empty());
    assert_eq!(has(state, "farmland"), farm, "position {number}");
    if !has(state, "palisade") {
        return;
    }
    used.insert("palisade");
    let acting = after(state, "use palisade");
    let own = table.grid.own(table.seat);
    let movable: Vec<Place> = own.into_iter().filter(|&from| !table.palisade(from).is_empty()).collect();
    assert_eq!(listed(&acting, "lift "), text(movable.clone()), "palisade in position {number}");
    for from in movable {
        let lifted = after(&acting, &format!("lift {},{}", from.0, from.1));
        assert_eq!(listed(&lifted, "put "), text(table.palisade(from)), "palisade in position {number}");
    }
}

#[test]
fn silos_agree_with_loops() {
    for number in 0..60 {
        let state = position(number, true);
        let (grid, seat) = (Grid::new(&state), 0);
        let free = |beside: &dyn Fn(Place) -> bool| -> Vec<Place> {
            let free = all().filter(|&here| grid.is_empty(here) && grid.is_buildable(here));
            free.filter(|&here| around(here).any(beside)).collect()
        };
        let own = |here: Place| grid.owner(here) == Some(seat);
        assert_eq!(listed(&state, "build "), text(free(&own)), "position {number}");
        let landing = |from: Place| free(&|here| here != from && own(here));
        let movable: Vec<Place> =
            grid.own(seat).into_iter().filter(|&from| !landing(from).is_empty()).collect();
        assert_eq!(listed(&state, "lift "), text(movable.clone()), "position {number}");
        for from in movable {
            let lifted = after(&state, &format!("lift {},{}", from.0, from.1));
            assert_eq!(listed(&lifted, "put "), text(landing(from)), "{from:?} in position {number}");
        }
    }
}

#[test]
fn cards_agree_with_loops() {
    for number in 0..100 {
        let mut state = position(number, false);
        for cards in [
            [ScoringCard::Rangers, ScoringCard::Chainers, ScoringCard::Lords],
            [ScoringCard::Travellers, ScoringCard::Homesteaders, ScoringCard::Lords],
        ] {
            let mut table = (*state.setting).clone();
            table.cards = cards;
            state.setting = table.into();
            let grid = Grid::new(&state);
            for seat in 0..KingdomBuilder::players(&state) {
                let score = KingdomBuilder::score(&state, Seat(seat)).parts;
                for (card, (_, found)) in cards.iter().zip(score).take(2) {
                    assert_eq!(found as usize, gold(&grid, seat, card.id()), "{card} in position {number}");
                }
            }
        }
    }
}

fn gold(grid: &Grid, seat: u8, card: &str) -> usize {
    let own = grid.own(seat);
    let count = |wanted: &dyn Fn(Place) -> bool| own.iter().filter(|&&here| wanted(here)).count();
    let beside = |here: Place| around(here).filter(|there| own.contains(there)).count();
    match card {
        "rangers" => (0..20).filter(|&row| count(&|here| here.0 == row) == 1).count() * 2,
        "chainers" => count(&|here| beside(here) == 2),
        "travellers" => count(&|(row, column)| [row, column].iter().any(|&edge| edge == 0 || edge == 19)),
        _ => {
            let quadrants = [(0, 0), (0, 1), (1, 0), (1, 1)];
            let inside = |quadrant| count(&|(row, column)| (row / 10, column / 10) == quadrant);
            quadrants.into_iter().map(inside).max().unwrap()
        }
    }
}

/// Counts marks and gold again after every decision of whole games.
#[test]
fn mayors_and_rovers_agree_through_whole_games() {
    let options = [("sets", "base,harvest"), ("cards", "mayors,rovers,lords")];
    let mut rng = GameRng::new(Seed::from_number(5));
    for seed in 0..16 {
        let setup = KingdomBuilder::info().setup(Some(2 + (seed % 4) as u8), options).unwrap();
        let config = KingdomBuilder::configure(&setup).unwrap();
        let mut state = KingdomBuilder::start(&config, Seed::from_number(seed), &mut Silent);
        let mut roved: BTreeSet<(u16, usize)> = BTreeSet::new();
        let mut gold = [0; 5];
        let mut marks = [0; 5];
        while let Some(seat) = KingdomBuilder::must_act(&state).first() {
            let before = state.clone();
            let action = KingdomBuilder::random_action(&state, seat, &mut rng, &mut Vec::new()).unwrap();
            KingdomBuilder::apply(&mut state, seat, action, &mut Silent).unwrap();
            let (old, new) = (before.pieces(seat), state.pieces(seat));
            let in_play = !matches!(before.phase, Phase::Silo(_));
            for hex in new.minus(old).iter() {
                let quadrant = HexSet::QUADRANTS.iter().position(|quadrant| quadrant.contains(hex)).unwrap();
                if in_play && new.len() > old.len() && roved.insert((before.turn.number, quadrant)) {
                    gold[seat.index()] += 1;
                }
                let on_line = new.iter().filter(|there| there.row() == hex.row()).count();
                let supply = before.player(seat).supply - u8::from(new.len() > old.len());
                let marked = marks.iter().any(|marks| marks >> hex.row() & 1 != 0);
                if on_line >= 4 && !marked && supply > 0 {
                    marks[seat.index()] |= 1 << hex.row();
                }
            }
            for seat in state.seats() {
                let player = state.player(seat);
                assert_eq!(player.harvest.marks, marks[seat.index()], "seed {seed} after {action}");
                assert_eq!(player.gold.cards, [0, gold[seat.index()], 0], "seed {seed} after {action}");
            }
        }
    }
}
