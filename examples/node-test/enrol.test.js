import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { createSandbox } from 'contract-platform-kit';
import { enrol } from './enrol.js';

let sandbox;
before(async () => {
  sandbox = await createSandbox();
});
after(() => sandbox.close());

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
  assert.ok(['1', '2'].every((id) => members.data.some((user) => user.id === id)));
});

test('a failed job is reported with its code', async () => {
  const at = await platform();
  await at.tenant.jobPlan('members', { mode: 'immediate', outcome: 'fail', code: 'QUOTA EXCEEDED' });
  await assert.rejects(enrol(at, '12', ['1']), /QUOTA EXCEEDED/);
});

test('an unavailable platform is reported', async () => {
  const at = await platform();
  await at.tenant.fault({ name: 'unavailable', operation: 'updateDepartmentMembers', times: 1 });
  await assert.rejects(enrol(at, '12', ['1']), /503/);
  await enrol(at, '12', ['1']);
});
