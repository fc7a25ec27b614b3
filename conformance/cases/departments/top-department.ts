import type { Input } from '../../canonical/operations.ts';
import type { Api } from '../../case/api.ts';
import { Blocked } from '../../case/failure.ts';
import { Shared } from '../../case/shared.ts';
import { whyNone } from '../../session/refusals.ts';

export async function neededDepartment({ call }: Pick<Api, 'call'>, input: Input<'createDepartment'>): Promise<string> {
  const reply = await call('createDepartment', input);
  if (reply.ok && reply.values.id) return reply.values.id;
  const why = whyNone(reply, 'id');
  throw new Blocked('createDepartment', `a department that the case needs could not be created: ${why}`);
}

export function newTop(api: Api, name = api.name('Top')): Promise<string> {
  return neededDepartment(api, { name, ...api.topLevel });
}

/** A department that a test case can delete without a risk for the other departments of the run. */
export async function deletable(api: Api): Promise<string> {
  return api.department(api.name('Deleted'), await api.department());
}

/** Most departments of a run are below this one, so that one deletion at the end removes them. */
export const topDepartment = new Shared((api) => newTop(api));
