import type { DatabaseSync, SQLInputValue, SQLOutputValue, StatementSync } from 'node:sqlite';
import { Damaged } from '../../contract/damaged.ts';
import type { ListedTenant } from '../store.ts';
import { catalogFrom } from '../stored-values.ts';
import { filesIn } from './folder-files.ts';
import { Generations } from './generations.ts';
import { isConstraint, isCorruption, reasonOf } from './sqlite-errors.ts';
import { readRegistry, type Statements, statementsOf } from './statements.ts';

/** The databases of a copy. */
interface Copy {
  from: DatabaseSync;
  into: DatabaseSync;
  source: Statements;
}

interface Copied {
  /** One sentence for each part that was replaced. */
  changes: string[];
  /** The tenants that are not in the copy, because their current data is unreadable. */
  lost: { tenant: string; reason: string }[];
}

/**
 * The reference count of a file whose number of references is unknown.
 * The daily cleanup removes the file when no document refers to it.
 */
const manyOwners = 1_000_000;

/**
 * Copies all readable data from a SQLite database with damaged pages to a new database.
 * A tenant is copied if its current data is readable. Its unreadable snapshots and its unreadable seed are left out.
 * Throws if the list of tenants or their API keys are unreadable.
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

/** Copies the initial data and the snapshots of a tenant. Throws only if the current data cannot be read without them. */
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

/** Returns undefined for an invalid catalog. The repair of the new file removes its tenant. */
function catalogOf(tenant: string, shelved: unknown) {
  try {
    return catalogFrom(tenant, String(shelved));
  } catch (error) {
    if (error instanceof Damaged) return undefined;
    throw error;
  }
}

/**
 * Returns the generation numbers of the rows to copy, without rows that a newer copy has replaced.
 * If the list of replaced rows is unreadable, only the rows in use are copied.
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

/** Copies the list of uploaded files. Unreadable entries are replaced by entries for the files in the folder. */
function copyFiles(copy: Copy, folder: string): string[] {
  const isCopied = isReadable(() => copyTable(copy, 'files', 'SELECT * FROM files'));
  if (isCopied) return [];
  const put = copy.into.prepare('INSERT OR IGNORE INTO files (hash, size, owners, kept) VALUES (?, ?, ?, ?)');
  for (const { hash, size } of filesIn(folder)) put.run(hash, size, manyOwners, Date.now());
  return ['repaired: the list of uploaded files'];
}

/** Copies the result of a query to the table with this name. Keeps the rows before a damaged page if it throws. */
function copyTable({ from, into }: Copy, table: string, query: string, ...parameters: SQLInputValue[]): void {
  const rows = from.prepare(query);
  rows.setReadBigInts(true);
  let put: StatementSync | undefined;
  for (const row of rows.iterate(...parameters)) {
    put ??= into.prepare(insertOf(table, row));
    put.run(...Object.values(row));
  }
}

/** A new database already has entries in the table `meta`. In other tables, an equal key is a sign of damage. */
function insertOf(table: string, row: Record<string, SQLOutputValue>): string {
  const names = Object.keys(row);
  return `INSERT ${table === 'meta' ? 'OR REPLACE ' : ''}INTO ${table} (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`;
}

/** Returns the reason why some of the data to copy is unreadable. Then nothing is copied. */
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

/** Returns false if the data to copy is on a damaged page. */
function isReadable(copy: () => void): boolean {
  try {
    copy();
    return true;
  } catch (error) {
    if (!isCorruption(error) && !isConstraint(error)) throw error;
    return false;
  }
}
