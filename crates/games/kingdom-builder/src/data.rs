//! The printed facts, read once: `quadrants.txt` and `cards.toml` in `data/` and in the folder of each set, joined into one
//! file of each name, or those of an owner of the box.

mod cards;
mod quadrants;

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use steading_game::{DataFiles, SetupError};

pub use cards::{CardFacts, Numbers};
pub use quadrants::{Laid, Origin, Printed};

use crate::sets::joined;
use crate::{INFO, IslandSide, Quadrant};

/// The built-in files by name.
pub(crate) const FILES: &[(&str, &str)] =
    &[(QUADRANTS, joined!("../data/", "quadrants.txt")), (CARDS, joined!("../data/", "cards.toml"))];

const QUADRANTS: &str = "quadrants.txt";
const CARDS: &str = "cards.toml";

/// Everything that is printed.
#[derive(Debug, PartialEq, Eq)]
pub struct Data {
    /// The quadrants, in the order of [`Quadrant::ALL`].
    quadrants: Vec<Printed>,
    /// The sides of the island, in the order of [`IslandSide::ALL`].
    islands: Vec<Printed>,
    /// Cards, tiles, pieces and numbers.
    pub facts: CardFacts,
}

/// The data of the game itself, by the version of the rules.
static BUILT_IN: LazyLock<BTreeMap<u32, Arc<Data>>> = LazyLock::new(|| {
    let own = |rules| read(rules, |name| INFO.file(rules, name)).expect("the built-in data are tested");
    INFO.kept_rules().map(|rules| (rules, Arc::new(own(rules)))).collect()
});

impl Data {
    /// The data of the game itself.
    pub fn built_in() -> &'static Arc<Data> {
        &BUILT_IN[&INFO.rules_version]
    }

    /// The data of a version of the rules, with the files of an owner of the box in place of ours.
    pub(crate) fn of(rules: u32, files: Option<&DataFiles>) -> Result<Arc<Data>, SetupError> {
        let own = |name: &str| INFO.file(rules, name);
        match files {
            Some(files) => read(rules, |name| files.text(name).unwrap_or_else(|| own(name))).map(Arc::new),
            None => Ok(Arc::clone(&BUILT_IN[&INFO.kept(rules)?])),
        }
    }

    /// A quadrant.
    pub fn quadrant(&self, quadrant: Quadrant) -> &Printed {
        &self.quadrants[quadrant.index()]
    }

    /// A side of the island.
    pub fn island(&self, side: IslandSide) -> &Printed {
        &self.islands[side.index()]
    }
}

/// The last version of the rules under which some of the files was read over: what an owner typed in then still means the same.
const READS_OVER: u32 = 1;

fn read<'a>(rules: u32, text: impl Fn(&str) -> &'a str) -> Result<Data, SetupError> {
    let reads_over = rules <= READS_OVER;
    let facts = cards::read(text(CARDS), reads_over).map_err(|problem| wrong(CARDS, problem))?;
    let (quadrants, islands) =
        quadrants::read(text(QUADRANTS), &facts, reads_over).map_err(|problem| wrong(QUADRANTS, problem))?;
    Ok(Data { quadrants, islands, facts })
}

fn wrong(file: &str, problem: String) -> SetupError {
    SetupError::Data { file: file.to_owned(), problem }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn replaced(name: &str, change: impl Fn(&str) -> String) -> String {
        let files = BTreeMap::from([(name.to_owned(), change(INFO.file(INFO.rules_version, name)))]);
        Data::of(INFO.rules_version, Some(&DataFiles::new(files))).unwrap_err().to_string()
    }

    #[test]
    fn every_mistake_gives_one_clear_sentence() {
        let cut = |at: &'static str| move |text: &str| text[..text.find(at).unwrap()].to_owned();
        let swap = |from: &'static str, to: &'static str| move |text: &str| text.replacen(from, to, 1);
        let quadrants: [(&str, String); 9] = [
            ("quadrants.txt: quadrant farm is missing", replaced(QUADRANTS, cut("quadrant farm"))),
            (
                "quadrants.txt: quadrant oracle lacks its last line `end`",
                replaced(QUADRANTS, cut("MMCGGWWWDD")),
            ),
            (
                "quadrants.txt: quadrant oracle has 9 rows, not 10",
                replaced(QUADRANTS, swap("MMCGGWWWDD\n", "")),
            ),
            (
                "quadrants.txt: quadrant oracle, row 5: 9 hexes, not 10",
                replaced(QUADRANTS, swap("MMCGGWWWDD", "MMCGGWWWD")),
            ),
            (
                "quadrants.txt: quadrant oracle, row 5: `X` is no terrain and no special hex",
                replaced(QUADRANTS, swap("MMCGGWWWDD", "MMCGGWWWDX")),
            ),
            (
                "quadrants.txt: quadrant oracle: `counts` says C=14, but the rows have 13",
                replaced(QUADRANTS, swap("MMCGGWWWDD", "MMMGGWWWDD")),
            ),
            (
                "quadrants.txt: quadrant oracle: `castle` is not where the rows have K",
                replaced(QUADRANTS, swap("castle: (1,3) (7,2)", "castle: (1,3) (7,3)")),
            ),
            (
                "quadrants.txt: quadrant oracle: its locations are not those of the box",
                replaced(QUADRANTS, swap("loc1: oracle", "loc1: farm")),
            ),
            (
                "quadrants.txt: line 39: quadrant chess is not in any box",
                replaced(QUADRANTS, swap("quadrant oracle", "quadrant chess")),
            ),
        ];
        for (expected, found) in quadrants {
            assert_eq!(found, expected);
        }
        let cards = [
            (
                "cards.toml: card `knights` is missing",
                replaced(CARDS, swap("id = \"knights\"", "id = \"lords\"")),
            ),
            ("cards.toml: task `nap` is not in any box", replaced(CARDS, swap("\"fortress\"", "\"nap\""))),
            (
                "cards.toml: settlements must be from 10 to 40, not 99",
                replaced(CARDS, swap("settlements = 40", "settlements = 99")),
            ),
        ];
        for (expected, found) in cards {
            assert_eq!(found, expected);
        }
        let cut_off = replaced(CARDS, |text| text[..text.len() / 2].to_owned());
        assert!(cut_off.starts_with("cards.toml: ") && !cut_off.contains('\n'), "{cut_off}");
        assert!(replaced(CARDS, |_| String::new()).starts_with("cards.toml: missing field"));
    }
}
