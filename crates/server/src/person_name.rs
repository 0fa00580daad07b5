//! What people may call themselves: names that are what they look like.

use steading_store::DELETED;
use unicode_normalization::UnicodeNormalization as _;
use unicode_security::mixed_script::AugmentedScriptSet;

use crate::error::{Error, Kind, Result};

/// The name that a person wants, as it is kept: letters that are only another look of plain ones become those.
pub(crate) fn name(wish: &str) -> Result<String> {
    let plain: String = wish.nfkc().collect();
    let name = text(&plain, 30)
        .ok_or_else(|| Error::bad_request("a name has 1 to 30 characters that can be seen"))?;
    if mixes_scripts(&name) {
        return Err(Error::new(
            Kind::MixedName,
            "this name has letters of different alphabets, so that it can look like another one: write it in one of them",
        ));
    }
    if name.to_lowercase() == DELETED {
        return Err(Error::bad_request("people who are gone have this name: choose another"));
    }
    Ok(name)
}

/// A text of 1 to `most` characters, without anything that cannot be seen.
pub(crate) fn text(text: &str, most: usize) -> Option<String> {
    let text = text.trim();
    let fits = (1..=most).contains(&text.chars().count()) && !text.chars().any(is_unseen);
    fits.then(|| text.to_owned())
}

/// Whether a name mixes scripts whose letters look alike. Chinese, Japanese and Korean go together with Latin letters, as they do
/// where they are written ("highly restrictive" in Unicode Technical Standard 39).
fn mixes_scripts(name: &str) -> bool {
    let scripts = || name.chars().map(AugmentedScriptSet::for_char);
    let others = scripts().filter(|script| shared([*script, AugmentedScriptSet::for_char('a')]).is_empty());
    let others = shared(others);
    shared(scripts()).is_empty() && !others.hanb && !others.jpan && !others.kore
}

/// The scripts that all these have in common.
fn shared(scripts: impl IntoIterator<Item = AugmentedScriptSet>) -> AugmentedScriptSet {
    scripts.into_iter().fold(AugmentedScriptSet::default(), |mut shared, script| {
        shared.intersect_with(script);
        shared
    })
}

/// Characters that nobody sees, or that turn the direction of others around: a name with them can look like another one.
fn is_unseen(character: char) -> bool {
    character.is_control()
        || matches!(character,
            '\u{ad}' | '\u{61c}' | '\u{115f}' | '\u{1160}' | '\u{180b}'..='\u{180f}' | '\u{200b}'..='\u{200f}'
            | '\u{2028}'..='\u{202e}' | '\u{2060}'..='\u{206f}' | '\u{3164}' | '\u{fe00}'..='\u{fe0f}' | '\u{feff}'
            | '\u{ffa0}' | '\u{fff0}'..='\u{fffb}' | '\u{e0000}'..='\u{e0fff}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_one_script_are_fine_and_mixed_ones_are_not() {
        for fine in [
            "Anna",
            "José",
            "Ольга",
            "Γιώργος",
            "北京",
            "🐑",
            "Anna 🐑 2",
            "田中さん Taro",
            "김민수 Kim",
            "עדי",
            "मीरा",
            "Ǆ",
            "O’Brien-Łoś",
        ] {
            assert!(name(fine).is_ok(), "{fine}");
        }
        // Cyrillic а, Greek ο, Armenian օ, Cherokee Ꭺ among Latin letters; Latin among Cyrillic ones.
        for mixed in ["Аnna", "Annа", "Οtto", "Ott\u{585}", "Ꭺnna", "Ольгa", "Anna Ольга"] {
            assert!(name(mixed).is_err(), "{mixed}");
        }
    }

    #[test]
    fn letters_in_disguise_become_plain() {
        assert_eq!(name("𝐀𝐧𝐧𝐚 Ｂ").unwrap(), "Anna B");
        assert_eq!(name("Jose\u{301}").unwrap(), "José");
        assert!(name("Deleted").is_err() && name("ｄｅｌｅｔｅｄ").is_err());
    }
}
