import type { Input } from '../../canonical/operations.ts';
import { type Api, Shared } from '../../case/api.ts';
import type { Reply } from '../../case/exchange.ts';
import { Blocked } from '../../case/failure.ts';
import { whyNone } from '../../session/refusals.ts';

export const moreThanAPage = 21;

/** A refusal ends the test case as `blocked`. */
export async function readNow(api: Api, id: string): Promise<Reply<'readDepartment'>> {
  const reply = await api.call('readDepartment', { id });
  if (reply.ok) return reply;
  throw new Blocked('readDepartment', `a department of the case could not be read: ${reply.status}`);
}

/** If the target refuses even valid names, the test case cannot show why an invalid name was refused. */
export async function mustCreate(api: Api, name: string, parentDepartment: string): Promise<void> {
  const { ok, status } = await api.call('createDepartment', { name, parentDepartment });
  if (!ok) throw new Blocked('createDepartment', `a name that follows the rules is refused too: ${status}`);
}

/** If the target refuses even valid updates, the test case cannot show why an invalid update was refused. */
export async function mustRename(api: Api, id: string): Promise<string> {
  const name = api.name('Renamed');
  const { ok, status } = await api.call('updateDepartment', { id, name });
  if (!ok) throw new Blocked('updateDepartment', `a plain rename is refused too: ${status}`);
  return name;
}

/** If the rename fails, the test case ends as `blocked`. */
export async function renameTo(api: Api, id: string, name: string): Promise<Reply<'readDepartment'>> {
  const { ok, status } = await api.call('updateDepartment', { id, name });
  if (!ok) throw new Blocked('updateDepartment', `a plain rename is refused: ${status}`);
  return mustHaveName(api, id, name);
}

/** Ends the test case as `blocked` if a renamed department does not have its new name. */
export async function mustHaveName(api: Api, id: string, name: string): Promise<Reply<'readDepartment'>> {
  const read = await readNow(api, id);
  if (read.values.name === name) return read;
  throw new Blocked('updateDepartment', 'a renamed department does not have its new name');
}

/** A failed move ends the test case as `blocked`. */
export async function mustMove(api: Api, id: string, parentDepartment: string, known?: Reply<'readDepartment'>) {
  const before = known ?? (await readNow(api, id));
  const reply = await api.call('updateDepartment', { id, parentDepartment });
  const now = await readNow(api, id);
  mustBeMoved(reply, before, now);
  return now;
}

export function mustBeMoved(
  { ok, status }: Reply<'updateDepartment'>,
  { values: before }: Reply<'readDepartment'>,
  { values: now }: Reply<'readDepartment'>,
): void {
  if (!ok) throw new Blocked('updateDepartment', `a department of the case could not be moved: ${status}`);
  if (now.parentDepartment === before.parentDepartment)
    throw new Blocked('updateDepartment', 'a department of the case is still below its old parent');
  if (now.name !== before.name) throw new Blocked('updateDepartment', 'the move of a department changed its name');
}

/** Omits departments of other test cases, because other test cases check that a list contains only children. */
export async function childrenOf(api: Api, id: string) {
  const reply = await api.call('listDepartments', { id });
  if (!reply.ok) throw new Blocked('listDepartments', `the children could not be listed: ${reply.status}`);
  const all = await api.rest(reply);
  const items = all.filter((item) => item.id !== id && !api.isOfAnotherCase(item));
  return { reply, ids: items.flatMap((item) => item.id ?? []), names: items.flatMap((item) => item.name ?? []) };
}

/** Compares the list of children, which may omit the property, with the last read of a child. */
export async function expectListed(
  api: Api,
  parent: string,
  id: string,
  member: 'name' | 'parentDepartment' | 'path' | 'depth' | 'memberCount',
  read: Reply<'readDepartment'>,
): Promise<void> {
  const reply = await api.call('listDepartments', { id: parent });
  const item = (await api.rest(reply)).find((each) => each.id === id);
  const shown = item?.[member] ?? read.values[member];
  api.expect.equal(shown, read.values[member], `The list has the same ${member} as the read`, reply);
}

/** A failed job ends the test case as `blocked`. */
export async function removeDepartment(api: Api, id: string): Promise<Reply<'readJob'>> {
  const reply = await api.call('deleteDepartment', { id });
  if (!reply.ok || !reply.values.jobId) throw new Blocked('deleteDepartment', `it was refused with ${reply.status}`);
  const { state, reply: job } = await api.outcome(reply.values.jobId);
  if (state === 'succeeded') return job;
  throw new Blocked('deleteDepartment', 'the job of the deletion failed');
}

export async function expectGone(api: Api, id: string, what: string): Promise<void> {
  api.expect.rejected(await api.call('readDepartment', { id }), `${what} cannot be read after the deletion`);
}

/** Ends the test case as `blocked` if the target still returns a descendant of a deleted department. */
export async function mustBeGone(api: Api, id: string): Promise<void> {
  const { ok } = await api.call('readDepartment', { id });
  if (ok) throw new Blocked('deleteDepartment', 'a descendant of the deleted department still exists');
}

export async function expectUnchanged(api: Api, id: string, before: Reply<'readDepartment'>, what: string) {
  expectSame(api, await readNow(api, id), before, what);
}

export function expectSame(
  api: Api,
  now: Reply<'readDepartment'>,
  before: Reply<'readDepartment'>,
  what: string,
): void {
  api.expect.equal(shown(now), shown(before), `${what}: the department has not changed`, now);
}

function shown({ values: { name, parentDepartment, path, depth } }: Reply<'readDepartment'>) {
  return { name, parentDepartment, path, depth };
}

export async function neededDepartment({ call }: Pick<Api, 'call'>, input: Input<'createDepartment'>): Promise<string> {
  const reply = await call('createDepartment', input);
  if (reply.ok && reply.values.id) return reply.values.id;
  const why = whyNone(reply, 'id');
  throw new Blocked('createDepartment', `a department that the case needs could not be created: ${why}`);
}

export function newTop(api: Api, name = api.name('Top')): Promise<string> {
  return neededDepartment(api, { name, ...api.topLevel });
}

async function createdAndRead(api: Api, name: string) {
  const reply = await api.call('createDepartment', { name, ...api.topLevel });
  return { name, reply, read: await api.call('readDepartment', { id: reply.values.id ?? '' }) };
}

/** Two departments at the top level, which the target may refuse. */
export const twoDepartments = new Shared(
  async (api) => [await createdAndRead(api, api.name('First')), await createdAndRead(api, api.name('Second'))] as const,
);

/** A department that a test case can delete without a risk for the other departments of the run. */
export async function deletable(api: Api): Promise<string> {
  return api.department(api.name('Deleted'), await api.department());
}

/** A department with two children and another one with a child that has the name of the second child. */
export const cousinIds = new Shared(async (api) => {
  const [first, second] = [await api.department(), await api.department()];
  const names = [api.name('First'), api.name('Second')] as const;
  const [a, b] = [await api.department(names[0], first), await api.department(names[1], first)];
  return { first, second, names, ids: [a, b, await api.department(names[1], second)] as const };
});

/** A department with more children than one page of a list, some of which have children. */
export const family = new Shared(async (api) => {
  const top = await api.department();
  const parent = await api.department(api.name('Parent'), top);
  const sibling = await api.department(api.name('Sibling'), top);
  const made = Array.from({ length: moreThanAPage - 1 }, () => api.department(api.name('Child'), parent));
  const children = await Promise.all(made);
  await api.department(api.name('Grandchild'), children[0]);
  await api.department(api.name('Nephew'), sibling);
  await childrenOf(api, parent);
  children.push(await api.department(api.name('Later'), parent));
  return { top, parent, sibling, children, spare: children.slice(1) };
});

/** Most departments of a run are below this one, so that one deletion at the end removes them. */
export const topDepartment = new Shared((api) => newTop(api));
