import type { Api } from '../../case/api.ts';
import { Blocked, Unjudged } from '../../case/failure.ts';
import { written } from '../written.ts';
import { fourLevels } from './department-depth.ts';
import { childrenOf, cousinIds, family, mustMove, readNow, twoDepartments } from './steps.ts';

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
    const { first: parent, ids } = await api.once(cousinIds);
    for (const department of [parent, ids[0]]) {
      const reply = await api.call('listDepartments', { id: department });
      const itself = (await api.rest(reply)).some(({ id }) => id === department);
      api.expect.true(!itself, 'The list of children does not contain the department itself', reply);
    }
  },
  'department-list-path': async (api) => {
    if (!api.uses('listDepartments', 'path')) throw new Unjudged('the binding does not send filter[path]');
    const [{ made }, [, unrelated]] = [await api.once(fourLevels), await api.once(twoDepartments)];
    const { id: another } = unrelated.reply.values;
    if (!made || !another) throw new Blocked('createDepartment', 'a department of the case could not be created');
    const { ids: children } = await childrenOf(api, made.first);
    if (!children.includes(made.second)) throw new Blocked('listDepartments', 'a child is not listed');
    for (const [{ values }, other] of [
      [made.reads[0], another],
      [unrelated.read, made.first],
    ] as const) {
      const { path } = values;
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
