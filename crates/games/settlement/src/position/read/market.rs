//! The hero row, the market and the artifact row; what is left out is filled in.

use steading_game::{Line, Lines, PositionError};

use super::{artifact, building, hero};
use crate::artifact::Artifacts;
use crate::{Artifact, Building, HeroSet, Heroes, Market, Phase, Stack, State, state};

pub(super) fn read_heroes(state: &mut State, lines: &mut Lines<'_>) -> Result<(), PositionError> {
    if let Some(line) = lines.take("discarded")? {
        for word in line.words() {
            state.heroes.discarded = state.heroes.discarded.with(hero(state, &line, word)?);
        }
    }
    let Some(line) = lines.take("row")? else {
        let invited = state.players.iter().fold(HeroSet::EMPTY, |all, player| all.or(player.heroes));
        let mut left = HeroSet::full().minus(invited).minus(state.heroes.discarded).iter();
        for place in state.heroes.row.iter_mut().rev() {
            *place = left.next();
        }
        return Ok(());
    };
    let mut words = line.words();
    for place in 0..Heroes::PLACES {
        let word = words.word("four places")?;
        state.heroes.row[place] = match word {
            "-" => None,
            id => Some(hero(state, &line, id)?),
        };
    }
    words.end()
}

pub(super) fn read_market(state: &mut State, lines: &mut Lines<'_>) -> Result<(), PositionError> {
    let Some(line) = lines.take("market")? else {
        let built = |building| {
            let all = state.players.iter().flat_map(|player| player.streets.iter());
            all.filter(|(_, built)| built.building == building).count()
        };
        let left = Building::ALL.map(|building| 3usize.saturating_sub(built(building)));
        let tiles = (0..3)
            .flat_map(|copy| Building::ALL.into_iter().filter(move |building| left[building.index()] > copy));
        let filled: Vec<Building> = tiles.take(Market::SPACES).collect();
        for (space, building) in state.market.spaces.iter_mut().zip(filled) {
            *space = Some(Stack { building, count: 1 });
        }
        return Ok(());
    };
    let mut words = line.words();
    for space in &mut state.market.spaces {
        let word = words.word("nine spaces")?;
        if word == "-" {
            continue;
        }
        let (id, count) = match word.split_once('*') {
            None => (word, 1),
            Some((id, count)) => {
                let number = count.parse().ok().filter(|number| (2..=3).contains(number) && count.len() == 1);
                (
                    id,
                    number
                        .ok_or_else(|| line.problem(format_args!("`{word}`: two or three form a stack")))?,
                )
            }
        };
        *space = Some(Stack { building: building(&line, id)?, count });
    }
    words.end()
}

pub(super) fn read_artifacts(state: &mut State, lines: &mut Lines<'_>) -> Result<(), PositionError> {
    let seats = usize::from(state.config.players);
    let named = |line: Option<Line<'_>>| -> Result<Option<Artifacts>, PositionError> {
        let Some(line) = line else { return Ok(None) };
        let mut found = Artifacts::EMPTY;
        for word in line.words() {
            let artifact = artifact(&line, word)?;
            if found.contains(artifact) {
                return Err(line.problem(format_args!("`{word}` stands here twice")));
            }
            found = found.with(artifact);
        }
        Ok(Some(found))
    };
    let (row, gone) = (named(lines.take("artifacts")?)?, named(lines.take("gone")?)?);
    let mut used: Artifacts = state.players.iter().filter_map(|player| player.artifact).collect();
    for set in [row, gone].into_iter().flatten() {
        used = set.iter().fold(used, Artifacts::with);
    }
    let quiet = [Artifact::LivingChest, Artifact::MagicPurse, Artifact::DiamondRing];
    let order = quiet.into_iter().chain(Artifact::ALL);
    let mut take = || {
        let free = order.clone().find(|&artifact| !used.contains(artifact))?;
        used = used.with(free);
        Some(free)
    };
    let draft = state.phase == Phase::Draft;
    if !draft {
        for player in state.players[..seats].iter_mut().filter(|player| player.artifact.is_none()) {
            player.artifact = take();
        }
    }
    let drafting = state.players[..seats].iter().filter(|player| player.artifact.is_none()).count();
    state.artifacts = match row {
        Some(row) => row,
        None => (0..state::SPARE_ARTIFACTS + drafting).filter_map(|_| take()).collect(),
    };
    if seats > 1 {
        return match gone {
            Some(_) => Err(PositionError::whole("`gone` is a line of the solo game")),
            None => Ok(()),
        };
    }
    let passes = usize::from(state.round.clamp(1, state::ROUNDS) - 1);
    let gone = gone.unwrap_or_else(|| (0..passes).filter_map(|_| take()).collect());
    let held: Artifacts = state.players[0].artifact.into_iter().collect();
    state.artifact_stack = Artifacts::full().minus(held).minus(state.artifacts).minus(gone);
    Ok(())
}
