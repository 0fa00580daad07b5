-- On whose account the bots of a table think: the address that it was opened from, for as long as its game is not over.
ALTER TABLE tables ADD COLUMN origin TEXT NOT NULL DEFAULT '';

-- How many tables somebody has is asked whenever one is opened.
CREATE INDEX tables_alive_by_host ON tables (host) WHERE status IN ('open', 'running');
CREATE INDEX tables_alive_by_origin ON tables (origin) WHERE status IN ('open', 'running');
