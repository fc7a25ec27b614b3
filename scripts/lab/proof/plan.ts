import type { VerdictName } from '../../../conformance/canonical/verdicts.ts';
import type { Case } from '../../../conformance/case/case.ts';
import { cases as suite } from '../../../conformance/cases/index.ts';
import { loadRegister, type Requirement } from '../../../conformance/requirements/register.ts';
import type { ContractFault } from '../../../src/faults/contract-fault.ts';
import { contractFaults } from '../../../src/faults/contract-faults.ts';
import { nearest } from '../../../src/faults/nearest.ts';
import exceptions from './exceptions.json' with { type: 'json' };

export interface FaultTrial {
  fault: string;
  requirement: string;
  alsoFails: readonly string[];
  tenant: string;
  /** The only operation for which the fault is active. Null if the run does not limit the fault to one operation. */
  operation: string | null;
  verdicts: readonly VerdictName[];
  cases: readonly Case[];
}

export const control = 'no fault';

const register: readonly Requirement[] = loadRegister();

/** The tenants of the requirements whose faults show only in a tenant other than aurora. */
const elsewhere: Readonly<Record<string, string>> = exceptions.tenants;

const both: readonly VerdictName[] = ['stated', 'published'];

/**
 * Plans runs of the conformance suite. Each run checks whether the suite detects the given fault.
 * A fault with `eachOperation` needs a separate run for each operation.
 * For a requirement that the service description states, plans only test cases that count for the verdict `stated`.
 *
 * @param whole If false, runs only test cases that call an operation that the fault affects.
 * @throws Error if the fault or the violated requirement is unknown.
 */
export function planTrials(fault: string, whole = false): FaultTrial[] {
  const tenant = 'aurora';
  const honest = { fault, requirement: control, alsoFails: [], tenant, operation: null, verdicts: both, cases: suite };
  if (fault === control) return [honest];
  const { requirement, operations, alsoFails = [], eachOperation } = entryOf(fault);
  const row = register.find(({ id }) => id === requirement);
  if (!row)
    throw new Error(
      `the fault ${fault} names ${JSON.stringify(requirement)}, which is not a requirement of the register`,
    );
  const verdicts: readonly VerdictName[] = row.basis === 'stated' ? ['stated'] : both;
  const judging = suite.filter(({ verdict }) => verdicts.includes(verdict));
  const trial = { fault, requirement, alsoFails, tenant: elsewhere[requirement] ?? tenant, verdicts };
  return (eachOperation ? operations : [null]).map((operation) => {
    const touched: readonly string[] = operation === null ? operations : [operation];
    const cases = judging.filter((each) => whole || each.operations.some((sent) => touched.includes(sent)));
    return { ...trial, operation, cases };
  });
}

function entryOf(fault: string): ContractFault {
  const entry = contractFaults[fault];
  if (entry) return entry;
  const some = nearest(fault, Object.keys(contractFaults)).join(', ');
  throw new Error(`no contract fault is named ${JSON.stringify(fault)}; the closest names are ${some}`);
}
