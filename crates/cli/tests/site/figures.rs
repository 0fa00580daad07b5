//! What a server says about itself: figures for its host, and a log.

use std::net::TcpListener;

use crate::database::Database;
use crate::site::Site;

/// The figures are for the host: read on the same machine, with a token, or at an address of their own.
#[test]
fn figures_are_for_the_host_alone() {
    let database = Database::sqlite();
    let forwarded = [("x-forwarded-for", "192.0.2.7")];
    let token = [("authorization", "Bearer a secret")];
    let seen = |site: &Site, headers: &[(&str, &str)]| {
        let page = site.page("GET", "/metrics", headers);
        assert_eq!(page.body.contains("steading_log_entries"), page.status == 200, "{}", page.body);
        page.status
    };

    let site = Site::start(&database);
    assert_eq!((seen(&site, &[]), seen(&site, &forwarded)), (200, 403));
    drop(site);

    let site = Site::start_with(&database, &["--metrics-token", "a secret"]);
    assert_eq!((seen(&site, &[]), seen(&site, &token), seen(&site, &forwarded)), (403, 200, 403));
    drop(site);

    let own = TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap().to_string();
    let mut site = Site::start_with(&database, &["--metrics-listen", &own]);
    assert_eq!((seen(&site, &[]), seen(&site, &token)), (403, 403));
    site.address = own;
    assert_eq!(seen(&site, &[]), 200);
    assert_eq!(site.page("GET", "/api/v1/games", &[]).status, 404, "there is nothing else");
}

/// Colours are for terminals: in a file they are characters that nobody can read.
#[test]
fn a_log_in_a_file_has_no_colours() {
    let database = Database::sqlite();
    let (mut site, log) = Site::start_in(&database, &[], |command| {
        command.env("RUST_LOG", "debug").env_remove("NO_COLOR");
    });
    site.guest("Anna");
    site.stop();
    let log = log.join().unwrap();
    assert!(log.contains("DEBUG") && !log.contains('\u{1b}'), "{log}");
}
