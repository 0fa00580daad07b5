//! A set-up is accepted and remembered; impossible ones are refused.

use steading_game::{Game, GameInfo, Setup, Was};

use crate::problem::{Problem, Verdict, require};

/// The configuration of `setup`, after a check that impossible numbers of players are refused.
pub(crate) fn check<G: Game>(setup: &Setup) -> Result<G::Config, Problem> {
    let players = &G::info().players;
    require!(
        players.contains(&G::info().default_players),
        "the usual number of players is not one of those that can play"
    );
    earlier(G::info())?;
    readings(G::info())?;
    for wrong in [0, players.start().saturating_sub(1), players.end().saturating_add(1), u8::MAX] {
        let refused = G::configure(&setup.clone().players(wrong)).is_err();
        require!(refused || players.contains(&wrong), "a set-up for {wrong} players was accepted");
    }
    G::configure(setup).map_err(|error| Problem::new(format!("the set-up was refused: {error}")))
}

/// What was different under earlier versions of the rules is about files and options that there are, and about versions that are kept.
fn earlier(info: &GameInfo) -> Verdict {
    require!(
        info.oldest_rules <= info.rules_version,
        "the oldest version of the rules is newer than the current one"
    );
    for change in info.earlier {
        let until = change.until;
        require!(until < info.rules_version, "what holds until version {until} of the rules is not earlier");
        match change.was {
            Was::File { name, .. } => {
                let known = info.data.iter().any(|(file, _)| *file == name);
                require!(known, "an earlier `{name}` is no data file of the game");
            }
            Was::Default { option, value } => {
                let known = Setup::new(info).with(option, value);
                require!(known.is_ok(), "an earlier default is no value of an option: `{option}={value}`");
            }
        }
    }
    Ok(())
}

/// What is commonly played is a value of the reading.
fn readings(info: &GameInfo) -> Verdict {
    for option in info.options {
        let Some(common) = option.common else { continue };
        let known = Setup::new(info).with(option.name, common);
        require!(
            known.is_ok(),
            "what is commonly played is no value of the reading: `{}={common}`",
            option.name
        );
    }
    Ok(())
}

/// A running game knows its set-up, and by which version of the rules it is played. It may leave out options without effect.
pub(crate) fn remembered<G: Game>(state: &G::State, config: &G::Config, setup: &Setup) -> Verdict {
    let (told, players) = (G::setup(state), setup.players);
    require!(
        told.rules() == setup.rules(),
        "a game by version {} of the rules says that it is one by version {}",
        setup.rules(),
        told.rules()
    );
    let same = G::configure(&told).is_ok_and(|told| told == *config);
    require!(same, "the game says that its set-up is\n{told}");
    require!(G::players(state) == players, "the game says it has {} players", G::players(state));
    Ok(())
}
