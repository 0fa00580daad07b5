//! The table as the deciding player sees it, for all sets together: what is free, what is beside own pieces, and where each
//! action may build or move to. Plain loops over hexes, written from the rule document.

use std::collections::BTreeSet;

use steading_game::Seat;
use steading_kingdom_builder::{Bonus, Hex, NomadTile, Player, State, Terrain};

use crate::field::{Field, on_island, place};
use crate::grid::{Place, step};

pub(crate) const BUILDABLE: &str = "GCDFTSA";

/// What lies where while `seat` decides.
#[derive(Clone)]
pub(crate) struct Scene<'a> {
    pub(crate) state: &'a State,
    pub(crate) seat: Seat,
    pub(crate) field: Field,
    warriors: BTreeSet<Place>,
    scouts: BTreeSet<Place>,
    /// The piece in flight came from here and does not go back (KB-35).
    lifted: Option<Place>,
    /// Rule 3 does not count, for the Outpost is taken up (NO-11).
    free_choice: bool,
}

impl<'a> Scene<'a> {
    pub(crate) fn new(state: &'a State, seat: Seat, free_choice: bool) -> Scene<'a> {
        let warriors = state.players.iter().flat_map(|player| player.crossroads.warriors).flatten();
        Scene {
            state,
            seat,
            field: Field::new(state),
            warriors: warriors.map(place).collect(),
            scouts: state.harvest.scouts.iter().map(place).collect(),
            lifted: None,
            free_choice,
        }
    }

    /// The same with the piece from that hex in flight: it does not count, and a warrior does not block (KB-35, CR-26).
    pub(crate) fn lift(&self, from: Place) -> Scene<'a> {
        let mut scene = self.clone();
        scene.field.owners.remove(&from);
        scene.warriors.remove(&from);
        scene.lifted = Some(from);
        scene
    }

    /// The same after both scouts were taken back (HA-29).
    pub(crate) fn without_scouts(&self) -> Scene<'a> {
        Scene { scouts: BTreeSet::new(), ..self.clone() }
    }

    pub(crate) fn player(&self) -> &'a Player {
        self.state.player(self.seat)
    }

    pub(crate) fn has_supply(&self) -> bool {
        self.player().supply > 0
    }

    /// Whether a piece can be put there: KB-8, KB-30, KB-31, CR-13.
    pub(crate) fn is_free(&self, here: Place, letters: &str) -> bool {
        self.field.is_open(here, letters)
            && self.lifted != Some(here)
            && !self.scouts.contains(&here)
            && (self.warriors.is_empty()
                || !self.field.around(here).iter().any(|beside| self.warriors.contains(beside)))
    }

    pub(crate) fn free(&self, letters: &str) -> Vec<Place> {
        self.field.all().filter(|&here| self.is_free(here, letters)).collect()
    }

    /// Free hexes of the played terrain; none as long as it is not chosen (MA-3).
    pub(crate) fn free_of_card(&self) -> Vec<Place> {
        self.state.turn.terrain.map_or(Vec::new(), |terrain| self.free(&letter(terrain)))
    }

    /// Own pieces, and in the own turn scouts (HA-30).
    fn is_own(&self, here: Place) -> bool {
        let scout = self.seat == self.state.turn.active && self.scouts.contains(&here);
        scout || self.field.owners.get(&here) == Some(&self.seat.0)
    }

    fn own_beside(&self, here: Place) -> usize {
        (0..6).filter(|&direction| self.is_own(step(here, direction))).count()
    }

    fn is_beside_foreign(&self, here: Place) -> bool {
        let foreign =
            |beside: &Place| self.field.owners.get(beside).is_some_and(|&owner| owner != self.seat.0);
        self.field.around(here).iter().any(foreign)
    }

    fn is_beside_letter(&self, here: Place, letter: char) -> bool {
        self.field.around(here).iter().any(|beside| self.field.letters[beside] == letter)
    }

    /// Only those beside own pieces, strictly (KB-36).
    pub(crate) fn beside_own(&self, places: Vec<Place>) -> Vec<Place> {
        places.into_iter().filter(|&here| self.own_beside(here) > 0).collect()
    }

    /// Rule 3: those beside own pieces, or all of them if there is none (KB-32, KB-33).
    pub(crate) fn rule_3(&self, places: Vec<Place>) -> Vec<Place> {
        let beside = self.beside_own(places.clone());
        if beside.is_empty() || self.free_choice { places } else { beside }
    }

    /// Where an action builds that builds one settlement; nothing for other actions.
    pub(crate) fn targets(&self, extra: &str) -> Option<Vec<Place>> {
        let buildable = || self.free(BUILDABLE).into_iter();
        Some(match extra {
            "oracle" => self.rule_3(self.free_of_card()),
            "farm" => self.rule_3(self.free("G")),
            "oasis" => self.rule_3(self.free("D")),
            "garden" => self.rule_3(self.free("F")),
            "foresters_lodge" => self.rule_3(self.free("T")),
            "monastery" => self.rule_3(self.free("C")),
            "canoe_bonus" => self.rule_3(self.free("SW")),
            "farmland" => self.beside_own(self.free("A")),
            "tower" => self.rule_3(buildable().filter(|&here| on_rim(here)).collect()),
            "tavern" => buildable().filter(|&here| self.continues_run(here)).collect(),
            "village" => buildable().filter(|&here| self.own_beside(here) >= 3).collect(),
            "fountain" => {
                let mountains = self.player().marshlands.bonus.is_ready(Bonus::Fountain);
                let ground = self.free(if mountains { "GCDFTSAM" } else { BUILDABLE });
                let fits = |here: &Place| self.own_beside(*here) == 1 && !self.is_beside_foreign(*here);
                ground.into_iter().filter(fits).collect()
            }
            "water_mill" => {
                // The coast of the island is beside water (Q3-4).
                let coast = |here: Place| on_island(here) && self.field.around(here).len() < 6;
                let wet = |here: &Place| self.is_beside_letter(*here, 'W') || coast(*here);
                self.rule_3(buildable().filter(wet).collect())
            }
            "mountain_station" => {
                self.rule_3(buildable().filter(|&here| self.is_beside_letter(here, 'M')).collect())
            }
            "university" => {
                self.rule_3(buildable().filter(|&here| self.is_beside_letter(here, '*')).collect())
            }
            "watchtower" => self.rule_3(buildable().filter(|&here| self.is_beside_foreign(here)).collect()),
            _ => {
                let donation = NomadTile::from_id(extra).and_then(NomadTile::terrain)?;
                self.rule_3(self.free(&letter(donation)))
            }
        })
    }

    /// Whether three own pieces in a row lie before it (KB-49).
    fn continues_run(&self, here: Place) -> bool {
        (0..6).any(|direction| {
            let way = std::iter::successors(Some(here), |&here| Some(step(here, direction)));
            way.skip(1).take_while(|&there| self.is_own(there)).count() >= 3
        })
    }

    /// Own pieces that actions may move: no city hall, and meeples only if the option says so (CR-4, AMB-12).
    pub(crate) fn movable(&self) -> Vec<Place> {
        let own = self.player().crossroads;
        let meeples: Vec<Place> =
            own.warriors.into_iter().chain([own.wagon, own.ship]).flatten().map(place).collect();
        let hall = self.city_hall(self.seat);
        let fixed = |here: &Place| {
            hall.contains(here) || (meeples.contains(here) && !self.state.setting.config.moving_meeples)
        };
        self.field.own(self.seat.0).into_iter().filter(|here| !fixed(here)).collect()
    }

    /// The seven parts of a city hall that stands.
    pub(crate) fn city_hall(&self, seat: Seat) -> Vec<Place> {
        let centre: Option<Hex> = self.state.player(seat).crossroads.city_hall;
        centre.map_or(Vec::new(), |centre| self.seven(place(centre)))
    }

    pub(crate) fn seven(&self, centre: Place) -> Vec<Place> {
        self.field.around(centre).into_iter().chain([centre]).collect()
    }

    /// Where a move takes the piece from that hex; nothing for actions that do not move.
    pub(crate) fn landing(&self, extra: &str, from: Place) -> Option<Vec<Place>> {
        let scene = self.lift(from);
        let ways = |go: &dyn Fn(usize) -> Option<Place>| Some((0..6).filter_map(go).collect());
        match extra {
            "barn" => Some(scene.rule_3(scene.free_of_card())),
            "harbor" => Some(scene.rule_3(scene.free("W"))),
            "rope_bridge" => Some(scene.rule_3(scene.free("C"))),
            "tree_house" => Some(scene.rule_3(scene.free("T"))),
            "paddock" => ways(&|direction| scene.buildable(step(step(from, direction), direction))),
            "refuge" | "resettlement" => ways(&|direction| scene.buildable(step(from, direction))),
            "caravan" => ways(&|direction| scene.slide(from, direction)),
            "refuge_bonus" => ways(&|direction| scene.jump(from, direction)),
            "palisade" => {
                let rest = self.area(from);
                let beside = |here: &Place| {
                    scene.field.around(*here).iter().any(|there| *there != from && rest.contains(there))
                };
                Some(scene.free(BUILDABLE).into_iter().filter(beside).collect())
            }
            "cave" => {
                let caves: Vec<Place> = self.state.setting.layout.caves.iter().map(place).collect();
                let at_a_cave =
                    |here: &Place| scene.field.around(*here).iter().any(|there| caves.contains(there));
                let places = if at_a_cave(&from) { scene.free(BUILDABLE) } else { Vec::new() };
                Some(places.into_iter().filter(at_a_cave).collect())
            }
            "silo" => Some(scene.beside_own(scene.free(BUILDABLE))),
            _ => None,
        }
    }

    fn buildable(&self, here: Place) -> Option<Place> {
        self.is_free(here, BUILDABLE).then_some(here)
    }

    /// On and on until the next hex is an obstacle (NO-15).
    fn slide(&self, from: Place, direction: usize) -> Option<Place> {
        let mut here = from;
        while self.is_free(step(here, direction), BUILDABLE) {
            here = step(here, direction);
        }
        (here != from).then_some(here)
    }

    /// Over everything to the first hex that is free (MA-18).
    fn jump(&self, from: Place, direction: usize) -> Option<Place> {
        let mut here = step(from, direction);
        while self.field.letters.contains_key(&here) && !self.is_free(here, BUILDABLE) {
            here = step(here, direction);
        }
        self.buildable(here)
    }

    /// The settlement area of an own piece (KB-6); scouts are no part of it.
    fn area(&self, start: Place) -> BTreeSet<Place> {
        let (mut area, mut waiting) = (BTreeSet::new(), vec![start]);
        while let Some(here) = waiting.pop() {
            if area.insert(here) {
                let own = |there: &Place| self.field.owners.get(there) == Some(&self.seat.0);
                waiting.extend(self.field.around(here).into_iter().filter(own));
            }
        }
        area
    }

    /// Where the centre of a city hall fits: all seven hexes free, and an own piece beside one of them (CR-8).
    pub(crate) fn centres(&self) -> Vec<Place> {
        let room = self.free(BUILDABLE);
        let fits = |centre: &Place| {
            let parts = self.seven(*centre);
            parts.len() == 7
                && parts.iter().all(|part| room.contains(part))
                && parts.iter().any(|&part| self.own_beside(part) > 0)
        };
        room.iter().copied().filter(fits).collect()
    }
}

pub(crate) fn letter(terrain: Terrain) -> String {
    terrain.letter().to_string()
}

fn on_rim((row, column): Place) -> bool {
    !on_island((row, column)) && (row == 0 || row == 19 || column == 0 || column == 19)
}
