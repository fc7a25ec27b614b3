import type { Api } from '../../case/api.ts';
import type { Reply } from '../../case/exchange.ts';
import { Blocked } from '../../case/failure.ts';

/** The department as it is read now. */
export async function readNow(api: Api, id: string): Promise<Reply<'readDepartment'>> {
  const reply = await api.call('readDepartment', { id });
  if (reply.ok) return reply;
  throw new Blocked('readDepartment', `a department of the case could not be read: ${reply.status}`);
}

/**
 * Shows that an update which breaks no rule is carried out: where none is, a rejected one says nothing of its rule.
 */
export async function mustRename(api: Api, id: string): Promise<void> {
  const { ok, status } = await api.call('updateDepartment', { id, name: api.name('Renamed') });
  if (!ok) throw new Blocked('updateDepartment', `a plain rename is refused too: ${status}`);
}

/** Moves a department; a setup step of cases that are not about whether that can be done. */
export async function mustMove(api: Api, id: string, parentDepartment: string): Promise<void> {
  const before = (await readNow(api, id)).values.parentDepartment;
  const { ok, status } = await api.call('updateDepartment', { id, parentDepartment });
  if (!ok) throw new Blocked('updateDepartment', `a department of the case could not be moved: ${status}`);
  const now = (await readNow(api, id)).values.parentDepartment;
  if (now === before) throw new Blocked('updateDepartment', 'a department of the case stays below its old parent');
}

/**
 * The children of a department, all pages of them, and the first page's answer. That the department itself is not
 * among them is judged by a case of its own.
 */
export async function childrenOf(api: Api, id: string) {
  const reply = await api.call('listDepartments', { id });
  if (!reply.ok) throw new Blocked('listDepartments', `the children could not be listed: ${reply.status}`);
  const items = (await api.rest(reply)).filter((item) => item.id !== id);
  return { reply, ids: items.flatMap((item) => item.id ?? []), names: items.flatMap((item) => item.name ?? []) };
}

/** Deletes a department and waits until its job has ended well. */
export async function removeDepartment(api: Api, id: string): Promise<Reply<'readJob'>> {
  const reply = await api.call('deleteDepartment', { id });
  if (!reply.ok || !reply.values.jobId) throw new Blocked('deleteDepartment', `it was refused with ${reply.status}`);
  const { state, reply: job } = await api.outcome(reply.values.jobId);
  if (state === 'succeeded') return job;
  throw new Blocked('deleteDepartment', 'the job of the deletion failed');
}

/** Demands that a department can not be read any more. */
export async function expectGone(api: Api, id: string, what: string): Promise<void> {
  api.expect.rejected(await api.call('readDepartment', { id }), `${what} is not to be read after the deletion`);
}

/** What hung on a descendant is judged where the descendant itself is gone; that it is has a case of its own. */
export async function mustBeGone(api: Api, id: string): Promise<void> {
  const { ok } = await api.call('readDepartment', { id });
  if (ok) throw new Blocked('deleteDepartment', 'a descendant of the deleted department is still there');
}

/** Demands that the department still has this name and this parent. */
export async function expectUnchanged(api: Api, id: string, before: Reply<'readDepartment'>, what: string) {
  const now = await readNow(api, id);
  api.expect.equal(shown(now), shown(before), `${what}: the department is as before`, now);
}

function shown({ values: { name, parentDepartment, path, depth } }: Reply<'readDepartment'>) {
  return { name, parentDepartment, path, depth };
}
