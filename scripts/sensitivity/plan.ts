import { cases as suite } from '../../conformance/cases/index.ts';
import { loadRegister } from '../../conformance/requirements/register.ts';
import type { Case, VerdictName } from '../../conformance/runner/model.ts';
import { contractFaults } from '../../src/faults/contract-faults.ts';

/** What one fault is tried with. */
export interface Trial {
  fault: string;
  requirement: string;
  /** The tenant that has the fault. */
  tenant: string;
  verdicts: readonly VerdictName[];
  cases: readonly Case[];
}

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
 */
export function planTrial(fault: string): Trial {
  const entry = contractFaults[fault];
  if (!entry) throw new Error(`no contract fault is named ${JSON.stringify(fault)}`);
  const { requirement } = entry;
  const row = loadRegister().find(({ id }) => id === requirement);
  if (!row) throw new Error(`the fault ${fault} names ${JSON.stringify(requirement)}, which is no row of the register`);
  const touched: readonly string[] = entry.operations;
  const verdicts: readonly VerdictName[] = row.basis === 'stated' ? ['stated'] : ['stated', 'published'];
  const cases = suite
    .filter(({ verdict }) => verdicts.includes(verdict))
    .filter((each) => each.requirement === requirement || each.operations.some((sent) => touched.includes(sent)));
  return { fault, requirement, tenant: elsewhere[requirement] ?? 'aurora', verdicts, cases };
}
