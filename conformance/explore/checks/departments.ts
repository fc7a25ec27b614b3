import type { ItemsOf } from '../../case/api.ts';
import type { Reply } from '../../case/exchange.ts';
import type { Department } from '../model/model.ts';
import { childrenIn, levelOf } from '../model/tree.ts';
import type { ExploreRule } from '../rules.ts';
import type { CommandSequence } from '../step.ts';
import { nameOf, sentence } from '../texts.ts';

type Shown = Reply<'readDepartment'>['values'] | ItemsOf<'listDepartments'>[number];

export async function checkDepartment(walk: CommandSequence, department: Department): Promise<Reply<'readDepartment'>> {
  const { api, rule, model } = walk;
  const reply = await api.call('readDepartment', { id: department.id });
  await rule(department.blame.exists, () => api.expect.accepted(reply, `${sentence(nameOf(department))} can be read`));
  department.blame.exists = 'department-read-offered';
  await checkName(walk, department, reply.values, reply);
  await checkParent(walk, department, reply);
  await checkDepth(walk, department, reply.values, reply);
  if (department.unsureMembers.size === 0) await checkCount(walk, department, reply.values, reply);
  const { path } = reply.values;
  await rule('department-shows-path', () =>
    api.expect.true(Boolean(path), `${sentence(nameOf(department))} shows a path`, reply),
  );
  const other = model.shownPaths.get(String(path));
  const isOther = other?.life === 'here' && plainPathOf(other) !== plainPathOf(department);
  await rule('department-shows-path', () => api.expect.true(!isOther, 'Two departments show two paths', reply));
  model.shownPaths.set(String(path), department);
  return reply;
}

/**
 * The service description does not define the format of department paths, so the explorer ignores case and punctuation.
 */
function plainPathOf({ name, parent }: Department): string {
  return `${parent ? plainPathOf(parent) : ''}/${plainOf(name)}`;
}

function plainOf(name: string): string {
  return name
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .slice(0, 60);
}

async function checkName(
  { api, rule }: CommandSequence,
  department: Department,
  { name }: Shown,
  reply: Reply<'readDepartment'>,
) {
  const what = 'The department shows the name that it was given last';
  await rule(department.blame.name, () => api.expect.equal(name?.trim(), department.name.trim(), what, reply));
}

/** The service description leaves open whether a department shows its parent as an id, a name or a path. */
async function checkParent(
  { api, rule, model }: CommandSequence,
  department: Department,
  reply: Reply<'readDepartment'>,
) {
  const { parent, blame } = department;
  if (parent === null) return;
  const shown = reply.values.parentDepartment;
  await rule('department-shows-parent', () =>
    api.expect.true(Boolean(shown), `${sentence(nameOf(department))} shows its parent`, reply),
  );
  const known = model.shownParents.get(parent);
  if (known !== undefined)
    await rule(blame.parent, () =>
      api.expect.equal(shown, known, 'The department shows the same parent as its siblings', reply),
    );
  // If two parents have the same name, their children can show the same value of `parentDepartment`.
  const isOther = [...model.shownParents].some(
    ([each, value]) => value === shown && plainOf(each.name) !== plainOf(parent.name),
  );
  await rule(blame.parent, () =>
    api.expect.true(!isOther, 'The department does not show the parent of its cousins', reply),
  );
  model.shownParents.set(parent, shown);
}

async function checkDepth(
  { api, rule, model }: CommandSequence,
  department: Department,
  shown: Shown,
  reply: Reply<'readDepartment'>,
) {
  const wanted = (model.topDepth ?? 1) + levelOf(department) - 1;
  const what = 'The depth of a department is its absolute level';
  await rule(department.blame.depth, () => api.expect.equal(shown.depth, wanted, what, reply));
}

async function checkCount(
  { api, rule }: CommandSequence,
  department: Department,
  shown: Shown,
  reply: Reply<'readDepartment'>,
) {
  const what = 'memberCount is the number of direct members';
  await rule(department.blame.members, () => api.expect.equal(shown.memberCount, department.members.size, what, reply));
}

export async function checkChildren(walk: CommandSequence, parent: Department): Promise<void> {
  const { api, rule, model } = walk;
  const first = await api.call('listDepartments', { id: parent.id });
  await rule('department-list-children', () => api.expect.accepted(first, 'The children of a department are listed'));
  const items = await rule('department-list-children', () => api.rest(first));
  const ids = items.flatMap(({ id }) => id ?? []);
  await rule('department-list-without-itself', () =>
    api.expect.true(!ids.includes(parent.id), 'The department is not among its children', first),
  );
  for (const child of childrenIn(model, parent, 'here')) {
    const times = ids.filter((id) => id === child.id).length;
    const what = `${sentence(nameOf(child))} is listed once among the children of its parent`;
    const broken = isMove(child.blame.parent) ? child.blame.parent : 'department-list-children';
    await rule(broken, () => api.expect.equal(times, 1, what, first));
  }
  await checkOthers(walk, parent, ids, first);
  for (const item of items) await checkListed(walk, item, first);
}

function isMove(rule: ExploreRule): boolean {
  return rule === 'department-move' || rule === 'department-rename-and-move';
}

async function checkOthers(
  { api, rule, model }: CommandSequence,
  parent: Department,
  ids: string[],
  reply: Reply<'listDepartments'>,
) {
  const allowed = new Set(childrenIn(model, parent, 'here', 'leaving', 'unsure').map(({ id }) => id));
  const unsure = new Set([...model.departments.values()].filter(({ life }) => life === 'unsure').map(({ id }) => id));
  const strange = ids.filter((id) => !allowed.has(id) && !unsure.has(id) && id !== parent.id);
  const known = [...model.departments.values()].find(({ id }) => strange.includes(id));
  const broken =
    known?.life === 'gone'
      ? 'department-delete-removes'
      : known && isMove(known.blame.parent)
        ? known.blame.parent
        : 'department-list-children-only';
  await rule(broken, () => api.expect.equal(strange, [], 'The list has children of the department only', reply));
}

async function checkListed(
  { api, rule, model }: CommandSequence,
  item: ItemsOf<'listDepartments'>[number],
  reply: Reply<'listDepartments'>,
) {
  const department = [...model.departments.values()].find(({ id, life }) => id === item.id && life === 'here');
  if (!department) return;
  const { name, depth, memberCount, path } = item;
  const level = (model.topDepth ?? 1) + levelOf(department) - 1;
  if (name)
    await rule(department.blame.name, () =>
      api.expect.equal(name.trim(), department.name.trim(), 'The list shows the name of the department', reply),
    );
  if (typeof depth === 'number')
    await rule(department.blame.depth, () =>
      api.expect.equal(depth, level, 'The list shows the level of the department', reply),
    );
  const read = [...model.shownPaths].find(([, each]) => each === department)?.[0];
  if (path && read !== undefined)
    await rule('department-shows-path', () =>
      api.expect.equal(path, read, 'The list shows the same path as the department itself', reply),
    );
  if (typeof memberCount === 'number' && department.unsureMembers.size === 0)
    await rule(department.blame.members, () =>
      api.expect.equal(memberCount, department.members.size, 'The list shows the number of members', reply),
    );
}

export async function checkGone(
  { api, rule, draws }: Pick<CommandSequence, 'api' | 'rule' | 'draws'>,
  department: Pick<Department, 'id' | 'key' | 'name'>,
  isTop: boolean,
): Promise<void> {
  const { id, key } = department;
  const broken = isTop ? 'department-delete-removes' : 'department-delete-removes-descendants';
  const read = await api.call('readDepartment', { id });
  await rule(broken, () =>
    api.expect.rejected(read, `${sentence(nameOf(department))} cannot be read after its deletion`),
  );
  if (!draws.chance(`use ${key}`, 0.3)) return;
  const name = `After ${draws.seed.toString(36)}`;
  // A new department can get the name or path of a deleted department, but never its id.
  const namesParent = (['parentPath', 'parentName'] as const).some((name) => api.uses('createDepartment', name));
  const isParent = !namesParent && draws.chance(`parent ${key}`, 0.5);
  const reply = isParent
    ? await api.call('createDepartment', { name, parentDepartment: id })
    : await api.call('updateDepartment', { id, name });
  const what = isParent ? 'A deleted department gets no child' : 'A deleted department cannot be renamed';
  await rule(broken, () => api.expect.rejected(reply, what));
}
