import type { DatabaseSync } from 'node:sqlite';
import { Unavailable } from '../../contract/unavailable.ts';
import type { Registry } from '../store.ts';
import type { RawColumns } from '../store-reader.ts';
import { integerOf } from '../stored-values.ts';

export type Statements = ReturnType<typeof statementsOf>;

export function statementsOf(database: DatabaseSync) {
  const prepare = (sql: string) => database.prepare(sql);
  // Integers are read as bigint, because Node throws an error for integers above `Number.MAX_SAFE_INTEGER`.
  const prepareRead = (sql: string) => {
    const statement = database.prepare(sql);
    statement.setReadBigInts(true);
    return statement;
  };
  return {
    begin: prepare('BEGIN IMMEDIATE'),
    commit: prepare('COMMIT'),
    rollback: prepare('ROLLBACK'),
    meta: prepareRead('SELECT value FROM meta WHERE name = ?'),
    setMeta: prepare('INSERT OR REPLACE INTO meta VALUES (?, ?)'),
    setRegistry: prepare("INSERT OR REPLACE INTO meta VALUES ('registry', ?)"),
    tenants: prepareRead('SELECT tenant, faulty, expires FROM tenants ORDER BY created, tenant'),
    keys: prepareRead('SELECT api_key, tenant FROM api_keys ORDER BY api_key'),
    tenant: prepareRead('SELECT epoch, version, shelf, shelved, faulty, expires FROM tenants WHERE tenant = ?'),
    moveOn: prepare('UPDATE tenants SET version = ? WHERE tenant = ?'),
    putTenant: prepare(`
      INSERT INTO tenants (tenant, created, epoch, version, shelf, shelved, faulty, expires)
      VALUES (?, (SELECT coalesce(max(created), 0) + 1 FROM tenants), ?, ?, ?, ?, ?, ?)
      ON CONFLICT (tenant) DO UPDATE SET epoch = excluded.epoch, version = excluded.version, shelf = excluded.shelf,
        shelved = excluded.shelved, faulty = excluded.faulty, expires = excluded.expires`),
    dropTenant: prepare('DELETE FROM tenants WHERE tenant = ?'),
    putKey: prepare('INSERT INTO api_keys VALUES (?, ?) ON CONFLICT (api_key) DO UPDATE SET tenant = excluded.tenant'),
    dropKeys: prepare('DELETE FROM api_keys WHERE tenant = ?'),
    rows: prepareRead(`
      SELECT collection, row_key, body, checksum FROM world_rows
      WHERE tenant = ?1 AND generation = (SELECT generation FROM tenants WHERE tenant = ?1)
        AND (collection, row_key) > (?2, ?3)
      ORDER BY collection, row_key LIMIT 1000`),
    countOfRows: prepareRead(`
      WITH place AS (SELECT tenant, generation, ${firstRowId('created')} AS first FROM tenants WHERE tenant = ?)
      SELECT count(*) AS n FROM place JOIN world_rows AS r NOT INDEXED
      WHERE r.id BETWEEN first AND first + ${rowIdsOfTenant - 1} AND r.tenant = place.tenant
        AND r.generation = place.generation`),
    placeOfRows: prepareRead(`
      WITH place AS (SELECT generation, ${firstRowId('created')} AS first FROM tenants WHERE tenant = ?)
      SELECT generation, 1 + coalesce(
        (SELECT id FROM world_rows WHERE id BETWEEN first AND first + ${rowIdsOfTenant - 1} ORDER BY id DESC LIMIT 1),
        first
      ) AS id FROM place`),
    putRow: prepare(`
      INSERT INTO world_rows (id, generation, tenant, collection, row_key, body, checksum) VALUES (?, ?, ?, ?, ?, ?, ?)
      ON CONFLICT (tenant, generation, collection, row_key) DO UPDATE SET body = excluded.body, checksum = excluded.checksum`),
    generation: prepareRead('SELECT generation FROM tenants WHERE tenant = ?'),
    setGeneration: prepare('UPDATE tenants SET generation = ? WHERE tenant = ?'),
    generationOfRows: prepareRead(
      'SELECT min(generation) AS generation FROM world_rows WHERE tenant = ? AND generation > ?',
    ),
    unusedGenerations: prepareRead('SELECT generation FROM unused_rows WHERE tenant = ? ORDER BY generation'),
    addUnused: prepare('INSERT OR IGNORE INTO unused_rows (tenant, generation) VALUES (?, ?)'),
    dropUnused: prepare('DELETE FROM unused_rows WHERE tenant = ? AND generation = ?'),
    tenantsOfUnused: prepare('SELECT DISTINCT tenant FROM unused_rows'),
    dropRows: prepare(`
      DELETE FROM world_rows
      WHERE id IN (SELECT id FROM world_rows WHERE tenant = ? AND generation = ? LIMIT ?)`),
    pages: prepareRead(
      'SELECT page, body, checksum FROM pages WHERE tenant = ? AND image = ? AND page > ? ORDER BY page LIMIT ?',
    ),
    tenantOfPages: prepare('SELECT tenant FROM pages WHERE tenant > ? ORDER BY tenant LIMIT 1'),
    imageOfPages: prepare('SELECT image FROM pages WHERE tenant = ? AND image > ? ORDER BY image LIMIT 1'),
    putPage: prepare('INSERT INTO pages VALUES (?, ?, ?, ?, ?)'),
    dropPages: prepare(`
      DELETE FROM pages WHERE tenant = ? AND image = ?
        AND page IN (SELECT page FROM pages WHERE tenant = ? AND image = ? ORDER BY page LIMIT ?)`),
    file: prepare('SELECT 1 FROM files WHERE hash = ?'),
    keepFile: prepare(`
      INSERT INTO files (hash, size, owners, kept) VALUES (?, ?, 1, ?)
      ON CONFLICT (hash) DO UPDATE SET owners = owners + 1, kept = excluded.kept`),
    releaseFile: prepare('UPDATE files SET owners = owners - 1 WHERE hash = ? RETURNING owners'),
    dropFile: prepare('DELETE FROM files WHERE hash = ?'),
    oldFiles: prepareRead('SELECT hash, size FROM files WHERE kept <= ?'),
    documents: prepare(`
      SELECT CAST(body AS TEXT) AS body FROM world_rows WHERE body LIKE '%"hash":"%'
      UNION ALL SELECT CAST(body AS TEXT) AS body FROM pages WHERE body LIKE '%"hash":"%'`),
    documentsOf: prepare(`
      SELECT CAST(body AS TEXT) AS body FROM world_rows WHERE tenant = :tenant AND body LIKE '%"hash":"%'
      UNION ALL SELECT CAST(body AS TEXT) AS body FROM pages WHERE tenant = :tenant AND body LIKE '%"hash":"%'`),
    lostEntry: prepare(lostEntry),
    putEntryCopy: prepare(putEntryCopy),
    dropEntryCopy: prepare(dropEntryCopy),
    setSwept: prepare(`
      INSERT INTO meta VALUES ('swept', ?1)
      ON CONFLICT (name) DO UPDATE SET value = ?1 WHERE typeof(value) NOT IN ('integer', 'real') OR value <= ?2`),
  };
}

/** Throws if SQLite reads a page of another table as the list, because the next write would destroy data. */
export function readRegistry({ meta, tenants, keys, lostEntry }: Statements): Registry {
  const version = integerOf(meta.get('registry')?.['value']);
  if (version === undefined || lostEntry.get() !== undefined)
    throw new Unavailable('the file is damaged: its list of tenants cannot be read; run "cps store export"');
  const owners = Map.groupBy(keys.all(), ({ tenant }) => tenant);
  const listed = tenants.all().flatMap(({ tenant, faulty, expires }) => {
    if (typeof tenant !== 'string') return [];
    const own = (owners.get(tenant) ?? []).map((row) => String(row['api_key']));
    return [{ tenant, faulty: faulty === 1n, expiresAt: integerOf(expires) ?? null, keys: own }];
  });
  return { version, tenants: listed };
}

/** Each tenant has its own range of row ids, so a database page usually contains rows of one tenant only. */
const rowIdsOfTenant = 2 ** 40;

/** SQL for the lowest row id of a tenant minus 1. A row id has 23 bits from `created` and 40 bits for the rows. */
function firstRowId(created: string): string {
  return `((${created} & ${2 ** 23 - 1}) * ${rowIdsOfTenant})`;
}

const prefix = 'tenant ';

/** The entries of many tenants share a page of the file, so without copies one damaged page would cost many tenants. */
export const putEntryCopy = `
  INSERT OR REPLACE INTO meta SELECT '${prefix}' || tenant, json_object('epoch', epoch, 'version', version,
    'shelf', shelf, 'shelved', shelved, 'faulty', faulty, 'expires', expires, 'generation', generation)
  FROM tenants WHERE tenant = ?`;

export const dropEntryCopy = `DELETE FROM meta WHERE name = '${prefix}' || ?`;

/** SQL that finds a copy without its entry. Each entry is removed together with its copy. */
const lostEntry = `
  SELECT name FROM meta WHERE name GLOB '${prefix}*'
    AND substr(name, ${prefix.length + 1}) NOT IN (SELECT tenant FROM tenants) LIMIT 1`;

export function entryCopyOf({ name, value }: RawColumns): [tenant: string, entry: RawColumns][] {
  if (typeof name !== 'string' || !name.startsWith(prefix) || typeof value !== 'string') return [];
  const tenant = name.slice(prefix.length);
  try {
    return [[tenant, { tenant, ...JSON.parse(value) }]];
  } catch {
    return [];
  }
}
