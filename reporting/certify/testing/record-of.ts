import { type VerdictName, verdicts } from '../../../conformance/canonical/verdicts.ts';
import type { Outcome } from '../../../conformance/case/outcome.ts';
import type { CaseRecord, ClassRecord, RequirementRecord, RunRecord } from '../../../conformance/record/run-record.ts';
import { outcomes } from '../facts.ts';
import { exchange } from './sample-failures.ts';
import { sampleRequirements } from './sample-requirements.ts';

const emptyCounts: Record<Outcome, number> = {
  passed: 0,
  failed: 0,
  warned: 0,
  unsupported: 0,
  unbound: 0,
  blocked: 0,
  error: 0,
  untested: 0,
  declared: 0,
  'not applicable': 0,
  'not observable': 0,
};

export function recordOf(failures: Readonly<Record<string, Partial<CaseRecord>>>): RunRecord {
  const cases = sampleRequirements.flatMap((each) => each.cases.map((id) => caseOf(id, each, failures[id])));
  const requirements = sampleRequirements.map((each) => ({ ...each, outcome: outcomeOf(each, cases) }));
  return {
    schema: 'contract-platform-kit/run/v1',
    runId: '7f3a9c',
    shard: null,
    startedAt: '2026-11-21T05:20:07.412Z',
    milliseconds: 9214,
    kit: { version: '0.1.0', contractDigest: `sha256:${'a1'.repeat(32)}`, suiteDigest: `sha256:${'b2'.repeat(32)}` },
    target: {
      name: 'Borealis Contracts',
      description: 'The nightly build',
      baseUrls: { admin: 'https://contracts.borealis.example/api/v1', documents: 'https://docs.borealis.example' },
      file: 'borealis.target.yaml',
    },
    conclusion: 'certified',
    voidReason: null,
    exitCode: 0,
    requests: 412,
    classes: classesOf(requirements, cases),
    requirements,
    cases,
    rootCauses: [],
    deviations: [],
    cleanup: { created: 41, removed: 41, left: [] },
  };
}

function caseOf(id: string, requirement: RequirementRecord, failure: Partial<CaseRecord> = {}): CaseRecord {
  return {
    id,
    requirement: requirement.id,
    title: requirement.statement.replace(/\.$/, ''),
    verdict: requirement.basis === 'stated' ? 'stated' : 'published',
    operations: requirement.operations,
    outcome: 'passed',
    reason: null,
    expected: null,
    actual: null,
    blockedBy: null,
    exchanges: [exchange({})],
    decisive: null,
    milliseconds: 187.4,
    ...failure,
  };
}

function outcomeOf(requirement: RequirementRecord, cases: CaseRecord[]): Outcome {
  const reached = cases.filter((each) => each.requirement === requirement.id).map(({ outcome }) => outcome);
  return outcomes.find((outcome) => reached.includes(outcome)) ?? 'untested';
}

function classesOf(requirements: RequirementRecord[], cases: CaseRecord[]): ClassRecord[] {
  return ['administration', 'documents'].flatMap((name) => {
    const ids = new Set(requirements.filter((each) => each.class === name).map(({ id }) => id));
    const own = cases.filter((each) => ids.has(each.requirement));
    return verdicts.map((verdict) => classOf(name, verdict, own, requirements));
  });
}

function classOf(
  name: string,
  verdict: VerdictName,
  own: CaseRecord[],
  requirements: RequirementRecord[],
): ClassRecord {
  const needed = new Set(requirements.filter(({ level }) => level === 'required').map(({ id }) => id));
  const judged = own.filter((each) => verdict === 'published' || each.verdict === 'stated');
  const required = judged.filter((each) => needed.has(each.requirement));
  const passed = required.filter(({ outcome }) => outcome === 'passed').length;
  const counts = Object.fromEntries(
    outcomes.map((each) => [each, judged.filter((one) => one.outcome === each).length]),
  );
  return {
    class: name,
    verdict,
    certified: passed === required.length,
    required: required.length,
    passed,
    counts: { ...emptyCounts, ...counts },
  };
}
