//! What servers tell each other, and how it is written: `node`, then a line of JSON for each piece of news.

use serde::{Deserialize, Serialize};

/// Where another server has changed something, for whoever has it in memory.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum News {
    /// The log of a table has so many entries.
    Log {
        /// The table.
        table: String,
        /// The number of entries.
        entries: u32,
    },
    /// At a table before its game, somebody sat down, got up, or closed it.
    Seats {
        /// The table.
        table: String,
    },
    /// Somebody said something at a table.
    Said {
        /// The table.
        table: String,
        /// The number of the line.
        number: u32,
    },
    /// Somebody wants to play again.
    Rematch {
        /// The table whose game is over.
        table: String,
        /// The new one.
        next: String,
    },
    /// Who is at a table through the server that says so. That holds for a while, and is said again before.
    Present {
        /// The table.
        table: String,
        /// Those of them who sit there, by the ids of people.
        people: Vec<String>,
        /// How many others look on.
        watching: u32,
    },
    /// Sessions or tokens have ended, by their digests.
    Keys {
        /// The digests.
        digests: Vec<String>,
    },
}

impl News {
    /// Whether this makes `older` needless, which was not sent yet.
    pub(crate) fn replaces(&self, older: &News) -> bool {
        match (self, older) {
            (News::Log { table, .. }, News::Log { table: other, .. })
            | (News::Seats { table }, News::Seats { table: other })
            | (News::Present { table, .. }, News::Present { table: other, .. }) => table == other,
            _ => false,
        }
    }
}

/// Writes news as payloads of at most so many bytes each. What is longer than that by itself is left out: the looks from time to
/// time find it.
pub(crate) fn write(node: &str, news: &[News], most: usize) -> Vec<String> {
    let mut payloads: Vec<String> = Vec::new();
    for line in news.iter().filter_map(|news| serde_json::to_string(news).ok()) {
        if node.len() + 1 + line.len() > most {
            continue;
        }
        match payloads.last_mut() {
            Some(last) if last.len() + 1 + line.len() <= most => {
                last.push('\n');
                last.push_str(&line);
            }
            _ => payloads.push(format!("{node}\n{line}")),
        }
    }
    payloads
}

/// Who tells, and what; nothing if these are not our words. News of a kind that a later version has are passed over.
pub(crate) fn read(payload: &[u8]) -> Option<(String, Vec<News>)> {
    let (node, lines) = std::str::from_utf8(payload).ok()?.split_once('\n')?;
    Some((node.to_owned(), lines.lines().filter_map(|line| serde_json::from_str(line).ok()).collect()))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn log(table: &str, entries: u32) -> News {
        News::Log { table: table.to_owned(), entries }
    }

    #[test]
    fn news_are_read_as_they_were_written_in_payloads_that_are_short_enough() {
        let news: Vec<News> = (0..100).map(|number| log(&format!("table{number}"), number)).collect();
        let payloads = write("node", &news, 500);
        assert!(payloads.len() > 5 && payloads.iter().all(|payload| payload.len() <= 500));
        let read: Vec<News> =
            payloads.iter().flat_map(|payload| read(payload.as_bytes()).unwrap().1).collect();
        assert_eq!(read, news);
        let long = News::Keys { digests: vec!["x".repeat(600)] };
        assert!(write("node", &[long], 500).is_empty());
    }

    #[test]
    fn what_is_not_ours_or_not_known_is_passed_over() {
        assert_eq!(read(b"no line"), None);
        assert_eq!(read(&[0xff, b'\n']), None);
        let later =
            "node\n{\"weather\":{\"rain\":true}}\n{\"log\":{\"table\":\"a\",\"entries\":3,\"more\":1}}";
        assert_eq!(read(later.as_bytes()).unwrap(), ("node".to_owned(), vec![log("a", 3)]));
    }
}
