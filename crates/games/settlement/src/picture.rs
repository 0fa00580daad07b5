//! The table as text.

use std::fmt::Write;

use steading_game::Seat;

use crate::view::{PhaseView, PlayerView, View};
use crate::{Artifact, Monster, Place, Region, Space, Street};

/// Draws the table.
pub(crate) fn picture(view: &View) -> String {
    let mut out = String::new();
    let done = match (view.acted, view.invited) {
        (false, false) => "",
        (true, false) => ", acted",
        (false, true) => ", invited",
        (true, true) => ", acted and invited",
    };
    line(
        &mut out,
        &format!(
            "Round {} of 6 · {} is active{done} · marker {} · passed {} · {}",
            view.round,
            view.active,
            view.marker,
            view.passed,
            phase(&view.phase)
        ),
    );
    heroes(view, &mut out);
    market(view, &mut out);
    let row: Vec<&str> = view.artifacts.iter().map(Artifact::id).collect();
    let stack = if view.artifact_stack > 0 {
        format!(" · {} in the stack", view.artifact_stack)
    } else {
        String::new()
    };
    line(&mut out, &format!("Artifacts  {}{stack}", row.join(" · ")));
    let monsters: Vec<String> = Monster::ALL
        .iter()
        .zip(view.monsters)
        .map(|(colour, count)| format!("{count} {}", colour.id()))
        .collect();
    let supply = match &view.supply {
        None => String::new(),
        Some(left) => format!(" · supply {} and {} bonus settlers", left.resources, left.settlers),
    };
    line(&mut out, &format!("Monsters   {}{supply}", monsters.join(" · ")));
    for (seat, player) in view.players.iter().enumerate() {
        draw_player(view, Seat(seat as u8), player, &mut out);
    }
    out
}

fn line(out: &mut String, text: &str) {
    writeln!(out, "{}", text.trim_end()).expect("writing to a string never fails");
}

fn heroes(view: &View, out: &mut String) {
    let row = view.hero_row.iter().map(|place| match place {
        None => "—".to_owned(),
        Some(card) => format!("{} {:?} for {}", card.hero.id, card.hero.monster, card.price),
    });
    let row: Vec<String> = row.collect();
    line(out, &format!("Heroes     {} · {} in the deck", row.join(" · "), view.hero_deck));
}

fn market(view: &View, out: &mut String) {
    let spaces = view.market.iter().enumerate().map(|(number, space)| match space {
        None => format!("{number} —"),
        Some(stack) if stack.count == 1 => format!("{number} {}", stack.building.id()),
        Some(stack) => format!("{number} {} ×{}", stack.building.id(), stack.count),
    });
    let spaces: Vec<String> = spaces.collect();
    line(out, &format!("Market     {} · {} in the pile", spaces.join(" · "), view.building_pile));
    let [one, two, three] = view.terrain_stacks;
    line(out, &format!("Terrains   I {one} · II {two} · III {three} left"));
}

fn draw_player(view: &View, seat: Seat, player: &PlayerView, out: &mut String) {
    let marker = if seat == view.active { '>' } else { ' ' };
    let heroes: Vec<&str> = player.heroes.iter().map(|hero| hero.id.as_str()).collect();
    let heroes = match (heroes.is_empty(), player.face_down) {
        (true, 0) => "none".to_owned(),
        (true, face_down) => format!("{face_down} face down"),
        (false, _) => heroes.join(" "),
    };
    let points = player.points.map_or_else(|| "?".to_owned(), |points| points.to_string());
    line(
        out,
        &format!(
            "{marker}{seat}  {} points · {} · settlers {}+{} · {} · heroes {}",
            points,
            player.resources,
            player.basic,
            player.bonus,
            player.artifact.map_or("no artifact", |artifact| artifact.id()),
            heroes
        ),
    );
    for region in Region::ALL.into_iter().rev() {
        let cells: String =
            (0..3).filter_map(|column| Space::new(region, column)).map(|space| cell(player, space)).collect();
        let used = "*".repeat(usize::from(player.areas.regions[region.index()]));
        line(out, &format!("   {:<6} {cells}{used}", region.id()));
    }
    for street in Street::ALL {
        let cells: String = Place::of(street).map(|place| building(player, place)).collect();
        let used = "*".repeat(usize::from(player.areas.streets[street.index()]));
        line(out, &format!("   {:<6} {cells}{used}", street.id()));
    }
}

/// `wood green!` with a monster, `wood [fort]` with a fortification, `wood [fort*]` if it was activated.
fn cell(player: &PlayerView, space: Space) -> String {
    let placed = player.terrains.iter().find(|placed| placed.space == space);
    let text = placed.map_or_else(
        || "·".to_owned(),
        |placed| {
            let (resource, colour) = (placed.terrain.resource.id(), placed.terrain.monster.id());
            match (placed.monster, placed.fortified) {
                (true, _) => format!("{resource} {colour}!"),
                (_, true) if player.areas.forts.contains(space) => format!("{resource} [fort*]"),
                (_, true) => format!("{resource} [fort]"),
                (false, false) => format!("{resource} {colour}"),
            }
        },
    );
    format!("{text:<17}")
}

fn building(player: &PlayerView, place: Place) -> String {
    let built = player.buildings.iter().find(|built| built.place == place);
    let text = built.map_or_else(
        || "·".to_owned(),
        |built| match built.stored {
            0 => built.building.id().to_owned(),
            stored => format!("{} ({stored})", built.building.id()),
        },
    );
    format!("{text:<17}")
}

fn phase(phase: &PhaseView) -> String {
    match phase {
        PhaseView::Draft => "drafting artifacts".to_owned(),
        PhaseView::Turn => "a turn".to_owned(),
        PhaseView::Placing { terrain } => {
            format!("placing {} {}", terrain.resource.id(), terrain.monster.id())
        }
        PhaseView::Luck { region } => format!("the Scroll's token of region {}", region.id()),
        PhaseView::Checking { spaces } => {
            let spaces: Vec<String> = spaces.iter().map(ToString::to_string).collect();
            format!("the Mask decides on {}", spaces.join(", "))
        }
        PhaseView::Street { street, used } => {
            let used: Vec<String> = used.iter().map(ToString::to_string).collect();
            let used = if used.is_empty() { "nothing".to_owned() } else { used.join(", ") };
            format!("the {} street, {used} used", street.id())
        }
        PhaseView::Clock { place } => format!("the Clock on {place}"),
        PhaseView::Keeping => "keeping basics".to_owned(),
        PhaseView::NewArtifact => "taking an artifact".to_owned(),
        PhaseView::Over => "over".to_owned(),
    }
}
