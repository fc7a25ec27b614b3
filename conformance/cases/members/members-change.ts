import type { Case } from '../../case/case.ts';
import { stated } from '../../case/define-case.ts';
import { readNow } from '../departments/steps.ts';
import { setMembers, usersIn } from './steps.ts';

const operations = ['createDepartment', 'updateDepartmentMembers', 'readDepartment', 'readJob'] as const;

/** Test cases for adding and removing members. */
export const membersChange: readonly Case[] = [
  stated({
    id: 'members-change-offered',
    requirement: 'members-offered',
    title: 'Members are changed with PATCH at the address of the department',
    operations: ['createDepartment', 'updateDepartmentMembers'],
    needs: ['users'],
    run: async (api) => {
      const departmentId = await api.department();
      const members = await api.users(1);
      const reply = await api.call('updateDepartmentMembers', { departmentId, operation: 'add', members });
      api.expect.accepted(reply, 'A change of members is accepted');
      api.expect.equal(reply.exchange.method, 'PATCH', 'The method is PATCH', reply);
      const wanted = `/v2/admin/departments/${encodeURIComponent(departmentId)}/members`;
      const address = new URL(reply.exchange.url).pathname;
      api.expect.true(address.endsWith(wanted), `The address ends with ${wanted}`, reply);
    },
  }),
  stated({
    id: 'members-change-202',
    requirement: 'members-202',
    title: 'A change of members is accepted with 202',
    operations: ['createDepartment', 'updateDepartmentMembers'],
    needs: ['users'],
    run: async (api) => {
      const input = { departmentId: await api.department(), operation: 'add', members: await api.users(1) };
      const reply = await api.call('updateDepartmentMembers', input);
      api.expect.status(reply, 202, 'A change of members is an asynchronous submission');
    },
  }),
  stated({
    id: 'members-change-add',
    requirement: 'members-add',
    title: 'The operation add makes the listed users members',
    operations: [...operations, 'listUsers'],
    needs: ['users'],
    run: async (api) => {
      const departmentId = await api.department();
      const users = await api.users(4);
      for (const members of [users.slice(0, 2), users.slice(2)]) {
        const reply = await api.call('updateDepartmentMembers', { departmentId, operation: 'add', members });
        api.expect.accepted(reply, 'Two users are added');
        const { state, reply: job } = await api.outcome(reply.values.jobId ?? '');
        api.expect.equal(state, 'succeeded', 'The job succeeds', job);
        const wanted = users.slice(0, users.indexOf(members[1] ?? '') + 1).sort();
        api.expect.equal(await usersIn(api, departmentId), wanted, 'They are members beside those before them', job);
        const now = await readNow(api, departmentId);
        api.expect.equal(now.values.memberCount, wanted.length, 'The department counts its members', now);
      }
    },
  }),
  stated({
    id: 'members-change-remove',
    requirement: 'members-remove',
    title: 'The operation remove ends the membership of the listed users alone',
    operations: [...operations, 'listUsers'],
    needs: ['users'],
    run: async (api) => {
      const elsewhere = await api.department();
      const departmentId = await api.department();
      const [first = '', second = '', third = ''] = await api.users(3);
      await setMembers(api, departmentId, 'add', [first, second, third]);
      await setMembers(api, elsewhere, 'add', [first, second]);
      const input = { departmentId, operation: 'remove', members: [first, third] };
      const reply = await api.call('updateDepartmentMembers', input);
      api.expect.accepted(reply, 'Two of three members are removed');
      const { state, reply: job } = await api.outcome(reply.values.jobId ?? '');
      api.expect.equal(state, 'succeeded', 'The job succeeds', job);
      api.expect.equal(await usersIn(api, departmentId), [second], 'The third is the only member', job);
      const stays = (await usersIn(api, elsewhere)).includes(first);
      api.expect.true(stays, 'Who is removed stays a member of another department', job);
      const now = await readNow(api, departmentId);
      api.expect.equal(now.values.memberCount, 1, 'The department counts one member', now);
    },
  }),
];
