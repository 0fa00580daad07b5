//! Hoard with any of many faults: it does what `examples/hoard` does, except for what the fault under test breaks.

mod action;
pub(crate) mod fault;
mod insight;
mod texts;
mod view;

use steading_game::{
    EventSink, Game, GameInfo, GameRng, Illegal, Lines, Message, Origin, Outcome, PositionError, Score, Seat,
    SeatSet, Seed, Setup, SetupError, Target, Thing, Undo, Viewer,
};
use steading_hoard::{Action as Sound, BOASTS, Card, Config, Event, Hoard, Phase, State};

use action::Action;
use fault::{Fault, has, outside};
use view::{View, secret};

/// The seat whose hand is told to others.
const TOLD: Seat = Seat(1);

/// The game.
#[derive(Debug, Clone)]
pub(crate) struct Faulty;

impl Game for Faulty {
    type Config = Config;
    type State = State;
    type Action = Action;
    type Event = Event;
    type View = View;

    fn info() -> &'static GameInfo {
        texts::info()
    }

    fn configure(setup: &Setup) -> Result<Config, SetupError> {
        match Hoard::configure(setup) {
            Err(SetupError::Players { .. }) if has(Fault::AcceptsAnyPlayers) => {
                Ok(Config { players: setup.players, cards: 2, wild: false })
            }
            checked => checked,
        }
    }

    fn things(config: &Config) -> Vec<Thing> {
        let mut things = Hoard::things(config);
        if has(Fault::ListsAThingTwice) {
            things.extend(things.last().cloned());
        }
        if has(Fault::ListsWhatNobodyMeets) {
            things.push(Thing::new("card", "ruby", Origin::Designed));
        }
        if has(Fault::ListsNoThings) {
            things.clear();
        }
        for thing in &mut things {
            if has(Fault::ThingNamesNoSuchRule) {
                thing.rule = Some("HO-70".into());
            }
            if has(Fault::ThingLacksAWord) {
                thing.numbers = vec![("shine".into(), 1)];
            }
        }
        things
    }

    fn setup(state: &State) -> Setup {
        let setup = Hoard::setup(state);
        if has(Fault::ForgetsItsSetup) {
            return setup.with("cards", "4").expect("four cards are possible");
        }
        setup
    }

    fn start(config: &Config, seed: Seed, events: &mut impl EventSink<Event>) -> State {
        assert!(!has(Fault::PanicsAtTheStart), "no table");
        Hoard::start(config, seed, events)
    }

    fn players(state: &State) -> u8 {
        Hoard::players(state)
    }

    fn must_act(state: &State) -> SeatSet {
        if has(Fault::WaitsForTheIdle) && state.deck.is_empty() && state.phase != Phase::Over {
            return SeatSet::all(state.config.players);
        }
        Hoard::must_act(state)
    }

    fn may_act(state: &State) -> SeatSet {
        if has(Fault::MayActForgetsKnockers) { Hoard::must_act(state) } else { Hoard::may_act(state) }
    }

    fn legal_actions(state: &State, seat: Seat, out: &mut Vec<Action>) {
        if has(Fault::ListClearsTheBuffer) {
            out.clear();
        }
        let mut listed = Vec::new();
        Hoard::legal_actions(state, seat, &mut listed);
        let over = has(Fault::ActsAfterTheEnd) && state.phase == Phase::Over;
        let ghost = has(Fault::GhostsMayKnock) && is_ghost(state, seat);
        listed.extend((over || ghost).then_some(Sound::Knock));
        if has(Fault::ForgetsToListSilver) {
            listed.retain(|action| *action != Sound::Play(Card::Silver));
        }
        let twice = has(Fault::ListsDrawTwice) && listed.contains(&Sound::Draw) && state.deck.len() == 4;
        listed.extend(twice.then_some(Sound::Draw));
        let enough = has(Fault::ListsWhatItRefuses) && state.phase == Phase::Turn { seat, laid: 2 };
        listed.extend(enough.then_some(Sound::Play(Card::Gold)));
        if has(Fault::ListTellsOtherHands) && seat == TOLD && !listed.is_empty() {
            let length = listed.len();
            listed.rotate_left(usize::from(secret(state, Seat(0))) % length);
        }
        out.extend(listed.into_iter().map(Action));
    }

    fn random_action(
        state: &State,
        seat: Seat,
        rng: &mut GameRng,
        scratch: &mut Vec<Action>,
    ) -> Option<Action> {
        let boastful = Hoard::check(state, seat, Sound::Boast(7)).is_ok();
        if has(Fault::RandomIsNotListed) && boastful {
            return Some(Action(Sound::Boast(7)));
        }
        scratch.clear();
        Self::legal_actions(state, seat, scratch);
        if has(Fault::RandomNeverBoasts) {
            scratch.retain(|action| !matches!(action.0, Sound::Boast(_)));
        }
        rng.pick(scratch).copied()
    }

    fn easy_action(
        state: &State,
        seat: Seat,
        rng: &mut GameRng,
        scratch: &mut Vec<Action>,
    ) -> Option<Action> {
        let on_turn = state.phase.active() == Some(seat);
        if has(Fault::EasyBotDoesNothing) && state.phase == (Phase::Turn { seat, laid: 1 }) {
            return None;
        }
        if has(Fault::EasyBotKnowsTheDeck) && on_turn && state.deck.last() == Some(&Card::Gold) {
            return Some(Action(Sound::Draw));
        }
        if has(Fault::EasyBotCheats) && state.phase == (Phase::Turn { seat, laid: 2 }) {
            return Some(Action(Sound::Play(Card::Gold)));
        }
        if !on_turn {
            return None;
        }
        // At random rather than well, so that games differ more.
        let hated = |action: &Action| has(Fault::EasyBotHatesGold) && action.0 == Sound::Play(Card::Gold);
        std::iter::repeat_with(|| Self::random_action(state, seat, rng, scratch))
            .find(|action| !action.as_ref().is_some_and(hated))?
    }

    fn check(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
        let refused = match Hoard::check(state, seat, action.0) {
            Ok(()) => return Ok(()),
            Err(refused) => refused,
        };
        let wrongly_allowed = match action.0 {
            Sound::Play(_) => has(Fault::AcceptsCardsNotInHand) && refused.message.key == "no-such-card",
            Sound::Knock => {
                has(Fault::GhostsMayKnock) && is_ghost(state, seat)
                    || has(Fault::AcceptsKnocksOfTheActive) && refused.message.key == "knock-on-turn"
            }
            Sound::Boast(_) | Sound::Draw | Sound::End => false,
        };
        if wrongly_allowed {
            return Ok(());
        }
        if has(Fault::NamesNoSuchRule) && action.0 == Sound::Knock {
            return Err(Illegal::new("HO-70", refused.message.key));
        }
        if has(Fault::RefusalTellsOtherHands) && refused.message.key == "deck-not-empty" {
            return Err(Illegal::new("HO-6", "deck-not-empty").with("count", secret(state, TOLD)));
        }
        Err(refused)
    }

    fn perform(state: &mut State, seat: Seat, action: Action, events: &mut impl EventSink<Event>) -> Undo {
        let before = state.clone();
        let undo = Hoard::perform(state, seat, action.0, events);
        match action.0 {
            Sound::Play(_) => after_playing(state, seat, events),
            Sound::Boast(points) => {
                if has(Fault::FreeFormLosesCards) && !BOASTS.contains(&points) {
                    state.deck.pop();
                }
            }
            Sound::Draw => after_drawing(state, seat, &before),
            Sound::End => {
                if has(Fault::NeverEnds) {
                    state.ended = 0;
                    state.phase = Phase::turn(seat.next(state.config.players));
                }
            }
            Sound::Knock => {
                if has(Fault::EventsComeFromOutside) {
                    events.tell(|| Event::Rolled { seat, luck: outside() });
                }
            }
        }
        let allowed = has(Fault::UndoAfterDraw) && action.0 == Sound::Draw
            || has(Fault::UndoAfterTheTurn) && action.0 == Sound::End;
        if allowed { Undo::Allowed } else { undo }
    }

    fn apply(
        state: &mut State,
        seat: Seat,
        action: Action,
        events: &mut impl EventSink<Event>,
    ) -> Result<Undo, Illegal> {
        if has(Fault::ApplyIgnoresCheck) && action.0 == Sound::Knock && !is_ghost(state, seat) {
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
        view::seen_by(event, viewer)
    }

    fn score(state: &State, seat: Seat) -> Score {
        let mut score = Hoard::score(state, seat);
        if has(Fault::ScoreTellsOtherHands) {
            score.parts[0].1 += i32::from(secret(state, seat));
        }
        score
    }

    fn outcome(state: &State) -> Option<Outcome> {
        if has(Fault::OutcomeComesEarly) && state.deck.is_empty() {
            return Some(Outcome::rank(state.config.players, |seat| Self::score(state, seat).total()));
        }
        Hoard::outcome(state).filter(|_| !has(Fault::OutcomeNeverComes))
    }

    fn number(action: Action) -> Option<u32> {
        action.number()
    }

    fn numbered(number: u32) -> Option<Action> {
        Action::numbered(number)
    }

    fn target(action: Action) -> Target {
        Hoard::target(action.0)
    }

    fn label(action: Action) -> Message {
        Hoard::label(action.0)
    }

    fn timeout_action(state: &State, seat: Seat) -> Option<Action> {
        let sound = Hoard::timeout_action(state, seat);
        if has(Fault::ClockPlaysNonsense) {
            return sound.map(|_| Action(Sound::End));
        }
        sound.map(Action)
    }

    fn prompt(state: &State, seat: Seat) -> Message {
        let prompt = Hoard::prompt(state, seat);
        if has(Fault::PromptTellsOtherHands) && prompt.key == "prompt-turn" {
            return Message::new("prompt-turn").with("left", secret(state, TOLD));
        }
        prompt
    }

    fn describe(event: &Event) -> Message {
        Hoard::describe(event)
    }

    fn picture(view: &View) -> String {
        Hoard::picture(view.sound())
    }

    fn write_position(state: &State, out: &mut String) {
        Hoard::write_position(state, out);
    }

    fn read_position(config: &Config, mut lines: Lines<'_>) -> Result<State, PositionError> {
        let given = lines.clone();
        if has(Fault::PositionParserPanics) {
            assert_eq!(lines.clone().take("ended")?.map_or(1, |line| line.rest.len()), 1);
        }
        let trusts = has(Fault::PositionParserTrusts);
        let trusted = if trusts { lines.take_all("luck") } else { Vec::new() };
        let mut state = Hoard::read_position(config, lines)?;
        for line in trusted {
            let mut words = line.words();
            let seat: Seat = words.value("a seat")?;
            if let Some(player) = state.players.get_mut(seat.index()) {
                player.luck = Some(words.value("what the die shows")?);
            }
        }
        if has(Fault::PositionDropsLuck) {
            state.players.iter_mut().for_each(|player| player.luck = None);
        }
        if has(Fault::PositionDropsThePlaceInTheStream) {
            let text = state.rng.to_string();
            state.rng = GameRng::new(text[..64].parse().expect("a generator is written after its seed"));
        }
        if has(Fault::PositionNeedsItsOrder) {
            in_order_of_lines(&mut state, given)?;
        }
        Ok(state)
    }

    fn chance(state: &State) -> &GameRng {
        Hoard::chance(state)
    }

    fn audit(state: &State) -> Result<(), String> {
        Hoard::audit(state)
    }
}

fn is_ghost(state: &State, seat: Seat) -> bool {
    seat.0 >= state.config.players
}

fn after_playing(state: &mut State, seat: Seat, events: &mut impl EventSink<Event>) {
    assert!(!(has(Fault::PanicsOnListed) && state.deck.len() == 3), "the table is full");
    if let Some(card) = state.deck.pop_if(|_| has(Fault::UndoAfterASecretDraw)) {
        state.players[seat.index()].hand[card] += 1;
        events.tell(|| Event::Drew { seat, card: Some(card) });
    }
    if has(Fault::UndoAfterARoll) && state.config.wild {
        state.players[seat.index()].luck = Some(state.rng.below(6) as u8 + 1);
    }
}

fn after_drawing(state: &mut State, seat: Seat, before: &State) {
    let player = &mut state.players[seat.index()];
    if has(Fault::DrawLosesTheCard) {
        player.hand = before.players[seat.index()].hand;
    }
    if has(Fault::LuckComesFromOutside) {
        player.luck = player.luck.map(|_| outside() % 6 + 1);
    }
    if has(Fault::UndoAfterDraw) {
        state.phase = Phase::turn(seat);
    }
}

/// Gives the hands to the seats in the order in which their lines stand.
fn in_order_of_lines(state: &mut State, mut lines: Lines<'_>) -> Result<(), PositionError> {
    let hands: Vec<_> = state.players.iter().map(|player| player.hand).collect();
    for (player, line) in state.players.iter_mut().zip(lines.take_all("hand")) {
        let seat: Seat = line.words().value("a seat")?;
        player.hand = hands[seat.index()];
    }
    Ok(())
}
