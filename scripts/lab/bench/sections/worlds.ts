import { mkdtempDisposableSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startPostgres } from '../../../../src/store/testing/postgres-server.ts';
import { launchSandbox } from '../launch-sandbox.ts';
import { atMost, type Bar, type Section } from '../sections.ts';
import { boot, type RunningServer } from '../servers.ts';

/** A store that the benchmark measures: its address, and a function that returns its size in bytes. */
interface Place {
  store: 'memory' | 'sqlite' | 'postgres';
  address: string;
  storedBytes: () => Promise<number>;
}

interface Figures {
  users: number;
  store: Place['store'];
  first: RunningServer;
  cpu: number;
  memory: number;
  stored: number;
  second: { startedIn: number; cpu: number } | undefined;
}

const sizes = [1_000, 10_000, 100_000];
/** Time limit in milliseconds for the first response of a sandbox. */
const patience = 300_000;
const probe = { method: 'POST', path: '/v2/admin/auth/token', headers: { 'x-api-key': 'world-admin-key' } } as const;

export const worlds: Section = {
  name: 'worlds',
  title: 'Generated data: one department per 20 users and one document per 5 users, with the story of a merger',
  run: async ({ quick }) => {
    const figures: Figures[] = [];
    for (const users of quick ? sizes.slice(0, 1) : sizes) figures.push(...(await measureSize(users)));
    return {
      columns: ['users', 'store', 'answer, s', 'CPU, s', 'memory, MB', 'stored, MB', 'again, s', 'CPU again, s'],
      rows: figures.map(({ users, store, first, cpu, memory, stored, second }) => [
        users.toLocaleString('en-US'),
        store,
        (first.startedIn / 1_000).toFixed(1),
        cpu.toFixed(1),
        Math.round(memory / 1e6),
        store === 'memory' ? '-' : (stored / 1e6).toFixed(1),
        second === undefined ? '-' : (second.startedIn / 1_000).toFixed(1),
        second === undefined ? '-' : second.cpu.toFixed(1),
      ]),
      bars: figures.filter(({ users }) => users === sizes.at(-1)).map(barOf),
      notes: [
        'The time to the first answer starts with the command `cps sandbox --world users=…` and ends with an access token of the generated tenant.',
        'The column *again* is measured with a later process, which loads the tenant from the same store. CPU is the CPU time of the sandbox, without the PostgreSQL server.',
      ],
    };
  },
};

/** The benchmark limits the CPU time, because other programs on the machine affect the elapsed time. */
function barOf({ users, store, cpu }: Figures): Bar {
  const what = `CPU until the first answer with ${users.toLocaleString('en-US')} users, ${store}`;
  return atMost(10, 's', what, cpu);
}

async function measureSize(users: number): Promise<Figures[]> {
  using temporary = mkdtempDisposableSync(join(tmpdir(), 'bench-worlds-'));
  const folder = temporary.path;
  await using server = await startPostgres({ durable: true });
  const database = await server.database();
  const places: Place[] = [
    { store: 'memory', address: 'memory', storedBytes: async () => 0 },
    { store: 'sqlite', address: `sqlite:${join(folder, 'worlds.db')}`, storedBytes: async () => bytesIn(folder) },
    { store: 'postgres', address: database, storedBytes: () => bytesOf(database) },
  ];
  const figures: Figures[] = [];
  for (const place of places) figures.push(await measurePlace(users, place));
  return figures;
}

async function measurePlace(users: number, { store, address, storedBytes }: Place): Promise<Figures> {
  const order = `users=${users},departments=${users / 20},documents=${users / 5},seed=7,story=merger`;
  const first = await sandboxOn(address, ['--world', order]);
  const { cpu, memory } = await first.usage();
  await first.stop();
  const stored = await storedBytes();
  if (store === 'memory') return { users, store, first, cpu, memory, stored, second: undefined };
  const later = await sandboxOn(address, []);
  const second = { startedIn: later.startedIn, cpu: (await later.usage()).cpu };
  await later.stop();
  return { users, store, first, cpu, memory, stored, second };
}

function sandboxOn(address: string, others: readonly string[]): Promise<RunningServer> {
  return boot('the sandbox', (port) => launchSandbox(port, ['--store', address, ...others]), probe, patience);
}

function bytesIn(folder: string): number {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return files.reduce((sum, { parentPath, name }) => sum + statSync(join(parentPath, name)).size, 0);
}

async function bytesOf(address: string): Promise<number> {
  const client = new Client({ connectionString: address });
  await client.connect();
  const { rows } = await client.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes');
  await client.end();
  return Number(rows[0]?.bytes);
}
