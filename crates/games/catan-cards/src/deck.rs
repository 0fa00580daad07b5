//! The printed facts: `data/cards.toml`, read once.

use std::sync::LazyLock;

use serde::Deserialize;

use crate::event::{EventCard, EventCards};
use crate::{Building, Buildings, Card, Cards, Face, Faces, Resource, Side};

/// The cards in the box and the numbers printed on them.
#[derive(Debug)]
pub struct Deck {
    /// All resource cards (CA-2).
    pub resources: Cards,
    /// All building cards (CA-4).
    pub buildings: Buildings,
    /// All event cards (CA-6).
    pub events: EventCards,
    /// The start cards (CA-3), by row of the data.
    pub starts: Vec<StartCard>,
    /// The overview cards (CA-7).
    pub overviews: u8,
    /// The optional display of a first game (CA-10).
    pub first_display: Buildings,
    /// The numbers of the rules.
    pub rules: Numbers,
    /// Longest Trade Route (CA-53).
    pub longest_trade_route: SpecialCard,
    /// Largest Knight Force (CA-54).
    pub largest_knight_force: SpecialCard,
    printed: [Printed; 4],
    metropolis: Printed,
    metropolises: [Faces; 2],
    yield_bonus_b: u8,
    replacement: [u8; 12],
    event_draws: [u8; 5],
}

/// The numbers of the rules, as in the data.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Numbers {
    /// Resource cards dealt to each player (CA-13).
    pub start_hand: u8,
    /// Start settlements in front of each player (CA-14).
    pub start_settlements_per_player: u8,
    /// Start roads in front of each player (CA-15).
    pub start_roads_per_player: u8,
    /// Open building cards (CA-9).
    pub display_size: u8,
    /// What everybody draws in every yield phase (CA-20).
    pub yield_base: u8,
    /// What the partner draws after a trade (CA-29).
    pub trade_partner_bonus_draw: u8,
    /// The hand that is safe from the robber without knights (CA-59).
    pub robber_base_limit: u8,
    /// The points that win (CA-67).
    #[serde(skip)]
    pub target_vp: u8,
}

/// What a special victory point card asks for and gives (CA-7).
#[derive(Debug, Clone, Copy)]
pub struct SpecialCard {
    /// How many are in the box.
    pub copies: u8,
    /// Its points.
    pub points: u8,
    /// The fewest roads or knights that take it.
    pub minimum: u8,
    /// The kind of card that counts for it.
    pub counts: Building,
}

/// A card that players begin with.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StartCard {
    /// Its id in the data.
    pub id: String,
    /// What it is like once it lies on the table.
    pub kind: Building,
    /// How many are in the box.
    pub count: u8,
    /// Its points.
    #[serde(rename = "vp")]
    pub points: u8,
    /// Its owner is the first player (CA-14).
    #[serde(default, rename = "determines_first_player")]
    pub begins: bool,
}

#[derive(Debug, Clone, Copy, Default)]
struct Printed {
    cost: Cards,
    points: u8,
    yield_bonus: u8,
    robber_bonus: u8,
}

impl Deck {
    /// What a card costs.
    pub fn cost(&self, card: Card) -> Cards {
        self.printed(card).cost
    }

    /// The points of a visible card.
    pub fn points(&self, card: Card) -> u8 {
        self.printed(card).points
    }

    /// What a visible card adds to the yield of the active player (CA-21).
    pub fn yield_bonus(&self, card: Card) -> u8 {
        match card {
            Card::Building(_) | Card::Metropolis(Face::A) => self.printed(card).yield_bonus,
            Card::Metropolis(_) => self.yield_bonus_b,
        }
    }

    /// What a visible card adds to the hand that is safe from the robber (CA-52).
    pub fn robber_bonus(&self, card: Card) -> u8 {
        self.printed(card).robber_bonus
    }

    /// How many cards an event lets a player draw, or draw for each of what it counts (CA-61 to CA-63).
    pub fn draws(&self, event: EventCard) -> u8 {
        self.event_draws[event.index()]
    }

    /// How many equal cards replace one, by own roads (CA-40).
    pub fn replacement(&self, roads: u8) -> u8 {
        self.replacement[usize::from(roads).min(self.replacement.len() - 1)]
    }

    /// Each number of roads from which fewer cards replace one, with the number of cards (CA-40).
    pub fn replacements(&self) -> impl Iterator<Item = (u8, u8)> {
        let by_roads = (1..).zip(self.replacement.windows(2));
        by_roads.filter(|(_, cards)| cards[0] != cards[1]).map(|(roads, cards)| (roads, cards[1]))
    }

    /// The metropolis stack at the start (CA-5, CA-11).
    pub fn metropolises(&self, side: Side) -> Faces {
        self.metropolises[side.index()]
    }

    fn printed(&self, card: Card) -> &Printed {
        match card {
            Card::Building(building) => &self.printed[building.index()],
            Card::Metropolis(_) => &self.metropolis,
        }
    }
}

/// The deck of the box.
pub fn deck() -> &'static Deck {
    static DECK: LazyLock<Deck> =
        LazyLock::new(|| read(include_str!("../data/cards.toml")).expect("cards.toml is tested"));
    &DECK
}

fn read(text: &str) -> Result<Deck, toml::de::Error> {
    let file: File = toml::from_str(text)?;
    let named =
        |list: &[Counted], id: &str| list.iter().filter(|card| card.id == id).map(|card| card.count).sum();
    let mut printed = [Printed::default(); 4];
    let mut buildings = Buildings::default();
    for building in Building::ALL {
        for card in file.building.iter().filter(|card| card.id == Card::Building(building).id()) {
            printed[building.index()] = Printed {
                cost: card.cost.into(),
                points: card.vp,
                yield_bonus: card.yield_bonus,
                robber_bonus: card.robber_limit_bonus,
            };
            buildings.0[building.index()] = card.count;
        }
    }
    let mut first_display = Buildings::default();
    for id in &file.first_game_display.cards {
        if let Some(Card::Building(building)) = Card::from_id(id) {
            first_display.add(building);
        }
    }
    let mut replacement = [0; 12];
    for row in &file.replacement {
        replacement[usize::from(row.roads_min)..=usize::from(row.roads_max)].fill(row.pay);
    }
    let draws = |event: EventCard| {
        let found = file.event.iter().find(|card| card.id == event.id());
        found.map_or(0, |card| card.cards)
    };
    let special = |card: SpecialRow| SpecialCard {
        copies: card.count,
        points: card.vp,
        minimum: card.minimum,
        counts: card.counts,
    };
    let side_b = Face::SIDE_B.into_iter().fold(Faces::NONE, |stack, face| {
        stack.plus(Faces::of(face, named(&file.metropolis.side_b.card, Card::Metropolis(face).id())))
    });
    Ok(Deck {
        resources: Cards::new(Resource::ALL.map(|resource| named(&file.resource, resource.id()))),
        buildings,
        events: EventCards::new(|event| {
            file.event.iter().filter(|card| card.id == event.id()).map(|card| card.count).sum()
        }),
        event_draws: EventCard::ALL.map(draws),
        overviews: named(&file.aid, "overview"),
        first_display,
        rules: Numbers { target_vp: file.game.target_vp, ..file.rules },
        longest_trade_route: special(file.special.longest_trade_route),
        largest_knight_force: special(file.special.largest_knight_force),
        printed,
        metropolis: Printed {
            cost: file.metropolis.cost.into(),
            points: file.metropolis.vp,
            yield_bonus: file.metropolis.side_a.yield_bonus,
            robber_bonus: 0,
        },
        metropolises: [Faces::of(Face::A, file.metropolis.count), side_b],
        yield_bonus_b: file.metropolis.side_b.yield_bonus,
        replacement,
        starts: file.start_card,
    })
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    game: GameRow,
    rules: Numbers,
    resource: Vec<Counted>,
    start_card: Vec<StartCard>,
    building: Vec<BuildingRow>,
    metropolis: MetropolisRow,
    event: Vec<EventRow>,
    special: SpecialRows,
    aid: Vec<Counted>,
    replacement: Vec<ReplacementRow>,
    first_game_display: FirstDisplay,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct GameRow {
    target_vp: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Counted {
    id: String,
    count: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct BuildingRow {
    id: String,
    count: u8,
    vp: u8,
    cost: Cost,
    yield_bonus: u8,
    #[serde(default)]
    robber_limit_bonus: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EventRow {
    id: String,
    count: u8,
    #[serde(default)]
    cards: u8,
}

#[derive(Deserialize, Clone, Copy)]
#[serde(default, deny_unknown_fields)]
#[derive(Default)]
struct Cost {
    brick: u8,
    lumber: u8,
    wool: u8,
    grain: u8,
    ore: u8,
}

impl From<Cost> for Cards {
    fn from(cost: Cost) -> Cards {
        Cards::new([cost.brick, cost.lumber, cost.wool, cost.grain, cost.ore])
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct MetropolisRow {
    count: u8,
    vp: u8,
    cost: Cost,
    side_a: SideARow,
    side_b: SideBRow,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SideARow {
    yield_bonus: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SideBRow {
    yield_bonus: u8,
    card: Vec<Counted>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SpecialRows {
    longest_trade_route: SpecialRow,
    largest_knight_force: SpecialRow,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SpecialRow {
    count: u8,
    vp: u8,
    minimum: u8,
    counts: Building,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ReplacementRow {
    roads_min: u8,
    roads_max: u8,
    pay: u8,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FirstDisplay {
    cards: Vec<String>,
}
