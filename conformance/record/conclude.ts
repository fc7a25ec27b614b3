import { isOperationId, operations } from '../canonical/operations.ts';
import type { VerdictName } from '../canonical/verdicts.ts';
import type { Case } from '../case/case.ts';
import { loadRegister } from '../requirements/register.ts';
import type { Target } from '../target/types.ts';
import { decisionRecords } from './decisions.ts';
import { byFoundation, isFoundation } from './foundations.ts';
import { counts, judgeClass, judgeRequirements, tooSlowReason } from './judge.ts';
import { kitOf } from './kit.ts';
import type { CaseRecord, ClassRecord, RunRecord, Selection, Shard } from './run-record.ts';

/**
 * The list starts with the most likely root cause, followed by the causes that blocked the most test cases, and contains
 * each failure that no other failure explains.
 */
export function rootCauses(
  cases: readonly CaseRecord[],
  deciding: readonly VerdictName[] = ['published'],
): RunRecord['rootCauses'] {
  const failed = byFoundation(
    cases.filter(({ outcome }) => outcome === 'failed'),
    cases,
  );
  const decisive = failed.filter(({ verdict }) => counts(deciding, verdict));
  const first = decisive.find(({ verdict }) => verdict === 'stated') ?? decisive[0];
  const alike = decisive.filter(({ verdict }) => verdict === first?.verdict);
  const causes = new Map<string, string[]>(unexplained(alike).map(({ id }) => [id, []]));
  for (const { id, blockedBy } of cases) {
    if (blockedBy === null) continue;
    const basic = decisive.find((each) => each.id === blockedBy || each.operations.includes(blockedBy));
    const cause = basic?.id ?? blockedBy;
    causes.set(cause, [...(causes.get(cause) ?? []), id]);
  }
  return [...causes]
    .map(([cause, blocked]) => ({ case: cause, blocked }))
    .sort((one, other) => {
      const isFirst = Number(other.case === first?.id) - Number(one.case === first?.id);
      return isFirst || other.blocked.length - one.blocked.length;
    });
}

/**
 * An earlier failure explains a failure of the same requirement. A more fundamental failure explains a failure whose test
 * case sends the same changes, but no request that the target accepts against a rule.
 */
function unexplained(failed: readonly CaseRecord[]): CaseRecord[] {
  return failed.filter(({ requirement, operations }, at) => {
    const isOwnRule = requirement.endsWith('-rejected');
    const explains = (earlier: CaseRecord) =>
      earlier.requirement === requirement ||
      (!isOwnRule && isFoundation(earlier) && changesOf(earlier).every((one) => operations.includes(one)));
    return !failed.slice(0, at).some(explains);
  });
}

/** Omits the creation of departments if the test case sends other changes, because most test cases need departments. */
function changesOf({ operations: own }: CaseRecord): readonly string[] {
  const changes = own.filter((one) => isOperationId(one) && !('safe' in operations[one]));
  const others = changes.filter((one) => one !== 'createDepartment');
  return others.length > 0 ? others : changes.length > 0 ? changes : own;
}

export interface Findings
  extends Pick<RunRecord, 'runId' | 'startedAt' | 'milliseconds' | 'requests' | 'redirects' | 'slowdown' | 'cleanup'> {
  shard: Shard | null;
  selected?: Selection | undefined;
  target: RunRecord['target'];
  deviations: RunRecord['deviations'];
  wanted: readonly Pick<ClassRecord, 'class' | 'verdict'>[];
  deciding: readonly VerdictName[];
  suite: readonly Case[];
  records: CaseRecord[];
  /** True if the record says whether the target agrees with the decisions of the published contract. */
  showsDecisions: boolean;
  voidReason: string | null;
}

export const interrupted = 'the run was interrupted before its end';

export function conclude({
  wanted,
  suite,
  records,
  voidReason: broken,
  redirects = [],
  selected,
  slowdown,
  showsDecisions,
  ...found
}: Findings): RunRecord {
  const register = loadRegister();
  const classes = wanted
    .map((each) => judgeClass(each.class, each.verdict, register, suite, records))
    .filter(({ required }) => required > 0);
  const decisive = classes.filter(({ verdict }) => found.deciding.includes(verdict));
  const certified = decisive.length > 0 && decisive.every((each) => each.certified);
  const counted = records.filter(({ verdict }) => counts(found.deciding, verdict));
  const voidReason = broken ?? (found.shard === null ? (tooSlowReason(register, counted) ?? null) : null);
  const conclusion = voidReason !== null ? 'void' : certified ? 'certified' : 'not certified';
  return {
    schema: 'contract-platform-kit/run/v1',
    ...found,
    ...(selected && { selected }),
    ...(redirects.length > 0 && { redirects }),
    ...(slowdown && { slowdown }),
    kit: kitOf(suite, register),
    conclusion,
    voidReason,
    exitCode: conclusion === 'void' ? 3 : certified ? 0 : 1,
    classes,
    requirements: judgeRequirements(register, suite, records),
    cases: records,
    rootCauses: rootCauses(records, found.deciding),
    ...(showsDecisions && { decisions: decisionRecords(records) }),
  };
}

export function wantedClasses({ claims }: Target, verdicts: readonly VerdictName[], chosen?: readonly string[]) {
  const names = chosen ?? claims?.classes ?? [...new Set(loadRegister().map((row) => row.class))];
  return names.flatMap((name) => verdicts.map((verdict) => ({ class: name, verdict })));
}

export function voidAfter(records: readonly CaseRecord[]): string | null {
  const said = records.some(({ outcome }) => outcome === 'passed' || outcome === 'failed' || outcome === 'warned');
  return said ? null : (records[0]?.reason ?? 'no case ran');
}
