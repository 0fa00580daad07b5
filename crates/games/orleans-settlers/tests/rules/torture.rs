//! Torture (OR-102).

use crate::table::Table;

/// One coin is due that seat 0 does not have.
fn tortured(more: &str) -> Table {
    Table::set(&format!("round 13\nevent D2\nphase resolve 0 values 0 0\nplayer seat1 coins 9\n{more}"))
}

/// OR-102: give what you have; then for each missing one a settler, fortress, good, card or citizen of your choice.
#[test]
fn or_102_what_can_be_given() {
    let mut table = tortured(
        "settlers seat0 on A2 A3\nopen seat0 university bakery granary\nslots seat0 market - technology\n\
         player seat0 citizens 1\ngoods seat0 1wood 2fish",
    );
    assert_eq!(
        table.listed(0),
        "give settler, give settler A2, give settler A3, give fortress, give fortress A3, give wood, give fish, \
         give card university, give card bakery, give card granary, give citizen"
    );
    assert_eq!(table.refused_by("seat0 give settler B2"), "OR-102");
    table.play("seat0 give citizen");
    assert_eq!(table.player(0).citizens, 0);
    let mut goods = tortured("goods seat0 1wood");
    goods.play("seat0 give wood");
    assert_eq!((goods.goods(0).as_str(), goods.state.market.goods.0[1], goods.state.round), ("none", 18, 14));
    // Two villages and one coin: the coin goes, then one thing.
    let both = tortured("map A2:field*\nsettlers seat0 on A2 A3\nplayer seat0 coins 1");
    assert_eq!((both.coins(0), both.pending()), (0, vec!["seat0 torture 1".to_owned()]));
}

/// OR-102a: where it goes: box, market, stock or closed again; what lies on a card goes to bag, market and supply.
#[test]
fn or_102a_where_it_goes() {
    let position = "set torture=technology\nround 13\nevent D2\nphase resolve 0 values 0 0\nplayer seat1 coins 9\n\
                    open seat0 university bakery castle\nslots seat0 bakery farmer technology\n\
                    slots seat0 market fisherman technology\nslots seat0 castle farmer - -\nstored seat0 bakery 2grain";
    let play = |action: &str| {
        let mut table = Table::set(position);
        table.play(&format!("seat0 {action}"));
        table
    };
    assert_eq!(play("give settler").line("settlers seat0"), "7 box 2 on A3");
    assert_eq!(play("give fortress").line("fortresses seat0"), "2 box 2 on A3");
    let technology = play("give technology market");
    assert_eq!(
        (technology.state.market.technology, technology.line("slots seat0 market").as_str()),
        (8, "fisherman -")
    );
    let card = play("give card bakery");
    assert!(card.line("stock").contains("bakery"));
    assert_eq!((card.state.market.technology, card.line("open seat0").as_str()), (8, "university castle"));
    assert_eq!(card.goods(0), "2grain");
    assert!(card.green(0).contains("farmer") || card.bag(0).contains("farmer"));
    let base = play("give card castle");
    assert!(!base.line("open seat0").contains("castle") && !base.line("stock").contains("castle"));
    assert_eq!(Table::set(position).refused_by("seat0 give card market"), "OR-102a");
    // A given base card can be unlocked again.
    let mut again = Table::acting("open seat0 hayrick village_well\nslots seat0 village_well fisherman");
    again.play("seat0 activate village_well");
    assert!(again.allows("seat0 unlock university"));
    // A prohibition tile on it goes back to its owner.
    let mut interdict = Table::set(
        "round 5\nevent B8\nprohibited seat0 university\nplayer seat0 era 2\nphase bonus 0 areas 1 1\nplayer seat1 era 4",
    );
    interdict.state.phase =
        steading_orleans_settlers::Phase::Bonus { turn: 1, malus: true, rises: false, areas: [1, 1, 0, 0] };
    interdict.play("seat0 give card university");
    assert_eq!(interdict.player(0).prohibited, None);
}

/// OR-102b: the last settler on the map stays; a fortress goes with its settler; village and church stay.
#[test]
fn or_102b_the_last_settler() {
    let mut last = tortured("settlers seat0 on A3");
    assert_eq!(last.refused_by("seat0 give settler A3"), "OR-102b");
    let mut two = tortured("settlers seat0 on A2 A3\nmap A3:start+");
    two.play("seat0 give settler A3");
    assert_eq!(
        (two.line("settlers seat0").as_str(), two.line("fortresses seat0").as_str()),
        ("7 box 2 on A2", "3 box 2 on none")
    );
    assert!(two.line("map").contains("A3:start+"));
    // Torture took one thing only: it was one coin.
    assert!(two.pending().is_empty());
}

/// OR-102c: whoever has nothing of the list owes nothing more.
#[test]
fn or_102c_the_rest_is_forgiven() {
    let table = tortured("settlers seat0 0 box 9 on A3\nfortresses seat0 0 box 5 on none\nopen seat0 none");
    assert_eq!((table.state.round, table.line("settlers seat0").as_str()), (14, "0 box 9 on A3"));
}
