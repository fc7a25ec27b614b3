import type { components } from '../contract/generated/sandbox.ts';
import { contractFaultOf } from '../faults/contract-faults.ts';
import type { FaultRow } from '../world/rows.ts';

/** A fault of a tenant as the control plane shows it. */
export function shownFault({
  id,
  name,
  operation,
  share,
  seed,
  left,
  parameters,
}: FaultRow): components['schemas']['Fault'] {
  const contract = contractFaultOf(name);
  return {
    id,
    name,
    kind: contract ? 'contract' : 'transport',
    requirement: contract?.requirement ?? null,
    operation,
    share,
    seed,
    left,
    parameters: { ...parameters },
  };
}
