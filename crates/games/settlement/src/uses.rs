//! What was used in an event, for studies of balance.

use steading_game::Use;

use crate::Event;

pub(crate) fn uses(event: &Event, out: &mut Vec<Use>) {
    match *event {
        Event::Began { seat } => out.push(Use::by(seat, "start", "first player")),
        Event::ArtifactTaken { seat, artifact, .. } => out.push(Use::by(seat, "artifact", artifact.id())),
        Event::Constructed { seat, building, .. } => out.push(Use::by(seat, "building", building.id())),
        Event::Used { seat, building, .. } | Event::Stored { seat, building, .. } => {
            out.push(Use::by(seat, "effect", building.id()));
        }
        Event::Explored { seat, region, resource, monster, .. } => {
            let tile = format!("{} {} {}", region.id(), resource.id(), monster.id());
            out.push(Use::by(seat, "terrain", tile));
        }
        Event::Hunted { seat, monster, .. } => out.push(Use::by(seat, "monster", monster.id())),
        Event::Fortified { seat, .. } => out.push(Use::by(seat, "building", "fortification")),
        Event::Invited { seat, hero, guild, .. }
        | Event::InvitedFaceDown { seat, hero: Some(hero), guild: Some(guild), .. } => {
            out.push(Use::by(seat, "guild", guild.id()));
            out.push(Use::by(seat, "hero", hero));
        }
        Event::RoundBegan { .. }
        | Event::TurnedUp { .. }
        | Event::Stacked { .. }
        | Event::ArtifactTurnedUp { .. }
        | Event::ArtifactPaid { .. }
        | Event::Laid { .. }
        | Event::MonsterAppeared { .. }
        | Event::MonsterKeptAway { .. }
        | Event::RegionActivated { .. }
        | Event::StreetActivated { .. }
        | Event::FortificationActivated { .. }
        | Event::InvitedFaceDown { .. }
        | Event::HeroArrived { .. }
        | Event::HeroLeft { .. }
        | Event::Traded { .. }
        | Event::Passed { .. }
        | Event::Kept { .. }
        | Event::Over
        | Event::SoloOver { .. } => {}
    }
}
