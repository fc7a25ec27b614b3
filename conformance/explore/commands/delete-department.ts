import { checkAccess } from '../checks/access.ts';
import { checkChildren, checkDepartment, checkGone } from '../checks/departments.ts';
import { checkMembers, checkUser, mustAccept } from '../checks/members.ts';
import { endOfJob, jobOf, noteSubmitted } from '../jobs.ts';
import type { Department } from '../model/model.ts';
import {
  allOf,
  childrenIn,
  chooseForChange,
  drawBadName,
  forget,
  here,
  remove,
  ruleOfRename,
  wholeTree,
} from '../model/tree.ts';
import type { CommandSequence, StepTable } from '../step.ts';
import { nameOf } from '../texts.ts';
import { allUsers } from './users.ts';

async function renameTop({ api, expect }: CommandSequence, id: string): Promise<void> {
  const [name, taken] = [api.name('Renamed'), api.name('Taken')];
  const renamed = await api.call('updateDepartment', { id, name });
  await expect.accepted('department-rename', renamed, 'A top-level department is renamed');
  const read = await api.call('readDepartment', { id });
  await expect.equal('department-rename', read.values.name, name, 'The top-level department shows its new name', read);
  await api.call('createDepartment', { name: taken, ...api.topLevel });
  const refused = await api.call('updateDepartment', { id, name: taken });
  const what = 'A rename to the name of another top-level department is rejected';
  await expect.rejected('department-rename-sibling-name-rejected', refused, what);
}

async function refuseBadName({ api, expect, draws }: CommandSequence, id: string): Promise<void> {
  const { name, kind, rule: broken } = drawBadName(draws);
  const created = await api.call('createDepartment', { name, ...api.topLevel });
  await expect.rejected(broken, created, `A top-level department with ${kind} is rejected`);
  const renamed = await api.call('updateDepartment', { id, name });
  const what = `A rename of a top-level department to ${kind} is rejected`;
  await expect.rejected(ruleOfRename(broken, false), renamed, what);
}

function deletable(model: CommandSequence['model']): Department[] {
  const isSettled = ({ unsureMembers, unsureGrants }: Department) => unsureMembers.size + unsureGrants.size === 0;
  return here(model).filter((each) => each.parent !== null && wholeTree(model, each).every(isSettled));
}

export async function deleteHome(walk: CommandSequence): Promise<void> {
  const { api, model } = walk;
  const { home } = model;
  if (home?.life !== 'here' || !api.binds('deleteDepartment') || !api.binds('readJob')) return;
  const leaving = wholeTree(model, home);
  const remove = () => api.call('deleteDepartment', { id: home.id });
  const reply = await mustAccept(walk, 'department-delete-removes', remove, 'A department is deleted');
  const job = await endOfJob(walk, await jobOf(walk, reply, 'department-delete-202'));
  if (!job.isGood) return;
  for (const each of leaving) each.life = each.life === 'here' ? 'leaving' : each.life;
  await checkDeleted(walk, home, leaving);
}

async function checkDeleted(
  walk: CommandSequence,
  department: Department,
  leaving: readonly Department[],
): Promise<void> {
  const { model, api } = walk;
  const gone = leaving.filter(({ life }) => life === 'leaving');
  remove(model, gone, department);
  for (const each of allOf(model))
    if (each.life === 'unsure' && each.parent && gone.includes(each.parent)) forget(model, each);
  for (const each of gone.slice(0, 5)) await checkGone(walk, each, each === department);
  if (api.binds('listUsers')) await checkLinks(walk, gone, department);
  if (gone.some(({ grants }) => grants.size > 0)) await checkAccess(walk, 'department-delete-removes-grants');
  const parent = department.parent;
  if (parent?.life === 'here') {
    await checkMembers(walk, parent);
    await checkChildren(walk, parent);
    for (const sibling of childrenIn(model, parent, 'here').slice(0, 2)) await checkDepartment(walk, sibling);
  }
}

async function checkLinks(walk: CommandSequence, gone: readonly Department[], top: Department): Promise<void> {
  const { api, expect } = walk;
  for (const department of gone.filter(({ members }) => members.size > 0)) {
    const reply = await api.call('listUsers', { department: department.id });
    const found = reply.ok ? (await api.rest(reply)).map(({ id }) => id) : [];
    const what = 'filter[department] finds nobody in a deleted department';
    // Memberships in the deleted top department are not checked. The service description only recommends their removal.
    if (department !== top) await expect.equal('department-delete-removes-memberships', found, [], what, reply);
  }
  for (const user of new Set(gone.flatMap(({ members }) => [...members]))) await checkUser(walk, user);
}

export const deletionSteps = {
  // The step runs only if no job is pending, because a target may refuse any request during a job.
  'create and delete a top-level department': {
    can: ({ jobs }) => jobs.size === 0,
    run: async (walk) => {
      const { api, expect, draws, says, passed } = walk;
      const name = api.name('Top');
      const [isBadlyNamed, isRenamed] = [draws.chance('bad name', 0.5), draws.chance('rename', 0.5)];
      const bad = isBadlyNamed ? ', create and rename one with a name that must be rejected' : '';
      const taken = isRenamed ? ', rename it, also to a name that is taken' : '';
      says(`Create the top-level department ${name}, create it again${bad}${taken}, and delete it`);
      const first = await api.call('createDepartment', { name, ...api.topLevel });
      await expect.accepted('department-create-offered', first, 'A top-level department is created');
      const id = first.values.id ?? '';
      const read = await api.call('readDepartment', { id });
      await expect.accepted('department-create-offered', read, 'A new department can be read');
      const again = await api.call('createDepartment', { name, ...api.topLevel });
      const second = 'A second top-level department of the same name is rejected';
      await expect.rejected('department-sibling-name-rejected', again, second);
      if (isBadlyNamed) await refuseBadName(walk, id);
      if (isRenamed) await renameTop(walk, id);
      if (draws.chance('with a child', 0.4)) await api.department(api.name('Child'), id);
      if (draws.chance('with a member', 0.4) && api.binds('updateDepartmentMembers')) {
        const [user = ''] = await allUsers(walk);
        const input = { departmentId: id, operation: 'add', members: [user] };
        const added = await api.call('updateDepartmentMembers', input);
        if (added.ok) await endOfJob(walk, await jobOf(walk, added, 'members-202'));
      }
      const remove = () => api.call('deleteDepartment', { id });
      const what = 'A top-level department is deleted';
      const reply = await mustAccept(walk, 'department-delete-removes', remove, what);
      await endOfJob(walk, await jobOf(walk, reply, 'department-delete-202'));
      const gone = await api.call('readDepartment', { id });
      await expect.rejected('department-delete-removes', gone, 'A deleted department cannot be read');
      const update = await api.call('updateDepartment', { id, name: api.name('Again') });
      await expect.rejected('department-delete-removes', update, 'A deleted department cannot be updated');
      passed('department: top-level department deleted');
    },
  },

  'delete a department': {
    can: (model) => deletable(model).length > 0,
    run: async (walk) => {
      const { api, model, draws, says, passed } = walk;
      const candidates = deletable(model);
      const isFormerParent = (each: Department) => model.freed.some(({ parent }) => parent === each);
      const isPreferred = (each: Department) => wholeTree(model, each).length > 1 || isFormerParent(each);
      const department = chooseForChange(model, draws, candidates, isPreferred);
      if (!department) return;
      const text = `Delete ${nameOf(department)}`;
      says(text);
      const remove = () => api.call('deleteDepartment', { id: department.id });
      const reply = await mustAccept(walk, 'department-delete-removes', remove, 'A department is deleted');
      const leaving = wholeTree(model, department);
      const jobId = await jobOf(walk, reply, 'department-delete-202');
      for (const each of leaving) each.life = each.life === 'here' ? 'leaving' : each.life;
      passed(leaving.length > 1 ? 'department: deleted with descendants' : 'department: deleted alone');
      for (const job of model.jobs.values()) job.mayFail = true;
      await noteSubmitted(walk, {
        key: walk.key,
        jobId,
        text,
        mayFail: model.jobs.size > 0,
        succeed: () => checkDeleted(walk, department, leaving),
        fail: async () => forget(model, department),
      });
    },
  },
} satisfies StepTable;
