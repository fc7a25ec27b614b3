import type { DatabaseSync, SQLInputValue } from 'node:sqlite';
import { type RawChange, type RawColumns, type RawRow, type RawTable, rawTables } from '../raw-row.ts';
import { isCorruption } from './sqlite-errors.ts';

const tables = Object.keys(rawTables) as RawTable[];

/** Yields every row of the database tables, or only the rows of one tenant. */
export async function* rawRows(database: DatabaseSync, tenant?: string): AsyncGenerator<RawRow> {
  for (const table of tables) {
    if (tenant !== undefined && table === 'file') continue;
    const statement = database.prepare(
      `SELECT * FROM ${rawTables[table].sqlite}${tenant === undefined ? '' : ' WHERE tenant = ?'}`,
    );
    statement.setReadBigInts(true);
    yield* rowsUntilDamage(table, statement.iterate(...(tenant === undefined ? [] : [tenant])));
  }
}

/**
 * Yields the rows of a table up to the first damaged database page. The rows after that page are unreadable.
 * The SQLite error about a damaged page is ignored, because `PRAGMA integrity_check` reports the page.
 */
function* rowsUntilDamage(table: RawTable, rows: Iterable<object>): Generator<RawRow> {
  try {
    for (const columns of rows) yield { table, columns: columns as RawColumns };
  } catch (error) {
    if (!isCorruption(error)) throw error;
  }
}

/**
 * Replaces or removes rows of database tables. The caller must have started a transaction.
 * Finds each row by its primary key only, because other columns can be damaged.
 * No other process can have changed the rows, because this process has locked the SQLite file.
 */
export function repairRows(database: DatabaseSync, changes: readonly RawChange[]): void {
  for (const { row, becomes } of changes) {
    const { sqlite } = rawTables[row.table];
    const key = row.table === 'row' ? ['id'] : rawTables[row.table].key;
    const values = key.map((name) => row.columns[name] ?? null);
    const where = key.map((name) => `${name} IS ?`).join(' AND ');
    const columns = Object.entries(becomes ?? {});
    const set = columns.map(([name]) => `${name} = ?`).join(', ');
    const parameters = [...columns.map(([, value]) => value), ...values].map(bound);
    const action = becomes === null ? `DELETE FROM ${sqlite}` : `UPDATE ${sqlite} SET ${set}`;
    database.prepare(`${action} WHERE ${where}`).run(...parameters);
  }
}

/** Repairs the row `swept` of the table `meta`: sets a missing or invalid value to 0. */
export function repairMeta(database: DatabaseSync): void {
  database.exec(
    "INSERT OR REPLACE INTO meta SELECT 'swept', 0 WHERE NOT EXISTS (SELECT 1 FROM meta WHERE name = 'swept' AND typeof(value) = 'integer')",
  );
}

/**
 * Repairs the generation number of each row. The number shows whether the row is in use or was replaced.
 * Returns one sentence for each tenant whose rows were changed.
 * Skips a tenant if one of its rows is on a damaged page of the SQLite file.
 */
export function repairGenerations(database: DatabaseSync): string[] {
  const tenants = database.prepare(`
    SELECT tenant, generation FROM tenants
    WHERE (tenant, generation) NOT IN (SELECT tenant, generation FROM unused_rows)`);
  tenants.setReadBigInts(true);
  return tenants.all().flatMap(({ tenant = null, generation = null }) => {
    const changed = restoreGeneration(database, tenant, generation);
    return changed === 0 ? [] : `repaired: ${tenant}: the column generation of ${changed} rows`;
  });
}

/** Returns the number of changed rows. If a row of the tenant is on a damaged page, changes nothing and returns 0. */
function restoreGeneration(database: DatabaseSync, tenant: SQLInputValue, generation: SQLInputValue): number {
  const restore = database.prepare(`
    UPDATE OR REPLACE world_rows SET generation = ?2
    WHERE tenant = ?1 AND generation <> ?2 AND generation NOT IN (SELECT generation FROM unused_rows WHERE tenant = ?1)`);
  try {
    return Number(restore.run(tenant, generation).changes);
  } catch (error) {
    if (!isCorruption(error)) throw error;
    return 0;
  }
}

function bound(value: RawColumns[string]) {
  return typeof value === 'boolean' ? Number(value) : value;
}
