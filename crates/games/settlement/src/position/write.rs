//! Writing a position.

use std::fmt::{self, Display, Write};

use steading_game::Seat;

use crate::artifact::Artifacts;
use crate::{Artifact, Kinds, Phase, Place, Region, State, Street};

/// Appends the position to `out`.
pub(crate) fn write(state: &State, out: &mut String) {
    write_lines(state, out).expect("writing to a string never fails");
}

fn write_lines(state: &State, out: &mut String) -> fmt::Result {
    write!(out, "round {} {}", state.round, state.active)?;
    for (flag, name) in [(state.acted, " acted"), (state.invited, " invited")] {
        out.push_str(if flag { name } else { "" });
    }
    writeln!(out, "\nmarker {}", state.marker)?;
    if !state.passed.is_empty() {
        writeln!(out, "passed{}", Listed(|| state.passed.iter()))?;
    }
    if !state.mirror.given.is_empty() {
        writeln!(out, "mirror {} for {}", Letters(state.mirror.given), Letters(state.mirror.taken))?;
    }
    for seat in state.seats() {
        write_player(state, seat, out)?;
    }
    let data = state.data();
    out.push_str("row");
    for hero in state.heroes.row {
        write!(out, " {}", hero.map_or("-", |hero| data.hero_id(hero)))?;
    }
    out.push('\n');
    if !state.heroes.discarded.is_empty() {
        writeln!(
            out,
            "discarded{}",
            Listed(|| state.heroes.discarded.iter().map(|hero| data.hero_id(hero)))
        )?;
    }
    out.push_str("market");
    for stack in state.market.spaces {
        match stack {
            None => out.push_str(" -"),
            Some(stack) if stack.count == 1 => write!(out, " {}", stack.building.id())?,
            Some(stack) => write!(out, " {}*{}", stack.building.id(), stack.count)?,
        }
    }
    writeln!(out, "\nartifacts{}", Listed(|| state.artifacts.iter().map(Artifact::id)))?;
    if state.config.players == 1 {
        let held: Artifacts = state.players[0].artifact.into_iter().collect();
        let gone = Artifacts::full().minus(held).minus(state.artifacts).minus(state.artifact_stack);
        writeln!(out, "gone{}", Listed(|| gone.iter().map(Artifact::id)))?;
    }
    write_phase(state, out)?;
    writeln!(out, "generator {}", state.rng)
}

fn write_player(state: &State, seat: Seat, out: &mut String) -> fmt::Result {
    let (player, data) = (state.player(seat), state.data());
    let artifact = player.artifact.map_or("none", |artifact| artifact.id());
    writeln!(out, "{seat} has {} bonus {} artifact {artifact}", player.resources, player.bonus)?;
    let wilderness = &player.wilderness;
    for (space, tile) in wilderness.tiles() {
        write!(out, "terrain {seat} {space} {}", data.terrain_id(tile))?;
        for (set, name) in
            [(wilderness.monsters, " monster"), (wilderness.forts, " fort"), (player.areas.forts, " used")]
        {
            out.push_str(if set.contains(space) { name } else { "" });
        }
        out.push('\n');
    }
    for (place, built) in player.streets.iter() {
        write!(out, "building {seat} {place} {}", built.building.id())?;
        match built.stored {
            0 => out.push('\n'),
            stored => writeln!(out, " {stored}")?,
        }
    }
    write_areas(state, seat, out)?;
    if !player.heroes.is_empty() {
        writeln!(out, "heroes {seat}{}", Listed(|| player.heroes.iter().map(|hero| data.hero_id(hero))))?;
    }
    Ok(())
}

fn write_areas(state: &State, seat: Seat, out: &mut String) -> fmt::Result {
    let areas = &state.player(seat).areas;
    let plain = [
        ("build", areas.build),
        ("explore", areas.explore),
        ("hunt", areas.hunt),
        ("fortify", areas.fortify),
    ];
    let regions = Region::ALL.map(|region| (region.id(), u16::from(areas.regions[region.index()])));
    let streets = Street::ALL.map(|street| (street.id(), u16::from(areas.streets[street.index()])));
    let mut begun = false;
    for (name, count) in plain.into_iter().chain(regions).chain(streets).filter(|&(_, count)| count > 0) {
        if !begun {
            write!(out, "placed {seat}")?;
        }
        begun = true;
        write!(out, " {name} {count}")?;
    }
    out.push_str(if begun { "\n" } else { "" });
    Ok(())
}

fn write_phase(state: &State, out: &mut String) -> fmt::Result {
    match state.phase {
        Phase::Draft => writeln!(out, "phase draft"),
        Phase::Turn => writeln!(out, "phase turn"),
        Phase::Placing { tile } => writeln!(out, "phase place {}", state.data().terrain_id(tile)),
        Phase::Luck { region } => writeln!(out, "phase luck {}", region.id()),
        Phase::Checking { left } => writeln!(out, "phase check{}", Listed(|| left.iter())),
        Phase::Street { street, used } => {
            let used = Place::of(street).filter(|place| used >> place.number() & 1 == 1);
            writeln!(out, "phase street {} used{}", street.id(), Listed(|| used.clone()))
        }
        Phase::Clock { place } => writeln!(out, "phase clock {place}"),
        Phase::Keeping => writeln!(out, "phase keep"),
        Phase::NewArtifact => writeln!(out, "phase artifact"),
        Phase::Over => writeln!(out, "phase over"),
    }
}

/// Things with a blank before each.
struct Listed<F>(F);

impl<T: Display, I: Iterator<Item = T>, F: Fn() -> I> Display for Listed<F> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (self.0)().try_for_each(|thing| write!(f, " {thing}"))
    }
}

/// `WC`.
struct Letters(Kinds);

impl Display for Letters {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.iter().try_for_each(|kind| write!(f, "{}", kind.letter()))
    }
}
