//! Fields that eras, events and places share.

use super::fields::{Fields, Problem};
use super::{Count, FoodSteps};

impl Fields {
    /// The steps of a demand for food by areas.
    pub(crate) fn food_steps(&mut self) -> Result<FoodSteps, Problem> {
        let mut steps = [(u8::MAX, 0); 4];
        let rows = self.tables("steps")?;
        if rows.is_empty() || rows.len() > steps.len() {
            return Err(self.problem("`steps` must hold one to four steps"));
        }
        let last = rows.len() - 1;
        let mut before = 0;
        for (place, mut row) in rows.into_iter().enumerate() {
            let most = row.number("max_areas")?;
            if most <= before {
                return Err(row.problem("`max_areas` must rise from step to step"));
            }
            before = most;
            steps[place] = (if place == last { u8::MAX } else { most }, row.number("food")?);
            row.end()?;
        }
        Ok(FoodSteps(steps))
    }

    /// What is counted: the field `per`.
    pub(crate) fn count(&mut self) -> Result<Count, Problem> {
        match self.text("per")?.as_str() {
            "areas" => Ok(Count::Areas),
            "settlers_on_areas" => Ok(Count::Settlers),
            "villages" => Ok(Count::Villages),
            "churches" => Ok(Count::Churches),
            "good_types_owned" => Ok(Count::GoodTypes),
            other => {
                let known = "areas, settlers_on_areas, villages, churches, good_types_owned";
                Err(self.problem(format_args!("`{other}` cannot be counted: {known}")))
            }
        }
    }
}
