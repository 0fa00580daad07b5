//! A playout does not allocate: its buffers grow once and are used again.

use steading_catan_cards::CatanCards;
use steading_conformance::CountingAllocator;
use steading_game::{Game, GameRng, Insight, Playout, Seed, Silent};

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

#[test]
fn a_playout_does_not_allocate() {
    for options in [vec![], vec![("metropolis_side", "B"), ("max_offers", "15")]] {
        let setup = CatanCards::info().setup(Some(4), options).unwrap();
        let config = CatanCards::configure(&setup).unwrap();
        let mut playout = Playout::<CatanCards>::default();
        let mut play = |number| {
            let seed = Seed::from_number(number);
            let mut state = CatanCards::start(&config, seed, &mut Silent);
            playout.finish(&mut state, &mut GameRng::new(seed))
        };
        // The first games let the buffer grow to the longest list of actions.
        let first: u64 = (0..300).map(&mut play).sum();
        let before = CountingAllocator::count();
        let decisions: u64 = (0..300).map(&mut play).sum();
        assert_eq!(CountingAllocator::count() - before, 0, "in {decisions} decisions");
        assert!(first == decisions && decisions > 50_000, "whole games were played");
    }
}

#[test]
fn a_likely_playout_does_not_allocate() {
    let setup = CatanCards::info().setup(Some(4), [("metropolis_side", "B")]).unwrap();
    let config = CatanCards::configure(&setup).unwrap();
    let mut scratch = Vec::new();
    let mut features = vec![0.0; CatanCards::FEATURES.len()];
    for number in 0..100 {
        let seed = Seed::from_number(number);
        let mut rng = GameRng::new(seed);
        let mut state = CatanCards::start(&config, seed, &mut Silent);
        let before = CountingAllocator::count();
        while let Some(seat) = CatanCards::must_act(&state).first() {
            CatanCards::observe(&state, seat, &mut features);
            let action = CatanCards::likely_action(&state, seat, &mut rng, &mut scratch).unwrap();
            CatanCards::perform(&mut state, seat, action, &mut Silent);
        }
        assert_eq!(CountingAllocator::count() - before, 0);
    }
}
