import { expect, test } from 'vitest';
import { openSandbox } from '../../../testing/sandbox/sandbox.ts';
import { mixedLoad, wantedLoadOutcome } from '../testing/mixed-load.ts';

const [tenants, requests] = [20, 40];

test('many tenants with many requests each at once: no cross-talk, no lost update, no stale transition', async () => {
  const sandbox = openSandbox();
  const names = Array.from({ length: tenants }, (_, at) => `load-${at}`);
  for (const id of names) await sandbox.send('POST', '/_sandbox/tenants', { body: { id, from: 'aurora' } });
  const outcomes = await Promise.all(names.map((name) => mixedLoad(sandbox.send, name, requests)));
  expect(outcomes).toEqual(names.map((name) => wantedLoadOutcome(name, requests)));
});
