import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite';
import { Damaged } from '../../contract/damaged.ts';
import type { ListedTenant } from '../store.ts';
import { catalogFrom } from '../stored-values.ts';
import { filesIn } from './folder-files.ts';
import { Generations } from './generations.ts';
import { isConstraint, isCorruption, reasonOf } from './sqlite-errors.ts';
import { readRegistry, type Statements, statementsOf } from './statements.ts';

/** The database with damaged pages (`from`), and the new database (`into`). */
interface Copy {
  from: DatabaseSync;
  into: DatabaseSync;
  source: Statements;
}

interface Copied {
  /** A message for each repaired part of the database, such as `repaired: the list of uploaded files`. */
  changes: string[];
  /** The tenants that were not copied, because their current data is unreadable. */
  lost: { tenant: string; reason: string }[];
}

/**
 * The reference count that a file gets if its stored reference count is unreadable.
 * A reference count that is too high does no harm, because the daily cleanup removes files that no document uses.
 */
const manyOwners = 1_000_000;

/**
 * Copies all readable data from a SQLite database with damaged pages to a new database.
 * Copies a tenant if its current data is readable, even if its snapshots or its initial data are unreadable.
 * Throws if the list of tenants or the list of API keys is unreadable.
 */
export function copyStore(from: DatabaseSync, into: DatabaseSync, files: string): Copied {
  const copy: Copy = { from, into, source: statementsOf(from) };
  const { tenants } = readRegistry(copy.source);
  copyTable(copy, 'meta', "SELECT * FROM meta WHERE name IN ('registry', 'secret', 'swept')");
  const changes = copyFiles(copy, files);
  const lost = tenants.flatMap((listed) => {
    const reason = inTransaction(into, () => copyTenant(copy, listed));
    return reason === undefined ? [] : { tenant: listed.tenant, reason };
  });
  return { changes, lost };
}

function copyTenant(copy: Copy, { tenant, keys }: ListedTenant): void {
  copyTable(copy, 'tenants', 'SELECT * FROM tenants WHERE tenant = ?', tenant);
  for (const key of keys) copyTable(copy, 'api_keys', 'SELECT * FROM api_keys WHERE api_key = ?', key);
  for (const generation of generationsOf(copy, tenant)) {
    const rows = 'SELECT * FROM world_rows WHERE tenant = ? AND generation = ? ORDER BY collection, row_key';
    copyTable(copy, 'world_rows', rows, tenant, generation);
  }
  copyImages(copy, tenant);
}

/**
 * Copies the initial data, the snapshots and the last complete copy of a tenant's current data.
 * Throws if the last complete copy is unreadable, because a tenant cannot be loaded without this copy.
 */
function copyImages(copy: Copy, tenant: string): void {
  const catalog = catalogOf(tenant, copy.source.tenant.get(tenant)?.['shelved']);
  if (!catalog) return;
  const ids = new Set([catalog.base, catalog.seed, ...catalog.snapshots.map(({ image }) => image)].map(({ id }) => id));
  for (const id of ids) {
    const pages = 'SELECT * FROM pages WHERE tenant = ? AND image = ? ORDER BY page';
    const copyPages = () => copyTable(copy, 'pages', pages, tenant, id);
    if (id === catalog.base.id) copyPages();
    else inSavepoint(copy.into, copyPages);
  }
}

/**
 * Returns the ids of the stored copies of a tenant's data, or undefined if the ids are invalid.
 * A later step of `cps store repair` removes tenants whose stored copies have invalid ids.
 */
function catalogOf(tenant: string, shelved: unknown) {
  try {
    return catalogFrom(tenant, String(shelved));
  } catch (error) {
    if (error instanceof Damaged) return undefined;
    throw error;
  }
}

/**
 * Copies a tenant's old generation numbers to the new database. Rows with an old number are unused.
 * Returns the generation numbers of the tenant's rows that are in use and must be copied.
 * If the old generation numbers are unreadable, returns only the tenant's current generation number.
 */
function generationsOf(copy: Copy, tenant: string): bigint[] {
  try {
    copyTable(copy, 'unused_rows', 'SELECT * FROM unused_rows WHERE tenant = ?', tenant);
    return new Generations(copy.source).inUse(tenant);
  } catch (error) {
    if (!isCorruption(error)) throw error;
    copy.into.prepare('DELETE FROM unused_rows WHERE tenant = ?').run(tenant);
    const current = copy.source.generation.get(tenant)?.['generation'];
    return typeof current === 'bigint' ? [current] : [];
  }
}

/** Copies the list of uploaded files. If the list is damaged, adds the missing files from the upload folder. */
function copyFiles(copy: Copy, folder: string): string[] {
  const isCopied = isReadable(() => copyTable(copy, 'files', 'SELECT * FROM files'));
  if (isCopied) return [];
  const put = copy.into.prepare('INSERT OR IGNORE INTO files (hash, size, owners, kept) VALUES (?, ?, ?, ?)');
  for (const { hash, size } of filesIn(folder)) put.run(hash, size, manyOwners, Date.now());
  return ['repaired: the list of uploaded files'];
}

/**
 * Copies the result of a query to a table of the new database.
 * If the query reads a damaged page, throws an error after copying the rows before that page.
 */
function copyTable({ from, into }: Copy, table: string, query: string, ...parameters: SQLInputValue[]): void {
  const rows = from.prepare(query);
  rows.setReadBigInts(true);
  let put: StatementSync | undefined;
  for (const row of rows.iterate(...parameters)) {
    put ??= into.prepare(insertOf(table, row));
    put.run(...Object.values(row));
  }
}

/** Returns an INSERT statement. In the table `meta`, the new row replaces an existing row with the same key. */
function insertOf(table: string, row: Record<string, SQLOutputValue>): string {
  const names = Object.keys(row);
  return `INSERT ${table === 'meta' ? 'OR REPLACE ' : ''}INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`;
}

/** Copies data in one transaction. If some of the data is unreadable, copies nothing and returns the reason. */
function inTransaction(into: DatabaseSync, copy: () => void): string | undefined {
  into.exec('BEGIN');
  try {
    copy();
    into.exec('COMMIT');
    return undefined;
  } catch (error) {
    into.exec('ROLLBACK');
    if (isConstraint(error)) return 'the file is damaged; some of its rows contradict each other';
    if (!isCorruption(error)) throw error;
    return reasonOf(error);
  }
}

function inSavepoint(into: DatabaseSync, copy: () => void): void {
  into.exec('SAVEPOINT image');
  if (!isReadable(copy)) into.exec('ROLLBACK TO image');
  into.exec('RELEASE image');
}

/** Runs the function `copy`. Returns false if `copy` fails because of damaged data, and true otherwise. */
function isReadable(copy: () => void): boolean {
  try {
    copy();
    return true;
  } catch (error) {
    if (!isCorruption(error) && !isConstraint(error)) throw error;
    return false;
  }
}
