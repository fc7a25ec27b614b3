import { expect, test } from 'vitest';
import type { Target } from '../../target/types.ts';
import { type Alteration, objectIn, type Passed, type Passing, startAltered } from '../fake/altered.ts';
import { removedJobs, withRemovedJobs } from '../fake/removed-jobs.ts';
import { exploreFake } from './explore-fake.ts';

const isDepartment = ({ url }: Passing) => /\/(units|departments)(\/[^/]+)?$/.test(url.pathname);

/**
 * Returns a proxy behavior that applies `change` to each department in a response, which has one department or a list.
 */
function withDepartments(change: (department: Record<string, unknown>) => Record<string, unknown>): Alteration {
  return async (request, forward) => {
    const answer = await forward();
    if (!isDepartment(request) || answer.status >= 300) return answer;
    const body = objectIn(answer);
    const { results } = body;
    const changed = Array.isArray(results) ? { ...body, results: results.map(change) } : change(body);
    return { status: answer.status, body: changed };
  };
}

/** Returns a proxy behavior that shows paths as lower-case slugs. Similar names can have the same slug. */
const slugs = () =>
  withDepartments((department) => ({
    ...department,
    trail: String(department['trail'])
      .toLowerCase()
      .replaceAll(/[^a-z0-9>]+/g, '-'),
  }));

/** Returns a proxy behavior that shows the name of the parent of a department instead of its id. */
function namesOfParents(): Alteration {
  const names = new Map<unknown, unknown>();
  return withDepartments((department) => {
    if (department['title'] !== undefined) names.set(department['uuid'], department['title']);
    const parent = department['parent_uuid'];
    return { ...department, parent_uuid: parent === null ? null : (names.get(parent) ?? parent) };
  });
}

/** Returns a proxy behavior: the response to a creation has only the id, and the response to an update has no body. */
const shortAnswers = (): Alteration => async (request, forward) => {
  const answer = await forward();
  if (!isDepartment(request) || answer.status >= 300) return answer;
  if (request.method === 'POST') return { status: 201, body: { uuid: objectIn(answer)['uuid'] } };
  return request.method === 'PUT' ? { status: 204 } : answer;
};

/** Returns a proxy behavior that shows each job as unfinished in the first eight reads. */
function lateJobs(): Alteration {
  const reads = new Map<string, number>();
  return async (request, forward) => {
    const answer = await forward();
    if (!/\/jobs\/[^/]+$/.test(request.url.pathname) || answer.status !== 200) return answer;
    const times = (reads.get(request.url.pathname) ?? 0) + 1;
    reads.set(request.url.pathname, times);
    return times > 8 ? answer : { status: 200, body: { ...objectIn(answer), finished: false, good: null } };
  };
}

/** Returns a proxy behavior that refuses changes until all earlier jobs have been read. */
function lockedByJobs(): Alteration {
  const pending = new Set<string>();
  return async (request, forward) => {
    const isChange = request.method !== 'GET' && !request.url.pathname.endsWith('/session');
    if (isChange && pending.size > 0) return { status: 409, body: { error_code: 'busy' } };
    const answer = await forward();
    const job = /\/jobs\/([^/]+)$/.exec(request.url.pathname)?.[1];
    if (job !== undefined) pending.delete(job);
    const task = taskIn(answer);
    if (task !== undefined) pending.add(task);
    return answer;
  };
}

function taskIn(answer: Passed): string | undefined {
  if (answer.status !== 202) return undefined;
  const { task } = objectIn(answer);
  return typeof task === 'string' ? task : undefined;
}

interface Style {
  alter: () => Alteration;
  concurrency: number;
  declare?: (target: Target) => Target;
}

const styles: Readonly<Record<string, Style>> = {
  'a path of slugs': { alter: slugs, concurrency: 1 },
  'names of parents': { alter: namesOfParents, concurrency: 1 },
  'short answers to changes': { alter: shortAnswers, concurrency: 1 },
  'jobs that end late': { alter: lateJobs, concurrency: 1 },
  'jobs that are removed once their outcome was read': {
    alter: withRemovedJobs,
    concurrency: 1,
    declare: removedJobs,
  },
  'changes refused while a job is pending': { alter: lockedByJobs, concurrency: 3 },
};

const same = (target: Target) => target;

test.each(Object.entries(styles))('an honest server with %s has no findings', async (_, style) => {
  const { alter, concurrency, declare = same } = style;
  const { findings, flaky, voidReason } = await exploreFake({
    steps: 100,
    classes: ['administration'],
    behind: (inner) => startAltered(inner, alter()),
    change: (target) => declare({ ...target, pace: { ...target.pace, concurrency } }),
  });
  expect(findings.map(({ id, reason, steps }) => ({ id, reason, steps }))).toEqual([]);
  if (concurrency === 1) expect(flaky).toEqual([]);
  expect(voidReason).toBeNull();
});
