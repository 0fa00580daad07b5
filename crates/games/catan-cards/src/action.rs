//! What a player can decide, and its notation.
//!
//! Rule: CA-77. `build settlement G by W` · `offer all 2W for 1O` · `call want 1O` · `accept` · `decline` ·
//! `counter 2W for 1O` · `propose 2W for 1O` · `retract` · `choose seat2` · `withdraw` · `discard 2W1O` ·
//! `donate W to seat2` · `end`.

use std::fmt;
use std::str::FromStr;

use steading_game::{NotAnAction, Seat};

use crate::building::Replacement;
use crate::trade::{Addressee, Call, Terms};
use crate::{Card, Cards, Resource};

/// One decision (CA-74).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Action {
    /// Build a card of the open offer.
    Build {
        /// The card.
        card: Card,
        /// One required card paid with others.
        replace: Option<Replacement>,
    },
    /// Offer a trade.
    Offer {
        /// To whom.
        to: Addressee,
        /// What for what.
        terms: Terms,
    },
    /// Ask who has or wants something.
    Call(Call),
    /// Agree to the offer.
    Accept,
    /// Answer with other terms.
    Counter(Terms),
    /// Say no.
    Decline,
    /// Propose a trade unasked.
    Propose(Terms),
    /// Take back what stands.
    Retract,
    /// Trade with this player on the terms that stand.
    Choose(Seat),
    /// Clear the desk.
    Withdraw,
    /// What the robber gets.
    Discard(Cards),
    /// Give a card to a player with fewer points.
    Donate {
        /// The card.
        card: Resource,
        /// Who gets it.
        to: Seat,
    },
    /// End the turn.
    End,
}

impl fmt::Display for Action {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Action::Build { card, replace: None } => write!(f, "build {}", card.id()),
            Action::Build { card, replace: Some(Replacement { missing, with }) } => {
                write!(f, "build {} {} by {}", card.id(), missing.letter(), with.letter())
            }
            Action::Offer { to: Addressee::All, terms } => write!(f, "offer all {terms}"),
            Action::Offer { to: Addressee::Seat(seat), terms } => write!(f, "offer {seat} {terms}"),
            Action::Call(call) => write!(f, "call {call}"),
            Action::Accept => f.write_str("accept"),
            Action::Counter(terms) => write!(f, "counter {terms}"),
            Action::Decline => f.write_str("decline"),
            Action::Propose(terms) => write!(f, "propose {terms}"),
            Action::Retract => f.write_str("retract"),
            Action::Choose(seat) => write!(f, "choose {seat}"),
            Action::Withdraw => f.write_str("withdraw"),
            Action::Discard(cards) => write!(f, "discard {cards}"),
            Action::Donate { card, to } => write!(f, "donate {} to {to}", card.letter()),
            Action::End => f.write_str("end"),
        }
    }
}

impl FromStr for Action {
    type Err = NotAnAction;

    fn from_str(text: &str) -> Result<Action, NotAnAction> {
        let words: Vec<&str> = text.split(' ').collect();
        match words[..] {
            ["build", card, ..] if Card::from_id(card).is_none() => Err("the cards are road, settlement, city, \
                knight, metropolis_a, metropolis_b_roads, metropolis_b_longest_route, metropolis_b_knights and \
                metropolis_b_largest_knights"),
            ["build", card] => build(card, None).ok_or("write `build road`"),
            ["build", card, missing, "by", with] => build(card, Some((missing, with)))
                .ok_or("write `build settlement G by W`, with two different letters of B, L, W, G, O"),
            ["offer", to, give, "for", want] => {
                let to = if to == "all" { Some(Addressee::All) } else { to.parse().ok().map(Addressee::Seat) };
                to.zip(terms(give, want)).map(|(to, terms)| Action::Offer { to, terms }).ok_or(OFFER)
            }
            ["call", side, cards] => match (side, cards.parse()) {
                ("want", Ok(cards)) => Ok(Action::Call(Call::Want(cards))),
                ("give", Ok(cards)) => Ok(Action::Call(Call::Give(cards))),
                _ => Err("write `call want 1O` or `call give 2W`"),
            },
            ["counter", give, "for", want] => terms(give, want).map(Action::Counter).ok_or(OFFER),
            ["propose", give, "for", want] => terms(give, want).map(Action::Propose).ok_or(OFFER),
            ["accept"] => Ok(Action::Accept),
            ["decline"] => Ok(Action::Decline),
            ["retract"] => Ok(Action::Retract),
            ["withdraw"] => Ok(Action::Withdraw),
            ["end"] => Ok(Action::End),
            ["choose", seat] => seat.parse().map(Action::Choose).map_err(|_| "write `choose seat2`"),
            ["discard", cards] => cards.parse().map(Action::Discard).map_err(|_| "write `discard 2W1O`"),
            ["donate", card, "to", seat] => letter(card)
                .zip(seat.parse().ok())
                .map(|(card, to)| Action::Donate { card, to })
                .ok_or("write `donate W to seat2`"),
            _ => Err("actions begin with build, offer, call, accept, decline, counter, propose, retract, choose, \
                withdraw, discard, donate or end"),
        }
        .map_err(|expected| NotAnAction::new(text, expected))
    }
}

const OFFER: &str = "write the cards as in `offer all 2W for 1O`, `offer seat2 2W for 1O`, `counter 2W for 1O` or \
    `propose 2W for 1O`";

fn build(card: &str, replace: Option<(&str, &str)>) -> Option<Action> {
    let card = Card::from_id(card)?;
    let replace = match replace {
        None => None,
        Some((missing, with)) => {
            let replacement = Replacement { missing: letter(missing)?, with: letter(with)? };
            Some(replacement).filter(|pair| pair.missing != pair.with).map(Some)?
        }
    };
    Some(Action::Build { card, replace })
}

fn terms(give: &str, want: &str) -> Option<Terms> {
    Some(Terms { give: give.parse().ok()?, want: want.parse().ok()? })
}

fn letter(text: &str) -> Option<Resource> {
    let mut letters = text.chars();
    letters.next().filter(|_| letters.next().is_none()).and_then(Resource::from_letter)
}
