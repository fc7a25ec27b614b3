import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { cases } from '../cases/index.ts';
import type { CaseRecord, RunRecord } from '../record/run-record.ts';
import { run } from '../runner/run.ts';
import { realTime } from '../session/time.ts';
import type { Target } from '../target/types.ts';
import { countedTime } from './fake/counted-time.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const mocks: ChildProcess[] = [];
let record: RunRecord;

/** A server that only returns examples cannot create objects. */
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
    pace: { firstPoll: 1, pollInterval: 50, jobDeadline: 100 },
  };
  // Prism leaves some requests without an answer, so their time limit must be real.
  const time = { ...countedTime(), later: realTime.later };
  record = await run({ target, runId: 'prism', verdicts: ['stated', 'published'], cases: stateful, ...time });
});

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
  const prism = `${root}node_modules/@stoplight/prism-cli/dist/index.js`;
  const contract = `${root}dist/openapi/${name}.json`;
  const mock = spawn(process.execPath, [prism, 'mock', '-p', '0', contract], { stdio: ['ignore', 'pipe', 'inherit'] });
  mocks.push(mock);
  return new Promise((listening, failed) => {
    createInterface(mock.stdout).on('line', (line) => {
      const found = /listening on (http\S+)/.exec(line)?.[1];
      if (found) listening(found);
    });
    mock.once('exit', (code) => failed(new Error(`Prism ended with ${code}`)));
  });
}
