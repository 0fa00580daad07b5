//! The seven actions and what they cost in settlers.

use steading_game::{Step, Thing};

use super::{of_each, settlers};
use crate::{Data, Monster, Player, Region};

pub(super) fn things(data: &Data) -> [Thing; 7] {
    let facts = &data.supply;
    let action = |id, name: &'static str, rule, step| {
        Thing::new("action", id, facts.origin.into()).named(name).ruled(rule).does([step])
    };
    let takes = |count| Step::new("verb-place").paying(settlers(count));
    let regions = Region::ALL.map(|region| {
        let settlers = settlers(facts.explore[region.index()]);
        vec![Step::new("verb-explore-region").word("region", region.key()).paying(settlers)]
    });
    let monsters = Monster::ALL.map(|monster| {
        let (settlers, reward) =
            (settlers(facts.hunt[monster.index()]), of_each(facts.rewards[monster.index()]));
        let step = Step::new("verb-hunt-monster").word("monster", monster.key());
        vec![step.paying(settlers).taking(reward)]
    });
    let (explore, hunt) = (Step::one_of("verb-choose", regions), Step::one_of("verb-choose", monsters));
    let activating = || takes(Player::ACTIVATING_SETTLERS);
    [
        action("build", "deed-build", "SE-6.1.2", takes(facts.build)),
        action("explore", "deed-explore", "SE-6.2.1", explore),
        action("hunt", "deed-hunt", "SE-6.3.1", hunt),
        action("fortify", "deed-fortify", "SE-6.4.1", takes(facts.fortify)),
        action("region", "deed-activate-region", "SE-6.5.2", activating()),
        action("street", "deed-activate-street", "SE-6.6.2", activating()),
        action("fort", "deed-activate-fortification", "SE-6.7.1", activating()),
    ]
}
