//! Every legal action of a position, phase by phase and stage by stage, as the rule document has it. [`crate::scene`] knows the
//! board; here stands what can be begun, stopped, chosen and passed.

use std::collections::BTreeSet;

use steading_game::Seat;
use steading_kingdom_builder::{
    Bonus, Extra, Hex, Mandatory, NomadTile, Phase, SpecialKind, Stage, State, Terrain, TerrainCard,
};

use crate::field::{place, text};
use crate::grid::Place;
use crate::scene::{BUILDABLE, Scene, letter};

type Actions = BTreeSet<String>;

/// Who decides: whoever is asked for a reaction, or whose turn or silo it is (MA-11, HA-7).
pub(crate) fn decides(state: &State) -> Option<Seat> {
    match (state.marshlands.reactions.seats().last(), state.phase) {
        (Some(&asked), _) => Some(asked),
        (None, Phase::Turn | Phase::Acting(_)) => Some(state.turn.active),
        (None, Phase::Silo(action)) => Some(action.seat),
        (None, Phase::Over) => None,
    }
}

/// Everything that may be decided now.
pub(crate) fn actions(state: &State) -> Actions {
    let Some(seat) = decides(state) else { return Actions::new() };
    let bound = listed(&Scene::new(state, seat, false));
    let outpost = ready_tiles(state, seat).contains(&NomadTile::Outpost.id());
    if seat != state.turn.active || !outpost {
        return bound;
    }
    // The Outpost serves hexes that rule 3 forbids, and nothing else (NO-11).
    let placement = |action: &&String| action.starts_with("build ") || action.starts_with("put ");
    let free = listed(&Scene::new(state, seat, true));
    let mut opened: Actions = free.difference(&bound).filter(placement).cloned().collect();
    if state.turn.nomads.outpost {
        opened.insert("cancel".to_owned());
        return opened;
    }
    let offered = (!opened.is_empty()).then(|| "use outpost".to_owned());
    bound.into_iter().chain(offered).collect()
}

fn listed(scene: &Scene<'_>) -> Actions {
    if !scene.state.marshlands.reactions.seats().is_empty() {
        return reaction(scene);
    }
    match scene.state.phase {
        Phase::Turn => in_turn(scene),
        Phase::Acting(acting) => in_stage(scene, acting.extra.id(), acting.stage),
        Phase::Silo(action) => in_silo(scene, action.stage),
        Phase::Over => Actions::new(),
    }
}

/// Collects actions from words and places.
#[derive(Default)]
struct Offer(Actions);

impl Offer {
    fn on(mut self, word: &str, places: Vec<Place>) -> Offer {
        self.0.extend(places.into_iter().map(|here| format!("{word} {}", text([here]))));
        self
    }

    fn button(mut self, word: &str, offered: bool) -> Offer {
        self.0.extend(offered.then(|| word.to_owned()));
        self
    }

    fn each(mut self, word: &str, ids: impl IntoIterator<Item = &'static str>) -> Offer {
        self.0.extend(ids.into_iter().map(|id| format!("{word} {id}")));
        self
    }
}

/// A Canoe: swamp or water, each by itself (MA-9); or not.
fn reaction(scene: &Scene<'_>) -> Actions {
    let places = ["S", "W"].map(|kind| scene.rule_3(scene.free(kind))).concat();
    Offer::default().on("build", places).button("pass", true).0
}

/// The mandatory action, extra actions before and after it, the choice of a terrain, the end (KB-18 to KB-22).
fn in_turn(scene: &Scene<'_>) -> Actions {
    let turn = &scene.state.turn;
    let owing = playable(scene).into_iter().any(|terrain| owed(scene, terrain) > 0);
    let done = turn.mandatory == Mandatory::Done || !owing;
    let places = if done { Vec::new() } else { scene.free_of_card() };
    // The Temple bonus frees the first one (MA-16).
    let first = turn.mandatory == Mandatory::Ahead;
    let free = first && scene.player().marshlands.bonus.is_ready(Bonus::Temple);
    let places = if free { places } else { scene.rule_3(places) };
    let extras = available(scene).into_iter().filter(|extra| is_possible(scene, extra));
    let extras: Vec<&str> = if turn.mandatory == Mandatory::Running { Vec::new() } else { extras.collect() };
    let mut terrains = playable(scene);
    // Within the mandatory action only those that still owe builds (MA-4).
    terrains.retain(|&terrain| turn.mandatory != Mandatory::Running || owed(scene, terrain) > 0);
    terrains.retain(|_| turn.terrain.is_none());
    Offer::default()
        .on("build", places)
        .each("use", extras)
        .each("choose", terrains.into_iter().map(Terrain::id))
        .button("end", done)
        .0
}

/// The terrain that is played, or all that can be chosen: on the open cards, and with a free hex (CR-10, MA-4, MA-25).
fn playable(scene: &Scene<'_>) -> Vec<Terrain> {
    let turn = &scene.state.turn;
    if let Some(terrain) = turn.terrain {
        return vec![terrain];
    }
    let cards: Vec<TerrainCard> = turn.cards.iter().map(|held| held.card).collect();
    let swamp = scene.field.letters.values().any(|&letter| letter == 'S');
    let mut shown = BTreeSet::new();
    for (place, card) in cards.iter().enumerate() {
        // After a replacement the new card alone counts (CR-24).
        if turn.played.is_none_or(|played| usize::from(played) == place) {
            shown.insert(card.terrain().index());
            shown.extend((card.is_dual() && swamp).then_some(Terrain::Swamp.index()));
        }
    }
    let terrain = |place: usize| cards[place].terrain();
    let pair = (0..cards.len()).any(|one| (0..one).any(|other| terrain(one) == terrain(other)));
    let removed = scene.state.setting.removed_terrain.filter(|_| pair && turn.played.is_none());
    shown.extend(removed.map(Terrain::index));
    let terrains = shown.into_iter().map(|index| Terrain::ALL[index]);
    terrains.filter(|&terrain| !scene.free(&letter(terrain)).is_empty()).collect()
}

/// The builds that the mandatory action owes on that terrain (KB-21, MA-3, MA-27).
fn owed(scene: &Scene<'_>, terrain: Terrain) -> u8 {
    let all: u8 = if terrain == Terrain::Swamp { 2 } else { 3 };
    let set_aside = scene.player().marshlands.set_aside - scene.player().marshlands.lifted;
    all.saturating_sub(scene.state.turn.built).min(scene.player().supply) + set_aside
}

/// What lies on a special hex: a location or a nomad tile.
fn tile_of(state: &State, number: usize) -> Option<&'static str> {
    match state.setting.board.specials()[number].kind {
        SpecialKind::Location(location) => Some(location.id()),
        SpecialKind::Nomad => state.setting.nomads[number].map(NomadTile::id),
        SpecialKind::Castle | SpecialKind::Palace | SpecialKind::Silo => None,
    }
}

/// The kinds of tiles in a set of special hexes.
fn kinds(state: &State, set: u32) -> BTreeSet<&'static str> {
    let numbers = (0..state.setting.board.specials().len()).filter(|number| set >> number & 1 != 0);
    numbers.filter_map(|number| tile_of(state, number)).collect()
}

/// Tiles that are held, not new, and not used in this turn (KB-22, KB-39, NO-7).
fn ready_tiles(state: &State, seat: Seat) -> BTreeSet<&'static str> {
    let tiles = state.player(seat).tiles;
    kinds(state, tiles.held & !tiles.used & !tiles.fresh)
}

/// Extra actions whose tile is ready, or that need none and were not used.
fn available(scene: &Scene<'_>) -> BTreeSet<&'static str> {
    let (state, player) = (scene.state, scene.player());
    let bonuses = Bonus::ALL.iter().filter(|&&bonus| player.marshlands.bonus.is_ready(bonus));
    let farm = (!state.turn.harvest.farmed).then_some(Extra::Farmland.id());
    let cave = (!state.turn.cave_used).then_some(Extra::Cave.id());
    ready_tiles(state, scene.seat)
        .into_iter()
        .chain(bonuses.map(|bonus| bonus.id()))
        .chain(farm)
        .chain(cave)
        .collect()
}

/// Whether an extra action can do anything (KB-24).
fn is_possible(scene: &Scene<'_>, extra: &'static str) -> bool {
    let first = match extra {
        // Passive, reactions, and within other actions.
        "crossroads" | "canoe" | "temple_bonus" | "fountain_bonus" | "outpost" => return false,
        // The card is drawn whatever it shows (CR-7).
        "fort" => {
            let deck = &scene.state.deck;
            return scene.has_supply() && deck.pile.total() + deck.discard.total() > 0;
        }
        // It would put off the end time and again (MA-29).
        "temple" if !scene.has_supply() => return false,
        "bazaar" => Stage::Repeat,
        "temple" | "sword" => Stage::Take { done: 0 },
        "resettlement" => Stage::Step { done: 0, from: None },
        "wagon" | "lighthouse" => match vehicle(scene, extra) {
            Some(hex) => Stage::Step { done: 0, from: Some(hex) },
            None => Stage::Build { done: 0 },
        },
        "barn" | "harbor" | "rope_bridge" | "tree_house" | "paddock" | "refuge" | "refuge_bonus"
        | "caravan" | "palisade" | "cave" => Stage::Lift,
        _ => Stage::Build { done: 0 },
    };
    in_stage(scene, extra, first).iter().any(|action| action != "cancel")
}

fn vehicle(scene: &Scene<'_>, extra: &str) -> Option<Hex> {
    let own = scene.player().crossroads;
    if extra == "wagon" { own.wagon } else { own.ship }
}

/// Every stage of every extra action. Nothing was done yet: it can be cancelled. Something was done and more is possible but
/// not compulsory: the player may stop.
fn in_stage(scene: &Scene<'_>, extra: &'static str, stage: Stage) -> Actions {
    let offer = Offer::default();
    let begun = |done: u8| done > 0;
    match (extra, stage) {
        (_, Stage::Repeat) => offer.each("use", repeatable(scene)).button("cancel", true),
        ("resettlement", Stage::Step { done, from }) => resettlement(scene, done, from),
        (_, Stage::Lift) => offer.on("lift", with_a_way(scene, extra)).button("cancel", true),
        (_, Stage::Put { from }) => {
            offer.on("put", scene.landing(extra, place(from)).unwrap()).button("cancel", true)
        }
        ("temple", Stage::Take { .. }) => offer.on("take", ordinary(scene)).button("cancel", true),
        ("sword", Stage::Take { done }) => offer.on("take", struck(scene, done)).button("cancel", done == 0),
        (_, Stage::Step { done, from }) => {
            let from = place(from.unwrap());
            let steps =
                scene.field.around(from).into_iter().filter(|&here| scene.is_free(here, ground(extra)));
            let offer = offer.on("step", steps.collect()).button("done", begun(done));
            if begun(done) { offer } else { offer.on("take", vec![from]).button("cancel", true) }
        }
        ("wagon" | "lighthouse", Stage::Build { .. }) => {
            offer.on("build", scene.rule_3(scene.free(ground(extra)))).button("cancel", true)
        }
        ("barracks", Stage::Build { .. }) => {
            let standing: Vec<Place> =
                scene.player().crossroads.warriors.into_iter().flatten().map(place).collect();
            let places = if standing.len() < 2 { scene.rule_3(scene.free(BUILDABLE)) } else { Vec::new() };
            offer.on("build", places).on("take", standing).button("cancel", true)
        }
        ("city_hall", Stage::Build { .. }) => {
            let stands = scene.player().crossroads.city_hall.is_some();
            offer.on("build", if stands { Vec::new() } else { scene.centres() }).button("cancel", true)
        }
        // Drawing cannot be taken back (CR-7).
        ("fort", Stage::Build { .. }) => offer.on("build", fort(scene)),
        ("quarry", Stage::Build { done }) => {
            let left = scene.field.walls.len() < 25 && done < 2;
            let places = if left { scene.beside_own(scene.free_of_card()) } else { Vec::new() };
            let terrains = if begun(done) { choice(scene) } else { Vec::new() };
            offer
                .on("build", places)
                .each("choose", terrains)
                .button("cancel", !begun(done))
                .button("done", begun(done))
        }
        ("cathedral", Stage::Build { done }) => {
            let can_build = scene.player().harvest.tokens > 0 && scene.has_supply();
            let places = if can_build { scene.rule_3(scene.free_of_card()) } else { Vec::new() };
            let terrains = if begun(done) && can_build { choice(scene) } else { Vec::new() };
            let offer = offer.on("build", places).each("choose", terrains).button("done", begun(done));
            offer.button("token", !begun(done)).button("cancel", !begun(done))
        }
        ("scout_cabin", Stage::Build { done }) => {
            let scene = if begun(done) { scene.clone() } else { scene.without_scouts() };
            let places = if done < 2 { scene.beside_own(scene.free("GCDFTSAWM")) } else { Vec::new() };
            offer.on("build", places).button("cancel", !begun(done)).button("done", begun(done))
        }
        // Donations go on until they are finished (NO-9).
        (_, Stage::Build { done }) => {
            let places = scene.targets(extra).filter(|_| scene.has_supply() && done < 3).unwrap_or_default();
            offer.on("build", places).button("cancel", !begun(done))
        }
        (_, Stage::Take { .. }) => panic!("{extra} takes nothing"),
    }
    .0
}

/// Terrains to choose from when a replaced card leaves a choice within an action (KB-71, MA-3).
fn choice(scene: &Scene<'_>) -> Vec<&'static str> {
    let open = scene.state.turn.terrain.is_none();
    if open { playable(scene).into_iter().map(Terrain::id).collect() } else { Vec::new() }
}

/// Wagons go over buildable terrain and mountains, ships over water (CR-14, CR-15).
fn ground(extra: &str) -> &'static str {
    if extra == "wagon" { "GCDFTSAM" } else { "W" }
}

/// Own pieces that have somewhere to go.
fn with_a_way(scene: &Scene<'_>, extra: &str) -> Vec<Place> {
    let can_go = |from: &Place| !scene.landing(extra, *from).unwrap().is_empty();
    scene.movable().into_iter().filter(can_go).collect()
}

/// Four steps in all, of one piece or several (NO-10).
fn resettlement(scene: &Scene<'_>, done: u8, from: Option<Hex>) -> Offer {
    let others = |from: Option<Place>| {
        with_a_way(scene, "resettlement").into_iter().filter(|&here| Some(here) != from).collect()
    };
    let offer = Offer::default().button("cancel", done == 0).button("done", done > 0);
    match from.map(place) {
        None => offer.on("lift", others(None)),
        Some(from) => {
            let offer = offer.on("step", scene.landing("resettlement", from).unwrap());
            if done > 0 { offer.on("lift", others(Some(from))) } else { offer }
        }
    }
}

/// Own settlements that are nothing else (MA-26).
fn ordinary(scene: &Scene<'_>) -> Vec<Place> {
    let own = scene.player().crossroads;
    let wooden: Vec<Place> =
        own.warriors.into_iter().chain([own.wagon, own.ship]).flatten().map(place).collect();
    let hall = scene.city_hall(scene.seat);
    let settlements = scene.field.own(scene.seat.0).into_iter();
    settlements.filter(|here| !wooden.contains(here) && !hall.contains(here)).collect()
}

/// What the Sword may take: of the next opponent with anything but a city hall (NO-12).
fn struck(scene: &Scene<'_>, done: u8) -> Vec<Place> {
    let players = scene.state.setting.config.players;
    let pieces = |seat: u8| -> Vec<Place> {
        let hall = scene.city_hall(Seat(seat));
        scene.field.own(seat).into_iter().filter(|here| !hall.contains(here)).collect()
    };
    let opponents = (done + 1..players).map(|after| (scene.seat.0 + after) % players);
    opponents.map(pieces).find(|pieces| !pieces.is_empty()).unwrap_or_default()
}

/// Each terrain of the drawn card by itself (CR-7).
fn fort(scene: &Scene<'_>) -> Vec<Place> {
    let card = scene.state.turn.crossroads.fort.unwrap();
    let swamp = if card.is_dual() { scene.rule_3(scene.free("S")) } else { Vec::new() };
    [scene.rule_3(scene.free(&letter(card.terrain()))), swamp].concat()
}

/// Location tiles used in this turn that have something to do again; a Crossroads, which nobody uses, brings a third card
/// (HA-9, HA-10, HA-28).
fn repeatable(scene: &Scene<'_>) -> Vec<&'static str> {
    let (state, tiles) = (scene.state, scene.player().tiles);
    let location = |kind: &&'static str| matches!(Extra::from_id(kind), Some(Extra::Location(_)));
    let used = kinds(state, tiles.held & tiles.used).into_iter().filter(location);
    let again = used.filter(|&kind| kind != "bazaar" && is_possible(scene, kind));
    let third = ready_tiles(state, scene.seat).contains("crossroads") && !state.turn.harvest.third_card;
    again.chain(third.then_some("crossroads")).collect()
}

/// Up to three builds or three moves of different pieces, strictly beside own ones (HA-6).
fn in_silo(scene: &Scene<'_>, stage: Stage) -> Actions {
    let builds = || if scene.has_supply() { scene.beside_own(scene.free(BUILDABLE)) } else { Vec::new() };
    let moved: Vec<Place> = scene.state.harvest.moved.iter().map(place).collect();
    let lifts = || with_a_way(scene, "silo").into_iter().filter(|here| !moved.contains(here)).collect();
    let offer = Offer::default();
    match stage {
        Stage::Build { done: 0 } => offer.on("build", builds()).on("lift", lifts()).button("done", true),
        Stage::Build { .. } => offer.on("build", builds()).button("done", true),
        // Whoever has moved one may have to move three (AMB-32).
        Stage::Lift => {
            let three = scene.state.setting.config.readings.silo_three_moves;
            offer.on("lift", lifts()).button("done", !three)
        }
        Stage::Put { from } => {
            offer.on("put", scene.landing("silo", place(from)).unwrap()).button("cancel", true)
        }
        Stage::Step { .. } | Stage::Take { .. } | Stage::Repeat => panic!("silos know no {stage:?}"),
    }
    .0
}
