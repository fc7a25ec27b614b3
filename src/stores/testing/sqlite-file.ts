import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll } from 'vitest';

/** Returns a function that names new SQLite files. The files are removed after the tests of the test file. */
export function newSqliteFiles(): () => string {
  const folder = mkdtempSync(join(tmpdir(), 'sqlite-file-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return () => join(folder, `${randomUUID()}.db`);
}

/** Uses a SQLite file that no store has open. */
export function inDatabase<T>(file: string, work: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(file);
  try {
    return work(database);
  } finally {
    database.close();
  }
}

/** Returns the number in the only row and column that a query on a closed SQLite file returns. */
export function numberIn(file: string, query: string): number {
  return inDatabase(file, (database) => Number(Object.values(database.prepare(query).get() ?? {})[0]));
}

/** Converts a SQLite file without unused rows to the tables of an earlier version of the kit. */
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
      ALTER TABLE tenants DROP COLUMN generation;
      PRAGMA user_version = ${version}`);
    if (version === 1) database.exec("ALTER TABLE files DROP COLUMN kept; DELETE FROM meta WHERE name = 'swept'");
    // Free pages still contain copies of rows, which a test could mistake for the pages of the rows.
    database.exec('VACUUM');
  });
}
