import type { Outcome } from '../../conformance/case/outcome.ts';
import type { CaseRecord, RunRecord } from '../../conformance/record/run-record.ts';
import { shown, visible } from '../../conformance/text.ts';
import { casesForCi } from './facts.ts';

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
