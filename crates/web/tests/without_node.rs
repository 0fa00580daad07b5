//! Without Node, the build script embeds a page that says how to get the client.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The build script that was compiled for this crate, run again with no program on its path.
#[test]
fn a_build_without_node_works_and_says_how_to_get_the_client() {
    let out = Path::new(env!("CARGO_TARGET_TMPDIR")).join("without-node");
    fs::create_dir_all(&out).expect("a folder for what it writes");
    let said = Command::new(build_script())
        .env_clear()
        .env("CARGO_MANIFEST_DIR", env!("CARGO_MANIFEST_DIR"))
        .env("OUT_DIR", &out)
        // Without any, programs are looked for where most systems keep them.
        .env("PATH", &out)
        .output()
        .expect("the build script starts");
    let words = String::from_utf8_lossy(&said.stdout);
    assert!(said.status.success(), "{words}\n{}", String::from_utf8_lossy(&said.stderr));
    assert!(words.contains("cargo::warning=npm is not there"), "{words}");
    // The client has the words of this folder, so it is built again when they change.
    let watched = |line: &str| line.starts_with("cargo::rerun-if-changed") && line.ends_with("text/text");
    assert!(words.lines().any(watched), "{words}");
    let list = fs::read_to_string(out.join("files.rs")).expect("the list of files");
    assert_eq!(list.matches("File {").count(), 1, "{list}");
    let page = fs::read_to_string(out.join("client/0")).expect("the only page");
    assert!(page.contains("install") && page.contains("https://nodejs.org"), "{page}");
}

/// The newest build script of this crate beside the folder that it wrote to.
fn build_script() -> PathBuf {
    let name = format!("build-script-main{}", std::env::consts::EXE_SUFFIX);
    let mut folders = Path::new(env!("OUT_DIR")).ancestors();
    let builds = folders.find(|folder| folder.ends_with("build")).expect("OUT_DIR lies in the target folder");
    let scripts = fs::read_dir(builds).expect("it is there").flatten().map(|entry| entry.path());
    let scripts = scripts
        .filter(|folder| {
            folder.file_name().is_some_and(|it| it.to_string_lossy().starts_with("steading-web-"))
        })
        .map(|folder| folder.join(&name))
        .filter(|script| script.is_file());
    let built = |script: &PathBuf| fs::metadata(script).and_then(|data| data.modified()).ok();
    scripts.max_by_key(built).expect("cargo has built it")
}
