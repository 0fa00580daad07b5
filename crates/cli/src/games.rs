//! `steading games`, and what is shown without a command.

use std::io::Write;

use anyhow::Result;
use clap::Args;
use serde_json::json;
use steading_game::{AnyGame, READINGS, READINGS_VALUES};
use steading_text::{Language, Phrasebook};

use crate::setup::words;

/// List the games with their players and options
#[derive(Args)]
pub(crate) struct Games {
    /// The language: en or de
    #[arg(long, default_value = "en")]
    lang: Language,

    /// Print JSON for programs
    #[arg(long)]
    json: bool,
}

impl Games {
    pub(crate) fn run(&self, out: &mut impl Write) -> Result<()> {
        if self.json {
            let games = steading_catalog::games()
                .map(|game| describe(game, self.lang))
                .collect::<Result<Vec<_>>>()?;
            writeln!(out, "{}", serde_json::to_string_pretty(&games)?)?;
            return Ok(());
        }
        for game in steading_catalog::games() {
            let words = words(game.info(), None, self.lang)?;
            headline(out, game, &words)?;
            if game.info().has_readings() {
                writeln!(out, "    --set {READINGS}=…  one of {}", READINGS_VALUES.join(", "))?;
                writeln!(
                    out,
                    "        how the booklet is read: as printed, or as commonly played; each reading can also be set by itself"
                )?;
            }
            for option in game.info().options {
                let name = option.name;
                let commonly = option.common.map(|value| format!("; commonly {value}")).unwrap_or_default();
                writeln!(out, "    --set {name}=…  {}{commonly}", option.kind)?;
                writeln!(out, "        {}", words.word(&format!("option-{name}-help")))?;
            }
        }
        Ok(())
    }
}

fn headline(out: &mut impl Write, game: &dyn AnyGame, words: &Phrasebook) -> Result<()> {
    let info = game.info();
    writeln!(
        out,
        "{}  {}, {}–{} players",
        info.id,
        words.word("game-name"),
        info.players.start(),
        info.players.end()
    )?;
    writeln!(out, "    {}", words.word("game-summary"))?;
    let (oldest, current) = (info.oldest_rules, info.rules_version);
    match current - oldest {
        0 => writeln!(out, "    rules version {current}")?,
        1 => writeln!(out, "    rules version {current}; version {oldest} is kept (--set rules={oldest})")?,
        _ => writeln!(
            out,
            "    rules version {current}; versions {oldest} to {} are kept (--set rules={oldest})",
            current - 1
        )?,
    }
    Ok(())
}

fn describe(game: &dyn AnyGame, language: Language) -> Result<serde_json::Value> {
    let info = game.info();
    let words = words(info, None, language)?;
    let options: Vec<_> = info
        .options
        .iter()
        .map(|option| {
            json!({
                "name": option.name,
                "values": option.kind,
                "commonly": option.common,
                "label": words.word(&format!("option-{}", option.name)),
                "help": words.word(&format!("option-{}-help", option.name)),
            })
        })
        .collect();
    Ok(json!({
        "id": info.id,
        "name": words.word("game-name"),
        "summary": words.word("game-summary"),
        "rules_version": info.rules_version,
        "oldest_rules": info.oldest_rules,
        "players": { "min": info.players.start(), "max": info.players.end(), "default": info.default_players },
        "action_space": info.action_space,
        "options": options,
    }))
}
