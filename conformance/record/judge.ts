import { operationIds } from '../canonical/operations.ts';
import { type VerdictName, verdicts } from '../canonical/verdicts.ts';
import type { Case } from '../case/case.ts';
import { type Outcome, preventsCertificate, outcomes as worstFirst } from '../case/outcome.ts';
import type { Requirement } from '../requirements/register.ts';
import type { Target } from '../target/types.ts';
import type { CaseRecord, ClassRecord, RequirementRecord, RunRecord } from './run-record.ts';

export function decidingVerdicts(
  { claims }: Target,
  judged: readonly VerdictName[],
  asked?: readonly VerdictName[],
): VerdictName[] {
  const wanted = asked ?? claims?.verdicts ?? ['stated'];
  const deciding = verdicts.filter((name) => wanted.includes(name) && judged.includes(name));
  return deciding.length > 0 ? deciding : [...judged];
}

export function decidersOf({ deciding, classes }: Pick<RunRecord, 'deciding' | 'classes'>): readonly VerdictName[] {
  return deciding ?? [...new Set(classes.map(({ verdict }) => verdict))];
}

export function counts(deciding: readonly VerdictName[], verdict: VerdictName): boolean {
  return verdict === 'stated' || deciding.includes('published');
}

const mostNamed = 5;

export function judgeRequirements(
  register: readonly Requirement[],
  suite: readonly Case[],
  cases: readonly CaseRecord[],
): RequirementRecord[] {
  return register.map((row) => {
    const own = cases.filter((each) => each.requirement === row.id);
    return {
      id: row.id,
      interface: row.interface,
      class: row.class,
      statement: row.statement,
      basis: row.basis,
      section: row.section,
      claims: row.claims,
      level: row.level,
      operations: operationsOf(row, suite),
      untestable: row.untestable ?? null,
      cases: own.map(({ id }) => id),
      outcome: worst(own.map(({ outcome }) => outcome)),
    };
  });
}

export function worst(found: Outcome[]): Outcome {
  return worstFirst.find((outcome) => found.includes(outcome)) ?? 'untested';
}

export function operationsOf({ id, operations = [] }: Requirement, suite: readonly Case[]): readonly string[] {
  const sent = new Set(suite.filter(({ requirement }) => requirement === id).flatMap((each) => each.operations));
  return [...operations, ...operationIds.filter((operation) => sent.has(operation))];
}

export function judgeClass(
  name: string,
  verdict: VerdictName,
  rows: readonly Requirement[],
  suite: readonly Case[],
  records: readonly CaseRecord[],
): ClassRecord {
  const outcomes = rows
    .filter((row) => row.class === name && row.level === 'required')
    .map((row) => {
      const isOwn = (each: Pick<Case, 'requirement' | 'verdict'>) =>
        each.requirement === row.id && covers(verdict, each.verdict);
      return { wanted: suite.filter(isOwn), found: records.filter(isOwn) };
    })
    .filter(({ wanted }) => wanted.length > 0)
    .map(({ wanted, found }) => {
      const missing = wanted.filter(({ id }) => !found.some((record) => record.id === id));
      return worst([...found.map(({ outcome }) => outcome), ...missing.map((): Outcome => 'untested')]);
    });
  const counts = countOutcomes(outcomes);
  const passed = counts.passed;
  const certified = passed > 0 && !outcomes.some(preventsCertificate);
  return { class: name, verdict, certified, required: outcomes.length, passed, counts };
}

/** Returns undefined if a failed test case prevents certification. */
export function tooSlowReason(register: readonly Requirement[], records: readonly CaseRecord[]): string | undefined {
  const required = new Set(register.filter(({ level }) => level === 'required').map(({ id }) => id));
  const open = records.filter(({ requirement, outcome }) => required.has(requirement) && preventsCertificate(outcome));
  if (open.length === 0 || !open.every(({ tooSlow }) => tooSlow)) return undefined;
  const named = open.slice(0, mostNamed).map(({ id }) => id);
  const more = open.length > named.length ? ` and ${open.length - named.length} more` : '';
  return (
    `The target was too slow to be judged by ${open.length} of ${records.length} cases (${named.join(', ')}${more}); ` +
    'nothing else prevents a certificate. Lower pace.concurrency or --concurrency, raise pace.requestTimeout, ' +
    'pace.jobDeadline or pace.runDeadline, or give the target more processor time, and run again.'
  );
}

function covers(verdict: VerdictName, own: VerdictName): boolean {
  return own === verdict || verdict === 'published';
}

export function countOutcomes(found: readonly Outcome[]): Record<Outcome, number> {
  const count = (outcome: Outcome) => found.filter((each) => each === outcome).length;
  return {
    passed: count('passed'),
    failed: count('failed'),
    warned: count('warned'),
    declared: count('declared'),
    'not applicable': count('not applicable'),
    'not observable': count('not observable'),
    unsupported: count('unsupported'),
    unbound: count('unbound'),
    blocked: count('blocked'),
    error: count('error'),
    untested: count('untested'),
  };
}
