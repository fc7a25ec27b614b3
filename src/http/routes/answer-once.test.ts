import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openSandbox, type TestClient } from '../../../testing/sandbox/sandbox.ts';
import { formOf } from '../../documents/testing/form.ts';
import { openSandboxServer } from '../../sandbox/start.ts';
import { openStore } from '../../store/open-store.ts';
import { TenantData } from '../../tenant/tenant-data.ts';
import { answerOnce } from './answer-once.ts';

const departments = '/v2/admin/departments';
const named = (name: string) => ({ data: { type: 'departments', attributes: { name } } });
const keyed = (key: string) => ({ headers: { 'idempotency-key': key } });

async function open() {
  const sandbox = openSandbox();
  return { sandbox, client: await sandbox.as() };
}

async function form(client: TestClient, url: string, key: string, text: string, name = 'note.txt') {
  const type = 'multipart/form-data; boundary=cut-here';
  const headers = { 'idempotency-key': key, 'content-type': type };
  return client.post(url, formOf([['file', { name, bytes: text }]]), { headers });
}

test('a creation with the same key happens once, and both responses are equal', async () => {
  const { client } = await open();
  const first = await client.post(departments, named('Archive'), keyed('a'));
  const again = await client.post(departments, named('Archive'), keyed('a'));
  expect([again.status, again.body, again.headers['location']]).toEqual([201, first.body, first.headers['location']]);
  expect((await client.post(departments, named('Archive'), keyed('b'))).status).toBe(409);
  const provision = () => client.post('/provisions', { name: 'Audit Rights' }, keyed('c'));
  expect((await provision()).body).toEqual((await provision()).body);
});

test.each(['/documents', '/documents/1/version'])('an upload to %s with the same key happens once', async (url) => {
  const { client } = await open();
  const before = (await client.get('/documents')).body.count;
  const first = await form(client, url, 'a', 'The parties agree.');
  const again = await form(client, url, 'a', 'The parties agree.');
  expect([again.status, again.body, again.headers['retry-after']]).toEqual([202, first.body, '1']);
  expect((await client.get('/documents')).body.count).toBe(before + 1);
  await client.delete(`/documents/${first.body.documentId}`);
  expect((await form(client, url, 'a', 'The parties agree.')).body).toEqual(first.body);
});

test.each(['import', 'import/summary'])('a user %s with the same key happens once', async (last) => {
  const { client } = await open();
  const url = `/v2/admin/users/${last}`;
  const first = await form(client, url, 'a', 'email\nnew@a.example\n', 'users.csv');
  expect((await form(client, url, 'a', 'email\nnew@a.example\n', 'users.csv')).body).toEqual(first.body);
  expect((await client.get('/v2/admin/users/import')).body.meta.total).toBe(1);
});

test('a key of another request is refused, and changes nothing', async () => {
  const { sandbox, client } = await open();
  await client.post(departments, named('Archive'), keyed('a'));
  const refused = await client.post(departments, named('Other'), keyed('a'));
  const [{ code, source }] = refused.body.errors;
  expect([refused.status, code, source]).toEqual([422, 'IDEMPOTENCY KEY REUSED', { header: 'Idempotency-Key' }]);
  expect((await client.post('/provisions', { name: 'Archive' }, keyed('a'))).status).toBe(422);
  await form(client, '/documents', 'b', 'one');
  expect((await form(client, '/documents', 'b', 'two')).status).toBe(422);
  expect((await form(client, '/documents', 'b', 'one', 'other.txt')).status).toBe(422);
  const colleague = await sandbox.as('aurora', 'super-admin');
  expect((await colleague.post(departments, named('Other'), keyed('a'))).status).toBe(201);
  const neighbor = await sandbox.as('borealis');
  expect((await neighbor.post(departments, named('Other'), keyed('a'))).status).toBe(201);
});

test('a refused request is checked again, and a key of another form is refused', async () => {
  const { client } = await open();
  const taken = await client.post(departments, named('Procurement'), keyed('a'));
  expect(taken.status).toBe(409);
  expect((await client.post(departments, named('Procurement 2'), keyed('a'))).status).toBe(201);
  for (const key of ['two words', 'ä', 'x'.repeat(256), '']) {
    const { status, body } = await client.post(departments, named('Other'), keyed(key));
    expect([status, body.errors[0].source]).toEqual([400, { header: 'idempotency-key' }]);
  }
});

test('a key is valid for 24 hours on the clock of the tenant', async () => {
  const { sandbox, client } = await open();
  await client.post(departments, named('Archive'), keyed('a'));
  sandbox.advance(24 * 60 * 60 * 1000 - 1);
  const late = await sandbox.as();
  expect((await late.post(departments, named('Archive'), keyed('a'))).status).toBe(201);
  sandbox.advance(1);
  expect((await late.post(departments, named('Archive'), keyed('a'))).status).toBe(409);
});

test('at most 10,000 keys are kept, and a repetition takes no place of another key', () => {
  const tenantData = new TenantData('aurora');
  let creations = 0;
  const create = (id: string) =>
    answerOnce(tenantData, 0, { id, fingerprint: 'a' }, () => ({
      ...{ status: 201, headers: { location: '/a' }, body: { number: creations++ } },
    }));
  for (let key = 0; key < 10_000; key++) create(`${key}`);
  expect(create('0')).toMatchObject({ body: { number: 0 }, isRepeated: true });
  create('another');
  expect(tenantData.rows.idempotencyKeys.size).toBe(10_000);
  expect(create('0')).toMatchObject({ body: { number: 10_001 } });
});

test('while an upload arrives, a second one with its key is refused', async () => {
  const { client } = await open();
  const [one, other] = await Promise.all([1, 2].map(() => form(client, '/documents', 'a', 'x'.repeat(200_000))));
  const [accepted, refused] = one?.status === 202 ? [one, other] : [other, one];
  expect([accepted?.status, refused?.status, refused?.headers['retry-after']]).toEqual([202, 409, '1']);
  expect(refused?.body.code).toBe('IDEMPOTENCY KEY IN USE');
  expect((await form(client, '/documents', 'a', 'x'.repeat(200_000))).body).toEqual(accepted?.body);
});

test('a creation stays done after a restart with the same store', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'keys-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const create = async () => {
    const app = await openSandboxServer({ store: await openStore(`sqlite:${folder}/a.db`) });
    const key = { 'x-api-key': 'aurora-admin-key' };
    const { token } = (await app.inject({ method: 'POST', url: '/v2/admin/auth/token', headers: key })).json();
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': 'a' };
    const sent = await app.inject({ method: 'POST', url: departments, headers, payload: named('Archive') });
    await app.close();
    return [sent.statusCode, sent.json()];
  };
  const first = await create();
  expect(first[0]).toBe(201);
  expect(await create()).toEqual(first);
});
