import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type PostgresServer, startPostgres } from '../../src/stores/testing/postgres-server.ts';
import { type History, judge, record } from './history.ts';
import { killUnderLoad, type Victim } from './kill-under-load.ts';
import { startReplica } from './processes.ts';

const folder = mkdtempSync(join(tmpdir(), 'proofs-'));
let server: PostgresServer;
beforeAll(async () => {
  server = await startPostgres({ durable: true });
}, 60_000);
afterAll(async () => {
  await server.end();
  rmSync(folder, { recursive: true, force: true });
}, 60_000);

const sandboxOn = async (address: () => Promise<string>): Promise<Victim> => {
  const store = await address();
  return {
    store,
    strike: async (replica) => {
      await replica.kill();
      return startReplica(store);
    },
  };
};

test.each([
  ['a sandbox on SQLite', () => sandboxOn(async () => `sqlite:${join(folder, 'kill.db')}`)],
  ['a sandbox on PostgreSQL', () => sandboxOn(() => server.database())],
  [
    'PostgreSQL itself',
    async () => ({ store: await server.database(), strike: (replica) => server.kill().then(() => replica) }) as Victim,
  ],
])('%s is killed under load and loses nothing that was acknowledged', { timeout: 90_000 }, async (_name, victim) => {
  const { acknowledged, lost, wrong } = await killUnderLoad(await victim(), 3);
  expect({ lost, wrong }).toEqual({ lost: [], wrong: [] });
  expect(acknowledged).toBeGreaterThan(60);
});

test('replicas behave as one under concurrent writes to one tenant', { timeout: 90_000 }, async () => {
  const store = await server.database();
  const replicas = await Promise.all([startReplica(store), startReplica(store)]);
  const history = await record(replicas, 4);
  await Promise.all(replicas.map((replica) => replica.kill()));
  expect(judge(history)).toEqual([]);
  expect(history.created.length).toBe(32);
});

test('a program that starts PostgreSQL ends with the exit code that it has set', { timeout: 60_000 }, async () => {
  const helper = new URL('../../src/stores/testing/postgres-server.ts', import.meta.url);
  const program = `
    const { startPostgres } = await import('${helper}');
    await (await startPostgres()).end();
    process.exitCode = 7;`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], { stdio: 'ignore' });
  expect(await once(child, 'exit')).toEqual([7, null]);
});

const at = (began: number, ended: number) => ({ began, ended, replica: 0 });
const empty: History = { created: [], listed: [], jobs: [] };

test.each<[string, Partial<History>, string]>([
  [
    'a name that two were given',
    {
      created: [
        { ...at(0, 1), name: 'A', id: '1' },
        { ...at(0, 1), name: 'A', id: '2' },
      ],
    },
    'lost update: the name A',
  ],
  [
    'an id that two were given',
    {
      created: [
        { ...at(0, 1), name: 'A', id: '1' },
        { ...at(0, 1), name: 'B', id: '1' },
      ],
    },
    'lost update: the id 1',
  ],
  ['a name that nobody got', { created: [{ ...at(0, 1), name: 'A', id: undefined }] }, 'nobody has it'],
  [
    'a list without what was acknowledged',
    { created: [{ ...at(0, 1), name: 'A', id: '1' }], listed: [{ ...at(2, 3), seen: new Map() }] },
    'stale read',
  ],
  [
    'a job that goes back',
    {
      jobs: [
        { ...at(0, 1), job: '1', status: 'succeeded', succeeded: 1 },
        { ...at(2, 3), job: '1', status: 'running', succeeded: 0 },
      ],
    },
    'stale read',
  ],
  [
    'a job that counts its member twice',
    { jobs: [{ ...at(0, 1), job: '1', status: 'succeeded', succeeded: 2 }] },
    'double settle',
  ],
])('the judge finds %s', (_what, history, fault) => {
  expect(judge({ ...empty, ...history })).toEqual([expect.stringContaining(fault)]);
});
