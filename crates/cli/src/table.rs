//! Columns of text.

use std::io::{self, Write};

/// Rows of cells; numbers are easier to compare when they end below each other.
pub(crate) struct Columns {
    rows: Vec<Vec<String>>,
}

impl Columns {
    /// Columns with these headings.
    pub(crate) fn new(headings: &[&str]) -> Columns {
        Columns { rows: vec![headings.iter().map(|&heading| heading.to_owned()).collect()] }
    }

    /// One more row.
    pub(crate) fn row(&mut self, cells: Vec<String>) {
        self.rows.push(cells);
    }

    /// Writes the first column to the left and all others to the right.
    pub(crate) fn write(&self, out: &mut impl Write) -> io::Result<()> {
        let width = |column: usize| {
            self.rows
                .iter()
                .filter_map(|row| row.get(column))
                .map(|cell| cell.chars().count())
                .max()
                .unwrap_or(0)
        };
        for row in &self.rows {
            for (column, cell) in row.iter().enumerate() {
                let width = width(column);
                if column == 0 {
                    write!(out, "{cell:<width$}")?;
                } else {
                    write!(out, "  {cell:>width$}")?;
                }
            }
            writeln!(out)?;
        }
        Ok(())
    }
}

/// A number with its thousands apart: 1,234,567.
pub(crate) fn thousands(number: f64) -> String {
    let digits = format!("{number:.0}");
    let mut grouped = String::new();
    for (index, digit) in digits.chars().enumerate() {
        if index > 0 && (digits.len() - index).is_multiple_of(3) {
            grouped.push(',');
        }
        grouped.push(digit);
    }
    grouped
}
