import { isName } from '../../tenant/name.ts';
import { type RawRow, type ReadingFaults, type StoreReader, unownedFault } from '../store-reader.ts';
import { Connections } from './connections.ts';
import { DatabaseFiles } from './database-files.ts';
import { requireUsable } from './usable.ts';

const selections = {
  tenant: 'SELECT tenant, epoch, version, shelf, shelved, faulty, expires FROM cps_tenants WHERE tenant = $1',
  row: 'SELECT tenant, collection, row_key, body FROM cps_rows WHERE tenant = $1 ORDER BY collection, row_key',
  page: 'SELECT tenant, image, page, body FROM cps_pages WHERE tenant = $1 ORDER BY image, page',
} as const;

/** Reads a PostgreSQL database, also a standby or with a read-only user. */
export class PostgresReader implements StoreReader {
  readonly files: DatabaseFiles;
  readonly #connections: Connections;

  private constructor(connections: Connections) {
    this.#connections = connections;
    this.files = new DatabaseFiles(connections);
  }

  static async open(address: string): Promise<PostgresReader> {
    const connections = new Connections(address);
    try {
      await requireUsable(connections, 'reading');
      return new PostgresReader(connections);
    } catch (error) {
      await connections.close();
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`the store postgres://… cannot be opened: ${reason}`, { cause: error });
    }
  }

  async faults(): Promise<ReadingFaults> {
    const { rows } = await this.#connections.ask(`
      SELECT 'rows of the removed tenant ' || r.tenant AS fault FROM cps_rows r
        WHERE NOT EXISTS (SELECT FROM cps_tenants t WHERE t.tenant = r.tenant) GROUP BY r.tenant
      UNION ALL SELECT 'a row of ' || t.tenant || ' has a higher version than its tenant' FROM cps_tenants t
        WHERE t.version < (SELECT max(r.version) FROM cps_rows r WHERE r.tenant = t.tenant)
      UNION ALL SELECT 'pages of the removed tenant ' || p.tenant FROM cps_pages p
        WHERE NOT EXISTS (SELECT FROM cps_tenants t WHERE t.tenant = p.tenant) GROUP BY p.tenant
      UNION ALL SELECT 'the table cps_registry has no row' WHERE NOT EXISTS (SELECT FROM cps_registry)`);
    const { rows: files } = await this.#connections.ask('SELECT hash, size, owners FROM cps_files');
    const damage = [...rows.map(({ fault }) => fault), ...files.flatMap((file) => unownedFault('files', file))];
    return { damage, lost: [] };
  }

  async tenants(): Promise<string[]> {
    const { rows } = await this.#connections.ask('SELECT tenant FROM cps_tenants ORDER BY created');
    return rows.map(({ tenant }) => tenant).filter(isName);
  }

  /** Uses one transaction, because replicas can change the tenant at the same time. */
  async rowsOf(tenant: string): Promise<RawRow[]> {
    return this.#connections.transaction(async (client) => {
      await client.query('SET TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
      const found: RawRow[] = [];
      for (const table of ['tenant', 'row', 'page'] as const) {
        const { rows } = await client.query(selections[table], [tenant]);
        for (const columns of rows) found.push({ table, columns });
      }
      return found;
    });
  }

  async close(): Promise<void> {
    await this.#connections.close();
  }
}
