import type { RawColumns } from '../store-reader.ts';

const prefix = 'tenant ';

/** The entries of many tenants share a page of the file, so without copies one damaged page would cost many tenants. */
export const putEntryCopy = `
  INSERT OR REPLACE INTO meta SELECT '${prefix}' || tenant, json_object('epoch', epoch, 'version', version,
    'shelf', shelf, 'shelved', shelved, 'faulty', faulty, 'expires', expires, 'generation', generation)
  FROM tenants WHERE tenant = ?`;

export const dropEntryCopy = `DELETE FROM meta WHERE name = '${prefix}' || ?`;

/** SQL that finds a copy without its entry. Each entry is removed together with its copy. */
export const lostEntry = `
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
