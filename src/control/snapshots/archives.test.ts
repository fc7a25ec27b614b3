import { afterEach, expect, test } from 'vitest';
import { openSandbox, type TestSandbox } from '../../../testing/sandbox/sandbox.ts';
import { sendForm } from '../../documents/testing/form.ts';

const tenant = (name: string) => `/_sandbox/tenants/${name}`;
const ndjson = { 'content-type': 'application/x-ndjson' };
const open: TestSandbox[] = [];

afterEach(async () => {
  for (const sandbox of open.splice(0)) await sandbox.app.close();
});

function sandboxOfOne(): TestSandbox {
  const sandbox = openSandbox();
  open.push(sandbox);
  return sandbox;
}

const state = async (sandbox: TestSandbox, name: string) => (await sandbox.send('GET', `${tenant(name)}/state`)).body;
const download = async (sandbox: TestSandbox, name: string, snapshot: string) =>
  (await sandbox.send('GET', `${tenant(name)}/snapshots/${snapshot}/archive`)).body as string;
const upload = (sandbox: TestSandbox, name: string, snapshot: string, body: unknown, headers = ndjson) =>
  sandbox.send('PUT', `${tenant(name)}/snapshots/${snapshot}/archive`, { body, headers });

async function archived(): Promise<{ sandbox: TestSandbox; archive: string; contents: string }> {
  const sandbox = sandboxOfOne();
  const client = await sandbox.as();
  const contents = 'Ornithopter lease\u2028and a line more';
  await sendForm(client, '/documents', [['file', { name: 'Lease.txt', bytes: contents }]]);
  await client.delete('/v2/admin/departments/24');
  await sandbox.send('PUT', `${tenant('aurora')}/job-plans/members`, { body: { mode: 'manual' } });
  await sandbox.send('POST', `${tenant('aurora')}/snapshots`, { body: { name: 'one' } });
  return { sandbox, archive: await download(sandbox, 'aurora', 'one'), contents };
}

test('a downloaded, uploaded and restored world is equal, including its files and due transitions', async () => {
  const { sandbox, archive, contents } = await archived();
  const elsewhere = sandboxOfOne();
  expect((await upload(elsewhere, 'aurora', 'carried', archive)).status).toBe(201);
  await elsewhere.send('POST', `${tenant('aurora')}/snapshots/carried/restore`);
  expect(await state(elsewhere, 'aurora')).toEqual(await state(sandbox, 'aurora'));
  for (const each of [sandbox, elsewhere]) each.advance(150);
  const after = await state(elsewhere, 'aurora');
  expect(after).toEqual(await state(sandbox, 'aurora'));
  expect(after.jobs).toMatchObject([{ status: 'succeeded' }]);
  const client = await elsewhere.as();
  const { documentId } = after.documents.at(-1);
  expect((await client.get(`/documents/${documentId}/content`)).body).toBe(contents);
  expect((await client.get('/search?q=ornithopter')).body.documents).toMatchObject([{ documentId }]);
});

test('an archive that was uploaded downloads as it was', async () => {
  const { archive } = await archived();
  const elsewhere = sandboxOfOne();
  await upload(elsewhere, 'aurora', 'carried', archive);
  expect(await download(elsewhere, 'aurora', 'carried')).toBe(archive);
});

test('the archive of another tenant gets the API keys of its new one', async () => {
  const { sandbox, archive } = await archived();
  await sandbox.send('POST', '/_sandbox/tenants', { body: { id: 'mine' } });
  await upload(sandbox, 'mine', 'aurora', archive);
  await sandbox.send('POST', `${tenant('mine')}/snapshots/aurora/restore`);
  const client = await sandbox.as('mine');
  expect((await client.get('/v2/admin/departments/12')).status).toBe(200);
  expect((await state(sandbox, 'mine')).users).toEqual((await state(sandbox, 'aurora')).users);
});

test('a new name gets 201, an existing name 200', async () => {
  const { sandbox, archive } = await archived();
  const { status, headers } = await upload(sandbox, 'aurora', 'two', archive);
  expect([status, headers['location']]).toEqual([201, `${tenant('aurora')}/snapshots/two`]);
  expect((await upload(sandbox, 'aurora', 'one', archive)).status).toBe(200);
});

test('a download names its file', async () => {
  const { sandbox } = await archived();
  const { headers } = await sandbox.send('GET', `${tenant('aurora')}/snapshots/one/archive`);
  expect(headers).toMatchObject({
    'content-type': 'application/x-ndjson',
    'content-disposition': 'attachment; filename="aurora-one.ndjson"',
  });
});

test.each([
  ['aurora', 'new', '{"users":[]}', ndjson, 400, 'ARCHIVE BROKEN', /line 1: this is not an archive/],
  ['aurora', 'new', '', ndjson, 400, 'ARCHIVE BROKEN', /line 1/],
  ['aurora', 'new', '{}', { 'content-type': 'application/json' }, 415, 'UNSUPPORTED MEDIA TYPE', /x-ndjson/],
  ['aurora', 'No_Name', '{}', ndjson, 400, 'INVALID VALUE', /"No_Name"/],
  ['zephyr', 'new', '{}', ndjson, 404, 'TENANT NOT FOUND', /the tenants are aurora/],
  [
    'aurora',
    'new',
    '{"format":"contract-platform-world","version":9,"kit":"8.0.0"}\n',
    ndjson,
    400,
    'ARCHIVE VERSION UNKNOWN',
    /kit version "8.0.0" wrote the archive with format version 9, but this kit version reads only format version 1/,
  ],
])('to %s as %s, the upload of %j is refused', async (name, snapshot, body, headers, status, code, detail) => {
  const sandbox = sandboxOfOne();
  const answer = await upload(sandbox, name, snapshot, body, headers);
  expect(answer).toMatchObject({ status, body: { code, detail: expect.stringMatching(detail) } });
  expect((await sandbox.send('GET', `${tenant('aurora')}/snapshots`)).body.snapshots).toEqual([]);
});

test('an incomplete archive does not change the snapshot of the same name', async () => {
  const { sandbox, archive } = await archived();
  const { status, body } = await upload(sandbox, 'aurora', 'one', archive.slice(0, archive.length - 20));
  expect([status, body.code]).toEqual([400, 'ARCHIVE BROKEN']);
  expect(await download(sandbox, 'aurora', 'one')).toBe(archive);
});

test('an unknown snapshot cannot be downloaded', async () => {
  const { status, body } = await sandboxOfOne().send('GET', `${tenant('aurora')}/snapshots/none/archive`);
  expect([status, body.code]).toEqual([404, 'SNAPSHOT NOT FOUND']);
});
