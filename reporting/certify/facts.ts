import { type VerdictName, verdicts } from '../../conformance/canonical/verdicts.ts';
import type { Exchange } from '../../conformance/case/exchange.ts';
import type { Outcome } from '../../conformance/case/outcome.ts';
import { counts, decidersOf } from '../../conformance/record/deciding.ts';
import type {
  CaseRecord,
  ClassRecord,
  RequirementRecord,
  RunRecord,
  Selection,
} from '../../conformance/record/run-record.ts';
import type { Deviation } from '../../conformance/target/types.ts';
import { counted, duration } from '../../conformance/text.ts';
import { outcomes } from './outcomes.ts';

/** A failed test case or setup step that probably prevented other test cases from running. */
export interface RootCause {
  id: string;
  cause: CaseRecord | undefined;
  blocked: CaseRecord[];
}

/** A group of test cases without a result. The reason is the same for all test cases of the group. */
export interface OpenGroup {
  outcome: Outcome;
  reason: string;
  cases: CaseRecord[];
}

/** A deviation that the target file declares. `standing` is its state, for example `expired on 2026-03-01`. */
export interface DeclaredDeviation extends Deviation {
  standing: string;
}

export interface Facts {
  record: RunRecord;
  requirements: ReadonlyMap<string, RequirementRecord>;
  cases: ReadonlyMap<string, CaseRecord>;
  rootCauses: RootCause[];
  /** The kinds of verdicts that determine the overall result: `stated`, `published` or both. */
  deciding: readonly VerdictName[];
  /** The kinds of verdicts that appear in reports but do not affect the overall result. */
  shownOnly: readonly VerdictName[];
  /**
   * The test cases with a failure, warning or error that affect the overall result of the run.
   * Failures that prevented other test cases from running come first.
   */
  failures: CaseRecord[];
  /** The test cases with a failure, warning or error that do not affect the overall result of the run. */
  differences: CaseRecord[];
  /** The test cases without a result, grouped by reason. The largest group comes first. */
  open: OpenGroup[];
  deviations: DeclaredDeviation[];
  /** The ids of the test cases that reports describe in detail. Empty for an invalid run. */
  described: ReadonlySet<string>;
}

export function factsOf(record: RunRecord): Facts {
  const cases = new Map(record.cases.map((each) => [each.id, each]));
  const rootCauses = record.rootCauses.map(({ case: id, blocked }) => ({
    id,
    cause: cases.get(id),
    blocked: blocked.flatMap((each) => cases.get(each) ?? []),
  }));
  const deciding = decidersOf(record);
  const all = failuresOf(record, rootCauses);
  const failures = all.filter(({ verdict }) => counts(deciding, verdict));
  const described = [...all, ...rootCauses.flatMap(({ blocked }) => blocked)];
  return {
    record,
    requirements: new Map(record.requirements.map((each) => [each.id, each])),
    cases,
    rootCauses,
    deciding,
    shownOnly: verdicts.filter(
      (name) => !deciding.includes(name) && record.classes.some((each) => each.verdict === name),
    ),
    failures,
    differences: all.filter((each) => !failures.includes(each)),
    described: new Set(record.conclusion === 'void' ? [] : described.map(({ id }) => id)),
    open: openGroups(record),
    deviations: record.deviations.map((each) => ({ ...each, standing: standingOf(each, record) })),
  };
}

const needsReader = new Set<Outcome>(['failed', 'error', 'warned']);

export function titleOf(failures: readonly CaseRecord[]): 'Failures' | 'Warnings' {
  return failures.some(({ outcome }) => outcome !== 'warned') ? 'Failures' : 'Warnings';
}

const judgedNothing = new Set<Outcome>(['unsupported', 'unbound', 'untested', 'not observable', 'not applicable']);

function failuresOf(record: RunRecord, rootCauses: RootCause[]): CaseRecord[] {
  const causes = new Set(rootCauses.flatMap(({ cause }) => cause ?? []));
  const rest = outcomes.flatMap((outcome) =>
    record.cases.filter((each) => each.outcome === outcome && !causes.has(each)),
  );
  return [...causes, ...rest].filter(({ outcome }) => needsReader.has(outcome));
}

function standingOf({ requirement, until }: Deviation, { requirements, startedAt }: RunRecord): string {
  const row = requirements.find(({ id }) => id === requirement);
  if (row === undefined) return 'names no requirement of this run';
  if (row.outcome === 'passed') return 'no longer needed: the requirement passed';
  return until < startedAt.slice(0, 10) ? `expired on ${until}` : `accepted until ${until}`;
}

function openGroups({ cases, classes, requirements }: RunRecord): OpenGroup[] {
  const groups = new Map<string, OpenGroup>();
  const classOf = new Map(requirements.map((row) => [row.id, row.class]));
  const judged = new Set(classes.map((each) => each.class));
  for (const each of cases.filter(({ outcome }) => judgedNothing.has(outcome))) {
    const own = classOf.get(each.requirement);
    const elsewhere = own !== undefined && judged.size > 0 && !judged.has(own);
    const reason = elsewhere
      ? `the class ${own} is not claimed, and the target does not serve all of it`
      : (each.reason ?? 'No reason was recorded.');
    const key = JSON.stringify([each.outcome, reason]);
    const group = groups.get(key) ?? { outcome: each.outcome, reason, cases: [] };
    groups.set(key, { ...group, cases: [...group.cases, each] });
  }
  return [...groups.values()].sort((one, other) => other.cases.length - one.cases.length);
}

/** Returns the request and response that decided the outcome of a test case. The default is the last exchange. */
export function decisiveExchange(each: CaseRecord): Exchange | undefined {
  return each.decisive === null ? each.exchanges.at(-1) : each.exchanges[each.decisive];
}

/**
 * Returns the test cases for the reports that CI servers read (JUnit and CTRF).
 * A failure that does not affect the overall result becomes a warning.
 */
export function casesForCi(record: RunRecord): CaseRecord[] {
  const deciding = decidersOf(record);
  return record.cases.map((each) => {
    const isFailure = each.outcome === 'failed' || each.outcome === 'error';
    if (!isFailure || counts(deciding, each.verdict)) return each;
    return { ...each, outcome: 'warned', reason: `The published verdict decides nothing in this run. ${each.reason}` };
  });
}

export function describeClass(each: Pick<ClassRecord, 'class' | 'verdict'>): string {
  return `${each.class}, ${each.verdict}`;
}

export function shortfall({ counts }: ClassRecord): string {
  return outcomes
    .filter((outcome) => outcome !== 'passed' && counts[outcome] > 0)
    .map((outcome) => `${counts[outcome]}\u00a0${outcome}`)
    .join(', ');
}

/** Returns sentences that state how often the target redirected downloads, and between which origins. */
export function redirectSentences({ redirects = [] }: RunRecord): string[] {
  return redirects.map(
    ({ operation, from, to, count }) =>
      `${operation}: ${counted(count, 'redirect')} from ${from} to ${from === to ? 'the same origin' : `${to}, without the token`}`,
  );
}

/** If the target was slow, returns a sentence about its slowest response. Otherwise, returns undefined. */
export function slowdownSentence({ slowdown }: RunRecord): string | undefined {
  if (!slowdown) return undefined;
  const { concurrency, lowest, slowest, unanswered, requestTimeout } = slowdown;
  const width =
    lowest < concurrency ? `The run lowered its concurrency from ${concurrency} to ${lowest}` : 'The target was slow';
  const late = unanswered > 0 ? `, ${counted(unanswered, 'request')} had no answer within ${requestTimeout} ms` : '';
  return `${width}: the slowest answer took ${duration(slowest)}${late}.`;
}

/**
 * Returns a sentence that states how many design decisions of the API contract the target follows.
 * Returns undefined if the run is invalid or did not test the published API contract.
 */
export function compatibilitySentence({ decisions, conclusion }: RunRecord): string | undefined {
  if (decisions === undefined || conclusion === 'void') return undefined;
  const count = (wanted: string) => decisions.filter(({ standing }) => standing === wanted).length;
  return (
    `Of ${counted(decisions.length, 'assumed decision')} the target agrees with ${count('agrees')} and differs in ` +
    `${count('differs')}; ${count('not observed')} were not observed. This never affects a verdict. report.html lists them.`
  );
}

/** Returns the result for one interface of the API. In an invalid run, the result is always `not judged`. */
export function resultOf({ certified }: ClassRecord, conclusion: RunRecord['conclusion']) {
  if (conclusion === 'void') return 'not judged';
  return certified ? 'certified' : 'not certified';
}

/**
 * If options such as `--only` selected a part of the test cases, returns the number of selected test cases.
 * Returns undefined if the run is certified, is invalid, or is one part of a split run.
 */
export function selectionOf({ selected, shard, conclusion }: RunRecord): Selection | undefined {
  return shard === null && conclusion === 'not certified' ? selected : undefined;
}

/** If only a part of the suite ran, returns the text that reports show in place of a verdict. */
export function partOf(record: RunRecord): string | undefined {
  const { shard } = record;
  if (shard !== null) return `part ${shard.index} of ${shard.of}`;
  const selection = selectionOf(record);
  return selection && `${selection.cases} of ${counted(selection.of, 'case')}`;
}

/** If only selected test cases ran, returns a sentence about the number of selected test cases. */
export function selectionSentence(record: RunRecord): string | undefined {
  const selection = selectionOf(record);
  if (selection === undefined) return undefined;
  return `Only ${selection.cases} of ${counted(selection.of, 'case')} were selected. Only a run of all required cases can be certified.`;
}

const meanings: Record<VerdictName, string> = {
  stated: "the rules in the service's description, for any paths, names and statuses of an implementation",
  published: 'the complete published contract, including its paths, statuses, codes, headers and schemas',
};

/** Returns the meaning of each verdict, and whether the verdict determines the overall result of the run. */
export function verdictMeanings(deciding: readonly VerdictName[]): { name: VerdictName; meaning: string }[] {
  return verdicts.map((name) => {
    const role = deciding.includes(name)
      ? 'It determines the conclusion.'
      : 'It is shown for information and does not change the conclusion.';
    return { name, meaning: `${meanings[name]}. ${role}` };
  });
}
