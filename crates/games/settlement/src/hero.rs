//! The heroes: the row below the market, the deck, and inviting one.
//!
//! Rules: SE-8, AMB-7, AMB-8.

use steading_game::{EventSink, GameRng, Illegal, Member, Seat, Set, Undo, Viewer, named};

use crate::artifact::{self, Moment};
use crate::{Data, Event, Gain, Monster, Phase, Resources, State};

named! {
    /// A guild (SE-8.6).
    pub enum Guild in "guild" {
        /// 1 point per own terrain.
        Adventurer = "adventurer",
        /// 1 point per own building.
        Builder = "builder",
        /// 1 point per own fortification.
        Defender = "defender",
        /// The points on the card.
        Craftsman = "craftsman",
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

impl Member for HeroId {
    const COUNT: usize = HeroId::COUNT;

    #[inline]
    fn place(self) -> usize {
        self.index()
    }

    #[inline]
    fn at(place: usize) -> Option<HeroId> {
        (place < HeroId::COUNT).then_some(HeroId(place as u8))
    }
}

/// A set of hero cards.
pub type HeroSet = Set<HeroId>;

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
        let mut heroes =
            Heroes { row: [None; Heroes::PLACES], deck: HeroSet::full(), discarded: HeroSet::EMPTY };
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

/// Whether `viewer` sees the invited heroes of `seat`, and so its points (AMB-7): always where they lie open; face down the owner
/// alone does, until the game is over.
pub(crate) fn are_shown(state: &State, seat: Seat, viewer: Viewer) -> bool {
    !state.config.hides_heroes() || viewer.is(seat) || state.phase == Phase::Over
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
    events.tell(|| {
        if state.config.hides_heroes() {
            Event::InvitedFaceDown { seat, hero: Some(card.key), guild: Some(card.guild), paid, settlers }
        } else {
            Event::Invited { seat, hero: card.key, guild: card.guild, paid, settlers }
        }
    });
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
