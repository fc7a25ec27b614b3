import { awaitJobElsewhere } from '../../cases/other-tenant.ts';
import { checkChildren, checkDepartment } from '../checks/departments.ts';
import { checkMembers } from '../checks/members.ts';
import type { Department } from '../model/model.ts';
import { here } from '../model/tree.ts';
import type { ExploreRule } from '../rules.ts';
import type { CommandSequence, StepTable } from '../step.ts';
import { nameOf } from '../texts.ts';
import { allUsers, anyDepartment } from './users.ts';

const violated: ExploreRule = 'administration-current-tenant';

const isSettled = ({ unsureMembers }: Department) => unsureMembers.size === 0;

const as = 'other-tenant';
type Attempt = (walk: CommandSequence, department: Department) => Promise<void>;

const attempts: Readonly<Record<string, Attempt>> = {
  rename: async ({ api }, { id }) =>
    void (await api.call('updateDepartment', { id, name: api.name('Taken over') }, as)),
  'create a child of': async ({ api }, { id }) =>
    void (await api.call('createDepartment', { name: api.name('Intruder'), parentDepartment: id }, as)),
  move: async ({ api, model }, { id }) => {
    const [place] = here(model).filter((each) => each.id !== id);
    if (place) await api.call('updateDepartment', { id, parentDepartment: place.id }, as);
  },
  delete: async (walk, { id }) => awaitJobElsewhere(walk.api, await walk.api.call('deleteDepartment', { id }, as)),
  'change the members of': async (walk, { id, members }) => {
    const [user] = members.size > 0 ? members : await allUsers(walk);
    const operation = members.size > 0 ? 'remove' : 'add';
    const input = { departmentId: id, operation, members: [user ?? ''] };
    await awaitJobElsewhere(walk.api, await walk.api.call('updateDepartmentMembers', input, as));
  },
};

async function expectUnlisted({ api, expect, model }: CommandSequence): Promise<void> {
  const reply = await api.call('listDepartments', {}, as);
  // The service description does not say whether a request for departments must contain a filter.
  const listed = reply.ok ? await api.rest(reply, as) : [];
  const isListed = listed.some(({ name }) => name && name === model.home?.name);
  await expect.true(violated, !isListed, 'The other tenant does not list the department', reply);
}

async function usesId(walk: CommandSequence, department: Department): Promise<boolean> {
  const { api, expect, model } = walk;
  const listed = await api.call('listDepartments', { id: department.id }, as);
  await expectUnlisted(walk);
  const own = new Set(
    here(model)
      .filter(({ parent }) => parent === department)
      .map(({ name }) => name),
  );
  const names = (listed.values.items ?? []).flatMap(({ name }) => name ?? []);
  const leaked = names.filter((name) => own.has(name) && name.length > 8);
  await expect.equal(violated, leaked, [], 'The other tenant does not list the children', listed);
  const members = await api.call('listUsers', { department: department.id }, as);
  const found = (members.values.items ?? []).filter(({ id }) => id && department.members.has(id));
  const isLeak = found.length > 0 && found.length === department.members.size;
  await expect.true(violated, !isLeak, 'The other tenant does not list the members', members);
  return names.length > 0;
}

export const otherTenantSteps = {
  'act as another tenant': async (walk) => {
    const { api, expect, draws, says, reached } = walk;
    const department = await anyDepartment(walk, isSettled);
    const name = draws.pick('attempt', Object.keys(attempts));
    says(`As another tenant, read ${nameOf(department)}, list its children and members, then ${name} it`);
    reached(`other tenant: ${name}`);
    const read = await api.call('readDepartment', { id: department.id }, as);
    const what = 'The other tenant does not read the department';
    await expect.true(violated, read.values.name !== department.name, what, read);
    // Sends no write request if another tenant seems to have a department with the same id.
    if (read.ok || (await usesId(walk, department))) return;
    await attempts[name]?.(walk, department);
    const blame = { ...department.blame };
    Object.assign(department.blame, { exists: violated, name: violated, parent: violated, members: violated });
    await checkMembers(walk, department);
    await checkChildren(walk, department);
    await checkDepartment(walk, department);
    Object.assign(department.blame, blame);
  },
} satisfies StepTable;
