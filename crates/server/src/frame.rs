//! Messages as the text of WebSocket frames.

use axum::extract::ws::Utf8Bytes;
use steading_protocol::server::ServerMsg;

use crate::error::Error;

/// A message as text. One that cannot be written is a fault of ours: it is logged, and the client is told so in its place.
pub(crate) fn frame(message: &ServerMsg) -> Utf8Bytes {
    match serde_json::to_string(message) {
        Ok(text) => text.into(),
        Err(error) => fault(&error),
    }
}

fn fault(error: &serde_json::Error) -> Utf8Bytes {
    let problem = ServerMsg::Problem { problem: Error::internal(error).into() };
    serde_json::to_string(&problem).expect("a problem is texts and a number").into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_frame_that_cannot_be_written_says_so() {
        let error = serde_json::from_str::<u8>("x").unwrap_err();
        let sent: serde_json::Value = serde_json::from_str(&fault(&error)).unwrap();
        assert_eq!((&sent["type"], &sent["problem"]["type"]), (&"problem".into(), &"unavailable".into()));
    }
}
