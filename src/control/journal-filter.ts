import { operationTable } from '../contract/operation.ts';
import { Problem } from '../contract/problem.ts';
import { nearest } from '../faults/nearest.ts';

/** Refuses a filter by an operation that there is none of: it would let nothing through, whatever was asked. */
export function requireKnownOperation({ operation }: { operation?: string } = {}): void {
  if (operation === undefined || Object.hasOwn(operationTable, operation)) return;
  const known = nearest(operation.slice(0, 100), Object.keys(operationTable)).join(', ');
  const detail = `operation must be the id of an operation, got ${JSON.stringify(operation)}; nearest are ${known}`;
  throw new Problem({ code: 'INVALID VALUE', detail, source: { parameter: 'operation' } });
}
