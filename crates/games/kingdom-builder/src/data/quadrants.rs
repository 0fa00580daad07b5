//! Reading `quadrants.txt`; the format is described at its top.

use serde::{Deserialize, Serialize};

use super::CardFacts;
use crate::board::SpecialKind;
use crate::{Hex, HexSet, IslandSide, Location, Quadrant, Terrain};

/// Hexes on a side of a quadrant.
const SIDE: u16 = 10;
/// More special hexes than any printed quadrant has.
const MOST_SPECIALS: usize = 6;

/// Where a layout comes from.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Origin {
    /// The published layout.
    Printed,
    /// Our own layout, since no source shows the published one.
    Designed,
}

impl From<Origin> for steading_game::Origin {
    fn from(origin: Origin) -> steading_game::Origin {
        match origin {
            Origin::Printed => steading_game::Origin::Printed,
            Origin::Designed => steading_game::Origin::Designed,
        }
    }
}

/// A quadrant or an island side as printed, ready to be laid out.
#[derive(Debug, PartialEq, Eq)]
pub struct Printed {
    /// Where the layout comes from.
    pub origin: Origin,
    /// Its rows, as they stand in the file.
    pub rows: Vec<String>,
    /// Its locations with their letters.
    pub locations: Vec<(char, Location)>,
    /// How it looks in each place, not turned and turned by 180 degrees; for the island there is only one.
    laid: Vec<Laid>,
}

/// What a quadrant brings to the board in one place.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Laid {
    /// The hexes of each terrain.
    pub terrain: [HexSet; Terrain::COUNT],
    /// The special hexes.
    pub specials: Vec<(Hex, SpecialKind)>,
}

impl Printed {
    /// In one of the four places: top left, top right, bottom left, bottom right.
    pub fn laid(&self, place: usize, turned: bool) -> &Laid {
        &self.laid[(place * 2 + usize::from(turned)) % self.laid.len()]
    }

    /// The special hex behind a letter.
    pub(crate) fn special(&self, letter: char) -> Option<SpecialKind> {
        special(letter, &self.locations)
    }
}

/// Reads the file. Under version 1 of the rules headers that nobody knows were read over.
pub(super) fn read(
    text: &str,
    facts: &CardFacts,
    reads_over: bool,
) -> Result<(Vec<Printed>, Vec<Printed>), String> {
    let blocks = blocks(text)?;
    if !reads_over {
        blocks.iter().try_for_each(Block::check_headers)?;
    }
    let find = |kind: &str, id: &str| {
        let mut found = blocks.iter().filter(|block| block.kind == kind && block.id == id);
        match (found.next(), found.next()) {
            (Some(block), None) => Ok(block),
            (None, _) => Err(format!("{kind} {id} is missing")),
            (Some(_), Some(_)) => Err(format!("{kind} {id} stands there twice")),
        }
    };
    let mut quadrants = Vec::new();
    for quadrant in Quadrant::ALL {
        let block = find("quadrant", quadrant.id())?;
        let printed = block.read(Frame::Quadrant, quadrant.set().id(), facts);
        quadrants.push(printed.map_err(|problem| format!("{}{problem}", block.name()))?);
    }
    let mut islands = Vec::new();
    for side in IslandSide::ALL {
        let block = find("island", &format!("island_{side}"))?;
        let printed = block.read(Frame::Island, "queenie3", facts);
        islands.push(printed.map_err(|problem| format!("{}{problem}", block.name()))?);
    }
    Ok((quadrants, islands))
}

fn special(letter: char, locations: &[(char, Location)]) -> Option<SpecialKind> {
    Some(match letter {
        'K' => SpecialKind::Castle,
        'N' => SpecialKind::Nomad,
        'P' => SpecialKind::Palace,
        'O' => SpecialKind::Silo,
        _ => {
            let &(_, location) = locations.iter().find(|(known, _)| *known == letter)?;
            SpecialKind::Location(location)
        }
    })
}

#[derive(Clone, Copy, PartialEq)]
enum Frame {
    Quadrant,
    Island,
}

struct Block<'a> {
    kind: &'a str,
    id: &'a str,
    headers: Vec<(&'a str, &'a str)>,
    rows: Vec<&'a str>,
}

fn blocks(text: &str) -> Result<Vec<Block<'_>>, String> {
    let mut blocks = Vec::new();
    let mut open: Option<(Block<'_>, bool)> = None;
    let lines = text.lines().map(str::trim).enumerate();
    for (number, line) in lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#')) {
        match &mut open {
            None => {
                let (kind, id) = line.split_once(' ').unwrap_or((line, ""));
                let known = match kind {
                    "quadrant" => Quadrant::from_id(id).is_some(),
                    "island" => {
                        id.strip_prefix("island_").is_some_and(|id| IslandSide::from_id(id).is_some())
                    }
                    _ => {
                        return Err(format!(
                            "line {}: a block begins with `quadrant` or `island`",
                            number + 1
                        ));
                    }
                };
                if !known {
                    return Err(format!("line {}: {kind} {id} is not in any box", number + 1));
                }
                open = Some((Block { kind, id, headers: Vec::new(), rows: Vec::new() }, false));
            }
            Some((block, in_rows)) => match (line, *in_rows) {
                ("rows:", false) => *in_rows = true,
                ("end", true) => blocks.extend(open.take().map(|(block, _)| block)),
                (_, true) => block.rows.push(line),
                (_, false) => {
                    let header = line.split_once(':');
                    let (key, value) =
                        header.ok_or_else(|| format!("line {}: `key: value` is expected", number + 1))?;
                    block.headers.push((key, value.trim()));
                }
            },
        }
    }
    match open {
        Some((block, _)) => Err(format!("{} {} lacks its last line `end`", block.kind, block.id)),
        None => Ok(blocks),
    }
}

impl Block<'_> {
    fn name(&self) -> String {
        format!("{} {}", self.kind, self.id)
    }

    /// Every header is one that is read, and counts no letter twice.
    fn check_headers(&self) -> Result<(), String> {
        let known = ["set", "origin", "loc1", "loc2", "castle", "nomad", "palace", "silo", "counts"];
        if let Some((key, _)) = self.headers.iter().find(|(key, _)| !known.contains(key)) {
            return Err(format!("{}: `{key}` is nothing that the game knows", self.name()));
        }
        let counts: Vec<&str> = self.header("counts").unwrap_or("").split_ascii_whitespace().collect();
        match (1..counts.len()).find(|&word| counts[..word].contains(&counts[word])) {
            Some(word) => Err(format!("{}: `counts` says {} twice", self.name(), counts[word])),
            None => Ok(()),
        }
    }

    fn header(&self, key: &str) -> Option<&str> {
        self.headers.iter().find(|(name, _)| *name == key).map(|&(_, value)| value)
    }

    fn read(&self, frame: Frame, set: &str, facts: &CardFacts) -> Result<Printed, String> {
        if self.header("set") != Some(set) {
            return Err(format!(": `set` must be {set}"));
        }
        let origin = match self.header("origin") {
            Some("printed") => Origin::Printed,
            Some("designed") => Origin::Designed,
            _ => return Err(": `origin` must be printed or designed".to_owned()),
        };
        self.check_rows(frame)?;
        self.check_counts()?;
        let locations = self.locations(frame, facts)?;
        for (key, letter) in [("castle", 'K'), ("nomad", 'N'), ("palace", 'P'), ("silo", 'O')] {
            self.check_places(key, letter, self.header(key).unwrap_or(""))?;
        }
        let ways = match frame {
            Frame::Quadrant => 8,
            Frame::Island => 1,
        };
        let laid = (0..ways).map(|way| self.lay(frame, way, &locations)).collect::<Result<Vec<_>, _>>()?;
        if laid.iter().any(|laid| laid.specials.len() > MOST_SPECIALS) {
            return Err(format!(": more than {MOST_SPECIALS} special hexes"));
        }
        let rows = self.rows.iter().map(|&row| row.to_owned()).collect();
        Ok(Printed { origin, rows, locations, laid })
    }

    fn check_rows(&self, frame: Frame) -> Result<(), String> {
        let side = match frame {
            Frame::Quadrant => usize::from(SIDE),
            Frame::Island => 5,
        };
        if self.rows.len() != side {
            return Err(format!(" has {} rows, not {side}", self.rows.len()));
        }
        for (number, row) in self.rows.iter().enumerate() {
            let hexes = row.chars().count();
            if hexes != side {
                return Err(format!(", row {number}: {hexes} hexes, not {side}"));
            }
            let known = |letter: char| {
                Terrain::from_letter(letter).is_some()
                    || "12KNPO".contains(letter)
                    || (letter == '.' && frame == Frame::Island)
            };
            if let Some(letter) = row.chars().find(|&letter| !known(letter)) {
                return Err(format!(", row {number}: `{letter}` is no terrain and no special hex"));
            }
        }
        Ok(())
    }

    /// `counts: G=16 C=14 …` must agree with the rows, letter by letter.
    fn check_counts(&self) -> Result<(), String> {
        let counts = self.header("counts").ok_or(": `counts` is missing")?;
        let mut counted = 0;
        for word in counts.split_ascii_whitespace() {
            let letter = word.chars().next().unwrap_or(' ');
            let here = self.letters().filter(|&(_, _, found)| found == letter).count();
            counted += here;
            if word != format!("{letter}={here}") {
                return Err(format!(": `counts` says {word}, but the rows have {here}"));
            }
        }
        let all = self.letters().filter(|&(_, _, letter)| letter != '.').count();
        if counted != all {
            return Err(": `counts` leaves out some of the letters".to_owned());
        }
        Ok(())
    }

    /// The locations with their letters, as in `loc1: tavern | de Taverne | at (6,2) (6,7)`.
    fn locations(&self, frame: Frame, facts: &CardFacts) -> Result<Vec<(char, Location)>, String> {
        let mut found = Vec::new();
        for (key, letter) in [("loc1", '1'), ("loc2", '2')] {
            let mut parts = self.header(key).unwrap_or("").split('|').map(str::trim);
            let id = parts.next().unwrap_or("");
            let places = parts.next_back().unwrap_or("").trim_start_matches("at");
            self.check_places(key, letter, places)?;
            if !id.is_empty() {
                let location = Location::from_id(id).ok_or(format!(": `{id}` is no location"))?;
                found.push((letter, location));
            }
        }
        // The name of the block names its locations, joined by underscores.
        let ids: Vec<&str> = found.iter().map(|(_, location)| location.id()).collect();
        let name = self.id.strip_prefix("island_").filter(|_| frame == Frame::Island).unwrap_or(self.id);
        let on = |letter| self.letters().filter(|&(_, _, found)| found == letter).count();
        let enough = |&(letter, location): &(char, Location)| {
            on(letter) == usize::from(facts.location_hexes[location.index()])
        };
        if ids.join("_") != name || !found.iter().all(enough) {
            return Err(": its locations are not those of the box".to_owned());
        }
        Ok(found)
    }

    /// The places `(1,3) (7,2)` of a header must be exactly where the rows have the letter.
    fn check_places(&self, key: &str, letter: char, places: &str) -> Result<(), String> {
        let mut named: Vec<String> = places.split_ascii_whitespace().map(str::to_owned).collect();
        named.sort();
        let here = self.letters().filter(|&(_, _, found)| found == letter);
        let mut there: Vec<String> = here.map(|(row, column, _)| format!("({row},{column})")).collect();
        there.sort();
        if named == there {
            return Ok(());
        }
        Err(format!(": `{key}` is not where the rows have {letter}"))
    }

    fn letters(&self) -> impl Iterator<Item = (u16, u16, char)> {
        let rows = (0u16..).zip(&self.rows);
        rows.flat_map(|(row, letters)| {
            (0u16..).zip(letters.chars()).map(move |(column, letter)| (row, column, letter))
        })
    }

    /// What this block brings to the board. Turning by 180 degrees maps (r,c) to (9-r,9-c).
    fn lay(&self, frame: Frame, way: u16, locations: &[(char, Location)]) -> Result<Laid, String> {
        let (place, turned) = (way / 2, way % 2 == 1);
        let mut laid = Laid { terrain: [HexSet::EMPTY; Terrain::COUNT], specials: Vec::new() };
        for (row, column, letter) in self.letters().filter(|&(_, _, letter)| letter != '.') {
            let hex = match frame {
                Frame::Quadrant => {
                    let (row, column) =
                        if turned { (SIDE - 1 - row, SIDE - 1 - column) } else { (row, column) };
                    Hex::at(place / 2 * SIDE + row, place % 2 * SIDE + column)
                }
                Frame::Island => Hex::on_island(row, column),
            };
            let hex = hex.ok_or(": a hex lies outside of the board")?;
            if let Some(terrain) = Terrain::from_letter(letter) {
                laid.terrain[terrain.index()].insert(hex);
                continue;
            }
            let kind = special(letter, locations).ok_or(format!(": `loc{letter}` is missing"))?;
            laid.specials.push((hex, kind));
        }
        laid.specials.sort_by_key(|&(hex, _)| hex);
        Ok(laid)
    }
}
