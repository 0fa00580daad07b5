//! A playout allocates nothing per decision.

use steading_conformance::CountingAllocator;
use steading_game::{Game, GameRng, Insight, Seed, Setup, Silent};
use steading_orleans_settlers::OrleansSettlers;

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

#[test]
fn a_playout_allocates_nothing() {
    let config = OrleansSettlers::configure(&Setup::new(OrleansSettlers::info()).players(4)).unwrap();
    let mut scratch = Vec::with_capacity(1024);
    let mut features = vec![0.0; OrleansSettlers::FEATURES.len()];
    let mut rng = GameRng::new(Seed::from_number(7));
    for seed in 0..10 {
        let mut state = OrleansSettlers::start(&config, Seed::from_number(seed), &mut Silent);
        let before = CountingAllocator::count();
        let mut decisions = 0;
        while let Some(seat) = OrleansSettlers::must_act(&state).first() {
            let action = match seed % 2 {
                0 => OrleansSettlers::random_action(&state, seat, &mut rng, &mut scratch).unwrap(),
                _ => OrleansSettlers::likely_action(&state, seat, &mut rng, &mut scratch).unwrap(),
            };
            OrleansSettlers::observe(&state, seat, &mut features);
            OrleansSettlers::perform(&mut state, seat, action, &mut Silent);
            decisions += 1;
        }
        assert!(decisions > 100);
        assert_eq!(CountingAllocator::count() - before, 0);
    }
}
