import type { OperationId } from '../contract/operation.ts';
import { createTenant } from '../control/createTenant.ts';
import { deleteTenant } from '../control/deleteTenant.ts';
import { listTenants } from '../control/listTenants.ts';
import type { ControlOperation } from '../control/operation.ts';
import { readHealth } from '../control/readHealth.ts';
import { readTenant } from '../control/readTenant.ts';
import { resetTenant } from '../control/resetTenant.ts';
import { revokeApiKey } from '../control/revokeApiKey.ts';
import { updateTenant } from '../control/updateTenant.ts';

/** The operations of the control plane. */
export const controlOperations: { readonly [Id in OperationId]?: ControlOperation<Id> } = {
  createTenant,
  deleteTenant,
  listTenants,
  readHealth,
  readTenant,
  resetTenant,
  revokeApiKey,
  updateTenant,
};
