import { at } from '../observe/exchange.ts';
import type { Forwarded } from '../recording-proxy/forward.ts';
import type { Seen } from '../recording-proxy/incoming.ts';
import type { Intercept } from '../recording-proxy/recording-proxy.ts';
import { jsonOf } from './change-json.ts';
import { called, type Scenario } from './scenario.ts';

const deletion = 'Delete the department 12 and wait until the job has ended.';

const job: Scenario = {
  id: 'job',
  title: 'A job that succeeds',
  task: deletion,
  setUp: async ({ tenant }) => {
    await tenant.jobPlan('department delete', { mode: 'polls', polls: 4 });
    return undefined;
  },
  intercept: untilPaceIsClear,
  isAttempted: called('deleteDepartment', 202),
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

const jobFailure: Scenario = {
  id: 'job-failure',
  title: 'A job that fails',
  task: deletion,
  setUp: async ({ tenant }) => {
    await tenant.jobPlan('department delete', { mode: 'polls', polls: 2, outcome: 'fail' });
    return undefined;
  },
  isAttempted: called('deleteDepartment', 202),
  isEnough: (seen) => seen.filter(isFailedJob).length > 4,
};

const jobPartial: Scenario = {
  id: 'job-partial',
  title: 'A job that succeeds in part',
  task: 'Add the users 1, 2 and 999999 to the department 12 and wait until the job has ended. Print the id of each user that was not added.',
  setUp: async ({ tenant }) => {
    await tenant.jobPlan('members', { mode: 'polls', polls: 2 });
    return undefined;
  },
  expiries: [/^GET .*\/jobs\//],
  isAttempted: called('updateDepartmentMembers', 202),
};

const jobEndless: Scenario = {
  id: 'job-endless',
  title: 'A job that does not end',
  task: 'Delete the department 12 and wait for the job, but at most 5 seconds. The task has failed if the job has not ended by then.',
  setUp: async ({ tenant }) => {
    await tenant.jobPlan('department delete', { mode: 'manual' });
    return { endlessJob: true };
  },
  isAttempted: called('deleteDepartment', 202),
};

function isFailedJob({ target, answerBody, status }: Seen): boolean {
  if (status !== 200 || !target.includes('/jobs/')) return false;
  return at(JSON.parse(answerBody.start.toString('utf8')), 'data', 'attributes', 'status') === 'failed';
}

export const jobs: readonly Scenario[] = [job, jobFailure, jobPartial, jobEndless];
