import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { firstRowId } from './row-ids.ts';
import { isCorruption } from './sqlite-errors.ts';

/**
 * Adds a generation number to the rows of a database file (see the class `Generations`).
 * The rows get ids, so that SQLite stores their long JSON texts outside the tree of the primary key.
 * With the texts in that tree, SQLite would read long texts at every insertion, which would make insertions slow.
 */
export function giveRowsGenerations(database: DatabaseSync): void {
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
  const tenants = database.prepare(`SELECT tenant, ${firstRowId('created')} AS id FROM tenants`);
  const wholes = tenants.all().map(({ tenant = null, id }) => copyRows(database, tenant, Number(id)));
  if (wholes.every(Boolean) && countOf(database, 'earlier_rows') === countOf(database, 'world_rows'))
    database.exec('DROP TABLE earlier_rows');
}

/**
 * Copies the rows of a tenant to the new table. Returns false if a damaged database page contains some of the rows.
 * The copy then gets a row that marks the tenant as damaged, and the table `earlier_rows` is not removed.
 */
function copyRows(database: DatabaseSync, tenant: SQLInputValue, firstId: number): boolean {
  const rows = database.prepare('SELECT collection, row_key, body FROM earlier_rows WHERE tenant = ?');
  rows.setReadBigInts(true);
  const add = database.prepare('INSERT INTO world_rows (id, tenant, collection, row_key, body) VALUES (?, ?, ?, ?, ?)');
  let id = firstId;
  try {
    for (const { collection = null, row_key = null, body = null } of rows.iterate(tenant)) {
      id += 1;
      add.run(id, tenant, collection, row_key, body);
    }
    return true;
  } catch (error) {
    if (!isCorruption(error)) throw error;
    add.run(id + 1, tenant, 'unreadable', 'on a damaged page of the file', null);
    return false;
  }
}

function countOf(database: DatabaseSync, table: string): unknown {
  return database.prepare(`SELECT count(*) AS n FROM ${table}`).get()?.['n'];
}
