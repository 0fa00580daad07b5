//! The ends of logs that a connection wrote itself.
//!
//! An entry needs the one before it. Who wrote that one over the same connection need not look for it again, as long as nobody else
//! has written to the database since.

use std::collections::HashMap;

/// The logs that are remembered, at most.
const MOST: usize = 10_000;

/// The number of the last entry of each log that was appended to.
#[derive(Debug, Default)]
pub(crate) struct Tails(HashMap<String, u32>);

impl Tails {
    /// Whether the log of a table certainly ends with the entry of this number.
    pub(crate) fn end_with(&self, table: &str, number: u32) -> bool {
        self.0.get(table) == Some(&number)
    }

    /// An entry was added to the log of a table.
    pub(crate) fn append(&mut self, table: &str, number: u32) {
        if let Some(last) = self.0.get_mut(table) {
            *last = number;
            return;
        }
        if self.0.len() == MOST {
            self.0.clear();
        }
        self.0.insert(table.to_owned(), number);
    }

    /// Somebody else has written, or what was appended was rolled back.
    pub(crate) fn forget(&mut self) {
        self.0.clear();
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_last_entries_are_known_and_only_of_so_many_logs() {
        let mut tails = Tails::default();
        tails.append("a", 3);
        tails.append("a", 4);
        assert!(tails.end_with("a", 4) && !tails.end_with("a", 3) && !tails.end_with("b", 4));
        (0..MOST).for_each(|table| tails.append(&table.to_string(), 0));
        assert!(!tails.end_with("a", 4) && tails.0.len() <= MOST);
        tails.forget();
        assert!(!tails.end_with("0", 0));
    }
}
