//! What stands in a log is there once: whoever writes the same entry again is told that it is done, whoever writes another one that
//! the place is taken.

use steading_store::{Append, Appended, EntryRow, Store};

fn entry(number: u32, command: &str, body: &str) -> Append {
    let entry = EntryRow { number, at: 1000, command: command.to_owned(), body: body.to_owned() };
    Append {
        table: "table".to_owned(),
        entry,
        format: None,
        standing: None,
        seats: Vec::new(),
        results: Vec::new(),
    }
}

/// As after a COMMIT that nobody answered, and a second try.
#[tokio::test]
async fn an_entry_that_is_there_already_is_done() {
    let folder = tempfile::tempdir().expect("a folder");
    let address = format!("sqlite:{}", folder.path().join("steading.db").display());
    let store = Store::open(&address.parse().expect("an address")).expect("a store");
    for (number, command, body, expected) in [
        (0, "anna/1", "start", Appended::Done),
        (0, "anna/1", "start", Appended::Done),
        (0, "anna/2", "start", Appended::Taken),
        (0, "anna/1", "another", Appended::Taken),
        (2, "anna/3", "act", Appended::Gap),
        (1, "anna/3", "act", Appended::Done),
        (0, "anna/1", "start", Appended::Done),
    ] {
        let appended = store.append(entry(number, command, body)).await.expect("an answer");
        assert_eq!(appended, expected, "{number} {command} {body}");
    }
    assert_eq!(store.entries("table", 0).await.expect("a log").len(), 2);
}
