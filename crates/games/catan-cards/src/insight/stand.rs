//! How one seat stands: what it could build with its cards, and what that would bring.

use steading_game::Seat;

use crate::building::{self, Replacement};
use crate::{Building, Built, Card, Cards, Face, Phase, Resource, Special, State, Terms, deck, scoring};

/// A player's cards and everything that decides what they are good for.
#[derive(Debug, Clone, Copy)]
pub(super) struct Stand {
    pub(super) hand: Cards,
    pub(super) built: Built,
    pub(super) points: u8,
    pub(super) route: Race,
    pub(super) force: Race,
    may_replace: bool,
}

/// The race for a special card.
#[derive(Debug, Clone, Copy)]
pub(super) struct Race {
    pub(super) held: bool,
    /// Own roads or knights.
    pub(super) own: u8,
    /// The most of anybody else.
    pub(super) others: u8,
    /// Whether a tie is won, or lost, or decided by who holds the card (CA-56).
    own_tie_break: bool,
    others_tie_break: bool,
    special: Special,
}

/// How a card can be paid.
pub(super) type Payment = Option<Replacement>;

impl Stand {
    pub(super) fn of(state: &State, seat: Seat) -> Stand {
        let player = state.player(seat);
        let race = |special| Race::of(state, seat, special);
        Stand {
            hand: player.hand,
            built: player.built,
            points: scoring::points(state, seat),
            route: race(Special::LongestTradeRoute),
            force: race(Special::LargestKnightForce),
            // The others replace in a turn of their own.
            may_replace: seat != state.turn.active || !state.turn.replaced,
        }
    }

    /// The points that building the card gains, special cards included.
    pub(super) fn gain(&self, card: Card) -> u8 {
        let points = |card| deck().points(card);
        match card {
            Card::Building(Building::Road) => self.route.gain(1, false),
            Card::Building(Building::Knight) => self.force.gain(1, false),
            Card::Building(Building::Settlement) => points(card),
            Card::Building(Building::City) => points(card) - points(Card::Building(Building::Settlement)),
            Card::Metropolis(face) => {
                points(card) - points(Card::Building(Building::City))
                    + self.route.gain(0, face == Face::LongestRoute)
                    + self.force.gain(0, face == Face::LargestKnights)
            }
        }
    }

    /// Whether building the card wins the game.
    pub(super) fn wins(&self, card: Card) -> bool {
        self.points + self.gain(card) >= deck().rules.target_vp
    }

    /// Whether the card that it must cover lies visible.
    pub(super) fn has_room(&self, card: Card) -> bool {
        building::has_room(&self.built, card)
    }

    /// How many cards are missing for it after the best replacement.
    pub(super) fn lacks(&self, card: Card) -> u8 {
        let cost = building::cost(card);
        let missing = cost.minus(self.hand).total();
        missing - u8::from(missing > 0 && self.replacing(cost).is_some())
    }

    /// How the hand pays for the card; a replacement only if one is needed.
    pub(super) fn payment(&self, card: Card) -> Option<Payment> {
        let cost = building::cost(card);
        let missing = cost.minus(self.hand);
        match missing.total() {
            0 => Some(None),
            1 => self
                .replacing(cost)
                .zip(missing.kinds().next())
                .map(|(with, missing)| Some(Replacement { missing, with })),
            _ => None,
        }
    }

    /// The kind of which most is left beyond the cost, if that is enough to replace one missing card. It is never the
    /// missing kind itself: nothing is left of that.
    fn replacing(&self, cost: Cards) -> Option<Resource> {
        let left = self.hand.minus(cost);
        let kind = left.kinds().max_by_key(|&kind| left.count(kind))?;
        (self.may_replace && left.count(kind) >= deck().replacement(self.built.roads)).then_some(kind)
    }

    /// How it stands after building the card with this payment; what an event or a metropolis brings is not known.
    pub(super) fn after(&self, card: Card, payment: Payment) -> Stand {
        let mut after = *self;
        let cost = building::cost(card);
        let price = payment.map_or(cost, |replace| replace.payment(cost, self.built.roads));
        after.hand = self.hand.minus(price);
        after.may_replace &= payment.is_none();
        after.points += self.gain(card);
        building::lay(&mut after.built, card);
        match card {
            Card::Building(Building::Road) => after.route.build(),
            Card::Building(Building::Knight) => after.force.build(),
            Card::Building(Building::Settlement | Building::City) => {}
            Card::Metropolis(face) => {
                after.route.decide(face == Face::LongestRoute);
                after.force.decide(face == Face::LargestKnights);
            }
        }
        after
    }

    /// How it stands after giving `terms.give` for `terms.want`.
    pub(super) fn swapped(&self, terms: &Terms) -> Stand {
        Stand { hand: self.hand.minus(terms.give).plus(terms.want), ..*self }
    }

    /// The most points that the hand buys in one turn with at most `builds` cards of what is offered now.
    pub(super) fn points_in_hand(&self, state: &State, builds: u8) -> u8 {
        if builds == 0 {
            return 0;
        }
        let plans = self.offered(state).filter_map(|card| {
            let payment = self.payment(card)?;
            Some(self.gain(card) + self.after(card, payment).points_in_hand(state, builds - 1))
        });
        plans.max().unwrap_or(0)
    }

    /// The open offer, as far as there is room for it.
    pub(super) fn offered(&self, state: &State) -> impl Iterator<Item = Card> {
        let built = self.built;
        state.market.cards().filter(move |&card| building::has_room(&built, card))
    }
}

impl Race {
    fn of(state: &State, seat: Seat, special: Special) -> Race {
        let face = special.tie_break();
        let others = state.seats().filter(|&other| other != seat).map(|other| &state.player(other).built);
        let most = others.clone().map(|built| special.count(built)).max().unwrap_or(0);
        Race {
            held: state.specials.holder(special) == Some(seat),
            own: special.count(&state.player(seat).built),
            others: most,
            own_tie_break: state.player(seat).built.has(face),
            others_tie_break: others.clone().any(|built| built.has(face) && special.count(built) == most),
            special,
        }
    }

    /// The points of taking the card with so many more roads or knights.
    fn gain(&self, more: u8, tie_break: bool) -> u8 {
        let own = self.own + more;
        let ahead = own > self.others || (own == self.others && (tie_break || self.own_tie_break));
        let takes = !self.held && ahead && own >= self.special.printed().minimum;
        if takes { self.special.printed().points } else { 0 }
    }

    /// How far ahead, in roads or knights; a tie counts half for whoever would win it.
    pub(super) fn lead(&self) -> f32 {
        let ahead = f32::from(self.own) - f32::from(self.others);
        match (self.own_tie_break, self.others_tie_break) {
            (true, _) => ahead + 0.5,
            (_, true) => ahead - 0.5,
            (false, false) => ahead,
        }
    }

    /// Whether the next road or knight takes the card.
    pub(super) fn is_one_away(&self) -> bool {
        self.gain(1, false) > 0
    }

    fn build(&mut self) {
        self.held |= self.gain(1, false) > 0;
        self.own += 1;
    }

    fn decide(&mut self, tie_break: bool) {
        self.held |= self.gain(0, tie_break) > 0;
        self.own_tie_break |= tie_break;
    }
}

/// How many turns of others come before the next own one.
pub(super) fn turns_to_wait(state: &State, seat: Seat) -> u8 {
    let players = state.config.players;
    match state.phase {
        Phase::Over(_) => players,
        _ => (seat.0 + players - state.turn.active.0) % players,
    }
}
