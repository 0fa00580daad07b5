//! Reading a position.

use steading_game::{GameRng, Line, Lines, PositionError, Seat, SeatSet, Seed, Words};

use crate::event::{Discarding, EventCard, EventCards, EventDeck, Giving};
use crate::memory::{Memory, PUBLIC};
use crate::trade::{Asked, Call, Desk, Question, Terms};
use crate::{
    Building, Buildings, Built, Card, Cards, Config, Ending, Faces, MAX_PLAYERS, Market, Phase, Player,
    Resource, Special, Specials, State, Turn, audit, deck, special,
};

/// Reads the lines of a position and makes sure that it can be.
pub(crate) fn read(config: &Config, mut lines: Lines<'_>) -> Result<State, PositionError> {
    let players = read_players(config, &mut lines)?;
    let discard = optional(&mut lines, "discard")?.unwrap_or_default();
    let market = read_market(config, &players, &mut lines)?;
    let phase = match lines.take("phase")? {
        None => Phase::Main,
        Some(line) => read_phase(&line)?,
    };
    let mut state = State {
        config: *config,
        turn: read_turn(&mut lines)?,
        phase,
        players,
        supply: Cards::NONE,
        discard,
        market,
        events: read_events(&phase, &mut lines)?,
        specials: Specials::default(),
        desk: read_desk(config, &mut lines)?,
        memory: Memory::fresh(),
        rng: optional(&mut lines, "generator")?.unwrap_or_else(|| GameRng::new(Seed::from_number(0))),
    };
    state.supply = match optional(&mut lines, "supply")? {
        Some(supply) => supply,
        None => missing_cards(&state)?,
    };
    read_specials(&mut state, &mut lines)?;
    read_memory(&mut state, &mut lines)?;
    lines.end()?;
    audit::audit(&state).map_err(PositionError::whole)?;
    Ok(state)
}

fn optional<T: std::str::FromStr<Err: std::fmt::Display>>(
    lines: &mut Lines<'_>,
    keyword: &str,
) -> Result<Option<T>, PositionError> {
    lines.take(keyword)?.map(|line| line.value()).transpose()
}

fn read_turn(lines: &mut Lines<'_>) -> Result<Turn, PositionError> {
    let line = lines.need("turn")?;
    let mut words = line.words();
    let mut turn = Turn {
        number: words.value("the number of the turn")?,
        active: words.value("the active seat")?,
        traded: false,
        replaced: false,
        busy: false,
        idle: optional(lines, "idle")?.unwrap_or(0),
    };
    for word in words {
        let flag = match word {
            "traded" => &mut turn.traded,
            "replaced" => &mut turn.replaced,
            "busy" => &mut turn.busy,
            _ => return Err(line.problem(format_args!("`{word}` is none of busy, traded, replaced"))),
        };
        if std::mem::replace(flag, true) {
            return Err(line.problem(format_args!("`{word}` stands here twice")));
        }
    }
    Ok(turn)
}

fn read_players(config: &Config, lines: &mut Lines<'_>) -> Result<[Player; MAX_PLAYERS], PositionError> {
    let mut players = [Player { hand: Cards::NONE, built: Built::start() }; MAX_PLAYERS];
    for seat in Seat::all(config.players) {
        let Some(line) = lines.take(&seat.to_string())? else { continue };
        let mut words = line.words();
        words.expect("hand")?;
        let hand = words.value("the cards in hand")?;
        words.expect("built")?;
        let Buildings([roads, settlements, cities, knights]) = words.value("the visible cards")?;
        let mut metropolises = Faces::NONE;
        for word in words {
            let Some(Card::Metropolis(face)) = Card::from_id(word) else {
                return Err(line.problem(format_args!("`{word}` is no metropolis")));
            };
            if metropolises.total() >= MOST_METROPOLISES {
                return Err(line.problem("there are only 4 metropolises"));
            }
            metropolises = metropolises.with(face);
        }
        players[seat.index()] =
            Player { hand, built: Built { roads, settlements, cities, knights, metropolises } };
    }
    Ok(players)
}

const MOST_METROPOLISES: u8 = 4;

/// The display must be given; the pile and the metropolis stack hold what is nowhere else.
fn read_market(
    config: &Config,
    players: &[Player; MAX_PLAYERS],
    lines: &mut Lines<'_>,
) -> Result<Market, PositionError> {
    let display: Buildings = lines.need("display")?.value()?;
    let in_play = &players[..usize::from(config.players)];
    let mut metropolises = deck().metropolises(config.metropolis_side);
    for player in in_play {
        metropolises = metropolises.minus(player.built.metropolises).ok_or_else(|| {
            PositionError::whole(
                "a metropolis lies in front of two players, or the other side is used in this game",
            )
        })?;
    }
    let pile = match optional(lines, "pile")? {
        Some(pile) => pile,
        None => missing_buildings(in_play, &display)?,
    };
    Ok(Market { display, pile, metropolises })
}

fn missing_buildings(in_play: &[Player], display: &Buildings) -> Result<Buildings, PositionError> {
    let mut pile = Buildings::default();
    for (kind, name) in Building::IDS.into_iter().enumerate() {
        let built: u16 = in_play.iter().map(|player| player.built.all_cards()[kind]).sum();
        let start = if kind < 2 { in_play.len() as u16 } else { 0 };
        let all = u16::from(deck().buildings.0[kind]) + start;
        let left = all.checked_sub(built + u16::from(display.0[kind]));
        let too_many =
            || PositionError::whole(format!("there are more than {all} {name} cards on the table"));
        pile.0[kind] = left.ok_or_else(too_many)? as u8;
    }
    Ok(pile)
}

fn missing_cards(state: &State) -> Result<Cards, PositionError> {
    let piles = state.seats().map(|seat| state.player(seat).hand).chain([state.discard]);
    piles.into_iter().try_fold(deck().resources, Cards::checked_minus).ok_or_else(|| {
        PositionError::whole(format!(
            "hands and discard pile hold more than the {} of the box",
            deck().resources
        ))
    })
}

fn read_events(phase: &Phase, lines: &mut Lines<'_>) -> Result<EventDeck, PositionError> {
    let mut discard = EventCards::default();
    let mut pile = deck().events;
    let too_many = || PositionError::whole("more event cards were played than the box holds");
    if let Some(line) = lines.take("events-played")? {
        for word in line.words() {
            let event = EventCard::from_id(word)
                .ok_or_else(|| line.problem(format_args!("`{word}` is no event card")))?;
            let one = EventCards::new(|other| u8::from(other == event));
            pile = pile.minus(one).ok_or_else(too_many)?;
            discard = discard.plus(one);
        }
    }
    let open = match phase {
        Phase::Robber(_) => Some(EventCard::Robber),
        Phase::Donation(_) => Some(EventCard::Donation),
        Phase::Main | Phase::Answering(_) | Phase::Over(_) => None,
    };
    pile = pile.minus(EventCards::new(|event| u8::from(open == Some(event)))).ok_or_else(too_many)?;
    Ok(EventDeck { pile, discard })
}

fn read_specials(state: &mut State, lines: &mut Lines<'_>) -> Result<(), PositionError> {
    for special in Special::ALL {
        let holder = match lines.take(special.id())? {
            None => special::rightful_holder(state, special),
            Some(line) if line.rest == "nobody" => None,
            Some(line) => Some(line.value()?),
        };
        state.specials.give(special, holder);
    }
    Ok(())
}

fn read_desk(config: &Config, lines: &mut Lines<'_>) -> Result<Desk, PositionError> {
    let mut desk = Desk::fresh(config);
    if let Some(line) = lines.take("desk")? {
        let mut words = line.words();
        desk.offers_left = words.value("the offers left")?;
        for seat in Seat::all(config.players) {
            desk.proposals_left[seat.index()] = words.value("the proposals left of every seat")?;
        }
        words.end()?;
    }
    for line in lines.take_all("standing") {
        let mut words = line.words();
        let seat: Seat = words.value("the seat")?;
        let terms = read_terms(&mut words)?;
        words.end()?;
        let place = desk.standing.get_mut(seat.index()).filter(|place| place.is_none());
        *place.ok_or_else(|| line.problem(format_args!("{seat} cannot stand here, or not twice")))? =
            Some(terms);
    }
    Ok(desk)
}

fn read_terms(words: &mut Words<'_>) -> Result<Terms, PositionError> {
    let give = words.value("what is given")?;
    words.expect("for")?;
    Ok(Terms { give, want: words.value("what is wanted")? })
}

fn read_phase(line: &Line<'_>) -> Result<Phase, PositionError> {
    let mut words = line.words();
    let phase = match words.word("its name")? {
        "main" => Phase::Main,
        "won" => Phase::Over(Ending::Won),
        "stalemate" => Phase::Over(Ending::Stalemate),
        "answering" => return read_question(line, words).map(Phase::Answering),
        "robber" => return read_robber(line, words),
        "donation" => return read_donation(line, words),
        other => {
            return Err(line.problem(format_args!(
                "`{other}` is no phase: main, answering, robber, donation, won or stalemate"
            )));
        }
    };
    words.end()?;
    Ok(phase)
}

fn read_question(line: &Line<'_>, mut words: Words<'_>) -> Result<Question, PositionError> {
    let to_one = match words.word("`all` or `one`")? {
        "all" => false,
        "one" => true,
        other => return Err(line.problem(format_args!("`{other}` is neither `all` nor `one`"))),
    };
    let asked = match words.word("`offer` or `call`")? {
        "offer" => Asked::Offer(read_terms(&mut words)?),
        "call" => match words.word("`want` or `give`")? {
            "want" => Asked::Call(Call::Want(words.value("the cards")?)),
            "give" => Asked::Call(Call::Give(words.value("the cards")?)),
            other => return Err(line.problem(format_args!("`{other}` is neither `want` nor `give`"))),
        },
        other => return Err(line.problem(format_args!("`{other}` is neither `offer` nor `call`"))),
    };
    words.expect("waiting")?;
    let mut waiting = SeatSet::EMPTY;
    for word in words {
        let seat: Seat = word.parse().map_err(|error| line.problem(error))?;
        waiting = waiting.with(seat);
    }
    Ok(Question { asked, to_one, waiting })
}

fn read_robber(line: &Line<'_>, mut words: Words<'_>) -> Result<Phase, PositionError> {
    let mut choices = [Discarding::Safe; MAX_PLAYERS];
    while let Some(seat) = next_seat(line, &mut words)? {
        let choice = match words.word("`owes` or `chose`")? {
            "owes" => Discarding::Owes(words.value("the number of cards")?),
            "chose" => Discarding::Chosen(words.value("the cards")?),
            other => return Err(line.problem(format_args!("`{other}` is neither `owes` nor `chose`"))),
        };
        if std::mem::replace(&mut choices[seat.index()], choice) != Discarding::Safe {
            return Err(line.problem(format_args!("{seat} stands here twice")));
        }
    }
    Ok(Phase::Robber(choices))
}

fn read_donation(line: &Line<'_>, mut words: Words<'_>) -> Result<Phase, PositionError> {
    let mut gifts = [Giving::Exempt; MAX_PLAYERS];
    while let Some(seat) = next_seat(line, &mut words)? {
        let gift = match words.word("`owes` or `chose`")? {
            "owes" => Giving::Owes,
            "chose" => {
                let letter = words.word("the letter of the card")?;
                let card = Resource::ALL.into_iter().find(|card| letter == card.letter().to_string());
                let card =
                    card.ok_or_else(|| line.problem(format_args!("`{letter}` is none of B, L, W, G, O")))?;
                Giving::Chosen { card, to: words.value("the recipient")? }
            }
            other => return Err(line.problem(format_args!("`{other}` is neither `owes` nor `chose`"))),
        };
        if std::mem::replace(&mut gifts[seat.index()], gift) != Giving::Exempt {
            return Err(line.problem(format_args!("{seat} stands here twice")));
        }
    }
    Ok(Phase::Donation(gifts))
}

fn next_seat(line: &Line<'_>, words: &mut Words<'_>) -> Result<Option<Seat>, PositionError> {
    let Some(word) = words.next() else { return Ok(None) };
    let seat: Seat = word.parse().map_err(|error| line.problem(error))?;
    if seat.index() >= MAX_PLAYERS {
        return Err(line.problem(format_args!("{seat} does not play")));
    }
    Ok(Some(seat))
}

fn read_memory(state: &mut State, lines: &mut Lines<'_>) -> Result<(), PositionError> {
    for line in lines.take_all("known") {
        let mut words = line.words();
        let observer = read_observer(state, &line, &mut words)?;
        let seat: Seat = words.value("the seat")?;
        let holds = &mut state.memory.observers[observer].holds;
        let place = holds.get_mut(seat.index()).filter(|cards| cards.is_empty());
        *place.ok_or_else(|| line.problem(format_args!("{seat} does not play, or stands here twice")))? =
            words.value("the cards")?;
        words.end()?;
    }
    for line in lines.take_all("supply-known") {
        let mut words = line.words();
        let observer = read_observer(state, &line, &mut words)?;
        state.memory.observers[observer].supply = words.value("the cards")?;
        words.end()?;
    }
    // Seats that nobody sits on know what everybody knows.
    for absent in usize::from(state.config.players)..MAX_PLAYERS {
        state.memory.observers[absent] = state.memory.observers[PUBLIC];
    }
    Ok(())
}

fn read_observer(state: &State, line: &Line<'_>, words: &mut Words<'_>) -> Result<usize, PositionError> {
    let word = words.word("a seat or `everybody`")?;
    if word == "everybody" {
        return Ok(PUBLIC);
    }
    let seat: Seat = word.parse().map_err(|error| line.problem(error))?;
    if seat.0 >= state.config.players {
        return Err(line.problem(format_args!("{seat} does not play")));
    }
    Ok(seat.index())
}
