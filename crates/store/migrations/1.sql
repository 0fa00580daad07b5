-- Times are milliseconds since 1970. Secrets of sessions and tokens are stored as digests only.

CREATE TABLE people (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    -- What an account signs in with, in small letters; a guest has none.
    login TEXT UNIQUE,
    password TEXT,
    created BIGINT NOT NULL
);

CREATE TABLE keys (
    digest TEXT PRIMARY KEY,
    person TEXT NOT NULL REFERENCES people (id),
    -- `session` for browsers, `token` for programs.
    kind TEXT NOT NULL,
    label TEXT NOT NULL,
    created BIGINT NOT NULL,
    expires BIGINT NOT NULL
);
CREATE INDEX keys_by_person ON keys (person);

CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    game TEXT NOT NULL,
    rules BIGINT NOT NULL,
    -- Everything chosen before the game, as JSON.
    terms TEXT NOT NULL,
    seed TEXT NOT NULL,
    host TEXT NOT NULL REFERENCES people (id),
    -- Whether it stands in the lobby.
    public BIGINT NOT NULL,
    -- `open`, `running`, `finished` or `closed`.
    status TEXT NOT NULL,
    -- Seats that the game waits for, as bits.
    waiting BIGINT NOT NULL,
    -- When somebody must look after the table: a clock runs out, or a bot has to move.
    wake BIGINT,
    created BIGINT NOT NULL,
    changed BIGINT NOT NULL
);
CREATE INDEX tables_by_status ON tables (public, status, changed);
CREATE INDEX tables_by_wake ON tables (wake);

CREATE TABLE seats (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    person TEXT REFERENCES people (id),
    -- A bot that sits here, or plays for the person for now.
    bot TEXT,
    PRIMARY KEY (table_id, seat)
) {clustered};
CREATE INDEX seats_by_person ON seats (person);

CREATE TABLE invitations (
    token TEXT PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat BIGINT,
    created BIGINT NOT NULL
);
CREATE INDEX invitations_by_table ON invitations (table_id);

-- The truth about a table. Entries are only ever added; the key keeps two writers from adding different ones.
CREATE TABLE entries (
    table_id TEXT NOT NULL,
    ply BIGINT NOT NULL,
    at BIGINT NOT NULL,
    -- The command that it came from: who, and the name that the client gave it.
    command TEXT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, ply)
) {clustered};

CREATE TABLE chat (
    table_id TEXT NOT NULL REFERENCES tables (id),
    number BIGINT NOT NULL,
    person TEXT NOT NULL REFERENCES people (id),
    at BIGINT NOT NULL,
    words TEXT NOT NULL,
    PRIMARY KEY (table_id, number)
) {clustered};

CREATE TABLE results (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seat BIGINT NOT NULL,
    person TEXT REFERENCES people (id),
    game TEXT NOT NULL,
    players BIGINT NOT NULL,
    place BIGINT NOT NULL,
    points BIGINT NOT NULL,
    resigned BIGINT NOT NULL,
    at BIGINT NOT NULL,
    PRIMARY KEY (table_id, seat)
) {clustered};
CREATE INDEX results_by_person ON results (person, game);
