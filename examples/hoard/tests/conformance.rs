//! The conformance kit on every number of players and every option.

use steading_conformance::Conformance;
use steading_hoard::Hoard;

#[test]
fn conforms_with_all_options() {
    Conformance::<Hoard>::for_each_setup(|kit| kit.games(60).every(10));
}
