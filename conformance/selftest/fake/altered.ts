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
