import autocannon from 'autocannon';
import { authorization } from '../../../testing/requests/send.ts';
import { launchSandbox } from './launch-sandbox.ts';
import { median } from './measure.ts';
import { boot, health, type RunningServer } from './servers.ts';

export const callers = 32;

export interface Length {
  rounds: number;
  seconds: number;
}

export interface Figures {
  /** CPU time of the sandbox processes for each created department, in microseconds. */
  cpu: number;
  perSecond: number;
  /** The 99th percentile of the response times in milliseconds. */
  p99: number;
}

export function sandboxOn(address: string): Promise<RunningServer> {
  return boot(address, (port) => launchSandbox(port, ['--store', address]), health);
}

export async function creations(
  replicas: RunningServer[],
  tenants: string[],
  { rounds, seconds }: Length,
): Promise<Figures> {
  const rows: Figures[] = [];
  await oneRound(replicas, tenants, Math.min(1, seconds));
  for (let round = 0; round < rounds; round++) rows.push(await oneRound(replicas, tenants, seconds));
  return {
    cpu: median(rows.map(({ cpu }) => cpu)),
    perSecond: median(rows.map(({ perSecond }) => perSecond)),
    p99: median(rows.map(({ p99 }) => p99)),
  };
}

async function oneRound(replicas: RunningServer[], tenants: string[], seconds: number): Promise<Figures> {
  const used = async () =>
    (await Promise.all(replicas.map((each) => each.usage()))).reduce((sum, { cpu }) => sum + cpu, 0);
  const before = await used();
  const results = await Promise.all(
    tenants.map((tenant, at) =>
      load(replicas[at % replicas.length]?.url ?? '', tenant, seconds, callers / tenants.length),
    ),
  );
  const cpu = (await used()) - before;
  const total = results.reduce((sum, { requests }) => sum + requests.total, 0);
  const perSecond = results.reduce((sum, { requests, duration }) => sum + requests.total / duration, 0);
  return { cpu: (cpu * 1e6) / total, perSecond, p99: Math.max(...results.map(({ latency }) => latency.p99)) };
}

let made = 0;

async function load(url: string, tenant: string, duration: number, connections: number): Promise<autocannon.Result> {
  const token = await authorization(url, `${tenant}-admin-key`);
  const headers = { ...token, 'content-type': 'application/vnd.api+json' };
  const numbered = (request: autocannon.Request): autocannon.Request => {
    made += 1;
    return { ...request, body: `{"data":{"type":"departments","attributes":{"name":"Bench ${process.pid} ${made}"}}}` };
  };
  const requests = [{ method: 'POST' as const, path: '/v2/admin/departments', headers, setupRequest: numbered }];
  const result = await autocannon({ url, duration, connections, requests });
  if (result.non2xx + result.errors > 0) throw new Error(`bad answers: ${JSON.stringify(result.statusCodeStats)}`);
  return result;
}
