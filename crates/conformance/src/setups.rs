//! The set-ups worth testing.

use steading_game::{Game, GameRng, OptionKind, OptionSpec, Seed, Setup};

/// Random combinations of options for each number of players.
const MIXES: u64 = 3;

/// Every number of players with the default options, every other value of every option by itself, and a few random
/// combinations. Numbers have their least and greatest value. A value that the game refuses by itself is tried with
/// all values of an option that takes several, such as all expansions; combinations that it still refuses are left out.
/// At last every number of players by every earlier version of the rules that is kept.
pub fn setups<G: Game>() -> Vec<Setup> {
    let info = G::info();
    let usual: Vec<Setup> = info.players.clone().map(|players| Setup::new(info).players(players)).collect();
    let earlier = (info.oldest_rules..info.rules_version).filter_map(|rules| Setup::by(info, rules).ok());
    let earlier =
        earlier.flat_map(|setup| info.players.clone().map(move |players| setup.clone().players(players)));
    let changes: Vec<(&str, String)> = info
        .options
        .iter()
        .flat_map(|option| option.kind.examples().into_iter().map(|value| (option.name, value)))
        .collect();
    let possible = |setup: &Setup| G::configure(setup).is_ok();
    let changed = usual.iter().cycle().zip(&changes).filter_map(|(setup, (name, value))| {
        let changed = |setup: Setup| setup.with(name, value).ok().filter(possible);
        let wider =
            info.options.iter().filter_map(|option| setup.clone().with(option.name, &all_of(option)?).ok());
        std::iter::once(setup.clone()).chain(wider).find_map(changed)
    });
    let mixed = usual.iter().flat_map(|setup| (0..MIXES).map(|number| mix::<G>(setup, number)));
    let mut found: Vec<Setup> = Vec::new();
    for setup in usual.iter().cloned().chain(changed).chain(mixed).chain(earlier) {
        if !found.contains(&setup) && possible(&setup) {
            found.push(setup);
        }
    }
    found
}

/// All values of an option that takes several, as text.
fn all_of(option: &OptionSpec) -> Option<String> {
    match option.kind {
        OptionKind::Subset { values, .. } => Some(values.join(",")),
        OptionKind::Flag { .. }
        | OptionKind::Number { .. }
        | OptionKind::Choice { .. }
        | OptionKind::Slots { .. } => None,
    }
}

/// The set-up with a random value for every option, always the same one for the same number.
fn mix<G: Game>(setup: &Setup, number: u64) -> Setup {
    let mut rng = GameRng::new(Seed::from_number(u64::from(setup.players)).derive("mix", number));
    G::info().options.iter().fold(setup.clone(), |setup, option| {
        let values = option.kind.examples();
        let value = rng.pick(&values).map_or("", String::as_str);
        setup.clone().with(option.name, value).unwrap_or(setup)
    })
}
