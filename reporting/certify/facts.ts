import { type VerdictName, verdicts } from '../../conformance/canonical/verdicts.ts';
import type { Exchange } from '../../conformance/case/exchange.ts';
import type { Outcome } from '../../conformance/case/outcome.ts';
import { counts, decidersOf } from '../../conformance/record/judge.ts';
import { failureStandingOf, staleEntries } from '../../conformance/record/known-failures.ts';
import type {
  CaseRecord,
  ClassRecord,
  RequirementRecord,
  RunRecord,
  Selection,
} from '../../conformance/record/run-record.ts';
import type { Deviation } from '../../conformance/target/types.ts';
import { counted, duration, shellWord } from '../../conformance/text.ts';
import { allOutcomes } from './outcome-looks.ts';

export interface RootCause {
  id: string;
  cause: CaseRecord | undefined;
  blocked: CaseRecord[];
}

export interface OpenGroup {
  outcome: Outcome;
  reason: string;
  cases: CaseRecord[];
}

/** A deviation that the target file declares. `standing` is its state, for example `expired on 2026-03-01`. */
interface DeclaredDeviation extends Deviation {
  standing: string;
}

export interface Facts {
  record: RunRecord;
  requirements: ReadonlyMap<string, RequirementRecord>;
  cases: ReadonlyMap<string, CaseRecord>;
  rootCauses: RootCause[];
  deciding: readonly VerdictName[];
  shownOnly: readonly VerdictName[];
  /** Failures that prevented other test cases from running come first. */
  failures: CaseRecord[];
  differences: CaseRecord[];
  open: OpenGroup[];
  deviations: DeclaredDeviation[];
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
    deviations: declarationsOf(record),
  };
}

/** One line for the objects of each operation, with three ids and the first name. */
export function stayingLines({ cleanup: { staying = [] } }: RunRecord): string[] {
  const groups = Map.groupBy(staying, ({ operation }) => operation);
  return [...groups].map(([operation, objects]) => {
    const ids = firstNames(objects.map(({ id }) => id));
    const [name, ...others] = new Set(objects.map((each) => each.name));
    return `${ids} (${operation}: ${name}${others.length > 0 ? ', …' : ''})`;
  });
}

/** Three names and the number of the others. */
export function firstNames(names: readonly string[]): string {
  return `${names.slice(0, 3).join(', ')}${names.length > 3 ? ` and ${names.length - 3} more` : ''}`;
}

const needsReader = new Set<Outcome>(['failed', 'error', 'warned']);

export function failuresTitle(failures: readonly CaseRecord[], haveCauses: boolean): string {
  const title = failures.some(({ outcome }) => outcome !== 'warned') ? 'Failures' : 'Warnings';
  return haveCauses ? `Other ${title.toLowerCase()}` : title;
}

/** The failures of one requirement with one outcome are a group. The groups have the order of their first failures. */
export function byRequirement(failures: readonly CaseRecord[]): [CaseRecord, ...CaseRecord[]][] {
  const groups = Map.groupBy(failures, ({ requirement, outcome }) => `${requirement} ${outcome}`);
  return [...groups.values()].flatMap(([first, ...alike]) => (first ? [[first, ...alike]] : []));
}

const judgedNothing = new Set<Outcome>(['unsupported', 'unbound', 'untested', 'not observable', 'not applicable']);

function failuresOf(record: RunRecord, rootCauses: RootCause[]): CaseRecord[] {
  const causes = new Set(rootCauses.flatMap(({ cause }) => cause ?? []));
  const rest = allOutcomes.flatMap((outcome) =>
    record.cases.filter((each) => each.outcome === outcome && !causes.has(each)),
  );
  return [...causes, ...rest].filter(({ outcome }) => needsReader.has(outcome));
}

function declarationsOf({ knownFailures = [], ...record }: RunRecord): DeclaredDeviation[] {
  const declared = (list: readonly Deviation[], accepted: string) =>
    list.map((each) => ({ ...each, standing: inWords(each, accepted, record) }));
  return [...declared(record.deviations, 'accepted until'), ...declared(knownFailures, 'known failure until')];
}

function inWords(each: Deviation, accepted: string, record: RunRecord): string {
  if (record.requirements.every(({ id }) => id !== each.requirement)) return 'names no requirement of this run';
  const standing = failureStandingOf(each, record);
  if (standing === 'passed') return 'no longer needed: the requirement passed';
  return `${standing === 'expired' ? 'expired on' : accepted} ${each.until}${standing === 'not judged' ? ', not judged' : ''}`;
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

/** A sentence that is already in the reason, such as "readJob answered 404", is no value to compare. */
export function isCompared({ reason, expected, actual }: Pick<CaseRecord, 'reason' | 'expected' | 'actual'>): boolean {
  if (typeof actual !== 'string') return (expected ?? actual ?? null) !== null;
  const isInReason = actual.includes(' ') && reason?.includes(`: ${actual}`);
  return !isInReason && !/^(not met: )?\w+ answered \d+/.test(actual);
}

export function decisiveExchange(each: CaseRecord): Exchange | undefined {
  return each.decisive === null ? each.exchanges.at(-1) : each.exchanges[each.decisive];
}

/** Returns the command that repeats a test case. The target file can have another base URL than the run used. */
export function replayCommand({ target }: RunRecord, recordFile: string, { id }: CaseRecord): string {
  const { both } = target.baseUrls;
  const place = both === undefined ? '' : ` --base-url ${shellWord(both)}`;
  return `cps replay ${recordFile} --case ${shellWord(id)}${place}`;
}

/**
 * A failure that does not affect the overall result becomes a warning, and a known failure is skipped. An entry of the
 * known failures that has expired or is no longer needed becomes a failure.
 */
export function casesForCi(record: RunRecord): CaseRecord[] {
  const deciding = decidersOf(record);
  const { knownFailures = [], cases } = record;
  const stale = staleEntries(record);
  const known = new Map(knownFailures.filter((each) => !stale.includes(each)).map((each) => [each.requirement, each]));
  const shown = cases.map((each): CaseRecord => {
    const isFailure = each.outcome === 'failed' || each.outcome === 'error';
    if (!isFailure) return each;
    const entry = known.get(each.requirement);
    if (entry) return { ...each, outcome: 'declared', reason: `${knownUntil(entry)}. ${each.reason}` };
    if (counts(deciding, each.verdict)) return each;
    return { ...each, outcome: 'warned', reason: `The published verdict decides nothing in this run. ${each.reason}` };
  });
  return [...shown, ...stale.map((each) => staleCase(each, record))];
}

function knownUntil({ reason, until }: Deviation): string {
  return `A known failure until ${until} (${reason})`;
}

function staleCase(entry: Deviation, record: RunRecord): CaseRecord {
  return {
    id: `known-failure-${entry.requirement}`,
    requirement: entry.requirement,
    title: knownUntil(entry),
    verdict: 'stated',
    operations: [],
    outcome: 'failed',
    reason: `The entry in the file of known failures is ${inWords(entry, '', record)}. Remove it or change it.`,
    expected: null,
    actual: null,
    blockedBy: null,
    exchanges: [],
    decisive: null,
    milliseconds: 0,
  };
}

export function describeClass(each: Pick<ClassRecord, 'class' | 'verdict'>): string {
  return `${each.class}, ${each.verdict}`;
}

export function shortfall({ counts }: ClassRecord): string {
  return allOutcomes
    .filter((outcome) => outcome !== 'passed' && counts[outcome] > 0)
    .map((outcome) => `${counts[outcome]} ${outcome}`)
    .join(', ');
}

export function redirectSentences({ redirects = [] }: RunRecord): string[] {
  return redirects.map(
    ({ operation, from, to, count }) =>
      `${operation}: ${counted(count, 'redirect')} from ${from} to ${from === to ? 'the same origin' : `${to}, without the token`}`,
  );
}

export function slowdownSentence({ slowdown }: RunRecord): string | undefined {
  if (!slowdown) return undefined;
  const { concurrency, lowest, slowest, unanswered, requestTimeout } = slowdown;
  const width =
    lowest < concurrency ? `The run lowered its concurrency from ${concurrency} to ${lowest}` : 'The target was slow';
  const late = unanswered > 0 ? `, ${counted(unanswered, 'request')} had no answer within ${requestTimeout} ms` : '';
  return `${width}: the slowest answer took ${duration(slowest)}${late}.`;
}

export function compatibilitySentence({ decisions, conclusion }: RunRecord): string | undefined {
  if (decisions === undefined || conclusion === 'void') return undefined;
  const count = (wanted: string) => decisions.filter(({ standing }) => standing === wanted).length;
  return (
    `Of ${counted(decisions.length, 'assumed decision')} the target agrees with ${count('agrees')} and differs in ` +
    `${count('differs')}; ${count('not observed')} were not observed. This never affects a verdict. report.html lists them.`
  );
}

export function resultOf({ certified }: ClassRecord, conclusion: RunRecord['conclusion']) {
  if (conclusion === 'void') return 'not judged';
  return certified ? 'certified' : 'not certified';
}

/** Undefined if the run is certified, is invalid, or is one part of a split run. */
export function selectionOf({ selected, shard, conclusion }: RunRecord): Selection | undefined {
  return shard === null && conclusion === 'not certified' ? selected : undefined;
}

export function partName(record: RunRecord): string | undefined {
  const { shard } = record;
  if (shard !== null) return `part ${shard.index} of ${shard.of}`;
  const selection = selectionOf(record);
  return selection && `${selection.cases} of ${counted(selection.of, 'case')}`;
}

export function selectionSentence(record: RunRecord): string | undefined {
  const selection = selectionOf(record);
  if (selection === undefined) return undefined;
  return `Only ${selection.cases} of ${counted(selection.of, 'case')} were selected. Only a run of all required cases can be certified.`;
}

export const verdictTexts: Record<VerdictName, string> = {
  stated: "the rules in the service's description, for any paths, names and statuses of an implementation",
  published: 'the complete published contract, including its paths, statuses, codes, headers and schemas',
};

export function verdictMeanings(deciding: readonly VerdictName[]): { name: VerdictName; meaning: string }[] {
  return verdicts.map((name) => {
    const role = deciding.includes(name)
      ? 'It determines the conclusion.'
      : 'It is shown for information and does not change the conclusion.';
    return { name, meaning: `${verdictTexts[name]}. ${role}` };
  });
}
