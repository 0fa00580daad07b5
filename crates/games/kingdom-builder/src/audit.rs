//! What can never be: the invariants of the game.

use steading_game::Seat;

use crate::board::each;
use crate::terrain_card::Cards;
use crate::{
    Acting, MAX_PLAYERS, Mandatory, Phase, Player, Stage, State, Terrain, extra, placement, played, sets,
};

/// Looks for anything that no legal game can lead to.
pub(crate) fn audit(state: &State) -> Result<(), String> {
    setting(state)?;
    sets::nomads::audit(state)?;
    sets::crossroads::audit(state)?;
    sets::marshlands::audit(state)?;
    sets::harvest::audit(state)?;
    sets::queenies::audit(state)?;
    for seat in state.seats() {
        pieces(state, seat)?;
        tiles(state, seat)?;
    }
    board(state)?;
    cards(state)?;
    turn(state)?;
    phase(state)
}

fn ensure(holds: bool, problem: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(problem()) }
}

/// Quadrants and cards are different ones of the sets in the mix, and those that the set-up names (KB-13, KB-15).
fn setting(state: &State) -> Result<(), String> {
    let (setting, config) = (&*state.setting, &state.setting.config);
    for (place, quadrant) in setting.layout.quadrants.into_iter().enumerate() {
        let named = config.quadrants[place].is_none_or(|named| named == quadrant);
        let turned = config.turned[place].is_none_or(|turned| turned == setting.layout.turned[place]);
        let new = !setting.layout.quadrants[..place].contains(&quadrant);
        ensure(named && turned && new && config.quadrant_pool().any(|known| known == quadrant), || {
            format!("quadrant {quadrant} does not fit the set-up in place {place} (KB-13)")
        })?;
    }
    for (place, card) in setting.cards.into_iter().enumerate() {
        let named = config.cards[place].is_none_or(|named| named == card);
        let new = !setting.cards[..place].contains(&card);
        ensure(named && new && config.card_pool().any(|known| known == card), || {
            format!("card {card} does not fit the set-up (KB-15)")
        })?;
    }
    let plays = |seat: Seat| seat.0 < config.players;
    let first = config.first_player.is_none_or(|named| named == setting.first);
    ensure(plays(setting.first) && first, || {
        format!("{} cannot be the start player (KB-17)", setting.first)
    })?;
    ensure(plays(state.turn.active), || format!("{} does not play", state.turn.active))?;
    let ghosts = &state.players[usize::from(config.players)..MAX_PLAYERS];
    ensure(ghosts.iter().all(|ghost| *ghost == Player::default()), || {
        "an empty seat has something".to_owned()
    })
}

/// Every settlement is on the board, in the supply, set aside or a mark.
fn pieces(state: &State, seat: Seat) -> Result<(), String> {
    let player = state.player(seat);
    ensure(player.pieces.minus(state.setting.board.ground).is_empty(), || {
        format!("{seat} has a piece where none can be (KB-4)")
    })?;
    let settlements = state.setting.config.data.facts.numbers.settlements;
    let built = player.pieces.len() - player.crossroads.on_board().len();
    let elsewhere =
        u32::from(player.supply) + u32::from(player.marshlands.set_aside) + player.harvest.marks.count_ones();
    ensure(built + elsewhere == u32::from(settlements), || {
        format!("{seat} has {built} settlements on the board and {elsewhere} elsewhere, not {settlements}")
    })?;
    let others = state.foreign_pieces(seat);
    ensure(!player.pieces.meets(&others), || "two pieces are on one hex (KB-30)".to_owned())?;
    ensure(player.beside == player.pieces.neighbours(), || "hexes beside pieces are out of date".to_owned())
}

/// Tiles held have an own piece beside their hex, and nobody took more than there are (KB-14, KB-40, KB-42).
fn tiles(state: &State, seat: Seat) -> Result<(), String> {
    let (board, player) = (&state.setting.board, state.player(seat));
    let tiles = player.tiles;
    let sound = tiles.held & !tiles.taken == 0
        && (tiles.used | tiles.fresh) & !tiles.held == 0
        && tiles.used & tiles.fresh == 0
        && tiles.taken & !(board.locations | board.nomads) == 0;
    ensure(sound, || format!("the tiles of {seat} contradict each other"))?;
    // Silo actions lose no tiles (HA-27).
    let kept = if state.is_play_over() { 0 } else { tiles.held & board.locations };
    for number in each(kept) {
        let hex = board.specials()[number].hex;
        ensure(player.pieces.meets(&board.around[number]), || {
            format!("{seat} has a tile of {hex} and no settlement beside it (KB-42)")
        })?;
    }
    let used = tiles.used & !sets::marshlands::reactions::tiles(board);
    let active = seat == state.turn.active && !state.is_play_over();
    ensure(active || used == 0, || format!("{seat} has used tiles out of turn (KB-23)"))
}

fn board(state: &State) -> Result<(), String> {
    ensure(state.open == state.open_hexes(), || "empty hexes are out of date".to_owned())?;
    ensure(state.left == state.tiles_left(), || "tiles on the board are out of date".to_owned())?;
    let each_hex = state.setting.config.data.facts.numbers.tiles_per_location;
    for (number, special) in state.setting.board.specials().iter().enumerate() {
        let is_nomad = state.setting.board.nomads >> number & 1 != 0;
        let most = if is_nomad { u8::from(state.setting.nomads[number].is_some()) } else { each_hex };
        let taken = state.players.iter().filter(|player| player.tiles.taken >> number & 1 != 0).count();
        ensure(taken <= usize::from(most), || {
            format!("{taken} tiles were taken from {}, where {most} were", special.hex)
        })?;
    }
    Ok(())
}

/// Every terrain card is somewhere, once.
fn cards(state: &State) -> Result<(), String> {
    let hands = state.players.iter().map(|player| player.hand);
    let held = hands.chain([state.turn.cards]).flat_map(|hand| hand.iter()).map(|held| held.card);
    let held: Cards = held.chain(state.turn.crossroads.fort).collect();
    let deck = &state.deck;
    let all = [held, deck.pile, deck.discard, deck.removed]
        .iter()
        .try_fold(Cards::NONE, |sum, pile| sum.plus(pile));
    let config = &state.setting.config;
    let right = Cards::deck(&config.data.facts, config.has_dual_cards());
    ensure(all == Some(right), || {
        "hands, piles and removed cards are not the terrain deck (KB-11)".to_owned()
    })?;
    let over = state.is_play_over();
    for seat in state.seats() {
        let (hand, most) = (state.player(seat).hand.len(), sets::crossroads::most_cards(state, seat));
        let (hidden, open) = if over || seat != state.turn.active { (most, 0) } else { (0, most) };
        let right = hand <= hidden && (open == 0 || state.turn.cards.len() <= open);
        ensure(right, || format!("{seat} has more cards than possible (KB-16, CR-9)"))?;
    }
    ensure(state.turn.cards.iter().all(|held| held.age == 0), || "an open card has no age".to_owned())
}

fn turn(state: &State) -> Result<(), String> {
    let turn = &state.turn;
    ensure(turn.number >= 1, || "turns are counted from 1".to_owned())?;
    let no_supply = state.seats().any(|seat| placement::has_built_all(state, seat));
    ensure(state.last_round || !no_supply, || {
        "a supply is empty: this is the last round (KB-54)".to_owned()
    })?;
    if state.is_play_over() {
        let empty = turn.cards.is_empty() && turn.terrain.is_none() && turn.played.is_none();
        return ensure(
            empty && turn.mandatory == Mandatory::Done && turn.built == 0 && state.last_round,
            || "play is over, but something is still going on".to_owned(),
        );
    }
    ensure(turn.played.is_none_or(|place| usize::from(place) <= turn.cards.len()), || {
        "the played card is none of the open ones".to_owned()
    })?;
    terrain(state)?;
    mandatory(state)
}

/// A terrain is fixed where nothing is to be chosen, and full ones are replaced, unless reactions come first (EN-2).
fn terrain(state: &State) -> Result<(), String> {
    let (turn, shown) = (&state.turn, played::shown(state));
    let waits = sets::marshlands::asked(state).is_some();
    if let Some(terrain) = turn.terrain {
        let played = turn.played.is_some_and(|place| usize::from(place) < turn.cards.len());
        ensure(played && shown.contains(terrain), || format!("no open card shows {terrain}"))?;
        return ensure(waits || !state.empty(terrain).is_empty(), || {
            format!("{terrain} is full: the card is replaced at once (KB-26)")
        });
    }
    let forced = turn.mandatory == Mandatory::Running && played::choosable(state).len() == 1;
    ensure(shown.len() != 1 && !forced, || "the terrain of the open card is fixed".to_owned())?;
    let none_to_draw = state.deck.pile.is_empty() && state.deck.discard.is_empty();
    let none = shown.is_empty() && none_to_draw;
    ensure(waits || none || !played::playable(state).is_empty(), || {
        "without a card one is drawn at once (KB-26)".to_owned()
    })
}

/// As long as the mandatory action is not done, it can go on (KB-21).
fn mandatory(state: &State) -> Result<(), String> {
    let turn = &state.turn;
    let (seat, built) = (turn.active, turn.built);
    let no_supply = state.player(seat).supply == 0;
    // While reactions are asked for, nobody has looked yet whether it is finished (EN-2).
    let goes_on = sets::marshlands::asked(state).is_some() || played::owes_anything(state);
    let right = match turn.mandatory {
        Mandatory::Ahead => built == 0 && goes_on,
        Mandatory::Running => (built > 0 || no_supply) && built <= 3 && goes_on,
        // Extra actions after it cannot fill a supply again, so what ended it early still holds.
        Mandatory::Done => {
            let no_card = turn.terrain.is_none() && played::playable(state).is_empty();
            let config = &state.setting.config;
            let swamp = config.has_dual_cards() && !state.setting.board.all(Terrain::Swamp).is_empty();
            let all = built == 3 || (built == 2 && swamp);
            no_card || ((all || (built < 3 && no_supply)) && sets::marshlands::due(state, seat) == 0)
        }
    };
    ensure(right, || format!("after {built} builds the mandatory action cannot stand like that (KB-21)"))
}

fn phase(state: &State) -> Result<(), String> {
    let Phase::Acting(Acting { extra, stage }) = state.phase else { return Ok(()) };
    let seat = state.turn.active;
    ensure(state.turn.mandatory != Mandatory::Running, || {
        "nothing comes between the builds (KB-20)".to_owned()
    })?;
    // A reaction interrupts only what has placed something.
    let begun = match stage {
        Stage::Build { done } | Stage::Step { done, .. } | Stage::Take { done } => done > 0,
        Stage::Lift | Stage::Put { .. } | Stage::Repeat => false,
    };
    ensure(begun || sets::marshlands::asked(state).is_none(), || {
        format!("{extra} has done nothing that anybody could react to (MA-10)")
    })?;
    let usable = extra::usable(state, seat).contains(extra);
    let fits = Acting { extra, stage }.fits(state, seat, usable);
    ensure(fits, || format!("{extra} cannot be used now, or cannot have come that far (KB-22)"))
}
