//! Hoard, a small card game with everything that the kit looks at: hidden hands, a hidden deck, chance, decisions out
//! of turn, free-form boasts, undo and options. It can be given any of many faults.

mod action;
pub(crate) mod fault;
mod insight;
mod position;
mod state;
mod texts;
mod things;
mod view;

use serde::Serialize;
use steading_game::{
    EventSink, Game, GameInfo, GameRng, Illegal, Lines, Message, Outcome, PositionError, Score, Seat,
    SeatSet, Seed, Setup, SetupError, Target, Thing, Undo, Viewer,
};

use action::{Action, Kind};
use fault::{Fault, has, outside};
use state::{COPIES, Config, State, size};
use view::View;

/// The game.
#[derive(Debug, Clone)]
pub(crate) struct Hoard;

/// What happened.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub(crate) enum Event {
    Dealt(Seat, u8),
    Played(Seat, Kind),
    /// Only the player sees the card.
    Drew(Seat, Option<Kind>),
    Rolled(u8),
    Ended(Seat),
    Knocked(Seat),
    Boasted(Seat, u16),
}

impl Game for Hoard {
    type Config = Config;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn info() -> &'static GameInfo {
        texts::info()
    }

    fn configure(setup: &Setup) -> Result<Config, SetupError> {
        if !(2..=3).contains(&setup.players) && !has(Fault::AcceptsAnyPlayers) {
            return Err(SetupError::Players { players: setup.players, min: 2, max: 3 });
        }
        let config = Config {
            players: setup.players,
            cards: setup.number("cards") as u8,
            wild: setup.choice("mood") == "wild",
        };
        if config.wild && config.cards < 3 {
            return Err(Illegal::new("HO-2", "too-wild").into());
        }
        Ok(config)
    }

    fn things(_: &Config) -> Vec<Thing> {
        things::things()
    }

    fn setup(state: &State) -> Setup {
        let mood = if state.config.wild { "wild" } else { "calm" };
        let cards = if has(Fault::ForgetsItsSetup) { 4 } else { state.config.cards };
        Setup::new(Self::info())
            .players(state.config.players)
            .with("mood", mood)
            .and_then(|setup| setup.with("cards", &cards.to_string()))
            .expect("a running game has a possible set-up")
    }

    fn start(config: &Config, seed: Seed, events: &mut impl EventSink<Event>) -> State {
        assert!(!has(Fault::PanicsAtTheStart), "no table");
        let players = usize::from(config.players);
        let mut rng = GameRng::new(seed);
        let mut deck: Vec<Kind> = Kind::ALL.into_iter().flat_map(|kind| vec![kind; COPIES.into()]).collect();
        rng.shuffle(&mut deck);
        let mut hands = vec![[0; 3]; players];
        for (seat, hand) in Seat::all(config.players).zip(&mut hands) {
            for card in deck.split_off(deck.len() - usize::from(config.cards)) {
                hand[card as usize] += 1;
            }
            events.tell(|| Event::Dealt(seat, config.cards));
        }
        State {
            config: *config,
            hands,
            tables: vec![[0; 3]; players],
            deck,
            active: Seat(0),
            played: 0,
            boast: None,
            knocked: vec![false; players],
            quiet: 0,
            luck: 0,
            rng,
        }
    }

    fn players(state: &State) -> u8 {
        state.config.players
    }

    fn must_act(state: &State) -> SeatSet {
        if state.over() {
            SeatSet::EMPTY
        } else if has(Fault::WaitsForTheIdle) && state.deck.is_empty() {
            SeatSet::all(state.config.players)
        } else {
            SeatSet::one(state.active)
        }
    }

    fn may_act(state: &State) -> SeatSet {
        if has(Fault::MayActForgetsKnockers) || state.over() {
            return Self::must_act(state);
        }
        let idle = |&seat: &Seat| seat != state.active && !state.knocked[seat.index()];
        Seat::all(state.config.players).filter(idle).collect::<SeatSet>().with(state.active)
    }

    fn legal_actions(state: &State, seat: Seat, out: &mut Vec<Action>) {
        if has(Fault::ListClearsTheBuffer) {
            out.clear();
        }
        let first = out.len();
        if has(Fault::ActsAfterTheEnd) && state.over() {
            out.push(Action::Knock);
        }
        let listed =
            |number| Action::numbered(number).filter(|_| !(has(Fault::ForgetsToListSilver) && number == 1));
        let boasts = [1, 10, 100].map(Action::Boast);
        let all = (0..6).filter_map(listed).chain(boasts);
        let knock = has(Fault::NumberOutsideTheSpace).then_some(Action::Knock);
        out.extend(all.chain(knock).filter(|&action| allowed(state, seat, action).is_ok()));
        if has(Fault::ListsDrawTwice) && out.contains(&Action::Draw) && state.deck.len() == 4 {
            out.push(Action::Draw);
        }
        if has(Fault::ListsWhatItRefuses) && seat == state.active && state.played == 2 && !state.over() {
            out.push(Action::Play(Kind::Gold));
        }
        if has(Fault::ListTellsOtherHands) && seat == Seat(1) && out.len() > first {
            let length = out.len() - first;
            out[first..].rotate_left(usize::from(state.hands[0][0]) % length);
        }
    }

    fn random_action(
        state: &State,
        seat: Seat,
        rng: &mut GameRng,
        scratch: &mut Vec<Action>,
    ) -> Option<Action> {
        if has(Fault::RandomIsNotListed) && state.boast.is_none() && seat == state.active && !state.over() {
            return Some(Action::Boast(7));
        }
        scratch.clear();
        Self::legal_actions(state, seat, scratch);
        if has(Fault::RandomNeverBoasts) {
            scratch.retain(|action| !matches!(action, Action::Boast(100)));
        }
        rng.pick(scratch).copied()
    }

    fn easy_action(
        state: &State,
        seat: Seat,
        rng: &mut GameRng,
        scratch: &mut Vec<Action>,
    ) -> Option<Action> {
        let lucky = has(Fault::EasyBotKnowsTheDeck) && state.deck.last() == Some(&Kind::Gold);
        if has(Fault::EasyBotDoesNothing) && state.played == 1 {
            return None;
        } else if lucky && seat == state.active {
            return Some(Action::Draw);
        } else if has(Fault::EasyBotCheats) && seat == state.active && !state.over() {
            return Some(Action::Play(Kind::Gold));
        }
        Self::random_action(state, seat, rng, scratch)
    }

    fn check(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        let no_play = state.played == 2 || state.over() || seat != state.active;
        match action {
            Action::Play(_) if has(Fault::AcceptsCardsNotInHand) && !no_play => Ok(()),
            Action::Knock
                if has(Fault::AcceptsKnocksOfTheActive) && seat == state.active && !state.over() =>
            {
                Ok(())
            }
            _ => allowed(state, seat, action),
        }
    }

    fn perform(state: &mut State, seat: Seat, action: Action, events: &mut impl EventSink<Event>) -> Undo {
        match action {
            Action::Play(kind) => {
                assert!(!(has(Fault::PanicsOnListed) && state.deck.len() == 3), "the table is full");
                let hand = &mut state.hands[seat.index()][kind as usize];
                *hand = hand.saturating_sub(1);
                state.tables[seat.index()][kind as usize] += 1;
                state.played += 1;
                if let Some(card) = state.deck.pop_if(|_| has(Fault::UndoAfterASecretDraw)) {
                    state.hands[seat.index()][card as usize] += 1;
                    events.tell(|| Event::Drew(seat, Some(card)));
                }
                if has(Fault::UndoAfterARoll) && state.config.wild {
                    state.luck = state.rng.below(6) as u8 + 1;
                }
                events.tell(|| Event::Played(seat, kind));
                Undo::Allowed
            }
            Action::Draw => draw(state, seat, events),
            Action::End => {
                if !has(Fault::NeverEnds) {
                    state.quiet += 1;
                }
                state.pass();
                events.tell(|| Event::Ended(seat));
                if has(Fault::UndoAfterTheTurn) { Undo::Allowed } else { Undo::Barrier }
            }
            Action::Knock => {
                state.knocked[seat.index()] = true;
                events.tell(|| Event::Knocked(seat));
                if has(Fault::EventsComeFromOutside) {
                    events.tell(|| Event::Rolled(outside()));
                }
                Undo::Barrier
            }
            Action::Boast(number) => {
                state.boast = Some(number);
                if has(Fault::FreeFormLosesCards) && ![1, 10, 100].contains(&number) {
                    state.deck.pop();
                }
                events.tell(|| Event::Boasted(seat, number));
                Undo::Allowed
            }
        }
    }

    fn apply(
        state: &mut State,
        seat: Seat,
        action: Action,
        events: &mut impl EventSink<Event>,
    ) -> Result<Undo, Illegal> {
        if has(Fault::ApplyIgnoresCheck) && action == Action::Knock && seat.0 < state.config.players {
            return Ok(Self::perform(state, seat, action, events));
        }
        let refused = Self::check(state, seat, action);
        if refused.is_err() && has(Fault::RefusalChangesTheState) {
            state.rng.below(2);
        }
        refused.map(|()| Self::perform(state, seat, action, events))
    }

    fn view(state: &State, viewer: Viewer) -> View {
        view::view(state, viewer)
    }

    fn determinize(view: &View, rng: &mut GameRng) -> Result<State, PositionError> {
        view::determinize(view, rng)
    }

    fn scramble(state: &mut State, viewer: Viewer, rng: &mut GameRng) {
        view::scramble(state, viewer, rng);
    }

    fn seen_by(event: &Event, viewer: Viewer) -> Option<Event> {
        match event {
            Event::Drew(_, Some(_)) if has(Fault::EventShowsTheCard) => Some(event.clone()),
            Event::Drew(seat, Some(_)) if !viewer.is(*seat) => Some(Event::Drew(*seat, None)),
            Event::Drew(seat, None) if !viewer.is(*seat) && has(Fault::EventIsSeenTwiceAsMuch) => None,
            Event::Rolled(_) if has(Fault::HostSeesHalfOfIt) && viewer == Viewer::Host => None,
            seen => Some(seen.clone()),
        }
    }

    fn score(state: &State, seat: Seat) -> Score {
        let table = Kind::ALL.into_iter().zip(&state.tables[seat.index()]);
        let points: i32 = table.map(|(kind, &count)| (kind as i32 + 1) * i32::from(count)).sum();
        let held = if has(Fault::ScoreTellsOtherHands) { i32::from(state.hands[seat.index()][0]) } else { 0 };
        Score { parts: vec![("score-cards", points + held), ("score-luck", i32::from(state.luck))] }
    }

    fn outcome(state: &State) -> Option<Outcome> {
        let over = state.over() || (has(Fault::OutcomeComesEarly) && state.deck.is_empty());
        let rank = || Outcome::rank(state.config.players, |seat| Self::score(state, seat).total());
        (over && !has(Fault::OutcomeNeverComes)).then(rank)
    }

    fn number(action: Action) -> Option<u32> {
        action.number()
    }

    fn numbered(number: u32) -> Option<Action> {
        Action::numbered(number)
    }

    fn target(action: Action) -> Target {
        match action {
            Action::Play(kind) => Target::one("hand", kind),
            Action::Draw => Target::the("deck"),
            Action::End => Target::the("end"),
            Action::Knock => Target::the("table"),
            Action::Boast(_) => Target::the("mouth"),
        }
    }

    fn label(action: Action) -> Message {
        match action {
            Action::Play(kind) => Message::new("play").with("card", kind.name()),
            Action::Draw => Message::new("draw"),
            Action::End => Message::new("end"),
            Action::Knock => Message::new("knock"),
            Action::Boast(number) => Message::new("boast").with("number", number),
        }
    }

    fn timeout_action(state: &State, seat: Seat) -> Option<Action> {
        if state.over() || seat != state.active {
            return None;
        }
        let end = state.deck.is_empty() != has(Fault::ClockPlaysNonsense);
        Some(if end { Action::End } else { Action::Draw })
    }

    fn prompt(state: &State, seat: Seat) -> Message {
        if state.over() {
            Message::new("prompt-over")
        } else if seat == state.active {
            let leak = has(Fault::PromptTellsOtherHands).then(|| u32::from(state.hands[1][0]));
            let cards = leak.unwrap_or_else(|| size(&state.hands[seat.index()]));
            Message::new("prompt-turn").with("cards", cards)
        } else {
            Message::new("prompt-wait").with("seat", state.active)
        }
    }

    fn describe(event: &Event) -> Message {
        let by = |key, seat: &Seat| Message::new(key).with("seat", *seat);
        match event {
            Event::Dealt(seat, count) => by("event-dealt", seat).with("count", *count),
            Event::Played(seat, kind) => by("event-played", seat).with("card", kind.name()),
            Event::Drew(seat, None) => by("event-drew", seat),
            Event::Drew(seat, Some(kind)) => by("event-drew-card", seat).with("card", kind.name()),
            Event::Rolled(luck) => Message::new("event-rolled").with("luck", *luck),
            Event::Ended(seat) => by("event-ended", seat),
            Event::Knocked(seat) => by("event-knocked", seat),
            Event::Boasted(seat, number) => by("event-boasted", seat).with("number", *number),
        }
    }

    fn picture(view: &View) -> String {
        format!("{view:?}")
    }

    fn write_position(state: &State, out: &mut String) {
        position::write(state, out);
    }

    fn read_position(config: &Config, lines: Lines<'_>) -> Result<State, PositionError> {
        position::read(*config, lines)
    }

    fn audit(state: &State) -> Result<(), String> {
        state.audit()
    }
}

/// The rules.
fn allowed(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    if state.over() {
        return Err(Illegal::new("HO-6", "game-over"));
    }
    if seat.0 >= state.config.players {
        if has(Fault::GhostsMayKnock) && action == Action::Knock {
            return Ok(());
        }
        return Err(Illegal::new("HO-1", "no-such-seat"));
    }
    let on_turn = seat == state.active;
    if on_turn == (action == Action::Knock) {
        let rule = if has(Fault::NamesNoSuchRule) { "HO-70" } else { "HO-7" };
        return Err(match action {
            Action::Knock => Illegal::new(rule, "knock-on-turn"),
            Action::Play(_) | Action::Draw | Action::End | Action::Boast(_) => {
                Illegal::new("HO-3", "not-your-turn").with("seat", state.active)
            }
        });
    }
    let rule = |holds, rule, key| if holds { Ok(()) } else { Err(Illegal::new(rule, key)) };
    match action {
        Action::Play(kind) => {
            rule(state.played < 2, "HO-3", "two-are-enough")?;
            rule(state.hands[seat.index()][kind as usize] > 0, "HO-3", "no-such-card")
                .map_err(|illegal| illegal.with("card", kind.name()))
        }
        Action::Draw => rule(!state.deck.is_empty(), "HO-6", "deck-empty"),
        Action::End => rule(state.deck.is_empty(), "HO-5", "deck-not-empty").map_err(|illegal| {
            let leak = has(Fault::RefusalTellsOtherHands).then(|| state.hands[1][0]);
            illegal.with("count", leak.unwrap_or(state.deck.len() as u8))
        }),
        Action::Knock => rule(!state.knocked[seat.index()], "HO-7", "knocked-already"),
        Action::Boast(number) => {
            rule(state.boast.is_none(), "HO-4", "boasted-already")?;
            rule((1..=999).contains(&number), "HO-4", "boast-range")
        }
    }
}

fn draw(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) -> Undo {
    if let Some(card) = state.deck.pop() {
        state.hands[seat.index()][card as usize] += u8::from(!has(Fault::DrawLosesTheCard));
        events.tell(|| Event::Drew(seat, Some(card)));
    }
    if state.config.wild {
        state.luck = state.rng.below(6) as u8 + 1;
        if has(Fault::LuckComesFromOutside) {
            state.luck = outside() % 6 + 1;
        }
        events.tell(|| Event::Rolled(state.luck));
    }
    if has(Fault::UndoAfterDraw) {
        state.played = 0;
        return Undo::Allowed;
    }
    state.pass();
    Undo::Barrier
}
