//! Makes the declarations of ts-rs readable: a field with a comment has a line of its own, and so has each member of a
//! long union.

/// The longest line with a whole object or union in it.
const WIDEST: usize = 110;

/// A type, laid out below a line with that indentation.
pub(crate) fn layout(text: &str, indent: usize) -> String {
    let members = split(text, '|');
    let inner = if members.len() > 1 { indent + 2 } else { indent };
    let members: Vec<String> = members.iter().map(|member| object(member, inner)).collect();
    let line = members.join(" | ");
    if members.len() == 1 || (!line.contains('\n') && line.len() + indent <= WIDEST) {
        return line;
    }
    let margin = " ".repeat(inner);
    members.iter().map(|member| format!("\n{margin}| {member}")).collect::<Vec<_>>().concat()
}

/// A comment as ts-rs writes it, on one line if it is short.
pub(crate) fn comment(text: &str) -> String {
    let lines = text.trim().trim_start_matches("/**").trim_end_matches("*/").lines();
    let lines: Vec<&str> = lines
        .map(|line| line.trim().trim_start_matches('*').trim())
        .filter(|line| !line.is_empty())
        .collect();
    match lines[..] {
        [line] => format!("/** {line} */"),
        _ => format!(
            "/**\n{} */",
            lines.iter().map(|line| format!(" * {line}\n")).collect::<Vec<_>>().concat()
        ),
    }
}

/// One member of a union: an object with its fields, or anything else as it is.
fn object(text: &str, indent: usize) -> String {
    let text = text.trim();
    let body = text.strip_prefix('{').and_then(|rest| rest.strip_suffix('}'));
    let Some(body) = body.filter(|body| closes_nowhere(body)) else { return text.to_owned() };
    let fields: Vec<(String, String)> = split(body, ',')
        .iter()
        .map(|text| field(text, indent + 2))
        .filter(|(_, it)| !it.is_empty())
        .collect();
    if fields.iter().all(|(docs, it)| docs.is_empty() && !it.contains('\n')) {
        let fields: Vec<&str> = fields.iter().map(|(_, it)| it.as_str()).collect();
        return format!("{{ {} }}", fields.join("; "));
    }
    let margin = " ".repeat(indent + 2);
    let lines: Vec<String> = fields.iter().map(|(docs, it)| format!("{docs}{margin}{it};\n")).collect();
    format!("{{\n{}{}}}", lines.concat(), " ".repeat(indent))
}

/// The comment and the words of a field.
fn field(text: &str, indent: usize) -> (String, String) {
    let text = text.trim();
    let (docs, text) = match text.find("*/") {
        Some(end) if text.starts_with("/**") => text.split_at(end + 2),
        _ => ("", text),
    };
    let margin = " ".repeat(indent);
    let docs = if docs.is_empty() { String::new() } else { comment(docs) };
    let docs = docs.lines().map(|line| format!("{margin}{line}\n")).collect::<Vec<_>>().concat();
    let words = match text.split_once(": ") {
        Some((name, kind)) => format!("{}: {}", name.trim().trim_matches('"'), layout(kind, indent)),
        None => text.trim().to_owned(),
    };
    (docs, words)
}

/// Whether the brackets of a text are all closed inside it.
fn closes_nowhere(text: &str) -> bool {
    let mut depth = 0;
    pieces(text).all(|(_, character)| {
        depth += change(character);
        depth >= 0
    })
}

/// The parts between separators that stand in no bracket, text or comment.
fn split(text: &str, separator: char) -> Vec<&str> {
    let (mut parts, mut depth, mut start) = (Vec::new(), 0, 0);
    for (place, character) in pieces(text) {
        depth += change(character);
        if depth == 0 && character == separator {
            parts.push(&text[start..place]);
            start = place + 1;
        }
    }
    parts.push(&text[start..]);
    parts
}

fn change(character: char) -> i32 {
    match character {
        '{' | '[' | '<' | '(' => 1,
        '}' | ']' | '>' | ')' => -1,
        _ => 0,
    }
}

/// All characters outside of texts and comments, with their places.
fn pieces(text: &str) -> impl Iterator<Item = (usize, char)> {
    let (mut quote, mut commented) = (None, false);
    text.char_indices().filter(move |&(place, character)| {
        let rest = &text[place..];
        if commented {
            commented = !(character == '/' && text[..place].ends_with('*'));
            return false;
        }
        if let Some(open) = quote {
            if character == open {
                quote = None;
            }
            return false;
        }
        commented = rest.starts_with("/**");
        if matches!(character, '"' | '`') {
            quote = Some(character);
        }
        !commented && quote.is_none()
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_has_comments_is_broken_into_lines() {
        let text = "{ \"act\": { \n/**\n * Who, or {none}.\n */\nseat: Seat | null, deep: [A, \"|\"], } } | \"undo\"";
        let expected = "\n  | {\n    act: {\n      /** Who, or {none}. */\n      seat: Seat | null;\n      deep: [A, \"|\"];\n    };\n  }\n  | \"undo\"";
        assert_eq!(layout(text, 0), expected);
    }

    #[test]
    fn what_is_short_stays_on_its_line() {
        assert_eq!(layout("{ a: number, b?: Array<B>, }", 0), "{ a: number; b?: Array<B> }");
        assert_eq!(layout("{ [key in Good]?: number }", 0), "{ [key in Good]?: number }");
        assert_eq!(
            layout("{ \"type\": \"said\" } & Line | \"x\"", 0),
            "{ \"type\": \"said\" } & Line | \"x\""
        );
    }
}
