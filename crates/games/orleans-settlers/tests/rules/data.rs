//! Data files of an owner of the box.

use std::collections::BTreeMap;

use steading_conformance::Conformance;
use steading_game::{DataFiles, Game, Origin, Setup, SetupError};
use steading_orleans_settlers::{OrleansSettlers, builtin};

use crate::table::Table;

/// The game's own text of a file, with one thing replaced.
fn changed(file: &str, from: &str, to: &str) -> Setup {
    let own = OrleansSettlers::info().data.iter().find(|(name, _)| *name == file).unwrap().1;
    assert!(own.contains(from), "{file} has no {from}");
    let files = BTreeMap::from([(file.to_owned(), own.replacen(from, to, 1))]);
    let mut setup = Setup::new(OrleansSettlers::info()).players(2);
    setup.data = Some(DataFiles::new(files));
    setup
}

#[track_caller]
fn refused(file: &str, from: &str, to: &str, expected: &str) {
    match OrleansSettlers::configure(&changed(file, from, to)) {
        Err(SetupError::Data { file: named, problem }) => {
            assert_eq!(named, file);
            assert!(problem.contains(expected), "{problem}");
        }
        other => panic!("{other:?}"),
    }
}

/// OR-60: a place is a row of data: an owner's Farmhouse may recruit a monk and give fame.
#[test]
fn or_60_an_owners_place() {
    let setup = changed(
        "places.toml",
        r#"effects = [ { op = "recruit", follower = "farmer" }, { op = "gain_good", good = "grain", n = 1 } ]"#,
        r#"effects = [ { op = "recruit", follower = "monk" }, { op = "gain_fame", n = 1 } ]"#,
    );
    let mut table = Table::start_with(&setup, 3);
    table.play_all(&[
        "seat0 put fisherman farmhouse 1",
        "seat0 put craftsman farmhouse 2",
        "seat0 put farmer fieldwork 1",
        "seat0 end",
        "seat1 end",
        "seat0 activate farmhouse",
    ]);
    assert!(
        table.player(0).bag.count(steading_orleans_settlers::Follower::Monk) > 0
            || table.green(0).contains("monk")
    );
    assert_eq!(OrleansSettlers::setup(&table.state), setup);
    // What was not replaced is the game's own.
    assert_eq!(table.state.data().eras, builtin().eras);
    let kit = Conformance::<OrleansSettlers>::new(setup).games(2).every(60).open();
    kit.run();
}

/// OR-63: no technology tile on a monk's slot. Only owners have places with one beside other slots.
#[test]
fn or_63_no_technology_on_a_monks_slot() {
    let setup = changed(
        "places.toml",
        "effects = [ { op = \"harvest\", max_areas = 2 } ]\nfrom = \"designed\"\n\n\
         [[place]]\nid = \"expansion\"\nkind = \"board\"\nslots = [\"farmer\", \"trader\"]",
        "effects = [ { op = \"technology\", n = 2 } ]\nfrom = \"designed\"\n\n\
         [[place]]\nid = \"expansion\"\nkind = \"board\"\nslots = [\"monk\", \"trader\"]",
    );
    let mut table = Table::start_with(&setup, 3);
    table.play_all(&[
        "seat0 put farmer fieldwork 1",
        "seat0 put fisherman fieldwork 2",
        "seat0 end",
        "seat1 end",
        "seat0 activate fieldwork",
    ]);
    table.play("seat0 technology hamlet 1");
    assert!(table.allows("seat0 technology expansion 2"));
    assert_eq!(table.refused_by("seat0 technology expansion 1"), "OR-63");
}

/// What is designed stays marked as designed, and what an owner typed in is printed on the box.
#[test]
fn origins_are_kept() {
    let origin = |setup: &Setup, id: &str| {
        let things = OrleansSettlers::things(&OrleansSettlers::configure(setup).unwrap());
        things.into_iter().find(|thing| *thing.id.id == *id).unwrap().origin
    };
    let usual = Setup::new(OrleansSettlers::info());
    assert_eq!(origin(&usual, "fieldwork"), Origin::Designed);
    assert_eq!(origin(&usual, "farmhouse"), Origin::PrintedElsewhere);
    assert_eq!(origin(&usual, "bakery"), Origin::PrintedInLine);
    assert_eq!([origin(&usual, "A1"), origin(&usual, "A2")], [Origin::Printed, Origin::Designed]);
    let owners = changed("places.toml", "max_areas = 2 } ]\nfrom = \"designed\"", "max_areas = 3 } ]");
    assert_eq!(origin(&owners, "fieldwork"), Origin::Printed);
}

#[test]
fn problems_name_the_file_the_row_and_the_field() {
    refused("goods.toml", "value = 1", "", "good `grain`: the field `value` is missing");
    refused("goods.toml", "id = \"grain\"", "id = \"gold\"", "`gold` is none of grain");
    refused("goods.toml", "value = 1", "value = 1\nweight = 3", "the field `weight` is not known here");
    refused(
        "places.toml",
        "follower = \"farmer\"",
        "follower = \"wizard\"",
        "place `farmhouse`: `follower`: `wizard` is none of farmer",
    );
    refused("places.toml", "op = \"harvest\"", "op = \"fly\"", "place `fieldwork`: `fly` is no effect");
    refused("places.toml", "id = \"market\"", "id = \"harbour\"", "`harbour` is no place");
    refused(
        "places.toml",
        "slots = [\"farmer\", \"fisherman\"]",
        &format!("slots = [{}]", ["\"any\""; 17].join(", ")),
        "at most 16 slots",
    );
    refused(
        "places.toml",
        "slots = [\"craftsman\", \"trader\"]\neffects = [ { op = \"acquire_place\" } ]",
        "effects = [ { op = \"acquire_place\" } ]",
        "place `building_yard`: a place has both slots and effects; only a passive card can be without",
    );
    refused(
        "events.toml",
        "\ntiming = \"round\"",
        "\ntiming = \"reveal\"",
        "`timing` of this effect is round, not reveal",
    );
    refused(
        "events.toml",
        "\ntiming = \"resolve\"",
        "\ntiming = \"round\"",
        "of this effect is a phase, not round",
    );
    refused(
        "events.toml",
        "\ntiming = \"resolve\"",
        "\ntiming = \"later\"",
        "`later` is none of reveal, draw, plan",
    );
    refused("events.toml", "drawn_per_category = 4", "drawn_per_category = 5", "must be 4");
    refused("followers.toml", "start = 2", "start = 9", "are too few for");
    refused(
        "map.toml",
        "adjacent = [\"A2\", \"B1\", \"B2\"]",
        "adjacent = [\"A2\", \"B1\", \"E5\"]",
        "does not name it as a neighbour",
    );
    refused("map.toml", "p2 = { field = 3,", "p2 = { field = 4,", "has 14 land tiles for 13 spaces");
    refused("eras.toml", "draw = 4", "draw = \"four\"", "era 1: `draw` must be a number");
    refused("glory.toml", "[3, 6,", "[6, 3,", "must rise");
    refused("deeds.toml", "tile = \"fisherman\"", "tile = \"king\"", "neither a follower nor a good");
    refused("deeds.toml", "schema = 1", "schema = 2", "`schema` 2 is not known");
    refused("deeds.toml", "schema = 1", "schema = ", "line 7");
}

#[test]
fn files_that_the_game_does_not_read_are_refused() {
    let mut setup = Setup::new(OrleansSettlers::info());
    setup.data = Some(DataFiles::new(BTreeMap::from([("dragons.toml".to_owned(), String::new())])));
    assert!(matches!(OrleansSettlers::configure(&setup), Err(SetupError::Data { .. })));
}
