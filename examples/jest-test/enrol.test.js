import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createSandbox } from 'contract-platform-kit';
import { enrol } from './enrol.js';

let sandbox;
beforeAll(async () => {
  sandbox = await createSandbox();
});
afterAll(() => sandbox.close());

/** Creates a tenant for one test. When the client waits, the test advances the tenant's clock. */
async function platform() {
  const tenant = await sandbox.tenant();
  const wait = (milliseconds) => tenant.advance(milliseconds);
  return { tenant, url: sandbox.url, token: await tenant.token(), wait };
}

test('people join a department', async () => {
  const at = await platform();
  await enrol(at, '12', ['1', '2']);
  const members = await (await at.tenant.fetch('/v2/admin/users?filter[department]=12')).json();
  expect(members.data.map(({ id }) => id)).toEqual(expect.arrayContaining(['1', '2']));
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
