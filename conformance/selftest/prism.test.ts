import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cases } from '../cases/index.ts';
import type { CaseRecord, RunRecord } from '../runner/model.ts';
import { run } from '../runner/run.ts';
import type { Target } from '../target/types.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const mocks: ChildProcess[] = [];
let record: RunRecord;

/** What makes an object to work with can't be told from examples alone. */
const making = new Set(['createDepartment', 'uploadDocument']);
const stateful = cases.filter(({ operations }) => operations.some((operation) => making.has(operation)));

beforeAll(async () => {
  const [admin, documents] = await Promise.all([mockOf('admin'), mockOf('documents')]);
  const target: Target = {
    target: 1,
    name: 'Prism, which answers from the examples of the contract',
    baseUrl: { admin, documents },
    credentials: { admin: 'admin-key', superAdmin: 'super-admin-key', user: 'user-key' },
    existing: {
      folder: { id: '2', path: '/Suppliers' },
      secondFolder: { id: '10', path: '/Customers' },
      roles: ['5', '7'],
      unknownUserId: '9{n}00000000',
    },
    pace: { firstPoll: 1, pollInterval: 1, jobDeadline: 100 },
  };
  record = await run({ target, runId: 'prism', verdicts: ['stated', 'published'], cases: stateful });
}, 90_000);

afterAll(async () => {
  await Promise.all(mocks.map((mock) => (mock.kill() ? once(mock, 'exit') : undefined)));
});

test('Prism alone passes no case that needs state', () => {
  expect(stateful.length).toBeGreaterThan(100);
  expect(record.voidReason).toBeNull();
  const passed = record.cases.filter(({ outcome }) => outcome === 'passed').filter(madeSomething);
  expect(passed.map(({ id }) => id)).toEqual([]);
});

function madeSomething({ exchanges }: CaseRecord): boolean {
  return exchanges.some(({ operation, status }) => making.has(operation) && status !== null && status < 300);
}

async function mockOf(name: string): Promise<string> {
  const port = await freePort();
  const prism = `${root}node_modules/@stoplight/prism-cli/dist/index.js`;
  const contract = `${root}dist/openapi/${name}.json`;
  const mock = spawn(process.execPath, [prism, 'mock', '-p', `${port}`, contract], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  mocks.push(mock);
  await new Promise<void>((listening, failed) => {
    mock.stdout?.on('data', (text) => /listening/.test(String(text)) && listening());
    mock.once('exit', (code) => failed(new Error(`Prism ended with ${code}`)));
  });
  return `http://127.0.0.1:${port}`;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('there is no port');
  return address.port;
}
