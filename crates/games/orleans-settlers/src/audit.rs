//! What can never be: the invariants of the game.
//!
//! `audit/pending.rs` looks at the stack of decisions; here are the components and the rest of the table.

mod pending;

use steading_game::{Seat, SeatSet};

use crate::data::{Data, DeedTile, MAX_DEED_SLOTS, PlaceKind};
use crate::event::Happening;
use crate::slots::Piece;
use crate::state::{FIGURES, FORTRESSES, LAST_ERA, LAST_ROUND, SETTLERS, full_market};
use crate::{
    Deed, Follower, Good, MAX_DEEDS, MAX_PLAYERS, MAX_SPACES, Phase, Place, PlaceSet, Player, Space,
    SpaceSet, State, Tile, round,
};

/// Looks for anything that no legal game can lead to.
pub(crate) fn audit(state: &State) -> Result<(), String> {
    let players = state.config.players;
    ensure(state.start.0 < players, || format!("{} does not play", state.start))?;
    ensure((1..=LAST_ROUND).contains(&state.round), || format!("there is no round {}", state.round))?;
    tiles(state)?;
    settlers(state)?;
    state.seats().try_for_each(|seat| player(state, seat))?;
    let nobody = state.players[usize::from(players)..].iter().all(|player| *player == Player::NOBODY);
    ensure(nobody, || "somebody who does not play has things".to_owned())?;
    deeds(state)?;
    components(state)?;
    events(state)?;
    phase(state)?;
    pending::audit(state)
}

fn ensure(holds: bool, problem: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(problem()) }
}

/// The tiles lie where they should, and all of them (OR-10, OR-11).
fn tiles(state: &State) -> Result<(), String> {
    let column = Data::column(state.config.players);
    let map = &state.data().map;
    let board = &state.board;
    let starts: SpaceSet = map.start[column].iter().copied().collect();
    let mut left = map.tiles[column];
    for index in 0..MAX_SPACES {
        let right = match (Space::at(index), board.tiles[index]) {
            (Some(space), Tile::Start) => starts.contains(space),
            (Some(space), Tile::Land(terrain)) => {
                let tile = &mut left[terrain.index()];
                let there = *tile > 0 && map.used[column].contains(space) && !starts.contains(space);
                *tile = tile.saturating_sub(1);
                there
            }
            (Some(space), Tile::Unused) => !map.used[column].contains(space),
            (None, tile) => tile == Tile::Unused,
        };
        ensure(right, || {
            format!("space number {index} has the wrong tile, or there are too many of its kind")
        })?;
    }
    let villages = board.villages;
    ensure(starts.minus(villages).is_empty(), || "a start village shows no village".to_owned())?;
    ensure(villages.minus(map.used[column]).is_empty(), || format!("villages {villages} are not in play"))?;
    let without = board.churches.minus(villages);
    ensure(without.is_empty(), || format!("there is a church without a village on {without}"))
}

/// Who stands where (OR-71, OR-88, OR-93).
fn settlers(state: &State) -> Result<(), String> {
    let used = state.data().map.used[Data::column(state.config.players)];
    let board = &state.board;
    let mut at_war = SpaceSet::EMPTY;
    for seat in Seat::all(MAX_PLAYERS as u8) {
        let (own, forts) = (board.areas(seat), board.fortresses[seat.index()]);
        let plays = seat.0 < state.config.players;
        ensure(plays || own.or(forts).is_empty(), || format!("{seat} does not play and is on the map"))?;
        ensure(own.minus(used).is_empty(), || format!("{seat} stands on {}, not in play", own.minus(used)))?;
        let alone = own.minus(board.others(seat));
        let shared = forts.minus(alone);
        ensure(shared.is_empty(), || {
            format!("a fortress of {seat} stands without its settler, or beside others")
        })?;
        let era = state.players[seat.index()].era;
        ensure((1..=LAST_ERA).contains(&era), || format!("{seat} cannot be in era {era}"))?;
        if plays && !state.at_peace(seat) {
            let both = at_war.and(own);
            ensure(both.is_empty() || state.config.readings.one_at_peace, || {
                format!("two players who are not at peace share {both}")
            })?;
            at_war = at_war.or(own);
        }
    }
    Ok(())
}

fn player(state: &State, seat: Seat) -> Result<(), String> {
    let player = state.player(seat);
    let data = state.data();
    let track = &data.fame;
    let green = player.green.total();
    ensure((track.start..=track.last).contains(&player.fame), || format!("fame {} of {seat}", player.fame))?;
    ensure(!player.lying || player.era > 1, || format!("the figure of {seat} cannot lie in era 1"))?;
    ensure(green <= u32::from(data.green_capacity), || format!("{green} followers on the green of {seat}"))?;

    let areas = state.board.areas(seat).len() as u32;
    let settlers = areas + u32::from(FIGURES) + u32::from(player.settlers) + u32::from(player.boxed_settlers);
    ensure(settlers == u32::from(SETTLERS) && player.boxed_settlers >= 1, || {
        format!("{seat} has {settlers} settlers, {} of them in the box", player.boxed_settlers)
    })?;
    let forts = state.board.fortresses[seat.index()].len() as u32;
    let forts = forts + u32::from(player.fortresses) + u32::from(player.boxed_fortresses);
    let boxed = u8::from(state.config.players == 2);
    ensure(forts == u32::from(FORTRESSES) && player.boxed_fortresses >= boxed, || {
        format!("{seat} has {forts} fortresses, {} of them in the box", player.boxed_fortresses)
    })?;

    for place in Place::all() {
        let open = player.open.contains(place);
        let printed = data.place(place).kind == PlaceKind::Board;
        ensure(open || !printed, || format!("{place} of {seat} is closed, but printed on the board"))?;
        ensure(open || player.on(place).is_empty(), || {
            format!("something lies on {place} of {seat}, which is closed")
        })?;
        slots(state, seat, place)?;
    }
    ensure(player.open.minus(Place::all().collect::<PlaceSet>()).is_empty(), || "no such place".to_owned())?;
    match player.prohibited {
        None => Ok(()),
        Some(place) => ensure(
            state.happening_is(Happening::ProhibitLeftNeighbour)
                && crate::event::prohibit::can_be(state, seat, place),
            || format!("{place} of {seat} cannot be prohibited"),
        ),
    }
}

/// What lies on a place can lie there. The types of followers follow from earlier rounds, too.
fn slots(state: &State, seat: Seat, place: Place) -> Result<(), String> {
    let data = state.data();
    let facts = data.place(place);
    let lying = state.player(seat).on(place);
    let goods = state.stored(seat, place);
    let wrong = || format!("what lies on {place} of {seat} cannot lie there");
    let mut tiles = 0;
    for slot in 0..crate::data::MAX_SLOTS {
        match lying.get(slot) {
            None => ensure(!lying.filled(slot), wrong)?,
            Some(piece) => {
                let asked = facts.slots.get(slot).ok_or_else(wrong)?;
                if piece == Piece::Technology {
                    tiles += 1;
                    let rules = data.technology_on;
                    let never = asked.word.is_some_and(|word| rules.never & 1 << word.index() != 0);
                    let optional = asked.optional && !rules.optional;
                    ensure(!never && !optional && !facts.no_technology && facts.slots.len() > 1, wrong)?;
                }
            }
        }
    }
    let distinct = lying.counts().0.iter().all(|&count| count <= 1);
    let open = state.player(seat).open.contains(place);
    let held = facts.holds.is_none_or(|holds| {
        goods.total() <= u32::from(holds.most) && goods.iter().all(|(good, _)| holds.goods.contains(good))
    });
    ensure(held && (open || goods.total() == 0), wrong)?;
    ensure(tiles <= 1 && (!facts.distinct || distinct), wrong)
}

fn deeds(state: &State) -> Result<(), String> {
    let mut food = 0;
    for index in 0..MAX_DEEDS {
        for slot in 0..MAX_DEED_SLOTS {
            let filled = state.deeds.filled[index][slot];
            let facts = Deed::at(index).and_then(|deed| state.data().deeds[deed.index()].slots.get(slot));
            let number = facts.map_or(0, |facts| state.config.by_players(facts.number));
            ensure(filled <= number, || format!("deed number {index} has only {number} such slots"))?;
            if facts.is_some_and(|facts| facts.tile == DeedTile::Food) {
                food += u32::from(filled);
            }
        }
    }
    let sent = state.deeds.food;
    let edible = sent.iter().all(|(good, _)| state.data().food.contains(good));
    ensure(edible && sent.total() == food, || format!("{sent} cannot lie on {food} slots for food"))
}

/// Every good, follower, technology tile, church and card of the box is somewhere, once.
fn components(state: &State) -> Result<(), String> {
    let all = full_market(&state.config);
    let (sent_followers, sent_goods, sent_technology) = state.deeds.sent(state.data());
    for good in Good::ALL {
        let owned: u32 =
            state.seats().map(|seat| u32::from(state.player(seat).all_goods().count(good))).sum();
        let market = state.market.goods.count(good);
        let elsewhere = u32::from(state.market.removed.count(good)) + u32::from(sent_goods.count(good));
        let here = owned + u32::from(market) + elsewhere;
        let right = all.goods.count(good);
        ensure(here == u32::from(right), || format!("there are {here} {good}, not {right}"))?;
    }
    for follower in Follower::ALL {
        let owned: u32 = state.seats().map(|seat| owned(state.player(seat), follower)).sum();
        let here = owned
            + u32::from(state.market.followers.count(follower))
            + u32::from(sent_followers.count(follower));
        let right = all.followers.count(follower);
        ensure(here == u32::from(right), || format!("there are {here} {follower} tiles, not {right}"))?;
    }
    let placed = |seat: Seat| {
        let player = state.player(seat);
        player.open.iter().filter(|&place| player.on(place).technology().is_some()).count()
    };
    let elsewhere = usize::from(state.market.technology) + usize::from(sent_technology);
    let technology = elsewhere + state.seats().map(placed).sum::<usize>();
    let right = all.technology;
    ensure(technology == usize::from(right), || {
        format!("there are {technology} technology tiles, not {right}")
    })?;
    let churches = u32::from(state.market.churches) + state.board.churches.len() as u32;
    let right = all.churches;
    ensure(churches == u32::from(right), || format!("there are {churches} churches, not {right}"))?;
    let mut found = state.market.cards;
    for seat in state.seats() {
        let acquired = state.player(seat).open.and(all.cards);
        let twice = found.and(acquired);
        ensure(twice.is_empty(), || format!("{twice} is there twice"))?;
        found = found.or(acquired);
    }
    ensure(found == all.cards, || format!("cards are missing: {}", all.cards.minus(found)))
}

fn owned(player: &Player, follower: Follower) -> u32 {
    let placed = player.open.iter().map(|place| u32::from(player.on(place).counts().count(follower)));
    u32::from(player.bag.count(follower)) + u32::from(player.green.count(follower)) + placed.sum::<u32>()
}

/// Four events of each category, in the rounds that they belong to (OR-21).
fn events(state: &State) -> Result<(), String> {
    let known = state.data().event_cards(None).fold(0, |bits, card| bits | 1u64 << card.0);
    ensure(state.revealed & !known == 0, || "an event was turned up that is not there".to_owned())?;
    let facts = &state.data().events;
    for category in 0..4u8 {
        let own = state.data().event_cards(Some(category));
        let seen = own.filter(|card| state.revealed & 1 << card.0 != 0).count() as u8;
        let due = state.round.saturating_sub(4 * category).min(4);
        let letter = char::from(b'A' + category);
        ensure(seen == due, || format!("{seen} events {letter} were turned up, not {due}"))?;
    }
    let right = facts
        .get(state.event.index())
        .is_some_and(|event| event.category == Some(round::category(state.round)))
        && state.revealed & 1 << state.event.0 != 0;
    ensure(right, || format!("{} is not the event of round {}", state.event, state.round))
}

fn phase(state: &State) -> Result<(), String> {
    let players = state.config.players;
    let seated = |set: SeatSet| set.iter().all(|seat| seat.0 < players);
    let fine = match state.phase {
        Phase::Reveal => true,
        Phase::Draw { turn } => turn <= players && state.config.readings.draw_fewer,
        Phase::Plan { done, begun } => seated(begun) && done.or(begun) == begun,
        Phase::Actions { active, passed } => {
            let waiting = active.0 < players && !passed.contains(active);
            seated(passed) && (waiting || (passed.len() == usize::from(players) && active.0 < players))
        }
        Phase::Resolve { at, turn, values } => {
            let comparing = matches!(state.happening(), Happening::Compare(_));
            turn <= players
                && (turn == 0 || at == state.timing())
                && values[usize::from(players)..].iter().all(|&value| value == 0)
                && (comparing || values == [0; MAX_PLAYERS])
        }
        Phase::Bonus { turn, malus, rises, areas } => {
            turn <= players
                && (turn > 0 || !(malus || rises))
                && (!rises || state.player(state.nth(turn)).lying)
                && areas[usize::from(players)..].iter().all(|&value| value == 0)
        }
        Phase::Over => state.round == LAST_ROUND,
    };
    ensure(fine, || format!("the phase cannot be like that: {:?}", state.phase))
}

impl State {
    /// Whether the event of the round does this; asked before the event is known to exist.
    fn happening_is(&self, happening: Happening) -> bool {
        self.data().events.get(self.event.index()).is_some_and(|event| event.happening == happening)
    }
}
