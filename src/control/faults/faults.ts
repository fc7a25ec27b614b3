import type { components } from '../../contract/generated/sandbox.ts';
import { Problem } from '../../contract/problem.ts';
import { contractFaultOf, contractFaults } from '../../faults/contract-faults.ts';
import { readFault } from '../../faults/read-fault.ts';
import { type ParameterSpec, type TransportFault, transportFaults } from '../../faults/transport/transport-faults.ts';
import { findById } from '../../tenant/ids.ts';
import type { FaultRow } from '../../tenant/rows.ts';
import { existingTenant } from '../find-tenant.ts';
import type { ControlOperations } from '../operation.ts';

type Schemas = components['schemas'];

export const faults: ControlOperations = {
  listFaults: () => ({ status: 200, body: { faults: availableFaults() } }),

  listTenantFaults: ({ tenants, path }) => {
    const { rows } = existingTenant(tenants, path.tenant);
    return { status: 200, body: { faults: rows.faults.list().map(shownFault) } };
  },

  createTenantFault: ({ tenants, path, body }) => {
    const tenantData = existingTenant(tenants, path.tenant);
    const given = readFault(body);
    const row = tenantData.transact(() => {
      const id = tenantData.nextId('faults');
      const fault = { ...given, id, seed: given.seed ?? Number(id), asked: 0, memory: [] };
      tenantData.rows.faults.put(fault);
      return fault;
    }).value;
    const location = `/_sandbox/tenants/${tenantData.tenant}/faults/${row.id}`;
    return { status: 201, headers: { location }, body: shownFault(row) };
  },

  deleteTenantFault: ({ tenants, path }) => {
    const tenantData = existingTenant(tenants, path.tenant);
    const active = tenantData.rows.faults;
    if (!findById(active, path.faultId)) {
      const known = active.list().map(({ id, name }) => `${id} (${name})`);
      const detail = `the tenant "${tenantData.tenant}" has no fault with the id ${JSON.stringify(path.faultId)}; its faults are ${known.join(', ') || 'none'}`;
      throw new Problem({ code: 'FAULT NOT FOUND', detail, source: { parameter: 'faultId' } });
    }
    tenantData.transact(() => active.delete(Number(path.faultId)));
    return { status: 204, body: undefined };
  },

  clearTenantFaults: ({ tenants, path }) => {
    const tenantData = existingTenant(tenants, path.tenant);
    const active = tenantData.rows.faults;
    tenantData.transact(() => {
      for (const { id } of active.list()) active.delete(Number(id));
    });
    return { status: 204, body: undefined };
  },
};

function availableFaults(): Schemas['KnownFault'][] {
  const transport = Object.entries<TransportFault>(transportFaults).map(([name, { about, parameters }]) => ({
    name,
    kind: 'transport' as const,
    about,
    requirement: null,
    operations: [],
    parameters: Object.entries<ParameterSpec>(parameters).map(([parameter, spec]) => ({
      name: parameter,
      about: spec.about,
      default: spec.default,
    })),
  }));
  const contract = Object.entries(contractFaults).map(([name, { about, requirement, operations }]) => ({
    name,
    kind: 'contract' as const,
    about,
    requirement,
    operations: [...operations],
    parameters: [],
  }));
  return [...transport, ...contract];
}

function shownFault({ asked, memory: _memory, skip = 0, parameters, ...fault }: FaultRow): Schemas['Fault'] {
  const contract = contractFaultOf(fault.name);
  return {
    ...fault,
    kind: contract ? 'contract' : 'transport',
    requirement: contract?.requirement ?? null,
    skip: Math.max(0, skip - asked),
    parameters: { ...parameters },
  };
}
