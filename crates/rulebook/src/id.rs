//! Rule ids: `CA-39`, `CA-A1`, `Q1-2`, `SE-6.1.1`, `OR-45a`.

/// The words of a text that could be ids, without the punctuation around them.
pub fn words(text: &str) -> impl Iterator<Item = &str> {
    text.split(|c: char| !(c.is_ascii_alphanumeric() || c == '-' || c == '.' || c == '_'))
        .map(|word| word.trim_matches(['.', '-', '_']))
        .filter(|word| !word.is_empty())
}

/// Whether `word` is a prefix in capitals, a hyphen and a number, with a letter before or after the number at most.
pub fn is_id(word: &str) -> bool {
    let Some((prefix, number)) = word.split_once('-') else { return false };
    let number = number.strip_prefix(|c: char| c.is_ascii_uppercase()).unwrap_or(number);
    let number = number.strip_suffix(|c: char| c.is_ascii_lowercase()).unwrap_or(number);
    prefix.starts_with(|c: char| c.is_ascii_uppercase())
        && prefix.chars().all(|c| c.is_ascii_uppercase() || c.is_ascii_digit())
        && number.split('.').all(|part| !part.is_empty() && part.chars().all(|c| c.is_ascii_digit()))
}

/// What stands before the hyphen of an id: `CA`.
pub fn prefix(word: &str) -> &str {
    word.split('-').next().unwrap_or_default()
}

#[cfg(test)]
mod tests {
    use super::{is_id, words};

    #[test]
    fn ids_of_every_document_are_recognised() {
        for id in ["CA-1", "CA-A24", "CA-T48", "Q1-2", "AMB-30", "SE-6.1.1", "OR-45a", "OR-102c"] {
            assert!(is_id(id), "{id}");
        }
    }

    #[test]
    fn other_words_are_not() {
        for word in ["CA", "CA-", "CA-A", "ca-1", "CA-1..CA-3", "CA-1-3", "3-4", "two-player", "SE-6."] {
            assert!(!is_id(word), "{word}");
        }
    }

    #[test]
    fn words_lose_their_punctuation() {
        let found: Vec<&str> = words("CA-40, CA-T7: (see CA-3); CA-A4/A5. `x`").collect();
        assert_eq!(found, ["CA-40", "CA-T7", "see", "CA-3", "CA-A4", "A5", "x"]);
    }
}
