import { checkAccess } from '../checks/access.ts';
import { checkChildren, checkDepartment } from '../checks/departments.ts';
import { checkMembers, mustAccept } from '../checks/members.ts';
import type { Department, UpdateWay } from '../model/model.ts';
import {
  allOf,
  childrenIn,
  chooseForChange,
  type Demand,
  demandOf,
  drawName,
  forget,
  move,
  possibleParents,
  rename,
  ruleOfRename,
  updated,
} from '../model/tree.ts';
import type { ExploreRule } from '../rules.ts';
import type { CommandSequence, StepTable } from '../step.ts';
import { nameOf, quoted } from '../texts.ts';
import { homeOf } from './users.ts';

interface Change {
  name?: string;
  parent?: Department;
  demand: Demand;
  rule: ExploreRule;
  text: string;
  kind: string;
}

function movable(model: CommandSequence['model']): Department[] {
  return allOf(model).filter(({ life, parent }) => parent !== null && (life === 'here' || life === 'leaving'));
}

function drawWay({ model, draws }: Pick<CommandSequence, 'model' | 'draws'>, isAgain: boolean): UpdateWay {
  const { recentWay } = model;
  if (isAgain && recentWay && draws.chance('same kind of update', 0.5)) return recentWay;
  return draws.pick('way', ['rename', 'move', 'both']);
}

function drawChange(
  { model, draws }: Pick<CommandSequence, 'model' | 'draws'>,
  department: Department,
  way: UpdateWay,
): Change {
  const own = nameOf(department);
  const parent = way === 'rename' ? undefined : drawPlace({ model, draws }, department);
  const below = parent && `Move ${own} below ${nameOf(parent)}`;
  if (way === 'move' && parent && below) {
    const [demand, rule = 'department-move'] = demandOf(model, parent, department, department.name);
    const isTaken = rule === 'department-sibling-name-rejected';
    const isLimit = demand === 'reject' && !isTaken;
    const broken = isTaken ? 'department-move-sibling-name-rejected' : rule;
    return { parent, demand: isLimit ? 'open' : demand, rule: broken, kind: 'move', text: below };
  }
  const { name, kind, demand, ...drawn } = drawName(
    model,
    draws,
    parent ?? department.parent ?? department,
    department,
  );
  const isUsual = parent ? demand === 'accept' : drawn.rule === 'department-cousin-name-accepted';
  const usual: ExploreRule = parent ? 'department-rename-and-move' : 'department-rename';
  const rule = isUsual && kind === 'a plain name' ? usual : ruleOfRename(drawn.rule, parent !== undefined);
  const given = `to ${kind}, ${quoted(name)}`;
  if (!parent) return { name, demand, rule, kind: `rename to ${kind}`, text: `Rename ${own} ${given}` };
  return { name, parent, demand, rule, kind: `move and rename to ${kind}`, text: `${below} and rename it ${given}` };
}

function drawPlace(
  { model, draws }: Pick<CommandSequence, 'model' | 'draws'>,
  department: Department,
): Department | undefined {
  const places = possibleParents(model, department);
  const wasBelow = (place: Department) =>
    model.freed.some(({ parent, name }) => parent === place && name === department.name);
  const former = places.filter(wasBelow);
  const isBack = former.length > 0 && draws.chance('move back', 0.5);
  return draws.choose('new parent', isBack ? former : places, ({ key }) => key);
}

async function adopt(
  walk: CommandSequence,
  department: Department,
  name: string | undefined,
  parent: Department | undefined,
  demand: Demand,
) {
  const { model, api, passed } = walk;
  if (parent) move(model, department, parent);
  if (name !== undefined) {
    const shown = demand === 'open' ? (await api.call('readDepartment', { id: department.id })).values.name : name;
    rename(model, department, shown ?? name);
  }
  if (parent && name !== undefined) {
    department.blame.name = 'department-rename-and-move';
    department.blame.parent = 'department-rename-and-move';
  }
  updated(department);
  if (parent) passed('department: moved');
  if (name !== undefined) passed('department: renamed');
}

async function adoptLeaving(
  { model, passed }: CommandSequence,
  department: Department,
  name: string | undefined,
  parent: Department | undefined,
) {
  passed('department: updated during its deletion');
  if (name !== undefined) rename(model, department, name);
  if (parent) move(model, department, parent);
  if (parent || department.parent?.life !== 'here') forget(model, department);
}

async function checkUpdated(
  walk: CommandSequence,
  department: Department,
  rejectedBy: ExploreRule | undefined,
): Promise<void> {
  const { model, draws } = walk;
  const old = { ...department.blame };
  if (rejectedBy) Object.assign(department.blame, { name: rejectedBy, parent: rejectedBy });
  if (department.members.size > 0 || draws.chance('check members', 0.3)) await checkMembers(walk, department);
  else await checkDepartment(walk, department);
  if (rejectedBy) Object.assign(department.blame, { name: old.name, parent: old.parent });
  if (department.parent) await checkChildren(walk, department.parent);
  if (!draws.chance('check neighbors', 0.4)) return;
  const [sibling] = department.parent
    ? childrenIn(model, department.parent, 'here').filter((each) => each !== department)
    : [];
  for (const each of [sibling, department.parent, ...childrenIn(model, department, 'here').slice(0, 2)])
    if (each?.life === 'here') await checkDepartment(walk, each);
}

export const updateSteps = {
  'update a department': {
    can: (model) => movable(model).length > 0,
    run: async (walk) => {
      const { api, expect, model, draws, says, reached } = walk;
      await homeOf(walk);
      const candidates = movable(model);
      const isFull = (each: Department) =>
        each.members.size + each.grants.size + each.unsureMembers.size + each.unsureGrants.size > 0 ||
        childrenIn(model, each, 'here').length > 0;
      const latest = model.recent;
      const department = chooseForChange(model, draws, candidates, isFull);
      if (!department) return;
      const way = drawWay(walk, latest === department);
      model.recentWay = way;
      const { name, parent, demand, rule: broken, text, kind } = drawChange(walk, department, way);
      says(text);
      reached(`update: ${kind}`);
      const input = { ...(name !== undefined && { name }), ...(parent && { parentDepartment: parent.id }) };
      const update = () => api.call('updateDepartment', { id: department.id, ...input });
      if (department.life !== 'here')
        return void ((await update()).ok && (await adoptLeaving(walk, department, name, parent)));
      const reply =
        demand === 'accept'
          ? await mustAccept(walk, broken, update, `The update is accepted: ${text}`)
          : await update();
      if (demand === 'reject') await expect.rejected(broken, reply, `The update is rejected: ${text}`);
      const old = department.parent;
      if (reply.ok) await adopt(walk, department, name, parent, demand);
      await checkUpdated(walk, department, reply.ok ? undefined : broken);
      if (reply.ok && department.grants.size > 0) await checkAccess(walk, 'department-update-keeps-members');
      if (reply.ok && parent && old?.life === 'here') await checkChildren(walk, old);
    },
  },
} satisfies StepTable;
