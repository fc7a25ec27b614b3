import { expect, test } from 'vitest';
import { openSandbox } from '../../testing/sandbox/sandbox.ts';

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
