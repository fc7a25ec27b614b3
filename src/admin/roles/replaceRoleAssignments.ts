import { type InputViolation, Problem } from '../../contract/problem.ts';
import { shown } from '../../contract/shown.ts';
import { type JobEntry, type JobOutcome, perEntryOutcome, submitJob } from '../../jobs/job.ts';
import type { Operation } from '../../operation/operation.ts';
import { findById } from '../../tenant/ids.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import { acknowledge } from '../jobs/jobs.ts';

type Payload = Parameters<typeof replaceRoleAssignments>[0]['body']['data']['attributes'];
type Assignment = Payload['assignments'][number];

export const replaceRoleAssignments: Operation<'replaceRoleAssignments'> = ({ tenantData, body, now }) => {
  const payload = body.data.attributes;
  const [first, ...others] = repetitions(payload.assignments);
  if (first) throw new Problem([first, ...others]);
  return acknowledge(submitJob(tenantData, 'role-assignments', payload, now));
};

function repetitions(assignments: Assignment[]): InputViolation[] {
  const rows = new Map<string, number>();
  return assignments.flatMap(({ userId }, row): InputViolation[] => {
    const before = rows.get(userId);
    if (before === undefined) {
      rows.set(userId, row);
      return [];
    }
    const detail = `each user may appear in only one assignment; user ${shown(userId)} also appears at ${pointerTo(before)}`;
    const source = { pointer: pointerTo(row) };
    return [{ code: 'USER ASSIGNED TWICE', detail, source }];
  });
}

function pointerTo(row: number): string {
  return `/data/attributes/assignments/${row}/userId`;
}

/** Assigns the new roles one by one. If one assignment fails, the job continues (design decision D-43). */
export function replaceRoles(tenantData: TenantData, { assignments }: Payload): JobOutcome {
  const entries = assignments.map((assignment) => replaceRole(tenantData, assignment));
  return perEntryOutcome(entries, 'NOTHING APPLIED', 'none of the assignments could be applied');
}

function replaceRole(tenantData: TenantData, { userId: id, roleId }: Assignment): JobEntry {
  const user = findById(tenantData.rows.users, id);
  if (user?.status !== 'active') {
    return { id, outcome: 'failed', code: 'USER NOT FOUND', detail: `no user has the id ${shown(id)}` };
  }
  if (findById(tenantData.rows.roles, roleId)?.type !== 'custom') {
    const detail = `no custom role has the id ${shown(roleId)}`;
    return { id, outcome: 'failed', code: 'ROLE NOT FOUND', detail };
  }
  const sync = syncRole(tenantData, id, roleId);
  if (sync.externalSync !== 'failed') tenantData.rows.users.put({ ...user, roleId });
  return { id, ...sync };
}

export function syncRole(tenantData: TenantData, userId: string, roleId: string): Omit<JobEntry, 'id'> {
  if (!tenantData.rows.settings.get('settings')?.hrManagedRoles) return { outcome: 'succeeded' };
  const person = findById(tenantData.rows.directory, userId);
  if (!person) {
    const detail = `the external role directory has no entry for the user ${userId}`;
    return { outcome: 'failed', code: 'EXTERNAL SYNC FAILED', detail, externalSync: 'failed' };
  }
  tenantData.rows.directory.put({ ...person, roleId });
  return { outcome: 'succeeded', externalSync: 'synced' };
}
