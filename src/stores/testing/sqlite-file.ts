import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll } from 'vitest';

/** Returns a function that creates names for new SQLite files. The files are removed after the tests. */
export function newSqliteFiles(): () => string {
  const folder = mkdtempSync(join(tmpdir(), 'sqlite-file-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return () => join(folder, `${randomUUID()}.db`);
}

/** Opens a SQLite file, runs a function on the database, and closes the file. */
export function inDatabase<T>(file: string, work: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(file);
  try {
    return work(database);
  } finally {
    database.close();
  }
}

/** Opens a SQLite file, runs a query, and returns the single number in the result. */
export function numberIn(file: string, query: string): number {
  return inDatabase(file, (database) => Number(Object.values(database.prepare(query).get() ?? {})[0]));
}

/**
 * Converts a SQLite file to the schema of an earlier version.
 * The SQLite file must not contain unused rows, because schema versions 1 and 2 cannot mark rows as unused.
 */
export function toEarlierVersion(file: string, version: 1 | 2): void {
  inDatabase(file, (database) => {
    database.exec(`
      CREATE TABLE earlier (
        tenant TEXT NOT NULL, collection TEXT NOT NULL, row_key TEXT NOT NULL, body TEXT,
        PRIMARY KEY (tenant, collection, row_key)
      ) WITHOUT ROWID;
      INSERT INTO earlier SELECT tenant, collection, row_key, body FROM world_rows;
      DROP TABLE world_rows;
      ALTER TABLE earlier RENAME TO world_rows;
      DROP TABLE unused_rows;
      CREATE TABLE earlier_pages (
        tenant TEXT NOT NULL, image TEXT NOT NULL, page INTEGER NOT NULL, body TEXT NOT NULL,
        PRIMARY KEY (tenant, image, page)
      ) WITHOUT ROWID;
      INSERT INTO earlier_pages SELECT * FROM pages;
      DROP TABLE pages;
      ALTER TABLE earlier_pages RENAME TO pages;
      ALTER TABLE tenants DROP COLUMN generation;
      PRAGMA user_version = ${version}`);
    if (version === 1) database.exec("ALTER TABLE files DROP COLUMN kept; DELETE FROM meta WHERE name = 'swept'");
    // Erases the contents of dropped tables, so that tests that search the SQLite file find only current rows.
    database.exec('VACUUM');
  });
}
