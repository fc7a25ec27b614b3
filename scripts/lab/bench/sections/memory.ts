import { mkdtempDisposableSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import autocannon from 'autocannon';
import { authorization } from '../../../../testing/requests/send.ts';
import { sandboxOn } from '../creations.ts';
import { atMost, type Bar, type Section } from '../sections.ts';
import { type RunningServer, readPing } from '../servers.ts';

const measurements = 10;

export const memory: Section = {
  name: 'memory',
  title: 'Memory of the sandbox under reads and updates, by the number of requests',
  run: async ({ quick }) => {
    using folder = mkdtempDisposableSync(join(tmpdir(), 'bench-memory-'));
    const step = quick ? 5_000 : 100_000;
    const inMemory = await curveOf('memory', step);
    const inSqlite = await curveOf(`sqlite:${join(folder.path, 'bench.db')}`, step);
    const megabytes = (bytes = Number.NaN) => Math.round(bytes / 1e6);
    return {
      columns: ['requests', 'tenants in memory, MB', 'tenants in SQLite, MB'],
      rows: inMemory.map((bytes, at) => [(at + 1) * step, megabytes(bytes), megabytes(inSqlite[at])]),
      bars: [growth('memory', inMemory), growth('SQLite', inSqlite)],
      notes: ['Three reads of a department come before each update of its name, so that the data does not grow.'],
    };
  },
};

async function curveOf(store: string, step: number): Promise<number[]> {
  await using sandbox = await sandboxOn(store);
  const token = await authorization(sandbox.url, 'aurora-admin-key');
  const curve: number[] = [];
  while (curve.length < measurements) {
    await send(sandbox, token, step);
    curve.push((await sandbox.usage()).memory);
  }
  return curve;
}

async function send({ url }: RunningServer, token: { authorization: string }, amount: number): Promise<void> {
  const asked: autocannon.Request = { method: 'GET', path: readPing.path, headers: token };
  const update: autocannon.Request = {
    method: 'PATCH',
    path: readPing.path,
    headers: { ...token, 'content-type': 'application/vnd.api+json' },
    setupRequest: renamed,
  };
  const { non2xx, errors } = await autocannon({
    url,
    amount,
    connections: 10,
    requests: [asked, asked, asked, update],
  });
  if (non2xx + errors > 0) throw new Error(`${non2xx + errors} of ${amount} requests were not answered with 2xx`);
}

let renames = 0;

function renamed(request: autocannon.Request): autocannon.Request {
  renames += 1;
  const data = { type: 'departments', id: '12', attributes: { name: `Treasury ${renames}` } };
  return { ...request, body: JSON.stringify({ data }) };
}

function growth(where: string, curve: readonly number[]): Bar {
  const [half, last] = [curve[(measurements >> 1) - 1], curve.at(-1)];
  const measured = (last ?? Number.NaN) / (half ?? Number.NaN);
  return atMost(1.1, '', `growth in the second half, tenants in ${where}`, measured);
}
