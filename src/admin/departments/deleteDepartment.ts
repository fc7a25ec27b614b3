import { allDone, type JobOutcome, submitJob } from '../../jobs/job.ts';
import type { Operation } from '../../operation/operation.ts';
import { inDraft, type Steps } from '../../tenant/draft.ts';
import { findById } from '../../tenant/ids.ts';
import type { GrantRow, UserRow } from '../../tenant/rows.ts';
import type { TenantData } from '../../tenant/tenant-data.ts';
import { acknowledge } from '../jobs/jobs.ts';
import { childKey, existingDepartment } from './departments.ts';

interface Payload {
  departmentId: string;
}

/** Clients can read a department until the job that deletes the department ends (design decision D-36). */
export const deleteDepartment: Operation<'deleteDepartment'> = ({ tenantData, path, now }) => {
  const { id } = existingDepartment(tenantData, path.id);
  return acknowledge(submitJob(tenantData, 'department delete', { departmentId: id } satisfies Payload, now));
};

export function deleteSubtree(tenantData: TenantData, { departmentId }: Payload): JobOutcome {
  return inDraft(tenantData, {
    key: `delete department ${departmentId}`,
    collections: ['departments', 'grants', 'users'],
    steps: (draft) => deletion(draft, departmentId),
  });
}

const rowsAtOnce = 1_000;

function* deletion(tenantData: TenantData, id: string): Steps<JobOutcome> {
  const removed = yield* subtree(tenantData, id);
  yield* removeMembers(tenantData, removed);
  const { departments, grants } = tenantData.rows;
  for (let from = 0; from < removed.length; from += rowsAtOnce) {
    const some = removed.slice(from, from + rowsAtOnce).map(Number);
    grants.deleteAll(some.flatMap((each) => grants.find('byPrincipal', ['department', each]).map(grantKey)));
    departments.deleteAll(some);
    yield some.length;
  }
  return allDone(removed);
}

const grantKey = ({ id }: GrantRow) => Number(id);

function* subtree(tenantData: TenantData, id: string): Steps<string[]> {
  const found = findById(tenantData.rows.departments, id) ? [id] : [];
  for (const [at, each] of found.entries()) {
    for (const child of tenantData.rows.departments.find('byParent', childKey(each))) found.push(child.id);
    if (at % rowsAtOnce === rowsAtOnce - 1) yield rowsAtOnce;
  }
  return found;
}

/** If a user belongs to several deleted departments, stores the changed user only once. */
function* removeMembers({ rows: { users } }: TenantData, removed: readonly string[]): Steps<void> {
  const gone = new Set(removed);
  const members = new Map<string, UserRow>();
  let searched = 0;
  const write = () => {
    const rows = members.size + searched;
    users.putAll([...members.values()].map((user) => withoutDepartments(user, gone)));
    members.clear();
    searched = 0;
    return rows;
  };
  for (const id of removed) {
    searched += 1;
    for (let isMore = true; isMore; ) {
      const some = users.find('byDepartment', [Number(id)], 0, rowsAtOnce);
      for (const user of some) members.set(user.id, user);
      isMore = some.length === rowsAtOnce;
      if (members.size + searched >= rowsAtOnce) yield write();
    }
  }
  yield write();
}

function withoutDepartments(user: UserRow, gone: ReadonlySet<string>): UserRow {
  return { ...user, departments: user.departments.filter((id) => !gone.has(id)) };
}
