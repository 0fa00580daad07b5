//! Files of either kind.

use expect_test::expect;
use steading_game::Seed;
use steading_notation::{Document, MAX_BYTES, write_position};

use crate::stones::find;
use crate::toolkit::{played, short};

#[test]
fn the_first_line_decides() {
    let record = short();
    assert!(
        matches!(Document::read(record.to_string(), find), Ok(Document::Record(read)) if *read == record)
    );
    let table = played(2, &[], Seed::from_number(5), 3);
    let position = write_position(&*table);
    assert!(
        matches!(Document::read(position, find), Ok(Document::Position(read)) if read.digest() == table.digest())
    );
}

#[test]
fn wrong_files() {
    let files: [&[u8]; 7] = [
        b"",
        b"\x7fELF\xff\xfe",
        b"steading record 1\ngame st\xffnes\nend 0",
        b"steading record 12\n",
        b"steading position 12\n",
        b"steading song 1\n",
        &vec![b'\n'; MAX_BYTES + 1],
    ];
    let said =
        files.map(|file| format!("{}\n", Document::read(file, find).err().expect("something is wrong")));
    expect![[r#"
        this is no Steading file: its first line must be `steading record 1` or `steading position 1`
        this is no Steading file: its first line must be `steading record 1` or `steading position 1`
        line 2 holds something that is no text: the file was damaged
        this record has format version 12, this program reads version 1: use a newer steading
        this position has format version 12, this program reads version 1: use a newer steading
        this is no Steading file: its first line must be `steading record 1` or `steading position 1`
        the file has more than 16 MiB, far more than any game needs: it was damaged or is no Steading file
    "#]]
    .assert_eq(&said.concat());
}
