//! Any bytes as a record: they are refused, or they are the record of a game and are written back.
#![no_main]

use libfuzzer_sys::fuzz_target;
use steading_notation::{Document, Record};

fuzz_target!(|bytes: &[u8]| {
    let Ok(Document::Record(record)) = Document::read(bytes, steading_catalog::find) else { return };
    let written = record.to_string();
    assert_eq!(Record::parse(&written, steading_catalog::find).as_ref(), Ok(&record));
    let _ = record.verify(steading_catalog::find);
});
