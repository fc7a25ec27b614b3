import type { Api } from '../../case/api.ts';
import type { Case } from '../../case/case.ts';
import { stated } from '../../case/define-case.ts';
import { Blocked } from '../../case/failure.ts';
import { readNow } from '../departments/steps.ts';
import { expectMembers, setMembers, usersIn } from './steps.ts';

const operations = ['createDepartment', 'updateDepartmentMembers', 'readDepartment', 'readJob'] as const;

async function membersOf(api: Api, departments: readonly string[]): Promise<Map<string, string>> {
  const members = new Map<string, string>();
  for (const id of departments) members.set(id, (await usersIn(api, id)).join());
  return members;
}

export const membersChange: readonly Case[] = [
  stated({
    id: 'members-change-offered',
    requirement: 'members-offered',
    title: 'PATCH changes the members of the department whose id is in the path',
    operations: ['createDepartment', 'updateDepartmentMembers', 'readJob', 'listUsers'],
    needs: ['users'],
    run: async (api) => {
      const departments = [await api.department(), await api.department()];
      const [first = '', both = '', second = ''] = await api.users(3);
      const [one = '', other = ''] = departments;
      let before = await membersOf(api, departments);
      for (const [operation, departmentId, members] of [
        ['add', one, [first, both]],
        ['add', other, [both, second]],
        ['remove', one, [both]],
        ['remove', other, [both]],
      ] as const) {
        const input = { departmentId, operation, members: [...members] };
        const reply = await api.call('updateDepartmentMembers', input);
        api.expect.accepted(reply, 'A change of members is accepted');
        api.expect.equal(reply.exchange.method, 'PATCH', 'The method is PATCH', reply);
        const wanted = `/v2/admin/departments/${encodeURIComponent(departmentId)}/members`;
        const address = new URL(reply.exchange.url).pathname;
        api.expect.true(address.endsWith(wanted), `The path of the request ends with ${wanted}`, reply);
        const { reply: job } = await api.outcome(reply.values.jobId ?? '');
        const after = await membersOf(api, departments);
        const changed = departments.filter((id) => after.get(id) !== before.get(id));
        before = after;
        if (changed.includes(departmentId)) continue;
        api.expect.equal(changed, [], 'The change did not reach another department instead of the named one', job);
        throw new Blocked('updateDepartmentMembers', `the operation ${operation} has no effect`);
      }
    },
  }),
  stated({
    id: 'members-change-202',
    requirement: 'members-202',
    title: 'A change of members is accepted with status 202',
    operations: ['createDepartment', 'updateDepartmentMembers', 'readJob'],
    needs: ['users'],
    run: async (api) => {
      const [departmentId, members] = [await api.department(), await api.users(1)];
      for (const operation of ['add', 'remove', 'add']) {
        const reply = await api.call('updateDepartmentMembers', { departmentId, operation, members });
        api.expect.status(reply, 202, 'A change of members is answered with status 202');
        await api.outcome(reply.values.jobId ?? '');
      }
    },
  }),
  stated({
    id: 'members-change-add',
    requirement: 'members-add',
    title: 'The operation add makes the listed users members',
    operations: [...operations, 'listUsers'],
    needs: ['users'],
    run: async (api) => {
      const parent = await api.department();
      const departmentId = await api.department(api.name('Named'), parent);
      const child = await api.department(api.name('Child'), departmentId);
      const sibling = await api.department(api.name('Sibling'), parent);
      const users = await api.users(4);
      const [first = '', second = '', third = '', fourth = ''] = users;
      await setMembers(api, parent, 'add', [first]);
      // Each array entry lists the users to add and the members that the department must have after the request.
      // Some requests add a new user together with a user who is already a member.
      for (const [members, wanted] of [
        [
          [first, second],
          [first, second],
        ],
        [
          [first, third],
          [first, second, third],
        ],
        [[fourth], users],
      ] as const) {
        const input = { departmentId, operation: 'add', members: [...members] };
        const reply = await api.call('updateDepartmentMembers', input);
        api.expect.accepted(reply, 'Users are added');
        const { state, reply: job } = await api.outcome(reply.values.jobId ?? '');
        api.expect.equal(state, 'succeeded', 'The job succeeds', job);
        await expectMembers(api, departmentId, wanted, 'The added users and all earlier members are members', job);
      }
      const now = await readNow(api, departmentId);
      await expectMembers(api, parent, [first], 'The members of the parent have not changed', now);
      for (const id of [child, sibling]) await expectMembers(api, id, [], 'No other department has members', now);
    },
  }),
  stated({
    id: 'members-change-remove',
    requirement: 'members-remove',
    title: 'The operation remove ends the membership of the listed users only',
    operations: [...operations, 'listUsers'],
    needs: ['users'],
    run: async (api) => {
      const parent = await api.department();
      const departmentId = await api.department(api.name('Named'), parent);
      const child = await api.department(api.name('Child'), departmentId);
      const [first = '', second = '', third = '', fourth = ''] = await api.users(4);
      await setMembers(api, departmentId, 'add', [first, second, third, fourth]);
      for (const id of [child, parent]) await setMembers(api, id, 'add', [first, second]);
      for (const [members, left] of [
        [
          [first, third],
          [second, fourth],
        ],
        [[fourth], [second]],
      ] as const) {
        const input = { departmentId, operation: 'remove', members: [...members] };
        const reply = await api.call('updateDepartmentMembers', input);
        api.expect.accepted(reply, 'The removal of members is accepted');
        const { state, reply: job } = await api.outcome(reply.values.jobId ?? '');
        api.expect.equal(state, 'succeeded', 'The job succeeds', job);
        await expectMembers(api, departmentId, left, 'Only the users who were not removed are members', job);
      }
      const now = await readNow(api, departmentId);
      for (const id of [child, parent])
        await expectMembers(
          api,
          id,
          [first, second],
          'The members of the child and of the parent have not changed',
          now,
        );
    },
  }),
];
