import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { firstRowId } from './row-ids.ts';
import { isCorruption } from './sqlite-errors.ts';

/** Maps each tenant with damaged rows to the number of its readable rows. */
export type Readable = ReadonlyMap<unknown, number>;

/**
 * Gives every tenant and every row of an old database file the generation number 1.
 * Each row gets an integer id, because inserting rows into a table with the option `WITHOUT ROWID` is slow.
 * The old table `earlier_rows` is deleted only if all its rows were copied to the new table.
 */
export function giveRowsGenerations(database: DatabaseSync, readable: Readable = new Map()): void {
  database.exec(`
    ALTER TABLE tenants ADD COLUMN generation INTEGER NOT NULL DEFAULT 1 CHECK (typeof(generation) = 'integer');
    CREATE TABLE unused_rows (
      tenant TEXT NOT NULL, generation INTEGER NOT NULL CHECK (typeof(generation) = 'integer'),
      PRIMARY KEY (tenant, generation)
    ) WITHOUT ROWID;
    ALTER TABLE world_rows RENAME TO earlier_rows;
    CREATE TABLE world_rows (
      id INTEGER PRIMARY KEY, tenant TEXT NOT NULL,
      generation INTEGER NOT NULL DEFAULT 1 CHECK (typeof(generation) = 'integer'),
      collection TEXT NOT NULL, row_key TEXT NOT NULL, body TEXT, UNIQUE (tenant, generation, collection, row_key)
    )`);
  const tenants = database.prepare(`SELECT tenant, ${firstRowId('created')} AS id FROM tenants`).all();
  for (const { tenant = null, id } of tenants) copyRows(database, tenant, Number(id), readable.get(tenant));
  if (readable.size === 0 && countOf(database, 'earlier_rows') === countOf(database, 'world_rows'))
    database.exec('DROP TABLE earlier_rows');
}

/** Copies a tenant's rows to the new table. Marks the tenant as damaged if some rows are unreadable. */
function copyRows(database: DatabaseSync, tenant: SQLInputValue, firstId: number, readable?: number): void {
  const copy = database.prepare(`
    INSERT INTO world_rows (id, tenant, collection, row_key, body)
    SELECT ?1 + row_number() OVER (), tenant, collection, row_key, body FROM (
      SELECT tenant, collection, row_key, body FROM earlier_rows
      WHERE tenant = ?2 ORDER BY collection, row_key LIMIT ?3)`);
  copy.run(firstId, tenant, readable ?? -1);
  if (readable === undefined) return;
  const mark = database.prepare('INSERT INTO world_rows (id, tenant, collection, row_key) VALUES (?, ?, ?, ?)');
  mark.run(firstId + readable + 1, tenant, 'unreadable', 'on a damaged page of the file');
}

/** Finds the tenants with damaged rows, and counts the readable rows of each found tenant. */
export function readableRows(database: DatabaseSync): Readable {
  const tenants = database.prepare('SELECT tenant FROM tenants').all();
  const found = new Map<unknown, number>();
  for (const { tenant = null } of tenants) {
    const { count, isDamaged } = readableRowsOf(database, tenant);
    if (isDamaged) found.set(tenant, count);
  }
  return found;
}

function readableRowsOf(database: DatabaseSync, tenant: SQLInputValue): { count: number; isDamaged: boolean } {
  const rows = database.prepare('SELECT body FROM world_rows WHERE tenant = ? ORDER BY collection, row_key');
  rows.setReadBigInts(true);
  let count = 0;
  try {
    for (const _ of rows.iterate(tenant)) count += 1;
    return { count, isDamaged: false };
  } catch (error) {
    if (!isCorruption(error)) throw error;
    return { count, isDamaged: true };
  }
}

function countOf(database: DatabaseSync, table: string): unknown {
  return database.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.['n'];
}
