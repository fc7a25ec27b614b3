-- Tables with many or long rows have integer row ids: inserts into them are fast, and one damaged page of the file does
-- not make the rows of other tenants unreadable.
CREATE TABLE meta (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE tenants (
  tenant TEXT PRIMARY KEY, created INTEGER NOT NULL, epoch TEXT NOT NULL, version INTEGER NOT NULL,
  shelf INTEGER NOT NULL, shelved TEXT NOT NULL, faulty INTEGER NOT NULL, expires INTEGER,
  generation INTEGER NOT NULL DEFAULT 1 CHECK (typeof(generation) = 'integer')
) WITHOUT ROWID;
CREATE TABLE api_keys (api_key TEXT PRIMARY KEY, tenant TEXT NOT NULL) WITHOUT ROWID;
CREATE TABLE world_rows (
  id INTEGER PRIMARY KEY, tenant TEXT NOT NULL,
  generation INTEGER NOT NULL DEFAULT 1 CHECK (typeof(generation) = 'integer'),
  collection TEXT NOT NULL, row_key TEXT NOT NULL, body TEXT, checksum INTEGER NOT NULL DEFAULT 0,
  UNIQUE (tenant, generation, collection, row_key)
);
CREATE TABLE unused_rows (
  tenant TEXT NOT NULL, generation INTEGER NOT NULL CHECK (typeof(generation) = 'integer'),
  PRIMARY KEY (tenant, generation)
) WITHOUT ROWID;
CREATE TABLE pages (
  tenant TEXT NOT NULL, image TEXT NOT NULL, page INTEGER NOT NULL, body TEXT NOT NULL,
  checksum INTEGER NOT NULL DEFAULT 0, PRIMARY KEY (tenant, image, page)
);
CREATE TABLE files (
  hash TEXT PRIMARY KEY, size INTEGER NOT NULL, owners INTEGER NOT NULL, kept INTEGER NOT NULL DEFAULT 0
) WITHOUT ROWID;
INSERT INTO meta VALUES ('registry', 1), ('swept', 0);
