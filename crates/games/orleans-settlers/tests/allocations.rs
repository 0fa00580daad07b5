//! A playout allocates nothing per decision.

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicU64, Ordering};

use steading_game::{Game, GameRng, Insight, Seed, Setup, Silent};
use steading_orleans_settlers::OrleansSettlers;

static ALLOCATIONS: AtomicU64 = AtomicU64::new(0);

struct Counting;

#[expect(unsafe_code, reason = "an allocator that counts can only be written like this")]
// SAFETY: everything is handed on to the system's allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.fetch_add(1, Ordering::Relaxed);
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static COUNTING: Counting = Counting;

#[test]
fn a_playout_allocates_nothing() {
    let config = OrleansSettlers::configure(&Setup::new(OrleansSettlers::info()).players(4)).unwrap();
    let mut scratch = Vec::with_capacity(1024);
    let mut features = vec![0.0; OrleansSettlers::FEATURES.len()];
    let mut rng = GameRng::new(Seed::from_number(7));
    for seed in 0..10 {
        let mut state = OrleansSettlers::start(&config, Seed::from_number(seed), &mut Silent);
        let before = ALLOCATIONS.load(Ordering::Relaxed);
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
        assert_eq!(ALLOCATIONS.load(Ordering::Relaxed) - before, 0);
    }
}
