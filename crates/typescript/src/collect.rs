//! Finds every type that some types contain.

use std::any::TypeId;
use std::collections::{BTreeMap, BTreeSet, HashMap};

use anyhow::{Result, bail};
use ts_rs::{Config, TS, TypeVisitor};

use crate::File;
use crate::layout::{comment, layout};

/// The types of one file.
#[derive(Default)]
pub(crate) struct Module {
    /// The declarations, by name.
    types: BTreeMap<String, String>,
    /// What each type is called.
    names: HashMap<TypeId, String>,
    /// The types of the wire format, for the files of the games.
    protocol: HashMap<TypeId, String>,
    /// Those of them that are used.
    imports: BTreeSet<String>,
    /// Two types with one name.
    clash: Option<String>,
}

impl Module {
    /// A file that takes from the wire format what stands there.
    pub(crate) fn beside(protocol: &Module) -> Module {
        Module { protocol: protocol.names.clone(), ..Module::default() }
    }

    /// With this type and everything that it contains.
    pub(crate) fn with<T: TS + 'static>(mut self) -> Result<Module> {
        self.visit::<T>();
        if let Some(name) = self.clash {
            bail!("two types are called {name}: give one of them another name with #[ts(rename = …)]");
        }
        Ok(self)
    }

    pub(crate) fn file(&self, name: &str) -> File {
        let mut text =
            "// Written by `cargo xtask types` from the Rust types: change those, not this.\n".to_owned();
        if !self.imports.is_empty() {
            let imports: Vec<&str> = self.imports.iter().map(String::as_str).collect();
            text += &format!("\nimport type {{ {} }} from \"./protocol\";\n", imports.join(", "));
        }
        for declaration in self.types.values() {
            text += &format!("\n{declaration}\n");
        }
        File { name: format!("{name}.ts"), text }
    }
}

impl TypeVisitor for Module {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        let id = TypeId::of::<T>();
        // What TypeScript has itself has no file; what it contains is visited apart.
        if T::output_path().is_none() || self.names.contains_key(&id) {
            return;
        }
        if let Some(name) = self.protocol.get(&id) {
            self.imports.insert(name.clone());
            return;
        }
        // All our numbers fit: the greatest are milliseconds since 1970.
        let config = Config::new().with_large_int("number").with_array_tuple_limit(5);
        let name = T::ident(&config);
        let docs = T::docs().map(|docs| comment(&docs) + "\n").unwrap_or_default();
        let is = layout(&T::inline(&config), 0);
        let space = if is.starts_with('\n') { "" } else { " " };
        let declaration = format!("{docs}export type {name} ={space}{is};");
        self.names.insert(id, name.clone());
        if self.types.insert(name.clone(), declaration).is_some() {
            self.clash = Some(name);
            return;
        }
        T::visit_dependencies(self);
    }
}
