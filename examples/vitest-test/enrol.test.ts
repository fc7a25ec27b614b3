import { createSandbox, type Sandbox } from 'contract-platform-kit';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { enrol } from './enrol.js';

let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox();
});
afterAll(() => sandbox.close());

/** A tenant for one test. Where the client would wait, its clock is moved instead. */
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

test('a job that fails is told with its code', async () => {
  const at = await platform();
  await at.tenant.jobPlan('members', { mode: 'immediate', outcome: 'fail', code: 'QUOTA EXCEEDED' });
  await expect(enrol(at, '12', ['1'])).rejects.toThrow('QUOTA EXCEEDED');
});

test('a platform that is not there for a moment is told', async () => {
  const at = await platform();
  await at.tenant.fault({ name: 'unavailable', operation: 'updateDepartmentMembers', times: 1 });
  await expect(enrol(at, '12', ['1'])).rejects.toThrow('503');
  await enrol(at, '12', ['1']);
});

test('the client keeps the contract', async () => {
  const at = await platform();
  await enrol(at, '12', ['1']);
  expect(await at.tenant.journal({ verdict: 'broken' })).toMatchObject({ entries: [] });
});
