import type { Case } from '../../case/case.ts';
import { stated } from '../../case/define-case.ts';
import { Blocked } from '../../case/failure.ts';
import { readNow } from '../departments/steps.ts';
import { setMembers, usersIn } from './steps.ts';

const operations = ['createDepartment', 'updateDepartmentMembers', 'readDepartment', 'readJob'] as const;

/** Test cases for adding and removing members. */
export const membersChange: readonly Case[] = [
  stated({
    id: 'members-change-offered',
    requirement: 'members-offered',
    title: 'PATCH changes the members at the path of the department',
    operations: ['createDepartment', 'updateDepartmentMembers', 'readJob', 'listUsers'],
    needs: ['users'],
    run: async (api) => {
      const departments = [await api.department(), await api.department()];
      const users = await api.users(2);
      for (const [at, departmentId] of departments.entries()) {
        const members = users.slice(at, at + 1);
        const reply = await api.call('updateDepartmentMembers', { departmentId, operation: 'add', members });
        api.expect.accepted(reply, 'A change of members is accepted');
        api.expect.equal(reply.exchange.method, 'PATCH', 'The method is PATCH', reply);
        const wanted = `/v2/admin/departments/${encodeURIComponent(departmentId)}/members`;
        const address = new URL(reply.exchange.url).pathname;
        api.expect.true(address.endsWith(wanted), `The path of the request ends with ${wanted}`, reply);
        const { state, reply: job } = await api.outcome(reply.values.jobId ?? '');
        for (const other of departments.slice(at + 1))
          api.expect.equal(await usersIn(api, other), [], 'The change affected no other department', job);
        const found = await usersIn(api, departmentId);
        // A group without members blocks this test case, because another test case judges the adding of members.
        if (at === 0 && found.length === 0) throw new Blocked('updateDepartmentMembers', 'no member is added');
        if (state === 'succeeded') api.expect.equal(found, members, 'The change affected the named department', job);
      }
    },
  }),
  stated({
    id: 'members-change-202',
    requirement: 'members-202',
    title: 'A change of members is accepted with status 202',
    operations: ['createDepartment', 'updateDepartmentMembers'],
    needs: ['users'],
    run: async (api) => {
      const input = { departmentId: await api.department(), operation: 'add', members: await api.users(1) };
      const reply = await api.call('updateDepartmentMembers', input);
      api.expect.status(reply, 202, 'A change of members is answered with status 202');
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
      const users = await api.users(4);
      await setMembers(api, parent, 'add', users.slice(0, 1));
      const membersOfParent = await usersIn(api, parent);
      for (const members of [users.slice(0, 2), users.slice(2)]) {
        const reply = await api.call('updateDepartmentMembers', { departmentId, operation: 'add', members });
        api.expect.accepted(reply, 'The addition of two users is accepted');
        const { state, reply: job } = await api.outcome(reply.values.jobId ?? '');
        api.expect.equal(state, 'succeeded', 'The job succeeds', job);
        const wanted = users.slice(0, users.indexOf(members[1] ?? '') + 1).sort();
        api.expect.equal(
          await usersIn(api, departmentId),
          wanted,
          'The department has the new members and the earlier members',
          job,
        );
        const now = await readNow(api, departmentId);
        api.expect.equal(
          now.values.memberCount,
          wanted.length,
          'The memberCount of the department includes the new members',
          now,
        );
      }
      const now = await readNow(api, departmentId);
      api.expect.equal(await usersIn(api, parent), membersOfParent, 'The parent has the same members as before', now);
      api.expect.equal(await usersIn(api, child), [], 'The child has no members', now);
    },
  }),
  stated({
    id: 'members-change-remove',
    requirement: 'members-remove',
    title: 'The operation remove ends the membership of the listed users only',
    operations: [...operations, 'listUsers'],
    needs: ['users'],
    run: async (api) => {
      const departmentId = await api.department(api.name('Named'), await api.department());
      const child = await api.department(api.name('Child'), departmentId);
      const [first = '', second = '', third = '', fourth = ''] = await api.users(4);
      await setMembers(api, departmentId, 'add', [first, second, third, fourth]);
      await setMembers(api, child, 'add', [first, second]);
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
        const wanted = [...left].sort();
        api.expect.equal(await usersIn(api, departmentId), wanted, 'The other members remain', job);
      }
      const now = await readNow(api, departmentId);
      const others = [first, second].sort();
      api.expect.equal(await usersIn(api, child), others, 'The child has the same members as before', now);
    },
  }),
];
