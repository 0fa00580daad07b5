//! The heroes: the row below the market, the deck, and inviting one.
//!
//! Rules: SE-8, AMB-7, AMB-8.

use serde::{Deserialize, Serialize};
use steading_game::{EventSink, GameRng, Illegal, Undo};

use crate::artifact::{self, Moment};
use crate::{Data, Event, Gain, Monster, Resources, State};

/// A guild (SE-8.6).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Guild {
    /// 1 point per own terrain.
    Adventurer,
    /// 1 point per own building.
    Builder,
    /// 1 point per own fortification.
    Defender,
    /// The points on the card.
    Craftsman,
}

impl Guild {
    /// All of them, in the order of the rules.
    pub const ALL: [Guild; 4] = [Guild::Adventurer, Guild::Builder, Guild::Defender, Guild::Craftsman];

    /// The id in the data.
    pub fn id(self) -> &'static str {
        ["adventurer", "builder", "defender", "craftsman"][self.index()]
    }

    /// The key of the name of one of its heroes in the texts.
    pub fn key(self) -> &'static str {
        ["guild-adventurer", "guild-builder", "guild-defender", "guild-craftsman"][self.index()]
    }

    pub(crate) fn index(self) -> usize {
        self as usize
    }
}

/// A hero card, by its place in the data.
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct HeroId(pub(crate) u8);

impl HeroId {
    /// How many there are (SE-2.3).
    pub const COUNT: usize = 48;

    /// All of them.
    pub fn all() -> impl Iterator<Item = HeroId> {
        (0..HeroId::COUNT as u8).map(HeroId)
    }

    pub(crate) fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A set of hero cards.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct HeroSet(u64);

impl HeroSet {
    /// None.
    pub const NONE: HeroSet = HeroSet(0);
    /// All 48.
    pub const ALL: HeroSet = HeroSet((1 << HeroId::COUNT) - 1);

    /// Whether the card is in the set.
    pub fn contains(self, hero: HeroId) -> bool {
        self.0 >> hero.0 & 1 == 1
    }

    /// The set with the card.
    #[must_use]
    pub fn with(self, hero: HeroId) -> HeroSet {
        HeroSet(self.0 | 1 << hero.0)
    }

    /// The set without the card.
    #[must_use]
    pub fn without(self, hero: HeroId) -> HeroSet {
        HeroSet(self.0 & !(1 << hero.0))
    }

    /// What is in either set.
    #[must_use]
    pub fn or(self, other: HeroSet) -> HeroSet {
        HeroSet(self.0 | other.0)
    }

    /// What is in both sets.
    #[must_use]
    pub fn and(self, other: HeroSet) -> HeroSet {
        HeroSet(self.0 & other.0)
    }

    /// What is in this set and not in the other.
    #[must_use]
    pub fn and_not(self, other: HeroSet) -> HeroSet {
        HeroSet(self.0 & !other.0)
    }

    /// How many cards there are.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The cards in the order of the data.
    pub fn iter(self) -> impl Iterator<Item = HeroId> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let hero = (left != 0).then(|| HeroId(left.trailing_zeros() as u8))?;
            left &= left - 1;
            Some(hero)
        })
    }

    /// Takes a random card out: the top one of a shuffled deck.
    fn draw(&mut self, rng: &mut GameRng) -> Option<HeroId> {
        if self.is_empty() {
            return None;
        }
        let drawn = self.iter().nth(rng.below(self.len() as u32) as usize)?;
        *self = self.without(drawn);
        Some(drawn)
    }
}

impl FromIterator<HeroId> for HeroSet {
    fn from_iter<I: IntoIterator<Item = HeroId>>(heroes: I) -> HeroSet {
        heroes.into_iter().fold(HeroSet::NONE, HeroSet::with)
    }
}

/// The heroes that nobody has invited.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub struct Heroes {
    /// The hero row; index 0 is the leftmost place. Only left places are ever empty (SE-8.5).
    pub row: [Option<HeroId>; Heroes::PLACES],
    /// The face-down deck, in no order: cards are drawn at random.
    pub deck: HeroSet,
    /// The heroes discarded at the ends of rounds.
    pub discarded: HeroSet,
}

impl Heroes {
    /// Places in the row.
    pub const PLACES: usize = 4;

    /// The row filled from a shuffled deck, as the normal refill would do it (AMB-23).
    pub(crate) fn deal(rng: &mut GameRng) -> Heroes {
        let mut heroes = Heroes { row: [None; Heroes::PLACES], deck: HeroSet::ALL, discarded: HeroSet::NONE };
        for place in (0..Heroes::PLACES).rev() {
            heroes.row[place] = heroes.deck.draw(rng);
        }
        heroes
    }

    /// Whether a hero in the row shows that colour (SE-6.8.2).
    pub fn shows(&self, colour: Monster, data: &Data) -> bool {
        self.row.iter().flatten().any(|&hero| data.hero(hero).monster == colour)
    }

    /// Closes the gap at `place` by moving what is left of it to the right, and draws a card to the leftmost place.
    pub(crate) fn refill(&mut self, place: usize, rng: &mut GameRng) -> Option<HeroId> {
        self.row.copy_within(0..place, 1);
        self.row[0] = self.deck.draw(rng);
        self.row[0]
    }
}

/// What the hero on that place costs (SE-8.2); nothing if the place is empty.
pub(crate) fn price(state: &State, place: usize) -> Option<Resources> {
    let hero = (*state.heroes.row.get(place)?)?;
    Some(state.data().price(place, hero))
}

/// Whether the active player may invite the hero on that place.
pub(crate) fn check(state: &State, place: usize) -> Result<(), Illegal> {
    if state.invited {
        return Err(Illegal::new("SE-8.1", "illegal-already-invited"));
    }
    let Some(price) = price(state, place) else {
        return Err(Illegal::new("SE-8.5", "illegal-no-hero"));
    };
    state.must_hold("SE-8.2", price)
}

/// Invites the hero on that place (SE-8.3).
pub(crate) fn invite(state: &mut State, place: usize, events: &mut impl EventSink<Event>) -> Undo {
    let (seat, paid) = (state.active, price(state, place).unwrap_or_default());
    let Some(hero) = state.heroes.row[place] else { return Undo::Allowed };
    let card = *state.data().hero(hero);
    state.pay(paid);
    let settlers = state.gain(Gain::settlers(card.bonus_settlers)).settlers;
    events.tell(|| Event::Invited { seat, hero: card.key, guild: card.guild, paid, settlers });
    artifact::pay(state, Moment::Invite, None, events);
    let player = state.active_mut();
    player.heroes = player.heroes.with(hero);
    state.invited = true;
    arrive(state, place, events)
}

/// Closes the gap at `place`; a new hero is turned up as long as the deck lasts.
pub(crate) fn arrive(state: &mut State, place: usize, events: &mut impl EventSink<Event>) -> Undo {
    let Some(hero) = state.heroes.refill(place, &mut state.rng) else { return Undo::Allowed };
    events.tell(|| {
        let card = state.data().hero(hero);
        Event::HeroArrived { hero: card.key, guild: card.guild, monster: card.monster }
    });
    Undo::Barrier
}
