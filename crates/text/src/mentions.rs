//! What the messages of a Fluent file mention.

use std::collections::BTreeSet;

use fluent_syntax::ast::{CallArguments, Expression, InlineExpression, Message, Pattern, PatternElement};

/// What a message mentions, its attributes included.
#[derive(Debug, Default)]
pub(crate) struct Mentions<'a> {
    /// The `$variables`.
    pub(crate) facts: BTreeSet<&'a str>,
    /// Other messages, terms and functions.
    pub(crate) others: BTreeSet<&'a str>,
}

impl<'a> Mentions<'a> {
    pub(crate) fn of(message: &Message<&'a str>) -> Mentions<'a> {
        let mut found = Mentions::default();
        message.value.iter().for_each(|value| found.pattern(value));
        message.attributes.iter().for_each(|attribute| found.pattern(&attribute.value));
        found
    }

    fn pattern(&mut self, within: &Pattern<&'a str>) {
        for element in &within.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, within: &Expression<&'a str>) {
        match within {
            Expression::Inline(inner) => self.inline(inner),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, within: &InlineExpression<&'a str>) {
        match within {
            InlineExpression::VariableReference { id } => {
                self.facts.insert(id.name);
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::FunctionReference { id, arguments } => {
                self.others.insert(id.name);
                self.call(arguments);
            }
            InlineExpression::TermReference { id, arguments, .. } => {
                self.others.insert(id.name);
                if let Some(arguments) = arguments {
                    self.call(arguments);
                }
            }
            InlineExpression::MessageReference { id, .. } => {
                self.others.insert(id.name);
            }
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }

    fn call(&mut self, within: &CallArguments<&'a str>) {
        within.positional.iter().for_each(|argument| self.inline(argument));
        within.named.iter().for_each(|argument| self.inline(&argument.value));
    }
}
