import { checkAccess } from '../checks/access.ts';
import { checkChildren, checkDepartment, checkGone } from '../checks/departments.ts';
import { checkMembers, checkUser, mustAccept } from '../checks/members.ts';
import { endOfJob, jobOf, noteSubmitted } from '../jobs.ts';
import type { Department } from '../model/model.ts';
import { allOf, childrenIn, chooseForChange, forget, here, remove, wholeTree } from '../model/tree.ts';
import type { CommandSequence, StepTable } from '../step.ts';
import { nameOf } from '../texts.ts';

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
  walk.passed('department: top-level department deleted');
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
