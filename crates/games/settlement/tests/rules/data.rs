//! Data files of an owner of the box: what may be replaced, and what is said about mistakes.

use std::collections::BTreeMap;

use steading_conformance::Conformance;
use steading_game::{DataFiles, Game, GameInfo, GameRng, Seat, Seed, Setup, SetupError, Silent, Viewer};
use steading_settlement::{Artifact, ArtifactEffect, Config, Origin, Settlement};

fn info() -> &'static GameInfo {
    Settlement::info()
}

/// The game's own text of a file.
fn built_in(file: &str) -> String {
    info().data.iter().find(|(name, _)| *name == file).unwrap().1.to_owned()
}

fn setup(files: &[(&str, String)]) -> Setup {
    let mut setup = Setup::new(info()).players(2);
    let files: BTreeMap<String, String> =
        files.iter().map(|(name, text)| ((*name).to_owned(), text.clone())).collect();
    setup.data = Some(DataFiles::new(files));
    setup
}

/// The file with one passage replaced.
fn changed(file: &'static str, from: &str, to: &str) -> Result<Config, SetupError> {
    let text = built_in(file);
    assert!(text.contains(from), "{file} has no {from}");
    Settlement::configure(&setup(&[(file, text.replacen(from, to, 1))]))
}

#[track_caller]
fn refused(file: &'static str, from: &str, to: &str, said: &str) {
    let Err(SetupError::Data { file: named, problem }) = changed(file, from, to) else {
        panic!("{to} in {file} was accepted");
    };
    assert_eq!(named, file);
    assert!(problem.contains(said), "{problem}\n— does not say —\n{said}");
}

#[test]
fn mistakes_in_heroes_are_named() {
    let file = "heroes.toml";
    refused(file, "monster = \"green\"\n", "", "hero `a01`: missing field `monster`");
    refused(
        file,
        "cost = { wood = 1, diamond = 1 }",
        "cost = { iron = 1 }",
        "hero `a01`: unknown field `iron`, expected one of `wood`",
    );
    refused(file, "guild = \"adventurer\"", "guild = \"wizard\"", "hero `a01`: unknown variant `wizard`");
    refused(
        file,
        "vp = { kind = \"per_terrain\" }",
        "vp = { kind = \"per_building\" }",
        "hero `a01`: adventurers score per_terrain",
    );
    refused(
        file,
        "bonus_settlers = 0",
        "bonus_settlers = 3",
        "hero `a01`: 0, 1 or 2 bonus settlers are possible, not 3",
    );
    refused(file, "cost = { wood = 1, diamond = 1 }", "cost = { wood = 10 }", "hero `a01`: more than 9 wood");
    refused(file, "id = \"a02\"", "id = \"a01\"", "hero `a01`: this id stands in the file twice");
    refused(file, "id = \"a01\"\n", "", "hero number 1 has no id");
    refused(file, "id = \"a01\"", "id = \"A 1\"", "an id is 2 to 24 small letters");
    refused(file, "schema = 1", "schema = 2", "`schema = 1` is missing");
    refused(file, "deck = ", "decks = ", "there is no `decks` here");
    refused(file, "schema = 1", "schema = = 1", "parse error at line 18");
    let text = built_in(file);
    let short = text.rfind("[[hero]]").unwrap();
    let Err(SetupError::Data { problem, .. }) =
        Settlement::configure(&setup(&[(file, text[..short].to_owned())]))
    else {
        panic!()
    };
    assert_eq!(problem, "there are 47 heroes, and 48 are needed");
}

#[test]
fn mistakes_in_the_other_files_are_named() {
    refused("terrains.toml", "region = 1", "region = 2", "region I has 11 terrains, and 12 are needed");
    refused("terrains.toml", "region = 1", "region = 4", "terrain `t1-01`: regions are 1, 2 and 3, not 4");
    refused(
        "terrains.toml",
        "resource = \"wood\"",
        "resource = \"iron\"",
        "terrain `t1-01`: unknown variant `iron`",
    );
    refused("terrains.toml", "source = \"designed\"", "", "terrain `t1-01`: missing field `source`");
    refused(
        "buildings.toml",
        "id = \"tavern\"",
        "id = \"inn_of_old\"",
        "building `inn_of_old`: there is no such building",
    );
    refused(
        "buildings.toml",
        "copies = 3",
        "copies = 4",
        "building `lumber_mill`: there are 3 copies of every building, not 4",
    );
    refused(
        "buildings.toml",
        "gain = { wood = 1 }",
        "gain = { wood = 9 }",
        "building `lumber_mill`: an effect pays at most 3",
    );
    refused("buildings.toml", "gain = { wood = 1 }", "gain = {}", "building `lumber_mill`: it pays nothing");
    refused("buildings.toml", "pay = { diamond = 1 }, ", "", "an exchange has either `pay` or `pay_choice`");
    refused(
        "buildings.toml",
        "store = { gold = 1 }",
        "store = { gold = 2 }",
        "building `bank`: exactly one token is stored",
    );
    refused(
        "artifacts.toml",
        "trigger = \"after_hunt\"",
        "trigger = \"permission\"",
        "artifact `mace_of_bravery`: this effect does not go",
    );
    refused(
        "artifacts.toml",
        "id = \"guiding_star\"",
        "id = \"lodestar\"",
        "artifact `lodestar`: there is no such artifact",
    );
    refused("supply.toml", "wood = 16", "wood = 3", "too few tokens");
    refused("supply.toml", "fortify = 1", "fortify = 0", "every action costs 1 to 9 settlers");
    refused("supply.toml", "{}, {}]", "{}]", "hero_row: there are 4 places");
    refused("supply.toml", "min = 51", "min = 0", "the ranks begin at 0 points and go up");
    refused("supply.toml", "[components]", "[parts]", "there is no `parts` here");
    refused(
        "supply.toml",
        "green = { diamond = 1 }",
        "green = { diamond = 4 }",
        "hunt_reward: green: more than 3 diamond",
    );
    refused("supply.toml", "monsters_per_colour = 9", "monsters_per_colour = 0", "1 to 36 monsters");
}

/// A printed deck, typed in: marked as printed, played with, remembered and handed on with the view.
#[test]
fn replaced_data_are_played_with() {
    let text = built_in("heroes.toml").replace("source = \"designed\"", "source = \"printed\"").replacen(
        "id = \"a01\"",
        "id = \"x01\"",
        1,
    );
    let setup = setup(&[("heroes.toml", text)]);
    let config = Settlement::configure(&setup).unwrap();
    let state = Settlement::start(&config, Seed::from_number(1), &mut Silent);
    assert_eq!(Settlement::setup(&state), setup);
    let hero = config.data.hero_by_id("x01").unwrap();
    assert_eq!(
        (config.data.hero(hero).origin, config.data.hero(hero).key),
        (Origin::Printed, "guild-adventurer")
    );
    let json = serde_json::to_string(&Settlement::view(&state, Viewer::Seat(Seat(0)))).unwrap();
    let view = serde_json::from_str(&json).unwrap();
    let guess = Settlement::determinize(&view, &mut GameRng::new(Seed::from_number(2))).unwrap();
    assert_eq!(Settlement::setup(&guess).data.unwrap().digest(), setup.data.unwrap().digest());
}

/// Numbers that an owner changes are the numbers of the game.
#[test]
fn changed_numbers_count() {
    let config = changed("artifacts.toml", "gain = { diamond = 1 }", "gain = { diamond = 2 }").unwrap();
    let ArtifactEffect::Gain(_, gain) = config.data.artifact(Artifact::MaceOfBravery) else { panic!() };
    assert_eq!(gain.resources.to_string(), "2D");
    let config = changed("supply.toml", "hunt = { green = 1", "hunt = { green = 2").unwrap();
    assert_eq!(config.data.supply.hunt, [2, 2, 3, 4]);
}

/// A box in which monsters are scarce and tiles unevenly coloured passes the whole kit (AMB-6).
#[test]
fn another_box_conforms() {
    let terrains = built_in("terrains.toml").replace("monster = \"yellow\"", "monster = \"green\"");
    let supply = built_in("supply.toml").replace("monsters_per_colour = 9", "monsters_per_colour = 2");
    let setup = setup(&[("terrains.toml", terrains), ("supply.toml", supply)]);
    Conformance::<Settlement>::new(setup).games(8).seed(3).open().run();
}
