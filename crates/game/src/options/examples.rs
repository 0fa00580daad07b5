//! Values to try.

use super::OptionKind;

impl OptionKind {
    /// Values that show what the option can do, as text. Numbers have their least and greatest value.
    pub fn examples(self) -> Vec<String> {
        match self {
            OptionKind::Flag { .. } => vec!["false".to_owned(), "true".to_owned()],
            OptionKind::Number { min, max, default } => {
                [min, default, max].map(|number| number.to_string()).into()
            }
            OptionKind::Choice { values, .. } => values.iter().map(|&value| value.to_owned()).collect(),
            // Each value by itself, and all of them.
            OptionKind::Subset { values, .. } => {
                values.iter().map(|&value| value.to_owned()).chain([values.join(",")]).collect()
            }
            // Each value in a place of its own; the game decides whether the others fit beside it.
            OptionKind::Slots { values, default } => {
                let slots = default.len().max(1);
                let filled = values.iter().enumerate().map(|(index, value)| {
                    let mut chosen = default.to_vec();
                    chosen[index % slots] = value;
                    chosen.join(",")
                });
                filled.collect()
            }
        }
    }
}
