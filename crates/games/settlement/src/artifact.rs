//! The fourteen artifacts.
//!
//! Those that are numbers ("+1 diamond when you hunt") are rows of `data/artifacts.toml`, paid by [`pay`]. Those that
//! are verbs have a file of their own here.

pub(crate) mod eternity_clock;
pub(crate) mod guiding_star;
pub(crate) mod knowledge_key;
pub(crate) mod scroll_of_luck;
pub(crate) mod shamans_mask;
pub(crate) mod transformation_mirror;

use serde::{Deserialize, Serialize};
use steading_game::{EventSink, GameRng};

use crate::{Event, Gain, Resource, Resources, State};

/// An artifact (section 10 of the rules).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
#[expect(missing_docs, reason = "the names say it; what they do is data")]
pub enum Artifact {
    EternityClock,
    ExplorersAstrolabe,
    MaceOfBravery,
    PotionOfPower,
    LivingChest,
    ScrollOfLuck,
    LeadersCrown,
    CheerfulMug,
    MagicPurse,
    DiamondRing,
    GuidingStar,
    KnowledgeKey,
    TransformationMirror,
    ShamansMask,
}

impl Artifact {
    /// How many there are.
    pub const COUNT: usize = 14;

    /// All of them, in the order of the rules.
    pub const ALL: [Artifact; Artifact::COUNT] = [
        Artifact::EternityClock,
        Artifact::ExplorersAstrolabe,
        Artifact::MaceOfBravery,
        Artifact::PotionOfPower,
        Artifact::LivingChest,
        Artifact::ScrollOfLuck,
        Artifact::LeadersCrown,
        Artifact::CheerfulMug,
        Artifact::MagicPurse,
        Artifact::DiamondRing,
        Artifact::GuidingStar,
        Artifact::KnowledgeKey,
        Artifact::TransformationMirror,
        Artifact::ShamansMask,
    ];

    /// The id in the data and the key of its name in the texts.
    pub fn id(self) -> &'static str {
        [
            "eternity_clock",
            "explorers_astrolabe",
            "mace_of_bravery",
            "potion_of_power",
            "living_chest",
            "scroll_of_luck",
            "leaders_crown",
            "cheerful_mug",
            "magic_purse",
            "diamond_ring",
            "guiding_star",
            "knowledge_key",
            "transformation_mirror",
            "shamans_mask",
        ][self.index()]
    }

    /// The artifact with that id.
    pub fn from_id(id: &str) -> Option<Artifact> {
        Artifact::ALL.into_iter().find(|artifact| artifact.id() == id)
    }

    pub(crate) fn index(self) -> usize {
        self as usize
    }
}

/// What an artifact does.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ArtifactEffect {
    /// A gain whenever that happens.
    Gain(Moment, Gain),
    /// One token of the terrain that it happens to.
    TerrainResource(Moment),
    /// The effect of a building just built may be used: Eternity Clock.
    UseNewBuilding,
    /// One more token of a region: Scroll of Luck.
    RegionResource,
    /// A region may be activated twice: Guiding Star.
    RegionAgain,
    /// A street may be activated twice: Knowledge Key.
    StreetAgain,
    /// Basics are traded one for one: Transformation Mirror.
    TradeBasics,
    /// The owner decides whether monsters appear: Shaman's Mask.
    DecideMonster,
}

/// Something that an artifact may pay for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Moment {
    /// The artifact is taken.
    Take,
    /// A terrain was explored.
    Explore,
    /// A monster was hunted.
    Hunt,
    /// A fortification was built.
    Fortify,
    /// A fortification was activated.
    ActivateFortification,
    /// A hero was invited.
    Invite,
}

impl Moment {
    /// The key of the sentence that says what comes at that moment: "Each time you hunt: …".
    pub fn key(self) -> &'static str {
        match self {
            Moment::Take => "verb-on-take",
            Moment::Explore => "verb-on-explore",
            Moment::Hunt => "verb-on-hunt",
            Moment::Fortify => "verb-on-fortify",
            Moment::ActivateFortification => "verb-on-activate-fortification",
            Moment::Invite => "verb-on-invite",
        }
    }
}

/// Pays what the active player's artifact gives at that moment; `terrain` is the resource of the terrain it is about.
pub(crate) fn pay(
    state: &mut State,
    moment: Moment,
    terrain: Option<Resource>,
    events: &mut impl EventSink<Event>,
) {
    let Some(artifact) = state.active().artifact else { return };
    let gain = match (state.data().artifact(artifact), terrain) {
        (ArtifactEffect::Gain(when, gain), _) if when == moment => gain,
        (ArtifactEffect::TerrainResource(when), Some(kind)) if when == moment => {
            Gain::resources(Resources::of(kind, 1))
        }
        _ => return,
    };
    let (seat, gain) = (state.active, state.gain(gain));
    events.tell(|| Event::ArtifactPaid { seat, artifact, gain });
}

/// Whether the active player's artifact does this.
pub(crate) fn active_has(state: &State, effect: ArtifactEffect) -> bool {
    state.active().artifact.is_some_and(|artifact| state.data().artifact(artifact) == effect)
}

/// A set of artifacts.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Default, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(type = "Array<Artifact>"))]
#[serde(from = "Vec<Artifact>", into = "Vec<Artifact>")]
pub struct Artifacts(u16);

impl Artifacts {
    /// None.
    pub const NONE: Artifacts = Artifacts(0);
    /// All fourteen.
    pub const ALL: Artifacts = Artifacts((1 << Artifact::COUNT) - 1);

    /// Whether `artifact` is in the set.
    pub fn contains(self, artifact: Artifact) -> bool {
        self.0 >> artifact.index() & 1 == 1
    }

    /// The set with `artifact`.
    #[must_use]
    pub fn with(self, artifact: Artifact) -> Artifacts {
        Artifacts(self.0 | 1 << artifact.index())
    }

    /// The set without `artifact`.
    #[must_use]
    pub fn without(self, artifact: Artifact) -> Artifacts {
        Artifacts(self.0 & !(1 << artifact.index()))
    }

    /// What is in this set and not in the other.
    #[must_use]
    pub fn and_not(self, other: Artifacts) -> Artifacts {
        Artifacts(self.0 & !other.0)
    }

    /// How many there are.
    pub fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The artifacts in the order of the rules.
    pub fn iter(self) -> impl Iterator<Item = Artifact> {
        Artifact::ALL.into_iter().filter(move |&artifact| self.contains(artifact))
    }

    pub(crate) fn nth(self, number: u32) -> Option<Artifact> {
        self.iter().nth(number as usize)
    }

    /// Takes a random one out.
    pub(crate) fn draw(&mut self, rng: &mut GameRng) -> Option<Artifact> {
        let drawn = self.nth(rng.below(self.len() as u32))?;
        *self = self.without(drawn);
        Some(drawn)
    }
}

impl FromIterator<Artifact> for Artifacts {
    fn from_iter<I: IntoIterator<Item = Artifact>>(artifacts: I) -> Artifacts {
        artifacts.into_iter().fold(Artifacts::NONE, Artifacts::with)
    }
}

impl From<Vec<Artifact>> for Artifacts {
    fn from(artifacts: Vec<Artifact>) -> Artifacts {
        artifacts.into_iter().collect()
    }
}

impl From<Artifacts> for Vec<Artifact> {
    fn from(artifacts: Artifacts) -> Vec<Artifact> {
        artifacts.iter().collect()
    }
}
