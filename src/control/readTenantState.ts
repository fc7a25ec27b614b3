import type { Answer } from '../contract/operation.ts';
import { timestamp } from '../world/clock.ts';
import type { World } from '../world/world.ts';
import { settledTenant } from './find-tenant.ts';
import { jsonStream } from './json-stream.ts';
import type { ContentAnswer, ControlRequest } from './operation.ts';

/** Returns all stored rows of a tenant except its API keys, after applying due transitions (D-94). */
export function readTenantState(request: ControlRequest<'readTenantState'>): ContentAnswer {
  const { world, now } = settledTenant(request, request.path.tenant);
  return { status: 200, content: jsonStream(stateOf(world, timestamp(now))) };
}

type Body = Answer<'readTenantState'>['body'];
type State = { [Name in keyof Body]: Body[Name] extends (infer Row)[] ? Iterable<Row> : Body[Name] };

/**
 * Returns the current stored rows of a tenant, without values that only the implementation uses.
 * Rows are immutable, so the response can be written while the tenant changes.
 */
function stateOf(world: World, now: string): State {
  const { users, departments, folders, grants, roles, jobs, imports, fields, documents, directory } = world.rows;
  return {
    tenant: world.tenant,
    now,
    users: users.list(),
    departments: departments.list(),
    folders: folders.list(),
    grants: grants.list(),
    roles: roles.list(),
    jobs: jobs.list(),
    imports: mapped(imports.list(), ({ worked, ...process }) => process),
    fields: fields.list(),
    provisions: provisionsOf(world),
    documents: mapped(documents.list(), ({ revision, ...record }) => record),
    directory: directory.list(),
  };
}

/** Maps one row at a time, so that a large state needs no second list. */
function* mapped<Row, Shown>(rows: readonly Row[], show: (row: Row) => Shown): Generator<Shown> {
  for (const row of rows) yield show(row);
}

/** Returns each provision with its provision record, if the record exists. */
export function provisionsOf({ rows: { provisions, provisionRecords } }: World) {
  const records = new Map(
    provisionRecords.list().map(({ provisionName, searched, ...record }) => [provisionName, record]),
  );
  return provisions.list().map((provision) => ({
    ...provision,
    ...(records.get(provision.name) ?? { recordId: null, status: null }),
  }));
}
