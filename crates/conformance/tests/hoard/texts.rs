//! What Hoard says about itself, and the gaps that faults tear into it.

use std::sync::LazyLock;

use steading_game::{GameInfo, OptionKind, OptionSpec, Texts};

use super::fault::{Fault, has};

const EN: &str = include_str!("en.ftl");
const DE: &str = include_str!("de.ftl");

const OPTIONS: &[OptionSpec] = &[
    OptionSpec { name: "cards", kind: OptionKind::Number { min: 2, max: 4, default: 3 } },
    OptionSpec { name: "mood", kind: OptionKind::Choice { values: &["calm", "wild"], default: "wild" } },
];

pub(crate) fn info() -> &'static GameInfo {
    static SOUND: LazyLock<GameInfo> = LazyLock::new(|| with_texts(EN.to_owned(), DE.to_owned()));
    static ONE_LACKS: LazyLock<GameInfo> =
        LazyLock::new(|| with_texts(EN.to_owned(), without(DE, "event-knocked")));
    static NO_GOLD: LazyLock<GameInfo> =
        LazyLock::new(|| with_texts(without(EN, "gold"), without(DE, "gold")));
    static NO_MOOD: LazyLock<GameInfo> =
        LazyLock::new(|| with_texts(without(EN, "option-mood-wild"), without(DE, "option-mood-wild")));
    static NOT_WILD: LazyLock<GameInfo> =
        LazyLock::new(|| with_texts(without(EN, "too-wild"), without(DE, "too-wild")));
    static OTHER_FACT: LazyLock<GameInfo> = LazyLock::new(|| {
        let [en, de] =
            [EN, DE].map(|texts| texts.replace("The die shows { $luck }", "The die shows { $eyes }"));
        with_texts(en, de)
    });
    let faulty: [(Fault, &LazyLock<GameInfo>); 5] = [
        (Fault::GermanLacksAMessage, &ONE_LACKS),
        (Fault::BothLackAWord, &NO_GOLD),
        (Fault::BothLackAnOption, &NO_MOOD),
        (Fault::BothLackTheImpossible, &NOT_WILD),
        (Fault::SentenceWantsAnotherFact, &OTHER_FACT),
    ];
    faulty.into_iter().find(|(fault, _)| has(*fault)).map_or(&SOUND, |(_, info)| info)
}

fn with_texts(en: String, de: String) -> GameInfo {
    GameInfo {
        id: "hoard",
        rules_version: 1,
        players: 2..=3,
        default_players: 3,
        first_players: 2,
        first_game: &[],
        minutes: 10,
        options: OPTIONS,
        action_space: 6,
        data: &[],
        texts: Texts { en: en.leak(), de: de.leak() },
        rules: Texts { en: include_str!("rules.md"), de: "" },
    }
}

/// The Fluent file without one message.
fn without(texts: &str, key: &str) -> String {
    let start = format!("{key} =");
    texts.split_inclusive('\n').filter(|line| !line.starts_with(&start)).collect()
}
