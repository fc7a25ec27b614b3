import { type Api, type ItemsOf, Shared } from '../../case/api.ts';
import { Blocked, Unsupported } from '../../case/failure.ts';
import { asSetup, mustNeedAddress, noRowsRejected } from '../proofs.ts';
import { noteRoles } from '../role-assignments/steps.ts';
import { tabled, written } from '../written.ts';

export const rolesIdAssignable = written({
  'roles-id-assignable': async (api) => {
    const [userId = ''] = (await api.borrowedUserIds(1)).ids;
    const listed = (await api.once(rolesBefore)).flatMap(({ id }) => id ?? []);
    if (listed.length === 0) throw new Unsupported('the target lists no custom role');
    await noteRoles(api, [userId]);
    for (const roleId of new Set([listed[0], listed.at(-1)])) {
      const reply = await api.call('replaceRoleAssignments', { assignments: [{ userId, roleId }] });
      api.expect.accepted(reply, 'The assignment of a listed role is accepted');
      const { state, reply: job } = await api.outcome(reply.values.jobId ?? '');
      api.expect.equal(state, 'succeeded', 'The job succeeds', job);
    }
    await api.once(noRowsRejected);
  },
});

const listRoles = (api: Api) => api.list('listRoles', { type: 'custom' });

const rolesBefore = new Shared(listRoles);

/** Returns the roles in the order of their ids, because a target may change the order between two reads. */
function sorted(roles: ItemsOf<'listRoles'>): ItemsOf<'listRoles'> {
  return roles.toSorted((one, other) => (one.id ?? '').localeCompare(other.id ?? ''));
}

export const rolesReadOnly = tabled<{ method: string; within: boolean }>(
  {
    'roles-read-only-post': { method: 'POST', within: false },
    'roles-read-only-put': { method: 'PUT', within: true },
    'roles-read-only-patch': { method: 'PATCH', within: true },
    'roles-read-only-delete': { method: 'DELETE', within: true },
  },
  async (api, { method, within }) => {
    const before = sorted(await api.once(rolesBefore));
    const id = before[0]?.id;
    const body = method === 'DELETE' ? {} : { body: JSON.stringify({ name: api.name('Role'), type: 'custom' }) };
    const headers = { 'content-type': 'application/json' };
    const places = within && id ? ['', `/${encodeURIComponent(id)}`] : [''];
    for (const pathSuffix of places) {
      const reply = await api.send('listRoles', { type: 'custom' }, { method, pathSuffix, headers, ...body });
      api.expect.true(!reply.ok, `The ${method} request is refused`, reply);
      if (pathSuffix === places.at(-1))
        api.expect.equal(sorted(await listRoles(api)), before, 'The list of roles has not changed', reply);
    }
  },
);

/** Ends the test case as `blocked` if the target refuses a valid filter. */
async function expectNoRoles(api: Api, filters: { type?: string }, what: string): Promise<void> {
  await asSetup('listRoles', () => api.once(rolesBefore));
  const reply = await api.call('listRoles', filters);
  api.expect.rejected(reply, what);
}

export const rolesList = written({
  'roles-list-offered': async (api) => {
    const reply = await api.call('listRoles', { type: 'custom' });
    api.expect.accepted(reply, 'The custom roles are listed');
    const nameless = (reply.values.items ?? []).filter(({ id }) => !id);
    api.expect.equal(nameless, [], 'Each role has an id', reply);
    const ids = (await api.rest(reply)).map(({ id }) => id);
    api.expect.equal(ids, [...new Set(ids)], 'No role is listed twice', reply);
    const missing = (api.given.roles ?? []).filter((id) => !ids.includes(id));
    api.expect.equal(missing, [], 'Each role that the target file names is listed', reply);
    await mustNeedAddress(api, 'listRoles', { type: 'custom' });
  },
  'roles-list-type-required': async (api) => {
    for (let times = 0; times < 2; times += 1) await expectNoRoles(api, {}, 'filter[type] is required');
  },
  'roles-list-type-other-rejected': async (api) => {
    for (const type of ['system', 'all', 'custom,system', 'customs']) {
      await expectNoRoles(api, { type }, `filter[type]=${type} is rejected`);
    }
  },
  'roles-list-tenant-owned': async (api) => {
    const ids = [(await api.existing('role')).id, ...(api.given.roles ?? [])];
    const own = (await api.once(rolesBefore)).filter(({ id }) => id && ids.includes(id));
    if (own.length === 0) throw new Blocked('listRoles', 'the role that the target file names is not listed');
    const reply = await api.call('listRoles', { type: 'custom' }, 'other-tenant');
    api.expect.accepted(reply, 'The other tenant lists its roles');
    const again = await api.list('listRoles', { type: 'custom' }, 'other-tenant');
    const foreign = [...(await api.rest(reply, 'other-tenant')), ...again];
    // Checks only the roles that the target file names as roles of the tested tenant.
    const same = foreign.filter((role) => own.some(({ id, name }) => role.id === id && role.name === name));
    api.expect.equal(same, [], 'No role of this tenant is among them', reply);
  },
});
