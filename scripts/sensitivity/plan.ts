import type { VerdictName } from '../../conformance/canonical/verdicts.ts';
import type { Case } from '../../conformance/case/case.ts';
import { cases as suite } from '../../conformance/cases/index.ts';
import { loadRegister, type Requirement } from '../../conformance/requirements/register.ts';
import type { ContractFault } from '../../src/faults/contract-fault.ts';
import { contractFaults } from '../../src/faults/contract-faults.ts';
import { nearest } from '../../src/faults/nearest.ts';

/** One fault to try, at one operation or at all that it affects. */
export interface Trial {
  fault: string;
  requirement: string;
  topples: readonly string[];
  /** The tenant with the fault. */
  tenant: string;
  /** The only affected operation, or null for all. */
  operation: string | null;
  verdicts: readonly VerdictName[];
  cases: readonly Case[];
}

/** The trial without a fault. Cases that fail in it do not prove anything about a fault. */
export const control = 'no fault';

const register: readonly Requirement[] = loadRegister();

/** The target file settings for requirements that need another tenant. */
const elsewhere: Readonly<Record<string, string>> = {
  'access-control-without-flag-rejected': 'borealis',
  'job-read-needs-flag': 'borealis',
  'role-assignments-hr-synced': 'cirrus',
  'role-assignments-hr-role-only': 'cirrus',
  'roles-tenant-owned': 'cirrus',
  'administration-current-tenant': 'cirrus',
};

const both: readonly VerdictName[] = ['stated', 'published'];

/**
 * The trials of a fault: one, or one for each of its operations where each of them breaks the requirement by itself. A
 * stated requirement is judged by the stated verdict, an assumed one by the published verdict, which holds what is
 * stated too.
 *
 * @param whole every case of the verdict, not only those that send an operation on which the fault acts
 * @throws Error where there is no such fault, or it names no row of the register
 */
export function planTrials(fault: string, whole = false): Trial[] {
  const tenant = 'aurora';
  const honest = { fault, requirement: control, topples: [], tenant, operation: null, verdicts: both, cases: suite };
  if (fault === control) return [honest];
  const { requirement, operations, alsoFails: topples = [], eachOperation } = entryOf(fault);
  const row = register.find(({ id }) => id === requirement);
  if (!row) throw new Error(`the fault ${fault} names ${JSON.stringify(requirement)}, which is no row of the register`);
  const verdicts: readonly VerdictName[] = row.basis === 'stated' ? ['stated'] : both;
  const judging = suite.filter(({ verdict }) => verdicts.includes(verdict));
  const trial = { fault, requirement, topples, tenant: elsewhere[requirement] ?? tenant, verdicts };
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
  throw new Error(`no contract fault is named ${JSON.stringify(fault)}; nearest are ${some}`);
}
