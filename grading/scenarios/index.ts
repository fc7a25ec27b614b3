import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { InjectedFault } from '../../src/library/control.ts';
import { appliedLoss, refusedLoss } from '../checks/lost-responses.ts';
import { patternsOf } from '../checks/task-done.ts';
import { at, type ClientExchange } from '../observe/exchange.ts';
import type { ScenarioFacts, TaskExit } from '../observe/transcript.ts';
import type { Forwarded } from '../recording-proxy/forward.ts';
import type { Seen } from '../recording-proxy/incoming.ts';
import type { Intercept } from '../recording-proxy/recording-proxy.ts';
import { jsonOf } from './change-json.ts';
import { largeFile } from './large-file.ts';
import { manyUsers } from './many-users.ts';
import { type Conditions, readDepartmentId, type Scenario, type Stage } from './scenario.ts';
import { strain } from './strain.ts';
import { surprises, wrongClock } from './surprises.ts';

const reading: Readonly<Record<string, Conditions>> = {
  basics: {
    setUp: async ({ tenant }, { departmentPath: name, docId }) => {
      await tenant.fetch('/v2/admin/departments', {
        method: 'POST',
        headers: { 'content-type': 'application/vnd.api+json' },
        body: JSON.stringify({ data: { type: 'departments', attributes: { name } } }),
      });
      const form = new FormData();
      form.append('file', new Blob(['An annex.']), 'annex.txt');
      form.append('docId', String(docId));
      await tenant.fetch('/documents', { method: 'POST', body: form });
      return undefined;
    },
  },
  'token-expiry': { intercept: wrongClock(-1) },
  redirect: {
    intercept:
      ({ otherHost }) =>
      async (request, forward) => {
        if (readDepartmentId(request) === undefined) return forward();
        await forward();
        const headers = { location: `${otherHost}/v2/admin/departments/1`, 'content-length': '0' };
        return { status: 307, headers, body: Buffer.alloc(0), probe: 'redirect to another host' };
      },
  },
};

/** In milliseconds: both a timer of the client and a busy machine can cause such a pause. */
const unclear = { from: 100, to: 400 };
const mostReads = 24;

/** Hides the end of a job until the client's pauses show whether the client uses a timer. */
function untilPaceIsClear(): Intercept {
  let [reads, shortest, answeredAt] = [0, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  let running: Forwarded | undefined;
  return async (request, forward) => {
    if (request.method !== 'GET' || !request.target.startsWith('/v2/admin/jobs/')) return forward();
    shortest = Math.min(shortest, performance.now() - answeredAt);
    reads += 1;
    const answer = await forward();
    const isUnclear = shortest >= unclear.from && shortest < unclear.to && reads < mostReads;
    const hasEnded = at(jsonOf(answer), 'data', 'attributes', 'completedAt') !== null;
    if (answer.status === 200 && !hasEnded) running = answer;
    answeredAt = performance.now();
    return isUnclear && hasEnded && running ? running : answer;
  };
}

function isFailedJob({ target, answerBody, status }: Seen): boolean {
  if (status !== 200 || !target.includes('/jobs/')) return false;
  return at(JSON.parse(answerBody.start.toString('utf8')), 'data', 'attributes', 'status') === 'failed';
}

const jobs: Readonly<Record<string, Conditions>> = {
  job: { intercept: untilPaceIsClear },
  'job-partial': { intercept: wrongClock(1) },
  'job-failure': { isEnough: (seen) => seen.filter(isFailedJob).length > 4 },
};

type LostOperation = NonNullable<InjectedFault['operation']>;

/** A scenario in scenarios.yaml. One with `taskOf` has the task of another one, and the same preparations. */
interface Row extends Omit<Scenario, 'expiries' | 'isAttempted' | 'setUp' | 'shows' | keyof Conditions> {
  facts?: ScenarioFacts;
  jobPlan?: Parameters<Stage['tenant']['jobPlan']>;
  expiries?: readonly string[];
  attempted: { operation: string; status?: number };
  /** The default is `success`. A scenario that loses responses has `either` and no `done`. */
  exit?: TaskExit;
  done?: readonly string[];
  loses?: { operation: LostOperation; request: string };
}

const conditions: Readonly<Record<string, Conditions>> = {
  ...{ ...reading, ...jobs, ...manyUsers, ...strain },
  ...{ 'large-file': largeFile, surprises },
};

const rows: readonly Row[] = parse(readFileSync(new URL('./scenarios.yaml', import.meta.url), 'utf8'));

export const scenarios: readonly Scenario[] = rows.map(scenarioOf);

function scenarioOf(row: Row): Scenario {
  const { expiries = [], attempted, loses, exit = loses ? 'either' : 'success', done = [], ...shown } = row;
  const { id, task, facts, jobPlan } = rows.find((other) => other.id === row.taskOf) ?? row;
  const own = conditions[id] ?? {};
  return {
    ...shown,
    task: row.taskOf === undefined ? task : `${task} The connection may break.`,
    expiries: expiries.map((text) => new RegExp(text, 'i')),
    ...(row.taskOf === undefined && own),
    ...(loses && { intercept: losing(loses.operation, new RegExp(loses.request)) }),
    shows: { exit, shapes: patternsOf(done) },
    isAttempted: (exchanges) =>
      exchanges.some((each) => isCallOf(attempted, each) || each.operation === loses?.operation),
    setUp: async (stage) => {
      if (jobPlan) await stage.tenant.jobPlan(...jobPlan);
      return { ...facts, ...(await own.setUp?.(stage, { ...facts })) };
    },
  };
}

function isCallOf({ operation, status }: Row['attempted'], each: ClientExchange): boolean {
  return each.operation === operation && (status === undefined || each.status === status);
}

/** Loses the first request of an operation before the sandbox applies it, and the response to the second one after. */
function losing(operation: LostOperation, expression: RegExp): NonNullable<Conditions['intercept']> {
  return ({ tenant }) => {
    let losses = 0;
    return async ({ method, target }, forward) => {
      if (losses === 2 || !expression.test(`${method} ${target}`)) return forward();
      const fault = losses === 0 ? await tenant.fault({ name: 'reset', operation, times: 1 }) : undefined;
      const answer = await forward();
      await fault?.remove();
      if (answer.status >= 300) return answer;
      losses += 1;
      return { ...answer, breaks: 'before', probe: fault ? refusedLoss : appliedLoss };
    };
  };
}
