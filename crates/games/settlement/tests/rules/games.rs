//! Section 18: what holds in every game, seen in random ones.
//!
//! The audit checks most of it after every decision; these tests look from outside, and at what needs two states.

use std::collections::BTreeSet;

use steading_game::{Bot, Game, GameRng, Playout, Seat, Seed, Setup, Silent};
use steading_settlement::{Action, Event, Phase, Region, Resource, Settlement, State, Supply};

use crate::table::Table;

/// One decision: who, what, and the states around it.
struct Step<'a> {
    action: Action,
    before: &'a State,
    after: &'a State,
    events: &'a [Event],
}

/// Plays random games of every kind, with turns that are not given up at once, and shows every decision.
fn watch(mut look: impl FnMut(&Step)) {
    for (players, options) in [
        (1, &[][..]),
        (2, &[("supply", "strict")]),
        (3, &[("supply", "strict"), ("printing", "english")]),
        (4, &[]),
    ] {
        let setup: Setup = Settlement::info().setup(Some(players), options.iter().copied()).unwrap();
        let config = Settlement::configure(&setup).unwrap();
        let mut rng = GameRng::new(Seed::from_number(u64::from(players)));
        for _ in 0..12 {
            let mut state = Settlement::start(&config, rng.seed(), &mut Silent);
            while let Some(seat) = Settlement::must_act(&state).first() {
                let action = choose(&state, seat, &mut rng);
                let before = state.clone();
                let mut events = Vec::new();
                Settlement::apply(&mut state, seat, action, &mut events).unwrap();
                look(&Step { action, before: &before, after: &state, events: &events });
            }
        }
    }
}

/// A random action, but mostly not one that ends the round for the player.
fn choose(state: &State, seat: Seat, rng: &mut GameRng) -> Action {
    let mut actions = Vec::new();
    Settlement::legal_actions(state, seat, &mut actions);
    if actions.len() > 1 && rng.below(12) > 0 {
        actions.retain(|&action| action != Action::Pass);
    }
    *rng.pick(&actions).unwrap()
}

/// INV-1: unused and placed basic settlers are six.
#[test]
fn inv_1_basic_settlers() {
    watch(|step| {
        for seat in step.after.seats() {
            let player = step.after.player(seat);
            let placed = player.areas.total() - player.placed_bonus();
            assert_eq!(u16::from(player.basic) + placed, 6);
        }
    });
    let mut table = Table::set("round 1 seat0");
    table.state.players[0].basic = 5;
    assert!(Settlement::audit(&table.state).is_err());
}

/// INV-2: 48 heroes; a short row only with an empty deck.
#[test]
fn inv_2_heroes() {
    watch(|step| {
        let state = step.after;
        let row = state.heroes.row.iter().flatten().count();
        let invited: usize = state.seats().map(|seat| state.player(seat).heroes.len()).sum();
        assert_eq!(state.heroes.deck.len() + row + state.heroes.discarded.len() + invited, 48);
        assert!(row == 4 || state.heroes.deck.is_empty());
    });
    let mut table = Table::set("round 1 seat0");
    table.state.heroes.row[0] = table.state.heroes.row[1];
    assert!(Settlement::audit(&table.state).is_err());
    assert!(Table::try_set("round 1 seat0\nrow - a01 a02 a03").is_err());
}

/// INV-3: 36 buildings, at most three of a type, gaps in the market only with an empty pile.
#[test]
fn inv_3_buildings() {
    watch(|step| {
        let state = step.after;
        let market: u8 = state.market.spaces.iter().flatten().map(|stack| stack.count).sum();
        let built: usize = state.seats().map(|seat| state.player(seat).streets.total()).sum();
        let pile: u8 = state.market.pile.iter().sum();
        assert_eq!(usize::from(market + pile) + built, 36);
        assert!(pile == 0 || state.market.spaces.iter().all(Option::is_some));
    });
    assert!(
        Table::try_set(
            "round 1 seat0\nmarket bank*3 bank quarry tavern bazaar jeweler warehouse clay_pit cathedral"
        )
        .is_err()
    );
    assert!(
        Table::try_set(
            "round 1 seat0\nmarket bank - quarry tavern bazaar jeweler warehouse clay_pit cathedral"
        )
        .is_err()
    );
}

/// INV-4: 36 terrains; each player's hang together from region I on.
#[test]
fn inv_4_terrains() {
    watch(|step| {
        let state = step.after;
        let placed: usize = state.seats().map(|seat| state.player(seat).wilderness.explored.len()).sum();
        let stacks = state.terrains.len();
        let drawn = usize::from(matches!(state.phase, Phase::Placing { .. }));
        assert_eq!(placed + stacks + drawn, 36);
        for seat in state.seats() {
            let explored = state.player(seat).wilderness.explored;
            let in_region = |region: Region| !explored.and(region.spaces()).is_empty();
            assert!(explored.is_empty() || in_region(Region::I));
            assert!(!in_region(Region::III) || in_region(Region::II));
        }
    });
    for wrong in
        ["I1 t2-01", "II1 t2-01", "I1 t1-01\nterrain seat0 I3 t1-02", "I1 t1-01\nterrain seat1 I1 t1-01"]
    {
        assert!(Table::try_set(&format!("round 1 seat0\nterrain seat0 {wrong}")).is_err(), "{wrong}");
    }
}

/// INV-5: no monster beside a fortification, none without its tile, at most nine of a colour.
#[test]
fn inv_5_monsters() {
    watch(|step| {
        let mut on_boards = [0u8; 4];
        for seat in step.after.seats() {
            let wilderness = step.after.player(seat).wilderness;
            assert!(wilderness.monsters.and(wilderness.forts).is_empty());
            for space in wilderness.monsters.iter() {
                let colour = step.after.data().terrain(wilderness.tile(space).unwrap()).monster;
                on_boards[colour as usize] += 1;
            }
        }
        let totals = on_boards.iter().zip(step.after.monsters).map(|(out, left)| out + left);
        assert!(totals.eq([9; 4]));
    });
    assert!(Table::try_set("round 1 seat0\nterrain seat0 I1 t1-01 monster fort").is_err());
}

/// INV-6: three artifacts in the row, one for everybody, all different; every pass of rounds 1 to 5 changes it.
#[test]
fn inv_6_artifacts() {
    watch(|step| {
        let state = step.after;
        if state.phase != Phase::Draft {
            let held: BTreeSet<_> = state.seats().filter_map(|seat| state.player(seat).artifact).collect();
            assert_eq!((state.artifacts.len(), held.len()), (3, usize::from(state.config.players)));
            assert!(held.iter().all(|&artifact| !state.artifacts.contains(artifact)));
        }
        if let Action::Take(taken) = step.action {
            assert_ne!(step.before.active().artifact, Some(taken));
        }
    });
    assert!(Table::try_set("round 1 seat0\nartifacts magic_purse living_chest").is_err());
    assert!(
        Table::try_set("round 1 seat0\nseat0 has 0 artifact magic_purse\nseat1 has 0 artifact magic_purse")
            .is_err()
    );
}

/// INV-7: each region, street and fortification once per round, one of them twice with Star or Key.
#[test]
fn inv_7_activations() {
    watch(|step| {
        for seat in step.after.seats() {
            let areas = step.after.player(seat).areas;
            let twice = |rows: [u8; 3]| rows.iter().map(|&count| u32::from(count > 1)).sum::<u32>();
            assert!(twice(areas.regions) + twice(areas.streets) <= 1);
            assert!(areas.regions.iter().chain(&areas.streets).all(|&count| count <= 2));
        }
    });
    let twice = "terrain seat0 I1 t1-01\nplaced seat0 I 2";
    assert!(Table::try_set(&format!("round 1 seat0\nseat0 has 0 artifact guiding_star\n{twice}")).is_ok());
    assert!(Table::try_set(&format!("round 1 seat0\nseat0 has 0 artifact knowledge_key\n{twice}")).is_err());
}

/// INV-8: how a pass in rounds 1 to 5 leaves a player.
#[test]
fn inv_8_after_passing() {
    watch(|step| {
        let (Action::Take(_), Phase::NewArtifact) = (step.action, step.before.phase) else { return };
        let seat = step.before.active;
        let (before, after) = (step.before.player(seat).resources, step.after.player(seat));
        assert!(usize::from(after.resources.basics().total()) <= after.wilderness.forts.len());
        assert_eq!((after.areas.total(), after.basic), (0, 6));
        let rare = |resources: steading_settlement::Resources| {
            resources.count(Resource::Diamond) + resources.count(Resource::Gold)
        };
        assert!(rare(after.resources) - rare(before) <= 1);
    });
    assert!(Table::try_set("round 2 seat0\npassed seat1\nmarker seat1\nseat1 has 1W").is_err());
}

/// INV-9: one action and one hero per turn at most; the first to pass holds the marker at the end of the round.
#[test]
fn inv_9_turns() {
    let (mut actions, mut heroes, mut first) = (0, 0, None);
    watch(|step| {
        for event in step.events {
            match event {
                Event::Constructed { .. }
                | Event::Explored { .. }
                | Event::Hunted { .. }
                | Event::Fortified { .. }
                | Event::RegionActivated { .. }
                | Event::StreetActivated { .. }
                | Event::FortificationActivated { .. } => actions += 1,
                Event::Invited { .. } => heroes += 1,
                Event::Passed { seat, first: true } => first = Some(*seat),
                _ => {}
            }
        }
        assert!(actions <= 1 && heroes <= 1);
        if matches!(step.action, Action::End | Action::Pass) {
            (actions, heroes) = (0, 0);
        }
        if step.after.round > step.before.round || step.after.phase == Phase::Over {
            assert_eq!(Some(step.after.marker), first);
        }
    });
    assert!(Table::try_set("round 1 seat0\npassed seat1\nmarker seat0\nseat1 has 0").is_err());
}

/// INV-10: nothing is paid that is not held, and stored tokens never become fewer.
#[test]
fn inv_10_tokens() {
    watch(|step| {
        for seat in step.after.seats() {
            for (place, built) in step.before.player(seat).streets.iter() {
                assert!(step.after.player(seat).streets.get(place).unwrap().stored >= built.stored);
            }
            assert!(step.after.player(seat).resources.total() < 400);
        }
    });
    let mut table = Table::set("round 1 seat0\nseat0 has 0");
    assert_eq!((table.refused("build 0 upper"), table.refused("trade G for W")), ("SE-6.1.2", "SE-7.7"));
}

/// INV-11: the hero row changes by invitations and round ends only.
#[test]
fn inv_11_the_row_stays() {
    watch(|step| {
        let invited = matches!(step.action, Action::Invite(_));
        if !invited && step.after.round == step.before.round {
            assert_eq!(step.after.heroes, step.before.heroes);
        }
    });
}

/// INV-12: the score is the sum of its parts and never decreases.
#[test]
fn inv_12_scores() {
    watch(|step| {
        for seat in step.after.seats() {
            let score = Settlement::score(step.after, seat);
            assert_eq!(score.total(), steading_settlement::total(step.after, seat));
            assert!(score.total() >= steading_settlement::total(step.before, seat));
        }
    });
}

/// INV-13: a strict supply and what was taken from it are what is in the box.
#[test]
fn inv_13_strict_supply() {
    let mut seen = 0;
    watch(|step| {
        let Supply::Strict { resources, settlers } = step.after.supply else { return };
        let mut tokens = resources;
        let mut bonus = settlers;
        for seat in step.after.seats() {
            let player = step.after.player(seat);
            tokens = tokens.plus(player.resources);
            bonus += player.bonus + player.placed_bonus();
            for (_, built) in player.streets.iter().filter(|(_, built)| built.stored > 0) {
                let kind = if built.building.id() == "bank" { Resource::Gold } else { Resource::Diamond };
                tokens = tokens.plus(steading_settlement::Resources::of(kind, u16::from(built.stored)));
            }
        }
        assert_eq!((tokens, bonus), (step.after.config.tokens(), 24));
        seen += 1;
    });
    assert!(seen > 1000);
}

/// INV-14: in a sequence of trades no combination comes back, and standard trades lower the measure of SE-7.4.
#[test]
fn inv_14_trades_end() {
    let measure = |state: &State, seat: Seat| {
        let held = state.player(seat).resources;
        2 * held.basics().total() + 2 * held.count(Resource::Diamond) + 3 * held.count(Resource::Gold)
    };
    let mut known = BTreeSet::new();
    let mut trades = 0;
    watch(|step| {
        let Action::Trade(trade) = step.action else {
            known.clear();
            return;
        };
        let seat = step.before.active;
        known.insert(step.before.player(seat).resources.to_string());
        assert!(!known.contains(&step.after.player(seat).resources.to_string()));
        let (before, after) = (measure(step.before, seat), measure(step.after, seat));
        assert!(if trade.mirrored().is_some() { after == before } else { after < before });
        trades += 1;
    });
    assert!(trades > 1000);
}

/// INV-15: a decision changes resources and settlers of the active player only.
#[test]
fn inv_15_nobody_else() {
    watch(|step| {
        for seat in step.after.seats().filter(|&seat| seat != step.before.active) {
            assert_eq!(step.after.player(seat), step.before.player(seat));
        }
    });
}

/// Counting finds exactly the action that listing would have found.
#[test]
fn random_actions_are_listed_ones() {
    let mut rng = GameRng::new(Seed::from_number(3));
    watch(|step| {
        let (state, mut listed) = (step.before, Vec::new());
        Settlement::legal_actions(state, state.active, &mut listed);
        let drawn = Settlement::random_action(state, state.active, &mut rng.clone(), &mut Vec::new());
        assert_eq!(drawn, rng.pick(&listed).copied());
    });
}

/// The easy bot knows what it is doing: it beats random play in nearly every game, by far.
#[test]
fn the_easy_bot_beats_random_play() {
    let config = Settlement::configure(&Setup::new(Settlement::info()).players(2)).unwrap();
    let mut rng = GameRng::new(Seed::from_number(9));
    let (mut wins, mut points) = (0, 0);
    for game in 0..20u8 {
        let mut state = Settlement::start(&config, rng.seed(), &mut Silent);
        let easy = Seat(game % 2);
        let bot = |seat| if seat == easy { Bot::Easy } else { Bot::Random };
        Playout::<Settlement>::default().finish_with(&mut state, &mut rng, bot);
        wins += usize::from(Settlement::outcome(&state).unwrap().winners().any(|seat| seat == easy));
        points += steading_settlement::total(&state, easy);
    }
    assert!(wins >= 19 && points / 20 >= 20, "{wins} of 20 games, {} points on average", points / 20);
}
