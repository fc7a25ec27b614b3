import type { BodyOf } from '../contract/operation.ts';
import { operationTable } from '../contract/operation.ts';
import { type InputViolation, Problem } from '../contract/problem.ts';
import type { FaultRow } from '../tenant/rows.ts';
import { contractFaultOf, contractFaults } from './contract-faults.ts';
import { nearest } from './nearest.ts';
import { readParameters } from './transport/read-parameters.ts';
import { isTransportFault, transportFaults } from './transport/transport-faults.ts';

type Given = Pick<FaultRow, 'name' | 'operation' | 'share' | 'left' | 'parameters'> & { seed: number | undefined };

export function readFault(body: BodyOf<'createTenantFault'>): Given {
  const { name, operation, share = 1, times, seed, ...parameters } = body;
  requireKnown(name);
  const violations: InputViolation[] = [];
  const wrong = (pointer: string, detail: string) =>
    violations.push({ code: 'INVALID VALUE', detail, source: { pointer } });
  if (operation !== undefined) judgeOperation(name, operation, (detail) => wrong('/operation', detail));
  const read = readParameters(name, parameters, wrong);
  const [first, ...others] = violations;
  if (first) throw new Problem([first, ...others]);
  return { name, operation: operation ?? null, share, left: times ?? null, seed, parameters: read };
}

function requireKnown(name: string): void {
  const known = [...Object.keys(transportFaults), ...Object.keys(contractFaults)];
  if (known.includes(name)) return;
  const some = nearest(name, known).join(', ');
  const detail = `no fault is named ${JSON.stringify(name)}; the most similar names are ${some}; GET /_sandbox/faults lists all names`;
  throw new Problem({ code: 'FAULT NAME UNKNOWN', detail, source: { pointer: '/name' } });
}

function judgeOperation(name: string, operation: string, wrong: (detail: string) => void): void {
  const served = Object.values(operationTable)
    .filter((entry) => entry.interface !== 'sandbox')
    .map(({ id }) => id);
  const possible: readonly string[] = isTransportFault(name) ? served : (contractFaultOf(name)?.operations ?? []);
  if (possible.includes(operation)) return;
  const some =
    possible.length > 6
      ? `the most similar are ${nearest(operation, possible).join(', ')}`
      : `the fault can affect ${possible.join(', ')}`;
  wrong(
    `/operation must be an operation that the fault "${name}" can affect, got ${JSON.stringify(operation)}; ${some}`,
  );
}
