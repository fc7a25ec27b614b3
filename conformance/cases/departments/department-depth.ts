import type { Api, Case } from '../../runner/model.ts';
import { stated } from '../define-case.ts';
import { readNow } from './steps.ts';

async function expectDepth(api: Api, id: string, depth: number, what: string): Promise<void> {
  const read = await readNow(api, id);
  api.expect.equal(read.values.depth, depth, `${what} has depth ${depth}`, read);
}

/** The depth is the level in the whole tree. */
export const departmentDepth: readonly Case[] = [
  stated({
    id: 'department-depth-top-level',
    title: 'The depth of a top-level department is 1',
    operations: ['createDepartment', 'readDepartment'],
    run: async (api) => expectDepth(api, await api.department(), 1, 'A top-level department'),
  }),
  stated({
    id: 'department-depth-absolute',
    title: 'The depth grows by one with each level',
    operations: ['createDepartment', 'readDepartment'],
    run: async (api) => {
      const first = await api.department();
      const second = await api.department(api.name('Second'), first);
      const third = await api.department(api.name('Third'), second);
      await expectDepth(api, first, 1, 'The top');
      await expectDepth(api, second, 2, 'Its child');
      await expectDepth(api, third, 3, 'Its grandchild');
    },
  }),
  stated({
    id: 'department-depth-follows-move',
    title: 'After a move the depth of the subtree is that of the new place',
    operations: ['createDepartment', 'updateDepartment', 'readDepartment'],
    run: async (api) => {
      const moved = await api.department();
      const child = await api.department(api.name('Child'), moved);
      const target = await api.department(api.name('Target'), await api.department());
      const reply = await api.call('updateDepartment', { id: moved, parentDepartment: target });
      api.expect.accepted(reply, 'A department is moved below another');
      await expectDepth(api, moved, 3, 'The moved department');
      await expectDepth(api, child, 4, 'Its child');
    },
  }),
];
