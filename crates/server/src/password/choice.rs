//! Which passwords people may choose.

use std::collections::HashSet;
use std::sync::LazyLock;

use crate::error::{Error, Kind, Result};

/// Passwords that everybody tries first. Where they come from stands in `data/PROVENANCE.md`.
static COMMON: LazyLock<HashSet<&str>> =
    LazyLock::new(|| include_str!("../../data/common-passwords.txt").lines().collect());

/// Refuses a password that is too short or easily guessed. What it is made of is nobody's business.
pub(crate) fn check(password: &str, login: &str, name: &str) -> Result<()> {
    if !(8..=200).contains(&password.chars().count()) {
        return Err(Error::bad_request("a password has 8 to 200 characters"));
    }
    let small = password.to_lowercase();
    if COMMON.contains(small.as_str()) {
        return Err(Error::new(
            Kind::GuessablePassword,
            "many people have this password, so it is among the first that are tried: choose another, such as a few words",
        ));
    }
    // Digits and marks at the end hide nothing.
    let bare = bare(&small);
    let is_known = |known: &str| !bare.is_empty() && bare == self::bare(&known.to_lowercase());
    if [login, name, "steading"].into_iter().any(is_known) {
        return Err(Error::new(
            Kind::GuessablePassword,
            "your login, your name and the name of this site are among the first that are tried: choose another password",
        ));
    }
    Ok(())
}

/// The letters and digits of a text, without digits at its end.
fn bare(text: &str) -> String {
    let plain: String = text.chars().filter(|character| character.is_alphanumeric()).collect();
    plain.trim_end_matches(|character: char| character.is_numeric()).to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn common_passwords_and_ones_own_names_are_refused() {
        let allowed = |password: &str| check(password, "anna-lena", "Änne Müller").is_ok();
        for refused in [
            "short",
            "password",
            "PassWord",
            "12345678",
            "qwertyuiop",
            "trustno1",
            "jennifer",
            "Anna-Lena1",
            "annalena!!",
            "änne müller",
            "Steading2026",
            &"x".repeat(201),
        ] {
            assert!(!allowed(refused), "{refused}");
        }
        for fine in ["correct horse", "änne müller mag schafe", "zxq81-plo", &"ab ".repeat(60)] {
            assert!(allowed(fine), "{fine}");
        }
    }

    #[test]
    fn a_name_without_letters_refuses_no_password() {
        assert!(check("84720561", "anna", "🐑").is_ok());
    }

    #[test]
    fn the_list_holds_thousands_that_the_length_allows() {
        assert!(COMMON.len() > 12_000, "{}", COMMON.len());
        assert!(COMMON.iter().all(|password| password.len() >= 8 && password.to_lowercase() == **password));
    }
}
