//! A playout does not allocate: everything lives in fixed arrays and reused buffers.

use steading_conformance::CountingAllocator;
use steading_game::{Game, GameRng, Insight, Playout, Seed, Setup, Silent};
use steading_settlement::Settlement;

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

#[test]
fn a_playout_does_not_allocate() {
    let config = Settlement::configure(&Setup::new(Settlement::info())).unwrap();
    let mut rng = GameRng::new(Seed::from_number(5));
    let mut playout = Playout::<Settlement>::default();
    let mut listed = Vec::with_capacity(256);
    let mut decisions = 0;
    for _ in 0..20 {
        let mut state = Settlement::start(&config, rng.seed(), &mut Silent);
        let mut random = state.clone();
        let before = CountingAllocator::count();
        while let Some(seat) = Settlement::must_act(&state).first() {
            listed.clear();
            Settlement::legal_actions(&state, seat, &mut listed);
            let action = *rng.pick(&listed).unwrap();
            Settlement::perform(&mut state, seat, action, &mut Silent);
            decisions += 1;
        }
        let after = CountingAllocator::count();
        assert_eq!(after - before, 0, "after {decisions} decisions");
        if !cfg!(debug_assertions) {
            // With debug assertions a playout audits every state, which may allocate.
            decisions += playout.finish(&mut random, &mut rng);
            assert_eq!(CountingAllocator::count() - after, 0);
        }
    }
    assert!(decisions > 1000);
}

/// The same with likely actions, and a look at every seat before each of them.
#[test]
fn a_playout_of_likely_actions_does_not_allocate() {
    let config = Settlement::configure(&Setup::new(Settlement::info())).unwrap();
    let mut rng = GameRng::new(Seed::from_number(5));
    let mut scratch = Vec::with_capacity(256);
    let mut features = vec![0.0; Settlement::FEATURES.len()];
    for _ in 0..20 {
        let mut state = Settlement::start(&config, rng.seed(), &mut Silent);
        let before = CountingAllocator::count();
        while let Some(seat) = Settlement::must_act(&state).first() {
            state.seats().for_each(|seat| Settlement::observe(&state, seat, &mut features));
            let action = Settlement::likely_action(&state, seat, &mut rng, &mut scratch).unwrap();
            Settlement::perform(&mut state, seat, action, &mut Silent);
        }
        assert_eq!(CountingAllocator::count(), before);
    }
}
