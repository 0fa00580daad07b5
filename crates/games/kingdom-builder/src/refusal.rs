//! Why an action is not allowed: the rule that forbids it, and the sentence for the player.

use steading_game::{Illegal, Seat};

use crate::action::OnHex;
use crate::bonus::fountain;
use crate::nomad::outpost;
use crate::sets::harvest::refusal as harvest;
use crate::verb::Verb;
use crate::view::TileState;
use crate::{
    Acting, Action, Bonus, Extra, Hex, HexSet, Location, Mandatory, NomadTile, Phase, Stage, State, Terrain,
    cave, moves, nomad, own, phase, played, sets,
};

/// Why `seat` may not do `action` now. It is not allowed; `moves::check` found that out.
pub(crate) fn refusal(state: &State, seat: Seat, action: Action) -> Illegal {
    if state.phase == Phase::Over {
        return Illegal::new("KB-54", "illegal-game-over");
    }
    if seat.0 >= state.table.config.players {
        return Illegal::new("KB-10", "illegal-no-such-seat");
    }
    if let Some(asked) = sets::marshlands::asked(state) {
        return reaction(state, seat, asked, action);
    }
    if !phase::must_act(state).contains(seat) {
        let active = phase::must_act(state).first().unwrap_or(state.turn.active);
        let (rule, key) = match state.phase {
            Phase::Silo(_) => ("HA-7", "illegal-not-your-silo"),
            Phase::Turn | Phase::Acting(_) | Phase::Over => ("KB-17", "illegal-not-your-turn"),
        };
        return Illegal::new(rule, key).with("active", active);
    }
    if let Some(illegal) = outpost::refusal(state, seat, action) {
        return illegal;
    }
    match (state.phase, action) {
        (Phase::Turn, Action::Build(hex)) => mandatory_build(state, seat, hex),
        // The Outpost alone can be used within other actions.
        (Phase::Turn, Action::Use(extra)) | (_, Action::Use(extra @ Extra::Nomad(NomadTile::Outpost))) => {
            cannot_use(state, seat, extra)
        }
        (Phase::Silo(running), action) => harvest::silo(state, running, action),
        (Phase::Acting(Acting { stage: Stage::Repeat, .. }), Action::Use(extra)) => {
            harvest::cannot_repeat(state, seat, extra)
        }
        (Phase::Acting(acting), Action::Use(_) | Action::Choose(_)) => under_way("KB-22", acting.extra),
        (Phase::Acting(acting), Action::End) => under_way("KB-18", acting.extra),
        (Phase::Acting(acting), Action::Cancel) => no_way_back(acting.extra),
        (Phase::Acting(acting), _) => match action.on_hex() {
            Some((what, hex)) => on_hex(state, seat, acting, what, hex),
            None => Illegal::new("KB-22", "illegal-not-now"),
        },
        (Phase::Turn, Action::End) => Illegal::new("KB-21", "illegal-mandatory-first"),
        (Phase::Turn, Action::Choose(terrain)) => cannot_choose(state, terrain),
        (Phase::Turn, Action::Lift(_) | Action::Put(_) | Action::Step(_) | Action::Take(_)) => {
            Illegal::new("KB-9", "illegal-no-action-moves")
        }
        (Phase::Turn, Action::Token) => Illegal::new("HA-16", "illegal-no-cathedral"),
        (Phase::Turn, Action::Cancel | Action::Done) => Illegal::new("KB-22", "illegal-nothing-under-way"),
        (Phase::Turn, Action::Pass) => Illegal::new("MA-11", "illegal-no-reaction"),
        (Phase::Over, _) => Illegal::new("KB-54", "illegal-game-over"),
    }
}

/// Somebody is asked for a Canoe reaction; everything else waits.
fn reaction(state: &State, seat: Seat, asked: Seat, action: Action) -> Illegal {
    if seat != asked {
        return Illegal::new("MA-11", "illegal-reaction-first").with("seat", asked);
    }
    match action {
        Action::Build(hex) => cannot_take(state, hex)
            .or_else(|| not_swamp_or_water(state, hex, "MA-9"))
            .unwrap_or_else(|| not_beside(state, seat)),
        _ => Illegal::new("MA-11", "illegal-answer-first"),
    }
}

fn under_way(rule: &'static str, extra: Extra) -> Illegal {
    Illegal::new(rule, "illegal-action-under-way").with("extra", extra.key())
}

/// Something was done already, or a card turned up.
fn no_way_back(extra: Extra) -> Illegal {
    match extra {
        Extra::Location(Location::Fort) => Illegal::new("CR-7", "illegal-fort-must-build"),
        _ => Illegal::new("KB-22", "illegal-already-begun"),
    }
}

/// The choice of a terrain is that of Crossroads or of a dual card.
fn choice(state: &State) -> &'static str {
    if state.turn.cards.len() > 1 { "CR-10" } else { "MA-3" }
}

pub(crate) fn choose_first(state: &State) -> Illegal {
    Illegal::new(choice(state), "illegal-choose-first")
}

fn cannot_choose(state: &State, terrain: Terrain) -> Illegal {
    if state.turn.terrain.is_some() || played::shown(state).is_empty() {
        return Illegal::new(choice(state), "illegal-nothing-to-choose");
    }
    let (rule, key) = if !played::shown(state).contains(terrain) {
        (choice(state), "illegal-not-on-cards")
    } else if state.empty(terrain).is_empty() {
        (if choice(state) == "MA-3" { "MA-4" } else { "CR-10" }, "illegal-terrain-full")
    } else {
        ("MA-4", "illegal-terrain-owes-nothing")
    };
    Illegal::new(rule, key).with("terrain", terrain.key())
}

fn mandatory_build(state: &State, seat: Seat, hex: Hex) -> Illegal {
    if state.turn.mandatory == Mandatory::Done {
        return Illegal::new("KB-19", "illegal-mandatory-done");
    }
    let Some(terrain) = state.turn.terrain else {
        return choose_first(state);
    };
    cannot_take(state, hex).unwrap_or_else(|| {
        wrong_terrain(state, hex, "KB-19", terrain).unwrap_or_else(|| not_beside(state, seat))
    })
}

fn cannot_use(state: &State, seat: Seat, extra: Extra) -> Illegal {
    let named = |rule, key| Illegal::new(rule, key).with("extra", extra.key());
    let outpost = extra == Extra::Nomad(NomadTile::Outpost);
    if state.turn.mandatory == Mandatory::Running && !outpost {
        return Illegal::new("KB-20", "illegal-builds-are-consecutive");
    }
    let location = match extra {
        Extra::Location(location) => location,
        Extra::Bonus(bonus) => return cannot_use_bonus(state, seat, bonus),
        Extra::Farmland => return harvest::cannot_farm(state, seat),
        Extra::Nomad(tile) => return nomad::cannot_use(state, seat, tile),
        Extra::Cave => return cave::cannot_use(state),
    };
    let tiles = state.player(seat).tiles;
    let own = tiles.held & state.table.board.hexes_of(location);
    match own {
        0 => named("KB-38", "illegal-no-tile"),
        _ if matches!(location.verb(), Verb::Passive) => named(location.rule(), "illegal-passive"),
        own if own & tiles.ready() != 0 => nothing_to_do(state, seat, location),
        own if own & tiles.used != 0 => named("KB-23", "illegal-tile-used"),
        _ => named("KB-39", "illegal-tile-new"),
    }
}

/// The tile is ready, but there is nothing that it could do.
fn nothing_to_do(state: &State, seat: Seat, location: Location) -> Illegal {
    let player = state.player(seat);
    let builds = matches!(location.verb(), Verb::Build(_)) || location == Location::Fort;
    let waits =
        location.depends_on_card() && state.turn.terrain.is_none() && !played::playable(state).is_empty();
    let named = |key| Illegal::new(location.rule(), key).with("extra", location.key());
    match location {
        _ if builds && player.supply == 0 => Illegal::new("KB-24", "illegal-no-supply"),
        Location::Temple if player.supply == 0 => Illegal::new("MA-29", "illegal-temple-without-supply"),
        _ if waits => choose_first(state),
        Location::CityHall if player.crossroads.city_hall.is_some() => named("illegal-city-hall-placed"),
        _ => named("illegal-no-target"),
    }
}

fn cannot_use_bonus(state: &State, seat: Seat, bonus: Bonus) -> Illegal {
    let named = |rule, key| Illegal::new(rule, key).with("extra", bonus.key());
    match state.player(seat).marshlands.bonus.get(bonus) {
        None | Some(TileState::Lost) => named("MA-7", "illegal-no-bonus"),
        Some(_) if matches!(bonus.verb(), Verb::Passive) => named(bonus.rule(), "illegal-passive"),
        Some(TileState::New) => named("MA-7", "illegal-tile-new"),
        Some(TileState::Used) => named("MA-8", "illegal-tile-used"),
        Some(TileState::Ready) if bonus == Bonus::Canoe && state.player(seat).supply == 0 => {
            Illegal::new("KB-24", "illegal-no-supply")
        }
        Some(TileState::Ready) => named(bonus.rule(), "illegal-no-target"),
    }
}

fn on_hex(state: &State, seat: Seat, acting: Acting, what: OnHex, hex: Hex) -> Illegal {
    let extra = acting.extra;
    match (extra.verb(), acting.stage, what) {
        (Verb::Build(_), Stage::Build { .. }, OnHex::Build) => {
            cannot_take(state, hex).unwrap_or_else(|| wrong_target(state, seat, extra, hex))
        }
        (Verb::Move(_), Stage::Lift, OnHex::Lift) => {
            let rule = extra.rule();
            if state.pieces(seat).contains(hex) {
                Illegal::new(rule, "illegal-cannot-lift").with("extra", extra.key())
            } else {
                Illegal::new(rule, "illegal-not-yours")
            }
        }
        (Verb::Move(_), Stage::Put { from }, OnHex::Put) if from == hex => {
            Illegal::new("KB-35", "illegal-same-hex")
        }
        (Verb::Move(_), Stage::Put { from }, OnHex::Put) => {
            let lifted = sets::crossroads::lifted(state, seat, from);
            cannot_take(lifted.as_ref().unwrap_or(state), hex)
                .unwrap_or_else(|| wrong_target(state, seat, extra, hex))
        }
        (Verb::Own, ..) => {
            own::refusal(state, seat, acting, what, hex).unwrap_or_else(|| wrong_stage(acting.stage))
        }
        _ => wrong_stage(acting.stage),
    }
}

/// The action waits for something else.
fn wrong_stage(stage: Stage) -> Illegal {
    let key = match stage {
        Stage::Build { .. } => "illegal-build-now",
        Stage::Lift => "illegal-lift-now",
        Stage::Put { .. } => "illegal-put-now",
        Stage::Step { .. } => "illegal-step-now",
        Stage::Take { .. } => "illegal-take-now",
        Stage::Repeat => "illegal-repeat-now",
    };
    Illegal::new("KB-22", key)
}

/// The hex is free, but not what the action wants.
fn wrong_target(state: &State, seat: Seat, extra: Extra, hex: Hex) -> Illegal {
    let rule = extra.rule();
    let terrain = |terrain: Terrain| {
        wrong_terrain(state, hex, rule, terrain).unwrap_or_else(|| not_beside(state, seat))
    };
    let here = |key: &'static str| Illegal::new(rule, key);
    let location = match extra {
        Extra::Location(location) => location,
        Extra::Bonus(bonus) => return wrong_bonus_target(state, seat, bonus, hex),
        Extra::Farmland => return harvest::not_farmland(state, hex),
        Extra::Cave => return cave::not_a_target(state, hex),
        Extra::Nomad(_) => return here("illegal-not-a-target"),
    };
    let beside = |hexes: HexSet, key: &'static str| {
        if hexes.contains(hex) { not_beside(state, seat) } else { here(key) }
    };
    let board = &state.table.board;
    match location {
        Location::Farm => terrain(Terrain::Grass),
        Location::Oasis => terrain(Terrain::Desert),
        Location::Harbor => terrain(Terrain::Water),
        Location::Garden => terrain(Terrain::Flowers),
        Location::RopeBridge | Location::Monastery => terrain(Terrain::Canyon),
        Location::TreeHouse | Location::ForestersLodge => terrain(Terrain::Forest),
        Location::Oracle | Location::Barn | Location::Cathedral => match state.turn.terrain {
            Some(played) => terrain(played),
            None => choose_first(state),
        },
        Location::Fountain if fountain::mountains(state, seat).contains(hex) => {
            here("illegal-not-beside-one")
        }
        Location::Tower
        | Location::Tavern
        | Location::Paddock
        | Location::Caravan
        | Location::Village
        | Location::Refuge
        | Location::Fountain
        | Location::WaterMill
        | Location::MountainStation
        | Location::University
        | Location::Watchtower
        | Location::Palisade
            if !board.buildable.contains(hex) =>
        {
            not_buildable()
        }
        Location::Tower if HexSet::RIM.contains(hex) => not_beside(state, seat),
        Location::Tower => here("illegal-not-on-the-rim"),
        Location::Tavern => here("illegal-not-at-a-run"),
        Location::Paddock => here("illegal-not-two-away"),
        Location::Caravan => here("illegal-not-before-an-obstacle"),
        Location::Village => here("illegal-not-beside-three"),
        Location::Refuge => here("illegal-not-adjacent"),
        Location::Fountain => here("illegal-not-beside-one"),
        Location::WaterMill => beside(board.beside(Terrain::Water), "illegal-not-at-water"),
        Location::MountainStation => beside(board.beside(Terrain::Mountain), "illegal-not-at-a-mountain"),
        Location::University => beside(board.beside_specials(), "illegal-not-at-a-special-hex"),
        Location::Watchtower => beside(state.beside_foreign(seat), "illegal-not-at-a-foreign-settlement"),
        Location::Palisade => here("illegal-not-at-the-area"),
        Location::Quarry
        | Location::Lighthouse
        | Location::Barracks
        | Location::CityHall
        | Location::Fort
        | Location::Wagon
        | Location::Crossroads
        | Location::Temple
        | Location::Canoe
        | Location::Bazaar
        | Location::ScoutCabin => here("illegal-not-a-target"),
    }
}

fn wrong_bonus_target(state: &State, seat: Seat, bonus: Bonus, hex: Hex) -> Illegal {
    let here = |key: &'static str| Illegal::new(bonus.rule(), key);
    match bonus {
        Bonus::Canoe => {
            not_swamp_or_water(state, hex, bonus.rule()).unwrap_or_else(|| not_beside(state, seat))
        }
        Bonus::Refuge if !state.table.board.buildable.contains(hex) => not_buildable(),
        Bonus::Refuge => here("illegal-not-first-in-line"),
        Bonus::Temple | Bonus::Fountain => here("illegal-not-a-target"),
    }
}

/// Nothing at all could be placed on that hex (KB-4, KB-30, CR-13).
pub(crate) fn cannot_take(state: &State, hex: Hex) -> Option<Illegal> {
    let board = &state.table.board;
    if state.open.contains(hex) {
        return None;
    }
    Some(if board.special_at(hex).is_some() {
        Illegal::new("KB-4", "illegal-special-hex")
    } else if !board.ground.contains(hex) {
        Illegal::new("Q3-2", "illegal-no-hex")
    } else if state.seats().any(|seat| state.pieces(seat).contains(hex)) || state.nomads.walls.contains(hex) {
        Illegal::new("KB-30", "illegal-occupied")
    } else if state.harvest.scouts.contains(hex) {
        Illegal::new("KB-8", "illegal-scout-there")
    } else {
        Illegal::new("CR-13", "illegal-blocked")
    })
}

/// The hex has another terrain than the action wants.
pub(crate) fn wrong_terrain(state: &State, hex: Hex, rule: &'static str, wanted: Terrain) -> Option<Illegal> {
    let found = state.table.board.terrain_at(hex).filter(|&found| found != wanted)?;
    Some(if state.table.board.buildable.contains(hex) {
        Illegal::new(rule, "illegal-wrong-terrain").with("found", found.key()).with("wanted", wanted.key())
    } else {
        not_buildable()
    })
}

/// The Canoe builds on swamp and water alone.
fn not_swamp_or_water(state: &State, hex: Hex, rule: &'static str) -> Option<Illegal> {
    let board = &state.table.board;
    let wet = board.all(Terrain::Swamp) | board.all(Terrain::Water);
    (!wet.contains(hex)).then(|| Illegal::new(rule, "illegal-not-swamp-or-water"))
}

pub(crate) fn not_buildable() -> Illegal {
    Illegal::new("KB-31", "illegal-not-buildable")
}

/// There is a legal hex beside an own settlement, and this is none (KB-32).
pub(crate) fn not_beside(state: &State, seat: Seat) -> Illegal {
    let beside = moves::choices(state, seat).hexes.len();
    Illegal::new("KB-32", "illegal-not-beside").with("count", beside)
}
