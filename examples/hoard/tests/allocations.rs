//! A playout does not allocate: a state that was cloned is big enough for the whole game.

use steading_conformance::CountingAllocator;
use steading_game::{Game, GameRng, Insight, Seed, Setup, Silent};
use steading_hoard::Hoard;

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

#[test]
fn a_playout_does_not_allocate() {
    let config = Hoard::configure(&Setup::new(Hoard::info())).unwrap();
    let mut rng = GameRng::new(Seed::from_number(5));
    let mut scratch = Vec::with_capacity(16);
    let mut features = [0.0; Hoard::FEATURES.len()];
    for game in 0..20 {
        let mut state = Hoard::start(&config, rng.seed(), &mut Silent);
        let before = CountingAllocator::count();
        while let Some(seat) = Hoard::must_act(&state).first() {
            Hoard::observe(&state, seat, &mut features);
            let policy = if game % 2 == 0 { Hoard::random_action } else { Hoard::likely_action };
            let action = policy(&state, seat, &mut rng, &mut scratch).unwrap();
            Hoard::perform(&mut state, seat, action, &mut Silent);
        }
        assert_eq!(CountingAllocator::count(), before);
    }
}
