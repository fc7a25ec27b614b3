import type { PoolClient } from 'pg';
import type { CommitResult, Conflict, TenantHead, TenantWrite } from '../store.ts';
import { catalogFrom } from '../stored-values.ts';
import type { Connections } from './connections.ts';
import { bumpRegistry, columnsOf, writeImages, writeTenant } from './write-tenant.ts';

type Answered =
  | { won: true; registry: number }
  | {
      won: false;
      registry: number;
      epoch: string | null;
      version: number;
      shelf: number;
      shelved: string;
      rows: [string, string, string | null][] | null;
    };

const nobody: TenantHead = { epoch: '', version: 0, catalogVersion: 0 };

/** Commits the changed rows of one tenant in one round trip. Without rows, only checks the version of the tenant. */
export async function commitAlone(
  connections: Connections,
  write: TenantWrite | undefined,
  registry: number | null,
): Promise<CommitResult> {
  const { tenant, expected } = write ?? { tenant: '', expected: null };
  const answered = await answerFor(connections, { tenant, expected: expected ?? nobody }, write?.next, registry);
  if (!answered.won) return { won: false, registry: answered.registry, conflicts: [conflictOf(tenant, answered)] };
  if (registry !== null && registry !== answered.registry) return { ...answered, won: false, conflicts: [] };
  return answered;
}

async function answerFor(
  connections: Connections,
  { tenant, expected }: { tenant: string; expected: TenantHead },
  next: TenantWrite['next'],
  registry: number | null,
): Promise<Answered> {
  const seen = [tenant, expected.epoch, expected.version, expected.catalogVersion];
  if (next === undefined || next === 'removed') {
    const { rows } = await connections.ask('SELECT cps_check($1, $2, $3, $4) AS answer', seen);
    return JSON.parse(rows[0].answer);
  }
  const values = [...seen, next.head.version, ...columnsOf(next.rows)];
  const { rows } =
    registry === null
      ? await connections.ask(`SELECT ${commitCall} AS answer FROM ${durable}`, values)
      : await connections.ask(commitIfListed, [...values, registry]);
  return JSON.parse(rows[0].answer);
}

const commitCall = 'cps_commit($1, $2, $3, $4, $5, $6, $7, $8)';

/** Applies to the transaction of the statement. */
const durable = "set_config('synchronous_commit', 'on', true)";

const commitIfListed = `
  SELECT CASE WHEN version = $9 THEN ${commitCall} ELSE cps_news($1, $2, $3) END AS answer
  FROM ${durable}, cps_registry`;

class Overtaken extends Error {}

export async function commitTogether(
  connections: Connections,
  writes: readonly TenantWrite[],
  registry: number | null,
): Promise<CommitResult> {
  try {
    const version = await connections.transaction((client) => keepAll(client, writes, registry));
    return { won: true, registry: version };
  } catch (error) {
    if (!(error instanceof Overtaken)) throw error;
    return conflictsOfAll(connections, writes);
  }
}

/** To avoid deadlocks, locks the list of tenants first, and then the tenants in alphabetical order. */
async function keepAll(client: PoolClient, writes: readonly TenantWrite[], registry: number | null): Promise<number> {
  for (const write of writes) await writeImages(client, write);
  const isListed = writes.some(({ next }) => next !== undefined && (next === 'removed' || next.structure));
  const { rows: lists } = await client.query(`SELECT version FROM cps_registry ${isListed ? 'FOR UPDATE' : ''}`);
  const known = Number(lists[0].version);
  if (registry !== null && registry !== known) throw new Overtaken();
  const names = writes.map(({ tenant }) => tenant);
  const { rows } = await client.query(
    'SELECT tenant, epoch, version, shelf FROM cps_tenants WHERE tenant = ANY ($1) ORDER BY tenant FOR UPDATE',
    [names],
  );
  for (const { tenant, expected } of writes) {
    const { epoch = '', version = 0, shelf = 0 } = rows.find((row) => row.tenant === tenant) ?? {};
    const seen = expected ?? nobody;
    if (epoch !== seen.epoch || Number(version) !== seen.version || shelf !== seen.catalogVersion)
      throw new Overtaken();
  }
  for (const write of writes) await writeTenant(client, write);
  return isListed ? bumpRegistry(client) : known;
}

async function conflictsOfAll(connections: Connections, writes: readonly TenantWrite[]): Promise<CommitResult> {
  const conflicts: Conflict[] = [];
  let registry = 0;
  for (const { tenant, expected } of writes) {
    const { epoch, version } = expected ?? nobody;
    const { rows } = await connections.ask('SELECT cps_news($1, $2, $3) AS answer', [tenant, epoch, version]);
    const answered: Answered = JSON.parse(rows[0].answer);
    registry = answered.registry;
    if (!answered.won) conflicts.push(conflictOf(tenant, answered));
  }
  return { won: false, registry, conflicts };
}

function conflictOf(tenant: string, answered: Answered & { won: false }): Conflict {
  const { epoch, version, shelf, shelved, rows } = answered;
  if (epoch === null) return { tenant, head: null, catalog: null, rows: [] };
  const changed = (rows ?? []).map(([collection, key, body]) => ({ collection, key, body }));
  return {
    tenant,
    head: { epoch, version, catalogVersion: shelf },
    catalog: catalogFrom(tenant, shelved),
    rows: changed,
  };
}
