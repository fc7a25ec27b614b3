import type { OperationId } from '../../canonical/operations.ts';
import type { Reply } from '../../case/exchange.ts';
import { checkChildren, checkDepartment, checkGone } from '../checks/departments.ts';
import { endOfJob, jobOf } from '../jobs.ts';
import type { Department } from '../model/model.ts';
import {
  addToModel,
  childrenIn,
  demandOf,
  forget,
  here,
  levelOf,
  mostLevels,
  move,
  possibleParents,
  remove,
  rename,
  treeChanged,
  updated,
  wholeTree,
} from '../model/tree.ts';
import type { ExploreRule } from '../rules.ts';
import { type CommandSequence, onOne, type StepTable } from '../step.ts';
import { nameOf, quoted } from '../texts.ts';
import { homeOf } from './users.ts';

type Model = CommandSequence['model'];

function placesFor(model: Model, department: Department): Department[] {
  return possibleParents(model, department).filter(
    (each) => demandOf(model, each, department, department.name)[0] === 'accept',
  );
}

/** The target may refuse simultaneous requests with a 4xx status, but never with a 5xx status. */
export async function checkRefusals(
  { expect }: CommandSequence,
  violated: ExploreRule,
  replies: readonly Reply<OperationId>[],
): Promise<void> {
  for (const reply of replies.filter(({ ok }) => !ok))
    await expect.rejected(violated, reply, 'The request is accepted or refused');
}

export function renamable(model: CommandSequence['model']): Department[] {
  return here(model).filter(({ parent }) => parent !== null);
}

/** The departments that a request may delete while another request changes them. */
export function deletableNow(model: CommandSequence['model']): Department[] {
  return model.jobs.size === 0 ? renamable(model) : [];
}

/** The service description leaves open whether a deletion job may fail if the department changes during the job. */
export async function endDeletion(
  walk: CommandSequence,
  department: Department,
  leaving: readonly Department[],
  deleted: Reply<'deleteDepartment'>,
): Promise<boolean> {
  const { isGood } = await endOfJob(walk, await jobOf(walk, deleted, 'department-delete-202'));
  if (!isGood) {
    forget(walk.model, department);
    return false;
  }
  remove(walk.model, leaving, department);
  for (const each of leaving.slice(0, 3)) await checkGone(walk, each, each === department);
  return true;
}

function pairs(model: CommandSequence['model']): [Department, Department][] {
  return here(model).flatMap((parent) => {
    const children = childrenIn(model, parent, 'here');
    return children.flatMap((one, at) => children.slice(at + 1).map((other): [Department, Department] => [one, other]));
  });
}

export const simultaneousSteps = {
  'move a department to two places at the same time': onOne(
    'department',
    (model) => renamable(model).filter((each) => placesFor(model, each).length > 1),
    async (walk, department) => {
      const { api, expect, model, draws, says, reached } = walk;
      const places = draws.order('places', placesFor(model, department), ({ key }) => key).slice(0, 2);
      says(`Move ${nameOf(department)} below ${places.map(nameOf).join(' and below ')} at the same time`);
      reached('at the same time: move and move');
      const ask = ({ id }: Department) => api.call('updateDepartment', { id: department.id, parentDepartment: id });
      const replies = await Promise.all(places.map(ask));
      await checkRefusals(walk, 'department-move', replies);
      const accepted = places.filter((_, at) => replies[at]?.ok);
      const possible = accepted.length > 0 ? accepted : [department.parent].filter((each) => each !== null);
      const found = [];
      for (const place of new Set([...places, ...possible])) {
        const listed = await api.list('listDepartments', { id: place.id });
        if (listed.some(({ id }) => id === department.id)) found.push(place);
      }
      const [place] = found;
      const read = await api.call('readDepartment', { id: department.id });
      const what = `The department is below ${possible.map(nameOf).join(' or ')}, and nowhere else`;
      const isRight = found.length === 1 && place !== undefined && possible.includes(place);
      await expect.true('department-move', isRight, what, read);
      if (place && place !== department.parent) {
        move(model, department, place);
        updated(department);
      }
      await checkDepartment(walk, department);
    },
  ),

  'rename a department while it is moved': onOne(
    'department',
    (model) => renamable(model).filter((each) => placesFor(model, each).length > 0),
    async (walk, department) => {
      const { api, model, draws, says, reached } = walk;
      const place = draws.choose('place', placesFor(model, department), ({ key }) => key);
      if (!place) return;
      const name = `Beside ${draws.seed.toString(36)}`;
      says(`Rename ${nameOf(department)} to ${quoted(name)} and move it below ${nameOf(place)} at the same time`);
      reached('at the same time: rename and move');
      const old = department.parent;
      const { id } = department;
      const [renamed, moved] = await Promise.all([
        api.call('updateDepartment', { id, name }),
        api.call('updateDepartment', { id, parentDepartment: place.id }),
      ]);
      await checkRefusals(walk, 'department-rename', [renamed]);
      await checkRefusals(walk, 'department-move', [moved]);
      if (moved.ok) move(model, department, place);
      if (renamed.ok) rename(model, department, name);
      if (moved.ok || renamed.ok) updated(department);
      await checkDepartment(walk, department);
      for (const each of [place, old]) if (each?.life === 'here') await checkChildren(walk, each);
    },
  ),

  'rename a department while it is deleted': onOne('department', deletableNow, async (walk, department) => {
    const { api, model, draws, says, reached } = walk;
    const name = `Late ${draws.seed.toString(36)}`;
    says(`Delete ${nameOf(department)} and rename it to ${quoted(name)} at the same time`);
    reached('at the same time: rename and delete');
    const { id, parent } = department;
    const leaving = wholeTree(model, department);
    const [deleted, renamed] = await Promise.all([
      api.call('deleteDepartment', { id }),
      api.call('updateDepartment', { id, name }),
    ]);
    await checkRefusals(walk, 'department-delete-removes', [deleted]);
    await checkRefusals(walk, 'department-rename', [renamed]);
    if (renamed.ok) rename(model, department, name);
    if (!deleted.ok) return void (await checkDepartment(walk, department));
    if ((await endDeletion(walk, department, leaving, deleted)) && parent?.life === 'here')
      await checkChildren(walk, parent);
  }),

  'create two siblings of one name at the same time': async (walk) => {
    const { api, expect, model, draws, says, reached } = walk;
    const home = await homeOf(walk);
    const parents = here(model).filter((each) => levelOf(each) < mostLevels);
    const parent = draws.choose('parent', parents, ({ key }) => key) ?? home;
    const name = `Twin ${draws.seed.toString(36)}`;
    says(`Create two departments ${quoted(name)} below ${nameOf(parent)} at the same time`);
    reached('at the same time: create and create');
    const create = () => api.call('createDepartment', { name, parentDepartment: parent.id });
    const replies = await Promise.all([create(), create()]);
    const accepted = replies.filter(({ ok }) => ok);
    const [first, second] = accepted;
    if (first) addToModel(model, { key: walk.key, id: first.values.id ?? '', name, parent });
    treeChanged(model);
    const what = 'Of two siblings of one name at most one is created';
    if (second) await expect.rejected('department-sibling-name-rejected', second, what);
    await checkChildren(walk, parent);
  },

  'rename a department twice at the same time': onOne('department', renamable, async (walk, department) => {
    const { api, expect, model, draws, says, reached } = walk;
    const names = ['One', 'Other'].map((word) => `${word} ${draws.seed.toString(36)}`);
    says(`Rename ${nameOf(department)} to ${names.map(quoted).join(' and to ')} at the same time`);
    reached('at the same time: rename and rename');
    const ask = (name: string) => api.call('updateDepartment', { id: department.id, name });
    const replies = await Promise.all(names.map(ask));
    await checkRefusals(walk, 'department-rename', replies);
    const applied = names.filter((_, at) => replies[at]?.ok);
    const possible = applied.length > 0 ? applied : [department.name];
    const read = await api.call('readDepartment', { id: department.id });
    const shown = read.values.name ?? '';
    const what = `The name is ${possible.map(quoted).join(' or ')}`;
    await expect.true('department-rename', possible.includes(shown), what, read);
    if (applied.length > 0) {
      rename(model, department, shown);
      updated(department);
    }
    await checkDepartment(walk, department);
    if (department.parent) await checkChildren(walk, department.parent);
  }),

  'rename two siblings to one name at the same time': {
    can: (model) => pairs(model).length > 0,
    run: async (walk) => {
      const { api, expect, model, draws, says, reached } = walk;
      const pair = draws.choose('pair', pairs(model), ([one, other]) => `${one.key} ${other.key}`);
      if (!pair) return;
      const name = `Same ${draws.seed.toString(36)}`;
      says(`Rename ${nameOf(pair[0])} and ${nameOf(pair[1])} to ${quoted(name)} at the same time`);
      reached('at the same time: rename and rename of a sibling');
      const replies = await Promise.all(pair.map(({ id }) => api.call('updateDepartment', { id, name })));
      await checkRefusals(walk, 'department-rename', replies);
      const [first, second] = pair.filter((_, at) => replies[at]?.ok);
      const late = replies.findLast(({ ok }) => ok);
      const what = 'Of two siblings at most one gets the name';
      if (second && late) await expect.rejected('department-rename-sibling-name-rejected', late, what);
      if (first) rename(model, first, name);
      for (const each of pair) await checkDepartment(walk, each);
    },
  },
} satisfies StepTable;
