import { randomBytes, randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { RunRecord } from '../../conformance/record/run-record.ts';
import type { Target } from '../../conformance/target/types.ts';
import type { RuleRecord } from '../../grading/run/grade-record.ts';
import { withBaseUrl } from '../conformance/base-url.ts';
import type { Asked, RunResult } from './door.ts';
import { explainedCase, explainedFinding, explainedRule } from './explain.ts';

/** The results that the door keeps, newest last. */
const mostResults = 20;
/** Parallel requests of a run, so that other callers of the sandbox are still served. */
const concurrency = 8;

export interface CertificationCall {
  only?: string[];
  verdict?: 'stated' | 'published';
}

export async function runCertification({ only, verdict }: CertificationCall, asked: Asked) {
  const [{ run }, { verdicts }] = await Promise.all([
    import('../../conformance/runner/run.ts'),
    import('../../conformance/canonical/verdicts.ts'),
  ]);
  const record = await run({
    ...{ target: await ownTarget(asked), runId: newId(), verdicts, signal: asked.signal },
    ...(only && { only }),
    ...(verdict && { deciding: [verdict] }),
    onCase: (_record, done, total) => asked.progress(done, total),
  });
  return { ...(await certificationOf(record, asked)), requests: record.requests };
}

/** Keeps the record of a certification. */
export async function certificationOf(record: RunRecord, asked: Asked) {
  const { factsOf } = await import('../../reporting/certify/facts.ts');
  const { failures, differences } = factsOf(record);
  const { conclusion, voidReason, selected } = record;
  const failed = [...failures, ...differences];
  const kept = keep(asked, {
    failed: failed.map(({ id }) => id),
    explain: (name, links) => explainedCase(record, name, links),
  });
  return {
    ...{ ...kept, conclusion, voidReason, selected },
    failed: failed.slice(0, 30).map(({ id, outcome, reason }) => ({ name: id, outcome, reason })),
  };
}

export interface ExplorationCall {
  seconds?: number;
  seed?: number;
}

export async function runExploration({ seconds = 20, seed = randomInt(2 ** 31) }: ExplorationCall, asked: Asked) {
  const { explore } = await import('../../conformance/explore/explore.ts');
  const { findings, conclusion, voidReason, walks, requests } = await explore({
    ...{ target: await ownTarget(asked), runId: newId(), seed, time: seconds * 1000, signal: asked.signal },
    onWalk: (done) => asked.progress(done, 0),
  });
  const kept = keep(asked, {
    failed: findings.map(({ id }) => id),
    explain: (name, links) => explainedFinding(findings, name, links),
  });
  const failed = findings.map(({ id, reason }) => ({ name: id, reason }));
  return { ...{ ...kept, conclusion, voidReason, seed, walks, requests }, failed };
}

export interface GradeCall {
  command?: string;
  tenant?: string;
  scenarios?: string[];
}

/** Grades a client that it starts itself, or the client of a tenant by the journal of the tenant. */
export async function runGrade({ command, tenant, scenarios }: GradeCall, asked: Asked) {
  if ((command === undefined) === (tenant === undefined)) throw new TypeError('give either a command or a tenant');
  if (tenant !== undefined) return gradedBy(await journalGrade(tenant, asked), asked);
  if (command === undefined || !asked.isOwn) {
    throw new TypeError('only "cps mcp" starts programs; at this address, grade the journal of a tenant');
  }
  const { gradeClient } = await import('../../grading/grade-client.ts');
  const { signal, progress } = asked;
  const onScenario = (_record: unknown, done: number, total: number) => progress(done, total);
  const record = await gradeClient({ client: command, signal, onScenario, ...(scenarios && { scenarios }) });
  const tasks = record.scenarios.filter(({ isAttempted }) => isAttempted).map(({ id }) => id);
  return { ...gradedBy(record, asked), voidReason: record.voidReason, attempted: tasks };
}

async function journalGrade(tenant: string, { url, controlKey }: Asked) {
  const [{ connectSandbox }, { readJournal }, { judgeJournal }, { loadRules }] = await Promise.all([
    import('../../src/library/connect-sandbox.ts'),
    import('../../grading/recording-proxy/collect-journal.ts'),
    import('../../grading/watch/judge-journal.ts'),
    import('../../grading/rules/load-rules.ts'),
  ]);
  const { control } = await connectSandbox(url, { ...(controlKey !== undefined && { controlKey }) });
  return judgeJournal(await readJournal(control, tenant), loadRules());
}

function gradedBy({ mark, rules }: { mark: string | null; rules: readonly RuleRecord[] }, asked: Asked) {
  const failed = rules.filter(({ outcome }) => outcome === 'failed');
  const kept = keep(asked, {
    failed: failed.map(({ id }) => id),
    explain: (name, links) => explainedRule(rules, name, links),
  });
  return { ...kept, grade: mark, failed: failed.map(({ id, level, reason }) => ({ name: id, level, reason })) };
}

/** The sandbox itself as the tested implementation. */
async function ownTarget({ url, controlKey }: Asked): Promise<Target> {
  const { readTarget } = await import('../../conformance/target/read-target.ts');
  const file = fileURLToPath(new URL('../../fixtures/targets/sandbox.yaml', import.meta.url));
  const target = withBaseUrl(readTarget(file), url);
  const { hrManaged } = target.tenants ?? {};
  const headers = controlKey === undefined ? {} : { 'X-Control-Key': controlKey };
  const directory = hrManaged?.directory && { directory: { ...hrManaged.directory, headers } };
  const tenants = { ...target.tenants, ...(hrManaged && { hrManaged: { ...hrManaged, ...directory } }) };
  return { ...target, tenants, pace: { ...target.pace, concurrency } };
}

function keep({ results }: Asked, result: RunResult): { run: string } {
  const run = newId();
  results.set(run, result);
  for (const old of [...results.keys()].slice(0, -mostResults)) results.delete(old);
  return { run };
}

function newId(): string {
  return randomBytes(4).toString('hex');
}
