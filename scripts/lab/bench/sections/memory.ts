import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { authorization } from '../../../../testing/requests/send.ts';
import { sandboxOn } from '../creations.ts';
import { load } from '../measure.ts';
import { atMost, type Section } from '../sections.ts';
import { type Ping, readPing } from '../servers.ts';

const measurements = 10;

export const memory: Section = {
  name: 'memory',
  title: 'Memory of the sandbox under reads and updates, by the number of requests',
  run: async ({ quick }) => {
    using folder = mkdtempDisposableSync(join(tmpdir(), 'bench-memory-'));
    const step = quick ? 5_000 : 100_000;
    const inMemory = await curveOf('memory', step);
    const inSqlite = await curveOf(`sqlite:${join(folder.path, 'bench.db')}`, step);
    const growth = (curve: readonly number[]) => (curve.at(-1) ?? Number.NaN) / (curve[measurements / 2 - 1] ?? 0);
    return {
      columns: ['requests', 'tenants in memory, MB', 'tenants in SQLite, MB'],
      rows: inMemory.map((megabytes, at) => [(at + 1) * step, megabytes, inSqlite[at] ?? Number.NaN]),
      bars: [
        atMost(1.1, '', 'growth in the second half, tenants in memory', growth(inMemory)),
        atMost(1.1, '', 'growth in the second half, tenants in SQLite', growth(inSqlite)),
      ],
      notes: ['Three reads of a department come before each update of its name, so that the data does not grow.'],
    };
  },
};

async function curveOf(store: string, amount: number): Promise<number[]> {
  await using sandbox = await sandboxOn(store);
  const headers = await authorization(sandbox.url, 'aurora-admin-key');
  const read: Ping = { ...readPing, headers };
  const update: Ping = {
    ...{ method: 'PATCH', path: readPing.path, headers: { ...headers, 'content-type': 'application/vnd.api+json' } },
    body: JSON.stringify({ data: { type: 'departments', id: '12', attributes: { name: 'Treasury #' } } }),
  };
  const curve: number[] = [];
  while (curve.length < measurements) {
    await load(sandbox.url, [read, read, read, update], { amount });
    curve.push(Math.round((await sandbox.usage()).memory / 1e6));
  }
  return curve;
}
