import { mkdtempDisposableSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from 'pg';
import { startPostgres } from '../../../../src/store/testing/postgres-server.ts';
import { launchSandbox } from '../launch-sandbox.ts';
import { atMost, type Section } from '../sections.ts';
import { boot } from '../servers.ts';

const sizes = [1_000, 10_000, 100_000];
/** Time limit in milliseconds for the first response of a sandbox. */
const patience = 300_000;
const probe = { method: 'POST', path: '/v2/admin/auth/token', headers: { 'x-api-key': 'world-admin-key' } } as const;

export const worlds: Section = {
  name: 'worlds',
  title: 'Generated data: one department per 20 users and one document per 5 users, with the story of a merger',
  run: async ({ quick }) => {
    const figures = [];
    for (const users of quick ? sizes.slice(0, 1) : sizes) figures.push(...(await measureSize(users)));
    return {
      columns: ['users', 'store', 'answer, s', 'CPU, s', 'memory, MB', 'stored, MB', 'again, s', 'CPU again, s'],
      rows: figures.map(({ users, store, first, stored, later }) => [
        ...[users, store, first.seconds, first.cpu, Math.round(first.memory / 1e6)],
        ...(later ? [stored / 1e6, later.seconds, later.cpu] : ['-', '-', '-']),
      ]),
      // The benchmark limits the CPU time, because other programs on the machine affect the elapsed time.
      bars: figures
        .filter(({ users }) => users === sizes.at(-1))
        .map(({ store, first }) =>
          atMost(10, 's', `CPU until the first answer with 100,000 users, ${store}`, first.cpu),
        ),
      notes: [
        'The time to the first answer starts with the command `cps sandbox --world users=…` and ends with an access token of the generated tenant.',
        'The column *again* is measured with a later process, which loads the tenant from the same store. CPU is the CPU time of the sandbox, without the PostgreSQL server.',
      ],
    };
  },
};

async function measureSize(users: number) {
  using folder = mkdtempDisposableSync(join(tmpdir(), 'bench-worlds-'));
  await using server = await startPostgres({ durable: true });
  const database = await server.database();
  const order = `users=${users},departments=${users / 20},documents=${users / 5},seed=7,story=merger`;
  const figures = [];
  for (const address of ['memory', `sqlite:${join(folder.path, 'worlds.db')}`, database]) {
    const store = address.replace(/:.*/, '');
    const first = await started(address, '--world', order);
    const stored = store === 'sqlite' ? bytesIn(folder.path) : await bytesOf(database);
    figures.push({ users, store, first, stored, later: store === 'memory' ? undefined : await started(address) });
  }
  return figures;
}

async function started(address: string, ...others: readonly string[]) {
  const launch = (port: number) => launchSandbox(port, ['--store', address, ...others]);
  await using sandbox = await boot('the sandbox', launch, probe, patience);
  return { seconds: sandbox.startedIn / 1000, ...(await sandbox.usage()) };
}

function bytesIn(folder: string): number {
  return readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
}

async function bytesOf(address: string): Promise<number> {
  const client = new Client({ connectionString: address });
  await client.connect();
  const { rows } = await client.query<{ bytes: string }>('select pg_database_size(current_database()) as bytes');
  await client.end();
  return Number(rows[0]?.bytes);
}
