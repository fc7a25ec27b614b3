import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStore } from '../store/open-store.ts';
import { StoredTenants } from '../store/stored-tenants.ts';
import { sweepStore } from '../store/sweep.ts';
import { type PostgresServer, startPostgres } from '../store/testing/postgres-server.ts';
import { openSandboxServer } from './start.ts';

const folder = mkdtempSync(join(tmpdir(), 'sweep-'));
type Method = 'POST' | 'DELETE';

let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres();
});
afterAll(async () => {
  await server.end();
  rmSync(folder, { recursive: true });
});

let made = 0;
const places: [string, () => Promise<string>][] = [
  ['SQLite', async () => `sqlite:${join(folder, `${made++}.db`)}`],
  ['PostgreSQL', () => server.database()],
];

async function sandboxOn(address: string) {
  let passed = 0;
  const clock = () => Date.now() + passed;
  const store = await openStore(address);
  const app = await openSandboxServer({ store, clock });
  const send = async (method: Method, url: string, payload?: object, headers = {}) => {
    const answer = await app.inject({ method, url, headers, ...(payload && { payload }) });
    expect(answer.statusCode, answer.payload).toBeLessThan(300);
    return answer.payload === '' ? undefined : answer.json();
  };
  const bearer = async (tenant: string) => {
    const { token } = await send('POST', '/auth/token', undefined, { 'x-api-key': `${tenant}-admin-key` });
    return { authorization: `Bearer ${token}` };
  };
  return {
    store,
    close: () => app.close(),
    pass: (milliseconds: number) => {
      passed += milliseconds;
    },
    control: (method: Method, url: string, payload?: object) => send(method, `/_sandbox/tenants${url}`, payload),
    upload: async (tenant: string, content: string): Promise<string> => {
      const form = new FormData();
      form.set('file', new Blob([content], { type: 'text/plain' }), `${content}.txt`);
      const sent = new Response(form);
      const type = { 'content-type': sent.headers.get('content-type') ?? '' };
      const payload = Buffer.from(await sent.arrayBuffer());
      const headers = { ...type, ...(await bearer(tenant)) };
      return (await send('POST', '/documents', payload, headers)).documentId;
    },
    drop: async (tenant: string, id: string) => send('DELETE', `/documents/${id}`, undefined, await bearer(tenant)),
    sweep: async (unusedFor: number) =>
      sweepStore({ store, tenants: await StoredTenants.open(store, { clock, mostWorlds: 10 }) }, unusedFor),
    isKept: (content: string) =>
      Promise.resolve(createHash('sha256').update(content).digest('hex'))
        .then((hash) => text(store.files.open(hash)))
        .then(
          (found) => found === content,
          () => false,
        ),
  };
}

const contents = ['stays', 'in a snapshot', 'in a copy', 'deleted', 'of a short life'];

test.each(places)('in %s bytes stay while a tenant, a snapshot or a copy names them', async (_where, address) => {
  const sandbox = await sandboxOn(await address());
  const { control, upload, drop, sweep } = sandbox;
  const there = () => Promise.all(contents.map(sandbox.isKept));
  await control('POST', '', { id: 'one' });
  await control('POST', '', { id: 'brief', ttl: '1m' });
  await upload('brief', 'of a short life');
  await upload('one', 'stays');
  await drop('one', await upload('one', 'deleted'));
  const snapped = await upload('one', 'in a snapshot');
  await control('POST', '/one/snapshots', { name: 'early' });
  const copied = await upload('one', 'in a copy');
  await control('POST', '', { id: 'two', from: 'one' });
  await drop('one', snapped);
  await drop('one', copied);
  expect(await sweep(60_000)).toEqual({ tenants: 0, files: 0, bytes: 0 });
  sandbox.pass(120_000);
  expect(await sweep(0)).toEqual({ tenants: 1, files: 2, bytes: 22 });
  expect(await there()).toEqual([true, true, true, false, false]);

  await control('POST', '/one/reset');
  await control('DELETE', '/two');
  expect(await sweep(0)).toMatchObject({ tenants: 0, files: 1 });
  expect(await there()).toEqual([true, true, false, false, false]);

  await control('POST', '/one/snapshots/early/restore');
  await control('DELETE', '/one/snapshots/early');
  expect(await sweep(0)).toMatchObject({ files: 0 });
  await control('DELETE', '/one');
  expect(await sweep(0)).toMatchObject({ files: 2 });
  expect(await there()).toEqual(contents.map(() => false));
  await sandbox.close();
});

test('bytes that come again while they are swept, or given back, are there afterwards', async () => {
  for (const [, address] of places) {
    const { files, sweep, close } = await openStore(await address()).then((store) => ({
      files: store.files,
      sweep: () => store.sweep(0),
      close: () => store.close(),
    }));
    const bring = async () => {
      const intake = files.receive();
      await intake.write(Buffer.from('the same again'));
      return intake.keep();
    };
    for (let round = 0; round < 20; round++) {
      const { hash } = await bring();
      await Promise.all([bring(), round % 2 === 0 ? files.release(hash) : sweep()]);
      const found = await text(files.open(hash)).catch(() => 'gone');
      if (round % 2 === 0) expect(found).toBe('the same again');
      await bring();
      expect(await text(files.open(hash))).toBe('the same again');
    }
    await close();
  }
});

test('only one of several processes sweeps in each interval', async () => {
  for (const [, address] of places) {
    const place = await address();
    const isShared = place.startsWith('postgres');
    const stores = await Promise.all((isShared ? [1, 2, 3] : [1]).map(() => openStore(place)));
    const answers = await Promise.all(stores.map((store) => store.isDueToSweep(60_000)));
    expect(answers.filter(Boolean)).toHaveLength(1);
    expect(await stores[0]?.isDueToSweep(60_000)).toBe(false);
    await Promise.all(stores.map((store) => store.close()));
  }
});
