//! Reading `cards.toml`.

use std::collections::BTreeMap;

use serde::Deserialize;

use crate::{Location, NomadTile, Quadrant, ScoringCard, Task, Terrain};

/// Cards, tiles, pieces and numbers.
#[derive(Debug, PartialEq, Eq)]
pub struct CardFacts {
    /// The numbers of the rules.
    pub numbers: Numbers,
    /// Plain terrain cards, by basic terrain.
    pub plain_cards: [u8; 5],
    /// Terrain cards that show swamp as well (MA-1), by their other terrain.
    pub dual_cards: [u8; 5],
    /// Nomad tiles of each kind (NO-3), in the order of [`NomadTile::ALL`].
    pub nomad_tiles: Vec<u8>,
    /// What each task pays, in the order of [`Task::ALL`].
    pub task_gold: Vec<u8>,
    /// On how many hexes each location lies, in the order of [`Location::ALL`].
    pub location_hexes: Vec<u8>,
    /// The recommended first game (KB-68).
    pub first_quadrants: [Quadrant; 4],
    /// Its cards.
    pub first_cards: [ScoringCard; 3],
}

/// The numbers of the rules.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Numbers {
    /// The supply of each player (KB-16).
    pub settlements: u8,
    /// Tiles on every location hex (KB-14).
    pub tiles_per_location: u8,
    /// For each castle beside an own settlement (KB-53).
    pub castle_gold: u8,
    /// For the most settlements beside a palace (MA-5).
    pub palace_gold: u8,
    /// Bonus tiles of each kind (MA-1).
    pub bonus_tiles: u8,
    /// For each settlement near a capitol (Q1-2).
    pub capitol_gold: u8,
    /// How near that is.
    pub capitol_range: u8,
    /// Stone walls in the game (NO-1).
    pub stone_walls: u8,
    /// Warriors of each player (CR-2).
    pub warriors: u8,
    /// Scouts, shared by all (HA-1).
    pub scouts: u8,
    /// Capitols in the box (Q1-1).
    pub capitols: u8,
    /// Caves in the box (Q2-1).
    pub caves: u8,
}

/// Reads the file. Under version 1 of the rules some numbers were read over, and so was whatever the game does not know.
pub(super) fn read(text: &str, reads_over: bool) -> Result<CardFacts, String> {
    let file: File = toml::from_str(text).map_err(|error| error.message().replace('\n', " "))?;
    if !reads_over {
        file.check()?;
    }
    let mut numbers = file.numbers()?;
    if reads_over {
        (numbers.capitols, numbers.caves) = (MOST_CAPITOLS, MOST_CAVES);
    }
    let mut plain_cards = [0; 5];
    let mut dual_cards = [0; 5];
    let terrains: Vec<&str> = Terrain::BASIC.iter().map(|terrain| terrain.id()).collect();
    for (index, row) in in_order("terrain", &terrains, &file.terrain, |row| &row.id)?.into_iter().enumerate()
    {
        plain_cards[index] = within("count", row.count, 0, 20)?;
        dual_cards[index] = within("dual", row.dual, 0, 20)?;
    }
    let locations = in_order("location", &Location::IDS, &file.location, |row| &row.id)?;
    for (row, location) in locations.iter().zip(Location::ALL) {
        if row.set != location.set().id() {
            return Err(format!("location `{}` belongs to {}", row.id, location.set()));
        }
        if row.tiles != row.hexes * numbers.tiles_per_location {
            return Err(format!("location `{}` has {} tiles for {} hexes", row.id, row.tiles, row.hexes));
        }
    }
    let cards = in_order("card", &ScoringCard::IDS, &file.card, |row| &row.id)?;
    for (row, card) in cards.into_iter().zip(ScoringCard::ALL) {
        if row.set != card.set().id() || row.timing != card.timing().id() {
            let (set, timing) = (card.set(), card.timing().id());
            return Err(format!("card `{}` belongs to {set} and its timing is {timing}", row.id));
        }
    }
    let nomads = in_order("nomad", &NomadTile::IDS, &file.nomad, |row| &row.id)?;
    let tasks = in_order("task", &Task::IDS, &file.task, |row| &row.id)?;
    Ok(CardFacts {
        numbers,
        plain_cards,
        dual_cards,
        nomad_tiles: nomads.iter().map(|row| within("count", row.count, 0, 20)).collect::<Result<_, _>>()?,
        task_gold: tasks.iter().map(|row| within("gold", row.gold, 0, 50)).collect::<Result<_, _>>()?,
        location_hexes: locations.iter().map(|row| row.hexes).collect(),
        first_quadrants: named("first_game", &file.first_game.quadrants, Quadrant::from_id)?,
        first_cards: named("first_game", &file.first_game.cards, ScoringCard::from_id)?,
    })
}

/// The rows in the order of `ids`, each exactly once.
fn in_order<'a, R>(
    what: &str,
    ids: &[&str],
    rows: &'a [R],
    id: impl Fn(&R) -> &String,
) -> Result<Vec<&'a R>, String> {
    if let Some(row) = rows.iter().find(|row| !ids.contains(&id(row).as_str())) {
        return Err(format!("{what} `{}` is not in any box", id(row)));
    }
    let one = |wanted: &&str| {
        let mut found = rows.iter().filter(|row| id(row) == wanted);
        match (found.next(), found.next()) {
            (Some(row), None) => Ok(row),
            (None, _) => Err(format!("{what} `{wanted}` is missing")),
            (Some(_), Some(_)) => Err(format!("{what} `{wanted}` stands there twice")),
        }
    };
    // A missing one says more than a double one.
    let missing = ids.iter().find(|wanted| !rows.iter().any(|row| id(row) == **wanted));
    missing.map_or(Ok(()), |wanted| one(wanted).map(|_| ()))?;
    ids.iter().map(one).collect()
}

fn within(what: &str, value: u8, least: u8, most: u8) -> Result<u8, String> {
    if (least..=most).contains(&value) {
        return Ok(value);
    }
    if least == most {
        return Err(format!("{what} must be {least}, not {value}: with another number it cannot be played"));
    }
    Err(format!("{what} must be from {least} to {most}, not {value}"))
}

fn named<T: Copy + PartialEq, const N: usize>(
    what: &str,
    ids: &[String],
    from_id: impl Fn(&str) -> Option<T>,
) -> Result<[T; N], String> {
    let found: Vec<T> = ids.iter().filter_map(|id| from_id(id)).collect();
    let different = found.iter().enumerate().all(|(index, one)| !found[..index].contains(one));
    let found = if different { found } else { Vec::new() };
    found.try_into().map_err(|_| format!("{what} must name {N} different ones, not {}", ids.join(", ")))
}

/// Castles of two quadrants can become capitols (Q1-1).
const MOST_CAPITOLS: u8 = 2;
/// One in each quadrant (Q2-1).
const MOST_CAVES: u8 = 4;

/// Whatever stands in a table besides what is known.
type Rest = BTreeMap<String, toml::Value>;

#[derive(Deserialize)]
struct File {
    game: Game,
    pieces: Pieces,
    terrain: Vec<TerrainRow>,
    location: Vec<LocationRow>,
    nomad: Vec<CountRow>,
    card: Vec<CardRow>,
    task: Vec<TaskRow>,
    first_game: FirstGame,
    #[serde(flatten)]
    rest: Rest,
}

impl File {
    /// Nothing in the file is read by nobody, and single pieces are what the rules make of them.
    fn check(&self) -> Result<(), String> {
        let pieces = &self.pieces;
        within("wagons", pieces.wagons.unwrap_or(1), 1, 1)?;
        within("ships", pieces.ships.unwrap_or(1), 1, 1)?;
        within("city_halls", pieces.city_halls.unwrap_or(1), 1, 1)?;
        within("capitols", pieces.capitols.unwrap_or(MOST_CAPITOLS), 0, MOST_CAPITOLS)?;
        within("caves", pieces.caves.unwrap_or(MOST_CAVES), 0, MOST_CAVES)?;
        let named = [("the file", &self.rest), ("[game]", &self.game.rest), ("[pieces]", &pieces.rest)];
        let first_game = [("[first_game]", &self.first_game.rest)];
        let rows = self.terrain.iter().map(|row| ("[[terrain]]", &row.rest));
        let rows = rows.chain(self.location.iter().map(|row| ("[[location]]", &row.rest)));
        let rows = rows.chain(self.nomad.iter().map(|row| ("[[nomad]]", &row.rest)));
        let rows = rows.chain(self.card.iter().map(|row| ("[[card]]", &row.rest)));
        let rows = rows.chain(self.task.iter().map(|row| ("[[task]]", &row.rest)));
        let mut all = named.into_iter().chain(first_game).chain(rows);
        match all.find_map(|(table, rest)| Some((table, rest.keys().next()?))) {
            Some((table, key)) => Err(format!("`{key}` in {table} is nothing that the game knows")),
            None => Ok(()),
        }
    }

    fn numbers(&self) -> Result<Numbers, String> {
        let (game, pieces) = (&self.game, &self.pieces);
        Ok(Numbers {
            settlements: within("settlements", game.settlements, 10, 40)?,
            tiles_per_location: within("tiles_per_location", game.tiles_per_location, 1, 5)?,
            castle_gold: within("castle_gold", game.castle_gold, 0, 50)?,
            palace_gold: within("palace_gold", game.palace_gold, 0, 50)?,
            bonus_tiles: within("bonus_tiles", game.bonus_tiles, 0, 5)?,
            capitol_gold: within("capitol_gold", game.capitol_gold, 0, 50)?,
            capitol_range: within("capitol_range", game.capitol_range, 1, 5)?,
            stone_walls: within("stone_walls", pieces.stone_walls, 0, 100)?,
            warriors: within("warriors", pieces.warriors, 2, 2)?,
            scouts: within("scouts", pieces.scouts, 2, 2)?,
            capitols: pieces.capitols.unwrap_or(MOST_CAPITOLS),
            caves: pieces.caves.unwrap_or(MOST_CAVES),
        })
    }
}

#[derive(Deserialize)]
struct Game {
    settlements: u8,
    tiles_per_location: u8,
    castle_gold: u8,
    palace_gold: u8,
    bonus_tiles: u8,
    capitol_gold: u8,
    capitol_range: u8,
    #[serde(flatten)]
    rest: Rest,
}

#[derive(Deserialize)]
struct Pieces {
    stone_walls: u8,
    warriors: u8,
    scouts: u8,
    wagons: Option<u8>,
    ships: Option<u8>,
    city_halls: Option<u8>,
    capitols: Option<u8>,
    caves: Option<u8>,
    #[serde(flatten)]
    rest: Rest,
}

#[derive(Deserialize)]
struct TerrainRow {
    id: String,
    count: u8,
    dual: u8,
    #[serde(flatten)]
    rest: Rest,
}

#[derive(Deserialize)]
struct LocationRow {
    id: String,
    set: String,
    hexes: u8,
    tiles: u8,
    #[serde(flatten)]
    rest: Rest,
}

#[derive(Deserialize)]
struct CountRow {
    id: String,
    count: u8,
    #[serde(flatten)]
    rest: Rest,
}

#[derive(Deserialize)]
struct CardRow {
    id: String,
    set: String,
    timing: String,
    #[serde(flatten)]
    rest: Rest,
}

#[derive(Deserialize)]
struct TaskRow {
    id: String,
    gold: u8,
    #[serde(flatten)]
    rest: Rest,
}

#[derive(Deserialize)]
struct FirstGame {
    quadrants: Vec<String>,
    cards: Vec<String>,
    #[serde(flatten)]
    rest: Rest,
}
