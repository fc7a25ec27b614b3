import type { Answer } from '../../contract/operation.ts';
import { timestamp } from '../../tenant/clock.ts';
import type { World } from '../../tenant/world.ts';
import { settledTenant } from '../find-tenant.ts';
import { jsonStream } from '../json-stream.ts';
import type { ContentAnswer, ControlRequest } from '../operation.ts';
import { shownRows } from './rows/shown-rows.ts';

/** Returns all data of a tenant except its API keys (design decision D-94). */
export function readTenantState(request: ControlRequest<'readTenantState'>): ContentAnswer {
  const { world, now } = settledTenant(request, request.path.tenant);
  return { status: 200, content: jsonStream(stateOf(world, timestamp(now))) };
}

type Body = Answer<'readTenantState'>['body'];
type State = { [Name in keyof Body]: Body[Name] extends (infer Row)[] ? Iterable<Row> : Body[Name] };

/** The rows are read while the response is sent. Rows are immutable, so the response shows one consistent state. */
function stateOf(world: World, now: string): State {
  return {
    tenant: world.tenant,
    now,
    users: shownRows.users(world),
    departments: shownRows.departments(world),
    folders: shownRows.folders(world),
    grants: shownRows.grants(world),
    roles: shownRows.roles(world),
    jobs: shownRows.jobs(world),
    imports: shownRows.imports(world),
    fields: shownRows.fields(world),
    provisions: shownRows.provisions(world),
    documents: shownRows.documents(world),
    directory: shownRows.directory(world),
  };
}
