//! The places and their effects (OR-60 to OR-65).

use steading_orleans_settlers::{Place, PlaceKind, builtin};

use crate::table::Table;

/// Activates `place` with these slots filled, plays `answers`, and says what seat 0 has then: goods, coins, fame, citizens
/// and the recruits in the bag.
fn activated(place: &str, slots: &str, position: &str, answers: &[&str]) -> String {
    let card = match builtin().place(place.parse().unwrap()).kind {
        PlaceKind::Board | PlaceKind::Absent => String::new(),
        PlaceKind::Base | PlaceKind::Card(_) => format!(" {place}"),
    };
    let open = if place == "university" { String::new() } else { card };
    let mut table =
        Table::acting(&format!("open seat0 university{open}\nslots seat0 {place} {slots}\n{position}"));
    let before = table.clone();
    table.play(&format!("seat0 activate {place}"));
    for answer in answers {
        table.play(&format!("seat0 {answer}"));
    }
    assert_eq!(table.must_act(), "seat1", "{place} {:?}", table.pending());
    let mut bag = table.player(0).bag;
    for (follower, count) in before.player(0).on(place.parse().unwrap()).counts().iter() {
        bag.0[follower.index()] -= count;
    }
    for (follower, count) in before.player(0).bag.iter() {
        bag.0[follower.index()] -= count;
    }
    let player = table.player(0);
    format!("{} · {} · {} · {} · {bag}", player.goods, player.coins, player.fame, player.citizens)
}

#[track_caller]
fn check(place: &str, slots: &str, position: &str, answers: &[&str], expected: &str) {
    assert_eq!(activated(place, slots, position, answers), expected, "{place}");
}

/// OR-60: the eight places of the board.
#[test]
fn or_60_the_board() {
    let board = Place::all().filter(|&place| builtin().place(place).kind == PlaceKind::Board);
    assert_eq!(board.count(), 8);
    check("farmhouse", "fisherman craftsman", "", &[], "1grain · 0 · 1 · 0 · 1farmer");
    let hamlet = "farmer fisherman craftsman";
    check("hamlet", hamlet, "", &["choose 1"], "1fish · 0 · 1 · 0 · 1fisherman");
    check("hamlet", hamlet, "", &["choose 2"], "1wood · 0 · 1 · 0 · 1craftsman");
    check("hamlet", hamlet, "", &["choose 3"], "none · 2 · 1 · 0 · 1trader");
    let lands = "settlers seat0 on A2 A3 B3 C4";
    check(
        "fieldwork",
        "farmer fisherman",
        lands,
        &["harvest A2", "harvest C4"],
        "1grain 1fish · 0 · 1 · 0 · none",
    );
    check(
        "building_yard",
        "craftsman trader",
        "player seat0 coins 3",
        &["acquire hayrick"],
        "none · 2 · 1 · 0 · none",
    );
    let wood = "settlers seat0 on A2 A3\ngoods seat0 3wood";
    check("village_founding", "farmer craftsman", wood, &[], "1wood · 2 · 1 · 0 · none");
    let goods = "goods seat0 1wine 3grain";
    check(
        "market",
        "fisherman trader",
        goods,
        &["sell wine", "sell grain", "stop", "buy wood"],
        "2grain 1wood · 1 · 1 · 0 · none",
    );
    check("town_hall", "farmer -", "goods seat0 1grain", &[], "none · 0 · 2 · 0 · none");
    check("expansion", "farmer trader -", "", &["expand B3"], "none · 0 · 1 · 0 · none");
}

/// OR-60b: the six base cards.
#[test]
fn or_60b_base_cards() {
    check("university", "farmer craftsman trader", "player seat0 fame 3", &[], "none · 0 · 5 · 0 · 1scholar");
    check("castle", "farmer fisherman trader", "player seat0 fame 12", &[], "none · 0 · 15 · 0 · 1knight");
    check("monastery", "scholar trader", "player seat0 fame 12", &[], "none · 0 · 12 · 0 · 1monk");
    check("laboratory", "craftsman scholar", "", &["technology hamlet 1"], "none · 0 · 1 · 0 · none");
    let areas = "settlers seat0 on A2 A3\ngoods seat0 1wood\nplayer seat0 coins 1";
    check("fortress_works", "craftsman knight", areas, &[], "none · 3 · 1 · 2 · none");
    check("church_works", "craftsman scholar", areas, &[], "none · 2 · 1 · 2 · none");
}

/// OR-60c: the 24 category cards: prices, slots and effects.
#[test]
fn or_60c_category_cards() {
    assert_eq!(builtin().prices, [1, 2, 3]);
    let free = "player seat0 fame 83";
    check("hayrick", "farmer", free, &[], "1grain · 0 · 83 · 0 · none");
    check("fish_trap", "fisherman", free, &[], "1fish · 0 · 83 · 0 · none");
    check("woodcutter", "craftsman", free, &[], "1wood · 0 · 83 · 0 · none");
    let grain = "goods seat0 4grain\nstored seat0 bakery 5grain";
    check("bakery", "farmer craftsman", grain, &[], "4grain 5bread · 0 · 1 · 0 · none");
    check("toll_house", "fisherman trader", free, &[], "none · 1 · 83 · 0 · none");
    let mut tavern = Table::set(
        "phase actions seat0\nopen seat0 university tavern\nslots seat0 tavern knight\nslots seat0 farmhouse fisherman craftsman",
    );
    tavern.play("seat0 activate tavern");
    assert_eq!(tavern.coins(0), 2);
    check("village_well", "fisherman", free, &[], "none · 0 · 88 · 0 · none");
    check("dairy", "farmer farmer", free, &[], "1cheese · 0 · 83 · 0 · none");
    check("winery", "farmer trader", free, &[], "1wine · 0 · 83 · 0 · none");
    check("sawmill", "fisherman craftsman", free, &[], "2wood · 1 · 83 · 0 · none");
    check("county_fair", "farmer", free, &[], "none · 2 · 83 · 0 · none");
    let seven = "farmer fisherman craftsman trader knight scholar monk";
    check("county_fair", seven, free, &[], "none · 14 · 83 · 0 · none");
    check("scriptorium", "knight scholar", free, &[], "none · 0 · 84 · 0 · none");
    check("tailor_shop", "trader scholar", free, &[], "1brocade · 0 · 83 · 0 · none");
    let mixed = "goods seat0 1grain 1wood 1wine 1cheese 1bread";
    check(
        "weaving_mill",
        "craftsman",
        mixed,
        &["exchange wood", "exchange wine", "exchange cheese"],
        "1grain 1bread 3brocade · 0 · 1 · 0 · none",
    );
    check("cathedral_school", "scholar", free, &[], "none · 0 · 83 · 1 · none");
    check("cellar", "scholar monk", free, &[], "none · 4 · 83 · 0 · none");
    check("brewery", "monk", free, &[], "none · 2 · 83 · 0 · none");
    check("tournament", "knight", "player seat0 fame 60", &[], "none · 0 · 70 · 0 · none");
    check(
        "guildhall",
        "craftsman trader",
        "settlers seat0 on A2 A3\nplayer seat0 coins 1",
        &["build church A3"],
        "none · 3 · 1 · 0 · none",
    );
    check("shipping_line", "fisherman", free, &[], "none · 0 · 84 · 0 · none");
    check("watchtower", "fisherman craftsman", free, &[], "none · 4 · 83 · 0 · 1knight");
    for passive in ["carpentry", "granary", "school"] {
        let facts = builtin().place(passive.parse().unwrap());
        assert!(facts.slots.is_empty() && facts.passive.is_some());
    }
}

/// OR-60d: effect words: a choice is exactly one option, numbers are kept between their limits, and what needs the previous
/// effect comes only with it.
#[test]
fn or_60d_effect_words() {
    // Options whose effects are impossible cannot be chosen.
    let mut hamlet = Table::acting(
        "slots seat0 hamlet farmer fisherman craftsman\nbag seat1 9fisherman\ngoods seat1 12fish",
    );
    hamlet.play("seat0 activate hamlet");
    assert_eq!(hamlet.listed(0), "choose 2, choose 3");
    assert_eq!(hamlet.refused_by("seat0 choose 1"), "OR-50b");
    // Toll House: one coin for each village, without limits.
    for (villages, coins) in [
        ("A2:field", 1),
        ("A2:field* A4:field* B3:forest*", 4),
        ("A2:field* A4:field* B2:field* B3:forest* B4:forest*", 6),
    ] {
        let position = format!("map {villages}\nsettlers seat0 on A2 A3 A4 B2 B3 B4");
        check("toll_house", "fisherman trader", &position, &[], &format!("none · {coins} · 1 · 0 · none"));
    }
    // Laboratory without a tile in the market.
    let mut laboratory = Table::acting(
        "open seat0 university laboratory\nslots seat0 laboratory craftsman scholar\n\
         slots seat0 university farmer craftsman trader\nslots seat1 hamlet technology\nslots seat1 farmhouse technology\n\
         slots seat1 fieldwork technology\nslots seat1 expansion technology\nslots seat1 building_yard technology\n\
         slots seat1 village_founding technology\nslots seat1 market technology\nslots seat1 university technology\n\
         slots seat0 hamlet technology",
    );
    assert_eq!(laboratory.refused_by("seat0 activate laboratory"), "OR-50");
}

/// OR-61: up to two different areas that show a terrain and whose good the market has; each terrain its good.
#[test]
fn or_61_harvest() {
    let mut table = Table::acting(
        "map A2:field* A4:hill B2:pasture B3:lake B4:forest\nsettlers seat0 on A2 A3 A4 B2 B3 B4\n\
         slots seat0 fieldwork farmer fisherman\ngoods seat1 15cheese",
    );
    table.play("seat0 activate fieldwork");
    // A village gives nothing, the start village neither, and there is no cheese.
    assert_eq!(table.listed(0), "harvest A4, harvest B3, harvest B4");
    assert_eq!(table.refused_by("seat0 harvest A2"), "OR-61");
    table.play("seat0 harvest A4");
    assert_eq!(table.refused_by("seat0 harvest A4"), "OR-61");
    table.play("seat0 harvest B3");
    assert_eq!((table.goods(0).as_str(), table.must_act().as_str()), ("1fish 1wine", "seat1"));
    for (terrain, good) in [
        ("field", "1grain"),
        ("forest", "1wood"),
        ("lake", "1fish"),
        ("pasture", "1cheese"),
        ("hill", "1wine"),
    ] {
        let position = format!("map A2:{terrain}\nsettlers seat0 on A2 A3");
        check("fieldwork", "farmer fisherman", &position, &[], &format!("{good} · 0 · 1 · 0 · none"));
    }
}

/// OR-62: a card in stock of a category of the current era, for its price; passive cards work at once.
#[test]
fn or_62_building_yard() {
    let yard = |era: u8, coins: u8| {
        let mut table = Table::acting(&format!(
            "player seat0 era {era} coins {coins}\nslots seat0 building_yard craftsman trader"
        ));
        table.play("seat0 activate building_yard");
        table
    };
    for (era, cards) in [(1, 7), (2, 15), (3, 15), (4, 23), (5, 23)] {
        // The Tavern is taken.
        assert_eq!(yard(era, 9).listed_as(0, "acquire").len(), cards, "era {era}");
    }
    assert_eq!(yard(4, 2).listed_as(0, "acquire").len(), 15);
    assert_eq!(yard(1, 9).refused_by("seat0 acquire dairy"), "OR-62");
    assert_eq!(yard(4, 2).refused_by("seat0 acquire cellar"), "OR-62");
    assert_eq!(yard(4, 9).refused_by("seat0 acquire tavern"), "OR-62");
    assert_eq!(yard(4, 9).refused_by("seat0 acquire castle"), "OR-62");
    let mut bought = yard(4, 9);
    bought.play("seat0 acquire school");
    assert_eq!((bought.coins(0), bought.line("open seat0").as_str()), (7, "university school"));
    assert!(!bought.line("stock").split(' ').any(|card| card == "school"));
}

/// OR-63: the first tile lies on a farmer slot, as in the base game, whatever place brings it.
#[test]
fn or_63_the_first_tile_goes_on_a_farmer() {
    let position = "open seat0 university laboratory\nslots seat0 laboratory craftsman scholar\nslots seat0 hamlet farmer - -";
    let mut table = Table::acting(position);
    table.play("seat0 activate laboratory");
    assert_eq!(
        table.listed(0),
        "technology fieldwork 1, technology expansion 1, technology village_founding 1, technology university 1"
    );
    assert_eq!(table.refused_by("seat0 technology market 1"), "OR-63");
    // After the only tile was lost, the next is the first again.
    let second = Table::acting(&format!("{position}\nslots seat0 fieldwork technology -"));
    let mut second = second;
    second.play("seat0 activate laboratory");
    assert!(second.allows("seat0 technology market 1"));
    // A follower under the tile goes back to the bag before the others.
    second.play_all(&["seat0 technology laboratory 1"]);
    assert_eq!(
        (second.line("slots seat0 laboratory").as_str(), second.bag(0).as_str()),
        ("technology -", "1craftsman 1scholar")
    );
}

/// OR-63: where technology tiles can lie.
#[test]
fn or_63_technology() {
    let mut table = Table::acting(
        "open seat0 university laboratory fortress_works hayrick county_fair tailor_shop\n\
         slots seat0 laboratory craftsman scholar\nslots seat0 farmhouse - technology\nslots seat0 hamlet farmer - -\n\
         slots seat0 market fisherman -\ngoods seat0 1grain",
    );
    table.play("seat0 activate laboratory");
    let places = table.listed(0);
    let expected = "technology hamlet 2, technology hamlet 3, technology fieldwork 1, technology fieldwork 2, \
        technology expansion 1, technology expansion 2, technology building_yard 1, technology building_yard 2, \
        technology village_founding 1, technology village_founding 2, technology market 2, technology university 1, \
        technology university 2, technology university 3, technology laboratory 1, technology laboratory 2, \
        technology fortress_works 1, technology fortress_works 2, technology tailor_shop 1, technology tailor_shop 2";
    assert_eq!(places, expected);
    // Not with one slot only, as a second tile, on Town Hall, on an optional slot, on a follower.
    for wrong in ["hayrick 1", "farmhouse 1", "town_hall 1", "expansion 3", "hamlet 1", "county_fair 1"] {
        assert_eq!(table.refused_by(&format!("seat0 technology {wrong}")), "OR-63", "{wrong}");
    }
    // The place becomes ready by the tile, in the same round.
    table.play("seat0 technology market 2");
    assert_eq!(
        (table.line("slots seat0 market"), table.state.market.technology),
        ("fisherman technology".to_owned(), 7)
    );
    table.play("seat1 pass");
    assert!(table.listed(0).contains("activate market"), "{}", table.listed(0));
    // Not on a prohibited place.
    let mut prohibited = Table::acting(
        "round 5\nevent B8\nprohibited seat0 market\nopen seat0 university laboratory\nslots seat0 laboratory craftsman scholar",
    );
    prohibited.play("seat0 activate laboratory");
    assert_eq!(prohibited.refused_by("seat0 technology market 1"), "OR-63");
}

/// OR-64: as many bread as grain lies on the Bakery, as far as the market goes; elsewhere one for one, up to three times, and never a
/// good for itself.
#[test]
fn or_64_exchange() {
    let mut bakery = Table::acting(
        "open seat0 university bakery\nslots seat0 bakery farmer craftsman\ngoods seat0 1grain 1wood\ngoods seat1 6bread\n\
         stored seat0 bakery 5grain",
    );
    bakery.play_all(&["seat0 activate bakery"]);
    assert_eq!((bakery.goods(0).as_str(), bakery.must_act().as_str()), ("1grain 1wood 2bread", "seat1"));
    assert_eq!(bakery.line("stored seat0 bakery"), "3grain", "the market has no bread any more");
    assert_eq!(bakery.state.market.goods.0[0], 16);
    let mut mill = Table::acting(
        "open seat0 university weaving_mill\nslots seat0 weaving_mill craftsman\n\
         goods seat0 2grain 1wood 1fish 1cheese 1wine 1bread 1brocade",
    );
    mill.play("seat0 activate weaving_mill");
    assert_eq!(mill.listed(0), "exchange wood, exchange fish, exchange cheese, exchange wine");
    mill.play_all(&["seat0 exchange wood", "seat0 exchange wine", "seat0 exchange fish"]);
    assert_eq!(
        (mill.goods(0).as_str(), mill.must_act().as_str()),
        ("2grain 1cheese 1bread 4brocade", "seat1")
    );
}

/// OR-65: Carpentry gives fame right after each build, Granary saves two food, Watchtower takes two coins, prohibited
/// or not.
#[test]
fn or_65_passive_cards() {
    let mut carpentry = Table::acting(
        "open seat0 university carpentry\nplayer seat0 fame 2\nsettlers seat0 on A2 A3\ngoods seat0 2wood\n\
         slots seat0 village_founding farmer craftsman",
    );
    carpentry.play("seat0 activate village_founding");
    // The fame tile is resolved before the coins.
    assert_eq!((carpentry.coins(0), carpentry.fame(0)), (0, 3));
    assert_eq!(carpentry.pending(), ["seat0 effects village_founding - 1 done", "seat0 fame 3"]);
    carpentry.play("seat0 decline");
    assert_eq!(carpentry.coins(0), 2);
    for (what, slots) in [("fortress_works", "craftsman knight"), ("church_works", "craftsman scholar")] {
        let mut table = Table::acting(&format!(
            "open seat0 university carpentry {what}\nplayer seat0 fame 50 coins 1\nsettlers seat0 on A2 A3\n\
             goods seat0 1wood\nslots seat0 {what} {slots}\nplayer seat1 era 1"
        ));
        table.play(&format!("seat0 activate {what}"));
        assert_eq!(table.fame(0), 51, "{what}");
    }
    // Granary: food only.
    let granary = "open seat0 university granary";
    let demand = |event: &str, round: u8| {
        Table::set(&format!(
            "round {round}\nevent {event}\nphase resolve 0 values 0 0\n{granary}\ngoods seat1 5grain\nplayer seat1 coins 5"
        ))
    };
    assert!(demand("A1", 1).pending().iter().all(|waiting| !waiting.starts_with("seat0")));
    assert!(demand("C1", 9).pending().iter().all(|waiting| !waiting.starts_with("seat0")));
    assert_eq!(demand("A8", 1).pending(), ["seat0 torture 1"]);
    let hunger =
        Table::set(&format!("{granary}\nplayer seat0 era 2\nphase bonus 0 areas 3 3\nplayer seat1 era 4"));
    assert_eq!(hunger.state.round, 2, "two food less are none at all");
    let large = Table::set(&format!(
        "{granary}\nplayer seat0 era 2\nsettlers seat0 on A2 A3 A4 B2 B3 B4 C4\nphase bonus 0 areas 7 1\nplayer seat1 era 4"
    ));
    assert_eq!(large.pending(), ["seat0 torture 1"], "of three food one is due");
    // Watchtower.
    let tower = "open seat1 university watchtower\nslots seat1 farmhouse fisherman craftsman\nsettlers seat0 on A2 A3\n\
                 settlers seat1 on E3 A4\nslots seat0 expansion farmer trader knight\nphase actions seat0";
    let mut poor = Table::set(&format!("{tower}\nplayer seat0 coins 1"));
    poor.play("seat0 activate expansion");
    assert_eq!(poor.refused_by("seat0 expand A4"), "OR-65");
    let mut prohibited =
        Table::set(&format!("{tower}\nplayer seat0 coins 1\nround 5\nevent B8\nprohibited seat1 watchtower"));
    prohibited.play("seat0 activate expansion");
    assert_eq!(prohibited.refused_by("seat0 expand A4"), "OR-65", "the tile stops activation only");
    let mut rich = Table::set(&format!("{tower}\nplayer seat0 coins 5"));
    rich.play_all(&["seat0 activate expansion", "seat0 expand A4"]);
    assert_eq!((rich.coins(0), rich.coins(1)), (3, 2));
}
