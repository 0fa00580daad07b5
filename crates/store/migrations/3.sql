-- What logs and times mean.

-- The format that a reader of the log must know.
ALTER TABLE tables ADD COLUMN format BIGINT NOT NULL DEFAULT 1;
-- The digest of the data files that the table is played with, empty for those of the game itself. Nothing stands at tables of older
-- versions until a server says with which data it served them.
ALTER TABLE tables ADD COLUMN data TEXT;

-- Whoever asks for their tables does not read those of everybody else.
CREATE INDEX tables_by_host ON tables (host);

-- Data files of owners of the boxes, as JSON, for as long as there are tables that are played with them.
CREATE TABLE data_files (
    digest TEXT PRIMARY KEY,
    files TEXT NOT NULL
);

-- The servers that run: when each was last there, and when it says again that it is.
CREATE TABLE pulses (
    node TEXT PRIMARY KEY,
    at BIGINT NOT NULL,
    due BIGINT NOT NULL
);

-- When no server ran. Nobody's clock ran then.
CREATE TABLE outages (
    began BIGINT PRIMARY KEY,
    ended BIGINT NOT NULL
);
