import type { DatabaseSync } from 'node:sqlite';
import { isCorruption, reasonOf } from './sqlite-errors.ts';

/** Yields one sentence for each damaged page that SQLite finds in the database file. */
export function* damagedPages(database: DatabaseSync): Generator<string> {
  try {
    for (const row of database.prepare('PRAGMA integrity_check(20)').iterate()) {
      if (row['integrity_check'] !== 'ok') yield String(row['integrity_check']);
    }
  } catch (error) {
    if (!isCorruption(error)) throw error;
    yield reasonOf(error);
  }
}
