import type { WorkKindName } from '../tenant/rows.ts';
import type { JournalExchange } from './exchange.ts';
import { jsonOf } from './message.ts';

interface Traces {
  path: RegExp;
  submission: RegExp;
}

const tracesOf: Readonly<Record<WorkKindName, Traces>> = {
  job: { path: /^\/v2\/admin\/jobs\/(\d+)/, submission: /^\/v2\/admin\// },
  'user-import': { path: /^\/v2\/admin\/users\/import\/(\d+)/, submission: /^\/v2\/admin\/users\/import/ },
  document: { path: /^\/documents\/(\d+)/, submission: /^\/documents/ },
  provision: { path: /^\/provision-records\/(\d+)/, submission: /^\/provisions/ },
};

/** Status changes just before a request count as changes by it. `work` is a kind and an id, such as `job/1`. */
export function concernsWork({ url, method, answer, due }: JournalExchange, work: string): boolean {
  const [name, id] = work.split('/', 2);
  if (due.some(({ machine, subject }) => machine === name && subject === id)) return true;
  const traces = Object.entries(tracesOf).find(([machine]) => machine === name)?.[1];
  if (!traces) return false;
  if (traces.path.exec(url)?.[1] === id) return true;
  if (method === 'GET' || !answer || answer.status >= 300 || !traces.submission.test(url)) return false;
  return submittedIds(jsonOf(answer), name ?? '').includes(id);
}

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
