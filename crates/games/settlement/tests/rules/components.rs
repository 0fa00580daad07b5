//! Section 2: what is in the box.

use steading_game::Game;
use steading_settlement::{
    Artifact, Building, Data, Guild, HeroId, Market, Monster, Origin, Place, Points, Region, Settlement,
    Space, TerrainId,
};

use crate::table::Table;

/// SE-2.1, AMB-39: six rounds, nine market spaces, three terrain stacks, four hero places.
#[test]
fn the_market_board() {
    let table = Table::start(2, &[], 1);
    assert_eq!(table.state.market.spaces.iter().flatten().count(), 9);
    assert_eq!(Market::SPACES, 9);
    assert_eq!(table.state.heroes.row.iter().flatten().count(), 4);
    assert_eq!(Region::ALL.map(|region| table.state.terrains.and(region.terrains()).len()), [12, 12, 12]);
    assert!(Table::try_set("round 6 seat0").is_ok());
    assert!(Table::try_set("round 7 seat0").is_err());
    assert!(Table::try_set("round 0 seat0").is_err());
}

/// SE-2.2: one to four boards, each with three regions and three streets of three; one settler on each activation area,
/// any number on the others.
#[test]
fn the_player_boards() {
    assert_eq!((Space::all().count(), Place::all().count()), (9, 9));
    assert!(Space::all().all(|space| Space::new(space.region(), space.column()) == Some(space)));
    assert!(Place::all().all(|place| Place::new(place.street(), place.number()) == Some(place)));
    let base = "round 1 seat0\nterrain seat0 I1 t1-01\nbuilding seat0 upper1 bank\n";
    assert!(Table::try_set(&format!("{base}placed seat0 build 3 explore 3 hunt 4 fortify 2")).is_ok());
    assert!(Table::try_set(&format!("{base}placed seat0 I 1 upper 1")).is_ok());
    assert!(Table::try_set(&format!("{base}placed seat0 I 2")).is_err());
    assert!(Table::try_set(&format!("{base}placed seat0 upper 2")).is_err());
    for players in [0, 5] {
        assert!(Settlement::info().setup(Some(players), []).is_err());
    }
    let mut table = Table::set("round 1 seat0");
    assert_eq!(table.refused_for(2, "pass"), "SE-2.2");
}

/// SE-2.3: 48 heroes, 14 artifacts, 12 buildings three times, 36 terrains, 9 monsters of each colour, 24 bonus settlers.
#[test]
fn the_counts() {
    let table = Table::start(3, &["supply=strict"], 1);
    let (state, facts) = (&table.state, &Data::built_in().supply);
    assert_eq!(state.heroes.deck.len() + 4, 48);
    assert_eq!((state.artifacts.len(), Artifact::COUNT), (6, 14));
    assert_eq!(state.market.pile.iter().sum::<u8>() + 9, 36);
    assert_eq!((Building::COUNT, Building::COPIES, TerrainId::COUNT), (12, 3, 36));
    assert_eq!((state.monsters, facts.bonus_settlers), ([9; 4], 24));
    assert_eq!(table.settlers(2), (6, 0));
}

/// SE-2.4: 16 of each basic; 42 diamonds and 32 gold in the German printing, 16 and 16 in the English one.
#[test]
fn the_tokens() {
    for (printing, expected) in [("german", "16W16C16S42D32G"), ("english", "16W16C16S16D16G")] {
        let table = Table::start(1, &["supply=strict", &format!("printing={printing}")], 1);
        assert_eq!(table.state.config.tokens().to_string(), expected);
    }
    assert_eq!(Table::start(1, &[], 1).state.config.tokens().to_string(), "16W16C16S42D32G");
}

/// SE-2.5: what heroes, terrains and buildings show.
#[test]
fn the_printed_facts() {
    let data = Data::built_in();
    let heroes: Vec<_> = HeroId::all().map(|hero| data.hero(hero)).collect();
    for guild in Guild::ALL {
        let points = |points: Points| match guild {
            Guild::Adventurer => points == Points::PerTerrain {},
            Guild::Builder => points == Points::PerBuilding {},
            Guild::Defender => points == Points::PerFortification {},
            Guild::Craftsman => matches!(points, Points::Fixed { .. }),
        };
        assert!(heroes.iter().filter(|hero| hero.guild == guild).all(|hero| points(hero.points)));
    }
    assert!(heroes.iter().all(|hero| hero.bonus_settlers <= 2 && !hero.cost.is_empty()));
    let region = |region| TerrainId::all().filter(move |tile| tile.region() == region);
    assert!(Region::ALL.iter().all(|&each| region(each).count() == 12));
    let basics = |tile: &TerrainId| data.terrain(*tile).resource.is_basic();
    assert!(region(Region::I).all(|tile| basics(&tile)) && !region(Region::III).any(|tile| basics(&tile)));
    let costs: Vec<String> = Building::ALL.map(|building| data.building(building).cost.to_string()).into();
    assert_eq!(costs, ["1S", "1W", "1C", "1G", "1D", "1G", "1S", "1D", "1G", "1C", "1W", "1D"]);
}

/// Values that we designed say so, and the example of the rulebook is in the deck.
#[test]
fn designed_values_are_marked() {
    let data = Data::built_in();
    let example = data.hero_by_id("a07").unwrap();
    assert_eq!(data.hero(example).origin, Origin::Example);
    assert!(
        HeroId::all().filter(|&hero| hero != example).all(|hero| data.hero(hero).origin == Origin::Designed)
    );
    assert!(TerrainId::all().all(|tile| data.terrain(tile).origin == Origin::Designed));
    for colour in Monster::ALL {
        assert_eq!(TerrainId::all().filter(|&tile| data.terrain(tile).monster == colour).count(), 9);
    }
}
