//! A playout does not allocate: everything lives in fixed arrays and reused buffers.

#![expect(unsafe_code, reason = "counting allocations takes an allocator of one's own")]

use std::alloc::{GlobalAlloc, Layout, System};
use std::cell::Cell;

use steading_game::{Game, GameRng, Insight, Playout, Seed, Setup, Silent};
use steading_settlement::Settlement;

struct Counting;

thread_local! {
    static ALLOCATIONS: Cell<u64> = const { Cell::new(0) };
}

// SAFETY: everything is handed on to the system's allocator.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        ALLOCATIONS.with(|count| count.set(count.get() + 1));
        // SAFETY: the caller keeps the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, pointer: *mut u8, layout: Layout) {
        // SAFETY: the caller keeps the contract of `dealloc`.
        unsafe { System.dealloc(pointer, layout) }
    }
}

#[global_allocator]
static ALLOCATOR: Counting = Counting;

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
        let before = ALLOCATIONS.with(Cell::get);
        while let Some(seat) = Settlement::must_act(&state).first() {
            listed.clear();
            Settlement::legal_actions(&state, seat, &mut listed);
            let action = *rng.pick(&listed).unwrap();
            Settlement::perform(&mut state, seat, action, &mut Silent);
            decisions += 1;
        }
        let after = ALLOCATIONS.with(Cell::get);
        assert_eq!(after - before, 0, "after {decisions} decisions");
        if !cfg!(debug_assertions) {
            // With debug assertions a playout audits every state, which may allocate.
            decisions += playout.finish(&mut random, &mut rng);
            assert_eq!(ALLOCATIONS.with(Cell::get) - after, 0);
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
        let before = ALLOCATIONS.with(Cell::get);
        while let Some(seat) = Settlement::must_act(&state).first() {
            state.seats().for_each(|seat| Settlement::observe(&state, seat, &mut features));
            let action = Settlement::likely_action(&state, seat, &mut rng, &mut scratch).unwrap();
            Settlement::perform(&mut state, seat, action, &mut Silent);
        }
        assert_eq!(ALLOCATIONS.with(Cell::get), before);
    }
}
