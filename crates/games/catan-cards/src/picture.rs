//! The table as text.

use std::fmt::Write;

use steading_game::Seat;

use crate::event::EventCard;
use crate::trade::Asked;
use crate::view::{DiscardView, GivingView, HiddenCards, PhaseView, View};
use crate::{Building, Card, Face, Special};

/// Draws what the viewer sees.
pub(crate) fn picture(view: &View) -> String {
    let mut out = String::new();
    let turn = &view.turn;
    let flags = [(turn.traded, ", traded"), (turn.replaced, ", replaced")];
    let flags: String = flags.iter().filter(|(on, _)| *on).map(|(_, text)| *text).collect();
    line(
        &mut out,
        format!("Turn {} · {} is active{flags} · {}", turn.number, turn.active, phase(&view.phase)),
    );
    line(
        &mut out,
        format!(
            "Display   {}",
            cards_of(|card| match card {
                Card::Building(building) => view.market.display.count(building),
                Card::Metropolis(face) => view.market.metropolises.count(face),
            })
        ),
    );
    line(
        &mut out,
        format!(
            "Piles     buildings {} · supply {} · discard {} · events {} (played: {})",
            view.market.pile.total(),
            hidden(&view.supply),
            view.discard,
            view.events.pile.total(),
            played(view)
        ),
    );
    line(&mut out, format!("Desk      {} offers left{}", view.desk.offers_left, standing(view)));
    line(&mut out, "Seat   VP  hand                    in front".to_owned());
    for (seat, player) in view.players.iter().enumerate() {
        let marker = if seat == turn.active.index() { '>' } else { ' ' };
        let specials: Vec<&str> = Special::ALL
            .into_iter()
            .filter(|&special| view.specials.holder(special) == Some(Seat(seat as u8)))
            .map(Special::id)
            .collect();
        let points = player.points;
        let held = if specials.is_empty() { String::new() } else { format!(" + {}", specials.join(", ")) };
        line(
            &mut out,
            format!(
                "{marker}seat{seat}  {points:>2}  {:<22}  {}{held}",
                hidden(&player.hand),
                cards_of(|card| player.built.count(card))
            ),
        );
    }
    out
}

fn line(out: &mut String, text: String) {
    writeln!(out, "{}", text.trim_end()).expect("writing to a string never fails");
}

fn hidden(cards: &HiddenCards) -> String {
    match cards.cards {
        Some(known) => format!("{known} ({})", cards.size),
        None => format!("({})", cards.size),
    }
}

fn cards_of(count: impl Fn(Card) -> u8) -> String {
    let buildings = Building::ALL.into_iter().map(Card::Building);
    let all = buildings.chain(Face::ALL.into_iter().map(Card::Metropolis));
    let shown: Vec<String> =
        all.filter(|&card| count(card) > 0).map(|card| format!("{} {}", count(card), card.id())).collect();
    if shown.is_empty() { "nothing".to_owned() } else { shown.join(" · ") }
}

fn played(view: &View) -> String {
    let names: Vec<&str> = Vec::from(view.events.discard).into_iter().map(EventCard::id).collect();
    if names.is_empty() { "none".to_owned() } else { names.join(", ") }
}

fn standing(view: &View) -> String {
    let stands = view.desk.standing.iter().enumerate();
    stands
        .filter_map(|(seat, terms)| terms.map(|terms| format!(" · seat{seat} stands for {terms}")))
        .collect()
}

fn phase(phase: &PhaseView) -> String {
    match phase {
        PhaseView::Main => "trade and build".to_owned(),
        PhaseView::Answering(question) => {
            let asked = match question.asked {
                Asked::Offer(terms) => format!("offer {terms}"),
                Asked::Call(call) => format!("call {call}"),
            };
            format!("{asked}, waiting for {}", question.waiting)
        }
        PhaseView::Robber(choices) => {
            let owing = |choice: &DiscardView| matches!(choice, DiscardView::Owes(_));
            format!("robber: {} still choose", choices.iter().filter(|choice| owing(choice)).count())
        }
        PhaseView::Donation(gifts) => {
            let owing = |gift: &GivingView| matches!(gift, GivingView::Owes);
            format!("donation: {} still choose", gifts.iter().filter(|gift| owing(gift)).count())
        }
        PhaseView::Won => "won".to_owned(),
        PhaseView::Stalemate => "stalemate".to_owned(),
    }
}
