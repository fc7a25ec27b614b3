import type { VerdictName } from '../../conformance/canonical/verdicts.ts';
import type { Case } from '../../conformance/case/case.ts';
import { preventsCertificate } from '../../conformance/case/outcome.ts';
import { decidersOf } from '../../conformance/record/judge.ts';
import { kitOf } from '../../conformance/record/kit.ts';
import type { CaseRecord, ClassRecord, RunRecord } from '../../conformance/record/run-record.ts';
import { loadRegister, type Requirement } from '../../conformance/requirements/register.ts';

export function suiteOf(cases: readonly Case[], rows: readonly Requirement[] = loadRegister()): Suite {
  const { contractDigest, suiteDigest } = kitOf(cases, rows);
  const required = new Map(rows.filter(({ level }) => level === 'required').map((row) => [row.id, row]));
  return {
    contractDigest,
    suiteDigest,
    required: cases.flatMap((each) => requiredCase(each, required.get(each.requirement))),
  };
}

function requiredCase({ id, requirement, verdict }: Case, row: Requirement | undefined): RequiredCase[] {
  return row === undefined ? [] : [{ case: id, requirement, class: row.class, verdict }];
}

/** Not taken from the report's list of test cases, because a forged report can omit test cases. */
export interface RequiredCase {
  case: string;
  requirement: string;
  class: string;
  verdict: VerdictName;
}

export interface Suite {
  contractDigest: string;
  suiteDigest: string;
  required: readonly RequiredCase[];
}

export function incompleteness(record: RunRecord, required: readonly RequiredCase[]): string[] {
  const cases = Map.groupBy(record.cases, ({ id }) => id);
  const claimed = record.classes.filter(({ certified }) => certified);
  return [
    ...claimed.flatMap((each) => classFaults(each, requiredOf(each, required), cases)),
    ...conclusionFaults(record, claimed),
  ];
}

function requiredOf({ class: name, verdict }: ClassRecord, required: readonly RequiredCase[]): RequiredCase[] {
  return required.filter((each) => each.class === name && (verdict === 'published' || each.verdict === 'stated'));
}

function classFaults(claim: ClassRecord, required: RequiredCase[], cases: Map<string, CaseRecord[]>): string[] {
  const title = `${claim.class}, ${claim.verdict}`;
  if (required.length === 0)
    return [`${title}: the record claims this class as certified, but this kit has no required case for the class.`];
  return required.flatMap((wanted) =>
    caseFaults(wanted, cases.get(wanted.case) ?? []).map((fault) => `${title}: ${fault}`),
  );
}

function caseFaults(wanted: RequiredCase, found: CaseRecord[]): string[] {
  const [only, another] = found;
  if (only === undefined) return [`the required case ${wanted.case} is missing.`];
  if (another !== undefined) return [`the case ${wanted.case} occurs ${found.length} times.`];
  if (only.requirement !== wanted.requirement || only.verdict !== wanted.verdict) {
    return [
      `the case ${wanted.case} judges ${only.requirement} (${only.verdict}), not ${wanted.requirement} (${wanted.verdict}).`,
    ];
  }
  return !preventsCertificate(only.outcome) ? [] : [`the required case ${wanted.case} is ${only.outcome}, not passed.`];
}

function conclusionFaults(record: RunRecord, claimed: ClassRecord[]): string[] {
  const { conclusion, exitCode } = record;
  const deciders = decidersOf(record);
  const open = record.classes.filter(({ verdict, certified }) => deciders.includes(verdict) && !certified);
  const wanted = { certified: 0, 'not certified': 1, void: 3 }[conclusion];
  return [
    ...(exitCode === wanted ? [] : [`The conclusion is ${conclusion}, and the exit code ${exitCode}.`]),
    ...(conclusion === 'certified' && claimed.length === 0
      ? ['The conclusion is certified, but no class is certified.']
      : []),
    ...(conclusion === 'certified' && claimed.length > 0
      ? open.map(
          (each) =>
            `The conclusion is certified, but the class ${each.class} is not certified by the ${each.verdict} verdict.`,
        )
      : []),
    ...(conclusion === 'void' && claimed.length > 0
      ? ['The run is void, but the record claims a class as certified.']
      : []),
  ];
}
