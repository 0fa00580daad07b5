-- What is somebody's own: keys that can do less, and people who are gone.

-- What a token may do: `play` or `read`. Those of older versions, for which nothing stands here, play.
ALTER TABLE keys ADD COLUMN scope TEXT;
-- When it was last used, to the hour; 0 if that is not known.
ALTER TABLE keys ADD COLUMN used BIGINT NOT NULL DEFAULT 0;

-- Whether the person has deleted everything. The row stays, with nothing in it, for the tables that others played at, too.
ALTER TABLE people ADD COLUMN deleted BIGINT NOT NULL DEFAULT 0;
CREATE INDEX people_deleted ON people (id) WHERE deleted = 1;

-- Whoever takes their words along, or back, does not read those of everybody else.
CREATE INDEX chat_by_person ON chat (person);
