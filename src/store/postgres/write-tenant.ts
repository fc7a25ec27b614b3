import type { PoolClient } from 'pg';
import type { StoredRow, Structure, TenantHead, TenantWrite } from '../store.ts';

const pagesAtOnce = 4;

/** Needs no lock, because other processes use a new copy of a tenant's data only after the commit. */
export async function writeImages(client: PoolClient, { tenant, next }: TenantWrite): Promise<void> {
  if (typeof next !== 'object') return;
  for (const { id, pages } of next.structure?.images ?? []) await writePages(client, tenant, id, pages);
}

/** The caller must have locked the tenant. */
export async function writeTenant(client: PoolClient, { tenant, next }: TenantWrite): Promise<void> {
  if (next === undefined) return;
  if (next === 'removed') {
    for (const table of ['cps_tenants', 'cps_rows', 'cps_pages', 'cps_api_keys']) {
      await client.query(`DELETE FROM ${table} WHERE tenant = $1`, [tenant]);
    }
    return;
  }
  const { head, rows, structure } = next;
  if (structure) await restructure(client, tenant, head, structure);
  else await client.query('UPDATE cps_tenants SET version = $2 WHERE tenant = $1', [tenant, head.version]);
  if (rows.length === 0) return;
  await client.query(
    `INSERT INTO cps_rows (tenant, collection, row_key, body, version)
     SELECT $1, c, k, b, $2 FROM unnest($3::text[], $4::text[], $5::text[]) AS changed (c, k, b)
     ON CONFLICT (tenant, collection, row_key) DO UPDATE SET body = excluded.body, version = excluded.version`,
    [tenant, head.version, ...columnsOf(rows)],
  );
}

export async function bumpRegistry(client: PoolClient): Promise<number> {
  const { rows } = await client.query('UPDATE cps_registry SET version = version + 1 RETURNING version');
  return Number(rows[0].version);
}

async function restructure(client: PoolClient, tenant: string, head: TenantHead, structure: Structure): Promise<void> {
  const { catalog, listed, keys, clear, drop } = structure;
  await client.query(
    `INSERT INTO cps_tenants (tenant, epoch, version, shelf, shelved, faulty, expires) VALUES ($1, $2, $3, $4, $5, $6, $7)
     ON CONFLICT (tenant) DO UPDATE SET epoch = excluded.epoch, version = excluded.version, shelf = excluded.shelf,
       shelved = excluded.shelved, faulty = excluded.faulty, expires = excluded.expires`,
    [tenant, head.epoch, head.version, head.catalogVersion, JSON.stringify(catalog), listed.faulty, listed.expiresAt],
  );
  if (clear) await client.query('DELETE FROM cps_rows WHERE tenant = $1', [tenant]);
  if (drop.length > 0)
    await client.query('DELETE FROM cps_pages WHERE tenant = $1 AND image = ANY ($2)', [tenant, drop]);
  if (!keys) return;
  await client.query('DELETE FROM cps_api_keys WHERE tenant = $1', [tenant]);
  await client.query(
    `INSERT INTO cps_api_keys SELECT key, $1 FROM unnest($2::text[]) AS given (key)
     ON CONFLICT (api_key) DO UPDATE SET tenant = excluded.tenant`,
    [tenant, keys],
  );
}

/** Does not use an array parameter, because the library pg takes seconds to format a large array. */
async function writePages(client: PoolClient, tenant: string, image: string, pages: readonly string[]): Promise<void> {
  for (let from = 0; from < pages.length; from += pagesAtOnce) {
    const some = pages.slice(from, from + pagesAtOnce);
    const rows = some.map((_, index) => `($1, $2, ${from + index + 1}, $${index + 3})`);
    const insert = `INSERT INTO cps_pages (tenant, image, page, body) VALUES ${rows.join(', ')}`;
    await client.query(insert, [tenant, image, ...some]);
  }
}

export function columnsOf(rows: readonly StoredRow[]): [string, string, string] {
  return [
    arrayOf(rows.map(({ collection }) => collection)),
    arrayOf(rows.map(({ key }) => key)),
    arrayOf(rows.map(({ body }) => body)),
  ];
}

/** Array literals accept JSON strings without control characters. The library pg needs ten times as long. */
function arrayOf(texts: readonly (string | null)[]): string {
  return `{${texts.map((text) => (text === null ? 'NULL' : JSON.stringify(text))).join(',')}}`;
}
