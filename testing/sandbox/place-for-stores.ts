import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres } from '../../src/store/testing/postgres-server.ts';

/**
 * If CPS_TEST_STORE is set, creates a folder for SQLite databases or starts a PostgreSQL server.
 * Returns a function that deletes the database folder or stops the PostgreSQL server after all tests.
 */
export async function setup(): Promise<(() => Promise<void>) | undefined> {
  const kind = process.env['CPS_TEST_STORE'];
  if (kind === undefined) return undefined;
  if (kind !== 'sqlite' && kind !== 'postgres') throw new Error(`CPS_TEST_STORE is sqlite or postgres, got ${kind}`);
  if (kind === 'postgres') {
    const server = await startPostgres({ connections: 1_000 });
    process.env['CPS_TEST_PLACE'] = await server.database();
    return server.end;
  }
  const folder = mkdtempSync(join(tmpdir(), 'stores-of-tests-'));
  process.env['CPS_TEST_PLACE'] = folder;
  return async () => rmSync(folder, { recursive: true });
}
