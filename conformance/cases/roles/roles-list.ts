import type { Api } from '../../case/api.ts';
import type { Case } from '../../case/case.ts';
import { stated } from '../../case/define-case.ts';
import { Blocked } from '../../case/failure.ts';
import { mustNeedAddress } from '../proofs.ts';

const common = { operations: ['listRoles'], readOnly: true } as const;

/** Ends the test case as `blocked` if the target refuses a valid filter. */
async function expectNoRoles(api: Api, filters: { type?: string }, what: string): Promise<void> {
  const custom = await api.call('listRoles', { type: 'custom' });
  if (!custom.ok) throw new Blocked('listRoles', `the list of custom roles is refused too: ${custom.status}`);
  const reply = await api.call('listRoles', filters);
  const isEmpty = reply.ok && Boolean(custom.values.items?.length) && reply.values.items?.length === 0;
  if (!isEmpty) api.expect.rejected(reply, what);
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
      for (const type of ['system', 'all', 'custom,system']) {
        await expectNoRoles(api, { type }, `filter[type]=${type} is rejected`);
      }
    },
  }),
  stated({
    id: 'roles-list-tenant-owned',
    requirement: 'roles-tenant-owned',
    title: 'The list of roles contains no custom roles of another tenant',
    operations: ['listRoles'],
    needs: ['roles', 'other-tenant'],
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
