import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { EventLogs } from '../../../src/journal/event-stream.ts';
import { createSandboxServer } from '../../../src/sandbox/start.ts';
import { type ApiCall, callersOf, callsOf, textAtPointer, writeCall } from '../../../testing/requests/write-call.ts';
import { playable } from './deck.ts';
import { Undisturbed } from './undisturbed.ts';

let sandbox: FastifyInstance | undefined;
beforeAll(() => {
  // A clock that stands still, because an import must not end while a busy machine sends the next request.
  sandbox = createSandboxServer({ clock: () => Date.parse('2026-01-15T09:00:00Z') });
});
afterAll(() => sandbox?.close());

const cases = playable.map((trigger, index) => ({ ...trigger, tenant: `played-${index}` }));

// A chaos run reports false violations if the sandbox for comparison returns wrong responses.
test.each(cases)('$operation: $status, recipe $tenant', async ({ operation, status, recipe, tenant }) => {
  if (!sandbox) throw new Error('no sandbox was started');
  const undisturbed = new Undisturbed(sandbox, tenant);
  const values = new Map([['tenant', tenant]]);
  const play = async (call: ApiCall) => {
    const { as = 'admin', save = {} } = call;
    const answer = await undisturbed.apply({ operation: call.operation, as, written: await writeCall(call, values) });
    for (const [name, pointer] of Object.entries(save)) values.set(name, textAtPointer(answer.body, pointer));
    return answer.status;
  };
  const calls = callsOf(operation, recipe);
  await play({ operation: 'createTenant', body: { json: { id: tenant, from: 'aurora' } } });
  for (const as of callersOf(calls)) await play({ operation: 'createAdminToken', as });
  for (const call of calls.slice(0, -1)) await play(call);
  expect(await play(calls[calls.length - 1] ?? { operation })).toBe(status);
});

test('the event stream of a watched tenant is closed after the step', async () => {
  if (!sandbox) throw new Error('no sandbox was started');
  const released = vi.spyOn(EventLogs.prototype, 'release');
  onTestFinished(() => released.mockRestore());
  const written = { method: 'GET', target: '/_sandbox/tenants/aurora/events', headers: {} };
  await new Undisturbed(sandbox, 'aurora').apply({ operation: 'watchTenant', as: 'admin', written });
  await vi.waitFor(() => expect(released).toHaveBeenCalledTimes(1));
});
