//! The web client: its page, its files and how long browsers may keep them.

use crate::database::Database;
use crate::site::{Page, Site};

const BROWSER: &[(&str, &str)] = &[("accept", "text/html,application/xhtml+xml,*/*;q=0.8")];

/// The files that a page names.
fn named(page: &Page) -> Vec<&str> {
    let quoted = page.body.split('"').skip(1).step_by(2);
    quoted.filter(|text| text.starts_with("/assets/")).collect()
}

#[test]
fn the_first_page_is_asked_for_anew_and_never_sent_twice() {
    let site = Site::start(&Database::sqlite());
    let page = site.page("GET", "/", &[]);
    assert_eq!((page.status, page.header("content-type")), (200, "text/html; charset=utf-8"));
    assert!(page.body.contains("<title>Steading</title>"), "{}", page.body);
    assert_eq!(page.header("cache-control"), "no-cache");
    let again = site.page("GET", "/", &[("if-none-match", page.header("etag"))]);
    assert_eq!((again.status, again.body.as_str()), (304, ""));
    assert_eq!(again.header("etag"), page.header("etag"));
}

#[test]
fn pages_may_run_no_script_but_ours() {
    let site = Site::start(&Database::sqlite());
    let page = site.page("GET", "/", &[]);
    let policy = page.header("content-security-policy");
    assert!(policy.contains("default-src 'self'") && !policy.contains("script-src"), "{policy}");
    for script in page.body.split("<script").skip(1) {
        let tag = script.split('>').next().unwrap();
        assert!(tag.contains("src=\"/"), "a script inside the page would not run: <script{tag}>");
    }
    assert!(!page.body.contains(" onclick=") && !page.body.contains("javascript:"));
    assert_eq!(page.header("x-content-type-options"), "nosniff");
    assert_eq!(page.header("x-frame-options"), "DENY");
}

#[test]
fn every_address_of_the_client_shows_its_page() {
    let site = Site::start(&Database::sqlite());
    let home = site.page("GET", "/", BROWSER);
    for path in ["/table/abc", "/learn/kingdom-builder?rule=KB-7", "/apiary", "/index.html"] {
        let page = site.page("GET", path, BROWSER);
        assert_eq!((page.status, &page.body), (200, &home.body), "{path}");
        assert_eq!(page.header("cache-control"), "no-cache");
    }
}

#[test]
fn what_is_no_page_is_a_problem() {
    let site = Site::start(&Database::sqlite());
    let missing = ["/assets/gone.js", "/assets", "/api", "/api/v1/gone", "/api/v2/games", "/metrics/x"];
    for path in missing {
        let page = site.page("GET", path, BROWSER);
        assert_eq!((page.status, page.header("content-type")), (404, "application/problem+json"), "{path}");
    }
    for accept in [&[][..], &[("accept", "*/*")], &[("accept", "text/html;q=0, image/png")]] {
        assert_eq!(site.page("GET", "/icons/gone.png", accept).status, 404);
    }
    assert_eq!(site.page("POST", "/table/abc", BROWSER).status, 404);
    assert_eq!(site.page("POST", "/", BROWSER).status, 405);
}

#[test]
fn a_file_with_a_hash_in_its_name_is_kept_for_ever() {
    let site = Site::start(&Database::sqlite());
    let home = site.page("GET", "/", &[]);
    let names = named(&home);
    if home.body.contains("built without its web client") {
        eprintln!("skipped: this build has no web client");
        return;
    }
    let is_script = |name: &str| name.rsplit('.').next() == Some("js");
    assert!(names.iter().any(|name| is_script(name)), "{names:?}");
    for name in names {
        let file = site.page("GET", name, &[("accept", "*/*")]);
        let kind = if is_script(name) { "text/javascript; charset=utf-8" } else { "text/css; charset=utf-8" };
        assert_eq!((file.status, file.header("content-type")), (200, kind), "{name}");
        assert_eq!(file.header("cache-control"), "public, max-age=31536000, immutable");
        let known = site.page("GET", name, &[("if-none-match", file.header("etag"))]);
        assert_eq!(known.status, 304);
    }
}

#[test]
fn pages_are_compressed_for_those_who_can_read_that() {
    let site = Site::start(&Database::sqlite());
    let plain = site.page("GET", "/", &[("accept-encoding", "identity")]);
    let zipped = site.page("HEAD", "/", &[("accept-encoding", "br, gzip")]);
    assert_eq!(plain.header("content-encoding"), "");
    assert_eq!(zipped.header("content-encoding"), "gzip");
    assert_eq!(zipped.header("etag"), plain.header("etag"));
    let size = |page: &Page| page.header("content-length").parse::<usize>().unwrap();
    assert!(size(&zipped) < size(&plain) && size(&plain) == plain.body.len());
}

#[test]
fn asking_for_the_head_brings_no_body() {
    let site = Site::start(&Database::sqlite());
    for path in ["/", "/table/abc"] {
        let (head, page) = (site.page("HEAD", path, BROWSER), site.page("GET", path, BROWSER));
        assert_eq!((head.status, head.body.as_str()), (200, ""));
        for name in ["etag", "content-type", "cache-control"] {
            assert_eq!(head.header(name), page.header(name), "{name}");
        }
    }
    assert_eq!(site.page("HEAD", "/assets/gone.js", BROWSER).status, 404);
}
