import { createSandbox, type Sandbox } from 'contract-platform-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enrol } from './enrol.js';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox();
});
afterAll(() => sandbox.close());

/** Creates a tenant for one test. When the client waits, the test advances the tenant's clock. */
async function platform() {
  const tenant = await sandbox.tenant();
  const wait = (milliseconds: number) => tenant.advance(milliseconds);
  return { tenant, url: sandbox.url, token: await tenant.token(), wait };
}

test('people join a department', async () => {
  const at = await platform();
  await enrol(at, '12', ['1', '2']);
  const members = await (await at.tenant.fetch('/v2/admin/users?filter[department]=12')).json();
  expect(members).toMatchObject({ data: expect.arrayContaining([expect.objectContaining({ id: '2' })]) });
});

test('a failed job is reported with its code', async () => {
  const at = await platform();
  await at.tenant.jobPlan('members', { mode: 'immediate', outcome: 'fail', code: 'QUOTA EXCEEDED' });
  await expect(enrol(at, '12', ['1'])).rejects.toThrow('QUOTA EXCEEDED');
});

test('an unavailable platform is reported', async () => {
  const at = await platform();
  await at.tenant.fault({ name: 'unavailable', operation: 'updateDepartmentMembers', times: 1 });
  await expect(enrol(at, '12', ['1'])).rejects.toThrow('503');
  await enrol(at, '12', ['1']);
});

test('the requests of the client match the contract', async () => {
  const at = await platform();
  await enrol(at, '12', ['1']);
  expect(await at.tenant.journal({ verdict: 'broken' })).toMatchObject({ entries: [] });
});
