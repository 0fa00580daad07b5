//! `artifacts.toml`: the fourteen artifacts.

use serde::Deserialize;
use steading_game::SetupError;

use super::Origin;
use super::rows::{File, GainFields};
use crate::Artifact;
use crate::artifact::{ArtifactEffect, Moment};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ArtifactRow {
    trigger: Trigger,
    effect: EffectFields,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(rename_all = "snake_case")]
enum Trigger {
    OnTake,
    AfterBuild,
    AfterExploreBeforeMonsterCheck,
    AfterHunt,
    AfterBuildFortification,
    OnActivateRegion,
    OnActivateFortification,
    AfterInviteHero,
    OnMonsterCheck,
    Permission,
}

#[derive(Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
enum EffectFields {
    Gain { gain: GainFields },
    GainTerrainResource {},
    ActivateNewBuilding {},
    GainRegionResource {},
    ReactivateRegion {},
    ReactivateStreet {},
    TradeBasicsOneForOne {},
    DecideMonster {},
}

/// What an artifact does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) struct ArtifactFacts {
    /// Its effect.
    pub effect: ArtifactEffect,
    /// Where it comes from.
    pub origin: Origin,
}

/// Reads and checks the file.
pub(super) fn read(text: &str) -> Result<[ArtifactFacts; Artifact::COUNT], SetupError> {
    let file = File::parse("artifacts.toml", text, &["source", "artifact"])?;
    let rows = file.rows::<ArtifactRow>("artifact")?;
    if let Some((id, _)) = rows.iter().find(|(id, _)| Artifact::from_id(id).is_none()) {
        let known = Artifact::ALL.map(Artifact::id).join(", ");
        return Err(file.in_row("artifact", id, format!("there is no such artifact, only {known}")));
    }
    let origin = file.source()?;
    let mut facts = Vec::new();
    for artifact in Artifact::ALL {
        let Some((id, row)) = rows.iter().find(|(id, _)| id == artifact.id()) else {
            return Err(file.problem(format!("artifact `{}` is missing", artifact.id())));
        };
        let effect = effect(row).map_err(|problem| file.in_row("artifact", id, problem))?;
        facts.push(ArtifactFacts { effect, origin });
    }
    facts.try_into().map_err(|_| file.problem("14 artifacts are needed"))
}

fn effect(row: &ArtifactRow) -> Result<ArtifactEffect, String> {
    let moment = match row.trigger {
        Trigger::OnTake => Some(Moment::Take),
        Trigger::AfterExploreBeforeMonsterCheck => Some(Moment::Explore),
        Trigger::AfterHunt => Some(Moment::Hunt),
        Trigger::AfterBuildFortification => Some(Moment::Fortify),
        Trigger::OnActivateFortification => Some(Moment::ActivateFortification),
        Trigger::AfterInviteHero => Some(Moment::Invite),
        Trigger::AfterBuild | Trigger::OnActivateRegion | Trigger::OnMonsterCheck | Trigger::Permission => {
            None
        }
    };
    let about_terrain = moment
        .filter(|when| matches!(when, Moment::Explore | Moment::Fortify | Moment::ActivateFortification));
    let effect = match (&row.effect, row.trigger) {
        (EffectFields::Gain { gain }, _) => {
            let gain = gain.gain()?;
            moment.map(|when| ArtifactEffect::Gain(when, gain))
        }
        (EffectFields::GainTerrainResource {}, _) => about_terrain.map(ArtifactEffect::TerrainResource),
        (EffectFields::ActivateNewBuilding {}, Trigger::AfterBuild) => Some(ArtifactEffect::UseNewBuilding),
        (EffectFields::GainRegionResource {}, Trigger::OnActivateRegion) => {
            Some(ArtifactEffect::RegionResource)
        }
        (EffectFields::ReactivateRegion {}, Trigger::Permission) => Some(ArtifactEffect::RegionAgain),
        (EffectFields::ReactivateStreet {}, Trigger::Permission) => Some(ArtifactEffect::StreetAgain),
        (EffectFields::TradeBasicsOneForOne {}, Trigger::Permission) => Some(ArtifactEffect::TradeBasics),
        (EffectFields::DecideMonster {}, Trigger::OnMonsterCheck) => Some(ArtifactEffect::DecideMonster),
        _ => None,
    };
    effect.ok_or_else(|| "this effect does not go with this trigger".to_owned())
}
