//! Which types stand in which file.

use anyhow::Result;
use steading_catan_cards as catan_cards;
use steading_kingdom_builder as kingdom_builder;
use steading_orleans_settlers as orleans_settlers;
use steading_protocol::{account, advice, client, problem, server};
use steading_settlement as settlement;

use crate::File;
use crate::collect::Module;

/// The wire format, and a file for every game: its view, its events and all that they contain.
pub(crate) fn all() -> Result<Vec<File>> {
    let protocol = Module::default()
        .with::<client::ClientMsg>()?
        .with::<client::Command>()?
        .with::<client::NewGuest>()?
        .with::<client::Credentials>()?
        .with::<client::Rename>()?
        .with::<client::NewTable>()?
        .with::<client::TakeSeat>()?
        .with::<client::NewInvitation>()?
        .with::<client::NewBranch>()?
        .with::<client::NewRecord>()?
        .with::<server::ServerMsg>()?
        .with::<server::GameSummary>()?
        .with::<server::Me>()?
        .with::<account::NewToken>()?
        .with::<account::Token>()?
        .with::<account::Session>()?
        .with::<account::NewPassword>()?
        .with::<account::Deletion>()?
        .with::<account::Export>()?
        .with::<server::Invitation>()?
        .with::<server::Done>()?
        .with::<server::GameStatistics>()?
        .with::<server::Moment>()?
        .with::<server::Health>()?
        .with::<advice::Hint>()?
        .with::<advice::AnalysisInfo>()?
        .with::<problem::Problem>()?
        .with::<steading_game::Seat>()?
        .with::<steading_game::Thing>()?;
    let kingdom_builder =
        Module::beside(&protocol).with::<kingdom_builder::View>()?.with::<kingdom_builder::Event>()?;
    let settlement = Module::beside(&protocol).with::<settlement::View>()?.with::<settlement::Event>()?;
    let orleans_settlers =
        Module::beside(&protocol).with::<orleans_settlers::View>()?.with::<orleans_settlers::Event>()?;
    let catan_cards = Module::beside(&protocol).with::<catan_cards::View>()?.with::<catan_cards::Event>()?;
    Ok(vec![
        protocol.file("protocol"),
        kingdom_builder.file("kingdom-builder"),
        settlement.file("settlement"),
        orleans_settlers.file("orleans-settlers"),
        catan_cards.file("catan-cards"),
    ])
}
