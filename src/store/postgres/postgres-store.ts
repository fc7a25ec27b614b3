import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { PoolClient, QueryResult } from 'pg';
import { Damaged } from '../../contract/damaged.ts';
import { Unavailable } from '../../contract/unavailable.ts';
import type { CommitResult, Registry, Store, StoredTenant, SweptFiles, TenantWrite } from '../store.ts';
import { tenantEntryOf } from '../stored-values.ts';
import { commitAlone, commitTogether } from './commits.ts';
import { Connections } from './connections.ts';
import { DatabaseFiles } from './database-files.ts';
import { requireUsable } from './usable.ts';
import { bumpRegistry, writeTenant } from './write-tenant.ts';

export class PostgresStore implements Store {
  readonly isShared = true;
  readonly secret: Buffer;
  readonly files: DatabaseFiles;
  readonly connections: Connections;

  private constructor(connections: Connections, secret: Buffer) {
    this.connections = connections;
    this.secret = secret;
    this.files = new DatabaseFiles(connections);
  }

  static async open(address: string): Promise<PostgresStore> {
    const connections = new Connections(address);
    try {
      await connections.alone(requireTables);
      await requireUsable(connections, 'writing');
      return new PostgresStore(connections, await secretOf(connections));
    } catch (error) {
      await connections.close();
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`the store postgres://… cannot be opened: ${reason}`, { cause: error });
    }
  }

  async isNew(): Promise<boolean> {
    const { rows } = await this.connections.ask('SELECT version FROM cps_registry');
    return Number(rows[0]?.version) === 1;
  }

  async registry(): Promise<Registry> {
    const { rows } = await this.connections.ask(
      `SELECT r.version AS registry, t.tenant, t.faulty, t.expires,
         (SELECT json_agg(k.api_key ORDER BY k.api_key) FROM cps_api_keys k WHERE k.tenant = t.tenant) AS keys
       FROM cps_registry r LEFT JOIN cps_tenants t ON true ORDER BY t.created`,
    );
    if (rows.length === 0)
      throw new Unavailable(
        'the table cps_registry has no row; export its tenants, and import them into a new database',
      );
    return {
      version: Number(rows[0].registry),
      tenants: rows
        .filter(({ tenant }) => tenant !== null)
        .map(({ tenant, faulty, expires, keys }) => ({
          tenant,
          faulty,
          expiresAt: expires === null ? null : Number(expires),
          keys: keys ?? [],
        })),
    };
  }

  /** One statement makes the data consistent. PostgreSQL joins the JSON, because a text is faster than an array. */
  async load(tenant: string): Promise<StoredTenant | null> {
    const { rows } = await this.#askOf(
      tenant,
      `SELECT t.epoch, t.version, t.shelf, t.shelved, t.faulty, t.expires,
         (SELECT json_agg(json_build_array(r.collection, r.row_key, r.body))::text
          FROM cps_rows r WHERE r.tenant = t.tenant) AS changed,
         (SELECT string_agg(p.body, E'\\n' ORDER BY p.page) FROM cps_pages p
          WHERE p.tenant = t.tenant AND p.image = t.shelved::json -> 'base' ->> 'id') AS pages
       FROM cps_tenants t WHERE t.tenant = $1`,
    );
    const [row] = rows;
    if (!row) return null;
    const { head, catalog } = tenantEntryOf(tenant, row);
    const changed: [string, string, string | null][] = JSON.parse(row.changed ?? '[]');
    return {
      head,
      catalog,
      pages: pagesFrom(tenant, catalog.base.id, row.pages),
      rows: changed.map(([collection, key, body]) => ({ collection, key, body })),
    };
  }

  async image(tenant: string, id: string): Promise<string[]> {
    const { rows } = await this.connections.ask(
      'SELECT body FROM cps_pages WHERE tenant = $1 AND image = $2 ORDER BY page',
      [tenant, id],
    );
    if (rows.length === 0) throw new Damaged(tenant, `the image ${id} has no pages`);
    return rows.map(({ body }) => body);
  }

  commit(writes: readonly TenantWrite[], registry: number | null): Promise<CommitResult> {
    const [write, ...others] = writes;
    const isPlain = write?.next === undefined || (write.next !== 'removed' && !write.next.structure);
    if (others.length === 0 && isPlain) return commitAlone(this.connections, write, registry);
    return commitTogether(this.connections, writes, registry);
  }

  async sweep(unusedFor: number): Promise<SweptFiles> {
    await this.files.sweepUploads();
    return this.files.sweep(unusedFor);
  }

  /** Only one process gets true, because the statement also stores the start of the removal. */
  async isDueToSweep(every: number): Promise<boolean> {
    const { rowCount } = await this.connections.ask(
      'UPDATE cps_registry SET swept = now() WHERE swept < now() - make_interval(secs => $1)',
      [every / 1000],
    );
    return rowCount === 1;
  }

  async discard(tenant: string): Promise<void> {
    await this.connections.transaction(async (client) => {
      await client.query('SELECT version FROM cps_registry FOR UPDATE');
      await writeTenant(client, { tenant, expected: null, next: 'removed' });
      await bumpRegistry(client);
    });
  }

  async ready(): Promise<string | null> {
    try {
      await requireUsable(this.connections, 'writing');
      await this.connections.requireRoom();
      return null;
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }

  /** PostgreSQL reports invalid JSON in a column with the SQLSTATE code 22P02. */
  async #askOf(tenant: string, text: string): Promise<QueryResult> {
    try {
      return await this.connections.ask(text, [tenant]);
    } catch (error) {
      const isUnreadable = error instanceof Error && 'code' in error && error.code === '22P02';
      if (isUnreadable) throw new Damaged(tenant, 'the column shelved: it is not JSON', error);
      throw error;
    }
  }

  async close(): Promise<void> {
    await this.connections.close();
  }
}

function pagesFrom(tenant: string, image: string, joined: string | null): string[] {
  if (joined === null) throw new Damaged(tenant, `the image ${image} has no pages`);
  return joined.split('\n');
}

async function secretOf(connections: Connections): Promise<Buffer> {
  const find = () => connections.ask("SELECT value FROM cps_meta WHERE name = 'secret'");
  const { rows } = await find();
  if (rows[0]) return rows[0].value;
  const statement = "INSERT INTO cps_meta VALUES ('secret', $1) ON CONFLICT DO NOTHING";
  await connections.transaction((client) => client.query(statement, [randomBytes(32)]));
  return (await find()).rows[0]?.value;
}

const schema = readFileSync(new URL('./schema.sql', import.meta.url), 'utf8');

/** The number of the layout of the tables. Version 1 was never published. */
const version = 2;

/** The key of the advisory lock that one process has while it creates the tables. */
const creationLock = 0x63707331;

/** SQLSTATE codes of conflicts with tables or functions of another program. */
const otherShapes: ReadonlySet<string> = new Set(['42P07', '42701', '42703', '42723', '42804', '42809']);

async function requireTables(client: PoolClient): Promise<void> {
  const { rows } = await client.query('SHOW server_encoding');
  const [{ server_encoding: encoding }] = rows;
  if (encoding !== 'UTF8') {
    const remedy = "create another one: CREATE DATABASE cps ENCODING 'UTF8' TEMPLATE template0";
    throw new Error(`the encoding of the database must be UTF8, it is ${encoding}; ${remedy}`);
  }
  try {
    if ((await versionOf(client)) === 0) await createTables(client);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && otherShapes.has(String(error.code)))) throw error;
    const what = `it has changed tables or tables of another program with names that begin with cps_ (${error.message})`;
    throw new Error(`${what}; use a separate database or schema for the kit`, { cause: error });
  }
}

async function createTables(client: PoolClient): Promise<void> {
  await client.query('BEGIN');
  await client.query('SELECT pg_advisory_xact_lock($1)', [creationLock]);
  await client.query('CREATE TABLE IF NOT EXISTS cps_meta (name text PRIMARY KEY, value bytea NOT NULL)');
  if ((await versionOf(client)) === 0) {
    await client.query(schema);
    await client.query("INSERT INTO cps_meta VALUES ('schema', convert_to($1, 'UTF8'))", [String(version)]);
  }
  await client.query('COMMIT');
}

async function versionOf(client: PoolClient): Promise<number> {
  const { rows: found } = await client.query(
    "SELECT to_regclass(quote_ident(current_schema()) || '.cps_meta') IS NOT NULL AS there",
  );
  if (!found[0]?.there) return 0;
  const { rows } = await client.query(
    "SELECT convert_from(value, 'UTF8') AS version FROM cps_meta WHERE name = 'schema'",
  );
  const there = Number(rows[0]?.version ?? 0);
  if (there === 0 || there === version) return there;
  const way =
    there > version ? 'use a newer kit' : 'export it with the kit that made it, and import it into a new database';
  throw new Error(`its schema has version ${there}, this kit knows only version ${version}: ${way}`);
}
