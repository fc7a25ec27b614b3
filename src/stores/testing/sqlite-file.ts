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
