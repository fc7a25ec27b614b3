import type { Api, ItemsOf } from '../../case/api.ts';
import type { Case } from '../../case/case.ts';
import { stated } from '../../case/define-case.ts';

const attempts = [
  { method: 'POST', within: false },
  { method: 'PUT', within: true },
  { method: 'PATCH', within: true },
  { method: 'DELETE', within: true },
];

/** Returns the roles in the order of their ids, because a target may change the order between two reads. */
async function sortedRoles(api: Api): Promise<ItemsOf<'listRoles'>> {
  const roles = await api.list('listRoles', { type: 'custom' });
  return roles.toSorted((one, other) => (one.id ?? '').localeCompare(other.id ?? ''));
}

export const rolesReadOnly: readonly Case[] = attempts.map(({ method, within }) =>
  stated({
    id: `roles-read-only-${method.toLowerCase()}`,
    requirement: 'roles-read-only',
    title: `The path of the role list refuses ${method}`,
    operations: ['listRoles'],
    run: async (api) => {
      const before = await sortedRoles(api);
      const id = before[0]?.id;
      const body = method === 'DELETE' ? {} : { body: JSON.stringify({ name: api.name('Role'), type: 'custom' }) };
      const headers = { 'content-type': 'application/json' };
      const places = within && id ? ['', `/${encodeURIComponent(id)}`] : [''];
      for (const pathSuffix of places) {
        const reply = await api.send('listRoles', { type: 'custom' }, { method, pathSuffix, headers, ...body });
        api.expect.true(!reply.ok, `The ${method} request is refused`, reply);
        api.expect.equal(await sortedRoles(api), before, 'The list of roles has not changed', reply);
      }
    },
  }),
);
