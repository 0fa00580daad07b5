//! Whether the German rule document says what the English one says, as far as a program can tell.

use steading_rulebook::{Mark, Passage, is_id, words};

use super::document::Document;

/// A sentence for each difference: headings and rules that one of the documents lacks or has elsewhere, and, once those
/// agree, the figures of each rule.
pub(super) fn differences(english: &Document, german: &Document) -> Vec<String> {
    let place = &german.name;
    let (english, german) = (&english.rules.passages, &german.rules.passages);
    let outline = outline_differences(english, german);
    if !outline.is_empty() {
        return outline.iter().map(|difference| format!("{place}{difference}")).collect();
    }
    let pairs = english.iter().zip(german);
    pairs.flat_map(|(english, german)| figure_differences(english, german, place)).collect()
}

/// The ids that a passage names, and its other numbers as groups of digits: German writes 6,2 and 4.000 for 6.2 and 4,000.
fn figures(passage: &Passage) -> Vec<&str> {
    let figures = words(&passage.text).flat_map(|word| {
        if is_id(word) { vec![word] } else { word.split(|c: char| !c.is_ascii_digit()).collect() }
    });
    figures.filter(|figure| !figure.is_empty()).collect()
}

fn outline_differences(english: &[Passage], german: &[Passage]) -> Vec<String> {
    let (wanted, found) = (marks(english), marks(german));
    let mut differences = Vec::new();
    if let Some(lacking) = listed(&without(&wanted, &found)) {
        differences.push(format!(" lacks {lacking}"));
    }
    if let Some(extra) = listed(&without(&found, &wanted)) {
        differences.push(format!(" has {extra}, which the English document has not"));
    }
    if differences.is_empty() {
        let moved = english.iter().zip(german).find(|(english, german)| english.mark != german.mark);
        differences.extend(moved.map(|(english, german)| {
            format!(":{}: {} stands where English has {}", german.line, german.mark, english.mark)
        }));
    }
    differences
}

fn marks(passages: &[Passage]) -> Vec<&Mark> {
    passages.iter().map(|passage| &passage.mark).collect()
}

fn figure_differences(english: &Passage, german: &Passage, place: &str) -> Vec<String> {
    let place = format!("{place}:{}: {}", german.line, german.mark);
    let (wanted, found) = (figures(english), figures(german));
    let lacking = listed(&without(&wanted, &found));
    let extra = listed(&without(&found, &wanted));
    let lacking = lacking.map(|figures| format!("{place} lacks {figures}"));
    lacking
        .into_iter()
        .chain(extra.map(|figures| format!("{place} says {figures}, English does not")))
        .collect()
}

/// What is left of `all` when everything in `others` is taken away, each as often as it occurs.
fn without<T: Copy + PartialEq>(all: &[T], others: &[T]) -> Vec<T> {
    let mut left = all.to_vec();
    for other in others {
        if let Some(place) = left.iter().position(|one| one == other) {
            left.remove(place);
        }
    }
    left
}

fn listed<T: ToString>(things: &[T]) -> Option<String> {
    let words: Vec<String> = things.iter().map(ToString::to_string).collect();
    (!words.is_empty()).then(|| words.join(", "))
}

#[cfg(test)]
mod tests {
    use super::differences;
    use crate::rules::document::Document;

    const ENGLISH: &str = "\
# Rules for 2-4
## Set-up
- **CA-3 [R]** Deal 5 cards, see CA-39.
  Then 2 more.
- **CA-39** 6.2 of 4,000 games.
| CA-40 | 1:1 | 3rd |";

    #[test]
    fn a_faithful_translation_has_no_differences() {
        let german = "\
# Regeln für 2–4
## Aufbau
- **CA-3 [R]** Nach CA-39 gibt es erst 2, dann 5 Karten.

- **CA-39** 6,2 von 4.000 Partien.
| CA-40 | 1:1 | der 3. |";
        check(german, &[]);
    }

    #[test]
    fn a_missing_rule_and_an_invented_one_are_named() {
        check(&ENGLISH.replace("**CA-39** 6", "6"), &["docs/rules/de/rules.md lacks CA-39"]);
        check(
            &ENGLISH.replace("| CA-40 |", "| CA-41 |"),
            &[
                "docs/rules/de/rules.md lacks CA-40",
                "docs/rules/de/rules.md has CA-41, which the English document has not",
            ],
        );
    }

    #[test]
    fn headings_count_with_their_levels() {
        check(
            &ENGLISH.replace("## Set-up", "### Aufbau"),
            &[
                "docs/rules/de/rules.md lacks a heading ##",
                "docs/rules/de/rules.md has a heading ###, which the English document has not",
            ],
        );
    }

    #[test]
    fn the_order_of_rules_counts() {
        let german =
            "# 2-4\n- **CA-3** 5, 2, CA-39\n## Aufbau\n- **CA-39** 6.2, 4,000\n| CA-40 | 1:1 | 3rd |";
        check(german, &["docs/rules/de/rules.md:2: CA-3 stands where English has a heading ##"]);
    }

    #[test]
    fn figures_are_compared_rule_by_rule() {
        check(
            &ENGLISH.replace("5 cards, see CA-39", "6 cards"),
            &[
                "docs/rules/de/rules.md:3: CA-3 lacks 5, CA-39",
                "docs/rules/de/rules.md:3: CA-3 says 6, English does not",
            ],
        );
        check(&ENGLISH.replace("1:1", "1"), &["docs/rules/de/rules.md:6: CA-40 lacks 1"]);
        check(&ENGLISH.replace("2-4", "2"), &["docs/rules/de/rules.md:1: a heading # lacks 4"]);
    }

    #[track_caller]
    fn check(german: &str, expected: &[&str]) {
        let documents = Document::new("docs/rules/rules.md", ENGLISH);
        assert_eq!(differences(&documents, &Document::new("docs/rules/de/rules.md", german)), expected);
    }
}
