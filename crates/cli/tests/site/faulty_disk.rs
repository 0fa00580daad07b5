//! A disk that fails: a small C library (`faulty_disk.c`) that is built here and loaded into the server.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use tempfile::TempDir;

use crate::database::Database;

/// The smallest piece that a disk writes as a whole.
const SECTOR: usize = 512;

/// A SQLite file on a disk that does what the test wants.
pub(crate) struct FaultyDisk {
    library: &'static Path,
    /// What happens on the disk: see `faulty_disk.c`.
    orders: TempDir,
    pub(crate) database: Database,
    /// What was on it when the log began.
    before: Files,
}

/// The database and its write-ahead log.
pub(crate) type Files = [Vec<u8>; 2];

const NAMES: [&str; 2] = ["steading.db", "steading.db-wal"];

/// Something that happened to a file.
enum Deed {
    Write { at: usize, data: Vec<u8> },
    Cut { length: usize },
    Flush,
    FailedFlush,
}

/// A line of the log.
pub(crate) struct Line {
    /// The length of the log up to here.
    pub(crate) end: u64,
    file: usize,
    deed: Deed,
}

impl Line {
    /// Whether a checkpoint ended here.
    pub(crate) fn is_checkpoint(&self) -> bool {
        self.file == 0 && matches!(self.deed, Deed::Flush)
    }
}

impl FaultyDisk {
    /// A disk without faults, so far; nothing if there is no compiler for C.
    pub(crate) fn new(database: Database) -> Option<FaultyDisk> {
        let Some(library) = library() else {
            eprintln!("skipped: there is no `cc` that makes libraries to preload");
            return None;
        };
        let before = NAMES.map(|name| fs::read(folder(&database).join(name)).unwrap_or_default());
        Some(FaultyDisk { library, orders: tempfile::tempdir().unwrap(), database, before })
    }

    /// From now on everything that is written is logged, and nothing really flushed.
    pub(crate) fn keep_log(&self) {
        fs::write(self.orders.path().join("log"), "").unwrap();
    }

    /// Puts the disk under a program that is about to start.
    pub(crate) fn under(&self, command: &mut Command) {
        command.env("LD_PRELOAD", self.library).env("STEADING_DISK", self.orders.path());
    }

    pub(crate) fn order(&self, fault: &str) {
        fs::write(self.orders.path().join(fault), "").unwrap();
    }

    pub(crate) fn mend(&self, fault: &str) {
        fs::remove_file(self.orders.path().join(fault)).unwrap();
    }

    /// How long the log is now.
    pub(crate) fn logged(&self) -> u64 {
        fs::metadata(self.orders.path().join("log")).unwrap().len()
    }

    /// What happened.
    pub(crate) fn log(&self) -> Vec<Line> {
        let log = fs::read(self.orders.path().join("log")).unwrap();
        let (mut lines, mut at) = (Vec::new(), 0);
        while at < log.len() {
            let number = |from: usize| u64::from_le_bytes(log[from..from + 8].try_into().unwrap()) as usize;
            let (offset, length) = (number(at + 2), number(at + 10));
            let (file, kind) = (usize::from(log[at + 1]), log[at]);
            at += 18;
            let deed = match kind {
                b'W' => {
                    at += length;
                    Deed::Write { at: offset, data: log[at - length..at].to_vec() }
                }
                b'T' => Deed::Cut { length: offset },
                b'S' => Deed::Flush,
                b'F' => Deed::FailedFlush,
                other => panic!("the log holds {other}"),
            };
            lines.push(Line { end: at as u64, file, deed });
        }
        lines
    }

    /// What is on the disk after a power cut: what was flushed, and of what came later some sectors, as chance has it. What a
    /// failed flush should have kept is dropped, as Linux does.
    pub(crate) fn after_power_cut(&self, lines: &[Line], seed: u64) -> Files {
        let mut chance = Chance(seed);
        [0, 1].map(|file| {
            let mut content = self.before[file].clone();
            let mut waiting: Vec<&Deed> = Vec::new();
            for line in lines.iter().filter(|line| line.file == file) {
                match &line.deed {
                    Deed::Flush => waiting.drain(..).for_each(|deed| carry_out(&mut content, deed, |_| true)),
                    Deed::FailedFlush => waiting.clear(),
                    deed @ (Deed::Write { .. } | Deed::Cut { .. }) => waiting.push(deed),
                }
            }
            for deed in waiting {
                // Most pages come through whole or not at all.
                let fate = chance.next() % 4;
                carry_out(&mut content, deed, |_| match fate {
                    0 => true,
                    1 => chance.next().is_multiple_of(2),
                    _ => false,
                });
            }
            content
        })
    }
}

/// Puts files into a folder of their own.
pub(crate) fn put(files: &Files) -> Database {
    let database = Database::sqlite();
    for (name, content) in NAMES.iter().zip(files) {
        fs::write(folder(&database).join(name), content).unwrap();
    }
    database
}

fn folder(database: &Database) -> PathBuf {
    let file = database.address.strip_prefix("sqlite:").expect("a file");
    Path::new(file).parent().expect("in a folder").to_owned()
}

/// Carries out what was asked of a file, as far as its sectors are kept.
fn carry_out(content: &mut Vec<u8>, deed: &Deed, mut keeps: impl FnMut(usize) -> bool) {
    match deed {
        Deed::Write { at, data } => {
            for (number, piece) in data.chunks(SECTOR).enumerate() {
                if keeps(number) {
                    let from = at + number * SECTOR;
                    content.resize(content.len().max(from + piece.len()), 0);
                    content[from..from + piece.len()].copy_from_slice(piece);
                }
            }
        }
        Deed::Cut { length } if keeps(0) => content.resize(*length, 0),
        Deed::Cut { .. } | Deed::Flush | Deed::FailedFlush => {}
    }
}

/// Numbers that look random, the same for every run.
pub(crate) struct Chance(pub(crate) u64);

impl Chance {
    pub(crate) fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb) >> 33
    }
}

/// Builds the library once for all tests.
fn library() -> Option<&'static Path> {
    static LIBRARY: OnceLock<Option<PathBuf>> = OnceLock::new();
    let built = LIBRARY.get_or_init(|| {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR"));
        let (path, new) = (folder.join("faulty_disk.so"), folder.join(format!("{}.so", std::process::id())));
        let source = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/site/faulty_disk.c");
        let mut compiler = Command::new("cc");
        compiler.args(["-shared", "-fPIC", "-O1", "-o"]).arg(&new).args([source, "-ldl", "-lpthread"]);
        let made = cfg!(target_os = "linux") && compiler.status().is_ok_and(|status| status.success());
        (made && fs::rename(new, &path).is_ok()).then_some(path)
    });
    built.as_deref()
}
