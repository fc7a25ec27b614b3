import { readFileSync } from 'node:fs';
import type { PoolClient } from 'pg';

const schema = readFileSync(new URL('./schema.sql', import.meta.url), 'utf8');

/** The number of the layout of the tables. Version 1 was never published. */
const version = 2;

/** The key of the advisory lock that one process has while it creates the tables. */
const creationLock = 0x63707331;

/** SQLSTATE codes of conflicts with tables or functions of another program. */
const otherShapes: ReadonlySet<string> = new Set(['42P07', '42701', '42703', '42723', '42804', '42809']);

export async function requireTables(client: PoolClient): Promise<void> {
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
