import type { Target } from '../../target/types.ts';
import { type Alteration, objectIn } from './altered.ts';

export function withRemovedJobs(): Alteration {
  const removed = new Set<string>();
  return async (request, forward) => {
    const { pathname } = request.url;
    if (!pathname.includes('/jobs/')) return forward();
    if (removed.has(pathname)) return { status: 404, body: { error_code: 'not_there' } };
    const answer = await forward();
    if (answer.status === 200 && objectIn(answer)['finished'] === true) removed.add(pathname);
    return answer;
  };
}

export function removedJobs(target: Target): Target {
  return { ...target, notApplicable: { 'ended-jobs': 'A job is removed once its outcome was read.' } };
}
