//! The artifacts: numbers as steps, verbs as a key with a help text.

use steading_game::{Amount, Step, Thing};

use super::{gained, one_of};
use crate::artifact::{Artifact, ArtifactEffect};
use crate::{Data, Resource};

/// The rule with the name of each artifact, in the order of the rules.
const RULES: [&str; Artifact::COUNT] = [
    "SE-10.1", "SE-10.2", "SE-10.3", "SE-10.4", "SE-10.5", "SE-10.6", "SE-10.7", "SE-10.8", "SE-10.9",
    "SE-10.10", "SE-10.11", "SE-10.12", "SE-10.13", "SE-10.14",
];

pub(super) fn things(data: &Data) -> [Thing; Artifact::COUNT] {
    Artifact::ALL.map(|artifact| {
        let thing = Thing::new("artifact", artifact.id(), data.artifact_origin(artifact).into())
            .ruled(RULES[artifact.index()])
            .copies(1u32);
        match data.artifact(artifact) {
            ArtifactEffect::Gain(moment, gain) => thing.does([Step::new(moment.key()).taking(gained(gain))]),
            ArtifactEffect::TerrainResource(moment) => {
                thing.does([Step::new(moment.key()).taking([Amount::of(1u32, "terrain_resource")])])
            }
            ArtifactEffect::TradeBasics => {
                let any = one_of(Resource::BASICS);
                thing.does([Step::new("verb-trade").paying([any.clone()]).taking([any])])
            }
            ArtifactEffect::UseNewBuilding => thing.helped("help-use-new-building"),
            ArtifactEffect::RegionResource => thing.helped("help-richer-region"),
            ArtifactEffect::RegionAgain => thing.helped("help-region-again"),
            ArtifactEffect::StreetAgain => thing.helped("help-street-again"),
            ArtifactEffect::DecideMonster => thing.helped("help-decide-monster"),
        }
    })
}
