-- What bots found in finished games, for whoever asked.
CREATE TABLE analyses (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    decisions BIGINT NOT NULL,
    asked BIGINT NOT NULL,
    -- As the server writes it; nothing as long as no bot has looked at the whole game.
    found TEXT
);
