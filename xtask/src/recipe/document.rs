//! The recipe as CONTRIBUTING.md has it: commands to type, and lines to add.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

const FILE: &str = "CONTRIBUTING.md";
const HEADING: &str = "## Add a game in nine steps";
/// What stands for the names of the game in the table of lines.
const BLANKS: [&str; 2] = ["<game>", "<Game>"];

/// What to do.
#[derive(Debug)]
pub(super) struct Recipe {
    commands: String,
    lines: Vec<(String, Line)>,
    game: String,
}

/// A line to add to a file, as a form to fill in: `steading-<game> = …`.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Line {
    form: String,
    filled: String,
}

impl Recipe {
    pub(super) fn read(root: &Path) -> Result<Recipe> {
        let text = fs::read_to_string(root.join(FILE)).with_context(|| format!("cannot read {FILE}"))?;
        Recipe::parse(&text)
    }

    /// The first block of shell commands below the heading, and the rows `| file | line |` of the table that have a blank. The
    /// commands begin by naming the game.
    fn parse(text: &str) -> Result<Recipe> {
        let (_, section) = text.split_once(HEADING).with_context(|| format!("{FILE} lacks `{HEADING}`"))?;
        let section = section.split("\n## ").next().unwrap_or_default();
        let block = section.split_once("```sh\n").and_then(|(_, rest)| rest.split_once("```"));
        let (commands, _) = block.with_context(|| format!("{FILE} has no commands for a new game"))?;
        let names = names(commands)?;
        let lines: Vec<_> = section.lines().filter_map(|row| row_of_table(row, names)).collect();
        ensure!(!lines.is_empty(), "{FILE} has no table of lines that a new game adds");
        Ok(Recipe { commands: commands.to_owned(), lines, game: names[0].to_owned() })
    }

    pub(super) fn commands(&self) -> &str {
        &self.commands
    }

    /// Files with the line that each gets.
    pub(super) fn lines(&self) -> impl Iterator<Item = (&str, &Line)> {
        self.lines.iter().map(|(file, line)| (file.as_str(), line))
    }

    /// The name of the game.
    pub(super) fn game(&self) -> &str {
        &self.game
    }
}

/// What the commands call the game, for each of the blanks: they begin with `game=… Game=…`.
fn names(commands: &str) -> Result<[&str; 2]> {
    let words: Vec<&str> = commands.split_whitespace().take(BLANKS.len()).collect();
    let value = |name: &str| words.iter().find_map(|word| word.strip_prefix(name)?.strip_prefix('='));
    let [game, type_name] = ["game", "Game"].map(value);
    game.zip(type_name).map(Into::into).with_context(|| format!("{FILE} does not begin with `game=… Game=…`"))
}

/// A row `| file | line |` with blanks in its line.
fn row_of_table(row: &str, names: [&str; 2]) -> Option<(String, Line)> {
    let mut cells = row.strip_prefix('|')?.split('|').map(|cell| cell.trim().trim_matches('`'));
    let (file, form) = (cells.next()?, cells.next()?);
    let filled =
        BLANKS.iter().zip(names).fold(form.to_owned(), |line, (blank, name)| line.replace(blank, name));
    (filled != form).then(|| (file.to_owned(), Line { form: form.to_owned(), filled }))
}

/// Adds a line to a file, below the last one of the same form.
pub(super) fn add(file: &Path, line: &Line) -> Result<()> {
    let shown = file.display();
    let text = fs::read_to_string(file).with_context(|| format!("cannot read {shown}"))?;
    let text = line.added_to(&text).with_context(|| format!("{shown} has no line like `{}`", line.form))?;
    fs::write(file, text).with_context(|| format!("cannot write {shown}"))
}

impl Line {
    fn added_to(&self, text: &str) -> Option<String> {
        let mut lines: Vec<&str> = text.lines().collect();
        let last = lines.iter().rposition(|line| self.is_form_of(line.trim()))?;
        let indent = lines[last].len() - lines[last].trim_start().len();
        let added = format!("{}{}", &lines[last][..indent], self.filled);
        lines.insert(last + 1, &added);
        Some(lines.join("\n") + "\n")
    }

    /// Whether the form could be filled in to this line.
    fn is_form_of(&self, line: &str) -> bool {
        let form = self.form.replace(BLANKS[1], BLANKS[0]);
        let mut parts = form.split(BLANKS[0]);
        let rest = parts.next().and_then(|start| line.strip_prefix(start));
        let rest = rest.and_then(|rest| parts.try_fold(rest, |rest, part| Some(rest.split_once(part)?.1)));
        rest == Some("")
    }
}

#[cfg(test)]
mod tests {
    use super::{Line, Recipe};

    const CONTRIBUTING: &str = "\
## Add a game in nine steps

```sh
game=chess Game=Chess
cp here there
```

| File | Line |
|---|---|
| `Cargo.toml` | `steading-<game> = { path = \"../games/<game>\" }` |
| `lib.rs` | `steading_<game>::<Game>,` |

## Another

| `no.rs` | `<game>` |
";

    #[test]
    fn commands_and_lines_are_read() {
        let recipe = Recipe::parse(CONTRIBUTING).unwrap();
        assert_eq!(recipe.game(), "chess");
        assert_eq!(recipe.commands(), "game=chess Game=Chess\ncp here there\n");
        let lines: Vec<(&str, &str)> =
            recipe.lines().map(|(file, line)| (file, line.filled.as_str())).collect();
        let wanted = [
            ("Cargo.toml", "steading-chess = { path = \"../games/chess\" }"),
            ("lib.rs", "steading_chess::Chess,"),
        ];
        assert_eq!(lines, wanted);
    }

    #[test]
    fn a_document_without_a_recipe_says_what_is_missing() {
        for (left_out, said) in [
            ("## Add a game", "lacks `## Add a game"),
            ("```sh", "no commands"),
            ("Game=Chess", "does not begin with"),
            ("| `", "no table"),
        ] {
            let error = Recipe::parse(&CONTRIBUTING.replace(left_out, "")).unwrap_err().to_string();
            assert!(error.contains(said), "{left_out}: {error}");
        }
    }

    #[test]
    fn a_line_goes_below_the_last_of_its_form() {
        let line = Line { form: "a_<game>::<Game>,".to_owned(), filled: "a_go::Go,".to_owned() };
        let before = "x {\n    a_b::C,\n    a_d::E,\n}\na_f::G;\n";
        let after = "x {\n    a_b::C,\n    a_d::E,\n    a_go::Go,\n}\na_f::G;\n";
        assert_eq!(line.added_to(before).as_deref(), Some(after));
        assert_eq!(line.added_to("x {}\n"), None);
    }
}
