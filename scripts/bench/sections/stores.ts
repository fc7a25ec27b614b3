import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { type PostgresServer, startPostgres } from '../../../src/stores/testing/postgres-server.ts';
import { root } from '../../generate/files.ts';
import { median } from '../measure.ts';
import type { Bar, Measured, Section } from '../section.ts';
import { type Running, start } from '../servers.ts';
import { millisecondsToOpen, roundTripsOf } from '../store-costs.ts';

const health = { method: 'GET', path: '/_sandbox/health', headers: {} } as const;

/** Callers at once, as the bar for durable creations names them. */
const callers = 32;

export const stores: Section = {
  name: 'stores',
  title: `Department creations by ${callers} callers, by where tenants are kept`,
  run: async ({ quick }) => {
    const folder = mkdtempSync(join(tmpdir(), 'bench-stores-'));
    const server = await startPostgres({ durable: true });
    try {
      return await measureAll(folder, server, quick ? { rounds: 1, seconds: 1 } : { rounds: 3, seconds: 3 });
    } finally {
      await server.end();
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

interface Length {
  rounds: number;
  seconds: number;
}

interface Figures {
  cpu: number;
  perSecond: number;
  p99: number;
}

async function measureAll(folder: string, server: PostgresServer, length: Length): Promise<Measured> {
  const addresses = new Map([
    ['memory', 'memory'],
    ['sqlite', `sqlite:${join(folder, 'bench.db')}`],
    ['postgres', await server.database()],
  ]);
  const figures = new Map<string, Figures>();
  for (const [name, address] of addresses) figures.set(name, await creations([address], ['aurora'], length));
  const store = await server.database();
  const [one, two] = [
    await creations([store], ['aurora', 'borealis'], length),
    await creations([store, store], ['aurora', 'borealis'], length),
  ];
  figures.set('postgres, one replica, two tenants', one);
  figures.set('postgres, two replicas, two tenants', two);
  const opening = { sqlite: `sqlite:${join(folder, 'open.db')}`, postgres: await server.database() };
  const opened = new Map<string, number>();
  for (const [name, address] of Object.entries(opening)) opened.set(name, await millisecondsToOpen(address, 10_000));
  const trips = await roundTripsOf(await server.database());
  const cores = availableParallelism();
  const scale = two.perSecond / one.perSecond;
  const notes = [
    'A creation is answered when it is on disk (SQLite: synchronous = FULL, PostgreSQL: fsync on).',
    `Two replicas served ${scale.toFixed(2)} times what one did; database, replicas and callers shared ${cores} cores.`,
  ];
  return {
    columns: ['kept in', 'CPU µs', 'creations/s', 'p99 ms'],
    rows: [...figures].map(([name, { cpu, perSecond, p99 }]) => [
      name,
      cpu.toFixed(0),
      perSecond.toFixed(0),
      p99.toFixed(1),
    ]),
    bars: [
      ...barsOf(figures, opened, trips),
      ...(cores >= 6 ? [atLeast('two replicas beside one', scale, 1.6, 'times')] : []),
    ],
    notes: cores >= 6 ? notes : [...notes, 'The bar of 1.6 times needs six cores, so that the callers leave room.'],
  };
}

function barsOf(
  figures: ReadonlyMap<string, Figures>,
  opened: ReadonlyMap<string, number>,
  trips: { read: number; write: number },
): Bar[] {
  const cpuOf = (name: string) => figures.get(name)?.cpu ?? Number.NaN;
  return [
    atMost('CPU of a durable commit in SQLite, times memory', cpuOf('sqlite') / cpuOf('memory'), 3, 'times'),
    atLeast('durable creations in SQLite', figures.get('sqlite')?.perSecond ?? Number.NaN, 2_000, '/s'),
    atMost('round trips of a read in PostgreSQL', trips.read, 1, ''),
    atMost('round trips of a write in PostgreSQL', trips.write, 2, ''),
    ...[...opened].map(([name, ms]) => atMost(`opening a world of 10,000 users, ${name}`, ms, 300, 'ms')),
  ];
}

const atMost = (what: string, measured: number, bar: number, unit: string): Bar => ({
  what,
  measured,
  kind: 'at most',
  bar,
  unit,
});
const atLeast = (what: string, measured: number, bar: number, unit: string): Bar => ({
  what,
  measured,
  kind: 'at least',
  bar,
  unit,
});

/** Creations in each tenant on one of the replicas, all at the same time. */
async function creations(addresses: string[], tenants: string[], { rounds, seconds }: Length): Promise<Figures> {
  const replicas: Running[] = [];
  try {
    for (const address of addresses) replicas.push(await startOn(address));
    const rows: Figures[] = [];
    await oneRound(replicas, tenants, Math.min(1, seconds));
    for (let round = 0; round < rounds; round++) rows.push(await oneRound(replicas, tenants, seconds));
    return {
      cpu: median(rows.map(({ cpu }) => cpu)),
      perSecond: median(rows.map(({ perSecond }) => perSecond)),
      p99: median(rows.map(({ p99 }) => p99)),
    };
  } finally {
    await Promise.all(replicas.map((replica) => replica.stop()));
  }
}

function startOn(address: string): Promise<Running> {
  const args = (port: number) => ['sandbox', '--port', String(port), '--store', address];
  return start(address, (port) => ({ script: `${root}bin/cps.js`, args: args(port) }), health);
}

async function oneRound(replicas: Running[], tenants: string[], seconds: number): Promise<Figures> {
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
  await fetch(`${url}/_sandbox/tenants/${tenant}`, {
    method: 'PATCH',
    headers: { 'content-type': 'application/json' },
    body: '{"adminAccessApi":true}',
  });
  const signedIn = await fetch(`${url}/v2/admin/auth/token`, {
    method: 'POST',
    headers: { 'x-api-key': `${tenant}-admin-key` },
  });
  const { token } = (await signedIn.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/vnd.api+json' };
  const numbered = (request: autocannon.Request): autocannon.Request => {
    made += 1;
    return { ...request, body: `{"data":{"type":"departments","attributes":{"name":"Bench ${process.pid} ${made}"}}}` };
  };
  const requests = [{ method: 'POST' as const, path: '/v2/admin/departments', headers, setupRequest: numbered }];
  const result = await autocannon({ url, duration, connections, requests });
  if (result.non2xx + result.errors > 0) throw new Error(`bad answers: ${JSON.stringify(result.statusCodeStats)}`);
  return result;
}
