//! Numbers with letters: `1B3W`, `2S1R`.

/// Reads such a text into `counts`, one for each of `letters`. Only the canonical form is read: the letters in their
/// order, each at most once, no zero and no leading zero.
pub(crate) fn counted(text: &str, letters: &str, counts: &mut [u8]) -> Option<()> {
    let mut rest = text;
    let mut earliest = 0;
    while !rest.is_empty() {
        let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
        let count: u8 = rest[..digits].parse().ok()?;
        let letter = rest[digits..].chars().next()?;
        let kind = letters.find(letter)?;
        if kind < earliest || rest.starts_with('0') {
            return None;
        }
        counts[kind] = count;
        earliest = kind + 1;
        rest = &rest[digits + letter.len_utf8()..];
    }
    (earliest > 0).then_some(())
}
