import { limits } from '../../contract/generated/limits.ts';
import { Problem } from '../../contract/problem.ts';
import { shown } from '../../contract/shown.ts';
import { type JobEntry, type JobOutcome, perEntryOutcome, submitJob } from '../../jobs/job.ts';
import type { Operation } from '../../operation/operation.ts';
import { findById } from '../../tenant/ids.ts';
import type { UserRow } from '../../tenant/rows.ts';
import { spend } from '../../tenant/slices.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import { acknowledge } from '../jobs/jobs.ts';
import { existingDepartment } from './departments.ts';

/** Estimated CPU cost of adding or removing one department member. Reading one character of text has the cost 1. */
const memberCost = 4_000;

interface Payload {
  departmentId: string;
  operation: 'add' | 'remove';
  members: string[];
}

export const updateDepartmentMembers: Operation<'updateDepartmentMembers'> = ({ tenantData, path, body, now }) => {
  const { operation, members: given } = body.data.attributes;
  const members = [...new Set(given)];
  if (members.length > limits.members) {
    const detail = `members must have 1 to ${limits.members} different user ids, got ${members.length}`;
    throw new Problem({ code: 'MEMBER COUNT INVALID', detail, source: { pointer: '/data/attributes/members' } });
  }
  const { id: departmentId } = existingDepartment(tenantData, path.departmentId);
  const payload: Payload = { departmentId, operation, members };
  return acknowledge(submitJob(tenantData, 'members', payload, now));
};

/** Adding a member again changes nothing and is not an error (design decision D-43). */
export function changeMembers(tenantData: TenantData, payload: Payload): JobOutcome {
  if (!findById(tenantData.rows.departments, payload.departmentId)) return departmentGone(payload);
  spend(memberCost * payload.members.length);
  const changed: UserRow[] = [];
  const entries = payload.members.map((id) => changeMember(tenantData, payload, id, changed));
  tenantData.rows.users.putAll(changed);
  return perEntryOutcome(entries, 'NOTHING APPLIED', 'none of the users could be changed');
}

function changeMember(
  tenantData: TenantData,
  { departmentId, operation }: Payload,
  id: string,
  changed: UserRow[],
): JobEntry {
  const user = findById(tenantData.rows.users, id);
  if (user?.status !== 'active') {
    return { id, outcome: 'failed', code: 'USER NOT FOUND', detail: `no user has the id ${shown(id)}` };
  }
  if (user.departments.includes(departmentId) !== (operation === 'add')) {
    changed.push(operation === 'add' ? withDepartment(user, departmentId) : without(user, departmentId));
  }
  return { id, outcome: 'succeeded' };
}

function withDepartment(user: UserRow, id: string): UserRow {
  return { ...user, departments: [...user.departments, id].sort((left, right) => Number(left) - Number(right)) };
}

function without(user: UserRow, id: string): UserRow {
  return { ...user, departments: user.departments.filter((department) => department !== id) };
}

function departmentGone({ departmentId, members }: Payload): JobOutcome {
  const detail = `department ${departmentId} was deleted before the job ran`;
  const entries = members.map((id) => ({ id, outcome: 'failed' as const, code: 'DEPARTMENT NOT FOUND', detail }));
  return perEntryOutcome(entries, 'DEPARTMENT NOT FOUND', detail);
}
