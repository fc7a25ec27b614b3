import type { Outcome } from '../../conformance/case/outcome.ts';
import type { CaseRecord, RunRecord } from '../../conformance/record/run-record.ts';
import { shown, visible } from '../../conformance/text.ts';
import { type Badge, badgeJson, badgeSvg } from '../badge.ts';
import { writeFiles } from '../files.ts';
import { jsonReport } from '../json.ts';
import { type JunitResult, type JunitSuite, junitXml, voidTest } from '../junit.ts';
import { casesForCi, partName } from './facts.ts';
import { htmlReport } from './html.ts';

/**
 * Writes all reports of a run into a folder, and returns their absolute paths.
 *
 * @param options.docs the URL of the documentation site for links in report.html
 */
export async function writeReports(
  record: RunRecord,
  directory: string,
  { docs }: { docs?: string | undefined } = {},
): Promise<string[]> {
  const texts = new Map([
    ['report.json', jsonReport(record)],
    ['report.html', htmlReport(record, docs)],
    ['junit.xml', junitReport(record)],
    ['ctrf.json', ctrfReport(record)],
    ['badge.svg', badgeSvg(badge(record))],
    ['badge.json', badgeJson(badge(record))],
  ]);
  return writeFiles(texts, directory, record.runId);
}

const colours = { certified: '#1a7f37', 'not certified': '#cf222e', void: '#9a6700' } as const;

export function badge(record: RunRecord): Badge {
  const color = colours[partName(record) === undefined ? record.conclusion : 'void'];
  return { label: 'contract', text: verdictOf(record), color };
}

function verdictOf(record: RunRecord): string {
  const { conclusion, classes } = record;
  const part = partName(record);
  if (part !== undefined) return part;
  if (conclusion !== 'certified') return conclusion;
  const verdicts = [...new Set(classes.map(({ verdict }) => verdict))];
  const whole = verdicts.filter((name) => classes.every((each) => each.verdict !== name || each.certified));
  return `certified ${whole.join(', ')}`.trim();
}

/** A test case that could not run, was not judged, or only read the target file becomes a skipped test in JUnit. */
export function junitReport(record: RunRecord): string {
  const { target, startedAt, milliseconds, conclusion, voidReason } = record;
  const suites = suitesOf(record);
  const reason = voidReason ?? 'The run is void.';
  if (conclusion === 'void')
    suites.push({ name: 'run', tests: [voidTest('run', 'the run judged the target', reason)] });
  return junitXml({ name: target.name, startedAt, milliseconds, suites });
}

function suitesOf(record: RunRecord): JunitSuite[] {
  const classes = new Map(record.requirements.map((each) => [each.id, each.class]));
  const groups = Map.groupBy(casesForCi(record), ({ requirement }) => classes.get(requirement) ?? 'other');
  return [...groups].map(([name, cases]) => ({
    name,
    tests: cases.map((each) => ({
      classname: `${name}.${each.verdict}.${each.requirement}`,
      name: each.id,
      milliseconds: each.milliseconds,
      result: resultOf(each),
    })),
  }));
}

function resultOf(each: CaseRecord): JunitResult {
  const { outcome, title, verdict } = each;
  const message = each.reason ?? outcome;
  switch (outcome) {
    case 'passed':
      return { kind: 'passed', output: title };
    case 'warned':
      return { kind: 'passed', output: `warned: ${message}` };
    case 'failed':
      return { kind: 'failure', type: verdict, message, details: details(each) };
    case 'error':
      return { kind: 'error', type: 'error', message, details: details(each) };
    default:
      return { kind: 'skipped', message: `${outcome}: ${message}` };
  }
}

function details({ title, expected, actual, script }: CaseRecord): string {
  const lines = [title, `expected: ${shown(expected)}`, `actual: ${shown(actual)}`];
  return [...lines, ...(script === undefined ? [] : [script])].join('\n');
}

type Status = 'passed' | 'failed' | 'skipped' | 'pending' | 'other';

// CTRF has no status for warnings, so a test case with a warning gets the status `other`.
// A test case with an error gets the status `failed`, so that no tool reports it as passed.
const statuses: Record<Outcome, Status> = {
  passed: 'passed',
  failed: 'failed',
  error: 'failed',
  warned: 'other',
  declared: 'skipped',
  'not applicable': 'skipped',
  'not observable': 'skipped',
  blocked: 'skipped',
  unsupported: 'skipped',
  unbound: 'skipped',
  untested: 'pending',
};

/** https://ctrf.io. `rawStatus` is the outcome of a test case in the JSON report of the run. */
export function ctrfReport(record: RunRecord): string {
  const cases = casesForCi(record);
  const report = {
    reportFormat: 'CTRF',
    specVersion: '0.0.0',
    timestamp: record.startedAt,
    generatedBy: `contract-platform-kit ${record.kit.version}`,
    results: {
      tool: { name: 'contract-platform-kit', version: record.kit.version },
      summary: summaryOf(record, cases),
      tests: cases.map((each) => testOf(each, record)),
      environment: { appName: record.target.name, testEnvironment: Object.values(record.target.baseUrls).join(' ') },
    },
    extra: {
      runId: record.runId,
      conclusion: record.conclusion,
      voidReason: record.voidReason,
      classes: record.classes,
    },
  };
  return `${JSON.stringify(report, null, 2)}\n`;
}

function summaryOf(record: RunRecord, cases: readonly CaseRecord[]): object {
  const start = Date.parse(record.startedAt);
  const count = (status: Status) => cases.filter(({ outcome }) => statuses[outcome] === status).length;
  return {
    tests: cases.length,
    passed: count('passed'),
    failed: count('failed'),
    skipped: count('skipped'),
    pending: count('pending'),
    other: count('other'),
    suites: new Set(record.requirements.map((each) => each.class)).size,
    start,
    stop: start + Math.round(record.milliseconds),
  };
}

function testOf(each: CaseRecord, record: RunRecord): object {
  const requirement = record.requirements.find(({ id }) => id === each.requirement);
  return {
    name: `${each.id}: ${each.title}`,
    status: statuses[each.outcome],
    rawStatus: record.cases.find(({ id }) => id === each.id)?.outcome,
    duration: Math.round(each.milliseconds),
    suite: [record.target.name, requirement?.class ?? 'other', each.verdict],
    tags: [each.verdict, ...(requirement === undefined ? [] : [requirement.level, requirement.basis])],
    ...(each.reason === null ? {} : { message: visible(each.reason) }),
    ...(statuses[each.outcome] === 'failed' ? { trace: traceOf(each), snippet: each.script ?? '' } : {}),
    extra: { requirement: each.requirement, operations: each.operations, blockedBy: each.blockedBy },
  };
}

function traceOf({ expected, actual }: CaseRecord): string {
  return `expected: ${shown(expected)}\nactual: ${shown(actual)}`;
}
