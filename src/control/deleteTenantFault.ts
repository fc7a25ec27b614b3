import { Problem } from '../contract/problem.ts';
import { findById } from '../world/ids.ts';
import type { ControlOperation } from './operation.ts';
import { existingTenant } from './tenants.ts';

/** Takes one fault from a tenant (D-97). */
export const deleteTenantFault: ControlOperation<'deleteTenantFault'> = ({ tenants, path }) => {
  const world = existingTenant(tenants, path.tenant, { parameter: 'tenant' });
  const { faults } = world.rows;
  if (!findById(faults, path.faultId)) {
    const known = faults.list().map(({ id, name }) => `${id} (${name})`);
    const detail = `${world.tenant} has no fault ${JSON.stringify(path.faultId)}; there are ${known.join(', ') || 'none'}`;
    throw new Problem({ code: 'FAULT NOT FOUND', detail, source: { parameter: 'faultId' } });
  }
  world.transact(() => faults.delete(Number(path.faultId)));
  return { status: 204, body: undefined };
};
