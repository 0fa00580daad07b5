//! Section 8: inviting heroes.

use steading_game::Undo;

use crate::table::{RICH, Table};

/// SE-8.1: once per turn, before or after the action, without a settler.
#[test]
fn once_per_turn() {
    let mut table = Table::set(&format!("round 1 seat0\n{RICH}\nplaced seat0 build 6"));
    table.play("invite 2");
    assert_eq!((table.refused("invite 2"), table.settlers(0)), ("SE-8.1", (0, 20)));
    table.play_all(&["explore I", "place I1", "end"]);
    table.play_all(&["pass"]);
    let choice = table.listed("take ")[0].clone();
    table.play(&choice).play("invite 2");
}

/// SE-8.2: base cost and the surcharge of the place.
#[test]
fn the_price_by_place() {
    for (place, has, short) in
        [(0, "1W3D", "1W2D"), (1, "1W2D", "1W1D"), (2, "1W1D", "1W"), (3, "1W1D", "1D")]
    {
        let mut row = ["a04", "a08", "a12", "c01"];
        row[place] = "a01";
        let row = row.join(" ");
        let mut table = Table::set(&format!("round 1 seat0\nseat0 has {has}\nrow {row}"));
        table.play(&format!("invite {place}"));
        assert_eq!(table.has(0), "0", "place {place}");
        let mut poor = Table::set(&format!("round 1 seat0\nseat0 has {short}\nrow {row}"));
        assert_eq!(poor.refused(&format!("invite {place}")), "SE-8.2");
    }
}

/// SE-8.3: settlers, Mug, card away, the cards left of the gap move right, a new one comes to the left.
#[test]
fn what_follows_an_invitation() {
    let mut table =
        Table::set("round 1 seat0\nseat0 has 9W9C9S9D9G artifact cheerful_mug\nrow a01 a02 a11 a04");
    table.play("invite 2");
    assert_eq!(table.settlers(0), (6, 3));
    assert_eq!(table.told(), ["invited", "artifact_paid", "hero_arrived"]);
    table.shows(&["heroes seat0 a11"]);
    let row = table.line("row");
    assert!(row.ends_with(" a01 a02 a04") && !row.starts_with('-'), "{row}");
    assert_eq!(table.undo, Some(Undo::Barrier));
}

/// SE-8.4: any number of heroes; their points count as the boards are at the end.
#[test]
fn heroes_score_as_the_board_is() {
    let mut table =
        Table::set("round 1 seat0\nseat0 has 1W1C1S\nheroes seat0 a01 a02 a03 b01 b02 d01 d02 c01 c02 c03");
    assert_eq!(table.points(0), 16);
    table.play("explore I").play("place I1");
    assert_eq!(table.points(0), 19);
    table.play("end").play("pass");
    let choice = table.listed("take ")[0].clone();
    table.play(&choice).play("build 0 upper");
    assert_eq!(table.points(0), 21);
}

/// A position in which all heroes but those of the row are out of the deck.
fn last_heroes(row: &str) -> String {
    let all = ["a", "b", "d", "c"].iter().flat_map(|guild| (1..=12).map(move |n| format!("{guild}{n:02}")));
    let gone: Vec<String> = all.filter(|id| !row.contains(id.as_str())).collect();
    format!("round 1 seat0\n{RICH}\nrow {row}\ndiscarded {}", gone.join(" "))
}

/// SE-8.5, AMB-8: with an empty deck nothing is drawn, left places stay empty, the surcharge follows the place, and the
/// round end still discards the rightmost hero; an empty row shows no colour.
#[test]
fn the_deck_runs_out() {
    let mut table = Table::set(&last_heroes("a01 a02 a03 a04"));
    table.play("invite 3");
    table.shows(&["row - a01 a02 a03"]);
    assert_eq!(table.undo, Some(Undo::Allowed));
    assert_eq!(table.state.data().price(1, table.state.heroes.row[1].unwrap()).to_string(), "1W2D");
    let mut table = Table::set(&last_heroes("- - a02 a01"));
    assert_eq!(table.refused("invite 0"), "SE-8.5");
    table.play("pass");
    for _ in 0..2 {
        let choice = table.listed("take ")[0].clone();
        table.play(&choice);
        if table.state.round == 1 {
            table.play("pass");
        }
    }
    table.shows(&["row - - - a02"]);
    assert!(table.line("discarded").contains("a01"));
    let mut table = Table::set(&format!("{}\nterrain seat0 I1 t1-01", last_heroes("- - - -")));
    table.play("activate I");
    assert_eq!((table.monsters(), table.offers("invite")), (0, String::new()));
}

/// AMB-27: the surcharge can be paid with diamonds just traded for.
#[test]
fn a_surcharge_from_trades() {
    let mut table = Table::set("round 1 seat0\nseat0 has 2W1C1S1D\nrow a04 a01 a08 a12");
    assert_eq!(table.refused("invite 1"), "SE-8.2");
    table.play_all(&["trade WCS for D", "invite 1"]);
    assert_eq!(table.has(0), "0");
}

/// AMB-28: a hero's settlers and the Mug's add up.
#[test]
fn settlers_add_up() {
    for (artifact, bonus) in [("living_chest", 2), ("cheerful_mug", 3)] {
        let mut table =
            Table::set(&format!("round 1 seat0\nseat0 has 1S1G artifact {artifact}\nrow a04 a01 a08 c11"));
        table.play("invite 3");
        assert_eq!(table.settlers(0), (6, bonus));
    }
}
