//! What is laid out before the first turn and stays as it is.
//!
//! Rules: KB-13 to KB-17.

use steading_game::{EventSink, GameRng, Seat};

use crate::board::{Layout, Specials};
use crate::{Board, Config, Event, NomadTile, Quadrant, ScoringCard, Task, Terrain, sets};

/// The set-up, the board and the open cards.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Setting {
    /// How the game was set up.
    pub config: Config,
    /// What lies where.
    pub layout: Layout,
    /// The board made of it.
    pub board: Board,
    /// The three Kingdom Builder cards (KB-15).
    pub cards: [ScoringCard; 3],
    /// The task cards, as bits (CR-2).
    pub tasks: u8,
    /// The nomad tile that was laid on each nomad hex, by the number of the special hex (NO-2).
    pub nomads: [Option<NomadTile>; crate::board::MAX_SPECIALS],
    /// The terrain whose cards were removed (MA-24).
    pub removed_terrain: Option<Terrain>,
    /// The start player (KB-17).
    pub first: Seat,
}

impl Setting {
    /// Chooses at random whatever the set-up leaves open.
    pub(crate) fn lay_out(config: &Config, rng: &mut GameRng, events: &mut impl EventSink<Event>) -> Setting {
        let quadrants = fill(config.quadrants, config.quadrant_pool(), Quadrant::Oracle, rng);
        let turned = config.turned.map(|turned| turned.unwrap_or_else(|| rng.below(2) == 1));
        let mut layout = sets::queenies::layout(config, quadrants, turned, rng);
        let mut board = Board::new(&layout, &config.data);
        sets::queenies::mark(config, &mut layout, &mut board, rng);
        let cards = fill(config.cards, config.card_pool(), ScoringCard::Fishermen, rng);
        let random = |rng: &mut GameRng| Seat(rng.below(u32::from(config.players)) as u8);
        let first = config.first_player.unwrap_or_else(|| random(rng));
        let removed_terrain = sets::marshlands::remove_terrain(config, &cards, rng, events);
        let setting = Setting {
            tasks: sets::crossroads::draw_tasks(config, &layout, rng),
            nomads: sets::nomads::lay_tiles(config, &board, rng),
            removed_terrain,
            config: config.clone(),
            layout,
            board,
            cards,
            first,
        };
        events.tell(|| Event::Began { first, cards });
        for task in setting.tasks() {
            events.tell(|| Event::Task { task });
        }
        setting
    }

    /// The seats in play.
    pub fn seats(&self) -> impl DoubleEndedIterator<Item = Seat> + Clone + use<> {
        Seat::all(self.config.players)
    }

    /// The castles that bring gold: all of them, or those without a capitol (KB-53, Q1-3).
    #[inline]
    pub(crate) fn paying_castles(&self) -> Specials {
        let replaced = if self.config.readings.castle_under_capitol { 0 } else { self.board.capitols };
        self.board.castles & !replaced
    }

    /// The tasks of this game.
    pub fn tasks(&self) -> impl Iterator<Item = Task> + use<> {
        let tasks = self.tasks;
        Task::ALL.into_iter().filter(move |task| tasks >> task.index() & 1 != 0)
    }
}

/// The most things that are drawn from: all quadrants, all cards.
const MOST: usize = 32;

/// Fills the open places with different ones from the pool. The pool is large enough; `config.rs` sees to that.
fn fill<T: Copy + PartialEq, const N: usize>(
    named: [Option<T>; N],
    pool: impl Iterator<Item = T>,
    any: T,
    rng: &mut GameRng,
) -> [T; N] {
    let mut left = [any; MOST];
    let mut count = 0;
    for item in pool.filter(|item| !named.contains(&Some(*item))).take(MOST) {
        left[count] = item;
        count += 1;
    }
    named.map(|named| {
        named.unwrap_or_else(|| {
            let drawn = rng.below(count as u32) as usize;
            count = count.saturating_sub(1);
            left.swap(drawn, count);
            left[count]
        })
    })
}
