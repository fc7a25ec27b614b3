import type { DatabaseSync } from 'node:sqlite';
import type { Registry } from '../store.ts';

export type Statements = ReturnType<typeof statementsOf>;

/** Every statement that the store makes, prepared once. */
export function statementsOf(database: DatabaseSync) {
  const prepare = (sql: string) => database.prepare(sql);
  return {
    begin: prepare('BEGIN IMMEDIATE'),
    commit: prepare('COMMIT'),
    rollback: prepare('ROLLBACK'),
    meta: prepare('SELECT value FROM meta WHERE name = ?'),
    setMeta: prepare('INSERT INTO meta VALUES (?, ?)'),
    setRegistry: prepare("UPDATE meta SET value = ? WHERE name = 'registry'"),
    tenants: prepare('SELECT tenant, faulty, expires FROM tenants ORDER BY created, tenant'),
    keys: prepare('SELECT api_key, tenant FROM api_keys ORDER BY api_key'),
    tenant: prepare('SELECT epoch, version, shelf, shelved FROM tenants WHERE tenant = ?'),
    moveOn: prepare('UPDATE tenants SET version = ? WHERE tenant = ?'),
    putTenant: prepare(`
      INSERT INTO tenants (tenant, created, epoch, version, shelf, shelved, faulty, expires)
      VALUES (?, (SELECT coalesce(max(created), 0) + 1 FROM tenants), ?, ?, ?, ?, ?, ?)
      ON CONFLICT (tenant) DO UPDATE SET epoch = excluded.epoch, version = excluded.version, shelf = excluded.shelf,
        shelved = excluded.shelved, faulty = excluded.faulty, expires = excluded.expires`),
    dropTenant: prepare('DELETE FROM tenants WHERE tenant = ?'),
    putKey: prepare('INSERT INTO api_keys VALUES (?, ?) ON CONFLICT (api_key) DO UPDATE SET tenant = excluded.tenant'),
    dropKeys: prepare('DELETE FROM api_keys WHERE tenant = ?'),
    rows: prepare('SELECT collection, row_key, body FROM world_rows WHERE tenant = ?'),
    putRow: prepare('INSERT OR REPLACE INTO world_rows VALUES (?, ?, ?, ?)'),
    dropRows: prepare('DELETE FROM world_rows WHERE tenant = ?'),
    pages: prepare('SELECT body FROM pages WHERE tenant = ? AND image = ? ORDER BY page'),
    putPage: prepare('INSERT INTO pages VALUES (?, ?, ?, ?)'),
    dropPages: prepare('DELETE FROM pages WHERE tenant = ? AND image = ?'),
    dropAllPages: prepare('DELETE FROM pages WHERE tenant = ?'),
    file: prepare('SELECT size FROM files WHERE hash = ?'),
    keepFile: prepare(`
      INSERT INTO files (hash, size, owners, kept) VALUES (?, ?, 1, ?)
      ON CONFLICT (hash) DO UPDATE SET owners = owners + 1, kept = excluded.kept`),
    releaseFile: prepare('UPDATE files SET owners = owners - 1 WHERE hash = ? RETURNING owners'),
    dropFile: prepare('DELETE FROM files WHERE hash = ?'),
    oldFiles: prepare('SELECT hash, size FROM files WHERE kept <= ?'),
    documents: prepare(`
      SELECT body FROM world_rows WHERE collection = 'documents' AND body IS NOT NULL
      UNION ALL SELECT body FROM pages WHERE body LIKE '["documents",%'`),
    setSwept: prepare("UPDATE meta SET value = ? WHERE name = 'swept' AND value <= ?"),
  };
}

export function readRegistry({ meta, tenants, keys }: Statements): Registry {
  const owners = keys.all();
  return {
    version: Number(meta.get('registry')?.['value']),
    tenants: tenants.all().map(({ tenant, faulty, expires }) => ({
      tenant: String(tenant),
      faulty: faulty === 1,
      expiresAt: expires === null ? null : Number(expires),
      keys: owners.filter((row) => row['tenant'] === tenant).map((row) => String(row['api_key'])),
    })),
  };
}
