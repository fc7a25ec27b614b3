import { checkDepartment } from '../checks/departments.ts';
import type { Department } from '../model/model.ts';
import { addDepartment } from '../model/tree.ts';
import type { CommandSequence } from '../step.ts';

export async function homeOf(walk: CommandSequence): Promise<Department> {
  const { api, rule, model } = walk;
  if (model.home) return model.home;
  const name = api.name('Home');
  const reply = await api.call('createDepartment', { name, ...api.topLevel });
  await rule('department-create-offered', () => api.expect.accepted(reply, 'A department is created'));
  const home = addDepartment(model, { key: 'home', id: reply.values.id ?? '', name, parent: null });
  const read = await api.call('readDepartment', { id: home.id });
  await rule('department-create-offered', () => api.expect.accepted(read, 'A new department can be read'));
  const { depth, parentDepartment } = read.values;
  const isTop = api.given.rootDepartmentId === undefined && !parentDepartment;
  if (isTop)
    await rule('department-depth-top-level', () =>
      api.expect.equal(depth, 1, 'The depth of a top-level department is 1', read),
    );
  model.topDepth = depth ?? 1;
  model.home = home;
  await checkDepartment(walk, home);
  return home;
}
