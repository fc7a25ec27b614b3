import { findById } from '../../../world/ids.ts';
import type { FaultDefinition, FaultDefinitions, TransitionEffect } from '../../contract-fault.ts';
import { textIn } from '../../values.ts';
import { isGood, withList, withShown, withStatus } from '../../wire.ts';
import { childrenOf, descendantsOf, endedJob, goneDepartments } from '../../world-steps.ts';

function afterDeletion(
  edit: (effect: TransitionEffect, departmentId: string) => boolean,
): Pick<FaultDefinition, 'afterTransition'> {
  return {
    afterTransition: (effect) => {
      const id = textIn(endedJob(effect, 'department delete')?.payload, 'departmentId');
      return id !== undefined && edit(effect, id);
    },
  };
}

function leaveLonely({ world, before }: TransitionEffect, id: string): boolean {
  const row = findById(before.rows.departments, id);
  if (!row || row.parentDepartment === null || childrenOf(world, row.parentDepartment).length > 0) return false;
  world.rows.departments.put(row);
  return true;
}

function leaveDescendants(effect: TransitionEffect, id: string): boolean {
  const left = goneDepartments(effect).filter((row) => row.id !== id);
  for (const row of left)
    effect.world.rows.departments.put({
      ...row,
      parentDepartment: row.parentDepartment === id ? null : row.parentDepartment,
    });
  return left.length > 0;
}

type Gone = ReturnType<typeof goneDepartments>[number];

const isAny = () => true;

function leaveGrants(effect: TransitionEffect, isLeft: (row: Gone) => boolean): boolean {
  const gone = new Set(
    goneDepartments(effect)
      .filter(isLeft)
      .map(({ id }) => id),
  );
  const grants = effect.before.rows.grants
    .list()
    .filter((grant) => grant.principalType === 'department' && gone.has(grant.principalId));
  for (const grant of grants) effect.world.rows.grants.put(grant);
  return grants.length > 0;
}

function leaveMemberships(effect: TransitionEffect, isLeft: (row: Gone) => boolean): boolean {
  const left = goneDepartments(effect).filter(isLeft);
  const members = left.flatMap(({ id }) => effect.before.rows.users.find('byDepartment', [Number(id)]));
  for (const user of members) effect.world.rows.users.put(user);
  return members.length > 0;
}

function hideMembers(effect: TransitionEffect): boolean {
  const ids = goneDepartments(effect).flatMap(({ id }) => effect.before.rows.users.find('byDepartment', [Number(id)]));
  if (ids.length > 0) effect.remember(ids.map(({ id }) => id));
  return ids.length > 0;
}

function takeSiblings({ world, before }: TransitionEffect, id: string): boolean {
  const parent = findById(before.rows.departments, id)?.parentDepartment ?? null;
  if (parent === null) return false;
  const beside = childrenOf(world, parent).flatMap((row) => [row, ...descendantsOf(world, row.id)]);
  for (const row of beside) world.rows.departments.delete(Number(row.id));
  return beside.length > 0;
}

function leavingGrants(
  isLeft: (row: Gone, departmentId: string) => boolean,
): Pick<FaultDefinition, 'afterTransition' | 'answer'> {
  return {
    ...afterDeletion((effect, id) => leaveGrants(effect, (row) => isLeft(row, id))),
    answer: (answer, { operation, world }) =>
      operation === 'readAccess' && isGood(answer)
        ? withShown(answer, (attributes) => {
            const list = world.rows.grants
              .find('byFolder', [Number(attributes['id'])])
              .filter(
                (grant) => grant.principalType === 'department' && !findById(world.rows.departments, grant.principalId),
              )
              .map(({ principalType, principalId, permission }) => ({
                principalType,
                principalId,
                principalName: 'Deleted',
                permission,
                inherited: false,
                inheritedFrom: null,
              }));
            const shown = attributes['accessList'];
            return list.length > 0 && Array.isArray(shown)
              ? { ...attributes, accessList: [...shown, ...list] }
              : undefined;
          })
        : answer,
  };
}

export const departmentDeletionFaults = {
  'department-delete-answers-200': {
    requirement: 'department-delete-202',
    about: 'The deletion of a department is answered with 200.',
    answer: (answer) => withStatus(answer, 202, 200),
  },
  'department-delete-retries-after-two': {
    requirement: 'admin-answers-match-contract',
    about: 'The response to an accepted deletion has a Retry-After of two seconds.',
    answer: (answer) =>
      answer.status === 202 ? { ...answer, headers: { ...answer.headers, 'retry-after': '2' } } : answer,
  },
  'department-delete-leaves-only-child': {
    requirement: 'department-delete-removes',
    about: 'A deletion reports success but does not delete a department that is the only child of its parent.',
    ...afterDeletion(leaveLonely),
  },
  'department-delete-leaves-descendants': {
    requirement: 'department-delete-removes-descendants',
    about: 'The children of a deleted department move to the top level.',
    ...afterDeletion(leaveDescendants),
  },
  'department-delete-leaves-grants': {
    requirement: 'department-delete-removes-grants',
    about: 'The folder grants of deleted departments and their descendants remain in the access lists.',
    alsoFails: ['department-delete-removes-own-grants'],
    ...leavingGrants(isAny),
  },
  'department-delete-leaves-own-grants': {
    requirement: 'department-delete-removes-own-grants',
    about:
      'The folder grants of a deleted department remain in the access lists, and the grants of its descendants are removed.',
    ...leavingGrants((row, id) => row.id === id),
  },
  'department-delete-leaves-memberships': {
    requirement: 'department-delete-removes-memberships',
    about: 'Users remain members of deleted departments.',
    alsoFails: ['department-delete-removes-own-memberships'],
    ...afterDeletion((effect) => leaveMemberships(effect, isAny)),
  },
  'department-delete-leaves-own-memberships': {
    requirement: 'department-delete-removes-own-memberships',
    about: 'Users remain members of a deleted department, but not of its descendants.',
    ...afterDeletion((effect, id) => leaveMemberships(effect, (row) => row.id === id)),
  },
  'department-delete-hides-users': {
    requirement: 'department-delete-keeps-users',
    about: 'The first search by id after a deletion does not find a member of the deleted departments.',
    alsoFails: ['users-filter-id'],
    ...afterDeletion(hideMembers),
    answer: (answer, { request, memory, remember }) => {
      const id = request.query.get('filter[id]') ?? '';
      if (!memory.includes(id)) return answer;
      remember(memory.filter((each) => each !== id));
      return withList(answer, 'data', () => []);
    },
  },
  'department-delete-takes-siblings': {
    requirement: 'department-delete-spares-rest',
    about: 'A deletion below the top level also deletes the siblings of the department.',
    alsoFails: ['department-delete-removes-grants'],
    ...afterDeletion(takeSiblings),
  },
} satisfies FaultDefinitions;
