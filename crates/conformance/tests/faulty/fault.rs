//! What can be made wrong with Hoard.

use std::cell::Cell;

/// A way to break the contract.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Fault {
    None,
    AcceptsAnyPlayers,
    ForgetsItsSetup,
    ForgetsItsRules,
    EarlierOptionIsUnknown,
    ReadingIsNoValue,
    PanicsAtTheStart,
    NeverEnds,
    WaitsForTheIdle,
    MayActForgetsKnockers,
    OutcomeComesEarly,
    OutcomeNeverComes,
    ActsAfterTheEnd,
    GhostsMayKnock,
    ClockPlaysNonsense,
    ForgetsToListSilver,
    ListsDrawTwice,
    ListsWhatItRefuses,
    ListClearsTheBuffer,
    AcceptsCardsNotInHand,
    AcceptsKnocksOfTheActive,
    NamesNoSuchRule,
    PanicsOnListed,
    RandomIsNotListed,
    RandomNeverBoasts,
    EasyBotCheats,
    EasyBotDoesNothing,
    EasyBotKnowsTheDeck,
    DrawLosesTheCard,
    FreeFormLosesCards,
    TextReadsAsAnother,
    TextHasALineBreak,
    NumbersClash,
    NumberOutsideTheSpace,
    LuckComesFromOutside,
    EventsComeFromOutside,
    PositionDropsLuck,
    PositionDropsThePlaceInTheStream,
    PositionNeedsItsOrder,
    ViewShowsOtherHands,
    ViewShowsTheTopCard,
    ViewDoesNotReadBack,
    ScoreTellsOtherHands,
    PromptTellsOtherHands,
    ListTellsOtherHands,
    RefusalTellsOtherHands,
    ScrambleDoesNothing,
    ScrambleForgetsTheDeck,
    ScrambleLosesCards,
    ScrambleKeepsTheGenerator,
    EventShowsTheCard,
    ViewForgetsTheSetup,
    EventIsSeenTwiceAsMuch,
    HostSeesHalfOfIt,
    GuessForgetsOwnHand,
    GuessLosesACard,
    GuessIsAlwaysTheSame,
    GuessUsesOutsideChance,
    GuessPanicsOnNonsense,
    GuessTrustsNonsense,
    HostGuessesTheDeck,
    UndoAfterDraw,
    UndoAfterTheTurn,
    UndoAfterASecretDraw,
    UndoAfterARoll,
    RefusalChangesTheState,
    ApplyIgnoresCheck,
    ParserCutsLetters,
    PositionParserPanics,
    PositionParserTrusts,
    GermanLacksAMessage,
    BothLackAWord,
    SentenceWantsAnotherFact,
    BothLackAnOption,
    BothLackTheImpossible,
    FeatureIsForgotten,
    FeatureGrowsTooGreat,
    ProgressStopsShort,
    ProgressFallsBack,
    WeightsAreInverted,
    LikelyFindsNothing,
    LikelyIsIllegal,
    LikelyIsRandom,
    ImaginedCardIsInvented,
    ImaginedIsSomethingElse,
    ImaginedComesToNothing,
    ListsAThingTwice,
    ListsNoThings,
    ThingLacksAWord,
    ThingNamesNoSuchRule,
    ListsWhatNobodyMeets,
    EasyBotHatesGold,
}

thread_local! {
    static FAULT: Cell<Fault> = const { Cell::new(Fault::None) };
    static OUTSIDE: Cell<u8> = const { Cell::new(0) };
}

/// Runs `test` on a Hoard with this fault. Every test has a thread of its own.
pub(crate) fn with<T>(fault: Fault, test: impl FnOnce() -> T) -> T {
    FAULT.set(fault);
    let result = test();
    FAULT.set(Fault::None);
    result
}

/// Whether Hoard has this fault now.
pub(crate) fn has(fault: Fault) -> bool {
    FAULT.get() == fault
}

/// Something that does not follow from the state.
pub(crate) fn outside() -> u8 {
    OUTSIDE.set(OUTSIDE.get().wrapping_add(1));
    OUTSIDE.get()
}
