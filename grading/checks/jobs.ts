import { at, type ClientExchange, pausesBetween, retryAfterOf } from '../observe/exchange.ts';
import { type Check, each, failed, notObserved, passed } from '../observe/finding.ts';
import { hasEnded, reportedFailure, reportedSuccess, type Transcript } from '../observe/transcript.ts';

/** Timers can fire early, so a client's pause may be too short by this number of milliseconds. */
const tolerance = 100;

interface Job {
  id: string;
  acknowledgment: ClientExchange;
  polls: ClientExchange[];
}

function jobsOf({ exchanges }: Transcript): Job[] {
  return exchanges.flatMap((acknowledgment) => {
    const id = at(acknowledgment.answer?.body, 'data', 'id');
    const isJob = acknowledgment.status === 202 && at(acknowledgment.answer?.body, 'data', 'type') === 'jobs';
    if (!isJob || typeof id !== 'string') return [];
    const polls = exchanges.filter(
      ({ method, path, host }) => method === 'GET' && host === 'sandbox' && isJobPath(path, id),
    );
    return [{ id, acknowledgment, polls }];
  });
}

function isJobPath(path: string, id: string): boolean {
  return path.split('?')[0] === `/v2/admin/jobs/${id}`;
}

function statusOf({ answer, isWhole }: ClientExchange): unknown {
  return isWhole ? at(answer?.body, 'data', 'attributes', 'status') : undefined;
}

/** True if a line of output contains the id and a word such as `fail` or `error`. */
function reports(output: string, id: string, applied: readonly string[]): boolean {
  const has = (line: string, word: string) => line.split(/[^\w-]+/).includes(word);
  return output
    .split('\n')
    .filter((line) => has(line, id))
    .some((line) => /fail|not|refus|reject|error/i.test(line) || !applied.every((other) => has(line, other)));
}

const endOf = ({ polls }: Job) => polls.find((poll) => ['succeeded', 'failed'].includes(String(statusOf(poll))));
const noJob = 'The client started no job.';

function stopsAt(status: string): Check {
  return each(`No job ended with the status ${status}.`, jobsOf, (job) => {
    const end = endOf(job);
    if (!end || statusOf(end) !== status) return undefined;
    const later = job.polls.filter(
      ({ id, at: time }) => id > end.id && end.answeredAt !== null && time >= end.answeredAt,
    );
    return later.length > 1
      ? failed(`The client continued to read the job after the status ${status}.`, end, ...later)
      : passed(`The client stopped reading the job after the status ${status}.`, end);
  });
}

export const jobs: Readonly<Record<string, Check>> = {
  'jobs-read': each(noJob, jobsOf, ({ acknowledgment, polls: [first] }, scene) => {
    if (first) return passed('The client read the job that the 202 response named.', acknowledgment, first);
    if (!hasEnded(scene, acknowledgment)) return undefined;
    return failed('The client did not read the job that the 202 response named.', acknowledgment);
  }),

  'jobs-first-wait': each(
    'The client read no job after an acknowledgment with Retry-After.',
    jobsOf,
    ({ acknowledgment, polls: [first] }) => {
      const seconds = retryAfterOf(acknowledgment);
      if (!first || seconds === undefined || acknowledgment.answeredAt === null) return undefined;
      const waited = first.at - acknowledgment.answeredAt;
      const said = `Retry-After was ${seconds} s.`;
      return waited >= seconds * 1000 - tolerance
        ? passed(`${said} The client waited at least that long.`, acknowledgment, first)
        : failed(`${said} The client read the job earlier.`, acknowledgment, first);
    },
  ),

  'jobs-pace': each('The client read no job three times.', jobsOf, (job, scene) => {
    const last = endOf(job)?.id ?? Number.POSITIVE_INFINITY;
    const read = job.polls.filter(({ id, status }) => status === 200 && id <= last);
    const pauses = pausesBetween(read, scene.exchanges);
    if (pauses.length < 2) return undefined;
    // A busy machine can only lengthen a client's pauses, so the shortest pause is closest to the intended pause.
    const shortest = Math.min(...pauses);
    const at = Math.max(0, pauses.indexOf(shortest));
    const shown = read.slice(at, at + 2);
    return shortest >= tolerance
      ? passed('The client paused between the reads of the job.', ...shown)
      : failed('The client read the job again without a pause.', ...shown);
  }),

  'jobs-stop-after-success': stopsAt('succeeded'),
  'jobs-stop-after-failure': stopsAt('failed'),

  'jobs-awaited': each(
    'The client read no job to its end.',
    (scene) => jobsOf(scene).filter(({ polls }) => polls.length > 0),
    (job, scene) => {
      const last = job.polls.at(-1) ?? job.acknowledgment;
      if (endOf(job)) return passed('The client read the job until it ended.', last);
      if (reportedSuccess(scene)) return failed('The client reported success before the job had ended.', last);
      return undefined;
    },
  ),

  'jobs-failure-reported': each('No job failed before the client ended.', jobsOf, (job, scene) => {
    const end = endOf(job);
    if (!end || statusOf(end) !== 'failed') return undefined;
    if (reportedFailure(scene)) return passed('The client reported the failure of the job.', end);
    if (reportedSuccess(scene)) return failed('The job failed, but the client reported success.', end);
    const again = jobsOf(scene).length > 2 && scene.client?.stopped !== null;
    return again ? failed('The client started the job that failed again and again.', end) : undefined;
  }),

  'jobs-partial-result': each('No job succeeded with a failed entry.', jobsOf, (job, scene) => {
    const end = endOf(job);
    const entries = at(end?.answer?.body, 'data', 'attributes', 'result', 'entries');
    if (!end || statusOf(end) !== 'succeeded' || !Array.isArray(entries) || !scene.client) return undefined;
    const idsOf = (outcome: string) =>
      entries.filter((entry) => at(entry, 'outcome') === outcome).map((entry) => String(at(entry, 'id')));
    const [refused, applied] = [idsOf('failed'), idsOf('succeeded')];
    if (refused.length === 0) return undefined;
    const { output, isOutputCut } = scene.client;
    const isReported = reportedFailure(scene) || refused.every((id) => reports(output, id, applied));
    if (!isReported && isOutputCut) return undefined;
    return isReported
      ? passed('The client reported the entries that failed.', end)
      : failed(`The entry ${refused[0]} failed, but the client did not report it.`, end);
  }),

  'jobs-deadline': (scene) => {
    const { client, facts } = scene;
    const [job] = jobsOf(scene);
    const [last] = job?.polls.slice(-1) ?? [];
    if (facts['endlessJob'] !== true || !last || !client || client.stopped === 'enough')
      return notObserved('No job ran without an end.');
    return client.stopped === null
      ? passed('The client gave up waiting.', last)
      : failed('The client was still waiting when the scenario ended.', last);
  },
};
