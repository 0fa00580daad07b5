//! The commands that entries came from, so that a command that is sent again is recognised.

use std::collections::{HashMap, VecDeque};
use std::sync::Arc;

/// A command that is sent again is recognised among so many entries.
const REMEMBERED: usize = 500;

/// The latest commands of a table, and the number of all entries.
#[derive(Default)]
pub(crate) struct Commands {
    /// The number of entries in the log.
    pub(crate) count: u32,
    /// The latest entries, with the commands of people that they came from.
    latest: VecDeque<Option<Arc<str>>>,
    /// The number of entries after each of these commands.
    entries_after: HashMap<Arc<str>, u32>,
}

impl Commands {
    /// Another entry came from this command, or from none.
    pub(crate) fn push(&mut self, command: &str) {
        if self.latest.len() == REMEMBERED {
            self.forget_oldest();
        }
        self.count += 1;
        let command = (!command.is_empty()).then(|| Arc::<str>::from(command));
        if let Some(command) = &command {
            self.entries_after.insert(Arc::clone(command), self.count);
        }
        self.latest.push_back(command);
    }

    /// The number of entries after the latest that came from this command.
    pub(crate) fn find(&self, command: &str) -> Option<u32> {
        self.entries_after.get(command).copied()
    }

    fn forget_oldest(&mut self) {
        let after = self.count + 1 - self.latest.len() as u32;
        if let Some(Some(oldest)) = self.latest.pop_front()
            // It may have come again.
            && self.entries_after.get(&oldest) == Some(&after)
        {
            self.entries_after.remove(&oldest);
        }
    }
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

    #[test]
    fn a_command_that_came_again_is_known_as_long_as_its_latest_entry() {
        let mut commands = Commands::default();
        commands.push("anna/1");
        commands.push("");
        commands.push("anna/1");
        assert_eq!(commands.find("anna/1"), Some(3));
        (0..REMEMBERED - 1).for_each(|_| commands.push(""));
        assert_eq!(commands.find("anna/1"), Some(3));
        assert_eq!(commands.find(""), None, "what no command brought about is nobody's");
        commands.push("");
        assert_eq!(commands.find("anna/1"), None);
        assert!(commands.entries_after.is_empty());
    }
}
