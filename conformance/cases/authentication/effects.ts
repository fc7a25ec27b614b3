import type { OperationId } from '../../canonical/operations.ts';
import type { Api } from '../../case/api.ts';
import type { Reply } from '../../case/exchange.ts';
import { accessListOf, isGranted } from '../access/steps.ts';
import { readNow } from '../departments/steps.ts';
import { rolesOf } from '../role-assignments/steps.ts';
import type { Guarded, Named } from './steps.ts';

export const showing = {
  readAccess: [],
  updateAccess: ['readAccess'],
  updateDepartmentMembers: ['readDepartment'],
  readJob: [],
  replaceRoleAssignments: ['listUsers', 'listRoles'],
} as const satisfies Record<Guarded, readonly OperationId[]>;

type Attempt = (named: Named) => Promise<Reply<Guarded> | undefined>;

export async function expectNoEffect(api: Api, operation: Guarded, named: Named, attempt: Attempt): Promise<void> {
  if (operation === 'replaceRoleAssignments') return expectSameRole(api, named, attempt);
  const reply = await attempt(named);
  if (!reply) return;
  if (operation === 'updateAccess') {
    const { entries } = await accessListOf(api, named.folder.id);
    const isNew = isGranted(entries, named.departmentId);
    api.expect.true(!isNew, 'The access list has no grant of the refused request', reply);
  }
  if (operation === 'updateDepartmentMembers') {
    const now = await readNow(api, named.departmentId);
    api.expect.equal(now.values.memberCount, 0, 'The refused request added no member', now);
  }
}

/** Requires that the role of a user stays unchanged. */
async function expectSameRole(api: Api, named: Named, attempt: Attempt): Promise<void> {
  const before = await rolesOf(api, [named.userId]);
  const roleId = (await api.roles()).find((role) => role !== before.get(named.userId)) ?? named.roleId;
  const reply = await attempt({ ...named, roleId });
  if (!reply) return;
  api.expect.equal(await rolesOf(api, [named.userId]), before, 'The refused request changed no role', reply);
}
