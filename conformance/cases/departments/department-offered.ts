import type { Api } from '../../case/api.ts';
import type { Case } from '../../case/case.ts';
import { stated } from '../../case/define-case.ts';
import { Blocked } from '../../case/failure.ts';
import { childrenOf, readNow } from './steps.ts';

/** Ends the test case as `blocked` if the target creates a child below a department that `GET` does not return. */
async function mustBeUnknown(api: Api, id: string): Promise<void> {
  const { ok } = await api.call('createDepartment', { name: api.name('Child'), parentDepartment: id });
  if (ok) throw new Blocked('readDepartment', 'a new department takes a child, but cannot be read');
}

/** Ends the test case as `blocked` if the target neither returns nor lists a new department. */
async function mustBeListed(api: Api, parent: string, id: string): Promise<void> {
  const { ids } = await childrenOf(api, parent);
  if (!ids.includes(id)) throw new Blocked('createDepartment', 'a new department is neither read nor listed');
}

export const departmentOffered: readonly Case[] = [
  stated({
    id: 'department-offered-create',
    requirement: 'department-create-offered',
    title: 'Two new departments can be read by their ids',
    operations: ['createDepartment', 'readDepartment'],
    run: async (api) => {
      for (const name of [api.name('First'), api.name('Second')]) {
        const reply = await api.call('createDepartment', { name, ...api.topLevel });
        api.expect.accepted(reply, 'A department is created');
        const id = reply.values.id ?? '';
        const read = await api.call('readDepartment', { id });
        if (!read.ok) await mustBeUnknown(api, id);
        api.expect.true(read.ok, 'A new department can be read by its id', read);
        if (read.values.name !== name) throw new Blocked('readDepartment', 'it reads with another name');
      }
    },
  }),
  stated({
    id: 'department-offered-read',
    requirement: 'department-read-offered',
    title: 'GET reads the department with the requested id',
    operations: ['createDepartment', 'readDepartment', 'listDepartments'],
    run: async (api) => {
      const names = [api.name('First'), api.name('Second')] as const;
      const parent = await api.department();
      const [first, second] = [await api.department(names[0], parent), await api.department(names[1], parent)];
      for (const [id, other] of [
        [first, names[1]],
        [second, names[0]],
        [first, names[1]],
        [second, names[0]],
      ] as const) {
        const reply = await api.call('readDepartment', { id });
        if (!reply.ok) await mustBeListed(api, parent, id);
        else if (!reply.values.name) throw new Blocked('readDepartment', 'the response for a department has no name');
        api.expect.accepted(reply, 'A department that exists is read');
        const isOther = reply.values.name === other || (reply.values.id ?? id) !== id;
        api.expect.true(!isOther, 'The response shows the requested department', reply);
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
        'The child is one level below its parent',
        below,
      );
      const second = await readNow(api, await api.department(api.name('Second'), parent));
      api.expect.equal(second.values.depth, below.values.depth, 'A second child is on the same level', second);
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
