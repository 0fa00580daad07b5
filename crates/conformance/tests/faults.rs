//! The kit can fail: a sound game passes, and every fault is found by the check that is there for it.

mod faulty;

use std::panic::{AssertUnwindSafe, catch_unwind};

use steading_conformance::{Check, ComponentKit, Conformance, Failure, InsightKit, Report, setups};
use steading_game::{Game, Setup};

use faulty::Faulty;
use faulty::fault::{Fault, with};

#[test]
fn a_sound_game_conforms_with_all_options() {
    assert!(setups::<Faulty>().len() >= 6);
    Conformance::<Faulty>::for_each_setup(|kit| kit.games(60).every(10));
}

#[test]
fn a_run_looks_at_everything() {
    let report = kit().run();
    let Report { games, decisions, longest_game, out_of_turn, free_form, undone, studied, actions, .. } =
        report;
    assert_eq!(games, 120);
    assert!(decisions > 600 && longest_game >= 20, "{report}");
    assert!(out_of_turn > 60 && free_form > 20 && undone > 200 && studied > 40 && actions > 10, "{report}");
    assert!(
        report.broken_views_read > 20 && report.broken_positions_read > 20 && report.messages > 50,
        "{report}"
    );
}

#[test]
fn the_same_seed_gives_the_same_run() {
    assert_eq!(kit().run(), kit().run());
    assert_ne!(kit().run(), kit().seed(2).run());
}

#[test]
fn a_report_says_where_and_what() {
    let report = failure(Fault::DrawLosesTheCard).to_string();
    let parts = [
        "hoard does not conform: audit",
        "decision: seat",
        "`draw`",
        "seed 1, game 0, after ",
        "\n    deck ",
    ];
    for part in parts {
        assert!(report.contains(part), "`{part}` is missing in:\n{report}");
    }
}

#[test]
fn a_run_that_studies_nothing_does_not_pass() {
    let failure = kit().games(0).try_run().unwrap_err();
    assert!(failure.what.contains("no position was studied"), "{failure}");
}

#[test]
fn a_game_that_claims_to_hide_nothing_is_taken_at_its_word() {
    assert_eq!(kit().open().try_run().unwrap_err().check, Check::Views);
}

macro_rules! faults {
    ($($check:ident: $($fault:ident ($name:ident) $words:literal),+;)+) => {$($(
        #[test]
        fn $name() {
            let failure = failure(Fault::$fault);
            assert_eq!(failure.check, Check::$check, "{failure}");
            assert!(failure.what.contains($words), "{failure}");
        }
    )+)+};
}

faults! {
    Setup:
        AcceptsAnyPlayers (accepts_any_players) "a set-up for 0 players was accepted",
        ForgetsItsSetup (forgets_its_setup) "the game says that its set-up is",
        ForgetsItsRules (forgets_its_rules) "a game by version 2 of the rules says that it is one by version 1",
        EarlierOptionIsUnknown (earlier_option_is_unknown) "no value of an option: `stones=3`",
        ReadingIsNoValue (reading_is_no_value) "what is commonly played is no value of the reading: `mood=sad`",
        PanicsAtTheStart (panics_at_the_start) "no table";
    Ends:
        NeverEnds (never_ends) "not over after 500 decisions",
        WaitsForTheIdle (waits_for_the_idle) "must act, but only",
        MayActForgetsKnockers (may_act_forgets_knockers) "the seats with legal actions are",
        OutcomeComesEarly (outcome_comes_early) "there is an outcome",
        OutcomeNeverComes (outcome_never_comes) "there is no outcome",
        ActsAfterTheEnd (acts_after_the_end) "the seats with legal actions are",
        GhostsMayKnock (ghosts_may_knock) "does not exist and has legal actions",
        ClockPlaysNonsense (clock_plays_nonsense) "the clock plays";
    Complete:
        ForgetsToListSilver (forgets_to_list_silver) "not listed",
        ListsDrawTwice (lists_draw_twice) "twice among the legal actions",
        ListsWhatItRefuses (lists_what_it_refuses) "a listed action is refused by HO-3",
        ListClearsTheBuffer (list_clears_the_buffer) "already in the buffer",
        AcceptsCardsNotInHand (accepts_cards_not_in_hand) "not listed",
        AcceptsKnocksOfTheActive (accepts_knocks_of_the_active) "not listed",
        NamesNoSuchRule (names_no_such_rule) "`HO-70`",
        FreeFormLosesCards (free_form_loses_cards) "unsound state",
        PanicsOnListed (panics_on_listed) "the table is full";
    RandomAction:
        RandomIsNotListed (random_is_not_listed) "not listed",
        RandomNeverBoasts (random_never_boasts) "did not give a listed action";
    EasyAction:
        EasyBotCheats (easy_bot_cheats) "the easy bot plays what is refused by HO-3",
        EasyBotDoesNothing (easy_bot_does_nothing) "does not act and must";
    Audit:
        DrawLosesTheCard (draw_loses_the_card) "there are 4 cards of";
    Notation:
        TextReadsAsAnother (text_reads_as_another) "`play gold` reads back as `play silver`",
        TextHasALineBreak (text_has_a_line_break) "not one tidy line",
        NumbersClash (numbers_clash) "number 1 is `play silver`",
        NumberOutsideTheSpace (number_outside_the_space) "number 60 in an action space of 6";
    Replay:
        LuckComesFromOutside (luck_comes_from_outside) "another state: at `luck",
        EventsComeFromOutside (events_come_from_outside) "the game told Rolled";
    Position:
        PositionDropsLuck (position_drops_luck) "another state",
        PositionDropsThePlaceInTheStream (position_drops_the_place_in_the_stream) "another state",
        PositionNeedsItsOrder (position_needs_its_order) "lines in another order";
    Views:
        ViewShowsOtherHands (view_shows_other_hands) "at `players/0/hand",
        ViewShowsTheTopCard (view_shows_the_top_card) "at `deck/0`",
        ViewDoesNotReadBack (view_does_not_read_back) "reads back from JSON as another one",
        ScoreTellsOtherHands (score_tells_other_hands) "the points of seat",
        PromptTellsOtherHands (prompt_tells_other_hands) "the prompt of seat",
        ListTellsOtherHands (list_tells_other_hands) "the legal actions of seat1",
        RefusalTellsOtherHands (refusal_tells_other_hands) "the answer of `check`",
        EasyBotKnowsTheDeck (easy_bot_knows_the_deck) "the easy bot of seat",
        ScrambleDoesNothing (scramble_does_nothing) "blind witness",
        ScrambleForgetsTheDeck (scramble_forgets_the_deck) "blind to `deck`",
        ScrambleLosesCards (scramble_loses_cards) "unsound state",
        ScrambleKeepsTheGenerator (scramble_keeps_the_generator) "blind to `chance`",
        EventShowsTheCard (event_shows_the_card) "the events tell ",
        EventIsSeenTwiceAsMuch (event_is_seen_twice_as_much) "of what is seen",
        HostSeesHalfOfIt (host_sees_half_of_it) "the host sees None";
    Determinize:
        GuessForgetsOwnHand (guess_forgets_own_hand) "looks different to seat",
        ViewForgetsTheSetup (view_forgets_the_setup) "another set-up",
        GuessLosesACard (guess_loses_a_card) "unsound",
        GuessIsAlwaysTheSame (guess_is_always_the_same) "made the same guess",
        GuessUsesOutsideChance (guess_uses_outside_chance) "made two guesses",
        GuessPanicsOnNonsense (guess_panics_on_nonsense) "given the broken view",
        GuessTrustsNonsense (guess_trusts_nonsense) "made of the broken view",
        HostGuessesTheDeck (host_guesses_the_deck) "the host sees everything";
    Undo:
        UndoAfterDraw (undo_after_draw) "the generator",
        UndoAfterTheTurn (undo_after_the_turn) "the turn has passed on",
        UndoAfterASecretDraw (undo_after_a_secret_draw) "something hidden to light",
        UndoAfterARoll (undo_after_a_roll) "the generator";
    Garbage:
        RefusalChangesTheState (refusal_changes_the_state) "changed the state at `chance",
        ApplyIgnoresCheck (apply_ignores_check) "do not agree",
        ParserCutsLetters (parser_cuts_letters) "given the text",
        PositionParserPanics (position_parser_panics) "given the broken position",
        PositionParserTrusts (position_parser_trusts) "it is unsound";
    Texts:
        GermanLacksAMessage (german_lacks_a_message) "de.ftl lacks the message `event-knocked`",
        BothLackAWord (both_lack_a_word) "lacks the message `gold`",
        SentenceWantsAnotherFact (sentence_wants_another_fact) "event-rolled",
        BothLackAnOption (both_lack_an_option) "`option-mood-wild`",
        BothLackTheImpossible (both_lack_the_impossible) "`too-wild`";
    Things:
        ListsNoThings (lists_no_things) "lists no components",
        ListsAThingTwice (lists_a_thing_twice) "the card `gold` is listed twice",
        ThingLacksAWord (thing_lacks_a_word) "en.ftl lacks `number-shine`",
        ThingNamesNoSuchRule (thing_names_no_such_rule) "names `HO-70`";
}

fn failure(fault: Fault) -> Failure {
    with(fault, || *kit().try_run().expect_err("the fault was not found"))
}

fn kit() -> Conformance<Faulty> {
    Conformance::new(Setup::new(Faulty::info())).games(120).every(12).longest(500)
}

#[test]
fn a_game_with_sound_insight_passes() {
    insight().run();
}

#[test]
fn every_fault_of_insight_is_found() {
    for (fault, words) in [
        (Fault::FeatureIsForgotten, "gold_in_hand of seat0 is NaN"),
        (Fault::FeatureGrowsTooGreat, "gold_in_hand of seat"),
        (Fault::ProgressStopsShort, "progress ends at 0.95"),
        (Fault::ProgressFallsBack, "progress 0.1 comes after"),
        (Fault::WeightsAreInverted, "the weights for 2 foresee winners only"),
        (Fault::LikelyFindsNothing, "finds nothing"),
        (Fault::LikelyIsIllegal, "seat1 draw: Err(Illegal"),
        (Fault::LikelyIsRandom, "against random ones"),
        (Fault::ImaginedCardIsInvented, "seat0 imagines"),
        (Fault::ImaginedIsSomethingElse, "imagines draw as something else"),
        (Fault::ImaginedComesToNothing, "in vain"),
    ] {
        let found = with(fault, || catch_unwind(|| insight().run())).expect_err("the fault was not found");
        let said = found.downcast_ref::<String>().map_or("", String::as_str);
        assert!(said.contains(words), "{fault:?}: {said}");
    }
}

fn insight() -> InsightKit<Faulty> {
    InsightKit::new(&[(2, &[]), (3, &[("mood", "wild")])]).games(20)
}

#[test]
fn components_that_turn_up_pass() {
    components().run();
}

#[test]
fn every_component_that_does_not_turn_up_is_found() {
    for (fault, words) in [
        (Fault::ListsWhatNobodyMeets, "hoard: Unnamed is card/ruby"),
        (Fault::ForgetsToListSilver, "hoard: Unchosen is card/silver"),
        (Fault::EasyBotHatesGold, "hoard: Unused is card/gold"),
    ] {
        let found = with(fault, || said_by(&components()));
        assert_eq!(found, words, "{fault:?}");
    }
}

#[test]
fn what_is_meant_to_be_missing_is_missing() {
    let found = with(Fault::ListsWhatNobodyMeets, || said_by(&components().unnamed(&["card/ruby", "crown"])));
    assert_eq!(found, "hoard: not Unnamed is crown");
}

/// The sentence that the kit fails with.
fn said_by(kit: &ComponentKit<Faulty>) -> String {
    let failed = catch_unwind(AssertUnwindSafe(|| kit.run())).expect_err("nothing was found");
    failed.downcast_ref::<String>().cloned().unwrap_or_default()
}

fn components() -> ComponentKit<Faulty> {
    ComponentKit::new().chosen(&["card"]).games(5)
}
