import type { ItemsOf } from '../../case/api.ts';
import type { Reply } from '../../case/exchange.ts';
import type { Department } from '../model/model.ts';
import { childrenIn, levelOf } from '../model/tree.ts';
import type { ExploreRule } from '../rules.ts';
import type { CommandSequence, RuleExpectations } from '../step.ts';
import { nameOf, sentence } from '../texts.ts';

export async function checkDepartment(walk: CommandSequence, department: Department): Promise<Reply<'readDepartment'>> {
  const { api, expect, model } = walk;
  const { blame, unsureMembers } = department;
  const reply = await api.call('readDepartment', { id: department.id });
  const { name, depth, memberCount, path } = reply.values;
  const who = sentence(nameOf(department));
  await expect.accepted(blame.exists, reply, `${who} can be read`);
  blame.exists = 'department-read-offered';
  const newest = 'The department shows the name that it was given last';
  await expect.equal(blame.name, name?.trim(), department.name.trim(), newest, reply);
  await checkParent(walk, department, reply);
  const level = 'The depth of a department is its absolute level';
  await expect.equal(blame.depth, depth, depthOf(walk, department), level, reply);
  const direct = 'memberCount is the number of direct members';
  if (unsureMembers.size === 0) await expect.equal(blame.members, memberCount, department.members.size, direct, reply);
  await expect.true('department-shows-path', Boolean(path), `${who} shows a path`, reply);
  const other = model.shownPaths.get(String(path));
  const isOther = other?.life === 'here' && plainPathOf(other) !== plainPathOf(department);
  await expect.true('department-shows-path', !isOther, 'Two departments show two paths', reply);
  model.shownPaths.set(String(path), department);
  return reply;
}

function depthOf({ model }: CommandSequence, department: Department): number {
  return (model.topDepth ?? 1) + levelOf(department) - 1;
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

/** The service description leaves open whether a department shows its parent as an id, a name or a path. */
async function checkParent({ expect, model }: CommandSequence, department: Department, reply: Reply<'readDepartment'>) {
  const { parent, blame } = department;
  if (parent === null) return;
  const shown = reply.values.parentDepartment;
  const what = `${sentence(nameOf(department))} shows its parent`;
  await expect.true('department-shows-parent', Boolean(shown), what, reply);
  const known = model.shownParents.get(parent);
  if (known !== undefined)
    await expect.equal(blame.parent, shown, known, 'The department shows the same parent as its siblings', reply);
  // If two parents have the same name, their children can show the same value of `parentDepartment`.
  const isOther = [...model.shownParents].some(
    ([each, value]) => value === shown && plainOf(each.name) !== plainOf(parent.name),
  );
  await expect.true(blame.parent, !isOther, 'The department does not show the parent of its cousins', reply);
  model.shownParents.set(parent, shown);
}

export async function checkChildren(walk: CommandSequence, parent: Department): Promise<void> {
  const { api, expect, rule, model } = walk;
  const first = await api.call('listDepartments', { id: parent.id });
  await expect.accepted('department-list-children', first, 'The children of a department are listed');
  const items = await rule('department-list-children', () => api.rest(first));
  const ids = items.flatMap(({ id }) => id ?? []);
  const what = 'The department is not among its children';
  await expect.true('department-list-without-itself', !ids.includes(parent.id), what, first);
  for (const child of childrenIn(model, parent, 'here')) {
    const listed = ids.filter((id) => id === child.id);
    const what = `${sentence(nameOf(child))} is listed once among the children of its parent`;
    const broken = isMove(child.blame.parent) ? child.blame.parent : 'department-list-children';
    await expect.equal(broken, listed, [child.id], what, first);
  }
  await checkOthers(walk, parent, ids, first);
  for (const item of items) await checkListed(walk, item, first);
}

function isMove(rule: ExploreRule): boolean {
  return rule === 'department-move' || rule === 'department-rename-and-move';
}

async function checkOthers(
  { expect, model }: CommandSequence,
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
  await expect.equal(broken, strange, [], 'The list has children of the department only', reply);
}

async function checkListed(
  walk: CommandSequence,
  item: ItemsOf<'listDepartments'>[number],
  reply: Reply<'listDepartments'>,
) {
  const { expect, model } = walk;
  const department = [...model.departments.values()].find(({ id, life }) => id === item.id && life === 'here');
  if (!department) return;
  const { blame, members, unsureMembers } = department;
  const read = [...model.shownPaths].find(([, each]) => each === department)?.[0];
  const count = unsureMembers.size === 0 ? members.size : undefined;
  const shown: [rule: ExploreRule, shown: unknown, wanted: unknown, what: string][] = [
    [blame.name, item.name?.trim(), department.name.trim(), 'the name of the department'],
    [blame.depth, item.depth, depthOf(walk, department), 'the level of the department'],
    ['department-shows-path', item.path, read, 'the same path as the department itself'],
    [blame.members, item.memberCount, count, 'the number of members'],
  ];
  for (const [rule, value, wanted, what] of shown) {
    const isShown = value !== undefined && value !== null && value !== '' && wanted !== undefined;
    if (isShown) await expect.equal(rule, value, wanted, `The list shows ${what}`, reply);
  }
}

export async function checkGone(
  { api, expect, draws }: Pick<CommandSequence, 'api' | 'draws'> & { expect: Pick<RuleExpectations, 'rejected'> },
  department: Pick<Department, 'id' | 'key' | 'name'>,
  isTop: boolean,
): Promise<void> {
  const { id, key } = department;
  const broken = isTop ? 'department-delete-removes' : 'department-delete-removes-descendants';
  const read = await api.call('readDepartment', { id });
  await expect.rejected(broken, read, `${sentence(nameOf(department))} cannot be read after its deletion`);
  if (!draws.chance(`use ${key}`, 0.3)) return;
  const name = `After ${draws.seed.toString(36)}`;
  // A new department can get the name or path of a deleted department, but never its id.
  const namesParent = (['parentPath', 'parentName'] as const).some((name) => api.uses('createDepartment', name));
  const isParent = !namesParent && draws.chance(`parent ${key}`, 0.5);
  const reply = isParent
    ? await api.call('createDepartment', { name, parentDepartment: id })
    : await api.call('updateDepartment', { id, name });
  const what = isParent ? 'A deleted department gets no child' : 'A deleted department cannot be renamed';
  await expect.rejected(broken, reply, what);
}
