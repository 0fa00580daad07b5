//! What bots look at, and what they play in playouts.

use steading_conformance::InsightKit;
use steading_hoard::Hoard;

#[test]
fn insight_is_sound() {
    InsightKit::<Hoard>::new(&[(2, &[]), (2, &[("mood", "calm")]), (3, &[("cards", "4")])]).games(20).run();
}
