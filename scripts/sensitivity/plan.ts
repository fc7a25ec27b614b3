import { cases as suite } from '../../conformance/cases/index.ts';
import { loadRegister, type Requirement } from '../../conformance/requirements/register.ts';
import type { Case, VerdictName } from '../../conformance/runner/model.ts';
import { contractFaults } from '../../src/faults/contract-faults.ts';
import { nearest } from '../../src/faults/nearest.ts';

/** What one fault is tried with. */
export interface Trial {
  fault: string;
  requirement: string;
  topples: readonly string[];
  /** The tenant that has the fault. */
  tenant: string;
  verdicts: readonly VerdictName[];
  cases: readonly Case[];
}

/** No fault at all: whatever falls then, no fault has felled. */
export const control = 'no fault';

const register: readonly Requirement[] = loadRegister();

/** Where the target file points for what a requirement needs of another tenant. */
const elsewhere: Readonly<Record<string, string>> = {
  'access-control-without-flag-rejected': 'borealis',
  'role-assignments-hr-synced': 'cirrus',
  'roles-tenant-owned': 'cirrus',
  'administration-current-tenant': 'cirrus',
};

/**
 * Every case that sends an operation on which the fault acts. A stated requirement is judged by the stated verdict, an
 * assumed one by the published verdict, which holds what is stated too.
 *
 * @throws Error where there is no such fault, or it names no row of the register
 */
export function planTrial(fault: string): Trial {
  const both: readonly VerdictName[] = ['stated', 'published'];
  if (fault === control) {
    return { fault, requirement: control, topples: [], tenant: 'aurora', verdicts: both, cases: suite };
  }
  const entry = contractFaults[fault];
  if (!entry) {
    const some = nearest(fault, Object.keys(contractFaults)).join(', ');
    throw new Error(`no contract fault is named ${JSON.stringify(fault)}; nearest are ${some}`);
  }
  const { requirement, operations, topples = [] } = entry;
  const row = register.find(({ id }) => id === requirement);
  if (!row) throw new Error(`the fault ${fault} names ${JSON.stringify(requirement)}, which is no row of the register`);
  const touched: readonly string[] = operations;
  const verdicts: readonly VerdictName[] = row.basis === 'stated' ? ['stated'] : both;
  const cases = suite
    .filter(({ verdict }) => verdicts.includes(verdict))
    .filter((each) => each.requirement === requirement || each.operations.some((sent) => touched.includes(sent)));
  return { fault, requirement, topples, tenant: elsewhere[requirement] ?? 'aurora', verdicts, cases };
}
