import { mustAccept } from '../checks/accepted.ts';
import { acknowledged, endOf } from '../jobs.ts';
import { drawBadName, ruleOfRename } from '../model/names.ts';
import type { Command, CommandSequence } from '../step.ts';
import { knownUsers } from './users.ts';

export const topLevel: Command = {
  name: 'create and delete a top-level department',
  operations: ['createDepartment', 'readDepartment', 'updateDepartment', 'deleteDepartment', 'readJob'],
  weight: 0.8,
  // The step runs only if no job is pending, because a target may refuse any request during a job.
  can: ({ jobs }) => jobs.size === 0,
  run: async (walk) => {
    const { api, draws, rule, says, passed } = walk;
    const name = api.name('Top');
    says(`Create the top-level department ${name}, create it again, and delete it`);
    const first = await api.call('createDepartment', { name, ...api.topLevel });
    await rule('department-create-offered', () => api.expect.accepted(first, 'A top-level department is created'));
    const id = first.values.id ?? '';
    const read = await api.call('readDepartment', { id });
    await rule('department-create-offered', () => api.expect.accepted(read, 'A new department can be read'));
    const again = await api.call('createDepartment', { name, ...api.topLevel });
    await rule('department-sibling-name-rejected', () =>
      api.expect.rejected(again, 'A second top-level department of the same name is rejected'),
    );
    if (draws.chance('bad name', 0.5)) await refuseBadName(walk, id);
    if (draws.chance('rename', 0.5)) await renameTop(walk, id);
    if (draws.chance('with a child', 0.4)) await api.department(api.name('Child'), id);
    if (draws.chance('with a member', 0.4) && api.binds('updateDepartmentMembers')) {
      const [user = ''] = await knownUsers(walk);
      const input = { departmentId: id, operation: 'add', members: [user] };
      const added = await api.call('updateDepartmentMembers', input);
      if (added.ok) await endOf(walk, await acknowledged(walk, added, 'members-202'));
    }
    const remove = () => api.call('deleteDepartment', { id });
    const what = 'A top-level department is deleted';
    const reply = await mustAccept(walk, 'department-delete-removes', remove, what);
    await endOf(walk, await acknowledged(walk, reply, 'department-delete-202'));
    const gone = await api.call('readDepartment', { id });
    await rule('department-delete-removes', () => api.expect.rejected(gone, 'A deleted department cannot be read'));
    const update = await api.call('updateDepartment', { id, name: api.name('Again') });
    await rule('department-delete-removes', () =>
      api.expect.rejected(update, 'A deleted department cannot be updated'),
    );
    passed('department: top-level department deleted');
  },
};

async function renameTop({ api, rule }: CommandSequence, id: string): Promise<void> {
  const [name, taken] = [api.name('Renamed'), api.name('Taken')];
  const renamed = await api.call('updateDepartment', { id, name });
  await rule('department-rename', () => api.expect.accepted(renamed, 'A top-level department is renamed'));
  const read = await api.call('readDepartment', { id });
  await rule('department-rename', () =>
    api.expect.equal(read.values.name, name, 'The top-level department shows its new name', read),
  );
  await api.department(taken);
  const refused = await api.call('updateDepartment', { id, name: taken });
  await rule('department-rename-sibling-name-rejected', () =>
    api.expect.rejected(refused, 'A rename to the name of another top-level department is rejected'),
  );
}

async function refuseBadName({ api, draws, rule }: CommandSequence, id: string): Promise<void> {
  const { name, kind, rule: broken } = drawBadName(draws);
  const created = await api.call('createDepartment', { name, ...api.topLevel });
  await rule(broken, () => api.expect.rejected(created, `A top-level department with ${kind} is rejected`));
  const renamed = await api.call('updateDepartment', { id, name });
  const what = `A rename of a top-level department to ${kind} is rejected`;
  await rule(ruleOfRename(broken, false), () => api.expect.rejected(renamed, what));
}
