import { findById } from '../../../tenant/ids.ts';
import type { FaultDefinitions, FaultHooks, TransitionEffect } from '../../contract-fault.ts';
import { textAt } from '../../values.ts';
import { showing, withList } from '../../wire.ts';
import { afterJob, childRows, descendantsOf, goneDepartments, putBack } from '../../world-steps.ts';

function afterDeletion(
  edit: (effect: TransitionEffect, departmentId: string) => boolean,
): Pick<FaultHooks, 'afterTransition'> {
  return afterJob('department delete', (effect, { payload }) => edit(effect, textAt(payload, 'departmentId') ?? ''));
}

function leaveLonely({ tenantData, before }: TransitionEffect, id: string): boolean {
  const row = findById(before.rows.departments, id);
  if (!row || row.parentDepartment === null || childRows(tenantData, row.parentDepartment).length > 0) return false;
  tenantData.rows.departments.put(row);
  return true;
}

function leaveDescendants(effect: TransitionEffect, id: string): boolean {
  const left = goneDepartments(effect).filter((row) => row.id !== id);
  for (const row of left)
    effect.tenantData.rows.departments.put({
      ...row,
      parentDepartment: row.parentDepartment === id ? null : row.parentDepartment,
    });
  return left.length > 0;
}

type Gone = ReturnType<typeof goneDepartments>[number];

const isAny = () => true;

function goneIds(effect: TransitionEffect, isLeft: (row: Gone) => boolean): Set<string> {
  const left = goneDepartments(effect).filter(isLeft);
  return new Set(left.map(({ id }) => id));
}

function leaveGrants(effect: TransitionEffect, isLeft: (row: Gone) => boolean): boolean {
  const gone = goneIds(effect, isLeft);
  return putBack(
    effect.tenantData.rows.grants,
    effect.before.rows.grants,
    ({ principalType, principalId }) => principalType === 'department' && gone.has(principalId),
  );
}

function leaveMemberships(effect: TransitionEffect, isLeft: (row: Gone) => boolean): boolean {
  const { tenantData, before } = effect;
  const left = goneIds(effect, isLeft);
  return putBack(tenantData.rows.users, before.rows.users, ({ departments }) => departments.some((id) => left.has(id)));
}

function hideMembers(effect: TransitionEffect): boolean {
  const ids = goneDepartments(effect).flatMap(({ id }) => effect.before.rows.users.find('byDepartment', [Number(id)]));
  if (ids.length > 0) effect.remember(ids.map(({ id }) => id));
  return ids.length > 0;
}

function takeSiblings({ tenantData, before }: TransitionEffect, id: string): boolean {
  const parent = findById(before.rows.departments, id)?.parentDepartment ?? null;
  if (parent === null) return false;
  const beside = childRows(tenantData, parent).flatMap((row) => [row, ...descendantsOf(tenantData, row.id)]);
  for (const row of beside) tenantData.rows.departments.delete(Number(row.id));
  return beside.length > 0;
}

function leavingGrants(
  isLeft: (row: Gone, departmentId: string) => boolean,
): Pick<FaultHooks, 'afterTransition' | 'answer'> {
  return {
    ...afterDeletion((effect, id) => leaveGrants(effect, (row) => isLeft(row, id))),
    ...showing((attributes, { operation, tenantData: { rows } }) => {
      const shown = attributes['accessList'];
      if (operation !== 'readAccess' || !Array.isArray(shown)) return undefined;
      const rest = { principalName: 'Deleted', inherited: false, inheritedFrom: null };
      const list = rows.grants
        .find('byFolder', [Number(attributes['id'])])
        .filter((grant) => grant.principalType === 'department' && !findById(rows.departments, grant.principalId))
        .map(({ principalType, principalId, permission }) => ({ principalType, principalId, permission, ...rest }));
      return list.length > 0 ? { ...attributes, accessList: [...shown, ...list] } : undefined;
    }),
  };
}

export const departmentDeletionFaults = {
  'department-delete-leaves-only-child': afterDeletion(leaveLonely),
  'department-delete-leaves-descendants': afterDeletion(leaveDescendants),
  'department-delete-leaves-grants': leavingGrants(isAny),
  'department-delete-leaves-own-grants': leavingGrants((row, id) => row.id === id),
  'department-delete-leaves-memberships': afterDeletion((effect) => leaveMemberships(effect, isAny)),
  'department-delete-leaves-own-memberships': afterDeletion((effect, id) =>
    leaveMemberships(effect, (row) => row.id === id),
  ),
  'department-delete-hides-users': {
    ...afterDeletion(hideMembers),
    answer: (answer, { request, memory, remember }) => {
      const id = request.query.get('filter[id]') ?? '';
      if (!memory.includes(id)) return answer;
      remember(memory.filter((each) => each !== id));
      return withList(answer, 'data', () => []);
    },
  },
  'department-delete-takes-siblings': afterDeletion(takeSiblings),
} satisfies FaultDefinitions;
