import { expect, test } from 'vitest';
import { openSandbox } from '../../../testing/sandbox/sandbox.ts';
import { upload } from '../../documents/testing/form.ts';

const department = '/v2/admin/departments/12';
const rename = (name: string) => ({ data: { type: 'departments', attributes: { name } } });
const fields = (value: string) => ({ fields: [{ name: 'Note', values: [{ value }] }] });
const ifMatch = (tag: unknown) => ({ headers: { 'if-match': String(tag) } });

test('an update with the entity tag of the read state applies, and one with an old tag changes nothing', async () => {
  const client = await openSandbox().as();
  const { etag } = (await client.get(department)).headers;
  const updated = await client.patch(department, rename('Metals'), ifMatch(etag));
  expect(updated.status).toBe(200);
  expect((await client.get(department)).headers['etag']).toBe(updated.headers['etag']);
  const late = await client.patch(department, rename('Wood'), ifMatch(etag));
  const [{ code, source }] = late.body.errors;
  expect([late.status, code, source]).toEqual([412, 'PRECONDITION FAILED', { header: 'If-Match' }]);
  expect((await client.get(department)).body.data.attributes.name).toBe('Metals');
});

test('a change of another department in the path changes the entity tag', async () => {
  const client = await openSandbox().as();
  const { etag } = (await client.get(department)).headers;
  await client.patch('/v2/admin/departments/11', rename('Renamed'));
  expect((await client.patch(department, rename('Wood'), ifMatch(etag))).status).toBe(412);
});

test('the fields of a document change only in the state that the client read', async () => {
  const sandbox = openSandbox();
  const client = await sandbox.as();
  const { body } = await upload(client, {}, { docId: 'note-1' });
  sandbox.advance(1_000);
  const [byId, byDocId] = [`/documents/${body.documentId}`, '/documents/docid/note-1'];
  const { etag } = (await client.get(byDocId)).headers;
  expect((await client.get(byId)).headers['etag']).toBe(etag);
  const updated = await client.patch(byDocId, fields('one'), ifMatch(etag));
  expect([updated.status, updated.headers['etag']]).toEqual([204, (await client.get(byId)).headers['etag']]);
  const late = await client.patch(byId, fields('two'), ifMatch(etag));
  expect([late.status, late.body.code]).toEqual([412, 'PRECONDITION FAILED']);
  expect((await client.patch(byId, fields('two'), ifMatch(updated.headers['etag']))).status).toBe(204);
});

test('If-Match takes a list or *, and a weak entity tag never matches', async () => {
  const client = await openSandbox().as();
  const { etag } = (await client.get(department)).headers;
  for (const [given, status] of [
    [`W/${etag}`, 412],
    ['"other"', 412],
    ['"other", "more"', 412],
    ['other', 400],
    ['*', 200],
  ] as const)
    expect((await client.patch(department, rename('Wood'), ifMatch(given))).status, given).toBe(status);
  const { etag: now } = (await client.get(department)).headers;
  expect((await client.patch(department, rename('Steel'), ifMatch(`"other", ${now}`))).status).toBe(200);
});

test('other faults of an update are reported before its entity tag', async () => {
  const client = await openSandbox().as();
  const statusOf = async (url: string, body: unknown) => (await client.patch(url, body, ifMatch('"old"'))).status;
  expect(await statusOf('/v2/admin/departments/999', rename('Wood'))).toBe(404);
  expect(await statusOf(department, { data: { type: 'departments', attributes: {} } })).toBe(400);
  expect(await statusOf('/documents/999', fields('one'))).toBe(404);
  expect(await statusOf(department, { data: { type: 'users', attributes: { name: 'Wood' } } })).toBe(409);
});
