import { isDeepStrictEqual } from 'node:util';
import { accessListOf, isGranted, ownAndOld } from '../../cases/access/steps.ts';
import {
  awaitJobElsewhere,
  expectNoForeignGrant,
  expectNoForeignRole,
  expectRoleKept,
  expectUserHidden,
  foreignDepartment,
  foreignUser,
} from '../../cases/other-tenant.ts';
import { expectJobsHidden } from '../../cases/platform/jobs-current-tenant.ts';
import { checkChildren, checkDepartment } from '../checks/departments.ts';
import { checkMembers } from '../checks/members.ts';
import type { Department, FolderName } from '../model/model.ts';
import { here } from '../model/tree.ts';
import type { ExploreRule } from '../rules.ts';
import { type CommandSequence, has, type StepTable } from '../step.ts';
import { nameOf } from '../texts.ts';
import { addressOf } from './find-users.ts';
import { rolesNow } from './roles.ts';
import { allUsers, anyDepartment } from './users.ts';

const violated: ExploreRule = 'administration-current-tenant';

const isSettled = ({ unsureMembers }: Department) => unsureMembers.size === 0;

const foreignAttempts: Readonly<Record<string, (walk: CommandSequence, department: Department) => Promise<boolean>>> = {
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

async function userOf(walk: CommandSequence): Promise<string> {
  await rolesNow(walk);
  const { draws, model } = walk;
  const userId = draws.choose('user', model.roleUsers, (id) => id) ?? '';
  model.changedRoles.add(userId);
  return userId;
}

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

async function expectListHidden({ api, expect, model }: CommandSequence, name: FolderName): Promise<void> {
  const { id: folderId, path: folderPath = '' } = await api.existing(name);
  const granted = here(model).find(({ grants }) => grants.has(name));
  if (!granted) return;
  const { entries: own } = await accessListOf(api, folderId);
  for (const folder of [{ folderId }, { folderPath }]) {
    const foreign = await api.call('readAccess', { type: 'folder', ...folder }, as);
    const entries = ownAndOld(api, foreign.values.entries);
    const isShown =
      isGranted(entries, granted.id) && own.every((each) => entries.some((one) => isDeepStrictEqual(one, each)));
    await expect.true(violated, !isShown, 'The other tenant does not read the access list', foreign);
  }
}

export const otherTenantSteps = {
  'use an object of another tenant': async (walk) => {
    const { api, expect, draws, says, reached } = walk;
    const department = await anyDepartment(walk, isSettled);
    if (!isSettled(department)) return;
    const name = draws.pick('attempt', Object.keys(foreignAttempts));
    says(`Take ${nameOf(department)} and ${name}`);
    reached(`other tenant: ${name}`);
    const before = await api.call('readDepartment', { id: department.id });
    if (!(await foreignAttempts[name]?.(walk, department))) return;
    const now = await api.call('readDepartment', { id: department.id });
    await expect.equal(violated, now.values, before.values, 'The department has not changed', now);
  },

  'find users as another tenant': async (walk) => {
    const { api, draws, rule, says } = walk;
    says('As another tenant, list a user of this tenant by id and by e-mail address, and list and export all users');
    const user = draws.choose('user', await allUsers(walk), (id) => id) ?? '';
    const [known] = await addressOf(walk, user);
    if (known) await rule(violated, () => expectUserHidden(api, known));
  },

  'replace a role as another tenant': async (walk) => {
    walk.says('As another tenant, replace the role of a user of this tenant');
    const userId = await userOf(walk);
    await walk.rule(violated, () => expectRoleKept(walk.api, userId));
  },

  'assign a role of another tenant': async (walk) => {
    walk.says('Give a user a role of another tenant');
    const userId = await userOf(walk);
    await walk.rule(violated, () => expectNoForeignRole(walk.api, userId));
  },

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

  /** Two tenants can have jobs with the same id, so one returned job does not prove a violation. */
  'read jobs as another tenant': async ({ api, rule, says }) => {
    says('As another tenant, read two jobs of this tenant');
    await rule(violated, () => expectJobsHidden(api));
  },

  'change access as another tenant': async (walk) => {
    const { api, rule, says } = walk;
    const name = has(walk, 'second-folder') && walk.draws.chance('second', 0.5) ? 'secondFolder' : 'folder';
    const folder = await api.existing(name);
    says('As another tenant, read the access list of a folder and grant a department access to it');
    await expectListHidden(walk, name);
    await rule(violated, () => expectNoForeignGrant(api, folder));
  },

  'list roles as another tenant': async ({ api, expect, says }) => {
    says('As another tenant, list the custom roles');
    const { id } = await api.existing('role');
    const own = (await api.list('listRoles', { type: 'custom' })).find((role) => role.id === id);
    const reply = await api.call('listRoles', { type: 'custom' }, as);
    if (!own || !reply.ok) return;
    const same = (await api.rest(reply, as)).filter((role) => role.id === id && role.name === own.name);
    await expect.equal('roles-tenant-owned', same, [], 'The role of this tenant is not among those of another', reply);
  },
} satisfies StepTable;
