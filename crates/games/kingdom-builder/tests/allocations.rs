//! A playout allocates nothing: only the start of a game does.

#![allow(clippy::unwrap_used, reason = "what helps tests may panic like tests")]

use steading_conformance::CountingAllocator;
use steading_game::{Game, GameRng, Insight, Playout, Seed, Silent};
use steading_kingdom_builder::KingdomBuilder;

#[global_allocator]
static ALLOCATOR: CountingAllocator = CountingAllocator;

fn playouts(options: &[(&str, &str)]) {
    let setup = KingdomBuilder::info().setup(Some(4), options.iter().copied()).unwrap();
    let config = KingdomBuilder::configure(&setup).unwrap();
    let mut rng = GameRng::new(Seed::from_number(1));
    let mut playout = Playout::<KingdomBuilder>::default();
    for seed in 0..20 {
        let mut state = KingdomBuilder::start(&config, Seed::from_number(seed), &mut Silent);
        let mut actions = Vec::with_capacity(1024);
        let before = CountingAllocator::count();
        KingdomBuilder::legal_actions(&state, state.turn.active, &mut actions);
        let decisions = playout.finish(&mut state, &mut rng);
        assert_eq!(CountingAllocator::count(), before, "in {decisions} decisions of {options:?}");
    }
}

/// The same with likely actions, and a look at every seat before each of them.
fn likely_playouts(options: &[(&str, &str)]) {
    let setup = KingdomBuilder::info().setup(Some(3), options.iter().copied()).unwrap();
    let config = KingdomBuilder::configure(&setup).unwrap();
    let mut rng = GameRng::new(Seed::from_number(1));
    let mut features = vec![0.0; KingdomBuilder::FEATURES.len()];
    for seed in 0..10 {
        let mut state = KingdomBuilder::start(&config, Seed::from_number(seed), &mut Silent);
        let mut scratch = Vec::with_capacity(1024);
        let before = CountingAllocator::count();
        while let Some(seat) = KingdomBuilder::must_act(&state).first() {
            state.seats().for_each(|seat| KingdomBuilder::observe(&state, seat, &mut features));
            let action = KingdomBuilder::likely_action(&state, seat, &mut rng, &mut scratch).unwrap();
            KingdomBuilder::perform(&mut state, seat, action, &mut Silent);
        }
        assert_eq!(CountingAllocator::count(), before, "with {options:?}");
    }
}

#[test]
fn a_playout_does_not_allocate() {
    likely_playouts(&[]);
    likely_playouts(&[("sets", "base,nomads,crossroads,marshlands,harvest,capitol,caves,island")]);
    playouts(&[]);
    let crossroads = "barracks_crossroads,city_hall_fort,monastery_wagon,lighthouse_foresters_lodge";
    playouts(&[("sets", "base,crossroads"), ("quadrants", crossroads)]);
    playouts(&[("sets", "nomads,capitol,caves,island")]);
    playouts(&[("sets", "marshlands")]);
}
