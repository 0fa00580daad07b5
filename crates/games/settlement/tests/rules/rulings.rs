//! Section 14: rulings that no other test is about.

use steading_game::{Game, GameRng, Seat, Seed, Viewer};
use steading_settlement::{Event, Phase, Region, Settlement, Space, Spaces, Street, neighbours};

use crate::table::Table;

/// AMB-3: only orthogonal neighbours touch.
#[test]
fn adjacency() {
    let neighbours = |space: &str| {
        let found = neighbours(Spaces::one(space.parse().unwrap()));
        found.iter().map(|space: Space| space.to_string()).collect::<Vec<_>>().join(" ")
    };
    assert_eq!(neighbours("II2"), "I2 II1 II3 III2");
    assert_eq!((neighbours("I1"), neighbours("III3")), ("I2 II1".to_owned(), "II3 III2".to_owned()));
    assert_eq!((neighbours("I3"), neighbours("II1")), ("I2 II3".to_owned(), "I1 II2 III1".to_owned()));
    assert!(Table::try_set("round 1 seat0\nterrain seat0 I1 t1-01\nterrain seat0 II2 t2-01").is_err());
}

/// AMB-4: a region full of monsters and a street without a use may be activated; empty ones may not.
#[test]
fn fruitless_activations() {
    let mut table = Table::set(
        "players 1\nround 1 seat0\nseat0 has 0\nterrain seat0 I1 t1-01 monster\nbuilding seat0 upper1 bank",
    );
    table.play_all(&["activate I", "end", "activate upper"]);
    assert_eq!((table.listed(""), table.has(0).as_str()), (vec!["stop".to_owned()], "0"));
    table.play_all(&["stop", "end"]);
    assert_eq!((table.refused("activate II"), table.refused("activate lower")), ("SE-6.5.1", "SE-6.6.1"));
    assert_eq!(table.settlers(0), (4, 0));
}

/// AMB-5: a terrain's resource cannot be declined to avoid the check.
#[test]
fn collection_is_not_optional() {
    let mut table = Table::set("round 1 seat0\nseat0 has 0\nterrain seat0 I1 t1-01\nrow a01 a05 a09 c02");
    table.play("activate I");
    assert_eq!((table.has(0).as_str(), table.monsters(), table.state.phase), ("1W", 1, Phase::Turn));
}

/// AMB-7: unless the table says otherwise, every viewer sees all invited heroes and all scores.
#[test]
fn invited_heroes_lie_open() {
    let table = Table::set("round 1 seat0\nheroes seat1 a01 c06");
    for viewer in Viewer::all(2).chain([Viewer::Host]) {
        let seen = &table.view(viewer).players[1];
        assert_eq!(seen.heroes.iter().map(|hero| hero.id.as_str()).collect::<Vec<_>>(), ["a01", "c06"]);
        assert_eq!((seen.points, seen.face_down), (Some(10), 0));
        let mut rng = GameRng::new(Seed::from_number(1));
        let guess = Settlement::determinize(&table.view(viewer), &mut rng).unwrap();
        assert_eq!(guess.player(steading_game::Seat(1)), table.player(1));
    }
}

/// AMB-7: face down, as the booklets lay them (inviting a hero, its last sentence but two), heroes and points are known to their owner
/// and nobody else: not by view, picture, score, event or its words. When the game is over they are laid open.
#[test]
fn face_down_nobody_sees_the_heroes_of_others() {
    let mut table = Table::set(
        "set heroes=face_down\nround 6 seat0\nseat0 has 9W9C9S9D9G\nheroes seat1 a01 c06\nrow a02 a03 a04 a05",
    );
    let name = |table: &Table, seat: u8| {
        let seen = table.view(Viewer::Seat(Seat(seat)));
        seen.players[usize::from(seat)].heroes.last().unwrap().id.clone()
    };
    table.play("invite 2");
    let invited = name(&table, 0);
    assert_eq!(invited, "a04");
    for (viewer, owner) in [(Viewer::Seat(Seat(1)), 0), (Viewer::Spectator, 0), (Viewer::Spectator, 1)] {
        let view = table.view(viewer);
        let seen = &view.players[owner];
        assert!(seen.heroes.is_empty() && seen.points.is_none() && seen.face_down > 0);
        assert!(!Settlement::shows_score(&table.state, Seat(owner as u8), viewer));
        for id in if owner == 0 { ["a04"].as_slice() } else { &["a01", "c06"] } {
            assert!(!serde_json::to_string(&view).unwrap().contains(&format!("\"{id}\"")), "{id}");
            assert!(!Settlement::picture(&view).contains(id), "{id}");
        }
    }
    let told = table.events.iter().find(|event| matches!(event, Event::InvitedFaceDown { .. })).unwrap();
    let Event::InvitedFaceDown { hero: Some(hero), .. } = told else { panic!("the host is told which") };
    let words = |viewer| {
        let seen = Settlement::seen_by(told, viewer).unwrap();
        (serde_json::to_string(&seen).unwrap(), format!("{:?}", Settlement::describe(&seen)))
    };
    let (event, line) = words(Viewer::Seat(Seat(0)));
    assert!(event.contains(hero) && line.contains(hero));
    for viewer in [Viewer::Seat(Seat(1)), Viewer::Spectator] {
        let (event, line) = words(viewer);
        assert!(!event.contains(hero) && !line.contains(hero) && !line.contains("guild"), "{event} {line}");
    }
    // The own ones are seen, and guesses agree with them.
    let own = table.view(Viewer::Seat(Seat(1)));
    assert_eq!((own.players[1].points, own.players[1].heroes.len()), (Some(10), 2));
    let guess = Settlement::determinize(&own, &mut GameRng::new(Seed::from_number(1))).unwrap();
    assert_eq!((guess.player(Seat(1)), guess.player(Seat(0)).heroes.len()), (table.player(1), 1));
    // At the end everything is laid open.
    table.play_all(&["pass", "pass"]);
    for viewer in Viewer::all(2) {
        assert!(table.view(viewer).players.iter().all(|seen| seen.points.is_some() && seen.face_down == 0));
        assert!(Settlement::shows_score(&table.state, Seat(0), viewer));
    }
}

/// AMB-4: if the table says so, a region without a terrain and a street without a building can be activated; that ends the action.
#[test]
fn empty_rows_can_be_activated_if_wanted() {
    let mut table = Table::set("set empty_rows=true\nplayers 1\nround 1 seat0\nseat0 has 0");
    table.play_all(&["activate II", "end", "activate lower"]);
    assert_eq!((table.state.phase, table.has(0).as_str(), table.settlers(0)), (Phase::Turn, "0", (4, 0)));
    assert_eq!(table.play("end").refused("activate lower"), "SE-4.7.2");
}

/// AMB-10: the Scroll matches a terrain with a monster, too, since its token comes from the supply; with the other reading it does not.
#[test]
fn the_scroll_beside_monsters() {
    let position = |options: &str| {
        format!(
            "{options}players 1\nround 1 seat0\nseat0 has 0 artifact scroll_of_luck\nterrain seat0 I1 t1-01 monster"
        )
    };
    let mut any = Table::set(&position(""));
    any.play("activate I");
    let mut free = Table::set(&position("set scroll_any=false\n"));
    free.play("activate I");
    assert_eq!((any.has(0).as_str(), free.has(0).as_str()), ("1W", "0"));
}

/// AMB-33: in a strict supply somebody may miss what is kept, so fewer can be kept, and the question is asked as soon as something can;
/// otherwise as many as possible are kept. The second version of the rules knew no such choice.
#[test]
fn fewer_basics_can_be_kept_in_a_strict_supply() {
    let position = |options: &str| {
        format!("{options}round 1 seat0\nseat0 has 1W\nseat1 has 15W\nterrain seat0 I1 t1-01 fort")
    };
    let mut strict = Table::set(&position("set supply=strict\n"));
    strict.play("pass");
    assert_eq!(strict.offers("keep"), "1W, 0");
    strict.play("keep 0");
    assert_eq!(strict.has(0), "0");
    let mut open = Table::set(&position(""));
    open.play("pass");
    assert_eq!((open.state.phase, open.has(0).as_str()), (Phase::NewArtifact, "1W"));
    let setup = Settlement::info().setup_by(2, Some(2), [("supply", "strict")]).unwrap();
    let mut second = Table::set(&position("set supply=strict\n"));
    second.state.config = Settlement::configure(&setup).unwrap();
    second.play("pass");
    assert_eq!((second.state.phase, second.has(0).as_str()), (Phase::NewArtifact, "1W"));
}

/// AMB-13: with an open supply nothing runs out and the printing makes no difference; with a strict one gains take what is
/// left, choices need the full amount, and D5 may name a kind that is used up.
#[test]
fn the_supply_runs_out() {
    let open = Table::set("round 1 seat0\nseat0 has 99G\nseat1 has 99G\nbuilding seat0 upper1 bazaar");
    assert!(open.allows("trade G for W"));
    assert!(Table::try_set("set supply=strict\nround 1 seat0\nseat0 has 33G\nseat1 has 0").is_err());
    assert!(Table::try_set("set supply=strict\nset printing=english\nround 1 seat0\nseat0 has 17D").is_err());
    let base = "set supply=strict\nround 1 seat0\nseat1 has 16W bonus 23\nterrain seat0 I1 t1-01\nterrain seat0 I2 t1-05";
    // (a) What simply happens takes what is left, and the check still follows.
    let mut region = Table::set(&format!("{base}\nseat0 has 0 artifact scroll_of_luck\nrow a01 a05 a09 c02"));
    region.play("activate I");
    assert_eq!((region.has(0).as_str(), region.offers("luck")), ("1C", "W, C".to_owned()));
    region.play("luck W");
    assert_eq!((region.has(0).as_str(), region.monsters()), ("1C", 2));
    let mut hero = Table::set(&format!("{base}\nseat0 has 1S1G\nrow a04 a08 a12 c11"));
    hero.play("invite 3");
    assert_eq!(hero.settlers(0), (6, 1));
    // (b) What the player chooses is paid in full or not at all.
    let buildings = "building seat0 upper1 jeweler\nbuilding seat0 upper2 tavern\nbuilding seat0 upper3 lumber_mill\n\
        building seat0 middle1 warehouse\nbuilding seat0 lower1 trading_post";
    let mut table = Table::set(&format!("{base} fort\n{buildings}\nseat0 has 2C2S2D"));
    assert_eq!((table.refused("trade CC for W"), table.refused("trade DD for W")), ("AMB-13", "AMB-13"));
    table.play("activate upper");
    for place in ["upper1", "upper2", "upper3"] {
        assert_eq!(table.refused(&format!("use {place}")), "AMB-13", "{place}");
    }
    let mut middle = Table::set(&format!("{base} fort\n{buildings}\nseat0 has 0"));
    middle.play("activate middle");
    assert_eq!(
        (middle.offers("use"), middle.refused("use middle1 W")),
        ("middle1 C, middle1 S".to_owned(), "AMB-13")
    );
}

/// AMB-14: with four full boards the stacks are just used up: nobody with a free space finds one empty.
#[test]
fn stacks_cannot_run_out() {
    let mut text = "players 4\nround 6 seat0\nseat0 has 9W9C9S9D9G bonus 20\n".to_owned();
    for (index, region) in Region::ALL.into_iter().enumerate() {
        for (number, tile) in (1..=12).zip((1..=12).map(|tile| format!("t{}-{tile:02}", index + 1))) {
            let (seat, column) = ((number - 1) / 3, (number - 1) % 3 + 1);
            if (seat, column, index) != (0, 3, 2) {
                text += &format!("terrain seat{seat} {}{column} {tile} fort\n", region.id());
            }
        }
    }
    let mut table = Table::set(&text);
    assert_eq!(
        (table.state.terrains.and(Region::III.terrains()).len(), table.offers("explore")),
        (1, "III".to_owned())
    );
    table.play("explore III").play("end");
    assert!(table.state.terrains.is_empty());
}

/// AMB-22: the tile is seen before its space is chosen; a single space needs no choice.
#[test]
fn the_drawn_terrain_is_seen_first() {
    let mut table = Table::set("round 1 seat0");
    table.play("explore I");
    let Event::Explored { terrain, .. } = &table.events[0] else { panic!("a terrain is drawn first") };
    let json = serde_json::to_value(table.view(Viewer::Spectator)).unwrap();
    assert_eq!(json["phase"]["kind"], "placing");
    assert!(json["phase"]["terrain"]["resource"].is_string());
    assert_eq!(json["phase"]["terrain"]["id"], *terrain, "the event names the tile");
    let mut one = Table::set("round 1 seat0\nterrain seat0 I1 t1-01\nterrain seat0 I2 t1-02");
    one.play("explore I");
    assert_eq!(one.told()[..2], ["explored", "laid"]);
}

/// AMB-24: buying from a stack takes one tile and draws none.
#[test]
fn one_tile_of_a_stack() {
    let mut table = Table::set(
        "round 1 seat0\nseat0 has 1C\nmarket bank*3 clay_pit quarry diamond_mine tavern jeweler alchemist bazaar warehouse",
    );
    table.play("build 0 upper");
    assert!(table.line("market").starts_with("bank*2 clay_pit"));
    assert_eq!(table.told(), ["constructed"]);
}

/// AMB-25: with fewer tiles than spaces some stay empty, and restacking does not need more.
#[test]
fn fewer_tiles_than_spaces() {
    let mut tiles: Vec<String> = Vec::new();
    for (number, street) in Street::ALL.into_iter().enumerate() {
        for (place, building) in [
            ["quarry", "clay_pit", "lumber_mill"],
            ["bank", "tavern", "jeweler"],
            ["bazaar", "alchemist", "warehouse"],
        ][number]
            .into_iter()
            .enumerate()
        {
            for seat in 0..3 {
                tiles.push(format!("building seat{seat} {}{} {building}", street.id(), place + 1));
            }
        }
    }
    let mut table = Table::set(&format!(
        "players 4\nround 1 seat3\npassed seat0 seat1 seat2\nmarker seat0\nseat0 has 0\nseat1 has 0\nseat2 has 0\n{}\n\
        market cathedral diamond_mine cathedral trading_post*2 cathedral diamond_mine*2 - trading_post -",
        tiles.join("\n")
    ));
    table.play("pass");
    let choice = table.listed("take ")[0].clone();
    table.play(&choice);
    assert_eq!(table.line("market"), "cathedral*3 diamond_mine*3 - trading_post*3 - - - - -");
}

/// AMB-26: after the last pass no artifact is taken; nine of the fourteen are seen at most.
#[test]
fn solo_last_artifact() {
    let mut table = Table::set("players 1\nround 6 seat0");
    assert_eq!(table.state.artifact_stack.len(), 5);
    table.play("pass");
    assert_eq!((table.state.phase, table.state.artifact_stack.len()), (Phase::Over, 5));
}

/// AMB-31: region II lies between I and III, and the settlement touches no terrain.
#[test]
fn the_board_layout() {
    let near = |region: Region| neighbours(region.spaces());
    assert!(!near(Region::I).and(Region::II.spaces()).is_empty());
    assert!(near(Region::I).and(Region::III.spaces()).is_empty());
    let picture = Settlement::picture(&Table::set("round 1 seat0").view(Viewer::Spectator));
    let place = |name: &str| picture.find(&format!("   {name:<6} ")).unwrap();
    assert!(["III", "II", "I", "upper", "middle", "lower"].map(place).is_sorted());
}
