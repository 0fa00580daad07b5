//! Bots of all four games: honest, legal, reproducible, and better than those below them.

#![allow(clippy::unwrap_used, reason = "what helps tests may panic like tests")]

use steading_bots::{AnyBots, Bots, Learning, Lesson, Match, Mind, Strength, Taught, Trial};
use steading_catan_cards::CatanCards;
use steading_game::{
    AnyGame, Erased, Game, GameRng, Insight, Playout, Seat, Seed, Setup, Silent, Viewer, Weights,
};
use steading_kingdom_builder::KingdomBuilder;
use steading_orleans_settlers::OrleansSettlers;
use steading_settlement::Settlement;

/// Runs a check on every game.
macro_rules! in_every_game {
    ($($name:ident: $check:ident;)*) => {
        $(mod $name {
            #[test]
            fn kingdom_builder() {
                super::$check::<super::KingdomBuilder>();
            }
            #[test]
            fn settlement() {
                super::$check::<super::Settlement>();
            }
            #[test]
            fn orleans_settlers() {
                super::$check::<super::OrleansSettlers>();
            }
            #[test]
            fn catan_cards() {
                super::$check::<super::CatanCards>();
            }
        })*
    };
}

in_every_game! {
    bots_cannot_tell_states_apart_that_look_the_same: honest;
    a_bot_does_the_same_again_with_the_same_chance: reproducible;
    a_bot_of_any_game_does_what_a_bot_of_this_one_does: erased;
    medium_beats_random: stronger;
    self_play_teaches_something_and_always_the_same: learns;
}

fn setup<G: Game>() -> Setup {
    G::info().setup(Some(3), []).unwrap()
}

/// States in the middle of random games, with somebody who must act.
fn positions<G: Game>(count: u64) -> impl Iterator<Item = (G::State, Seat)> {
    let config = G::configure(&setup::<G>()).unwrap();
    (0..count).map(move |number| {
        let seed = Seed::from_number(number);
        let mut whole = G::start(&config, seed, &mut Silent);
        let length = Playout::<G>::default().finish(&mut whole, &mut GameRng::new(seed));
        let mut state = G::start(&config, seed, &mut Silent);
        let (mut rng, mut scratch) = (GameRng::new(seed), Vec::new());
        for _ in 0..length * (number + 1) / (count + 1) {
            let seat = G::must_act(&state).first().unwrap();
            let action = G::random_action(&state, seat, &mut rng, &mut scratch).unwrap();
            G::perform(&mut state, seat, action, &mut Silent);
        }
        let seat = G::must_act(&state).first().unwrap();
        (state, seat)
    })
}

fn choice<G: Insight>(strength: Strength, state: &G::State, seat: Seat) -> Option<G::Action> {
    Mind::<G>::new(strength, GameRng::new(Seed::from_number(7))).choose(
        &G::view(state, Viewer::Seat(seat)),
        seat,
        0,
    )
}

fn strengths() -> impl Iterator<Item = Strength> {
    ["random", "easy", "medium@20", "hard@30", "expert@30", "greedy"]
        .into_iter()
        .map(|name| name.parse().unwrap())
}

/// The typed bot is shown the view that the other one finds in what it is handed. Views of another game say nothing to it.
fn erased<G: Insight>() {
    let (strength, seed) = ("medium@20".parse::<Strength>().unwrap(), Seed::from_number(6));
    let mut table = Erased::<G>::new().start(&Setup::new(G::info()), seed).unwrap();
    let mut typed = Mind::<G>::new(strength, GameRng::new(seed));
    let mut erased = Bots::<G>::new().mind(strength, seed);
    let mut stranger = Bots::<Stranger>::new().mind(strength, seed);
    for _ in 0..20 {
        let Some(seat) = table.must_act().first() else { break };
        let view = table.view_of(seat);
        let action = erased.choose(&view).unwrap();
        let same = typed.choose(view.of::<G>().unwrap(), view.seat(), view.decisions()).unwrap();
        assert_eq!(action, same.to_string());
        if G::info().id != Stranger::info().id {
            assert_eq!((stranger.choose(&view), stranger.advise(&view)), (None, None));
        }
        table.apply(seat, &action).unwrap();
    }
}

type Stranger = Settlement;

fn honest<G: Insight>() {
    for (state, seat) in positions::<G>(12) {
        let mut other = state.clone();
        G::scramble(&mut other, Viewer::Seat(seat), &mut GameRng::new(Seed::from_number(3)));
        for strength in strengths() {
            assert_eq!(
                choice::<G>(strength, &state, seat),
                choice::<G>(strength, &other, seat),
                "{strength} {state:?}"
            );
        }
    }
}

fn reproducible<G: Insight>() {
    for (state, seat) in positions::<G>(6) {
        for strength in strengths() {
            let chosen = choice::<G>(strength, &state, seat);
            let action = chosen.unwrap_or_else(|| panic!("{strength} finds nothing: {state:?}"));
            assert_eq!(chosen, choice::<G>(strength, &state, seat), "{strength}");
            assert_eq!(G::check(&state, seat, action), Ok(()), "{strength} {action}");
        }
    }
}

fn stronger<G: Insight>() {
    let plan = Match {
        setup: setup::<G>(),
        players: vec!["medium@8".parse().unwrap(), "random".parse().unwrap()],
        games: 12,
        seed: 5,
        threads: 2,
        weights: Vec::new(),
        sprt: None,
    };
    let arena = plan.play(&Bots::<G>::new(), &|_| {}).unwrap();
    let [medium, random] = arena.standings.as_slice() else { panic!("two bots played") };
    assert_eq!((arena.games, medium.seats, random.seats), (12, 1, 2));
    assert!(medium.win_share > 0.66, "{arena:?}");
    assert!((medium.win_share + 2.0 * random.win_share - 1.0).abs() < 1e-6, "{arena:?}");
    assert!(medium.elo.low > random.elo.high, "{arena:?}");
}

fn learns<G: Insight>() {
    let learning = Learning { rounds: 2, games: 12, trial: 0, seed: 1 };
    let learn = || {
        let mut rounds: Vec<Taught> = Vec::new();
        let told = &mut |_: &Setup, lesson| match lesson {
            Lesson::Round(taught) => rounds.push(taught),
            Lesson::Trial(trial) => panic!("nobody asked for {trial:?}"),
        };
        let weights = Bots::<G>::new().learn(&[setup::<G>()], learning, told);
        (weights.unwrap(), rounds)
    };
    let (weights, rounds) = learn();
    let [first, second] = rounds.as_slice() else { panic!("two rounds were asked for: {rounds:?}") };
    assert!(second.examples > first.examples, "{rounds:?}");
    assert!(second.surprise < 0.9 * second.ignorance, "{rounds:?}");
    let read = Weights::parse(&weights, G::FEATURES).unwrap();
    assert_ne!(read, G::weights(), "other games teach other weights");
    assert_eq!(learn(), (weights, rounds));
}

/// Two games teach less than what the game comes with.
#[test]
fn what_is_worse_is_not_kept() {
    let learning = Learning { rounds: 1, games: 2, trial: 6, seed: 1 };
    let mut trials: Vec<Trial> = Vec::new();
    let told = &mut |_: &Setup, lesson| {
        if let Lesson::Trial(trial) = lesson {
            trials.push(trial);
        }
    };
    let learned = Bots::<Settlement>::new().learn(&[setup::<Settlement>()], learning, told).unwrap();
    assert_eq!(Weights::parse(&learned, Settlement::FEATURES), Ok(Settlement::weights()));
    let [trial] = trials.as_slice() else { panic!("one number of players was learned: {trials:?}") };
    assert!(trial.games == 6 && !trial.passed(), "{trial:?}");
}
