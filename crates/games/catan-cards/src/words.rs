//! Actions, prompts and events as sentences to be; the words stand in `text/*.ftl`.

use steading_game::{Message, Seat};

use crate::building::Replacement;
use crate::event::{Discarding, Giving};
use crate::trade::{Addressee, Asked, Call};
use crate::{Action, Card, DrawReason, Ending, Event, Phase, State, deck};

/// The action in words, for menus.
pub(crate) fn label(action: Action) -> Message {
    match action {
        Action::Build { card, replace: None } => Message::new("action-build").with("card", card.id()),
        Action::Build { card, replace: Some(Replacement { missing, with }) } => {
            let message = Message::new("action-build-replacing").with("card", card.id());
            message.with("missing", missing.id()).with("with", with.id())
        }
        Action::Offer { to: Addressee::All, terms } => {
            Message::new("action-offer").with("give", terms.give).with("want", terms.want)
        }
        Action::Offer { to: Addressee::Seat(seat), terms } => Message::new("action-offer-one")
            .with("to", seat)
            .with("give", terms.give)
            .with("want", terms.want),
        Action::Call(Call::Want(cards)) => Message::new("action-call-want").with("cards", cards),
        Action::Call(Call::Give(cards)) => Message::new("action-call-give").with("cards", cards),
        Action::Accept => Message::new("action-accept"),
        Action::Counter(terms) => {
            Message::new("action-counter").with("give", terms.give).with("want", terms.want)
        }
        Action::Decline => Message::new("action-decline"),
        Action::Propose(terms) => {
            Message::new("action-propose").with("give", terms.give).with("want", terms.want)
        }
        Action::Retract => Message::new("action-retract"),
        Action::Choose(seat) => Message::new("action-choose").with("partner", seat),
        Action::Withdraw => Message::new("action-withdraw"),
        Action::Discard(cards) => Message::new("action-discard").with("cards", cards),
        Action::Donate { card, to } => Message::new("action-donate").with("card", card.id()).with("to", to),
        Action::End => Message::new("action-end"),
    }
}

/// What is asked of `seat` now.
pub(crate) fn prompt(state: &State, seat: Seat) -> Message {
    let active = state.turn.active;
    let waits = || Message::new("prompt-wait").with("active", active);
    let choice = |seat: Seat| (seat.0 < state.config.players).then(|| seat.index());
    match &state.phase {
        Phase::Main if seat != active => waits(),
        Phase::Main if state.turn.traded => Message::new("prompt-build"),
        Phase::Main => Message::new("prompt-trade-and-build"),
        Phase::Answering(question) if question.waiting.contains(seat) => match question.asked {
            Asked::Offer(terms) => {
                let message = Message::new("prompt-answer-offer").with("active", active);
                message.with("give", terms.give).with("want", terms.want)
            }
            Asked::Call(Call::Want(cards)) => {
                Message::new("prompt-answer-want").with("active", active).with("cards", cards)
            }
            Asked::Call(Call::Give(cards)) => {
                Message::new("prompt-answer-give").with("active", active).with("cards", cards)
            }
        },
        Phase::Answering(_) if seat == active => Message::new("prompt-answers-missing"),
        Phase::Answering(_) => waits(),
        Phase::Robber(choices) => match choice(seat).map(|seat| choices[seat]) {
            Some(Discarding::Owes(cards)) => Message::new("prompt-robber").with("cards", cards),
            Some(Discarding::Safe | Discarding::Chosen(_)) | None => Message::new("prompt-others-choose"),
        },
        Phase::Donation(gifts) => match choice(seat).map(|seat| gifts[seat]) {
            Some(Giving::Owes) => Message::new("prompt-donation"),
            Some(Giving::Exempt | Giving::Chosen { .. }) | None => Message::new("prompt-others-choose"),
        },
        Phase::Over(Ending::Won) => won(active),
        Phase::Over(Ending::Stalemate) => Message::new("event-stalemate"),
    }
}

/// An event in words, for the log.
pub(crate) fn describe(event: &Event) -> Message {
    match *event {
        Event::Began { first } => Message::new("event-began").with("seat", first),
        Event::TurnBegan { seat, number } => {
            Message::new("event-turn").with("seat", seat).with("number", number)
        }
        Event::Drew { seat, count, cards, reason } => {
            let message = match cards {
                Some(cards) => Message::new("event-drew").with("seat", seat).with("cards", cards),
                None => Message::new("event-drew-hidden").with("seat", seat).with("count", count),
            };
            message.with("reason", draw_reason(reason))
        }
        Event::SupplyShuffled => Message::new("event-supply-shuffled"),
        Event::Built { seat, card, paid } => {
            Message::new("event-built").with("seat", seat).with("card", card.id()).with("paid", paid)
        }
        Event::SpecialTaken { special, seat, from: None } => {
            Message::new("event-special").with("seat", seat).with("special", special.id())
        }
        Event::SpecialTaken { special, seat, from: Some(from) } => {
            let message = Message::new("event-special-from").with("seat", seat).with("special", special.id());
            message.with("from", from)
        }
        Event::TurnedUp { building } => {
            Message::new("event-turned-up").with("card", Card::Building(building).id())
        }
        Event::AllAlike { building } => {
            let message = Message::new("event-all-alike").with("card", Card::Building(building).id());
            message.with("count", deck().rules.display_size)
        }
        Event::EventDrawn { event } => Message::new("event-event-drawn").with("event", event.id()),
        Event::EventsShuffled => Message::new("event-events-shuffled"),
        Event::Chose { seat } => Message::new("event-chose").with("seat", seat),
        Event::Discarded { seat, cards } => {
            Message::new("event-discarded").with("seat", seat).with("cards", cards)
        }
        Event::Donated { from, to, card: Some(card) } => {
            Message::new("event-donated").with("from", from).with("to", to).with("card", card.id())
        }
        Event::Donated { from, to, card: None } => {
            Message::new("event-donated-hidden").with("from", from).with("to", to)
        }
        Event::Offered { seat, to: None, terms } => {
            Message::new("event-offered").with("seat", seat).with("give", terms.give).with("want", terms.want)
        }
        Event::Offered { seat, to: Some(to), terms } => {
            let message = Message::new("event-offered-one").with("seat", seat).with("to", to);
            message.with("give", terms.give).with("want", terms.want)
        }
        Event::Called { seat, call: Call::Want(cards) } => {
            Message::new("event-called-want").with("seat", seat).with("cards", cards)
        }
        Event::Called { seat, call: Call::Give(cards) } => {
            Message::new("event-called-give").with("seat", seat).with("cards", cards)
        }
        Event::Accepted { seat } => Message::new("event-accepted").with("seat", seat),
        Event::Declined { seat } => Message::new("event-declined").with("seat", seat),
        Event::Countered { seat, terms } => Message::new("event-countered")
            .with("seat", seat)
            .with("give", terms.give)
            .with("want", terms.want),
        Event::Proposed { seat, terms } => Message::new("event-proposed")
            .with("seat", seat)
            .with("give", terms.give)
            .with("want", terms.want),
        Event::Retracted { seat } => Message::new("event-retracted").with("seat", seat),
        Event::Withdrawn { seat } => Message::new("event-withdrawn").with("seat", seat),
        Event::Traded { active, partner, terms } => {
            let message = Message::new("event-traded").with("seat", active).with("partner", partner);
            message.with("give", terms.give).with("want", terms.want)
        }
        Event::Won { seat } => won(seat),
        Event::Stalemate => Message::new("event-stalemate"),
    }
}

fn won(seat: Seat) -> Message {
    Message::new("event-won").with("seat", seat).with("goal", deck().rules.target_vp)
}

fn draw_reason(reason: DrawReason) -> &'static str {
    match reason {
        DrawReason::Start => "draw-start",
        DrawReason::Yield => "draw-yield",
        DrawReason::YieldBonus => "draw-yield-bonus",
        DrawReason::TradeBonus => "draw-trade-bonus",
        DrawReason::Metropolis => "draw-metropolis",
        DrawReason::HarvestFestival => "harvest_festival",
        DrawReason::Subsidy => "subsidy",
        DrawReason::NewYear => "new_year",
    }
}
