import type { PoolClient } from 'pg';

/** Every primary key starts with the tenant or the file hash, so that the tables can be partitioned later. */
const schema = `
   CREATE TABLE cps_registry (
     one boolean PRIMARY KEY DEFAULT true CHECK (one), version bigint NOT NULL,
     swept timestamptz NOT NULL DEFAULT '-infinity'
   );
   INSERT INTO cps_registry VALUES (true, 1);
   CREATE TABLE cps_tenants (
     tenant text PRIMARY KEY, created bigint GENERATED ALWAYS AS IDENTITY, epoch text NOT NULL, version bigint NOT NULL,
     shelf integer NOT NULL, shelved text NOT NULL, faulty boolean NOT NULL, expires bigint
   ) WITH (fillfactor = 50);
   CREATE TABLE cps_api_keys (api_key text PRIMARY KEY, tenant text NOT NULL);
   CREATE TABLE IF NOT EXISTS cps_rows (
     tenant text NOT NULL, collection text NOT NULL, row_key text NOT NULL, body text, version bigint NOT NULL,
     PRIMARY KEY (tenant, collection, row_key)
   );
   CREATE INDEX cps_rows_by_version ON cps_rows (tenant, version);
   CREATE TABLE IF NOT EXISTS cps_pages (
     tenant text NOT NULL, image text NOT NULL, page integer NOT NULL, body text NOT NULL,
     PRIMARY KEY (tenant, image, page)
   );
   CREATE TABLE cps_uploads (upload uuid PRIMARY KEY, begun timestamptz NOT NULL DEFAULT now());
   CREATE TABLE cps_chunks (
     upload uuid NOT NULL, number integer NOT NULL, bytes bytea NOT NULL, PRIMARY KEY (upload, number)
   );
   CREATE TABLE cps_files (
     hash text PRIMARY KEY, size bigint NOT NULL, upload uuid NOT NULL, owners integer NOT NULL,
     kept timestamptz NOT NULL DEFAULT now()
   );

   CREATE FUNCTION cps_news(p_tenant text, p_epoch text, p_version bigint) RETURNS text LANGUAGE sql AS $$
     SELECT json_build_object(
       'won', false, 'registry', r.version, 'epoch', t.epoch, 'version', t.version, 'shelf', t.shelf,
       'shelved', t.shelved,
       'rows', CASE WHEN t.epoch = p_epoch THEN (
         SELECT json_agg(json_build_array(c.collection, c.row_key, c.body))
         FROM cps_rows c WHERE c.tenant = p_tenant AND c.version > p_version
       ) END
     )::text
     FROM cps_registry r LEFT JOIN cps_tenants t ON t.tenant = p_tenant
   $$;

   CREATE FUNCTION cps_check(p_tenant text, p_epoch text, p_version bigint, p_shelf integer)
   RETURNS text LANGUAGE sql AS $$
     SELECT CASE
       WHEN coalesce(t.epoch, '') = p_epoch AND coalesce(t.version, 0) = p_version AND coalesce(t.shelf, 0) = p_shelf
       THEN json_build_object('won', true, 'registry', r.version)::text
       ELSE cps_news(p_tenant, p_epoch, p_version)
     END
     FROM cps_registry r LEFT JOIN cps_tenants t ON t.tenant = p_tenant
   $$;

   CREATE FUNCTION cps_commit(
     p_tenant text, p_epoch text, p_version bigint, p_shelf integer, p_next bigint,
     p_collections text[], p_keys text[], p_bodies text[]
   ) RETURNS text LANGUAGE plpgsql AS $$
   BEGIN
     UPDATE cps_tenants SET version = p_next
     WHERE tenant = p_tenant AND epoch = p_epoch AND version = p_version AND shelf = p_shelf;
     IF NOT FOUND THEN
       RETURN cps_news(p_tenant, p_epoch, p_version);
     END IF;
     INSERT INTO cps_rows (tenant, collection, row_key, body, version)
     SELECT p_tenant, c, k, b, p_next FROM unnest(p_collections, p_keys, p_bodies) AS changed (c, k, b)
     ON CONFLICT (tenant, collection, row_key) DO UPDATE SET body = excluded.body, version = excluded.version;
     RETURN json_build_object('won', true, 'registry', (SELECT version FROM cps_registry))::text;
   END
   $$;`;

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

/** Returns 0 for a database without tables. */
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
