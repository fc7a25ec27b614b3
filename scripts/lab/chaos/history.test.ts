import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createSandboxServer } from '../../../src/sandbox/start.ts';
import { triggerOf } from '../../../testing/requests/triggers.ts';
import { type ApiCall, jsonApi, writeCall } from '../../../testing/requests/write-call.ts';
import { CallHistory } from './history.ts';
import { Tally } from './report.ts';
import type { Move } from './send.ts';
import { Undisturbed } from './undisturbed.ts';

let [oracle, sandbox]: FastifyInstance[] = [];
beforeAll(() => {
  oracle = createSandboxServer();
  sandbox = createSandboxServer();
});
afterAll(() => Promise.all([oracle?.close(), sandbox?.close()]));

let made = 0;

async function open() {
  if (!oracle || !sandbox) throw new Error('no sandbox was started');
  made += 1;
  const tenant = `judged-${made}`;
  const judged = new Undisturbed(sandbox, tenant);
  const tally = new Tally();
  const observe = () => judged.observe();
  const history = new CallHistory({ undisturbed: new Undisturbed(oracle, tenant), observe, tally });
  const stepOf = async (call: ApiCall): Promise<Move> => ({
    operation: call.operation,
    as: 'admin',
    written: await writeCall(call, new Map([['tenant', tenant]])),
  });
  const answered = (status: number) => [{ status, headers: {}, body: undefined }];
  const both = async (call: ApiCall) => {
    const step = await stepOf(call);
    return history.accept(step, answered((await judged.apply(step)).status));
  };
  await both({ operation: 'createTenant', body: { json: { id: tenant, from: 'aurora' } } });
  await both({ operation: 'freezeClock' });
  await both({ operation: 'setClock', body: { json: { now: '2200-01-01T00:00:00Z' } } });
  await both({ operation: 'createAdminToken' });
  return { judged, history, tally, both, stepOf, answered };
}

const department: ApiCall = {
  operation: 'createDepartment',
  body: jsonApi('departments', { name: 'Treasury Desk' }),
};
const upload: ApiCall = {
  operation: 'uploadDocument',
  body: { form: { file: { name: 'note.txt', text: 'The parties agree.' } } },
};
const promisesOf = ({ breaches }: Tally) => breaches.map(({ promise }) => promise);

test('a sandbox that does as it answers is explained', async () => {
  const { history, tally, both } = await open();
  await both(department);
  await both(department);
  await both(upload);
  expect(await history.explain()).toBe(true);
  expect(tally.breaches).toEqual([]);
});

test('an acknowledged write that is not stored is lost', async () => {
  const { history, tally, both, stepOf, answered } = await open();
  await history.accept(await stepOf(department), answered(201));
  await both(upload);
  expect(await history.explain()).toBe(false);
  expect(promisesOf(tally)).toEqual(['lost']);
});

test('an acknowledged write that is stored twice is found', async () => {
  const { judged, history, tally, both, stepOf } = await open();
  await both(upload);
  await judged.apply(await stepOf(upload));
  expect(await history.explain()).toBe(false);
  expect(promisesOf(tally)).toEqual(['twice']);
});

test('a refused request that has its effect is found', async () => {
  const { judged, history, tally, stepOf, answered } = await open();
  const step = await stepOf({ operation: 'createDepartment', body: jsonApi('departments', { name: '' }) });
  await history.accept(step, answered(400));
  await judged.apply(await stepOf(department));
  expect(await history.explain()).toBe(false);
  expect(promisesOf(tally)).toEqual(['unexplained']);
});

test('an answer that an undisturbed sandbox would not give is found', async () => {
  const { history, tally, stepOf, answered } = await open();
  await history.accept(await stepOf({ operation: 'listUsers' }), answered(403));
  expect(promisesOf(tally)).toEqual(['different']);
});

test('a request with an unknown outcome may have no effect, its effect at once, or later', async () => {
  const { judged, history, tally, both, stepOf } = await open();
  const [never, later] = [await stepOf(department), await stepOf(upload)];
  history.leaveOpen(never);
  history.leaveOpen(later);
  await both({ operation: 'createSnapshot', body: { json: { name: 'before' } } });
  expect(await history.explain()).toBe(true);
  await judged.apply(later);
  expect(await history.resolve(later)).toMatchObject({ status: 202 });
  expect(await history.resolve(never)).toBeUndefined();
  expect(tally.breaches).toEqual([]);
});

test('two of three requests with an unknown outcome may have their effect, however many requests follow', async () => {
  const { judged, history, tally, both, stepOf } = await open();
  const ignored = await stepOf({ operation: 'createSnapshot', body: { json: { name: 'ignored' } } });
  history.leaveOpen(ignored);
  for (let each = 0; each < 30; each++) await both({ operation: 'listUsers' });
  const stored = [await stepOf(department), await stepOf(upload)];
  for (const step of stored) {
    history.leaveOpen(step);
    await judged.apply(step);
  }
  for (let each = 0; each < 30; each++) await both({ operation: 'listUsers' });
  expect(await history.explain()).toBe(true);
  expect(tally.breaches).toEqual([]);
});

test('a request with an unknown outcome has its effect once at most', async () => {
  const { judged, history, tally, stepOf } = await open();
  const step = await stepOf(upload);
  history.leaveOpen(step);
  await judged.apply(step);
  await judged.apply(step);
  expect(await history.explain()).toBe(false);
  expect(promisesOf(tally)).toEqual(['unexplained']);
});

const created = triggerOf({ operation: 'uploadSnapshot', status: 201, mediaType: 'application/json' })?.recipe;

test.each<ApiCall>([department, { ...created, operation: 'uploadSnapshot' }])(
  'the answers to two concurrent requests of $operation may come in any order',
  async (call) => {
    for (const isReversed of [false, true]) {
      const { judged, history, tally, stepOf, answered } = await open();
      const step = await stepOf(call);
      const statuses = [(await judged.apply(step)).status, (await judged.apply(step)).status];
      expect(new Set(statuses).size).toBe(2);
      await history.accept(step, (isReversed ? statuses.toReversed() : statuses).flatMap(answered));
      expect(tally.breaches).toEqual([]);
      expect(await history.explain()).toBe(true);
    }
  },
);
