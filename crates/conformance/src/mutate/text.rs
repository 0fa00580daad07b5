//! Mutations of a short text.

use steading_game::GameRng;

/// Characters that tend to upset parsers.
const ODD: [char; 16] =
    ['\0', '\n', ' ', '-', '+', '/', ':', ',', '0', '9', 'ß', 'é', '→', '😀', '\u{301}', '\u{202e}'];

/// `text` with one to three changes: something left out, doubled, replaced, put in, cut off or counted up.
pub(crate) fn text(text: &str, rng: &mut GameRng) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..=rng.below(3) {
        damage(&mut chars, rng);
    }
    chars.into_iter().collect()
}

fn damage(chars: &mut Vec<char>, rng: &mut GameRng) {
    let odd = ODD[rng.below(ODD.len() as u32) as usize];
    if chars.is_empty() {
        chars.push(odd);
        return;
    }
    let place = rng.below(chars.len() as u32) as usize;
    match rng.below(8) {
        0 => chars.truncate(place),
        1 => drop(chars.remove(place)),
        2 => chars.insert(place, chars[place]),
        3 => chars[place] = odd,
        4 => chars.insert(place, odd),
        5 => chars.extend_from_within(place..),
        // Digits carry most of the meaning.
        _ => change_digit(chars, place, rng),
    }
}

/// Changes the first digit from `place` on, around the end.
fn change_digit(chars: &mut [char], place: usize, rng: &mut GameRng) {
    let (before, after) = chars.split_at_mut(place);
    let digit = after.iter_mut().chain(before).find(|c| c.is_ascii_digit());
    if let Some(digit) = digit {
        *digit = char::from_digit(rng.below(10), 10).unwrap_or('0');
    }
}
