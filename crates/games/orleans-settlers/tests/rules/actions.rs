//! Activating places (OR-48 to OR-53), and the phases after it (OR-54 to OR-56).

use steading_game::Seat;
use steading_orleans_settlers::{Event, Phase};

use crate::table::Table;

/// OR-48: one place or a pass in turn order, until all have passed; who can do nothing passes at once, and for good.
#[test]
fn or_48_turns_and_passes() {
    let mut table = Table::set(
        "players 3\nround 1 seat1\nphase actions seat1\nslots seat0 farmhouse fisherman craftsman\n\
         slots seat1 farmhouse fisherman craftsman\nslots seat1 university farmer craftsman trader",
    );
    assert_eq!(table.must_act(), "seat1");
    assert_eq!(table.refused_by("seat0 activate farmhouse"), "OR-48");
    table.play("seat1 activate farmhouse");
    // Seat 2 can do nothing and is out.
    assert_eq!(table.line("phase"), "actions seat0 passed seat2");
    assert!(table.events.contains(&Event::IsOut { seat: Seat(2) }));
    // Passing with a ready place is allowed.
    table.play("seat0 pass");
    assert_eq!(table.line("phase"), "actions seat1 passed seat0 seat2");
    assert_eq!(table.refused_by("seat0 activate farmhouse"), "OR-48");
    table.play("seat1 pass");
    assert!(!matches!(table.state.phase, Phase::Actions { .. }));
}

/// OR-49: all slots filled, by followers or technology, at least one follower, not prohibited.
#[test]
fn or_49_ready_places() {
    let ready =
        |slots: &str| Table::acting(&format!("slots seat0 university farmer craftsman trader\n{slots}"));
    let mut table = ready("slots seat0 farmhouse fisherman -");
    assert_eq!(table.refused_by("seat0 activate farmhouse"), "OR-49");
    assert!(ready("slots seat0 farmhouse fisherman craftsman").allows("seat0 activate farmhouse"));
    assert!(ready("slots seat0 farmhouse fisherman technology").allows("seat0 activate farmhouse"));
    assert!(!ready("slots seat0 farmhouse - technology").allows("seat0 activate farmhouse"));
    let mut prohibited =
        ready("round 5\nevent B8\nprohibited seat0 farmhouse\nslots seat0 farmhouse fisherman craftsman");
    assert_eq!(prohibited.refused_by("seat0 activate farmhouse"), "OR-49");
    let mut passive = ready("open seat0 university granary");
    assert_eq!(passive.refused_by("seat0 activate granary"), "OR-49");
}

/// OR-50: a place that would do nothing cannot be activated; its effects are carried out in order, each if it can be.
#[test]
fn or_50_effects_in_order() {
    // No farmer in the market: Farmhouse still gives its grain.
    let mut table = Table::acting("slots seat0 farmhouse fisherman craftsman\nbag seat1 10farmer");
    table.play("seat0 activate farmhouse");
    assert_eq!((table.goods(0).as_str(), table.bag(0).as_str()), ("1grain", "1fisherman 1craftsman"));
    // No grain either: nothing is left to do.
    let mut nothing = Table::acting(
        "slots seat0 farmhouse fisherman craftsman\nslots seat0 university farmer craftsman trader\n\
         bag seat1 9farmer\ngoods seat1 20grain",
    );
    assert_eq!(nothing.refused_by("seat0 activate farmhouse"), "OR-50");
    // Effects that need the one before do not count by themselves: no wood, no village, no coins.
    let mut founding = Table::acting(
        "settlers seat0 on A2 A3\nslots seat0 village_founding farmer craftsman\n\
         slots seat0 farmhouse fisherman craftsman",
    );
    assert_eq!(founding.refused_by("seat0 activate village_founding"), "OR-50");
}

/// OR-50a: at least once, then one may stop; what cannot be repeated ends by itself.
#[test]
fn or_50a_no_empty_activations() {
    let mut harvest = Table::acting("settlers seat0 on A2 A3 A4 B3\nslots seat0 fieldwork farmer fisherman");
    harvest.play("seat0 activate fieldwork");
    assert_eq!(harvest.refused_by("seat0 stop"), "OR-50a");
    harvest.play("seat0 harvest A2");
    assert!(harvest.allows("seat0 stop"));
    // With two areas the second is a choice of one or stop; with one area it ends by itself.
    let mut one = Table::acting("settlers seat0 on A2 A3\nslots seat0 fieldwork farmer fisherman");
    one.play("seat0 activate fieldwork");
    assert_eq!((one.goods(0).as_str(), one.must_act().as_str()), ("1grain", "seat1"));
    // The market: selling nothing needs something to buy, and then it must be bought.
    let mut market =
        Table::acting("goods seat0 1wine\nplayer seat0 coins 2\nslots seat0 market fisherman trader");
    market.play_all(&["seat0 activate market", "seat0 stop"]);
    assert_eq!((market.goods(0).as_str(), market.coins(0)), ("1grain 1wine", 0));
    let mut poor = Table::acting("goods seat0 1wine 1grain\nslots seat0 market fisherman trader");
    poor.play("seat0 activate market");
    assert_eq!(poor.refused_by("seat0 stop"), "OR-50a");
}

/// OR-50b: when effects can be carried out: recruit needs the market and no ban, goods the market, coins and fame nothing.
#[test]
fn or_50b_possible_effects() {
    let can = |position: &str, place: &str| {
        let table = Table::acting(&format!("slots seat0 university farmer craftsman trader\n{position}"));
        table.allows(&format!("seat0 activate {place}"))
    };
    // Coins and fame: always, also at the end of the track.
    assert!(can(
        "open seat0 university village_well\nslots seat0 village_well fisherman\nplayer seat0 fame 100",
        "village_well"
    ));
    // University recruits a scholar or gives fame; with the ban it still gives fame.
    assert!(can("round 5\nevent B5", "university"));
    // Goods: the market must have at least one.
    assert!(can(
        "open seat0 university winery\nslots seat0 winery farmer trader\ngoods seat1 9wine",
        "winery"
    ));
    assert!(!can(
        "open seat0 university winery\nslots seat0 winery farmer trader\ngoods seat1 10wine",
        "winery"
    ));
    // A choice: one option must hold a possible effect.
    let hamlet = "slots seat0 hamlet farmer fisherman craftsman\ngoods seat1 12fish 18wood";
    assert!(can(hamlet, "hamlet"));
    // Decisions: at least one legal answer that can be paid for.
    assert!(!can("slots seat0 building_yard craftsman trader", "building_yard"));
    assert!(can("player seat0 coins 1\nslots seat0 building_yard craftsman trader", "building_yard"));
    let bakery = "open seat0 university bakery\nslots seat0 bakery farmer craftsman\ngoods seat0 1grain";
    assert!(!can(bakery, "bakery"), "the grain of the supply does not lie there");
    assert!(can(&format!("{bakery}\nstored seat0 bakery 1grain"), "bakery"));
    assert!(!can(&format!("{bakery}\nstored seat0 bakery 1grain\ngoods seat1 8bread"), "bakery"));
    assert!(!can("slots seat0 market fisherman trader", "market"));
    assert!(!can("slots seat0 fieldwork farmer fisherman", "fieldwork"));
    assert!(!can("slots seat0 expansion farmer trader -\nsettlers seat0 0 box 9 on A3", "expansion"));
}

/// OR-51: followers go back into the bag after the last effect and all that it set off; technology stays.
#[test]
fn or_51_followers_go_back() {
    let mut table = Table::acting("player seat0 fame 2\nslots seat0 university farmer craftsman technology");
    table.play("seat0 activate university");
    // The fame bonus waits, and the followers still lie there.
    assert_eq!(table.line("slots seat0 university"), "farmer craftsman technology");
    assert_eq!(table.bag(0), "1scholar");
    table.play("seat0 citizen");
    assert_eq!(table.line("slots seat0 university"), "- - technology");
    assert_eq!(table.bag(0), "1farmer 1craftsman 1scholar");
}

/// OR-52: recruits come from the market into the bag; if none is left, nobody is recruited.
#[test]
fn or_52_recruiting() {
    let mut table = Table::acting("player seat0 fame 3\nslots seat0 university farmer craftsman trader");
    table.play("seat0 activate university");
    assert_eq!(
        (table.bag(0).as_str(), table.state.market.followers.0[5]),
        ("1farmer 1craftsman 1trader 1scholar", 9)
    );
    let mut none = Table::acting(
        "player seat0 fame 3\nslots seat0 university farmer craftsman trader\nbag seat1 10scholar",
    );
    none.play("seat0 activate university");
    assert_eq!(none.bag(0), "1farmer 1craftsman 1trader");
}

/// OR-53: goods come from the market as far as it has them, and go back to it.
#[test]
fn or_53_goods_and_the_market() {
    let mut table = Table::acting(
        "open seat0 university winery\nslots seat0 winery farmer trader\ngoods seat1 9wine\n\
         slots seat0 market fisherman trader",
    );
    table.play("seat0 activate winery");
    assert_eq!((table.goods(0).as_str(), table.state.market.goods.0[4]), ("1wine", 0));
    table.play_all(&["seat1 pass", "seat0 activate market"]);
    assert_eq!(table.state.market.goods.0[4], 1);
}

/// OR-54: each player completely before the next, in turn order; compared values are taken at the start of the phase.
#[test]
fn or_54_resolving_events() {
    // Crop Failure: seat 1 is the start player and decides first.
    let position = "players 3\nround 9 seat1\nevent C1\nphase resolve 0 values 0 0 0\n\
                    goods seat1 2grain 2fish\ngoods seat2 1grain\ngoods seat0 3grain 1fish";
    let mut table = Table::set(position);
    assert_eq!(table.pending(), ["seat1 pay 2 removed grain fish cheese wine bread"]);
    table.play_all(&["seat1 pay grain", "seat1 pay fish"]);
    // Seat 2 gives all it has and is tortured before seat 0 is asked.
    assert_eq!(table.pending(), ["seat2 torture 1"]);
    table.play("seat2 give settler");
    assert_eq!(table.must_act(), "seat0");
    // Royal Favour looks at what was written down, not at the map of now.
    let favour = Table::set("round 13\nevent D8\nphase resolve 0 values 2 1\nsettlers seat1 on E3 E2 E4");
    assert_eq!((favour.coins(0), favour.coins(1)), (0, 3));
}

/// OR-55: in turn order, by the era that the figure is on now; areas as they were at the start of the phase.
#[test]
fn or_55_round_bonus() {
    let mut table = Table::set(
        "players 3\nround 2 seat2\nphase bonus 0 areas 1 1 1\nplayer seat0 era 3 lying fame 20\n\
         player seat1 era 4\nplayer seat2 fame 2",
    );
    // Seat 2 is first, and its fame tile waits before anybody else gets anything.
    assert_eq!(table.pending(), ["seat2 fame 3"]);
    assert_eq!((table.fame(0), table.coins(1)), (20, 0));
    table.play("seat2 advance");
    // In era III and IV: one fame, one coin for the village; exactly once each.
    assert_eq!((table.fame(0), table.coins(1)), (21, 1));
    assert!(!table.player(0).lying);
    // The new era II of seat 2 waits for the next round: no food was demanded.
    assert_eq!((table.player(2).era, table.player(2).lying, table.state.round), (2, true, 3));
    // Sole most areas by the numbers of the start of the phase.
    let full = "players 3\ndeeds food_depot 9\nplayer seat0 era 2\nsettlers seat1 on D1 D2 C1 C2";
    assert_eq!(Table::set(&format!("{full}\nphase bonus 0 areas 5 4 1")).coins(0), 3);
    assert_eq!(Table::set(&format!("{full}\nphase bonus 0 areas 1 4 1")).coins(0), 0);
}

/// OR-56: the start player marker goes to the left; after round 16 it is over.
#[test]
fn or_56_start_player() {
    for (now, then) in [(0, 1), (1, 2), (2, 0)] {
        let table = Table::set(&format!("players 3\nround 3 seat{now}\nphase bonus 3 areas 1 1 1"));
        assert_eq!((table.state.round, table.state.start), (4, Seat(then)));
    }
    let mut over = Table::set("round 16\nphase bonus 2 areas 1 1");
    assert_eq!(over.line("phase"), "over");
    assert!(over.places().is_some());
    assert_eq!(over.refused_by("seat0 end"), "OR-56");
}
