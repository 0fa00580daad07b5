//! The event, drawing and planning (OR-30 to OR-47).

use steading_game::{Game, GameRng, Seat, Seed};
use steading_orleans_settlers::{Action, Event, OrleansSettlers, Phase};

use crate::table::Table;

/// OR-30: sixteen rounds, each with all phases in their order.
#[test]
fn or_30_sixteen_rounds_of_seven_phases() {
    let mut table = Table::start(2, 1);
    let mut rounds = Vec::new();
    while table.places().is_none() {
        let round = table.state.round;
        assert!(
            matches!(table.state.phase, Phase::Plan { .. } | Phase::Reveal),
            "a round begins with planning"
        );
        while table.state.round == round && table.places().is_none() {
            let seat = OrleansSettlers::must_act(&table.state).first().unwrap();
            let action = OrleansSettlers::timeout_action(&table.state, seat).unwrap();
            table.play(&format!("{seat} {action}"));
        }
        rounds.push(round);
    }
    assert_eq!(rounds, (1..=16).collect::<Vec<_>>());
    // Event, draw, plan, actions, event, bonus, start player: told in this order.
    let mut table = Table::set("event A4\nbag seat0 1farmer\nphase reveal");
    table.play_all(&["seat0 put farmer fieldwork 1", "seat0 end", "seat1 end"]);
    let kinds: Vec<&str> = table
        .events
        .iter()
        .filter_map(|event| match event {
            Event::Planned { .. } => Some("plan"),
            Event::IsOut { .. } => Some("actions"),
            Event::GainedGoods { .. } => Some("event"),
            Event::GainedFame { .. } => Some("bonus"),
            Event::RoundBegan { .. } => Some("round"),
            _ => None,
        })
        .collect();
    assert_eq!(kinds, ["plan", "plan", "actions", "actions", "event", "event", "bonus", "bonus", "round"]);
    assert_eq!(table.state.start, Seat(1));
}

/// OR-31: an event that is resolved waits for phase 5; one that acts at once comes before the draw; one for the round
/// holds in it.
#[test]
fn or_31_timing_of_events() {
    let table = Table::set("event A4\nphase plan");
    assert_eq!(table.goods(0), "none");
    let table = Table::set("event A4\nphase resolve 0 values 0 0");
    assert_eq!(table.goods(0), "1wood");
    // The interdict asks before anybody draws.
    let interdict = "round 5\nevent B8\nbag seat0 3farmer\nphase reveal\n\
                     pending 1 seat1 prohibit\npending 2 seat0 prohibit";
    let mut table = Table::set(interdict);
    assert_eq!((table.green(0).as_str(), table.must_act().as_str()), ("none", "seat0"));
    table.play_all(&["seat0 prohibit market", "seat1 prohibit market"]);
    assert_eq!(table.green(0), "3farmer");
    // For the round: the trader slot of Expansion takes anybody.
    assert!(Table::set("event A7\ngreen seat0 1farmer").allows("seat0 put farmer expansion 2"));
    assert!(!Table::set("event A6\ngreen seat0 1farmer").allows("seat0 put farmer expansion 2"));
}

/// OR-40: the number of the era, as far as green and bag allow, unseen and every follower alike.
#[test]
fn or_40_drawing() {
    for (era, draw) in [(1, 4), (2, 7), (3, 5), (4, 6), (5, 7)] {
        let table = Table::set(&format!("player seat0 era {era}\nbag seat0 9farmer\nphase reveal"));
        assert_eq!(table.green(0), format!("{draw}farmer"), "era {era}");
    }
    // 4 of 10 tiles, 2 of them monks: 0.8 on average.
    assert!((720..880).contains(&monks()), "{}", monks());
}

/// How many monks come in 1000 draws of 4 out of 8 farmers and 2 monks.
fn monks() -> u32 {
    let position = Table::set("event A4\nplayer seat0 era 1\nbag seat0 8farmer 2monk\nphase plan done seat0");
    (0..1000)
        .map(|seed| {
            let mut table = position.clone();
            table.reseed(seed).play("seat1 end");
            u32::from(table.player(0).green.count(steading_orleans_settlers::Follower::Monk))
        })
        .sum()
}

/// OR-41: the green holds eight; followers that are not used stay there.
#[test]
fn or_41_the_green_holds_eight() {
    let table = Table::set("player seat0 era 5\ngreen seat0 6farmer\nbag seat0 3monk\nphase reveal");
    assert_eq!((table.green(0).as_str(), table.bag(0).as_str()), ("6farmer 2monk", "1monk"));
    assert!(Table::try_set("green seat0 9farmer").is_err());
}

/// OR-42: nobody draws in round 1.
#[test]
fn or_42_no_draw_in_round_1() {
    let table = Table::start(4, 9);
    assert!(!table.events.iter().any(|event| matches!(event, Event::Drew { .. })));
    assert_eq!(table.state.round, 1);
}

/// OR-43: a slot takes the follower it names, "any" takes all; only from the green, only onto open places.
#[test]
fn or_43_slots() {
    let mut table = Table::set("green seat0 2farmer 1trader\nopen seat0 university tavern");
    assert!(table.allows("seat0 put farmer fieldwork 1"));
    assert!(table.allows("seat0 put farmer tavern 1"));
    assert!(table.allows("seat0 put trader tavern 1"));
    assert_eq!(table.refused_by("seat0 put trader fieldwork 1"), "OR-44");
    assert_eq!(table.refused_by("seat0 put fisherman fieldwork 2"), "OR-43");
    assert_eq!(table.refused_by("seat0 put farmer castle 1"), "OR-43");
    assert_eq!(table.refused_by("seat0 put farmer fieldwork 4"), "OR-43");
    table.play("seat0 put farmer fieldwork 1");
    assert_eq!(table.green(0), "1farmer 1trader");
    assert_eq!(table.line("slots seat0 fieldwork"), "farmer -");
}

/// OR-44: a monk fills any slot; with School a scholar fills any but a monk's. They stay what they are.
#[test]
fn or_44_stand_ins() {
    let mut table =
        Table::set("green seat0 1scholar 2monk\nopen seat0 university school castle fortress_works cellar");
    assert!(table.allows("seat0 put monk fortress_works 2"));
    assert!(table.allows("seat0 put scholar castle 1"));
    assert!(table.allows("seat0 put scholar fortress_works 2"));
    assert_eq!(table.refused_by("seat0 put scholar cellar 2"), "OR-44");
    table.play("seat0 put monk farmhouse 1");
    assert_eq!(table.line("slots seat0 farmhouse"), "monk -");
    let mut without = Table::set("green seat0 1scholar");
    assert_eq!(without.refused_by("seat0 put scholar fieldwork 1"), "OR-44");
    // County Fair: a monk is a monk, and a second one does not fit.
    let mut fair = Table::set("green seat0 2monk\nopen seat0 university county_fair");
    fair.play("seat0 put monk county_fair 1");
    assert_eq!(fair.refused_by("seat0 put monk county_fair 2"), "OR-46");
    // Back in the bag it is a monk, too.
    let mut table = Table::acting("slots seat0 farmhouse monk craftsman");
    table.play("seat0 activate farmhouse");
    assert_eq!(table.bag(0), "1farmer 1craftsman 1monk");
    // Losing School moves nobody.
    let mut lost = Table::set(
        "round 14\nevent D1\nopen seat0 university school\nslots seat0 fieldwork scholar -\n\
         phase resolve 0 values 0 0",
    );
    lost.play("seat0 give card school");
    assert_eq!(lost.line("slots seat0 fieldwork"), "scholar -");
}

/// OR-45: a follower on a place stays, also over rounds, and its slot takes no other.
#[test]
fn or_45_followers_stay() {
    let mut table = Table::set("green seat0 2farmer 1monk");
    table.play("seat0 put farmer fieldwork 1");
    assert_eq!(table.refused_by("seat0 put monk fieldwork 1"), "OR-45");
    assert_eq!(table.refused_by("seat0 recall"), "OR-45a");
    table.play_all(&["seat0 end", "seat1 end"]);
    // Torture of the first event aside, it still lies there in round 2.
    while table.state.round == 1 {
        let seat = OrleansSettlers::must_act(&table.state).first().unwrap();
        let action = OrleansSettlers::timeout_action(&table.state, seat).unwrap();
        table.play(&format!("{seat} {action}"));
    }
    assert_eq!(table.line("slots seat0 fieldwork"), "farmer -");
}

/// OR-45a: with fewer than two on the green and nothing to activate, everything may be taken back, as the first step.
#[test]
fn or_45a_the_safety_valve() {
    let stuck = "slots seat0 fieldwork farmer -\nslots seat0 market fisherman -\ngreen seat0 1trader";
    let mut table = Table::set(stuck);
    table.play("seat0 recall");
    assert_eq!(table.green(0), "1farmer 1fisherman 1trader");
    assert_eq!(table.refused_by("seat0 recall"), "OR-45a");
    // After another step, with two on the green, with a place to activate, or with nothing on places: no.
    let mut later = Table::set(stuck);
    later.play("seat0 put trader market 2");
    assert_eq!(later.refused_by("seat0 recall"), "OR-45a");
    for other in [
        "slots seat0 fieldwork farmer -\ngreen seat0 2trader",
        "slots seat0 farmhouse fisherman craftsman\nslots seat0 fieldwork farmer -",
        "green seat0 1trader",
    ] {
        assert_eq!(Table::set(other).refused_by("seat0 recall"), "OR-45a", "{other}");
    }
    // What is prohibited stays, and what finds no room on the green goes into the bag, in the order of the types.
    let mut table = Table::set(
        "round 5\nevent B8\nprohibited seat0 market\nslots seat0 market fisherman -\nslots seat0 hamlet farmer - -\n\
         slots seat0 university farmer craftsman -\nslots seat0 castle farmer fisherman -\nopen seat0 university castle \
         monastery laboratory church_works\nslots seat0 monastery scholar -\nslots seat0 laboratory craftsman -\n\
         slots seat0 building_yard craftsman -\nslots seat0 church_works craftsman -\nslots seat0 expansion farmer - -",
    );
    table.play("seat0 recall");
    assert_eq!(table.green(0), "4farmer 1fisherman 3craftsman");
    assert_eq!(table.bag(0), "1craftsman 1scholar");
    assert_eq!(table.line("slots seat0 market"), "fisherman -");
}

/// OR-46: the knight slot of Expansion may stay empty; Town Hall needs one or two, County Fair any number of
/// different ones.
#[test]
fn or_46_optional_slots() {
    let ready = |slots: &str| {
        let table = Table::set(&format!(
            "phase actions seat0\nopen seat0 university county_fair\nslots seat0 farmhouse fisherman craftsman\n\
             bag seat0 6farmer\ngoods seat0 1grain\n{slots}"
        ));
        table.listed_as(0, "activate")[1..].join(", ").replace("activate ", "")
    };
    assert_eq!(ready("slots seat0 expansion farmer trader -"), "expansion");
    assert_eq!(ready("slots seat0 expansion farmer - knight"), "");
    assert_eq!(ready("slots seat0 town_hall farmer -"), "town_hall");
    assert_eq!(ready("slots seat0 town_hall farmer trader"), "town_hall");
    for fair in ["farmer", "farmer trader monk", "farmer fisherman craftsman trader knight scholar monk"] {
        assert_eq!(ready(&format!("slots seat0 county_fair {fair}")), "county_fair", "{fair}");
    }
    assert!(
        Table::try_set("open seat0 university county_fair\nslots seat0 county_fair farmer farmer").is_err()
    );
}

/// OR-46a: goods are laid on a place that holds them, in planning and for good; they count, and pay nothing.
#[test]
fn or_46a_goods_on_a_place() {
    let position = "open seat0 university bakery\ngreen seat0 1farmer 1craftsman\ngoods seat0 3grain 1wood";
    let mut table = Table::set(position);
    assert_eq!(table.listed_as(0, "lay"), ["lay grain bakery"]);
    assert_eq!(table.refused_by("seat0 lay wood bakery"), "OR-46a");
    assert_eq!(table.refused_by("seat0 lay grain market"), "OR-46a");
    table.play_all(&["seat0 lay grain bakery", "seat0 lay grain bakery"]);
    assert_eq!(
        (table.goods(0).as_str(), table.line("stored seat0 bakery").as_str()),
        ("1grain 1wood", "2grain")
    );
    assert_eq!(table.points(0), 3 + 2 + 3, "three grain, wood and an area");
    table.play_all(&["seat0 put farmer bakery 1", "seat0 put craftsman bakery 2", "seat0 end", "seat1 end"]);
    assert_eq!(table.refused_by("seat0 lay grain bakery"), "OR-47");
    table.play("seat0 activate bakery");
    assert_eq!(
        (table.goods(0).as_str(), table.line("stored seat0 bakery").as_str()),
        ("1grain 1wood 2bread", "")
    );
    // Harvest: the grain on the Bakery is not there to give.
    let hungry = Table::set(
        "event A1\nopen seat0 university bakery\nstored seat0 bakery 1grain\nphase resolve 0 values 0 0",
    );
    assert!(hungry.pending().contains(&"seat0 torture 1".to_owned()));
    let mut prohibited = Table::set(&format!("round 5\nevent B8\nprohibited seat0 bakery\n{position}"));
    assert_eq!(prohibited.refused_by("seat0 lay grain bakery"), "OR-49");
    // The first step was made: nothing can be taken back any more.
    let mut stuck =
        Table::set("open seat0 university bakery\nslots seat0 market fisherman -\ngoods seat0 1grain");
    assert!(stuck.allows("seat0 recall"));
    stuck.play("seat0 lay grain bakery");
    assert_eq!(stuck.refused_by("seat0 recall"), "OR-45a");
}

/// OR-47: all plan at the same time; in whatever order the clicks come, the same table comes of it, and no chance is used.
#[test]
fn or_47_planning_is_simultaneous() {
    let start = Table::start(4, 11);
    assert_eq!(start.must_act(), "seat0, seat1, seat2, seat3");
    // Every seat has a random plan of its own.
    let mut rng = GameRng::new(Seed::from_number(5));
    let mut plans: Vec<Vec<Action>> = Vec::new();
    for seat in start.state.seats() {
        let mut alone = start.clone();
        let mut plan = Vec::new();
        while OrleansSettlers::must_act(&alone.state).contains(seat) {
            let action =
                OrleansSettlers::random_action(&alone.state, seat, &mut rng, &mut Vec::new()).unwrap();
            alone.play(&format!("{seat} {action}"));
            plan.push(action);
        }
        plans.push(plan);
    }
    let mut results = Vec::new();
    for shuffle in 0..40 {
        let mut order: Vec<u8> =
            (0..4u8).flat_map(|seat| vec![seat; plans[usize::from(seat)].len()]).collect();
        GameRng::new(Seed::from_number(shuffle)).shuffle(&mut order);
        let mut table = start.clone();
        let mut steps = [0; 4];
        for &seat in &order {
            let action = plans[usize::from(seat)][steps[usize::from(seat)]];
            steps[usize::from(seat)] += 1;
            assert!(matches!(table.state.phase, Phase::Plan { .. }), "phase 4 begins when all have ended");
            table.play(&format!("seat{seat} {action}"));
        }
        if let Phase::Actions { .. } = table.state.phase {
            assert_eq!(table.state.rng, start.state.rng);
        }
        results.push(table.state);
    }
    assert!(results.windows(2).all(|pair| pair[0] == pair[1]));
    let mut ended = start.clone();
    ended.play("seat2 end");
    assert_eq!(ended.must_act(), "seat0, seat1, seat3");
    assert_eq!(ended.refused_by("seat2 put farmer fieldwork 1"), "OR-47");
}
