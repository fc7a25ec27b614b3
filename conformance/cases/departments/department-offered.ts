import type { Case } from '../../case/case.ts';
import { stated } from '../../case/define-case.ts';
import { readNow } from './steps.ts';

/** Test cases: departments can be created and read. */
export const departmentOffered: readonly Case[] = [
  stated({
    id: 'department-offered-create',
    requirement: 'department-create-offered',
    title: 'The creation of a department is accepted',
    operations: ['createDepartment', 'readDepartment'],
    run: async (api) => {
      const name = api.name('Top');
      const reply = await api.call('createDepartment', { name, ...api.topLevel });
      api.expect.accepted(reply, 'The creation of a department is accepted');
      const read = await readNow(api, reply.values.id ?? '');
      api.expect.equal(read.values.name, name, 'The new department can be read by the returned id', read);
    },
  }),
  stated({
    id: 'department-offered-read',
    requirement: 'department-read-offered',
    title: 'GET reads the department with the requested id',
    operations: ['createDepartment', 'readDepartment'],
    run: async (api) => {
      const names = [api.name('First'), api.name('Second')] as const;
      const parent = await api.department();
      const [first, second] = [await api.department(names[0], parent), await api.department(names[1], parent)];
      for (const [id, name] of [
        [first, names[0]],
        [second, names[1]],
        [first, names[0]],
        [second, names[1]],
      ] as const) {
        const reply = await api.call('readDepartment', { id });
        api.expect.accepted(reply, 'The read of an existing department is accepted');
        api.expect.equal(reply.values.name, name, 'The response contains the requested department', reply);
        api.expect.equal(reply.exchange.method, 'GET', 'The method is GET', reply);
        const address = new URL(reply.exchange.url).pathname;
        const wanted = `/v2/admin/departments/${encodeURIComponent(id)}`;
        api.expect.true(address.endsWith(wanted), `The path of the request ends with ${wanted}`, reply);
      }
    },
  }),
  stated({
    id: 'department-offered-with-parent',
    requirement: 'department-create-with-parent',
    title: 'Departments that are created one below another have four levels',
    operations: ['createDepartment', 'readDepartment'],
    run: async (api) => {
      const parent = await api.department();
      const reply = await api.call('createDepartment', { name: api.name('Child'), parentDepartment: parent });
      api.expect.accepted(reply, 'The creation of a department below another department is accepted');
      const child = reply.values.id ?? '';
      const [above, below] = [await readNow(api, parent), await readNow(api, child)];
      api.expect.equal(
        below.values.depth,
        (above.values.depth ?? 0) + 1,
        'The new department is one level below its parent',
        below,
      );
      const last = await api.department(api.name('Last'), await api.department(api.name('Third'), child));
      const deep = await readNow(api, last);
      api.expect.equal(
        deep.values.depth,
        (above.values.depth ?? 0) + 3,
        'The last department is three levels below the first',
        deep,
      );
    },
  }),
];
