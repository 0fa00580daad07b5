//! Sets against the obvious definitions.

use steading_game::{GameRng, Seed, Set, named};

named! {
    /// Where the wind comes from.
    pub enum Wind {
        North = "north",
        East = "east",
        South = "south",
        West = "west",
    }
}

type Winds = Set<Wind, u8>;

fn winds(letters: &str) -> Winds {
    Wind::ALL.into_iter().filter(|wind| letters.contains(&wind.id()[..1])).collect()
}

/// Every operation against the obvious definition, for every pair of sets.
#[test]
fn sets_are_what_their_members_say() {
    let all = (0..16).map(Winds::from_bits);
    for (a, b) in all.clone().flat_map(|a| all.clone().map(move |b| (a, b))) {
        for wind in Wind::ALL {
            let (in_a, in_b) = (a.contains(wind), b.contains(wind));
            assert_eq!(in_a, a.iter().any(|other| other == wind));
            assert_eq!(a.and(b).contains(wind), in_a && in_b);
            assert_eq!(a.or(b).contains(wind), in_a || in_b);
            assert_eq!(a.minus(b).contains(wind), in_a && !in_b);
            assert_eq!(a.with(wind), a.or(Winds::one(wind)));
            assert_eq!(a.without(wind), a.minus(Winds::one(wind)));
            assert!(Winds::full().contains(wind) && !Winds::EMPTY.contains(wind));
        }
        assert_eq!(a.len(), a.iter().count());
        assert_eq!((a.first(), a.is_empty()), (a.iter().next(), a == Winds::EMPTY));
        assert!(a.iter().is_sorted());
    }
}

#[test]
fn sets_are_written_as_words_and_as_lists() {
    assert_eq!((winds("we").to_string(), winds("").to_string()), ("east west".into(), "none".into()));
    assert_eq!(format!("{:?}", winds("sn")), "{North, South}");
    let list = serde_json::to_string(&winds("sn")).unwrap();
    assert_eq!(list, r#"["north","south"]"#);
    let read: Winds = serde_json::from_str(r#"["south","north","south"]"#).unwrap();
    assert_eq!(read, winds("sn"));
}

/// Every member comes, and equally often; one call of the generator for each, so that records stay what they are.
#[test]
fn draws_are_uniform_and_cost_one_number() {
    let mut rng = GameRng::new(Seed::from_number(5));
    let mut twin = rng.clone();
    let mut seen = [0; 4];
    for _ in 0..3000 {
        let mut set = winds("nsw");
        let drawn = set.draw(&mut rng).unwrap();
        seen[drawn.index()] += 1;
        assert_eq!(set, winds("nsw").without(drawn));
        twin.below(3);
    }
    assert!(seen[1] == 0 && [0, 2, 3].iter().all(|&wind| (900..1100).contains(&seen[wind])), "{seen:?}");
    assert_eq!(winds("").draw(&mut rng), None);
    assert_eq!(rng, twin);
}
