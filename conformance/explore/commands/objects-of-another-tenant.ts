import { foreignDepartment, foreignUser } from '../../cases/other-tenant.ts';
import type { Department } from '../model/model.ts';
import { here } from '../model/tree.ts';
import type { ExploreRule } from '../rules.ts';
import type { Command, CommandSequence } from '../step.ts';
import { nameOf } from '../texts.ts';
import { homeOf } from './home.ts';

const violated: ExploreRule = 'administration-current-tenant';

const attempts: Readonly<Record<string, (walk: CommandSequence, department: Department) => Promise<boolean>>> = {
  'move it below a department of another tenant': async ({ api }, { id }) => {
    const parentDepartment = await foreignDepartment(api);
    if (parentDepartment !== undefined) await api.call('updateDepartment', { id, parentDepartment });
    return parentDepartment !== undefined;
  },
  'add a user of another tenant to it': async ({ api }, { id: departmentId }) => {
    const user = await foreignUser(api);
    if (user === undefined) return false;
    const input = { departmentId, operation: 'add', members: [user] };
    const { ok, values } = await api.call('updateDepartmentMembers', input);
    if (ok && values.jobId) await api.outcome(values.jobId);
    return true;
  },
};

export const foreignObject: Command = {
  name: 'use an object of another tenant',
  operations: [
    'createDepartment',
    'readDepartment',
    'listDepartments',
    'updateDepartment',
    'updateDepartmentMembers',
    'readJob',
    'listUsers',
  ],
  needs: ['users', 'other-tenant'],
  weight: 0.6,
  run: async (walk) => {
    const { api, draws, model, rule, says, reached } = walk;
    await homeOf(walk);
    const isSettled = ({ unsureMembers }: Department) => unsureMembers.size === 0;
    const department = draws.choose('department', here(model).filter(isSettled), ({ key }) => key);
    if (!department) return;
    const name = draws.pick('attempt', Object.keys(attempts));
    says(`Take ${nameOf(department)} and ${name}`);
    reached(`other tenant: ${name}`);
    const before = await api.call('readDepartment', { id: department.id });
    if (!(await attempts[name]?.(walk, department))) return;
    const now = await api.call('readDepartment', { id: department.id });
    await rule(violated, () => api.expect.equal(now.values, before.values, 'The department has not changed', now));
  },
};
