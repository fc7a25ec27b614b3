import { chmodSync, copyFileSync, mkdirSync, realpathSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { DatabaseSync } from 'node:sqlite';
import { rawJson } from '../raw-rows.ts';
import { copyStore } from './copy-store.ts';
import { syncToDisk } from './folder-files.ts';
import { damagedPages } from './integrity.ts';
import { openDatabase } from './open-database.ts';
import { rawRows } from './raw-rows.ts';
import { reasonOf } from './sqlite-errors.ts';

/** The repair of a database saves all removed data in this folder. */
export interface Aside {
  folder: string;
  /** Saves a table row as one line of JSON. */
  write: (line: string) => Promise<void>;
}

/**
 * Replaces a damaged SQLite file with a new file that contains all readable data.
 * Returns one sentence for each repaired or removed part of the data.
 * Deletes no rows from the damaged file, because a deletion in a damaged file can destroy rows of other tenants.
 * No other process can use the SQLite file while the file is being repaired.
 */
export async function rebuildDatabase(given: string, aside: Aside): Promise<string[]> {
  const file = realpathSync(given);
  const database = openDatabase(file);
  const rebuilt = `${file}-rebuilt`;
  try {
    if ([...damagedPages(database)].length === 0) return [];
    createLike(file, rebuilt);
    const changes = await copyReadable(database, `${file}-files`, rebuilt, aside);
    await syncToDisk(rebuilt);
    endWriteAheadLog(database);
    const saved = join(aside.folder, `damaged-${new Date().toISOString().replaceAll(/[:.]/g, '-')}.db`);
    mkdirSync(aside.folder, { recursive: true });
    copyFileSync(file, saved);
    chmodSync(saved, 0o600);
    await syncToDisk(saved);
    renameSync(rebuilt, file);
    await syncToDisk(dirname(file));
    return [`rebuilt: the SQLite file without its damaged pages; the damaged file is ${saved}`, ...changes];
  } catch (error) {
    throw new Error(`the store sqlite:${given} cannot be repaired: ${reasonOf(error)}`, { cause: error });
  } finally {
    database.close();
    removeDatabase(rebuilt);
  }
}

/**
 * Copies each tenant whose current data is readable to a new SQLite file.
 * If a tenant's data cannot be copied, saves the tenant's readable rows with the function `aside.write`.
 */
async function copyReadable(database: DatabaseSync, files: string, path: string, aside: Aside): Promise<string[]> {
  const into = openDatabase(path);
  try {
    const { changes, lost } = copyStore(database, into, files);
    for (const { tenant, reason } of lost) {
      const fault = `${tenant}: ${reason}`;
      for await (const row of rawRows(database, tenant)) await aside.write(rawJson(row, fault));
      changes.push(`removed: all data of the tenant ${fault}`);
    }
    const [fault] = damagedPages(into);
    if (fault !== undefined) throw new Error(`the new file is damaged too: ${fault}`);
    return changes;
  } finally {
    into.close();
  }
}

/** Creates an empty file with the access rights of another file. */
function createLike(file: string, path: string): void {
  removeDatabase(path);
  writeFileSync(path, '', { mode: 0o600 });
  chmodSync(path, statSync(file).mode & 0o777);
}

/** Removes the write-ahead log of a damaged SQLite file. Otherwise SQLite would apply the log to the repaired file. */
function endWriteAheadLog(database: DatabaseSync): void {
  const mode = database.prepare('PRAGMA journal_mode = DELETE').get()?.['journal_mode'];
  if (mode !== 'delete') throw new Error(`its write-ahead log cannot be removed (${mode})`);
}

function removeDatabase(path: string): void {
  for (const suffix of ['', '-wal', '-shm', '-journal']) rmSync(`${path}${suffix}`, { force: true });
}
