import { expect, test } from 'vitest';
import { exchange } from '../../reporting/certify/testing/sample-failures.ts';
import type { OperationId } from '../canonical/operations.ts';
import type { Reply } from '../case/exchange.ts';
import { Blocked, Failure, TooSlow } from '../case/failure.ts';
import { createSession } from '../session/create-session.ts';
import type { Target } from '../target/types.ts';
import { askUntil, askUntilReady, pollJob } from './wait.ts';

const own: Target = { target: 1, name: 'Ours', baseUrl: 'http://ours.example', credentials: { admin: 'key' } };
const pace = { pollInterval: 100, jobDeadline: 1_000 };

function open(changes: Target['pace'] = {}) {
  const slept: number[] = [];
  let time = 0;
  const sleep = async (milliseconds: number) => {
    slept.push(milliseconds);
    time += milliseconds;
  };
  return { slept, ...createSession({ ...own, pace: { ...pace, ...changes } }, { now: () => time, sleep }) };
}

function reply<O extends OperationId>(operation: O, values: Reply<O>['values'], status = 200): Reply<O> {
  return { operation, status, ok: status < 300, headers: {}, values, code: undefined, exchange: exchange({ status }) };
}

function jobs(states: readonly ('queued' | 'running' | 'succeeded' | 'failed' | number)[]) {
  const rest = [...states];
  const asked: number[] = [];
  const call = async () => {
    const state = (rest.length > 1 ? rest.shift() : rest[0]) ?? 'queued';
    asked.push(asked.length);
    return typeof state === 'number' ? reply('readJob', {}, state) : reply('readJob', { id: '7', state });
  };
  return { asked, call };
}

test.each(['succeeded', 'failed'] as const)('a job is read until it has %s', async (state) => {
  const { slept, ...waiting } = open();
  const { asked, call } = jobs(['queued', 404, 'running', state]);
  expect(await pollJob(waiting, call, '7')).toMatchObject({ state });
  expect(asked.length).toBe(4);
  expect(slept).toEqual([100, 100, 100, 100]);
});

test('a job that does not end before the deadline blocks the case', async () => {
  const { slept, ...waiting } = open();
  const { asked, call } = jobs(['running']);
  const message = 'the job 7 of readJob did not end within 1000 ms';
  await expect(pollJob(waiting, call, '7')).rejects.toThrow(new Blocked('readJob', message));
  expect(asked.length).toBe(12);
});

test('a deadline that passes at a slow target proves nothing', async () => {
  const { slept, ...waiting } = open({ requestTimeout: 80 });
  for (let count = 0; count < 3; count++) waiting.load.answered(11);
  const message =
    'the job 7: not within 1000 ms, but the target answered slowly; raise pace.jobDeadline or lower pace.concurrency';
  await expect(pollJob(waiting, jobs(['running']).call, '7')).rejects.toThrow(new TooSlow(message));
});

test('a response that is never the wanted one is a failure with the last response', async () => {
  const { slept, ...waiting } = open();
  const last = reply('readDepartment', { depth: 1 });
  const waited = askUntil(
    waiting,
    async () => last,
    () => false,
    'the depth is 2',
  );
  const error = await waited.catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(Failure);
  expect(error).toMatchObject({
    message:
      'Not observed within 1.0 s: the depth is 2. The last response: readDepartment answered 200 with {"depth":1}.',
    expected: 'the depth is 2',
    actual: 'readDepartment answered 200 with {"depth":1}',
    exchange: last.exchange,
  });
});

test('a wanted response that does not come from a slow target is no failure', async () => {
  const { slept, ...waiting } = open({ requestTimeout: 80 });
  for (let count = 0; count < 3; count++) waiting.load.answered(11);
  const ask = async () => reply('readDepartment', { depth: 1 });
  await expect(askUntil(waiting, ask, () => false, 'the depth is 2')).rejects.toThrow(TooSlow);
});

function summaries(statuses: readonly number[]) {
  const rest = [...statuses];
  return async () => reply('summarizeUserImport', {}, (rest.length > 1 ? rest.shift() : rest[0]) ?? 500);
}

test('a summary that is refused while the import runs is asked for again, and the time of the import is learned', async () => {
  const { slept, ...waiting } = open();
  expect((await askUntilReady(waiting, summaries([409, 422, 404, 201]))).status).toBe(201);
  expect(slept).toEqual([100, 100, 100]);
  expect((await askUntilReady(waiting, summaries([409, 201]))).status).toBe(201);
  expect(slept).toEqual([100, 100, 100, 300]);
});

test.each([401, 403, 405, 500])('a summary that is refused with %i is not asked for again', async (status) => {
  const { slept, ...waiting } = open();
  expect((await askUntilReady(waiting, summaries([status, 201]))).status).toBe(status);
  expect(slept).toEqual([]);
});

test('a summary that is always refused is asked for until the deadline, and after three such summaries only briefly', async () => {
  const { slept, ...waiting } = open();
  for (let times = 0; times < 4; times += 1) {
    slept.length = 0;
    expect((await askUntilReady(waiting, summaries([409]))).status).toBe(409);
  }
  expect(slept).toEqual([0, 100]);
});
