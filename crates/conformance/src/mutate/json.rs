//! Mutations of a JSON value.

use serde_json::{Value, json};
use steading_game::GameRng;

use super::text;

/// Numbers at the edges of what fields hold.
const EDGES: [i64; 12] = [-1, 0, 1, 2, 7, 100, 127, 255, 256, 65_535, 4_294_967_295, i64::MAX];

/// Changes or removes one to three things somewhere in `value`.
pub(crate) fn json(value: &mut Value, rng: &mut GameRng) {
    for _ in 0..=rng.below(3) {
        damage(somewhere(value, rng), rng);
    }
}

/// A random place in `value`, more often deep inside than near the top.
fn somewhere<'a>(value: &'a mut Value, rng: &mut GameRng) -> &'a mut Value {
    let children = match value {
        Value::Array(items) => items.len(),
        Value::Object(fields) => fields.len(),
        _ => 0,
    };
    if children == 0 || rng.below(8) == 0 {
        return value;
    }
    let child = rng.below(children as u32) as usize;
    match value {
        Value::Array(items) => somewhere(&mut items[child], rng),
        Value::Object(fields) => {
            let field = fields.values_mut().nth(child).expect("a child is below the number of fields");
            somewhere(field, rng)
        }
        _ => value,
    }
}

fn damage(value: &mut Value, rng: &mut GameRng) {
    if rng.below(12) == 0 {
        *value = Value::Null;
        return;
    }
    match value {
        Value::Null => *value = json!(rng.below(4)),
        Value::Bool(flag) => *flag = !*flag,
        Value::Number(number) => {
            let near = number.as_i64().unwrap_or(0);
            *value = match rng.below(3) {
                0 => json!(near.saturating_add(1)),
                1 => json!(near.saturating_sub(1)),
                _ => json!(EDGES[rng.below(EDGES.len() as u32) as usize]),
            };
        }
        Value::String(words) => *words = text(words, rng),
        Value::Array(items) => damage_list(items, rng),
        Value::Object(fields) => {
            let names: Vec<String> = fields.keys().cloned().collect();
            if let Some(name) = rng.pick(&names) {
                fields.remove(name);
            }
        }
    }
}

fn damage_list(items: &mut Vec<Value>, rng: &mut GameRng) {
    if items.is_empty() {
        items.push(json!(rng.below(4)));
        return;
    }
    let [one, other] =
        [rng.below(items.len() as u32), rng.below(items.len() as u32)].map(|item| item as usize);
    match rng.below(4) {
        0 => drop(items.remove(one)),
        1 => items.push(items[one].clone()),
        2 => items.swap(one, other),
        _ => items.clear(),
    }
}
