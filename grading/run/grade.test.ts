import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { request } from 'node:http';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test } from 'vitest';
import { createSandbox } from '../../src/library/create-sandbox.ts';
import type { ClientTask, RunClient } from '../client/client.ts';
import { grade } from './grade.ts';

type Task = Pick<ClientTask, 'baseUrl' | 'apiKey' | 'file'>;

const firstPart = 100_000;

const head = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n';

async function upload({ baseUrl, apiKey, file }: Task, reads: 'before' | 'during'): Promise<void> {
  const tokens = await fetch(`${baseUrl}/v2/admin/auth/token`, { method: 'POST', headers: { 'x-api-key': apiKey } });
  const { token } = (await tokens.json()) as { token: string };
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=x' };
  const early = readFileSync(file);
  const sent = request(`${baseUrl}/documents`, { method: 'POST', headers, agent: false });
  const answered = once(sent, 'response');
  sent.write(head);
  sent.write(early.subarray(0, firstPart));
  if (reads === 'during') await untilChanged(file, early);
  sent.write((reads === 'during' ? readFileSync(file) : early).subarray(firstPart));
  sent.end('\r\n--x--\r\n');
  const [answer] = await answered;
  await once(answer.resume(), 'end');
}

async function untilChanged(file: string, early: Buffer): Promise<void> {
  while (readFileSync(file).equals(early)) await nextTurn();
}

const ended = { exitCode: 0, output: '', isOutputCut: false, startFailure: null };

async function gradeLargeFile(runClient: RunClient, deadline: number) {
  const sandbox = await createSandbox();
  onTestFinished(() => sandbox.close());
  const { signal } = new AbortController();
  const given = { name: 'client', scenarios: ['large-file'], deadline, concurrency: 1 };
  return grade({ ...given, sandbox, runClient, signal });
}

async function gradeOf(...reads: ('before' | 'during')[]) {
  const left = [...reads];
  const runClient: RunClient = async (task) => {
    await upload(task, left.shift() ?? 'before');
    return ended;
  };
  const { rules, scenarios } = await gradeLargeFile(runClient, 600_000);
  const outcome = rules.find(({ id }) => id === 'files-streamed')?.outcome;
  return { outcome, scenarios: scenarios.length, unusedRuns: left.length };
}

test('a client that read the large file too fast once is graded again', async () => {
  expect(await gradeOf('before', 'during', 'during')).toEqual({ outcome: 'passed', scenarios: 1, unusedRuns: 1 });
});

test('a client that always reads the large file before the request fails after five runs', async () => {
  const reads = ['before', 'before', 'before', 'before', 'before', 'during'] as const;
  expect(await gradeOf(...reads)).toEqual({ outcome: 'failed', scenarios: 1, unusedRuns: 1 });
});

test('a client that was stopped at the deadline is not graded again', async () => {
  let runs = 0;
  const runClient: RunClient = async (task) => {
    runs += 1;
    await upload(task, 'before');
    if (!task.signal.aborted) await once(task.signal, 'abort');
    return ended;
  };
  const { scenarios } = await gradeLargeFile(runClient, 1);
  expect([runs, scenarios[0]?.stopped]).toEqual([1, 'deadline']);
});
