import { readFault } from '../faults/read-fault.ts';
import type { ControlOperation } from './operation.ts';
import { shownFault } from './shown-fault.ts';
import { existingTenant } from './tenants.ts';

/** Gives a tenant a fault, which its requests meet from now on (D-97). */
export const createTenantFault: ControlOperation<'createTenantFault'> = ({ tenants, path, body }) => {
  const world = existingTenant(tenants, path.tenant, { parameter: 'tenant' });
  const given = readFault(body);
  const row = world.transact(() => {
    const id = world.nextId('faults');
    const fault = { ...given, id, seed: given.seed ?? Number(id), asked: 0, memory: [] };
    world.rows.faults.put(fault);
    return fault;
  }).value;
  const location = `/_sandbox/tenants/${world.tenant}/faults/${row.id}`;
  return { status: 201, headers: { location }, body: shownFault(row) };
};
