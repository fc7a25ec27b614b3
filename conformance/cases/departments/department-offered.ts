import type { Case } from '../../case/case.ts';
import { stated } from '../../case/define-case.ts';
import { readNow } from './steps.ts';

/** Test cases: departments can be created and read. */
export const departmentOffered: readonly Case[] = [
  stated({
    id: 'department-offered-create',
    requirement: 'department-create-offered',
    title: 'A department is created',
    operations: ['createDepartment', 'readDepartment'],
    run: async (api) => {
      const name = api.name('Top');
      const reply = await api.call('createDepartment', { name, ...api.topLevel });
      api.expect.accepted(reply, 'A department is created');
      const read = await readNow(api, reply.values.id ?? '');
      api.expect.equal(read.values.name, name, 'It can be read by the id that came', read);
    },
  }),
  stated({
    id: 'department-offered-read',
    requirement: 'department-read-offered',
    title: 'The department of the asked id is read with GET',
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
        api.expect.accepted(reply, 'A department that exists is read');
        api.expect.equal(reply.values.name, name, 'It is the department that was asked for', reply);
        api.expect.equal(reply.exchange.method, 'GET', 'The method is GET', reply);
        const address = new URL(reply.exchange.url).pathname;
        const wanted = `/v2/admin/departments/${encodeURIComponent(id)}`;
        api.expect.true(address.endsWith(wanted), `The address ends with ${wanted}`, reply);
      }
    },
  }),
  stated({
    id: 'department-offered-with-parent',
    requirement: 'department-create-with-parent',
    title: 'Departments created one below another form a chain of four levels',
    operations: ['createDepartment', 'readDepartment'],
    run: async (api) => {
      const parent = await api.department();
      const reply = await api.call('createDepartment', { name: api.name('Child'), parentDepartment: parent });
      api.expect.accepted(reply, 'A department below another is created');
      const child = reply.values.id ?? '';
      const [above, below] = [await readNow(api, parent), await readNow(api, child)];
      api.expect.equal(below.values.depth, (above.values.depth ?? 0) + 1, 'It is one level below its parent', below);
      const last = await api.department(api.name('Last'), await api.department(api.name('Third'), child));
      const deep = await readNow(api, last);
      api.expect.equal(
        deep.values.depth,
        (above.values.depth ?? 0) + 3,
        'The last is three levels below the first',
        deep,
      );
    },
  }),
];
