//! A full state as it might be, for bots that see only a view: everything is open but the chance to come.

use steading_game::{GameRng, PositionError, Silent};

use crate::apply::Play;
use crate::pending::DEEPEST;
use crate::view::{PlayerView, View};
use crate::{Config, INFO, Player, SpaceSet, Stack, State, Tile, audit};

/// The state that agrees with `view`, with another chance to come.
pub(crate) fn determinize(view: &View, rng: &mut GameRng) -> Result<State, PositionError> {
    let wrong = |problem: &str| PositionError::whole(format!("the view contradicts itself: {problem}"));
    let config = config(view).map_err(PositionError::whole)?;
    if view.players.len() != usize::from(config.players) || view.pending.len() > DEEPEST {
        return Err(wrong("players or decisions are missing"));
    }
    let mut state = State {
        round: view.round,
        start: view.start,
        phase: view.phase,
        event: view.event,
        revealed: view.revealed.iter().fold(0, |bits, card| bits | 1 << card.0),
        market: view.market,
        deeds: view.deeds,
        rng: GameRng::new(rng.seed()),
        ..State::blank(&config)
    };
    state.board.tiles.fill(Tile::Unused);
    state.board.villages = SpaceSet::EMPTY;
    for area in &view.map {
        state.board.tiles[area.space.index()] = area.tile;
        if area.village {
            state.board.villages.insert(area.space);
        }
        if area.church {
            state.board.churches.insert(area.space);
        }
        for seat in &area.settlers {
            state
                .board
                .settlers
                .get_mut(seat.index())
                .ok_or_else(|| wrong("no such seat"))?
                .insert(area.space);
        }
        if let Some(seat) = &area.fortress {
            state
                .board
                .fortresses
                .get_mut(seat.index())
                .ok_or_else(|| wrong("no such seat"))?
                .insert(area.space);
        }
    }
    for (player, view) in state.players.iter_mut().zip(&view.players) {
        *player = read_player(view).ok_or_else(|| wrong("a place has too many slots"))?;
        for (place, goods) in &view.stored {
            let holds = config.data.place(*place).holds;
            let holds = holds.ok_or_else(|| wrong("goods lie on a place that holds none"))?;
            player.stored[usize::from(holds.store)] = *goods;
        }
    }
    state.stack = Stack::EMPTY;
    for pending in &view.pending {
        state.stack.push(pending.seat, pending.what);
    }
    audit::audit(&state).map_err(PositionError::whole)?;
    Play::new(&mut state, &mut Silent).run();
    audit::audit(&state).map_err(PositionError::whole)?;
    Ok(state)
}

fn config(view: &View) -> Result<Config, String> {
    let options = view.options.iter().map(|(name, value)| (name.as_str(), value.as_str()));
    let players = u8::try_from(view.players.len()).ok();
    let setup = INFO.setup(players, options).map_err(|error| error.to_string())?;
    let plain = Config::from_setup(&setup).map_err(|error| error.to_string())?;
    Ok(Config { data: view.data.get().map_err(|error| error.to_string())?.clone(), ..plain })
}

fn read_player(view: &PlayerView) -> Option<Player> {
    let mut player = Player {
        goods: view.goods,
        coins: view.coins,
        citizens: view.citizens,
        fame: view.fame,
        era: view.era,
        lying: view.lying,
        bag: view.bag,
        green: view.green,
        settlers: view.settlers,
        boxed_settlers: view.boxed_settlers,
        fortresses: view.fortresses,
        boxed_fortresses: view.boxed_fortresses,
        open: view.places.keys().copied().collect(),
        prohibited: view.prohibited,
        ..Player::NOBODY
    };
    for (place, pieces) in &view.places {
        if pieces.len() > crate::data::MAX_SLOTS {
            return None;
        }
        for (slot, &piece) in pieces.iter().enumerate() {
            player.slots[place.index()].set(slot, piece);
        }
    }
    Some(player)
}
