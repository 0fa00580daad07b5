use steading_game::{Game, GameRng, Seed, Silent};

use crate::{Action, Extra, KingdomBuilder, Location, NomadTile};

/// How often easy bots begin each of these extra actions in some games.
fn uses(options: &[(&str, &str)], extras: &[Extra]) -> Vec<usize> {
    let setup = KingdomBuilder::info().setup(Some(2), options.iter().copied()).unwrap();
    let config = KingdomBuilder::configure(&setup).unwrap();
    let mut counts = vec![0; extras.len()];
    for seed in 0..8 {
        let mut state = KingdomBuilder::start(&config, Seed::from_number(seed), &mut Silent);
        let mut rng = GameRng::new(Seed::from_number(seed));
        while let Some(seat) = KingdomBuilder::must_act(&state).first() {
            let action = KingdomBuilder::easy_action(&state, seat, &mut rng, &mut Vec::new()).unwrap();
            for (count, &extra) in counts.iter_mut().zip(extras) {
                *count += usize::from(action == Action::Use(extra));
            }
            KingdomBuilder::apply(&mut state, seat, action, &mut Silent).unwrap();
        }
    }
    counts
}

#[test]
fn the_easy_bot_uses_what_it_has() {
    let nomads = [Extra::Nomad(NomadTile::Outpost), Extra::Nomad(NomadTile::Resettlement)];
    let quarry = [Extra::Location(Location::Quarry)];
    let quadrants = ("quadrants", "quarry,random,random,random");
    let counts = uses(&[("sets", "nomads"), quadrants], &[nomads.as_slice(), &quarry].concat());
    assert!(counts.iter().all(|&count| count > 0), "nomads: {counts:?}");
    let temple = uses(
        &[("sets", "marshlands"), ("quadrants", "temple,random,random,random")],
        &[Extra::Location(Location::Temple)],
    );
    assert!(temple[0] > 0);
    let cabin = uses(
        &[("sets", "harvest"), ("quadrants", "mountain_station_scout_cabin,random,random,random")],
        &[Extra::Location(Location::ScoutCabin)],
    );
    assert!(cabin[0] > 0);
}
