import { Blocked } from '../../case/failure.ts';
import { checkDepartment } from '../checks/departments.ts';
import type { Department } from '../model/model.ts';
import { addToModel, here } from '../model/tree.ts';
import type { CommandSequence } from '../step.ts';

export async function homeOf(walk: CommandSequence): Promise<Department> {
  const { api, expect, model } = walk;
  if (model.home) return model.home;
  const name = api.name('Home');
  const reply = await api.call('createDepartment', { name, ...api.topLevel });
  await expect.accepted('department-create-offered', reply, 'A department is created');
  const home = addToModel(model, { key: 'home', id: reply.values.id ?? '', name, parent: null });
  const read = await api.call('readDepartment', { id: home.id });
  await expect.accepted('department-create-offered', read, 'A new department can be read');
  const { depth, parentDepartment } = read.values;
  const isTop = api.given.rootDepartmentId === undefined && !parentDepartment;
  if (isTop)
    await expect.equal('department-depth-top-level', depth, 1, 'The depth of a top-level department is 1', read);
  model.topDepth = depth ?? 1;
  model.home = home;
  await checkDepartment(walk, home);
  return home;
}

/** Draws one of the departments, or the home department if there are none. */
export async function anyDepartment(
  walk: CommandSequence,
  isWanted: (department: Department) => boolean = () => true,
): Promise<Department> {
  const home = await homeOf(walk);
  return walk.draws.choose('department', here(walk.model).filter(isWanted), ({ key }) => key) ?? home;
}

const counts = [8, 5, 3, 2, 1];

export async function allUsers({ api, model }: CommandSequence): Promise<readonly string[]> {
  if (model.users) return model.users;
  for (const count of counts) {
    const users = await api.users(count).catch((error: unknown) => {
      if (error instanceof Blocked && count > 1) return undefined;
      throw error;
    });
    if (users) {
      model.users = users;
      return users;
    }
  }
  return [];
}
