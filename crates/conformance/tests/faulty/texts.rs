//! What the game says about itself, and the gaps that faults tear into it.

use std::sync::LazyLock;

use steading_game::{Earlier, Game, GameInfo, OptionKind, OptionSpec, Texts, Was};
use steading_hoard::Hoard;

use super::fault::{Fault, has};

pub(crate) fn info() -> &'static GameInfo {
    static ONE_LACKS: LazyLock<GameInfo> =
        LazyLock::new(|| with_texts([str::to_owned, |texts| without(texts, "event-knocked")]));
    static NO_GOLD: LazyLock<GameInfo> = LazyLock::new(|| with_texts([|texts| without(texts, "gold"); 2]));
    static NO_MOOD: LazyLock<GameInfo> =
        LazyLock::new(|| with_texts([|texts| without(texts, "option-mood-wild"); 2]));
    static NOT_WILD: LazyLock<GameInfo> =
        LazyLock::new(|| with_texts([|texts| without(texts, "too-wild"); 2]));
    static OTHER_FACT: LazyLock<GameInfo> =
        LazyLock::new(|| with_texts([|texts| texts.replace("{ $luck }", "{ $eyes }"); 2]));
    static NEWER: LazyLock<GameInfo> =
        LazyLock::new(|| GameInfo { rules_version: 2, ..with_texts([str::to_owned; 2]) });
    static STONES: &[Earlier] = &[Earlier { until: 0, was: Was::Default { option: "stones", value: "3" } }];
    static UNKNOWN: LazyLock<GameInfo> =
        LazyLock::new(|| GameInfo { earlier: STONES, ..with_texts([str::to_owned; 2]) });
    static SAD: &[OptionSpec] = &[OptionSpec::reading(
        "mood",
        OptionKind::Choice { values: &["calm", "wild"], default: "calm" },
        "sad",
    )];
    static MISREAD: LazyLock<GameInfo> =
        LazyLock::new(|| GameInfo { options: SAD, ..with_texts([str::to_owned; 2]) });
    let faulty: [(Fault, &LazyLock<GameInfo>); 8] = [
        (Fault::ForgetsItsRules, &NEWER),
        (Fault::EarlierOptionIsUnknown, &UNKNOWN),
        (Fault::ReadingIsNoValue, &MISREAD),
        (Fault::GermanLacksAMessage, &ONE_LACKS),
        (Fault::BothLackAWord, &NO_GOLD),
        (Fault::BothLackAnOption, &NO_MOOD),
        (Fault::BothLackTheImpossible, &NOT_WILD),
        (Fault::SentenceWantsAnotherFact, &OTHER_FACT),
    ];
    faulty.into_iter().find(|(fault, _)| has(*fault)).map_or_else(Hoard::info, |(_, info)| info)
}

/// Hoard with other texts, made of its English and its German ones.
fn with_texts([en, de]: [fn(&str) -> String; 2]) -> GameInfo {
    let GameInfo { id, rules_version, oldest_rules, earlier, ref players, .. } = *Hoard::info();
    let GameInfo {
        default_players,
        first_players,
        first_game,
        minutes,
        options,
        action_space,
        data,
        texts,
        rules,
        ..
    } = *Hoard::info();
    GameInfo {
        id,
        rules_version,
        oldest_rules,
        earlier,
        players: players.clone(),
        default_players,
        first_players,
        first_game,
        minutes,
        options,
        action_space,
        data,
        texts: Texts { en: en(texts.en).leak(), de: de(texts.de).leak() },
        rules,
    }
}

/// The Fluent file without one message.
fn without(texts: &str, key: &str) -> String {
    let start = format!("{key} =");
    texts.split_inclusive('\n').filter(|line| !line.starts_with(&start)).collect()
}
