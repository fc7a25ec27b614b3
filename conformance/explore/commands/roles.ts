import type { Api } from '../../case/api.ts';
import type { Command, CommandSequence } from '../step.ts';

const operations = ['listRoles'] as const;

export const listRoles: Command = {
  name: 'list roles',
  operations,
  weight: 1,
  run: async (walk) => {
    const { api, draws, rule, says, reached } = walk;
    const custom = await api.call('listRoles', { type: 'custom' });
    await rule('roles-list-offered', () => api.expect.accepted(custom, 'The custom roles are listed'));
    const roles = await rule('roles-list-offered', () => api.rest(custom));
    const type = draws.pick('type', ['custom', 'custom', undefined, 'system', 'all', 'folder', 'custom,system']);
    says(`List roles with ${type === undefined ? 'no type' : `the type ${type}`}`);
    reached(`roles: ${type ?? 'no type'}`);
    if (type === 'custom') return checkRoles(walk, roles, custom);
    const reply = await api.call('listRoles', type === undefined ? {} : { type });
    // If the tenant has custom roles, an empty list in the response counts as a refusal.
    const isEmpty = reply.ok && roles.length > 0 && reply.values.items?.length === 0;
    const violated = type === undefined ? 'roles-type-required' : 'roles-type-other-rejected';
    if (!isEmpty) await rule(violated, () => api.expect.rejected(reply, 'Only the type custom is accepted'));
  },
};

async function checkRoles(
  { api, rule }: CommandSequence,
  roles: readonly { id?: string | null | undefined }[],
  reply: Awaited<ReturnType<typeof api.call<'listRoles'>>>,
) {
  const ids = roles.map(({ id }) => id);
  await rule('roles-list-offered', () => api.expect.true(ids.every(Boolean), 'Each role has an id', reply));
  await rule('roles-list-offered', () =>
    api.expect.equal(new Set(ids).size, ids.length, 'No role is listed twice', reply),
  );
  const missing = (api.given.roles ?? []).filter((id) => !ids.includes(id));
  await rule('roles-list-offered', () =>
    api.expect.equal(missing, [], 'Each role that the target file names is listed', reply),
  );
}

/** The target must refuse the request, because roles are read-only. */
export const writeRoles: Command = {
  name: 'write roles',
  operations,
  weight: 0.5,
  run: async ({ api, draws, rule, says }) => {
    const before = await sortedRoles(api);
    const method = draws.pick('method', ['POST', 'PUT', 'PATCH', 'DELETE']);
    const id = before[0]?.id;
    const pathSuffix = method !== 'POST' && id && draws.chance('one role', 0.6) ? `/${encodeURIComponent(id)}` : '';
    says(`Send ${method} to the path of ${pathSuffix ? 'a role' : 'the roles'}`);
    const body = method === 'DELETE' ? {} : { body: JSON.stringify({ name: api.name('Role'), type: 'custom' }) };
    const headers = { 'content-type': 'application/json' };
    const reply = await api.send('listRoles', { type: 'custom' }, { method, pathSuffix, headers, ...body });
    await rule('roles-read-only', () => api.expect.true(!reply.ok, `${method} is no success`, reply));
    const now = await sortedRoles(api);
    await rule('roles-read-only', () => api.expect.equal(now, before, 'The roles are as before', reply));
  },
};

/** Sorts roles by id, because the service description does not define their order. */
async function sortedRoles(api: Api) {
  const roles = await api.list('listRoles', { type: 'custom' });
  return roles.toSorted((one, other) => String(one.id).localeCompare(String(other.id)));
}
