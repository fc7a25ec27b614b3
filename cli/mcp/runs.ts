import { randomBytes, randomInt } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { verdicts } from '../../conformance/canonical/verdicts.ts';
import { explore } from '../../conformance/explore/explore.ts';
import { run } from '../../conformance/runner/run.ts';
import { readTarget } from '../../conformance/target/read-target.ts';
import type { Target } from '../../conformance/target/types.ts';
import { gradeClient } from '../../grading/grade-client.ts';
import { readJournal } from '../../grading/recording-proxy/collect-journal.ts';
import { loadRules } from '../../grading/rules/load-rules.ts';
import { judgeJournal } from '../../grading/watch/judge-journal.ts';
import { connectSandbox } from '../../src/library/connect-sandbox.ts';
import type { Asked } from './door.ts';
import { explainedCase, explainedFinding, explainedRule } from './explain.ts';

/** Parallel requests of a run, so that other callers of the sandbox are still served. */
const concurrency = 8;
const mostResults = 20;

export async function runCertification({ only }: { only?: string[] }, asked: Asked) {
  const { signal, progress: onCase } = asked;
  const record = await run({
    ...{ target: ownTarget(asked), runId: newId(), verdicts, signal, ...(only && { only }) },
    onCase: (_record, done, total) => onCase(done, total),
  });
  const { conclusion, voidReason, selected, requests } = record;
  const failed = record.cases
    .filter(({ outcome }) => ['failed', 'error', 'warned', 'blocked'].includes(outcome))
    .map(({ id, outcome, verdict, reason }) => ({ name: id, outcome, verdict, reason }));
  const id = keep(asked, (name, links) => explainedCase(record, name, links));
  return { run: id, conclusion, voidReason, selected, requests, count: failed.length, failed: failed.slice(0, 30) };
}

export async function runExploration(call: { seconds?: number; seed?: number; untilFinding?: boolean }, asked: Asked) {
  const { seconds = 20, seed = randomInt(2 ** 31), untilFinding } = call;
  const { findings, conclusion, voidReason, walks, requests } = await explore({
    ...{ target: ownTarget(asked), runId: newId(), seed, untilFinding, time: seconds * 1000, signal: asked.signal },
    onWalk: (done) => asked.progress(done),
  });
  const id = keep(asked, (name, links) => explainedFinding(findings, name, links));
  const failed = findings.map((finding) => ({ name: finding.id, reason: finding.reason }));
  return { run: id, conclusion, voidReason, seed, walks, requests, failed };
}

export type GradeCall = { command?: string; tenant?: string; scenarios?: string[] };

/** Grades a client that it starts itself, or the client of a tenant by the journal of the tenant. */
export async function runGrade({ command, tenant, scenarios }: GradeCall, asked: Asked) {
  if ((command === undefined) === (tenant === undefined)) throw new TypeError('give either a command or a tenant');
  const graded =
    command === undefined ? await journalGrade(tenant ?? '', asked) : await grade(command, scenarios, asked);
  const failed = graded.rules.filter(({ outcome }) => outcome === 'failed');
  const id = keep(asked, (name, links) => explainedRule(graded.rules, name, links));
  return {
    run: id,
    grade: graded.mark,
    voidReason: 'voidReason' in graded ? graded.voidReason : undefined,
    failed: failed.map((rule) => ({ name: rule.id, level: rule.level, reason: rule.reason })),
  };
}

async function grade(client: string, scenarios: string[] | undefined, { isOwn, signal, progress }: Asked) {
  if (!isOwn) throw new TypeError('only "cps mcp" starts programs; here, name the tenant whose journal to grade');
  const onScenario = (_record: unknown, done: number, total: number) => progress(done, total);
  return gradeClient({ client, signal, onScenario, ...(scenarios && { scenarios }) });
}

async function journalGrade(tenant: string, { url, controlKey }: Asked) {
  const { control } = await connectSandbox(url, { ...(controlKey !== undefined && { controlKey }) });
  return judgeJournal(await readJournal(control, tenant), loadRules());
}

/** The sandbox itself as the tested implementation. */
function ownTarget({ url, controlKey }: Asked): Target {
  const file = fileURLToPath(new URL('../../fixtures/targets/sandbox.yaml', import.meta.url));
  const target = readTarget(file, { CPS_BASE_URL: url, ...(controlKey && { CPS_CONTROL_KEY: controlKey }) });
  return { ...target, pace: { ...target.pace, concurrency } };
}

function keep({ results }: Asked, explain: (name: string, links: string) => unknown): string {
  const id = newId();
  results.set(id, explain);
  for (const old of [...results.keys()].slice(0, -mostResults)) results.delete(old);
  return id;
}

const newId = () => randomBytes(4).toString('hex');
