import { Damaged } from '../../contract/damaged.ts';
import { existingTenant, tenantWithDueTransitions } from '../find-tenant.ts';
import type { ControlOperations } from '../operation.ts';
import { apiKeys } from './api-keys.ts';
import { createTenant } from './createTenant.ts';
import { listTenants } from './listTenants.ts';
import { readTenantState } from './readTenantState.ts';
import { resetTenant } from './resetTenant.ts';
import { listTenantRows } from './rows/listTenantRows.ts';
import { readDocumentText } from './rows/readDocumentText.ts';
import { seedTenant } from './seedTenant.ts';
import { tenantDetails } from './shown-tenant.ts';
import { updateTenant } from './updateTenant.ts';

export const tenants: ControlOperations = {
  listTenants: { run: listTenants },
  createTenant: { run: createTenant },
  readTenant: (request) => {
    const { tenantData } = tenantWithDueTransitions(request, request.path.tenant);
    return { status: 200, body: tenantDetails(request.tenants, tenantData) };
  },
  updateTenant,

  deleteTenant: {
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
  seedTenant: { run: seedTenant },
  readTenantState,
  listTenantRows: { run: listTenantRows },
  readDocumentText,
  ...apiKeys,
};
