//! Data files of an owner of the box.

use std::collections::BTreeMap;

use steading_conformance::Conformance;
use steading_game::{DataFiles, Game, Lines, Origin, Setup, SetupError};
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

/// Seat 0 of a game of two by an owner's places, in phase 4, with these slots filled and these lines besides.
fn acting(from: &str, to: &str, lines: &str) -> Table {
    let setup = changed("places.toml", from, to);
    let config = OrleansSettlers::configure(&setup).unwrap();
    let state = OrleansSettlers::read_position(&config, Lines::new(lines)).unwrap();
    Table { state, events: Vec::new(), undo: None }
}

/// OR-64: a good is not exchanged for itself, also where its own value lies in the range that an owner's place takes.
#[test]
fn or_64_no_good_for_itself() {
    let mut mill = acting(
        "give_min_value = 2, give_max_value = 3",
        "give_min_value = 3, give_max_value = 5",
        "phase actions seat0\nopen seat0 university weaving_mill\nslots seat0 weaving_mill craftsman\n\
         goods seat0 1wood 1cheese 1bread 2brocade\nopen seat1 university tavern\nslots seat1 tavern monk",
    );
    mill.play("seat0 activate weaving_mill");
    assert_eq!(mill.listed(0), "exchange cheese, exchange bread");
    assert_eq!(mill.refused_by("seat0 exchange brocade"), "OR-64");
}

/// OR-60d: what an owner's place gives for each is kept between its limits.
#[test]
fn or_60d_limits_of_what_is_counted() {
    for (settlers, coins) in [("A3", 3), ("A2 A3 A4 B2", 4), ("A2 A3 A4 B2 B3 B4", 5)] {
        let mut table = acting(
            "{ op = \"coins_per\", per = \"villages\", n = 1 }",
            "{ op = \"coins_per\", per = \"villages\", n = 1, min = 3, max = 5 }",
            &format!(
                "map A2:field* A4:field* B2:field* B3:forest* B4:forest*\nphase actions seat0\n\
                 settlers seat0 on {settlers}\nopen seat0 university toll_house\n\
                 slots seat0 toll_house fisherman trader\nopen seat1 university tavern\nslots seat1 tavern monk"
            ),
        );
        table.play("seat0 activate toll_house");
        assert_eq!(table.coins(0), coins, "{settlers}");
    }
}

/// OR-113: slots are alike only if both are optional or both are not; of alike ones the first is offered.
#[test]
fn or_113_an_optional_slot_is_not_alike() {
    let table = acting(
        "slots = [\"farmer\", \"farmer\"]\neffects",
        "slots = [\"farmer\", \"farmer\"]\noptional_slots = [\"farmer\"]\neffects",
        "open seat0 university dairy\ngreen seat0 1farmer",
    );
    assert_eq!(table.listed_as(0, "put farmer dairy"), ["put farmer dairy 1", "put farmer dairy 3"]);
}

/// OR-50b: an owner's place may hold a limited number of goods, and needs `holds` to exchange them.
#[test]
fn or_46a_an_owners_limit() {
    let holds = "holds = { goods = [\"grain\"] }";
    let mut table = acting(
        holds,
        "holds = { goods = [\"grain\", \"fish\"], most = 2 }",
        "open seat0 university bakery\ngoods seat0 2grain 1fish",
    );
    table.play_all(&["seat0 lay grain bakery", "seat0 lay fish bakery"]);
    assert_eq!(table.refused_by("seat0 lay grain bakery"), "OR-46a");
    refused(
        "places.toml",
        holds,
        "",
        "place `bakery`: `exchange_stored` needs goods that lie there: `holds`",
    );
    refused("places.toml", holds, "holds = { goods = [] }", "`goods` names at least one kind");
}

/// What a box has not is said, so that nothing is forgotten by mistake.
#[test]
fn what_is_missing_is_named() {
    let row = "[[place]]\nid = \"fish_trap\"\nkind = \"card\"\ncategory = \"I\"\nslots = [\"fisherman\"]\n\
               effects = [ { op = \"gain_good\", good = \"fish\", n = 1 } ]\nfrom = \"designed\"\n";
    refused(
        "places.toml",
        row,
        "",
        "place `fish_trap` is missing; if your box has none, name it in `left_out`",
    );
    refused(
        "places.toml",
        "schema = 1",
        "schema = 1\nleft_out = [\"tavern\"]",
        "place `tavern` has a row and is named in `left_out`",
    );
    refused("deeds.toml", "tile = \"wood\"", "tile = \"stone\"", "nor food, coin or technology");
    // A file of before that does not say where technology may lie is as ours.
    let line = "technology = { first = \"farmer\", never = [\"monk\"], own_place = true }\n";
    let config = OrleansSettlers::configure(&changed("followers.toml", line, "")).unwrap();
    assert_eq!(config.data.technology_on, builtin().technology_on);
}
