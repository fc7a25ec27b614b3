import type { Requirement } from '../requirements/register.ts';
import type { CaseRecord, ClassRecord, Outcome, RequirementRecord, RunRecord, VerdictName } from './model.ts';

/** From the worst outcome to the best: what decides when a requirement has several cases. */
const worstFirst: Outcome[] = ['failed', 'error', 'blocked', 'unbound', 'unsupported', 'warned', 'untested', 'passed'];

/** Each row of the register with what its cases came to. */
export function judgeRequirements(register: readonly Requirement[], cases: readonly CaseRecord[]): RequirementRecord[] {
  return register.map((row) => {
    const own = cases.filter((each) => each.requirement === row.id);
    return {
      id: row.id,
      interface: row.interface,
      class: row.class,
      statement: row.statement,
      basis: row.basis,
      section: row.section,
      level: row.level,
      operations: row.operations,
      untestable: row.untestable ?? null,
      cases: own.map(({ id }) => id),
      outcome: worst(own.map(({ outcome }) => outcome)),
    };
  });
}

function worst(outcomes: Outcome[]): Outcome {
  return worstFirst.find((outcome) => outcomes.includes(outcome)) ?? 'untested';
}

/** One class under one verdict: certified when every required row that the suite covers passed and there is one at least. */
export function judgeClass(
  name: string,
  verdict: VerdictName,
  requirements: readonly RequirementRecord[],
  cases: readonly CaseRecord[],
): ClassRecord {
  const rows = requirements.filter((row) => row.class === name && row.level === 'required');
  const outcomes = rows.flatMap((row) => {
    const own = cases.filter((each) => each.requirement === row.id && each.verdict === verdict);
    return own.length === 0 ? [] : [worst(own.map(({ outcome }) => outcome))];
  });
  const counts = Object.fromEntries(
    worstFirst.map((outcome) => [outcome, outcomes.filter((each) => each === outcome).length]),
  );
  const passed = counts['passed'] ?? 0;
  return {
    class: name,
    verdict,
    certified: outcomes.length > 0 && passed === outcomes.length,
    required: outcomes.length,
    passed,
    counts: counts as Record<Outcome, number>,
  };
}

/** The cases that stand in the way of others, most blocking first: a failed case of the operation that could not be used. */
export function rootCauses(cases: readonly CaseRecord[]): RunRecord['rootCauses'] {
  const causes = new Map<string, string[]>();
  for (const { id, blockedBy } of cases) {
    if (blockedBy === null) continue;
    const cause =
      cases.find((each) => each.outcome === 'failed' && each.operations.includes(blockedBy))?.id ?? blockedBy;
    causes.set(cause, [...(causes.get(cause) ?? []), id]);
  }
  return [...causes]
    .map(([cause, blocked]) => ({ case: cause, blocked }))
    .sort((left, right) => right.blocked.length - left.blocked.length);
}
