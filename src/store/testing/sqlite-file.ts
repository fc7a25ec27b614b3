import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll } from 'vitest';
import { checksumOf } from '../sqlite/checksums.ts';

export function newSqliteFiles(): () => string {
  const folder = mkdtempSync(join(tmpdir(), 'sqlite-file-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  return () => join(folder, `${randomUUID()}.db`);
}

export function inDatabase<T>(file: string, work: (database: DatabaseSync) => T): T {
  const database = new DatabaseSync(file);
  try {
    return work(database);
  } finally {
    database.close();
  }
}

/** Runs SQL that stores damaged bodies. Sets the checksums, so that only the content of the bodies is damaged. */
export function damageRows(file: string, sql: string): void {
  inDatabase(file, (database) => {
    database.exec(sql);
    database.function('checksum_of', (body) => checksumOf(body instanceof Uint8Array ? body : String(body)));
    for (const table of ['world_rows', 'pages']) {
      database.exec(`UPDATE ${table} SET checksum = checksum_of(body) WHERE body IS NOT NULL`);
    }
  });
}

export function openRowsOf(file: string, tenant: string): number {
  const copy = `${file}-${randomUUID()}`;
  for (const suffix of ['', '-wal']) copyFileSync(`${file}${suffix}`, `${copy}${suffix}`);
  return numberIn(copy, `SELECT count(*) FROM world_rows WHERE tenant = '${tenant}'`);
}

export function numberIn(file: string, query: string): number {
  return inDatabase(file, (database) => Number(Object.values(database.prepare(query).get() ?? {})[0]));
}
