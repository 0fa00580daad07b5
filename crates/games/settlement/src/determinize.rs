//! A whole state from a view: nothing is hidden but the chance to come and, face down, heroes of others.
//!
//! A view has no memory: what lies face down is any of the heroes that lie nowhere open, each as likely as another (AMB-7).
//! A view may come from another process, so every id in it is looked up and the result is audited.

use steading_game::{GameRng, PositionError};

use crate::artifact::Artifacts;
use crate::street::Built;
use crate::view::{PhaseView, PlayerView, View};
use crate::{
    Config, Data, HeroId, HeroSet, Heroes, MAX_PLAYERS, Market, Phase, Player, Stack, State, Supply,
    TerrainId, audit,
};

/// A state as it might be.
pub(crate) fn determinize(view: &View, rng: &mut GameRng) -> Result<State, PositionError> {
    let data = view.data.get()?;
    let players = view.players.len();
    if players == 0 || players > MAX_PLAYERS {
        return Err(PositionError::whole("one to four play"));
    }
    let mut state = State {
        config: Config {
            players: players as u8,
            printing: view.printing,
            supply: view.supply_rule,
            heroes: view.heroes_lie,
            empty_rows: view.empty_rows,
            scroll_any: view.scroll_any,
            data: data.clone(),
        },
        round: view.round,
        active: view.active,
        marker: view.marker,
        passed: view.passed,
        acted: view.acted,
        invited: view.invited,
        mirror: view.mirror,
        phase: phase(data, &view.phase)?,
        players: [Player::default(); MAX_PLAYERS],
        heroes: heroes(view, data)?,
        market: market(view)?,
        terrains: crate::Stacks::full(),
        artifacts: view.artifacts,
        artifact_stack: Artifacts::EMPTY,
        monsters: view.monsters,
        supply: match &view.supply {
            None => Supply::Open,
            Some(left) => Supply::Strict { resources: left.resources, settlers: left.settlers },
        },
        rng: GameRng::new(rng.seed()),
    };
    for (player, seen) in state.players.iter_mut().zip(&view.players) {
        *player = read_player(data, seen)?;
    }
    deal_face_down(&mut state, view)?;
    if players == 1 {
        let held: Artifacts = state.players.iter().filter_map(|player| player.artifact).collect();
        let seen = [held, view.artifacts, view.artifacts_gone];
        state.artifact_stack = seen.into_iter().fold(Artifacts::full(), Artifacts::minus);
    }
    fill_piles(&mut state);
    audit::audit(&state).map_err(PositionError::whole)?;
    Ok(state)
}

/// Deals heroes that lie nowhere open to those who have some face down.
fn deal_face_down(state: &mut State, view: &View) -> Result<(), PositionError> {
    let mut unseen = heroes_nowhere_open(state);
    for (seat, seen) in state.seats().zip(&view.players) {
        if seen.face_down > 0 && (!state.config.hides_heroes() || state.phase == Phase::Over) {
            return Err(PositionError::whole("heroes lie face down where all lie open"));
        }
        for _ in 0..seen.face_down {
            let dealt = unseen.draw(&mut state.rng);
            let hero =
                dealt.ok_or_else(|| PositionError::whole("more heroes lie face down than there are"))?;
            let player = &mut state.players[seat.index()];
            player.heroes = player.heroes.with(hero);
        }
    }
    Ok(())
}

/// The heroes of the deck, and those that are nowhere yet.
fn heroes_nowhere_open(state: &State) -> HeroSet {
    let invited = state.players.iter().fold(HeroSet::EMPTY, |all, player| all.or(player.heroes));
    let row: HeroSet = state.heroes.row.iter().flatten().copied().collect();
    HeroSet::full().minus(invited).minus(row).minus(state.heroes.discarded)
}

/// The face-down piles hold what is nowhere else.
pub(crate) fn fill_piles(state: &mut State) {
    state.heroes.deck = heroes_nowhere_open(state);
    for stack in state.market.spaces.iter().flatten() {
        let pile = &mut state.market.pile[stack.building.index()];
        *pile = pile.saturating_sub(stack.count);
    }
    for (_, built) in state.players.iter().flat_map(|player| player.streets.iter()) {
        let pile = &mut state.market.pile[built.building.index()];
        *pile = pile.saturating_sub(1);
    }
    for (_, tile) in state.players.iter().flat_map(|player| player.wilderness.tiles()) {
        state.terrains = state.terrains.without(tile);
    }
    if let Phase::Placing { tile } = state.phase {
        state.terrains = state.terrains.without(tile);
    }
}

fn heroes(view: &View, data: &Data) -> Result<Heroes, PositionError> {
    let mut row = [None; Heroes::PLACES];
    if view.hero_row.len() != row.len() {
        return Err(PositionError::whole("the hero row has four places"));
    }
    for (place, seen) in row.iter_mut().zip(&view.hero_row) {
        *place = seen.as_ref().map(|seen| hero(data, &seen.hero.id)).transpose()?;
    }
    let discarded = view.discarded_heroes.iter().map(|id| hero(data, id));
    let discarded = discarded.collect::<Result<HeroSet, _>>()?;
    Ok(Heroes { row, deck: HeroSet::EMPTY, discarded })
}

fn market(view: &View) -> Result<Market, PositionError> {
    let spaces: Vec<Option<Stack>> = view
        .market
        .iter()
        .map(|space| space.as_ref().map(|seen| Stack { building: seen.building, count: seen.count }))
        .collect();
    let spaces = spaces.try_into().map_err(|_| PositionError::whole("the market has nine spaces"))?;
    Ok(Market { spaces, pile: [crate::Building::COPIES; crate::Building::COUNT] })
}

fn read_player(data: &Data, seen: &PlayerView) -> Result<Player, PositionError> {
    let mut player = Player {
        resources: seen.resources,
        basic: seen.basic,
        bonus: seen.bonus,
        areas: seen.areas,
        artifact: seen.artifact,
        ..Player::default()
    };
    for placed in &seen.terrains {
        if player.wilderness.tile(placed.space).is_some() {
            return Err(PositionError::whole("two terrains lie on one space"));
        }
        player.wilderness.lay(placed.space, terrain(data, &placed.terrain.id)?);
        if placed.monster {
            player.wilderness.monsters = player.wilderness.monsters.with(placed.space);
        }
        if placed.fortified {
            player.wilderness.forts = player.wilderness.forts.with(placed.space);
        }
    }
    for built in &seen.buildings {
        if player.streets.get(built.place).is_some() {
            return Err(PositionError::whole("two buildings stand on one place"));
        }
        player.streets.set(built.place, Built { building: built.building, stored: built.stored });
    }
    let heroes = seen.heroes.iter().map(|seen| hero(data, &seen.id));
    player.heroes = heroes.collect::<Result<HeroSet, _>>()?;
    Ok(player)
}

fn phase(data: &Data, seen: &PhaseView) -> Result<Phase, PositionError> {
    Ok(match seen {
        PhaseView::Draft => Phase::Draft,
        PhaseView::Turn => Phase::Turn,
        PhaseView::Placing { terrain: seen } => Phase::Placing { tile: terrain(data, &seen.id)? },
        PhaseView::Luck { region } => Phase::Luck { region: *region },
        PhaseView::Checking { spaces } => Phase::Checking { left: spaces.iter().copied().collect() },
        PhaseView::Street { street, used } => {
            if used.iter().any(|place| place.street() != *street) {
                return Err(PositionError::whole("a building of another street was used"));
            }
            Phase::Street {
                street: *street,
                used: used.iter().fold(0, |set, place| set | 1 << place.number()),
            }
        }
        PhaseView::Clock { place } => Phase::Clock { place: *place },
        PhaseView::Keeping => Phase::Keeping,
        PhaseView::NewArtifact => Phase::NewArtifact,
        PhaseView::Over => Phase::Over,
    })
}

fn hero(data: &Data, id: &str) -> Result<HeroId, PositionError> {
    data.hero_by_id(id).ok_or_else(|| PositionError::whole(format!("there is no hero `{id}`")))
}

fn terrain(data: &Data, id: &str) -> Result<TerrainId, PositionError> {
    data.terrain_by_id(id).ok_or_else(|| PositionError::whole(format!("there is no terrain `{id}`")))
}
