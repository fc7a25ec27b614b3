import { at } from '../observe/exchange.ts';
import type { Forwarded } from '../recording-proxy/forward.ts';
import type { Seen } from '../recording-proxy/incoming.ts';
import type { Intercept } from '../recording-proxy/recording-proxy.ts';
import { jsonOf } from './change-json.ts';
import type { Conditions } from './scenario.ts';
import { wrongClock } from './wrong-clock.ts';

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

export const jobs: Readonly<Record<string, Conditions>> = {
  job: { intercept: untilPaceIsClear },
  'job-partial': { intercept: wrongClock(1) },
  'job-failure': { isEnough: (seen) => seen.filter(isFailedJob).length > 4 },
};
