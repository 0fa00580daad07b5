//! The client's end of a WebSocket, as far as the server of this workspace needs it (RFC 6455): whole text frames.

use anyhow::{Result, bail, ensure};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

use crate::http::read_head;

const TEXT: u8 = 0x81;
const CLOSE: u8 = 0x88;
const PING: u8 = 0x89;
const PONG: u8 = 0x8A;

/// An open WebSocket.
pub(crate) struct Socket {
    stream: TcpStream,
    /// What has come and was not read yet begins at `start`.
    read: Vec<u8>,
    start: usize,
    written: Vec<u8>,
}

impl Socket {
    /// Opens a WebSocket at a path, for whoever has this cookie.
    pub(crate) async fn open(address: &str, path: &str, cookie: &str) -> Result<Socket> {
        let mut stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        let request = format!(
            "GET {path} HTTP/1.1\r\nhost: {address}\r\ncookie: {cookie}\r\nconnection: upgrade\r\nupgrade: websocket\r\n\
             sec-websocket-version: 13\r\nsec-websocket-key: c3RlYWRpbmcgbG9hZCBydW4=\r\n\r\n"
        );
        stream.write_all(request.as_bytes()).await?;
        let (head, read) = read_head(&mut stream).await?;
        ensure!(head.starts_with("HTTP/1.1 101"), "no WebSocket at {path}: {head}");
        Ok(Socket { stream, read, start: 0, written: Vec::new() })
    }

    /// Sends a text.
    pub(crate) async fn send(&mut self, text: &str) -> Result<()> {
        self.frame(TEXT, text.as_bytes());
        Ok(self.stream.write_all(&self.written).await?)
    }

    /// The next text. Pings are answered.
    pub(crate) async fn next(&mut self) -> Result<&str> {
        loop {
            let Some((kind, from, to)) = self.whole_frame() else {
                self.read.drain(..self.start);
                self.start = 0;
                ensure!(self.stream.read_buf(&mut self.read).await? > 0, "the server closed a WebSocket");
                continue;
            };
            self.start = to;
            match kind {
                TEXT => return Ok(str::from_utf8(&self.read[from..to])?),
                PING => {
                    self.frame(PONG, &[]);
                    self.stream.write_all(&self.written).await?;
                }
                CLOSE => bail!("the server closed a WebSocket"),
                other => bail!("a frame of kind {other:#x} came"),
            }
        }
    }

    /// The kind of the next frame and where its content begins and ends, if it has come whole.
    fn whole_frame(&self) -> Option<(u8, usize, usize)> {
        let bytes = &self.read[self.start..];
        let (kind, short) = (*bytes.first()?, *bytes.get(1)?);
        let (head, length) = match short {
            126 => (4, usize::from(u16::from_be_bytes(bytes.get(2..4)?.try_into().ok()?))),
            127 => (10, u64::from_be_bytes(bytes.get(2..10)?.try_into().ok()?) as usize),
            short => (2, usize::from(short)),
        };
        let (from, to) = (self.start + head, self.start + head + length);
        (to <= self.read.len()).then_some((kind, from, to))
    }

    /// Writes a frame. Clients must mask what they send; a mask of zeros changes nothing and costs nothing.
    fn frame(&mut self, kind: u8, content: &[u8]) {
        const MASKED: u8 = 0x80;
        const TWO_BYTES: u8 = 0x7E;
        self.written.clear();
        self.written.push(kind);
        match content.len() {
            length @ 0..126 => self.written.push(MASKED | length as u8),
            length => {
                self.written.push(MASKED | TWO_BYTES);
                self.written.extend((length as u16).to_be_bytes());
            }
        }
        self.written.extend([0; 4]);
        self.written.extend(content);
    }
}
