//! Crossroads: warriors, wagons, ships, city halls, a second card in hand, and tasks.
//!
//! Rules: CR-1 to CR-27. Lines of a position: `tasks road advance`, `warriors seat0 3,4 7,8`, `wagon seat0 5,5`, `ship seat0
//! 9,3`, `city-hall seat0 12,7` with its centre, and `fort desert` for the card that a Fort under way has drawn. `settlements`
//! names ordinary settlements only.

use std::fmt::{self, Write};

use serde::{Deserialize, Serialize};
use steading_game::{GameRng, Lines, Message, PositionError, Seat};

use crate::board::Layout;
use crate::location::{barracks, crossroads, vehicle};
use crate::position::{by_seat, hexes};
use crate::{Acting, Extra, Hex, HexSet, Location, Phase, Set, Stage, State, Task, TerrainCard};

/// Where a single piece stands, among all pieces of its owner.
pub(crate) type Place = fn(&mut Pieces) -> &mut Option<Hex>;

/// What must be remembered within a turn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct InTurn {
    /// The card that the Fort has drawn, until its settlement is built (CR-7).
    pub fort: Option<TerrainCard>,
}

/// The pieces of one player that stand on the board and count as settlements (CR-3). They are also among
/// `Player::pieces`; whatever is not here is in the supply.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
pub struct Pieces {
    /// Warriors (CR-12).
    pub warriors: [Option<Hex>; 2],
    /// The wagon (CR-14).
    pub wagon: Option<Hex>,
    /// The ship (CR-15).
    pub ship: Option<Hex>,
    /// The centre of the city hall (CR-8).
    pub city_hall: Option<Hex>,
}

impl Pieces {
    /// All of them, each part of the city hall among them.
    #[inline]
    pub(crate) fn on_board(&self) -> HexSet {
        if *self == Pieces::default() {
            return HexSet::EMPTY;
        }
        self.city_hall_parts().chain(self.meeples()).collect()
    }

    /// Pieces that other actions may not move: the city hall, and the rest too unless the option says so (CR-4, AMB-12).
    #[inline]
    pub(crate) fn fixed(&self, meeples_move: bool) -> HexSet {
        if *self == Pieces::default() {
            return HexSet::EMPTY;
        }
        self.city_hall_parts().chain(self.meeples().filter(|_| !meeples_move)).collect()
    }

    /// The warrior, wagon or ship of one hex went to another (CR-4).
    #[inline]
    pub(crate) fn follow(&mut self, from: Hex, to: Hex) {
        if *self != Pieces::default() {
            self.replace(from, Some(to));
        }
    }

    /// The warrior, wagon or ship that stands there goes back beside the board; whether there is one.
    pub(crate) fn take(&mut self, hex: Hex) -> bool {
        self.replace(hex, None)
    }

    fn replace(&mut self, from: Hex, to: Option<Hex>) -> bool {
        let [one, other] = &mut self.warriors;
        let meeple =
            [one, other, &mut self.wagon, &mut self.ship].into_iter().find(|meeple| **meeple == Some(from));
        let found = meeple.map(|meeple| *meeple = to).is_some();
        self.warriors = in_order(self.warriors);
        found
    }

    /// A warrior comes onto the board.
    pub(crate) fn add_warrior(&mut self, hex: Hex) {
        if let Some(place) = self.warriors.iter_mut().find(|place| place.is_none()) {
            *place = Some(hex);
        }
        self.warriors = in_order(self.warriors);
    }

    /// The letter of the piece on that hex in pictures; none for a settlement.
    pub(crate) fn letter(&self, hex: Hex) -> &'static str {
        match Some(hex) {
            hex if self.warriors.contains(&hex) => "w",
            hex if self.wagon == hex => "v",
            hex if self.ship == hex => "s",
            _ if self.city_hall_parts().any(|part| part == hex) => "c",
            _ => "",
        }
    }

    fn city_hall_parts(&self) -> impl Iterator<Item = Hex> {
        self.city_hall.into_iter().flat_map(parts)
    }

    fn meeples(&self) -> impl Iterator<Item = Hex> {
        self.warriors.into_iter().chain([self.wagon, self.ship]).flatten()
    }
}

/// The hexes of a city hall with that centre (CR-8).
pub(crate) fn parts(centre: Hex) -> impl Iterator<Item = Hex> {
    centre.neighbours().chain([centre])
}

/// Warriors in the order of their hexes, so that every table has one description.
fn in_order(mut warriors: [Option<Hex>; 2]) -> [Option<Hex>; 2] {
    warriors.sort_unstable_by_key(|warrior| (warrior.is_none(), *warrior));
    warriors
}

/// Hexes beside a warrior, on which nothing may be placed (CR-13).
pub(crate) fn blocked(state: &State) -> HexSet {
    warriors(state).flat_map(Hex::neighbours).collect()
}

/// Whether any warrior stands on the board, so that `State::open` must be made anew when a piece moves.
#[inline]
pub(crate) fn warriors_stand(state: &State) -> bool {
    warriors(state).next().is_some()
}

fn warriors(state: &State) -> impl Iterator<Item = Hex> {
    state.players.iter().flat_map(|player| player.crossroads.warriors).flatten()
}

/// The warriors of `seat` that other actions may move (CR-4, AMB-12).
#[inline]
pub(crate) fn movable_warriors(state: &State, seat: Seat) -> impl Iterator<Item = Hex> + use<> {
    let movable = state.table.config.moving_meeples;
    state.player(seat).crossroads.warriors.into_iter().flatten().filter(move |_| movable)
}

/// The table while the piece on that hex is lifted, if that makes a difference: a warrior does not block then (CR-26).
#[inline]
pub(crate) fn lifted(state: &State, seat: Seat, from: Hex) -> Option<State> {
    state.player(seat).crossroads.warriors.contains(&Some(from)).then(|| {
        let mut lifted = state.clone();
        lifted.player_mut(seat).crossroads.take(from);
        lifted.open = lifted.open_hexes();
        lifted
    })
}

/// One task for each Crossroads quadrant (CR-2), as bits.
pub(crate) fn draw_tasks(layout: &Layout, rng: &mut GameRng) -> u8 {
    let mut drawn = 0;
    for _ in 0..quadrants(layout) {
        let left: u8 = !drawn & ((1 << Task::COUNT) - 1);
        let mut bits = left;
        for _ in 0..rng.below(left.count_ones()) {
            bits &= bits - 1;
        }
        drawn |= bits & bits.wrapping_neg();
    }
    drawn
}

fn quadrants(layout: &Layout) -> usize {
    layout.quadrants.iter().filter(|quadrant| quadrant.set() == Set::Crossroads).count()
}

/// How many terrain cards `seat` draws at the end of the turn: one, or more with the Crossroads tile (CR-9, HA-10).
#[inline]
pub(crate) fn cards_to_draw(state: &State, seat: Seat) -> u8 {
    1 + crossroads::more_cards(state, seat)
}

/// The most cards that `seat` can have.
pub(crate) fn most_cards(state: &State, seat: Seat) -> usize {
    1 + crossroads::most_cards(state, seat)
}

/// The gold of `seat` for the tasks, in the order of `Table::tasks` (CR-17 to CR-22).
pub(crate) fn score(state: &State, seat: Seat, part: &mut impl FnMut(&'static str, u32)) {
    for task in state.table.tasks() {
        part(task.key(), task.score(state, seat));
    }
}

/// What is asked in an extra action of this set, where more is to be said than usual.
pub(crate) fn prompt(state: &State, seat: Seat, acting: Acting) -> Option<Message> {
    let Acting { extra: Extra::Location(location), stage } = acting else { return None };
    let message = match (location, stage) {
        (Location::Fort, _) => Message::new("prompt-fort").with("card", state.turn.crossroads.fort?.key()),
        (Location::CityHall, _) => Message::new("prompt-city-hall"),
        (Location::Barracks, _) => {
            let some =
                (barracks::targets(state, seat).is_empty(), barracks::warriors(state, seat).is_empty());
            Message::new(match some {
                (false, false) => "prompt-place-or-take",
                (false, true) => "prompt-place",
                (true, _) => "prompt-take",
            })
        }
        (Location::Wagon | Location::Lighthouse, Stage::Build { .. }) => Message::new("prompt-place"),
        (Location::Wagon | Location::Lighthouse, Stage::Step { done, .. }) => {
            let key = if done == 0 { "prompt-step-or-take" } else { "prompt-steps" };
            Message::new(key).with("left", vehicle::STEPS.saturating_sub(done))
        }
        _ => return None,
    };
    Some(message.with("extra", acting.extra.key()))
}

/// The own lines of a position.
pub(crate) fn write(state: &State, out: &mut String) -> fmt::Result {
    if state.table.tasks != 0 {
        write!(out, "tasks")?;
        state.table.tasks().try_for_each(|task| write!(out, " {task}"))?;
        writeln!(out)?;
    }
    if let Some(card) = state.turn.crossroads.fort {
        writeln!(out, "fort {card}")?;
    }
    for seat in state.seats() {
        let Pieces { warriors, wagon, ship, city_hall } = state.player(seat).crossroads;
        if let [Some(one), other] = warriors {
            write!(out, "warriors {seat} {one}")?;
            other.map_or(Ok(()), |other| write!(out, " {other}"))?;
            writeln!(out)?;
        }
        for (keyword, hex) in [("wagon", wagon), ("ship", ship), ("city-hall", city_hall)] {
            hex.map_or(Ok(()), |hex| writeln!(out, "{keyword} {seat} {hex}"))?;
        }
    }
    Ok(())
}

/// Reads the line `tasks`; with a Crossroads quadrant it must be there.
pub(crate) fn read_tasks(layout: &Layout, lines: &mut Lines<'_>) -> Result<u8, PositionError> {
    let Some(line) = lines.take("tasks")? else {
        return match quadrants(layout) {
            0 => Ok(0),
            _ => Err(PositionError::whole("the line `tasks …` is missing (CR-2)")),
        };
    };
    line.words().try_fold(0, |tasks, word| match Task::from_id(word) {
        Some(task) if tasks >> task.index() & 1 == 0 => Ok(tasks | 1 << task.index()),
        Some(_) => Err(line.problem(format_args!("`{word}` stands here twice"))),
        None => Err(line.problem(format_args!("`{word}` is no task"))),
    })
}

/// Reads the others back.
pub(crate) fn read(state: &mut State, lines: &mut Lines<'_>) -> Result<(), PositionError> {
    state.turn.crossroads.fort = lines.take("fort")?.map(|line| line.value()).transpose()?;
    for (seat, line, words) in by_seat(state, lines, "warriors")? {
        let warriors: Vec<Hex> = hexes(&line, words)?.iter().collect();
        if warriors.is_empty() || warriors.len() > 2 {
            return Err(line.problem("there are two warriors (CR-2)"));
        }
        let placed = &mut state.player_mut(seat).crossroads;
        for hex in warriors {
            placed.add_warrior(hex);
        }
    }
    let places: [(&str, Place); 3] = [
        ("wagon", |pieces| &mut pieces.wagon),
        ("ship", |pieces| &mut pieces.ship),
        ("city-hall", |pieces| &mut pieces.city_hall),
    ];
    for (keyword, place) in places {
        for (seat, _, mut words) in by_seat(state, lines, keyword)? {
            *place(&mut state.player_mut(seat).crossroads) = Some(words.value("a hex")?);
            words.end()?;
        }
    }
    for seat in state.seats() {
        let player = state.player_mut(seat);
        let placed = player.crossroads.on_board();
        if player.pieces.meets(&placed) {
            return Err(PositionError::whole(format!("{seat} has two pieces on one hex (KB-30)")));
        }
        player.pieces |= placed;
        player.beside = player.pieces.neighbours();
    }
    Ok(())
}

/// What can never be.
pub(crate) fn audit(state: &State) -> Result<(), String> {
    let (tasks, quadrants) = (state.table.tasks, quadrants(&state.table.layout));
    if tasks.count_ones() as usize != quadrants || tasks >> Task::COUNT != 0 {
        return Err(format!("there is one task for each of {quadrants} quadrants of Crossroads (CR-2)"));
    }
    let fort =
        |phase| matches!(phase, Phase::Acting(acting) if acting.extra == Extra::Location(Location::Fort));
    if state.turn.crossroads.fort.is_some() != fort(state.phase) {
        return Err("a Fort under way has drawn a card (CR-7)".to_owned());
    }
    state.seats().try_for_each(|seat| audit_pieces(state, seat))
}

/// Pieces are different ones, stand where their owner has pieces, and come from a location of this board.
fn audit_pieces(state: &State, seat: Seat) -> Result<(), String> {
    let (board, player) = (&state.table.board, state.player(seat));
    let pieces = player.crossroads;
    let sources = [
        (Location::Barracks, pieces.warriors[0]),
        (Location::Wagon, pieces.wagon),
        (Location::Lighthouse, pieces.ship),
        (Location::CityHall, pieces.city_hall),
    ];
    let foreign =
        |&(location, piece): &(Location, Option<Hex>)| piece.is_some() && board.hexes_of(location) == 0;
    if let Some((location, _)) = sources.iter().find(|source| foreign(source)) {
        return Err(format!("{seat} has a piece of {location}, which is not on the board"));
    }
    let city_hall: HexSet = pieces.city_hall_parts().collect();
    let whole = city_hall.is_empty() || city_hall.len() == 7;
    if !whole || !city_hall.minus(board.buildable).is_empty() {
        return Err(format!("the city hall of {seat} lies on 7 buildable hexes (CR-8)"));
    }
    let number = city_hall.len() as usize + pieces.meeples().count();
    let on_board = pieces.on_board();
    if on_board.len() as usize != number || !on_board.minus(player.pieces).is_empty() {
        return Err(format!("{seat} has two pieces on one hex (KB-30)"));
    }
    if pieces.warriors != in_order(pieces.warriors) {
        return Err(format!("the warriors of {seat} are out of order"));
    }
    Ok(())
}
