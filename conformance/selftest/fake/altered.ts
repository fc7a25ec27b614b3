import { createHash } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { OperationId } from '../../canonical/operations.ts';
import type { RunRecord } from '../../record/run-record.ts';
import { type RunOptions, run } from '../../runner/run.ts';
import { readTarget } from '../../target/read-target.ts';
import type { Binding, Target } from '../../target/types.ts';
import { countedTime } from './counted-time.ts';
import { startFlat } from './flat/server.ts';
import { type Answer, type Running, serverOf, start } from './service/start.ts';
import type { FaultName } from './violations/index.ts';

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

type Forward = (changed?: Partial<Passing>) => Promise<Passed>;

async function currentOf(path: string, { origin }: URL, forward: Forward): Promise<Passed> {
  const url = new URL(`${origin}/platform/v2/admin/departments/${path.split('/').at(-1)}`);
  const answer = await forward({ method: 'GET', url, body: Buffer.alloc(0) });
  const etag = `"${createHash('sha256').update(answer.body).digest('hex')}"`;
  return answer.status === 200 ? { ...answer, headers: { ...answer.headers, etag } } : answer;
}

/** The proxy refuses the first `refusals` changes although `If-Match` contains the current version. */
export function withVersions(refusals = 0): Alteration {
  let left = refusals;
  return async ({ method, url, headers }, forward) => {
    const isRead = method === 'GET' && url.pathname.includes('/departments/');
    if (isRead) return currentOf(url.pathname, url, forward);
    if (!['PUT', 'DELETE'].includes(method) || !url.pathname.includes('/units/')) return forward();
    const { etag } = (await currentOf(url.pathname, url, forward)).headers;
    if (headers['if-match'] === undefined) return { status: 428, body: {} };
    const isCurrent = headers['if-match'] === etag && left-- <= 0;
    return isCurrent ? forward() : { status: 412, body: {} };
  };
}

export function readingVersions(target: Target): Target {
  const before = { path: '/v2/admin/departments/{id}', answer: { version: { header: 'ETag' } } };
  const reading = { before, headers: { 'If-Match': '{version}' } };
  return withBinding('deleteDepartment', reading)(withBinding('updateDepartment', reading)(target));
}

export interface Passing {
  method: string;
  url: URL;
  headers: Record<string, string>;
  body: Buffer;
}

export interface Passed {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

export type Alteration = (
  request: Passing,
  forward: (changed?: Partial<Passing>) => Promise<Passed>,
) => Answer | Promise<Answer>;

export function startAltered(inner: Running, alter: Alteration): Promise<Running> {
  return start(
    serverOf(async (incoming, response) => {
      const request = await passingOf(incoming, inner.url);
      const { status, headers = {}, body } = await alter(request, (changed) => forward({ ...request, ...changed }));
      const isPlain = body === undefined || Buffer.isBuffer(body);
      response.writeHead(status, isPlain ? headers : { 'content-type': 'application/json', ...headers });
      response.end(isPlain ? body : JSON.stringify(body));
    }),
  );
}

async function passingOf(incoming: IncomingMessage, base: string): Promise<Passing> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(Buffer.from(chunk));
  const { host: _, connection: __, 'content-length': ___, 'transfer-encoding': ____, ...copied } = incoming.headers;
  return {
    method: incoming.method ?? 'GET',
    url: new URL(incoming.url ?? '/', base),
    headers: Object.fromEntries(Object.entries(copied).map(([name, value]) => [name, String(value)])),
    body: Buffer.concat(chunks),
  };
}

async function forward({ method, url, headers, body }: Passing): Promise<Passed> {
  const answer = await fetch(url, { method, headers, ...(body.length > 0 && { body: new Uint8Array(body) }) });
  const copied = [...answer.headers].filter(([name]) => name === 'content-type' || name === 'location');
  return { status: answer.status, headers: Object.fromEntries(copied), body: Buffer.from(await answer.arrayBuffer()) };
}

export function objectIn({ body }: { body: Buffer }): Record<string, unknown> {
  const value: unknown = JSON.parse(body.toString('utf8') || '{}');
  return typeof value === 'object' && value !== null ? { ...value } : {};
}

export interface Judged extends Partial<RunOptions> {
  faults?: readonly FaultName[];
  alter?: Alteration;
  change?: (target: Target) => Target;
}

export async function judgeAltered({ faults, alter, change, ...options }: Judged): Promise<RunRecord> {
  const inner = await startFlat(faults);
  const server = await startAltered(inner, alter ?? ((_request, forward) => forward()));
  const described = readTarget('fixtures/targets/foreign-flat.yaml', { FOREIGN_URL: server.url });
  const target = { ...described, pace: { ...described.pace, pollInterval: 2, jobDeadline: 1000 } };
  const record = await run({
    ...{ target: change?.(target) ?? target, runId: 'selftest', verdicts: ['stated'], ...countedTime() },
    ...options,
  });
  await server.close();
  await inner.close();
  return record;
}

export function outcomesOf({ cases }: RunRecord): Record<string, string[]> {
  const groups = Map.groupBy(cases, ({ outcome }) => outcome);
  return Object.fromEntries([...groups].map(([outcome, members]) => [outcome, members.map(({ id }) => id)]));
}

export function withBinding(operation: OperationId, added: Partial<Binding>): (target: Target) => Target {
  return ({ operations, ...target }) => ({
    ...target,
    operations: { ...operations, [operation]: { ...operations?.[operation], ...added } },
  });
}

/** Returns each list in another order at each read. */
export function otherOrder(): Alteration {
  let reads = 0;
  return async (request, forward) => {
    const answer = await forward();
    const isJson = answer.headers['content-type']?.includes('json');
    if (request.method !== 'GET' || !isJson || answer.status !== 200) return answer;
    const lists = Object.entries(objectIn(answer)).map(([name, value]): [string, unknown] => {
      if (!Array.isArray(value) || value.length === 0) return [name, value];
      const at = ++reads % value.length;
      return [name, [...value.slice(at), ...value.slice(0, at)]];
    });
    return { status: 200, body: Object.fromEntries(lists) };
  };
}

export function rowsOf(json: Record<string, unknown>, name: string): Record<string, unknown>[] {
  return Array.isArray(json[name]) ? json[name] : [];
}

export function withFewReads(target: Target): Target {
  return { ...target, pace: { ...target.pace, pollInterval: 100 } };
}
