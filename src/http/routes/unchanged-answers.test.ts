import { describe, expect, test } from 'vitest';
import { openSandbox } from '../../../testing/sandbox/sandbox.ts';
import { type OperationEntry, operationTable } from '../../contract/operation.ts';
import type { FaultRow } from '../../tenant/rows.ts';
import { TenantData } from '../../tenant/tenant-data.ts';
import { UnchangedAnswers } from './unchanged-answers.ts';

const department = '/v2/admin/departments/12';
const tenant = '/_sandbox/tenants/aurora';
const rename = (name: string) => ({ data: { type: 'departments', id: '12', attributes: { name } } });

describe('a repeated read', () => {
  test('returns the same response, and the journal contains both requests', async () => {
    const sandbox = openSandbox();
    const client = await sandbox.as();
    const [first, second] = [await client.get(department), await client.get(department)];
    expect(second.body).toEqual(first.body);
    const { entries } = (await sandbox.send('GET', `${tenant}/journal?operation=readDepartment`)).body;
    const answer = { body: first.body };
    expect(entries).toMatchObject([
      { status: 200, answer },
      { status: 200, answer },
    ]);
  });

  test('returns the new data after a change, and the old data after a reset', async () => {
    const sandbox = openSandbox();
    const client = await sandbox.as();
    const { body: before } = await client.get(department);
    await client.patch(department, rename('Renamed'));
    expect((await client.get(department)).body.data.attributes.name).toBe('Renamed');
    await sandbox.send('POST', `${tenant}/reset`);
    expect((await (await sandbox.as()).get(department)).body).toEqual(before);
  });

  test('of a list shows a new object', async () => {
    const client = await openSandbox().as();
    const count = async () => (await client.get('/v2/admin/departments')).body.data.length;
    const before = await count();
    await client.post('/v2/admin/departments', { data: { type: 'departments', attributes: { name: 'New' } } });
    expect(await count()).toBe(before + 1);
  });

  test('shows a status change that became due, although no request has changed the data', async () => {
    const sandbox = openSandbox();
    const client = await sandbox.as();
    expect((await client.get(department)).status).toBe(200);
    expect((await client.delete(department)).status).toBe(202);
    expect((await client.get(department)).status).toBe(200);
    sandbox.advance(1000);
    expect((await client.get(department)).status).toBe(404);
  });

  test('is refused for a caller without the required role', async () => {
    const sandbox = openSandbox();
    const [admin, user] = [await sandbox.as(), await sandbox.as('aurora', 'user')];
    expect((await admin.get(department)).status).toBe(200);
    expect((await user.get(department)).status).toBe(403);
  });

  test('gets an injected fault, and the usual response without the fault', async () => {
    const sandbox = openSandbox();
    const client = await sandbox.as();
    expect((await client.get(department)).status).toBe(200);
    await sandbox.send('POST', `${tenant}/faults`, { body: { name: 'unavailable' } });
    const headers = { authorization: `Bearer ${client.token}` };
    expect((await sandbox.app.inject({ url: department, headers })).statusCode).toBe(503);
    await sandbox.send('DELETE', `${tenant}/faults`);
    expect((await client.get(department)).status).toBe(200);
  });

  test('with an invalid header Prefer is refused', async () => {
    const client = await openSandbox().as();
    expect((await client.get(department)).status).toBe(200);
    expect((await client.get(department, { headers: { prefer: 'job=unknown' } })).status).toBe(400);
  });
});

test('a response that contains the host name of its request is computed again', async () => {
  const client = await openSandbox().as();
  const linkFor = async (host: string) => (await client.get('/documents?pageSize=1', { headers: { host } })).body;
  expect(JSON.stringify(await linkFor('one.example'))).toContain('one.example');
  expect(JSON.stringify(await linkFor('other.example'))).not.toContain('one.example');
});

const { readDepartment, createDepartment } = operationTable;
const request = (url: string, headers = {}) => ({ url, headers }) as Parameters<UnchangedAnswers['find']>[0];

test('a response can be repeated only for a GET request without the header Prefer and without injected faults', () => {
  const mayRepeat = (entry: OperationEntry, tenantData: TenantData, headers = {}) =>
    new UnchangedAnswers(entry, new WeakMap()).mayRepeat(request('/1', headers), tenantData);
  const [sound, faulty] = [new TenantData('sound'), new TenantData('faulty')];
  faulty.transact(() => faulty.rows.faults.put({ id: '1' } as FaultRow));
  expect(mayRepeat(readDepartment, sound)).toBe(true);
  expect(mayRepeat(readDepartment, sound, { prefer: 'job=failed' })).toBe(false);
  expect(mayRepeat(readDepartment, faulty)).toBe(false);
  expect(mayRepeat(createDepartment, sound)).toBe(false);
});
