import { randomUUID } from 'node:crypto';
import type { PoolClient } from 'pg';
import { type RawChange, type RawRow, type RawTable, rawTables } from '../raw-row.ts';
import { conditionOf } from '../raw-rows.ts';
import type { Connections } from './connections.ts';

const columns: Readonly<Record<RawTable, string>> = {
  tenant: 'tenant, epoch, version, shelf, shelved, faulty, expires',
  apiKey: 'api_key, tenant',
  row: 'tenant, collection, row_key, body',
  page: 'tenant, image, page, body',
  file: 'hash, size, owners',
};

const ofTenants = ['tenant', 'apiKey', 'row', 'page'] as const;

const everyTenant = ofTenants.map((table) => `SELECT tenant FROM ${rawTables[table].postgres}`).join(' UNION ');

/**
 * Yields every row of the database tables, or only the rows of one tenant.
 * Reads the rows tenant by tenant, to limit the memory usage.
 */
export async function* rawRows(connections: Connections, tenant?: string): AsyncGenerator<RawRow> {
  const tenants = tenant === undefined ? (await connections.ask(`${everyTenant} ORDER BY tenant`)).rows : [{ tenant }];
  for (const { tenant } of tenants) {
    for (const table of ofTenants) {
      const { rows } = await connections.ask(
        `SELECT ${columns[table]} FROM ${rawTables[table].postgres} WHERE tenant = $1`,
        [tenant],
      );
      for (const row of rows) yield { table, columns: row };
    }
  }
  if (tenant !== undefined) return;
  const { rows } = await connections.ask(`SELECT ${columns.file} FROM ${rawTables.file.postgres}`);
  for (const row of rows) yield { table: 'file', columns: row };
}

/** Replaces or removes rows of database tables. The caller must have locked the list of tenants. */
export async function repairRows(client: PoolClient, changes: readonly RawChange[]): Promise<void> {
  for (const { row, becomes } of changes) {
    const table = rawTables[row.table].postgres;
    const { names, values } = conditionOf(row);
    const given = Object.entries(becomes ?? {});
    const set = given.map(([name], at) => `${name} = $${at + 1}`).join(', ');
    const where = names.map((name, at) => `${name} IS NOT DISTINCT FROM $${given.length + at + 1}`).join(' AND ');
    const action = becomes === null ? `DELETE FROM ${table}` : `UPDATE ${table} SET ${set}`;
    await client.query(`${action} WHERE ${where}`, [...given.map(([, value]) => value), ...values]);
    if (row.table === 'row' || row.table === 'page') {
      const epoch = 'UPDATE cps_tenants SET epoch = $1 WHERE tenant = $2';
      await client.query(epoch, [randomUUID(), row.columns['tenant']]);
    }
  }
}
