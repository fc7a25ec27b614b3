import { checkChildren, checkDepartment, checkGone } from '../checks/departments.ts';
import { acknowledged, endOf } from '../jobs.ts';
import { forget, move, remove, rename, updated } from '../model/changes.ts';
import type { Department } from '../model/model.ts';
import { demandOf } from '../model/names.ts';
import { possibleParents, subtree } from '../model/tree.ts';
import type { Command, CommandSequence } from '../step.ts';
import { nameOf, quoted } from '../texts.ts';
import { checkRefusals, renamable } from './at-the-same-time.ts';

type Model = CommandSequence['model'];

const operations = ['createDepartment', 'updateDepartment', 'readDepartment', 'listDepartments'] as const;

function placesFor(model: Model, department: Department): Department[] {
  return possibleParents(model, department).filter(
    (each) => demandOf(model, each, department, department.name)[0] === 'accept',
  );
}

export const twoMoves: Command = {
  name: 'move a department to two places at the same time',
  operations,
  weight: 0.7,
  can: (model) => renamable(model).some((each) => placesFor(model, each).length > 1),
  run: async (walk) => {
    const { api, model, draws, rule, says, reached } = walk;
    const able = renamable(model).filter((each) => placesFor(model, each).length > 1);
    const department = draws.choose('department', able, ({ key }) => key);
    if (!department) return;
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
    await rule('department-move', () => api.expect.true(isRight, what, read));
    if (place && place !== department.parent) {
      move(model, department, place);
      updated(department);
    }
    await checkDepartment(walk, department);
  },
};

export const renameBesideMove: Command = {
  name: 'rename a department while it is moved',
  operations,
  weight: 0.7,
  can: (model) => renamable(model).some((each) => placesFor(model, each).length > 0),
  run: async (walk) => {
    const { api, model, draws, says, reached } = walk;
    const able = renamable(model).filter((each) => placesFor(model, each).length > 0);
    const department = draws.choose('department', able, ({ key }) => key);
    const place = department && draws.choose('place', placesFor(model, department), ({ key }) => key);
    if (!department || !place) return;
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
};

export const renameBesideDeletion: Command = {
  name: 'rename a department while it is deleted',
  operations: [...operations, 'deleteDepartment', 'readJob'],
  weight: 0.7,
  can: (model) => model.jobs.size === 0 && renamable(model).length > 0,
  run: async (walk) => {
    const { api, model, draws, says, reached } = walk;
    const department = draws.choose('department', renamable(model), ({ key }) => key);
    if (!department) return;
    const name = `Late ${draws.seed.toString(36)}`;
    says(`Delete ${nameOf(department)} and rename it to ${quoted(name)} at the same time`);
    reached('at the same time: rename and delete');
    const { id, parent } = department;
    const leaving = subtree(model, department);
    const [deleted, renamed] = await Promise.all([
      api.call('deleteDepartment', { id }),
      api.call('updateDepartment', { id, name }),
    ]);
    await checkRefusals(walk, 'department-delete-removes', [deleted]);
    await checkRefusals(walk, 'department-rename', [renamed]);
    if (renamed.ok) rename(model, department, name);
    if (!deleted.ok) return void (await checkDepartment(walk, department));
    const job = await endOf(walk, await acknowledged(walk, deleted, 'department-delete-202'));
    // The service description leaves open whether a deletion job may fail if the department changes during the job.
    if (!job.isGood) return forget(model, department);
    remove(model, leaving, department);
    for (const each of leaving.slice(0, 3)) await checkGone(walk, each, each === department);
    if (parent?.life === 'here') await checkChildren(walk, parent);
  },
};
