//! What bots are called, so that three of one level can be told apart.

use steading_game::Seat;

const NAMES: [&str; 10] =
    ["Hazel", "Otto", "Greta", "Emil", "Ida", "Bruno", "Frieda", "Anton", "Martha", "Karl"];

/// The name of the bot on a seat: always the same at one table, and no two alike.
pub(crate) fn of_bot(table: &str, seat: Seat) -> &'static str {
    let hash = table.bytes().fold(7u32, |hash, byte| hash.wrapping_mul(31).wrapping_add(byte.into()));
    NAMES[(hash as usize + seat.index()) % NAMES.len()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn bots_of_one_table_have_different_names_and_keep_them() {
        let names: std::collections::BTreeSet<_> = Seat::all(8).map(|seat| of_bot("x7kp", seat)).collect();
        assert_eq!(names.len(), 8);
        assert_eq!(of_bot("x7kp", Seat(2)), of_bot("x7kp", Seat(2)));
    }
}
