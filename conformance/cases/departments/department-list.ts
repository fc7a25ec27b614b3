import { type Api, Shared } from '../../case/api.ts';
import { Blocked, Unjudged } from '../../case/failure.ts';
import { written } from '../written.ts';
import { childrenOf, moreThanAPage, mustMove, newTop, readNow } from './steps.ts';

/** A department with more children than one page of a list, some of which have children. */
const family = new Shared(async (api) => {
  const top = await api.department();
  const parent = await api.department(api.name('Parent'), top);
  const sibling = await api.department(api.name('Sibling'), top);
  const made = Array.from({ length: moreThanAPage - 1 }, () => api.department(api.name('Child'), parent));
  const children = await Promise.all(made);
  await api.department(api.name('Grandchild'), children[0]);
  await api.department(api.name('Nephew'), sibling);
  await childrenOf(api, parent);
  children.push(await api.department(api.name('Later'), parent));
  return { top, parent, sibling, children };
});

/** Ends the test case as `blocked` if a rename has also changed the parent of a department. */
async function mustBeSiblings(api: Api, one: string, other: string): Promise<void> {
  const [first, second] = [await readNow(api, one), await readNow(api, other)];
  if (first.values.parentDepartment !== second.values.parentDepartment)
    throw new Blocked('updateDepartment', 'a rename also moved a department of the case');
}

export const departmentList = written({
  'department-list-children': async (api) => {
    const { parent, children } = await api.once(family);
    const { ids, reply } = await childrenOf(api, parent);
    for (const child of children) {
      const listed = ids.filter((id) => id === child);
      api.expect.equal(listed, [child], 'All pages together list each child once', reply);
    }
  },
  'department-list-children-updated': async (api) => {
    const parent = await api.department();
    const [above, renamed] = [
      await api.department(api.name('Above'), parent),
      await api.department(api.name('Old'), parent),
    ];
    const moved = await api.department(api.name('Moved'), above);
    await mustMove(api, moved, parent);
    await api.call('updateDepartment', { id: renamed, name: api.name('New') });
    for (const id of [renamed, moved]) {
      const child = await api.department(api.name('Child'), id);
      const below = await childrenOf(api, id);
      api.expect.equal(below.ids, [child], 'A department that was renamed or moved has its child', below.reply);
    }
    const { ids, reply } = await childrenOf(api, parent);
    const listed = ids.filter((id) => [above, renamed, moved].includes(id));
    if (!listed.includes(renamed)) await mustBeSiblings(api, renamed, above);
    api.expect.equal(listed.sort(), [above, renamed, moved].sort(), 'Each child is listed once', reply);
  },
  'department-list-without-itself': async (api) => {
    const parent = await api.department();
    const leaf = await api.department(api.name('Child'), parent);
    for (const department of [parent, leaf]) {
      const reply = await api.call('listDepartments', { id: department });
      const itself = (await api.rest(reply)).some(({ id }) => id === department);
      api.expect.true(!itself, 'The list of children does not contain the department itself', reply);
    }
  },
  'department-list-path': async (api) => {
    if (!api.uses('listDepartments', 'path')) throw new Unjudged('the binding does not send filter[path]');
    const [parent, unrelated] = [await newTop(api), await newTop(api)];
    const child = await api.department(api.name('Child'), parent);
    const { ids: children } = await childrenOf(api, parent);
    if (!children.includes(child)) throw new Blocked('listDepartments', 'a child is not listed');
    for (const [id, other] of [
      [parent, unrelated],
      [unrelated, parent],
    ] as const) {
      const { path } = (await readNow(api, id)).values;
      if (!path) throw new Blocked('readDepartment', 'the response for a department contains no path');
      const reply = await api.call('listDepartments', { path });
      api.expect.accepted(reply, 'A list of departments with filter[path] is accepted');
      const ids = (await api.rest(reply)).map((each) => each.id);
      api.expect.true(!ids.includes(other), 'The list does not contain an unrelated department', reply);
    }
  },
  'department-list-children-only': async (api) => {
    const { top, parent, sibling, children } = await api.once(family);
    for (const [department, wanted] of [
      [parent, children],
      [top, [parent, sibling]],
    ] as const) {
      const reply = await api.call('listDepartments', { id: department });
      api.expect.accepted(reply, 'The children are listed');
      const ids = (await api.rest(reply)).flatMap(({ id }) => id ?? []);
      const others = ids.filter((id) => !wanted.includes(id));
      api.expect.equal(others, [], 'The list contains only children of the department', reply);
    }
  },
});
