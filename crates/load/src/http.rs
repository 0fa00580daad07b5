//! The little of HTTP that a client of the server needs: one request after the other over one connection.

use anyhow::{Context as _, Result, ensure};
use serde::Deserialize;
use serde::de::DeserializeOwned;
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

/// Somebody the server knows by a cookie.
pub(crate) struct Person {
    stream: TcpStream,
    address: String,
    pub(crate) cookie: String,
}

#[derive(Deserialize)]
struct Me {}

impl Person {
    /// A new guest.
    pub(crate) async fn guest(address: &str, name: &str) -> Result<Person> {
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let mut person = Person { stream, address: address.to_owned(), cookie: String::new() };
        let Me {} = person.post("/guests", &serde_json::json!({ "name": name }).to_string()).await?;
        ensure!(!person.cookie.is_empty(), "a guest got no cookie");
        Ok(person)
    }

    /// Opens a table and takes all seats; the name of the table.
    pub(crate) async fn open_table(&mut self, game: &str, players: u8) -> Result<String> {
        #[derive(Deserialize)]
        struct Opened {
            id: String,
        }
        let seats = vec!["me"; usize::from(players)];
        let wish = serde_json::json!({ "game": game, "terms": { "players": players }, "seats": seats });
        let Opened { id } = self.post("/tables", &wish.to_string()).await?;
        Ok(id)
    }

    /// The number of players that a game usually has.
    pub(crate) async fn usual_players(&mut self, game: &str) -> Result<u8> {
        #[derive(Deserialize)]
        struct Game {
            default_players: u8,
        }
        let game: Game = self.send("GET", &format!("/games/{game}"), "").await?;
        Ok(game.default_players)
    }

    async fn post<T: DeserializeOwned>(&mut self, path: &str, body: &str) -> Result<T> {
        self.send("POST", path, body).await
    }

    async fn send<T: DeserializeOwned>(&mut self, method: &str, path: &str, body: &str) -> Result<T> {
        let cookie =
            if self.cookie.is_empty() { String::new() } else { format!("cookie: {}\r\n", self.cookie) };
        let request = format!(
            "{method} /api/v1{path} HTTP/1.1\r\nhost: {}\r\n{cookie}content-type: application/json\r\ncontent-length: {}\r\n\r\n{body}",
            self.address,
            body.len()
        );
        self.stream.write_all(request.as_bytes()).await?;
        let (head, mut answer) = read_head(&mut self.stream).await?;
        let length: usize = header(&head, "content-length").context("an answer without a length")?.parse()?;
        while answer.len() < length {
            ensure!(self.stream.read_buf(&mut answer).await? > 0, "the server closed the connection");
        }
        let good = head.split(' ').nth(1).is_some_and(|status| status.starts_with('2'));
        ensure!(good, "{method} {path}: {}", String::from_utf8_lossy(&answer));
        if let Some(cookie) = header(&head, "set-cookie") {
            cookie.split(';').next().unwrap_or_default().clone_into(&mut self.cookie);
        }
        serde_json::from_slice(&answer).with_context(|| format!("{method} {path}"))
    }
}

/// Reads the head of an answer, and what has come of its body.
pub(crate) async fn read_head(stream: &mut TcpStream) -> Result<(String, Vec<u8>)> {
    let mut read = Vec::with_capacity(1024);
    loop {
        ensure!(stream.read_buf(&mut read).await? > 0, "the server closed the connection");
        if let Some(end) = read.windows(4).position(|bytes| bytes == b"\r\n\r\n") {
            let rest = read.split_off(end + 4);
            return Ok((String::from_utf8(read)?, rest));
        }
    }
}

fn header<'a>(head: &'a str, name: &str) -> Option<&'a str> {
    head.lines().find_map(|line| {
        let (found, value) = line.split_once(':')?;
        found.eq_ignore_ascii_case(name).then(|| value.trim())
    })
}
