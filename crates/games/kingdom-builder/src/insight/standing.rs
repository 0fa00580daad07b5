//! How a player stands, in plain numbers.

use steading_game::Seat;

use crate::board::{Specials, each};
use crate::verb::Role;
use crate::{Bonus, Extra, HexSet, Mandatory, Phase, ScoringCard, State, Terrain, scoring, sets};

/// What gold is counted for.
#[derive(Debug, Clone, Copy)]
pub(crate) enum Part {
    /// Single hexes that bring gold.
    Places,
    /// Pieces far apart.
    Spread,
    /// Pieces close together.
    Mass,
    /// What areas link.
    Links,
    /// More than others have.
    Contested,
}

/// The numbers that the features are made of.
#[derive(Debug, Default)]
pub(super) struct Standing {
    /// All gold, and the parts of it.
    pub(super) gold: f32,
    pub(super) castles: f32,
    pub(super) places: f32,
    pub(super) spread: f32,
    pub(super) mass: f32,
    pub(super) links: f32,
    pub(super) contested: f32,
    pub(super) tasks: f32,
    pub(super) tasks_begun: f32,
    /// Tiles that build, move, or do something else.
    pub(super) builders: f32,
    pub(super) movers: f32,
    pub(super) helpers: f32,
    pub(super) nomads: f32,
    pub(super) bonuses: f32,
    pub(super) tokens: f32,
    pub(super) silos: f32,
    pub(super) meeples: f32,
    pub(super) turns: f32,
    pub(super) supply: f32,
    pub(super) behind: f32,
    pub(super) tiles_near: f32,
    pub(super) tiles_in_sight: f32,
    pub(super) castles_near: f32,
    pub(super) terrains_beside: f32,
    pub(super) room: f32,
    pub(super) free_choice: f32,
    pub(super) areas: f32,
    pub(super) rows: f32,
    pub(super) longest_row: f32,
    pub(super) weakest: f32,
    pub(super) strongest: f32,
}

impl Standing {
    pub(super) fn new(state: &State, seat: Seat) -> Standing {
        let mut standing = Standing::default();
        standing.count_gold(state, seat);
        standing.count_tiles(state, seat);
        standing.count_turns(state, seat);
        standing.look_around(state, seat);
        standing.measure(state.pieces(seat));
        if state.setting.tasks != 0 {
            standing.tasks_begun = state.setting.tasks().map(|task| task.begun(state, seat)).sum();
        }
        standing
    }

    fn count_gold(&mut self, state: &State, seat: Seat) {
        let gained = state.player(seat).gold;
        for (card, during) in state.setting.cards.into_iter().zip(gained.cards) {
            *self.part_of(card) += f32::from(during) + card.score(state, seat) as f32;
        }
        self.castles = scoring::castles(state, seat) as f32;
        sets::crossroads::score(state, seat, &mut |_, gold| self.tasks += gold as f32);
        sets::marshlands::score(state, seat, &mut |_, gold| self.contested += gold as f32);
        sets::queenies::score(state, seat, &mut |_, gold| self.places += gold as f32);
        let parts =
            [self.castles, self.places, self.spread, self.mass, self.links, self.contested, self.tasks];
        self.gold = parts.into_iter().sum::<f32>() + f32::from(gained.treasure);
    }

    /// The part of the gold that a card belongs to.
    fn part_of(&mut self, card: ScoringCard) -> &mut f32 {
        match card.part() {
            Part::Places => &mut self.places,
            Part::Spread => &mut self.spread,
            Part::Mass => &mut self.mass,
            Part::Links => &mut self.links,
            Part::Contested => &mut self.contested,
        }
    }

    fn count_tiles(&mut self, state: &State, seat: Seat) {
        let (board, player) = (&state.setting.board, state.player(seat));
        for number in each(player.tiles.held & board.locations) {
            let Some(location) = board.location(number) else { continue };
            match Extra::Location(location).role(state, seat) {
                Some(Role::Builder) => self.builders += 1.0,
                Some(Role::Mover) => self.movers += 1.0,
                Some(Role::Helper) => self.helpers += 1.0,
                None => {}
            }
        }
        self.nomads = (player.tiles.held & board.nomads).count_ones() as f32;
        if !player.marshlands.bonus.is_empty() {
            self.bonuses =
                Bonus::ALL.iter().filter(|&&bonus| player.marshlands.bonus.has(bonus)).count() as f32;
        }
        self.tokens = f32::from(player.harvest.tokens);
        self.silos = match state.phase {
            Phase::Silo(_) | Phase::Over => player.harvest.silos.count_ones() as f32,
            Phase::Turn | Phase::Acting(_) => touched(state, player.pieces, board.silos),
        };
        self.meeples = player.crossroads.meeples().count() as f32;
    }

    /// Turns that are left to the player, if everybody goes on at the usual pace.
    fn count_turns(&mut self, state: &State, seat: Seat) {
        /// Settlements of one turn.
        const PACE: f32 = 3.5;
        let supply =
            |seat: Seat| f32::from(state.player(seat).supply + sets::marshlands::set_aside(state, seat));
        let fewest = state.seats().map(supply).fold(f32::MAX, f32::min);
        self.supply = supply(seat);
        self.behind = self.supply - fewest;
        if state.is_play_over() {
            return;
        }
        let players = state.setting.config.players;
        // The round goes from the start player to the one before (KB-54).
        let place = |seat: Seat| (seat.0 + players - state.setting.first.0) % players;
        let this_round = match (place(seat).cmp(&place(state.turn.active)), state.turn.mandatory) {
            (std::cmp::Ordering::Greater, _) | (std::cmp::Ordering::Equal, Mandatory::Ahead) => 1.0,
            (std::cmp::Ordering::Equal, Mandatory::Running) => 0.5,
            (std::cmp::Ordering::Equal, Mandatory::Done) | (std::cmp::Ordering::Less, _) => 0.0,
        };
        self.turns = this_round + if state.last_round { 0.0 } else { (fewest / PACE).floor() };
    }

    /// What lies beside own pieces, and what is one step farther.
    fn look_around(&mut self, state: &State, seat: Seat) {
        let (board, player) = (&state.setting.board, state.player(seat));
        let beside = player.beside & state.empty_buildable();
        let farther = beside | (beside.neighbours() & state.empty_buildable());
        self.room = beside.len() as f32;
        let wanted = (board.locations | board.nomads) & !player.tiles.taken;
        for number in each(wanted).filter(|&number| state.left[number] > 0) {
            if beside.meets(&board.around[number]) {
                self.tiles_near += 1.0;
            } else if farther.meets(&board.around[number]) {
                self.tiles_in_sight += 1.0;
            }
        }
        for castle in each(board.castles & !board.capitols) {
            let near = beside.meets(&board.around[castle]) && !player.pieces.meets(&board.around[castle]);
            self.castles_near += f32::from(u8::from(near));
        }
        let ties = Terrain::BASIC.map(|terrain| beside.meets(&board.all(terrain)));
        self.terrains_beside = ties.into_iter().map(|tie| f32::from(u8::from(tie))).sum();
        let card = if seat == state.turn.active && state.turn.mandatory != Mandatory::Done {
            state.turn.terrain
        } else {
            player.hand.get(0).map(crate::TerrainCard::terrain)
        };
        let free = |terrain: Terrain| !beside.meets(&board.all(terrain));
        self.free_choice = f32::from(u8::from(card.is_some_and(free)));
    }

    /// The shape of what was built.
    fn measure(&mut self, own: HexSet) {
        for line in own.lines().filter(|&line| line != 0) {
            self.rows += 1.0;
            self.longest_row = self.longest_row.max(line.count_ones() as f32);
        }
        self.weakest = f32::MAX;
        for quadrant in HexSet::QUADRANTS {
            let there = (own & quadrant).len() as f32;
            self.weakest = self.weakest.min(there);
            self.strongest = self.strongest.max(there);
        }
        self.areas = areas(own);
    }
}

/// The number of areas by Euler's formula: pieces minus pairs plus triangles. An area around a hole counts one less.
fn areas(own: HexSet) -> f32 {
    let steps = own.steps();
    let [east, north_east, north_west, _, south_west, south_east] = steps;
    let pairs = [east, north_east, north_west].map(|moved| (own & moved).len());
    let triangles = [north_east & north_west, south_east & south_west].map(|both| (own & both).len());
    own.len() as f32 - pairs.into_iter().sum::<u32>() as f32 + triangles.into_iter().sum::<u32>() as f32
}

/// How many of these special hexes are beside own pieces.
fn touched(state: &State, own: HexSet, specials: Specials) -> f32 {
    each(specials).filter(|&number| own.meets(&state.setting.board.around[number])).count() as f32
}
