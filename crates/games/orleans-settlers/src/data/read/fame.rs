//! `glory.toml`

use super::super::fields::{Fields, Problem};
use super::super::{FameFacts, MAX_TILES};

pub(super) fn read(mut file: Fields) -> Result<FameFacts, Problem> {
    file.ignore(&["bonus"]);
    if !file.flag("tiles_stay")? {
        return Err("`tiles_stay`: every player can use each tile once (OR-67)".to_owned());
    }
    let (start, last) = (file.number("start_space")?, file.number("last_space")?);
    let tiles = file.numbers("tile_spaces")?;
    let rising = tiles.windows(2).all(|pair| pair[0] < pair[1]);
    let inside = tiles.iter().all(|&tile| start < tile && tile <= last);
    if !rising || !inside || tiles.len() > MAX_TILES {
        return Err(format!(
            "`tile_spaces` must rise from above {start} to at most {last}, and be at most {MAX_TILES}"
        ));
    }
    let mut scoring = file.table("scoring")?;
    if !scoring.flag("villages_times_citizens")? {
        return Err(scoring.problem("villages are multiplied with citizens (OR-103)"));
    }
    let peace_bonus = match scoring.text("twelve_points_line")?.as_str() {
        "worked_example" => false,
        "peace_bonus" => true,
        other => {
            return Err(scoring.problem(format_args!(
                "`twelve_points_line` is worked_example or peace_bonus, not `{other}`"
            )));
        }
    };
    if scoring.texts("tie_break")? != ["areas", "citizens", "coins"] {
        return Err(scoring.problem("`tie_break` is areas, citizens, coins (OR-105)"));
    }
    let (coin, area) = (scoring.number("coin")?, scoring.number("area")?);
    scoring.end()?;
    file.end()?;
    Ok(FameFacts { start, last, tiles, coin, area, peace_bonus })
}
