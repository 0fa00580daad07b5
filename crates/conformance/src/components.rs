//! Nobody is told of a component that no game ever shows, and what can be used is used.

mod met;

use std::collections::{BTreeMap, BTreeSet};
use std::marker::PhantomData;

use steading_game::{Bot, Game, Seed, Setup, ThingId};

use crate::checks::texts;
use crate::setups;
use met::Met;

/// Plays games of many set-ups and looks for components that nobody can ever see, be told about or use.
///
/// All sentences that come up on the way must have their words in both languages. Every component must be named: its id by a view, an event or an action, or its name by a sentence. Those of chosen kinds must
/// be named by actions, and by some that easy bots play. An id that two kinds share counts for both. Where a
/// game means it otherwise, it says so, with a `kind` or with one component of it, `kind/id`:
///
/// ```
/// # use steading_conformance::ComponentKit;
/// # use steading_game::Game;
/// fn every_component_turns_up<G: Game>() {
///     ComponentKit::<G>::new().chosen(&["tile"]).unnamed(&["game"]).unused(&["tile/swamp"]).run();
/// }
/// ```
#[derive(Debug)]
pub struct ComponentKit<G> {
    setups: Vec<Setup>,
    chosen: Vec<&'static str>,
    meant: Vec<(Gap, &'static str)>,
    games: u64,
    game: PhantomData<G>,
}

/// What is missing of a component.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Gap {
    /// No view, event, action or sentence names it.
    Unnamed,
    /// No action names it.
    Unchosen,
    /// No action that an easy bot plays names it.
    Unused,
}

impl<G: Game> Default for ComponentKit<G> {
    fn default() -> ComponentKit<G> {
        ComponentKit::new()
    }
}

impl<G: Game> ComponentKit<G> {
    /// A kit that plays each of [`setups`] by the current rules once with random actions and once with easy bots.
    pub fn new() -> ComponentKit<G> {
        let (chosen, meant) = (Vec::new(), Vec::new());
        let current = |setup: &Setup| setup.rules() == G::info().rules_version;
        let setups = setups::<G>().into_iter().filter(current).collect();
        ComponentKit { setups, chosen, meant, games: 1, game: PhantomData }
    }

    /// One more set-up, where components are to be met that hardly ever come up.
    #[must_use]
    pub fn also(mut self, setup: Setup) -> ComponentKit<G> {
        self.setups.push(setup);
        self
    }

    /// The kinds whose components are chosen in actions.
    #[must_use]
    pub fn chosen(mut self, kinds: &[&'static str]) -> ComponentKit<G> {
        self.chosen.extend(kinds);
        self
    }

    /// Components that nothing names.
    #[must_use]
    pub fn unnamed(self, components: &[&'static str]) -> ComponentKit<G> {
        self.meaning(Gap::Unnamed, components)
    }

    /// Components of chosen kinds that nobody chooses.
    #[must_use]
    pub fn unchosen(self, components: &[&'static str]) -> ComponentKit<G> {
        self.meaning(Gap::Unchosen, components)
    }

    /// Components of chosen kinds that easy bots leave alone.
    #[must_use]
    pub fn unused(self, components: &[&'static str]) -> ComponentKit<G> {
        self.meaning(Gap::Unused, components)
    }

    fn meaning(mut self, gap: Gap, components: &[&'static str]) -> ComponentKit<G> {
        self.meant.extend(components.iter().map(|&component| (gap, component)));
        self
    }

    /// The number of games with random actions, and of those with easy bots, for each set-up.
    #[must_use]
    pub fn games(mut self, games: u64) -> ComponentKit<G> {
        self.games = games;
        self
    }

    /// Plays and looks.
    ///
    /// # Panics
    /// If a component does not turn up although it should, or turns up although the game says that it does not.
    pub fn run(&self) {
        let mut names = BTreeMap::new();
        let mut met = Met::<G>::default();
        for (number, setup) in (0..).zip(&self.setups) {
            let config = G::configure(setup).unwrap_or_else(|problem| panic!("{problem}"));
            names.extend(G::things(&config).into_iter().map(|thing| (thing.id, thing.name)));
            for game in 0..self.games {
                let seed = Seed::from_number(number).derive("game", game);
                met.play(&config, seed, Bot::Random);
                met.play(&config, seed, Bot::Easy);
            }
        }
        if let Err(problem) = texts::check(G::info(), &met.messages) {
            panic!("{}: {}", G::info().id, problem.what);
        }
        let gap = |id: &ThingId, name: &str| {
            let chosen = self.chosen.contains(&&*id.kind);
            let missing = |words: &BTreeSet<String>| !words.contains(&*id.id) && !words.contains(name);
            if missing(&met.named) {
                Some(Gap::Unnamed)
            } else if chosen && missing(&met.offered) {
                Some(Gap::Unchosen)
            } else {
                (chosen && missing(&met.played)).then_some(Gap::Unused)
            }
        };
        let gaps = names.iter().filter_map(|(id, name)| Some((gap(id, name)?, id)));
        let problems = self.problems(&gaps.collect::<Vec<_>>());
        assert!(problems.is_empty(), "{}: {}", G::info().id, problems.join("; "));
    }

    /// Every gap that is not meant, and everything meant that is no gap.
    fn problems(&self, gaps: &[(Gap, &ThingId)]) -> Vec<String> {
        let covers = |&(meant, component): &(Gap, &str), &(gap, id): &(Gap, &ThingId)| {
            meant == gap && (*id.kind == *component || format!("{}/{}", id.kind, id.id) == component)
        };
        let is_meant = |found: &&(Gap, &ThingId)| self.meant.iter().any(|meant| covers(meant, found));
        let is_found = |meant: &&(Gap, &str)| gaps.iter().any(|found| covers(meant, found));
        let found = gaps.iter().filter(|found| !is_meant(found));
        let found = found.map(|(gap, id)| format!("{gap:?} is {}/{}", id.kind, id.id));
        let stale = self.meant.iter().filter(|meant| !is_found(meant));
        found.chain(stale.map(|(gap, component)| format!("not {gap:?} is {component}"))).collect()
    }
}
