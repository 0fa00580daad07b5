//! The easy bot clearly beats random players.

use steading_game::{Bot, Game, GameRng, Playout, Seat, Seed, Setup, Silent};
use steading_orleans_settlers::OrleansSettlers;

#[test]
fn one_easy_bot_wins_most_games_against_three_random_players() {
    let config = OrleansSettlers::configure(&Setup::new(OrleansSettlers::info()).players(4)).unwrap();
    let mut playout = Playout::<OrleansSettlers>::default();
    let mut wins = 0;
    let mut points = [0; 2];
    for game in 0..24 {
        let seed = Seed::from_number(game);
        let mut state = OrleansSettlers::start(&config, seed, &mut Silent);
        let easy = Seat((game % 4) as u8);
        let bot = |seat: Seat| if seat == easy { Bot::Easy } else { Bot::Random };
        playout.finish_with(&mut state, &mut GameRng::new(seed.derive("players", 0)), bot);
        let outcome = OrleansSettlers::outcome(&state).unwrap();
        wins += u32::from(outcome.winners().any(|seat| seat == easy));
        for seat in state.seats() {
            points[usize::from(seat == easy)] += OrleansSettlers::score(&state, seat).total();
        }
    }
    assert!(wins >= 20, "{wins} of 24, {} points against {}", points[1] / 24, points[0] / 72);
}
