//! Copies the files of the client beside the code, compressed where that helps, and writes the list that `lib.rs` includes.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use flate2::Compression;
use flate2::write::GzEncoder;
use sha2::{Digest as _, Sha256};

use crate::sources;

/// The page for a server without a client.
const NO_CLIENT: &str = include_str!("no-client.html");

pub(crate) fn write(client: Option<&Path>, out: &Path) -> Result<()> {
    let files = match client {
        Some(folder) => read(folder)?,
        None => vec![("index.html".to_owned(), NO_CLIENT.as_bytes().to_vec())],
    };
    let copies = out.join("client");
    let _ = fs::remove_dir_all(&copies);
    fs::create_dir_all(&copies).with_context(|| copies.display().to_string())?;
    let mut list = "&[\n".to_owned();
    for (number, (name, bytes)) in files.iter().enumerate() {
        let plain = copies.join(number.to_string());
        fs::write(&plain, bytes).with_context(|| plain.display().to_string())?;
        let smaller = Some(gzip(bytes)?).filter(|small| small.len() < bytes.len() * 9 / 10);
        let gzip = match smaller {
            Some(small) => {
                let path = copies.join(format!("{number}.gz"));
                fs::write(&path, small).with_context(|| path.display().to_string())?;
                format!("Some({})", include(&path))
            }
            None => "None".to_owned(),
        };
        let tag = Sha256::digest(bytes).iter().take(8).map(|byte| format!("{byte:02x}")).collect::<Vec<_>>();
        let tag = format!("W/\"{}\"", tag.concat());
        let plain = include(&plain);
        list += &format!("File {{ name: {name:?}, bytes: {plain}, gzip: {gzip}, tag: {tag:?} }},\n");
    }
    list += "]\n";
    let path = out.join("files.rs");
    fs::write(&path, list).with_context(|| path.display().to_string())
}

/// The code that includes a file.
fn include(path: &Path) -> String {
    format!("include_bytes!({:?})", path.display().to_string())
}

/// All files of the client by their names, in order.
fn read(folder: &Path) -> Result<Vec<(String, Vec<u8>)>> {
    let mut paths: Vec<PathBuf> = Vec::new();
    sources::list(folder, &mut paths)?;
    let file = |path: &PathBuf| {
        let name = path.strip_prefix(folder)?.components().map(|part| part.as_os_str().to_string_lossy());
        Ok((name.collect::<Vec<_>>().join("/"), fs::read(path).with_context(|| path.display().to_string())?))
    };
    let mut files = paths.iter().map(file).collect::<Result<Vec<_>>>()?;
    files.sort();
    Ok(files)
}

fn gzip(bytes: &[u8]) -> Result<Vec<u8>> {
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(bytes)?;
    Ok(encoder.finish()?)
}
