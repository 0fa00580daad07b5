//! Mutations of a text of several lines.

use steading_game::GameRng;

use super::text;

/// `whole` with a line left out, doubled, moved or damaged, or with its end cut off.
pub(crate) fn lines(whole: &str, rng: &mut GameRng) -> String {
    let mut lines: Vec<String> = whole.lines().map(str::to_owned).collect();
    if lines.is_empty() {
        return text(whole, rng);
    }
    let [one, other] =
        [rng.below(lines.len() as u32), rng.below(lines.len() as u32)].map(|line| line as usize);
    match rng.below(10) {
        0 => drop(lines.remove(one)),
        1 => lines.insert(other, lines[one].clone()),
        2 => lines.swap(one, other),
        3 => lines.truncate(one),
        4 => swap_words(&mut lines[one], rng),
        5 => swap_ends(&mut lines, one, other),
        _ => lines[one] = text(&lines[one], rng),
    }
    lines.join("\n")
}

/// Two words of a line change places.
fn swap_words(line: &mut String, rng: &mut GameRng) {
    let mut words: Vec<&str> = line.split(' ').collect();
    let [one, other] = [rng.below(words.len() as u32), rng.below(words.len() as u32)];
    words.swap(one as usize, other as usize);
    *line = words.join(" ");
}

/// Two lines keep their first words and change the rest.
fn swap_ends(lines: &mut [String], one: usize, other: usize) {
    let halves = |line: &str| line.split_once(' ').map(|(word, rest)| (word.to_owned(), rest.to_owned()));
    if let (Some((first, rest)), Some((second, end))) = (halves(&lines[one]), halves(&lines[other])) {
        lines[one] = format!("{first} {end}");
        lines[other] = format!("{second} {rest}");
    }
}
