import type { Api, ItemsOf } from '../../case/api.ts';
import { type Case, stated } from '../../case/case.ts';
import { Blocked, Unsupported } from '../../case/failure.ts';
import { mustNeedAddress, mustRejectNoRows } from '../proofs.ts';
import { keepingRoles } from '../role-assignments/steps.ts';

export const rolesIdAssignable = stated({
  id: 'roles-id-assignable',
  title: 'An assignment accepts the ids of the first and the last listed role',
  operations: ['listRoles', 'listUsers', 'replaceRoleAssignments', 'readJob'],
  needs: ['users', 'roles'],
  run: async (api) => {
    const [userId = ''] = (await api.borrowedUserIds(1)).ids;
    const listed = (await api.list('listRoles', { type: 'custom' })).flatMap(({ id }) => id ?? []);
    if (listed.length === 0) throw new Unsupported('the target lists no custom role');
    await keepingRoles(api, [userId], async () => {
      for (const roleId of new Set([listed[0], listed.at(-1)])) {
        const reply = await api.call('replaceRoleAssignments', { assignments: [{ userId, roleId }] });
        api.expect.accepted(reply, 'The assignment of a listed role is accepted');
        const { state, reply: job } = await api.outcome(reply.values.jobId ?? '');
        api.expect.equal(state, 'succeeded', 'The job succeeds', job);
      }
    });
    await mustRejectNoRows(api);
  },
});

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

const common = { operations: ['listRoles'], readOnly: true } as const;

/** Ends the test case as `blocked` if the target refuses a valid filter. */
async function expectNoRoles(api: Api, filters: { type?: string }, what: string): Promise<void> {
  const custom = await api.call('listRoles', { type: 'custom' });
  if (!custom.ok) throw new Blocked('listRoles', `the list of custom roles is refused too: ${custom.status}`);
  const reply = await api.call('listRoles', filters);
  api.expect.rejected(reply, what);
}

export const rolesList: readonly Case[] = [
  stated({
    ...common,
    id: 'roles-list-offered',
    title: 'A list of roles with filter[type]=custom contains the custom roles',
    run: async (api) => {
      const reply = await api.call('listRoles', { type: 'custom' });
      api.expect.accepted(reply, 'The custom roles are listed');
      const nameless = (reply.values.items ?? []).filter(({ id }) => !id);
      api.expect.equal(nameless, [], 'Each role has an id', reply);
      const ids = (await api.rest(reply)).map(({ id }) => id);
      api.expect.equal(new Set(ids).size, ids.length, 'No role is listed twice', reply);
      const missing = (api.given.roles ?? []).filter((id) => !ids.includes(id));
      api.expect.equal(missing, [], 'Each role that the target file names is listed', reply);
      await mustNeedAddress(api, 'listRoles', { type: 'custom' });
    },
  }),
  stated({
    ...common,
    id: 'roles-list-type-required',
    requirement: 'roles-type-required',
    title: 'A list of roles without filter[type] is rejected',
    run: async (api) => {
      for (let times = 0; times < 2; times += 1) await expectNoRoles(api, {}, 'filter[type] is required');
    },
  }),
  stated({
    ...common,
    id: 'roles-list-type-other-rejected',
    requirement: 'roles-type-other-rejected',
    title: 'A list of roles with a value of filter[type] other than custom is rejected',
    run: async (api) => {
      for (const type of ['system', 'all', 'custom,system', 'customs']) {
        await expectNoRoles(api, { type }, `filter[type]=${type} is rejected`);
      }
    },
  }),
  stated({
    id: 'roles-list-tenant-owned',
    requirement: 'roles-tenant-owned',
    title: 'The list of roles contains no custom roles of another tenant',
    operations: ['listRoles'],
    needs: ['named-roles', 'other-tenant'],
    readOnly: true,
    run: async (api) => {
      const ids = [(await api.existing('role')).id, ...(api.given.roles ?? [])];
      const own = (await api.list('listRoles', { type: 'custom' })).filter(({ id }) => id && ids.includes(id));
      if (own.length === 0) throw new Blocked('listRoles', 'the role that the target file names is not listed');
      const reply = await api.call('listRoles', { type: 'custom' }, 'other-tenant');
      api.expect.accepted(reply, 'The other tenant lists its roles');
      const again = await api.list('listRoles', { type: 'custom' }, 'other-tenant');
      const foreign = [...(await api.rest(reply, 'other-tenant')), ...again];
      // Checks only the roles that the target file names as roles of the tested tenant.
      const same = foreign.filter((role) => own.some(({ id, name }) => role.id === id && role.name === name));
      api.expect.equal(same, [], 'No role of this tenant is among them', reply);
    },
  }),
];
