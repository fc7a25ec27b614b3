import type { DatabaseSync } from 'node:sqlite';
import { givePagesRowIds } from './give-pages-row-ids.ts';
import { giveRowsGenerations, type Readable, readableRows } from './give-rows-generations.ts';
import { isCorruption } from './sqlite-errors.ts';

/**
 * Changes the database schema to the next version.
 * If the SQLite file is damaged, `readable` contains the number of readable rows of each damaged tenant.
 */
type Migration = (database: DatabaseSync, readable: Readable | undefined) => void;

/** The migrations of the SQLite schema. New migrations are appended, and existing migrations never change. */
const migrations: readonly (string | Migration)[] = [
  `CREATE TABLE meta (name TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
   CREATE TABLE tenants (
     tenant TEXT PRIMARY KEY, created INTEGER NOT NULL, epoch TEXT NOT NULL, version INTEGER NOT NULL,
     shelf INTEGER NOT NULL, shelved TEXT NOT NULL, faulty INTEGER NOT NULL, expires INTEGER
   ) WITHOUT ROWID;
   CREATE TABLE api_keys (api_key TEXT PRIMARY KEY, tenant TEXT NOT NULL) WITHOUT ROWID;
   CREATE TABLE world_rows (
     tenant TEXT NOT NULL, collection TEXT NOT NULL, row_key TEXT NOT NULL, body TEXT,
     PRIMARY KEY (tenant, collection, row_key)
   ) WITHOUT ROWID;
   CREATE TABLE pages (
     tenant TEXT NOT NULL, image TEXT NOT NULL, page INTEGER NOT NULL, body TEXT NOT NULL,
     PRIMARY KEY (tenant, image, page)
   ) WITHOUT ROWID;
   CREATE TABLE files (hash TEXT PRIMARY KEY, size INTEGER NOT NULL, owners INTEGER NOT NULL) WITHOUT ROWID;
   INSERT INTO meta VALUES ('registry', 1);`,
  `ALTER TABLE files ADD COLUMN kept INTEGER NOT NULL DEFAULT 0;
   INSERT INTO meta VALUES ('swept', 0);`,
  giveRowsGenerations,
  (database, readable) => givePagesRowIds(database, readable !== undefined),
];

/** The SQLite application id that marks the database files of this project: "cps1" in ASCII. */
const applicationId = 0x63707331;

/**
 * Migrates the schema of the SQLite database in one transaction.
 * Tenants with rows on a damaged page of the SQLite file are marked as damaged.
 * Throws if another program or a newer version of the sandbox created the SQLite file.
 */
export function migrate(database: DatabaseSync): void {
  const of = numberOf(database, 'application_id');
  const version = numberOf(database, 'user_version');
  const isEmpty = database.prepare('SELECT count(*) AS n FROM sqlite_schema').get()?.['n'] === 0;
  if (of !== applicationId && !isEmpty) throw new Error('it is the database of another program');
  if (version > migrations.length) {
    throw new Error(`its schema has version ${version}, this kit knows up to ${migrations.length}: use a newer kit`);
  }
  if (version === migrations.length) return;
  try {
    migrateFrom(version, database);
  } catch (error) {
    if (!isCorruption(error)) throw error;
    // `readableRows` runs outside of a transaction, because a transaction that has read a damaged page cannot write.
    database.exec('ROLLBACK');
    migrateFrom(version, database, readableRows(database));
  }
}

function migrateFrom(version: number, database: DatabaseSync, readable?: Readable): void {
  database.exec('BEGIN IMMEDIATE');
  for (const step of migrations.slice(version)) {
    if (typeof step === 'string') database.exec(step);
    else step(database, readable);
  }
  database.exec(`PRAGMA application_id = ${applicationId}; PRAGMA user_version = ${migrations.length}; COMMIT`);
}

function numberOf(database: DatabaseSync, pragma: string): number {
  return Number(database.prepare(`PRAGMA ${pragma}`).get()?.[pragma]);
}
