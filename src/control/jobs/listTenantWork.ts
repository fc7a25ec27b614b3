import { limits } from '../../contract/generated/limits.ts';
import type { Answer } from '../../contract/operation.ts';
import { isMovedByTime } from '../../contract/state-machine.ts';
import { subjectsOf } from '../../jobs/subjects.ts';
import { timestamp } from '../../tenant/clock.ts';
import type { MachineName } from '../../tenant/rows.ts';
import type { World } from '../../tenant/world.ts';
import { settledTenant } from '../find-tenant.ts';
import type { ControlRequest } from '../operation.ts';
import { shownWork, type Work } from './shown-work.ts';
import { type WorkRow, workRows } from './work-rows.ts';

const machineNames: readonly MachineName[] = ['job', 'user-import', 'document', 'provision'];

/** Lists jobs, imports, documents and clause searches of a tenant, latest submission first (design decision D-92). */
export function listTenantWork(request: ControlRequest<'listTenantWork'>): Answer<'listTenantWork'> {
  const { world, now } = settledTenant(request, request.path.tenant);
  const { machine, pending, limit = limits.shownWork } = request.query ?? {};
  const names = machine === undefined ? machineNames : [machine];
  const work = names
    .flatMap((name) => latest(world, name, pending, limit))
    .sort((left, right) => right.submittedAt.localeCompare(left.submittedAt));
  const next = world.rows.due.first('byTime');
  const nextDue = next ? timestamp(next.at) : null;
  return { status: 200, body: { now: timestamp(now), nextDue, work: work.slice(0, limit) } };
}

function latest(world: World, machine: MachineName, pending: boolean | undefined, limit: number): Work[] {
  const isWanted = ({ status }: WorkRow) =>
    pending === undefined || isMovedByTime(subjectsOf[machine].states, status) === pending;
  const found: WorkRow[] = [];
  for (const row of workRows[machine](world)) {
    if (found.length === limit) break;
    if (isWanted(row)) found.push(row);
  }
  return found.map((row) => shownWork(world, machine, row));
}
