//! Which facts the messages of a Fluent file mention.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser::parse_runtime;

/// Every message of a Fluent file with the `$variables` that it mentions, its attributes included.
pub(crate) fn variables(ftl: &str) -> BTreeMap<&str, BTreeSet<&str>> {
    let (Ok(resource) | Err((resource, _))) = parse_runtime(ftl);
    let messages = resource.body.iter().filter_map(|entry| match entry {
        Entry::Message(message) => Some(message),
        _ => None,
    });
    let variables = messages.map(|message| {
        let mut found = BTreeSet::new();
        message.value.iter().for_each(|value| pattern(value, &mut found));
        message.attributes.iter().for_each(|attribute| pattern(&attribute.value, &mut found));
        (message.id.name, found)
    });
    variables.collect()
}

fn pattern<'a>(within: &Pattern<&'a str>, found: &mut BTreeSet<&'a str>) {
    for element in &within.elements {
        if let PatternElement::Placeable { expression: inner } = element {
            expression(inner, found);
        }
    }
}

fn expression<'a>(within: &Expression<&'a str>, found: &mut BTreeSet<&'a str>) {
    match within {
        Expression::Inline(inner) => inline(inner, found),
        Expression::Select { selector, variants } => {
            inline(selector, found);
            for variant in variants {
                pattern(&variant.value, found);
            }
        }
    }
}

fn inline<'a>(within: &InlineExpression<&'a str>, found: &mut BTreeSet<&'a str>) {
    match within {
        InlineExpression::VariableReference { id } => {
            found.insert(id.name);
        }
        InlineExpression::Placeable { expression: inner } => expression(inner, found),
        InlineExpression::FunctionReference { arguments, .. }
        | InlineExpression::TermReference { arguments: Some(arguments), .. } => call(arguments, found),
        InlineExpression::TermReference { arguments: None, .. }
        | InlineExpression::MessageReference { .. }
        | InlineExpression::StringLiteral { .. }
        | InlineExpression::NumberLiteral { .. } => {}
    }
}

fn call<'a>(within: &CallArguments<&'a str>, found: &mut BTreeSet<&'a str>) {
    within.positional.iter().for_each(|argument| inline(argument, found));
    within.named.iter().for_each(|argument| inline(&argument.value, found));
}
