//! PostgreSQL over TLS: a server with a certificate of our own that lets nobody in without.

use std::fs;
use std::path::Path;
use std::process::{Command, Output};

use serde_json::json;

use crate::database::{self, Database};
use crate::site::Site;

/// Runs `openssl` with these words, in a folder.
fn openssl(as_owner: &dyn Fn(&str) -> Command, folder: &Path, words: &str) {
    let status = as_owner("openssl").args(words.split(' ')).current_dir(folder).status();
    assert!(status.expect("openssl runs").success(), "openssl {words}");
}

/// Makes somebody who vouches for servers.
fn authority(as_owner: &dyn Fn(&str) -> Command, folder: &Path, name: &str) {
    let words = format!(
        "req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN={name} -keyout {name}.key -out {name}.crt \
         -addext basicConstraints=critical,CA:TRUE"
    );
    openssl(as_owner, folder, &words);
}

/// A server whose certificate is for 127.0.0.1 and no other name.
fn start() -> database::Postgres {
    let settings = ["ssl=on", "ssl_cert_file=server.crt", "ssl_key_file=server.key"];
    database::start(&settings, |data, as_owner| {
        authority(as_owner, data, "friend");
        authority(as_owner, data, "stranger");
        openssl(
            as_owner,
            data,
            "req -newkey rsa:2048 -nodes -subj /CN=db -keyout server.key -out server.csr",
        );
        fs::write(data.join("names"), "subjectAltName=IP:127.0.0.1\nbasicConstraints=CA:FALSE\n").unwrap();
        let sign = "x509 -req -in server.csr -CA friend.crt -CAkey friend.key -CAcreateserial -days 2 -extfile names \
                    -out server.crt";
        openssl(as_owner, data, sign);
        fs::write(data.join("pg_hba.conf"), "hostssl all all 127.0.0.1/32 trust\n").unwrap();
    })
}

/// What a server says that cannot start.
fn refused(address: &str) -> String {
    let serve = ["serve", "--no-browser", "--listen", "127.0.0.1:0", "--db", address];
    let Output { status, stderr, .. } =
        Command::new(env!("CARGO_BIN_EXE_steading")).args(serve).output().unwrap();
    assert_eq!(status.code(), Some(2), "{address}");
    String::from_utf8(stderr).unwrap()
}

#[test]
fn the_connection_to_postgresql_is_as_private_as_its_address_says() {
    if std::env::var_os("STEADING_NO_POSTGRES").is_some() {
        return;
    }
    if Command::new("openssl").arg("version").output().is_err() {
        println!("openssl is missing: TLS was not tried");
        return;
    }
    let server = start();
    let copy = tempfile::tempdir().unwrap();
    let certificate = |name: &str| {
        let path = copy.path().join(name);
        fs::copy(server.folder.join("data").join(name), &path).unwrap();
        path.display().to_string().replace('/', "%2F")
    };
    let (friend, stranger) = (certificate("friend.crt"), certificate("stranger.crt"));
    let address = |parameters: &str| format!("{}?{parameters}", server.url("postgres"));

    for parameters in [
        "",
        "sslmode=prefer",
        "sslmode=require",
        &format!("sslmode=require&sslrootcert={friend}"),
        &format!("sslmode=verify-full&sslrootcert={friend}&application_name=steading"),
    ] {
        let site = Site::start(&Database::at(address(parameters)));
        let mut anna = site.guest("Anna");
        let table = anna.open_for_two(json!(["me", "me"]));
        let id = table["id"].as_str().unwrap();
        let (seat, state) = anna.turn(id);
        let act = json!({ "act": state["choices"][0]["action"] });
        let command = json!({ "id": "1", "seat": seat, "do": act });
        anna.post(&format!("/tables/{id}/commands"), command).expect(200);
    }
    for (parameters, reason) in [
        ("sslmode=disable".to_owned(), "no encryption"),
        ("sslmode=nonsense".to_owned(), "sslmode is disable, prefer"),
        (format!("sslmode=verify-full&sslrootcert={stranger}"), "invalid peer certificate"),
        (format!("sslmode=verify-ca&sslrootcert={stranger}"), "invalid peer certificate"),
        (format!("sslmode=require&sslrootcert={stranger}"), "invalid peer certificate"),
    ] {
        let said = refused(&address(&parameters));
        assert!(said.contains(reason), "{parameters}: {said}");
    }
    let other_name = |parameters: &str| address(parameters).replace("127.0.0.1", "localhost");
    let said = refused(&other_name(&format!("sslmode=verify-full&sslrootcert={friend}")));
    assert!(said.contains("not valid for name"), "{said}");
    let site = Site::start(&Database::at(other_name(&format!("sslmode=verify-ca&sslrootcert={friend}"))));
    site.guest("Anna");
}
