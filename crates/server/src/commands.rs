//! The commands that entries came from, so that a command that is sent again is recognised.

use std::collections::VecDeque;
use std::hash::{DefaultHasher, Hash as _, Hasher as _};

/// A command that is sent again is recognised among so many entries.
const REMEMBERED: usize = 500;

/// The latest commands of a table, and the number of all.
#[derive(Default)]
pub(crate) struct Commands {
    /// The number of entries in the log.
    pub(crate) count: u32,
    /// The latest, with their hashes: looking through those costs much less than through texts all over the memory.
    latest: VecDeque<(u64, Box<str>)>,
}

impl Commands {
    /// Another entry came from this command.
    pub(crate) fn push(&mut self, command: &str) {
        if self.latest.len() == REMEMBERED {
            self.latest.pop_front();
        }
        self.latest.push_back((hash(command), command.into()));
        self.count += 1;
    }

    /// The number of entries after the latest that came from this command.
    pub(crate) fn find(&self, command: &str) -> Option<u32> {
        let hash = hash(command);
        let known = |(known_hash, known): &(u64, Box<str>)| *known_hash == hash && **known == *command;
        let back = self.latest.iter().rev().position(known)?;
        Some(self.count - back as u32)
    }
}

fn hash(command: &str) -> u64 {
    let mut hasher = DefaultHasher::new();
    command.hash(&mut hasher);
    hasher.finish()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_latest_commands_are_known_with_the_entries_after_them() {
        let mut commands = Commands::default();
        (0..REMEMBERED + 10).for_each(|number| commands.push(&format!("anna/{number}")));
        assert_eq!(commands.count, 510);
        assert_eq!(commands.find("anna/509"), Some(510));
        assert_eq!(commands.find("anna/10"), Some(11));
        assert_eq!(commands.find("anna/9"), None);
        assert_eq!(commands.find("bert/20"), None);
    }
}
