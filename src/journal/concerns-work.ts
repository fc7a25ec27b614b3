import type { MachineName } from '../world/rows.ts';
import type { Exchange } from './exchange.ts';
import { jsonOf } from './message.ts';

interface Traces {
  /**
   * Matches the paths of requests that read or change a job or other object. The first group contains the object's id.
   */
  path: RegExp;
  /** Matches the paths of requests that start asynchronous work, such as a job. */
  submission: RegExp;
}

/** For each state machine, the URL patterns of requests that concern its objects, such as jobs. */
const tracesOf: Readonly<Record<MachineName, Traces>> = {
  job: { path: /^\/v2\/admin\/jobs\/(\d+)/, submission: /^\/v2\/admin\// },
  'user-import': { path: /^\/v2\/admin\/users\/import\/(\d+)/, submission: /^\/v2\/admin\/users\/import/ },
  document: { path: /^\/documents\/(\d+)/, submission: /^\/documents/ },
  provision: { path: /^\/provision-records\/(\d+)/, submission: /^\/provisions/ },
};

/**
 * Returns whether a request started or read the given job or other asynchronous work.
 * Returns true also for a request before which the sandbox applied a state transition of the job.
 * The text `work` consists of the name of the state machine and the id of the object, for example `job/1`.
 */
export function concernsWork({ url, method, answer, due }: Exchange, work: string): boolean {
  const [name, id] = work.split('/', 2);
  if (due.some(({ machine, subject }) => machine === name && subject === id)) return true;
  const traces = Object.entries(tracesOf).find(([machine]) => machine === name)?.[1];
  if (!traces) return false;
  if (traces.path.exec(url)?.[1] === id) return true;
  if (method === 'GET' || !answer || answer.status >= 300 || !traces.submission.test(url)) return false;
  return submittedIds(jsonOf(answer), name ?? '').includes(id);
}

/** Returns the ids of the asynchronous work that a request has started. The response body contains these ids. */
function submittedIds(body: unknown, machine: string): unknown[] {
  if (!isRecord(body)) return [];
  if (machine === 'document') return [body['documentId']];
  if (machine === 'provision') return [body['recordId']];
  const { data } = body;
  const type = machine === 'job' ? 'jobs' : 'user-import-processes';
  return isRecord(data) && data['type'] === type ? [data['id']] : [];
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
