//! A game that takes an owner's data can leave them out of its views.

use std::collections::BTreeMap;

use steading_game::{DataFiles, Game, GameRng, Seed, Setup, Silent, Viewer};

use crate::problem::{Problem, Verdict, require};

/// Plays with the game's own files as if an owner had typed them in: the view holds them, and whoever only draws it is sent none.
pub(crate) fn check<G: Game>(setup: &Setup, seed: Seed) -> Verdict {
    let files = G::info().data;
    if files.is_empty() {
        return Ok(());
    }
    let owners = files.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned()));
    let mut setup = setup.clone();
    setup.data = Some(DataFiles::new(owners.collect::<BTreeMap<_, _>>()));
    let config = G::configure(&setup)
        .map_err(|error| Problem::new(format!("the game's own files were refused: {error}")))?;
    let state = G::start(&config, seed, &mut Silent);
    let mut view = G::view(&state, Viewer::Spectator);
    let guessed = read::<G>(&view)
        .and_then(|view| G::determinize(&view, &mut GameRng::new(seed)).map_err(|error| error.to_string()));
    let told = guessed.map(|state| G::setup(&state).data);
    require!(told.as_ref() == Ok(&setup.data), "whoever goes on from a view has not the data of it");
    G::leave_out_data(&mut view);
    let written = serde_json::to_string(&view).map_err(|error| Problem::new(error.to_string()))?;
    for (name, text) in files {
        let text = serde_json::to_string(text).map_err(|error| Problem::new(error.to_string()))?;
        require!(!written.contains(&text), "`leave_out_data` leaves `{name}` in the view");
    }
    require!(read::<G>(&view).is_err(), "a view without its data reads as one of the game's own data");
    Ok(())
}

/// The view as another process reads it.
fn read<G: Game>(view: &G::View) -> Result<G::View, String> {
    let written = serde_json::to_string(view).map_err(|error| error.to_string())?;
    serde_json::from_str(&written).map_err(|error| error.to_string())
}
