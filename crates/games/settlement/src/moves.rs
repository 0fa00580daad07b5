//! Legal actions: all of them, and why another one is not.
//!
//! What can be chosen is a handful of small sets, one [`Block`] for each kind of action. Listing walks through them, and a
//! random action is found by counting, without listing anything.

use steading_game::{GameRng, Illegal, Member, Seat};

use crate::effect::Way;
use crate::{
    Action, Artifact, Phase, Place, Region, Resource, Space, State, Street, Trade, activate_fortification,
    activate_region, activate_street, artifact, construct, explore, fortify, hero, hunt, pass, phase, round,
    trade,
};

/// A kind of action and a set of numbers that stand for what it is done to.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Block {
    /// How many numbers there are.
    pub(crate) size: u32,
    /// The action with that number.
    pub(crate) action: fn(u32) -> Option<Action>,
}

/// The kinds of actions, in the order of listing.
pub(crate) const BLOCKS: [Block; 16] = [
    Block { size: 14, action: |n| Artifact::ALL.get(n as usize).copied().map(Action::Take) },
    Block { size: 27, action: |n| Some(Action::Build { space: (n / 3) as u8, street: street(n % 3)? }) },
    Block { size: 3, action: |n| region(n).map(Action::Explore) },
    Block { size: 9, action: |n| space(n).map(Action::Lay) },
    Block { size: 9, action: |n| space(n).map(Action::Hunt) },
    Block { size: 9, action: |n| space(n).map(Action::Fortify) },
    Block { size: 3, action: |n| region(n).map(Action::ActivateRegion) },
    Block { size: 3, action: |n| street(n).map(Action::ActivateStreet) },
    Block { size: 9, action: |n| space(n).map(Action::ActivateFortification) },
    Block { size: 4, action: |n| Some(Action::Invite(n as u8)) },
    Block { size: 23, action: |n| Trade::ALL.get(n as usize).copied().map(Action::Trade) },
    Block { size: 54, action: use_building },
    Block { size: 5, action: |n| Resource::ALL.get(n as usize).copied().map(Action::Luck) },
    Block { size: 2, action: |n| Some(Action::Monster(n == 0)) },
    Block { size: 1, action: |_| Some(Action::Stop) },
    Block { size: 2, action: |n| Some(if n == 0 { Action::End } else { Action::Pass }) },
];

const TAKE: usize = 0;
const BUILD: usize = 1;
const EXPLORE: usize = 2;
const LAY: usize = 3;
const HUNT: usize = 4;
const FORTIFY: usize = 5;
const REGION: usize = 6;
const STREET: usize = 7;
const FORT: usize = 8;
const INVITE: usize = 9;
const TRADE: usize = 10;
const USE: usize = 11;
const LUCK: usize = 12;
const MONSTER: usize = 13;
const STOP: usize = 14;
const FINISH: usize = 15;

fn region(number: u32) -> Option<Region> {
    Region::ALL.get(number as usize).copied()
}

fn street(number: u32) -> Option<Street> {
    Street::ALL.get(number as usize).copied()
}

fn space(number: u32) -> Option<Space> {
    Space::from_index(number as usize)
}

pub(crate) fn use_building(number: u32) -> Option<Action> {
    let (place, way) = (number as usize / Way::COUNT, number as usize % Way::COUNT);
    Some(Action::Use { place: Place::from_index(place)?, choice: Way::at(way)?.0 })
}

/// What the active player can choose, except what to keep: a block and a set of its numbers, in the order of listing.
struct Choices {
    sets: [(usize, u64); 11],
    len: usize,
}

impl Choices {
    fn of(state: &State) -> Choices {
        let mut choices = Choices { sets: [(0, 0); 11], len: 0 };
        match state.phase {
            Phase::Draft | Phase::NewArtifact => choices.push(TAKE, u64::from(state.artifacts.bits())),
            Phase::Turn => choices.push_turn(state),
            Phase::Placing { tile } => choices.push(LAY, u64::from(explore::spaces(state, tile).bits())),
            Phase::Luck { region } => {
                choices.push(LUCK, u64::from(artifact::scroll_of_luck::kinds(state, region).bits()));
            }
            Phase::Checking { .. } => choices.push(MONSTER, 0b11),
            Phase::Street { .. } | Phase::Clock { .. } => {
                choices.push(TRADE, u64::from(trade::targets(state)));
                choices.push(USE, activate_street::uses(state));
                choices.push(STOP, 1);
            }
            Phase::Keeping | Phase::Over => {}
        }
        choices
    }

    fn push_turn(&mut self, state: &State) {
        if !state.acted && state.active().settlers() > 0 {
            self.push(BUILD, u64::from(construct::targets(state)));
            self.push(EXPLORE, u64::from(explore::targets(state)));
            self.push(HUNT, u64::from(hunt::targets(state)));
            self.push(FORTIFY, u64::from(fortify::targets(state)));
            self.push(REGION, u64::from(activate_region::targets(state)));
            self.push(STREET, u64::from(activate_street::targets(state)));
            self.push(FORT, u64::from(activate_fortification::targets(state)));
        }
        if !state.invited {
            let held = state.active().resources;
            let mut places = 0;
            for (place, hero) in state.heroes.row.iter().enumerate() {
                let affordable = hero.is_some_and(|hero| held.contains(state.data().price(place, hero)));
                places |= u64::from(affordable) << place;
            }
            self.push(INVITE, places);
        }
        self.push(TRADE, u64::from(trade::targets(state)));
        self.push(FINISH, if state.acted || state.invited { 0b11 } else { 0b10 });
    }

    fn push(&mut self, block: usize, set: u64) {
        if set != 0 {
            self.sets[self.len] = (block, set);
            self.len += 1;
        }
    }

    fn sets(&self) -> &[(usize, u64)] {
        &self.sets[..self.len]
    }
}

/// Appends every legal action of `seat`, in a stable order.
pub(crate) fn legal_actions(state: &State, seat: Seat, out: &mut Vec<Action>) {
    if !phase::must_act(state).contains(seat) {
        return;
    }
    if state.phase == Phase::Keeping {
        pass::for_each_choice(state, &mut |basics| out.push(Action::Keep(basics)));
        return;
    }
    for &(block, set) in Choices::of(state).sets() {
        let mut left = set;
        while left != 0 {
            out.extend((BLOCKS[block].action)(left.trailing_zeros()));
            left &= left - 1;
        }
    }
}

/// A random legal action, each one equally likely, without listing them.
pub(crate) fn random_action(
    state: &State,
    seat: Seat,
    rng: &mut GameRng,
    scratch: &mut Vec<Action>,
) -> Option<Action> {
    if state.phase == Phase::Keeping {
        scratch.clear();
        legal_actions(state, seat, scratch);
        return rng.pick(scratch).copied();
    }
    if !phase::must_act(state).contains(seat) {
        return None;
    }
    let choices = Choices::of(state);
    let total = choices.sets().iter().map(|(_, set)| set.count_ones()).sum();
    let mut number = rng.below(total);
    for &(block, set) in choices.sets() {
        let count = set.count_ones();
        if number < count {
            let mut left = set;
            for _ in 0..number {
                left &= left - 1;
            }
            return (BLOCKS[block].action)(left.trailing_zeros());
        }
        number -= count;
    }
    None
}

/// Whether `seat` may do `action` now, and if not, which rule forbids it.
pub(crate) fn check(state: &State, seat: Seat, action: Action) -> Result<(), Illegal> {
    if state.phase == Phase::Over {
        return Err(Illegal::new("SE-11.4", "illegal-game-over"));
    }
    if seat.0 >= state.config.players {
        return Err(Illegal::new("SE-2.2", "illegal-no-such-seat"));
    }
    if seat != state.active {
        return Err(not_your_turn(state, seat, action));
    }
    match action {
        Action::Take(artifact) => pass::check_take(state, artifact),
        Action::Build { space, street } => construct::check(state, usize::from(space), street),
        Action::Explore(region) => explore::check(state, region),
        Action::Lay(space) => explore::check_place(state, space),
        Action::Hunt(space) => hunt::check(state, space),
        Action::Fortify(space) => fortify::check(state, space),
        Action::ActivateRegion(region) => activate_region::check(state, region),
        Action::ActivateStreet(street) => activate_street::check(state, street),
        Action::ActivateFortification(space) => activate_fortification::check(state, space),
        Action::Invite(place) => phase::in_turn(state).and_then(|()| hero::check(state, usize::from(place))),
        Action::Trade(trade) => trade::check(state, trade),
        Action::Use { place, choice } => activate_street::check_use(state, place, choice),
        Action::Stop => activate_street::check_stop(state),
        Action::Luck(kind) => activate_region::check_luck(state, kind),
        Action::Monster(_) => match state.phase {
            Phase::Checking { .. } => Ok(()),
            _ => Err(Illegal::new("SE-10.14", "illegal-no-check")),
        },
        Action::Keep(basics) => pass::check_keep(state, basics),
        Action::End => round::check_end(state),
        Action::Pass => phase::in_turn(state),
    }
}

/// Somebody else is active: the draft order, the pass of this round, the ban on trading, or simply the turn order.
fn not_your_turn(state: &State, seat: Seat, action: Action) -> Illegal {
    let (rule, key) = match (state.phase, action) {
        (Phase::Draft, _) => ("SE-3.9", "illegal-not-your-turn"),
        _ if state.passed.contains(seat) => ("SE-4.5", "illegal-passed"),
        (_, Action::Trade(_)) => ("AMB-15", "illegal-not-your-turn"),
        _ => ("SE-4.1", "illegal-not-your-turn"),
    };
    let illegal = Illegal::new(rule, key);
    if key == "illegal-passed" { illegal } else { illegal.with("active", state.active) }
}
