//! Where the booklet's words decide, they are the default; other senses are options, and earlier versions go on by theirs.
//!
//! The places are those of the German booklet of this story; the words stand in no file of ours.

use steading_game::{Game, Setup};
use steading_orleans_settlers::{OrleansSettlers, Readings};

use crate::table::Table;

/// The same position by an option; nothing for the default.
fn by(option: &str, position: &str) -> Table {
    let option = if option.is_empty() { String::new() } else { format!("set {option}\n") };
    Table::set(&format!("{option}{position}"))
}

fn readings(rules: u32, chosen: &[(&str, &str)]) -> Readings {
    let setup = Setup::by(OrleansSettlers::info(), rules).unwrap();
    let setup = chosen.iter().fold(setup, |setup, (name, value)| setup.with(name, value).unwrap());
    OrleansSettlers::configure(&setup).unwrap().readings
}

/// OR-92. Booklet, section *Expansion*, 2nd sentence: conquest takes knights. A monk, a *School* scholar or a technology tile is none.
#[test]
fn or_92_only_a_knight_conquers() {
    let position = "phase actions seat0\nopen seat0 university school\nsettlers seat1 on A2 A4 B3 B4 E3\n\
                    slots seat0 farmhouse fisherman craftsman";
    for (stand_in, option, conquers) in [
        ("knight", "", true),
        ("monk", "", false),
        ("scholar", "", false),
        ("knight", "conquest=knight_or_monk", true),
        ("monk", "conquest=knight_or_monk", true),
        ("scholar", "conquest=knight_or_monk", true),
    ] {
        let mut table = by(option, &format!("{position}\nslots seat0 expansion farmer trader {stand_in}"));
        // All around is foreign: without a conquest Expansion brings nothing.
        assert_eq!(table.allows("seat0 activate expansion"), conquers, "{stand_in} {option}");
        if !conquers {
            assert_eq!(table.refused_by("seat0 activate expansion"), "OR-50");
        }
    }
}

/// OR-68. Booklet, section on the fame track, 2nd item, last sentence: the figure stands up once the bonus *has been* carried out, and may
/// advance from then on; the fame of that very bonus does not advance it.
#[test]
fn or_68_the_figure_stands_up_after_the_fame() {
    let position = "player seat0 era 3 lying fame 15\nphase bonus 0 areas 1 1\nplayer seat1 era 4";
    let mut printed = by("", position);
    // One village, one fame, and the tile on space 16.
    assert_eq!((printed.player(0).lying, printed.pending()), (true, vec!["seat0 fame 16".to_owned()]));
    assert_eq!(printed.line("phase"), "bonus 1 rises areas 1 1");
    assert_eq!(printed.refused_by("seat0 advance"), "OR-68");
    printed.play("seat0 citizen");
    assert!(!printed.player(0).lying, "it stands as soon as that is done");
    let mut before = by("standing_up=before_fame", position);
    assert!(!before.player(0).lying);
    before.play("seat0 advance");
    assert_eq!((before.player(0).era, before.player(0).lying), (4, true));
}

/// OR-102. Booklet, section *Torture*, list, 3rd item: unreadable, read as goods. They go to the market, one for each that is missing.
#[test]
fn or_102_goods_under_torture() {
    let position = "round 13\nevent D2\nphase resolve 0 values 0 0\nplayer seat1 coins 9\ngoods seat0 1brocade\n\
                    slots seat0 market technology -";
    let printed = by("", position);
    assert!(printed.allows("seat0 give brocade") && !printed.allows("seat0 give technology market"));
    let mut other = by("torture=technology", position);
    assert!(other.allows("seat0 give technology market"));
    assert_eq!(other.refused_by("seat0 give brocade"), "OR-102");
}

/// OR-102, OR-73. Booklet, section *Torture*, list, 2nd item: fortresses of the supply or of the map, with no exception for that of the
/// start village. Set-up, 7th step: no other player can take the village; that is no word about giving the fortress away.
#[test]
fn or_73_the_start_fortress_can_be_given() {
    let mut table = Table::set(
        "round 13\nevent D2\nphase resolve 0 values 0 0\nplayer seat1 coins 9\nsettlers seat1 on E3 A2 A4 B3",
    );
    table.play("seat0 give fortress A3");
    assert_eq!(table.line("fortresses seat0"), "3 box 2 on none");
    // From then on the start village can be conquered.
    let mut attacked = Table::set(
        "phase actions seat1\nfortresses seat0 3 box 2 on none\nsettlers seat1 on E3 A2\n\
         slots seat1 expansion farmer trader knight\nslots seat0 farmhouse fisherman craftsman",
    );
    attacked.play("seat1 activate expansion");
    assert!(attacked.allows("seat1 expand A3"));
}

/// OR-40. Booklet, chapter on the eras, 1st item: the number of followers that one may draw. All are drawn; by the other reading
/// everybody says how many, in turn order.
#[test]
fn or_40_fewer_followers_by_the_other_reading() {
    let position = "round 2 seat1\nphase reveal\nplayer seat0 era 4\nbag seat0 9farmer\nbag seat1 2monk\ngreen seat0 4trader";
    let printed = by("", position);
    assert_eq!((printed.player(0).green.total(), printed.player(1).green.total()), (8, 2));
    let mut other = by("draw=up_to", position);
    assert_eq!((other.must_act().as_str(), other.listed(1).as_str()), ("seat1", "draw 2, draw 1, draw 0"));
    assert_eq!(other.refused_by("seat1 draw 3"), "OR-40");
    other.play("seat1 draw 0");
    // Room for four more on the green.
    assert_eq!(other.listed(0), "draw 4, draw 3, draw 2, draw 1, draw 0");
    assert_eq!(other.line("phase"), "draw 2");
    other.play("seat0 draw 1");
    assert_eq!((other.green(0).as_str(), other.green(1).as_str()), ("1farmer 4trader", "none"));
    assert_eq!(other.line("phase"), "plan done begun");
}

/// OR-95. Booklet, era V, 1st paragraph, 2nd sentence, second half: others may expand into your areas. All there must be at peace; by the
/// other reading one is enough, and nobody is driven out.
#[test]
fn or_95_one_at_peace_by_the_other_reading() {
    let position = "players 3\nphase actions seat0\nslots seat0 expansion farmer trader knight\nsettlers seat0 on A3 B2\n\
                    settlers seat1 on C3 D1\nplayer seat2 era 5\nsettlers seat2 on C3 D6\nopen seat1 university tavern\n\
                    slots seat1 tavern monk";
    let mut printed = by("", position);
    printed.play_all(&["seat0 activate expansion", "seat0 expand C3"]);
    assert_eq!(printed.line("settlers seat1"), "8 box 1 on D1", "driven out");
    let mut other = by("peace=one_at_peace", &position.replace("trader knight", "trader -"));
    other.play_all(&["seat0 activate expansion", "seat0 expand C3"]);
    assert_eq!(other.line("settlers seat1"), "7 box 1 on C3 D1", "they share it");
}

/// OR-80. Booklet, era I, 3rd sentence: one fame for each own settler on the map; those are the settlers that the torture's list can take
/// from the map, on areas. By the other reading the one on the fame track counts, too.
#[test]
fn or_80_settlers_on_the_map() {
    let position =
        "settlers seat0 on A2 A3\nplayer seat0 fame 60\nphase bonus 0 areas 2 1\nplayer seat1 era 4";
    assert_eq!(by("", position).fame(0), 62);
    assert_eq!(by("era_settlers=fame_track", position).fame(0), 63);
    // What other cards count as areas stays as it is.
    let tax =
        "round 5\nevent B2\nphase resolve 0 values 0 0\nplayer seat0 coins 9\nsettlers seat0 on A2 A3 A4 B3";
    assert_eq!(by("era_settlers=fame_track", tax).coins(0), 8);
}

/// OR-92, OR-68, OR-102: versions 5 and 6 go on as they were, and what is commonly played is one choice for all readings.
#[test]
fn earlier_versions_read_otherwise() {
    let habit = Readings {
        monks_conquer: true,
        stands_first: true,
        technology_under_torture: true,
        ..Readings::default()
    };
    assert_eq!((readings(5, &[]), readings(6, &[]), readings(7, &[])), (habit, habit, Readings::default()));
    let common = Readings { technology_under_torture: false, ..habit };
    assert_eq!(readings(7, &[("readings", "common")]), common);
    assert_eq!(readings(7, &[("readings", "common"), ("readings", "printed")]), Readings::default());
}
