import { contractFaults } from '../faults/contract-faults.ts';
import { type ParameterSpec, type TransportFault, transportFaults } from '../faults/transport/transport-faults.ts';
import type { ControlOperation } from './operation.ts';

/** Every fault that a tenant can be given, with what it breaks (D-97). */
export const listFaults: ControlOperation<'listFaults'> = () => {
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
  return { status: 200, body: { faults: [...transport, ...contract] } };
};
