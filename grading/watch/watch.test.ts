import { expect, onTestFinished, test } from 'vitest';
import { createSandbox } from '../../src/library/create-sandbox.ts';
import { templateClient } from '../testing/template-client.ts';
import type { JournalGrade } from './judge-journal.ts';
import { watch } from './watch.ts';

async function watched(scenario: string, broken?: string) {
  const sandbox = await createSandbox();
  onTestFinished(sandbox.close);
  const tenant = await sandbox.tenant();
  await tenant.jobPlan('department delete', { mode: 'polls', polls: 3 });
  const { signal } = new AbortController();
  const task = { scenario, task: '', baseUrl: sandbox.url, apiKey: tenant.apiKeys.admin, file: '', signal };
  await Promise.resolve(templateClient(broken)({ ...task, print: () => undefined }));
  const counts: number[] = [];
  const record = await watch({
    ...{ sandbox, tenant: tenant.id, signal: AbortSignal.abort() },
    onGrade: ({ requests }) => counts.push(requests),
    onLost: (error) => expect.fail(String(error)),
  });
  return { record, counts };
}

const failedIn = ({ record }: Awaited<ReturnType<typeof watched>>) =>
  record.rules.filter(({ outcome }) => outcome === 'failed').map(({ id }) => id);

test('an honest client that somebody drives by hand fails no rule', async () => {
  const result = await watched('job');
  expect([failedIn(result), result.record.mark]).toEqual([[], 'A']);
  expect(result.counts).toEqual([result.record.scenarios[0]?.requests]);
});

test.each([
  ['job', 'jobs-first-wait'],
  ['job', 'jobs-stop-after-success'],
  ['token-expiry', 'tokens-reused'],
  ['token-expiry', 'tokens-key-only-for-tokens'],
])('in the scenario %s a broken client fails %s', async (scenario, rule) => {
  expect(failedIn(await watched(scenario, rule))).toEqual([rule]);
});

test('a finding stays when the journal drops its requests', async () => {
  const sandbox = await createSandbox();
  onTestFinished(sandbox.close);
  const tenant = await sandbox.tenant();
  await tenant.settings({ limits: { journalEntries: 3 } });
  await tenant.fetch('/v2/admin/departments?color=blue');
  const stop = new AbortController();
  let sent = 0;
  const onGrade = async () => {
    if (sent > 0) return;
    for (sent = 1; sent < 6; sent++) await tenant.fetch('/v2/admin/departments/1');
    stop.abort();
  };
  const { signal } = stop;
  const record = await watch({ sandbox, tenant: tenant.id, signal, onGrade, onLost: () => undefined });
  expect([record.mark, (await tenant.journal()).entries.length]).toEqual(['F', 3]);
});

test('a client that is watched from its first request on has lost no request', async () => {
  const sandbox = await createSandbox();
  onTestFinished(sandbox.close);
  const tenant = await sandbox.tenant();
  const stop = new AbortController();
  const lost: number[] = [];
  const onGrade = async ({ requests, oldest, newest }: JournalGrade) => {
    lost.push(newest === 0 ? 0 : newest - oldest + 1 - requests);
    if (requests > 0) return stop.abort();
    await tenant.fetch('/v2/admin/departments/1');
  };
  await watch({ sandbox, tenant: tenant.id, signal: stop.signal, onGrade, onLost: () => undefined });
  expect([lost.length > 1, Math.max(...lost)]).toEqual([true, 0]);
});

test('a journal without requests is no grade', async () => {
  expect((await watched('none')).record).toMatchObject({ conclusion: 'void', mark: null });
});

test('the grade remains after the tenant is deleted', async () => {
  const sandbox = await createSandbox();
  onTestFinished(sandbox.close);
  const tenant = await sandbox.tenant();
  await tenant.fetch('/v2/admin/departments?color=blue');
  const { signal } = new AbortController();
  const lost: unknown[] = [];
  const onGrade = () => void tenant.delete();
  const record = await watch({ sandbox, tenant: tenant.id, signal, onGrade, onLost: (error) => lost.push(error) });
  expect([record.mark, String(lost)]).toEqual(['F', expect.stringContaining('TENANT NOT FOUND')]);
});

test('the tenant must exist', async () => {
  const sandbox = await createSandbox();
  onTestFinished(sandbox.close);
  const { signal } = new AbortController();
  const watching = watch({ sandbox, tenant: 'nobody', signal, onGrade: () => undefined, onLost: () => undefined });
  await expect(watching).rejects.toThrow('TENANT NOT FOUND');
});
