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

use steading_game::{EventSink, Set, named};

use crate::{Event, Gain, Resource, Resources, State};

named! {
    /// An artifact (section 10 of the rules); what it does is data.
    pub enum Artifact {
        EternityClock = "eternity_clock",
        ExplorersAstrolabe = "explorers_astrolabe",
        MaceOfBravery = "mace_of_bravery",
        PotionOfPower = "potion_of_power",
        LivingChest = "living_chest",
        ScrollOfLuck = "scroll_of_luck",
        LeadersCrown = "leaders_crown",
        CheerfulMug = "cheerful_mug",
        MagicPurse = "magic_purse",
        DiamondRing = "diamond_ring",
        GuidingStar = "guiding_star",
        KnowledgeKey = "knowledge_key",
        TransformationMirror = "transformation_mirror",
        ShamansMask = "shamans_mask",
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
pub type Artifacts = Set<Artifact, u16>;
