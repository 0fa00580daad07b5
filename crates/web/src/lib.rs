//! The web client: the files that `npm run build` makes of `web/`, as part of the binary.
//!
//! ```
//! let page = steading_web::page();
//! assert_eq!(page.kind(), "text/html; charset=utf-8");
//! assert!(steading_web::find("no/such/file").is_none());
//! ```

/// A file of the client.
#[derive(Debug)]
pub struct File {
    /// Its path below the root of the site.
    pub name: &'static str,
    /// What it holds.
    pub bytes: &'static [u8],
    /// The same compressed, if that is smaller.
    pub gzip: Option<&'static [u8]>,
    /// An entity tag for what it holds, weak since it stands for both forms.
    pub tag: &'static str,
}

/// In the order of their names.
static FILES: &[File] = include!(concat!(env!("OUT_DIR"), "/files.rs"));

/// The page that every path of the client shows.
pub fn page() -> &'static File {
    find("index.html").expect("a client has a first page, and there is one for none")
}

/// The file at a path.
pub fn find(name: &str) -> Option<&'static File> {
    FILES.binary_search_by(|file| file.name.cmp(name)).ok().map(|place| &FILES[place])
}

impl File {
    /// The content type.
    pub fn kind(&self) -> &'static str {
        match self.name.rsplit('.').next().unwrap_or_default() {
            "html" => "text/html; charset=utf-8",
            "js" | "mjs" => "text/javascript; charset=utf-8",
            "css" => "text/css; charset=utf-8",
            "json" | "map" => "application/json",
            "webmanifest" => "application/manifest+json",
            "svg" => "image/svg+xml",
            "png" => "image/png",
            "jpg" | "jpeg" => "image/jpeg",
            "webp" => "image/webp",
            "ico" => "image/x-icon",
            "woff2" => "font/woff2",
            "wasm" => "application/wasm",
            "ogg" => "audio/ogg",
            "mp3" => "audio/mpeg",
            "wav" => "audio/wav",
            "txt" | "ftl" | "md" => "text/plain; charset=utf-8",
            _ => "application/octet-stream",
        }
    }

    /// Whether its name changes with what it holds, so that nobody needs to ask for it twice.
    pub fn is_immutable(&self) -> bool {
        self.name.starts_with("assets/")
    }
}
