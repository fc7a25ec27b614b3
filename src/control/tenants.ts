import { Damaged } from '../contract/damaged.ts';
import { Problem } from '../contract/problem.ts';
import { createTenant } from './createTenant.ts';
import { existingTenant, settledTenant } from './find-tenant.ts';
import { listTenants } from './listTenants.ts';
import type { ControlOperations } from './operation.ts';
import { readTenantState } from './readTenantState.ts';
import { resetTenant } from './resetTenant.ts';
import { seedTenant } from './seedTenant.ts';
import { tenantDetails } from './shown-tenant.ts';
import { updateTenant } from './updateTenant.ts';

/** Control-plane operations on tenants. Longer operations have their own source files. */
export const tenants: ControlOperations = {
  listTenants: { units: 'own', run: listTenants },
  createTenant,
  readTenant: (request) => {
    const { world } = settledTenant(request, request.path.tenant);
    return { status: 200, body: tenantDetails(request.tenants, world) };
  },
  updateTenant,

  /** Deletes a tenant with all its data, even if the stored data cannot be read. */
  deleteTenant: {
    units: 'own',
    run: async ({ tenants, journals, path }) => {
      try {
        await tenants.unit(() => {
          const { tenant } = existingTenant(tenants, path.tenant);
          tenants.remove(tenant);
          tenants.afterwards(() => journals.remove(tenant));
        });
      } catch (error) {
        if (!(error instanceof Damaged)) throw error;
        await tenants.discard(path.tenant);
        journals.remove(path.tenant);
      }
      return { status: 204, body: undefined };
    },
  },
  resetTenant,
  seedTenant: { units: 'own', run: seedTenant },
  readTenantState,

  /** Revokes an API key. The key issues no more tokens, and its existing tokens become invalid (D-03, D-91). */
  revokeApiKey: ({ tenants, path: { tenant, name } }) => {
    const world = existingTenant(tenants, tenant);
    const { apiKeys } = world.rows;
    // The response of createTenant spells the property `superAdmin`, but the key's name is `super-admin`.
    const apiKey = apiKeys.get(name === 'superAdmin' ? 'super-admin' : name);
    if (!apiKey) {
      const known = apiKeys.list().map((each) => each.name);
      const detail = `no API key of ${tenant} is named ${JSON.stringify(name)}; there are ${known.join(', ')}`;
      throw new Problem({ code: 'API KEY NOT FOUND', detail, source: { parameter: 'name' } });
    }
    if (!apiKey.revoked) {
      world.transact(() => apiKeys.put({ ...apiKey, revoked: true }));
      tenants.endTokens(world.tenant, apiKey.name);
    }
    return { status: 204, body: undefined };
  },
};
