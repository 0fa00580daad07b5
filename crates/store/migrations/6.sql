-- Since when a table has its status. Lists of public tables stand in this order: it stays as it is while a game goes on, so that no
-- index is written again with every move.
ALTER TABLE tables ADD COLUMN since BIGINT NOT NULL DEFAULT 0;
UPDATE tables SET since = changed;
DROP INDEX tables_by_status;
CREATE INDEX tables_by_status ON tables (public, status, since);

-- Most tables have no time at which somebody must look after them.
DROP INDEX tables_by_wake;
CREATE INDEX tables_by_wake ON tables (wake) WHERE wake IS NOT NULL;
