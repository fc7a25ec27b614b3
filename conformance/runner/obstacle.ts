import type { Case } from '../case/case.ts';
import { declaredAbsence, remedyOf, supplies } from '../case/needs.ts';
import { bindingOf } from '../published/binding-of.ts';
import type { Target } from '../target/types.ts';

/** If a test case cannot run against a target, returns the outcome and the reason. Otherwise, returns undefined. */
export function obstacleTo({ operations, needs = [] }: Pick<Case, 'operations' | 'needs'>, target: Target) {
  const absence = needs.map((need) => declaredAbsence(target, need)).find(Boolean);
  if (absence) return absence;
  const unbound = operations.find((operation) => !bindingOf(target, operation));
  if (unbound) return { outcome: 'unbound', reason: `the target does not bind ${unbound}` } as const;
  const lacking = needs.find((need) => !supplies(target, need));
  if (!lacking) return undefined;
  return { outcome: 'unsupported', reason: `the target file must supply ${remedyOf(lacking)}` } as const;
}
