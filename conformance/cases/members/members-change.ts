import type { Case } from '../../case/case.ts';
import { stated } from '../../case/define-case.ts';
import { Blocked } from '../../case/failure.ts';
import { readNow } from '../departments/steps.ts';
import { expectMembers, setMembers, usersIn } from './steps.ts';

const operations = ['createDepartment', 'updateDepartmentMembers', 'readDepartment', 'readJob'] as const;

/** Test cases for adding and removing members. */
export const membersChange: readonly Case[] = [
  stated({
    id: 'members-change-offered',
    requirement: 'members-offered',
    title: 'Members are changed with PATCH at the address of the department',
    operations: [...operations, 'listUsers'],
    needs: ['users'],
    run: async (api) => {
      const departments = [await api.department(), await api.department()];
      const users = await api.users(4);
      for (const [at, departmentId] of departments.entries()) {
        const members = users.slice(2 * at, 2 * at + 2);
        const reply = await api.call('updateDepartmentMembers', { departmentId, operation: 'add', members });
        api.expect.accepted(reply, 'A change of members is accepted');
        api.expect.equal(reply.exchange.method, 'PATCH', 'The method is PATCH', reply);
        const wanted = `/v2/admin/departments/${encodeURIComponent(departmentId)}/members`;
        const address = new URL(reply.exchange.url).pathname;
        api.expect.true(address.endsWith(wanted), `The path of the request ends with ${wanted}`, reply);
        const { state, reply: job } = await api.outcome(reply.values.jobId ?? '');
        for (const other of departments.slice(at + 1))
          await expectMembers(api, other, [], 'The change reached no other department', job);
        const found = await usersIn(api, departmentId);
        // A group without members blocks this test case, because another test case judges the adding of members.
        if (at === 0 && found.length === 0) throw new Blocked('updateDepartmentMembers', 'nobody is added');
        if (state === 'succeeded')
          await expectMembers(api, departmentId, members, 'The change reached the named department', job);
      }
    },
  }),
  stated({
    id: 'members-change-202',
    requirement: 'members-202',
    title: 'A change of members is accepted with 202',
    operations: ['createDepartment', 'updateDepartmentMembers', 'readJob'],
    needs: ['users'],
    run: async (api) => {
      const [departmentId, members] = [await api.department(), await api.users(1)];
      for (const operation of ['add', 'remove', 'add']) {
        const reply = await api.call('updateDepartmentMembers', { departmentId, operation, members });
        api.expect.status(reply, 202, 'A change of members is an asynchronous submission');
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
      // The second group repeats a member of the first group. All earlier members must stay members.
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
        await expectMembers(api, departmentId, wanted, 'They are members beside those before them', job);
      }
      const now = await readNow(api, departmentId);
      await expectMembers(api, parent, [first], 'The parent has the members that it had', now);
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
        await expectMembers(api, departmentId, left, 'The other members are left', job);
      }
      const now = await readNow(api, departmentId);
      for (const id of [child, parent])
        await expectMembers(api, id, [first, second], 'The child and the parent have the members that they had', now);
    },
  }),
];
