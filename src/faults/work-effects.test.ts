import { expect, test } from 'vitest';
import { openSandbox } from '../../testing/sandbox/sandbox.ts';
import type { FaultRow } from '../tenant/rows.ts';
import { delayOf } from './transport/send.ts';

const tenant = '/_sandbox/tenants/aurora';
const access = '/v2/admin/access?filter[type]=folder&filter[path]=/Customers&filter[principalType]=department';
const grant = {
  data: {
    type: 'access',
    attributes: {
      resource: { type: 'folder', path: '/Customers' },
      operation: 'grant',
      principal: { type: 'department', id: '25' },
      permission: 'view',
    },
  },
};

async function grantedUnder(plan: object, fault?: string): Promise<string[]> {
  const sandbox = openSandbox();
  const admin = await sandbox.as();
  await sandbox.send('PUT', `${tenant}/job-plans/access`, { body: { outcome: 'succeed', ...plan } });
  if (fault) await sandbox.send('POST', `${tenant}/faults`, { body: { name: fault } });
  const { body: accepted } = await admin.patch('/v2/admin/access', grant);
  sandbox.advance(60_000);
  for (let read = 1; read <= 2; read++) await admin.get(accepted.data.links.self);
  const { body: job } = await admin.get(accepted.data.links.self);
  expect(job.data.attributes.status).toBe('succeeded');
  const { body } = await admin.get(access);
  return body.data.attributes.accessList.map(({ principalId }: { principalId: string }) => principalId);
}

test.each([
  ['after a duration', { mode: 'after', after: '5s' }],
  ['after reads', { mode: 'polls', polls: 2 }],
  ['at once', { mode: 'immediate' }],
])('a fault changes the effect of a job that ends %s', async (_end, plan) => {
  expect(await grantedUnder(plan)).toContain('25');
  expect(await grantedUnder(plan, 'access-grant-without-effect')).not.toContain('25');
});

const positions = Array.from({ length: 20_000 }, (_, position) => position);

const delays = (parameters: FaultRow['parameters']) => {
  const row = { id: '1', name: 'delay', operation: null, share: 1, seed: 7, left: null, memory: [], parameters };
  return positions.map((asked) => delayOf({ ...row, asked })).sort((one, other) => one - other);
};
const median = (sorted: number[]) => sorted[sorted.length / 2] ?? Number.NaN;

test('a fixed delay has the configured duration', () => {
  expect(new Set(delays({ distribution: 'fixed', for: 250 }))).toEqual(new Set([250]));
});

test('a uniform delay is between its bounds', () => {
  const all = delays({ distribution: 'uniform', from: 100, to: 300 });
  expect(all[0]).toBeGreaterThanOrEqual(100);
  expect(all.at(-1)).toBeLessThanOrEqual(300);
  expect(median(all)).toBeGreaterThan(195);
  expect(median(all)).toBeLessThan(205);
});

test('a log-normal delay has its median and its spread', () => {
  const all = delays({ distribution: 'log-normal', median: 300, sigma: 0.5 });
  expect(median(all)).toBeGreaterThan(290);
  expect(median(all)).toBeLessThan(310);
  const oneSigma = all.filter((delay) => delay > 300 * Math.exp(-0.5) && delay < 300 * Math.exp(0.5));
  expect(oneSigma.length / all.length).toBeGreaterThan(0.66);
  expect(oneSigma.length / all.length).toBeLessThan(0.7);
});
