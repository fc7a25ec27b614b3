import type { OperationId } from '../contract/operation.ts';
import type { ControlOperation } from '../control/operation.ts';
import { readHealth } from '../control/readHealth.ts';
import { resetTenant } from '../control/resetTenant.ts';

/** The operations of the control plane. */
export const controlOperations: { readonly [Id in OperationId]?: ControlOperation<Id> } = { readHealth, resetTenant };
