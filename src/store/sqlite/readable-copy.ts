import { copyFileSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { requireDatabase } from './open-database.ts';
import { codeOf, isCorruption } from './sqlite-errors.ts';

const busy = 5;

export interface ReadableCopy {
  file: string;
  remove: () => void;
}

/** Applies the changes in a write-ahead log to a temporary copy of the file. */
export function openCopy(file: string): ReadableCopy {
  requireDatabase(file);
  if ((statSync(`${file}-wal`, { throwIfNoEntry: false })?.size ?? 0) === 0) return { file, remove: () => undefined };
  requireUnused(file);
  const folder = mkdtempSync(join(tmpdir(), 'cps-store-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  try {
    const copy = join(folder, 'store.db');
    for (const suffix of ['', '-wal']) copyFileSync(`${file}${suffix}`, `${copy}${suffix}`);
    const database = new DatabaseSync(copy);
    database.prepare('PRAGMA wal_checkpoint(TRUNCATE)').get();
    database.close();
    return { file: copy, remove };
  } catch (error) {
    remove();
    throw error;
  }
}

/**
 * Throws if another process uses the SQLite file. A running sandbox always has a write-ahead log.
 * With the exclusive mode, SQLite creates no files. It fails after it has found no lock, because the file is read-only.
 */
function requireUnused(file: string): void {
  const database = new DatabaseSync(`${pathToFileURL(file)}?mode=ro`, { timeout: 0 });
  try {
    database.exec('PRAGMA locking_mode = EXCLUSIVE; SELECT count(*) FROM sqlite_schema');
  } catch (error) {
    if (codeOf(error) === busy) throw error;
  } finally {
    database.close();
  }
}

export function* integrityFaults(file: string): Generator<string> {
  // With the parameter `immutable`, SQLite reads from read-only disks and creates no files.
  const database = new DatabaseSync(`${pathToFileURL(file)}?immutable=1`);
  try {
    for (const row of database.prepare('PRAGMA integrity_check(20)').iterate()) {
      if (row['integrity_check'] !== 'ok') yield String(row['integrity_check']);
    }
  } catch (error) {
    if (!isCorruption(error)) throw error;
    yield 'the file is damaged, so SQLite cannot check it';
  } finally {
    database.close();
  }
}
