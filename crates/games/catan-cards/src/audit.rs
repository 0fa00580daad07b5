//! What can never be: the invariants of the game.
//!
//! Rules: CA-T29 (conservation), CA-69, CA-56, CA-N7, CA-74 to CA-76.

use steading_game::Seat;

use crate::event::{Discarding, EventCard, EventCards, Giving, donation, robber};
use crate::memory::PUBLIC;
use crate::trade::{Asked, Call, Question};
use crate::{Building, Cards, Ending, MAX_PLAYERS, Phase, Special, State, deck, scoring, special};

/// Looks for anything that no legal game can lead to.
pub(crate) fn audit(state: &State) -> Result<(), String> {
    components(state)?;
    event_cards(state)?;
    points(state)?;
    knowledge(state)?;
    desk(state)?;
    phase(state)
}

fn ensure(holds: bool, problem: impl FnOnce() -> String) -> Result<(), String> {
    if holds { Ok(()) } else { Err(problem()) }
}

/// Every resource, building and metropolis of the box is somewhere, once (CA-T29).
pub(crate) fn components(state: &State) -> Result<(), String> {
    let deck = deck();
    let config = &state.config;
    let players = usize::from(config.players);
    ensure((2..=4).contains(&players), || format!("{players} players cannot play this"))?;
    ensure(state.turn.active.index() < players, || format!("{} does not play", state.turn.active))?;

    let piles = state.seats().map(|seat| state.player(seat).hand).chain([state.supply, state.discard]);
    let all = piles.into_iter().try_fold(Cards::NONE, Cards::checked_plus);
    ensure(all == Some(deck.resources), || {
        format!("hands, supply and discard pile hold {}, not {}", text_of(all), deck.resources)
    })?;

    let mut buildings = [0u16; 4];
    let mut metropolises = state.market.metropolises;
    for seat in state.seats() {
        let built = &state.player(seat).built;
        ensure(built.roads > 0, || format!("{seat} has no start road"))?;
        metropolises = metropolises.plus(built.metropolises);
        for (sum, cards) in buildings.iter_mut().zip(built.all_cards()) {
            *sum += cards;
        }
    }
    for (kind, name) in Building::IDS.into_iter().enumerate() {
        let starting = if kind < 2 { u16::from(config.players) } else { 0 };
        let here =
            buildings[kind] + u16::from(state.market.pile.0[kind]) + u16::from(state.market.display.0[kind]);
        let right = starting + u16::from(deck.buildings.0[kind]);
        ensure(here == right, || format!("there are {here} {name} cards on the table, not {right}"))?;
    }
    ensure(metropolises == deck.metropolises(config.metropolis_side), || {
        format!("the metropolises on the table are not the four of side {:?}", config.metropolis_side)
    })
}

/// The seven event cards; one of them may lie open (CA-75). New Year is never discarded (CA-63).
fn event_cards(state: &State) -> Result<(), String> {
    let open = match state.phase {
        Phase::Robber(_) => Some(EventCard::Robber),
        Phase::Donation(_) => Some(EventCard::Donation),
        Phase::Main | Phase::Answering(_) | Phase::Over(_) => None,
    };
    let open = EventCards::new(|event| u8::from(open == Some(event)));
    let all = state.events.pile.plus(state.events.discard).plus(open);
    ensure(all == deck().events && state.events.discard.count(EventCard::NewYear) == 0, || {
        format!("the event cards on the table are not the seven of the box: {:?}", Vec::from(all))
    })
}

fn text_of(cards: Option<Cards>) -> String {
    cards.map_or_else(|| "too many cards".to_owned(), |cards| cards.to_string())
}

fn points(state: &State) -> Result<(), String> {
    let target = deck().rules.target_vp;
    for seat in state.seats() {
        let points = scoring::points(state, seat);
        let won = state.phase == Phase::Over(Ending::Won) && seat == state.turn.active;
        ensure((points >= target) == won, || {
            format!(
                "{seat} has {points} points: the game is over exactly when the active player has {target} (CA-69)"
            )
        })?;
    }
    for special in Special::ALL {
        let holder = state.specials.holder(special);
        ensure(holder.is_none_or(|seat| seat.index() < usize::from(state.config.players)), || {
            format!("the holder of {} does not play", special.id())
        })?;
        let rightful = special::rightful_holder(state, special);
        ensure(holder == rightful, || {
            let name = |seat: Option<_>| seat.map_or("nobody".to_owned(), |seat: Seat| seat.to_string());
            format!("{} belongs to {}, not to {} (CA-56)", special.id(), name(rightful), name(holder))
        })?;
    }
    let size = deck().rules.display_size;
    let expected = match state.phase {
        Phase::Main | Phase::Answering(_) | Phase::Over(Ending::Stalemate) => size..=size,
        Phase::Robber(_) | Phase::Donation(_) => size - 1..=size - 1,
        Phase::Over(Ending::Won) => size - 1..=size,
    };
    let shown = state.market.display.total();
    ensure(expected.contains(&shown) || (shown < size && state.market.pile.total() == 0), || {
        format!("the display shows {shown} cards although the pile is not empty")
    })
}

/// What anybody knows for certain is true.
fn knowledge(state: &State) -> Result<(), String> {
    for (observer, knowledge) in state.memory.observers.iter().enumerate() {
        let absent = usize::from(state.config.players)..MAX_PLAYERS;
        let noted = |seat: usize| !knowledge.holds[seat].is_empty();
        ensure(!absent.clone().any(noted) && (observer == PUBLIC || !noted(observer)), || {
            "nobody knows anything about the own hand or an empty seat".to_owned()
        })?;
        let row = if absent.contains(&observer) { &state.memory.observers[PUBLIC] } else { knowledge };
        ensure(row == knowledge, || "an empty seat knows what everybody knows".to_owned())?;
        for seat in state.seats() {
            let (holds, hand) = (&knowledge.holds[seat.index()], &state.player(seat).hand);
            ensure(hand.contains(*holds), || format!("{seat} is known to hold {holds} and holds {hand}"))?;
        }
        ensure(knowledge.supply.contains(state.supply), || {
            format!("the supply is known to hold at most {} and holds {}", knowledge.supply, state.supply)
        })?;
    }
    Ok(())
}

fn desk(state: &State) -> Result<(), String> {
    let config = &state.config;
    let desk = &state.desk;
    ensure(desk.offers_left <= config.max_offers, || {
        "more offers are left than a turn has (CA-N10)".to_owned()
    })?;
    for (seat, terms) in state.desk.standing.iter().enumerate() {
        ensure(desk.proposals_left[seat] <= config.max_proposals, || {
            "more proposals are left than a turn has (CA-N10)".to_owned()
        })?;
        let Some(terms) = terms else { continue };
        let open = matches!(state.phase, Phase::Main | Phase::Answering(_)) && !state.turn.traded;
        let other = seat != state.turn.active.index() && seat < usize::from(config.players);
        let covered = state.players[seat].hand.contains(terms.want);
        ensure(open && other && covered && terms.check(config).is_ok(), || {
            format!("`{terms}` cannot stand for seat{seat} (CA-N7)")
        })?;
    }
    Ok(())
}

fn phase(state: &State) -> Result<(), String> {
    ensure(state.turn.number >= 1 && state.turn.number <= state.config.turn_limit, || {
        format!("turn {} is not between 1 and {}", state.turn.number, state.config.turn_limit)
    })?;
    let idle_limit = state.config.idle_turns();
    let stalemate = state.phase == Phase::Over(Ending::Stalemate);
    ensure(if stalemate { state.turn.idle <= idle_limit } else { state.turn.idle < idle_limit }, || {
        format!("after {idle_limit} idle turns the game is over (CA-A21)")
    })?;
    match &state.phase {
        Phase::Main | Phase::Over(_) => Ok(()),
        Phase::Answering(question) => answering(state, question),
        Phase::Robber(choices) => {
            let mut waiting = false;
            for (seat, choice) in choices.iter().enumerate() {
                let owed = state.seats().nth(seat).map_or(0, |seat| robber::owed(state, seat));
                waiting |= matches!(choice, Discarding::Owes(_));
                let right = match choice {
                    Discarding::Safe => owed == 0,
                    Discarding::Owes(cards) => owed > 0 && *cards == owed,
                    Discarding::Chosen(cards) => {
                        owed > 0 && cards.total() == owed && state.players[seat].hand.contains(*cards)
                    }
                };
                ensure(right, || format!("the robber wants {owed} cards of seat{seat} (CA-59)"))?;
            }
            ensure(waiting, || "the robber waits for nobody".to_owned())
        }
        Phase::Donation(gifts) => {
            let mut waiting = false;
            for (seat, gift) in gifts.iter().enumerate() {
                let owes = state.seats().nth(seat).is_some_and(|seat| donation::owes(state, seat));
                waiting |= *gift == Giving::Owes;
                let right = match gift {
                    Giving::Exempt => !owes,
                    Giving::Owes => owes,
                    Giving::Chosen { card, to } => {
                        owes && state.players[seat].hand.count(*card) > 0
                            && donation::recipients(state).any(|recipient| recipient == *to)
                    }
                };
                ensure(right, || format!("what seat{seat} gives does not fit the donation (CA-60)"))?;
            }
            ensure(waiting, || "the donation waits for nobody".to_owned())
        }
    }
}

fn answering(state: &State, question: &Question) -> Result<(), String> {
    let active = state.turn.active;
    let hand = &state.player(active).hand;
    let possible = match question.asked {
        Asked::Offer(terms) => terms.check(&state.config).is_ok() && hand.contains(terms.give),
        Asked::Call(call) => {
            let owned = match call {
                Call::Give(cards) => hand.contains(cards),
                Call::Want(cards) => deck().resources.contains(cards),
            };
            owned && !call.cards().is_empty() && !question.to_one
        }
    };
    ensure(possible && !state.turn.traded, || {
        "nobody could have asked what waits for an answer (CA-N2)".to_owned()
    })?;
    let waiting = question.waiting;
    let may_wait = |seat: Seat| {
        seat != active && seat.0 < state.config.players && state.desk.standing[seat.index()].is_none()
    };
    let one = !question.to_one || (waiting.len() == 1 && state.desk.standing.iter().all(Option::is_none));
    ensure(!waiting.is_empty() && waiting.iter().all(may_wait) && one, || {
        format!("{waiting} cannot be the seats that still must answer (CA-N4)")
    })
}
