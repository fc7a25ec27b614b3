import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSandbox, roleFor, type TestClient } from '../../../testing/sandbox/sandbox.ts';
import { type OperationEntry, operationTable } from '../../contract/operation.ts';

const inherited = ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf', 'prototype', ''];

/** All tests can share it, because it refuses their requests, which change nothing. */
const sandbox = openSandbox();
let client: TestClient;
beforeAll(async () => {
  client = await sandbox.as('aurora', 'super-admin');
});
afterAll(() => sandbox.app.close());

const urlOf = (path: string) => path.replace('{tenant}', 'aurora').replaceAll(/\{\w+\}/g, '1');
const aurora = '/_sandbox/tenants/aurora';

test.each(Object.values(operationTable).map((entry) => [entry.id, entry] as const))(
  '%s refuses a query of inherited names',
  async (_id, { method, path, credential }) => {
    const headers: Record<string, string> =
      credential === 'apiKey' ? { 'x-api-key': 'aurora-admin-key' } : { authorization: `Bearer ${client.token}` };
    const query = inherited.map((name) => `${name}=constructor`).join('&');
    const { status, body } = await sandbox.send(method, `${urlOf(path)}?${query}`, { headers });
    expect([400, 415], JSON.stringify(body)).toContain(status);
  },
);

test('a query parameter without a name is refused without a place to point to', async () => {
  const { status, body } = await client.get('/v2/admin/users?&&=');
  expect([status, body.errors]).toEqual([400, [expect.objectContaining({ code: 'UNKNOWN PARAMETER' })]]);
  expect(body.errors[0].source).toBeUndefined();
  expect((await client.get('/documents?&&=')).status).toBe(400);
  expect((await sandbox.send('GET', '/_sandbox/tenants?&&=')).status).toBe(400);
});

describe.each(inherited)('the name %j', (name) => {
  const member = `${JSON.stringify(name)}:{"${name}":1}`;

  test('is refused in bodies', async () => {
    const attributes = `{"data":{"type":"departments","attributes":{"name":"Law",${member}}}}`;
    expect((await client.patch('/v2/admin/departments/1', attributes)).status).toBe(400);
    expect((await client.post('/search', `{${member}}`)).status).toBe(400);
    expect((await sandbox.send('POST', '/_sandbox/tenants', { body: `{"id":"new",${member}}` })).status).toBe(400);
  });

  test('is refused in seeds', async () => {
    const headers = { 'content-type': 'application/yaml' };
    for (const body of [`${JSON.stringify(name)}: 1`, `settings: {${JSON.stringify(name)}: true}`]) {
      const answer = await sandbox.send('POST', `${aurora}/seed`, { body, headers });
      expect([answer.status, answer.body.code]).toEqual([400, 'SEED INVALID']);
    }
  });

  test('is refused as fault, as its operation and as its parameter', async () => {
    for (const fault of [
      `{"name":"${name}"}`,
      `{"name":"delay","operation":"${name}"}`,
      `{"name":"delay",${member}}`,
    ]) {
      expect((await sandbox.send('POST', `${aurora}/faults`, { body: fault })).status).toBe(400);
    }
  });

  test('is refused in the header Prefer', async () => {
    const prefer = (value: string) => ({ headers: { prefer: value } });
    expect((await client.get('/fields', prefer(`example=${name || 'no'}`))).status).toBe(400);
    expect((await client.get('/fields', prefer(`code=${name || 'no'}`))).status).toBe(400);
  });

  test('names no job plan, snapshot or tenant', async () => {
    const part = encodeURIComponent(name || ' ');
    const plan = { body: { mode: 'manual' } };
    expect((await sandbox.send('PUT', `${aurora}/job-plans/${part}`, plan)).status).toBe(404);
    expect((await sandbox.send('POST', `${aurora}/snapshots/${part}/restore`)).status).toBe(404);
    expect((await sandbox.send('GET', `/_sandbox/tenants/${part}/state`)).status).toBe(404);
  });
});

describe.each(inherited)('an archive with the name %j', (name) => {
  const sandbox = openSandbox();
  afterAll(() => sandbox.app.close());

  const upload = (lines: string[]) =>
    sandbox.send('PUT', `${aurora}/snapshots/strange/archive`, {
      body: lines.join('\n'),
      headers: { 'content-type': 'application/x-ndjson' },
    });

  async function archive(): Promise<string[]> {
    await sandbox.send('POST', `${aurora}/snapshots`, { body: { name: 'plain' } });
    const { body } = await sandbox.send('GET', `${aurora}/snapshots/plain/archive`);
    return body.trimEnd().split('\n');
  }

  test('for a member of its header or a row, or for a collection, is refused', async () => {
    const [header = '', row = '', ...rest] = await archive();
    const with1 = (line: string) => line.replace('{', `{${JSON.stringify(name)}:1,`);
    const strangeRow = JSON.stringify({ collection: name, row: {} });
    const inRow = row.replace('"row":{', `"row":{${JSON.stringify(name)}:1,`);
    for (const lines of [
      [with1(header), row, ...rest],
      [header, inRow, ...rest],
      [header, strangeRow, ...rest],
    ]) {
      expect(await upload(lines)).toMatchObject({ status: 400, body: { code: 'ARCHIVE BROKEN' } });
    }
  });

  test('does not break the tenant as the name of a fault', async () => {
    await sandbox.send('POST', `${aurora}/faults`, { body: { name: 'delay', for: '0ms', operation: 'listFields' } });
    const lines = (await archive()).map((line) => line.replace('"name":"delay"', `"name":${JSON.stringify(name)}`));
    const end =
      lines
        .at(-1)
        ?.replace(/"digest":"\w+"/, '')
        .replace(/,(?=\})/, '') ?? '';
    const { status } = await upload([...lines.slice(0, -1), end]);
    expect([201, 400]).toContain(status);
    if (status === 400) return;
    await sandbox.send('POST', `${aurora}/snapshots/strange/restore`);
    expect((await sandbox.send('GET', `${aurora}/faults`)).status).toBe(200);
    expect((await (await sandbox.as()).get('/fields')).status).toBe(200);
  });
});

test.each(['', '/', ';', 'x', 'application', 'application/'])('a body of the media type %j is 415', async (type) => {
  const answer = await client.patch('/v2/admin/departments/1', '{}', { headers: { 'content-type': type } });
  expect([answer.status, answer.body.errors[0].code]).toEqual([415, 'UNSUPPORTED MEDIA TYPE']);
});

const withoutBody = Object.values<OperationEntry>(operationTable).filter(
  ({ body, method }) => body === null && method !== 'GET',
);

test.each(withoutBody)('$id accepts no body, and refuses members of a body', async ({ method, path, ...entry }) => {
  const { token } = await sandbox.as('aurora', roleFor(entry));
  const headers = { authorization: `Bearer ${token}`, 'x-api-key': 'aurora-admin-key' };
  const url = path.replace('{tenant}', 'aurora').replaceAll(/\{\w+\}/g, '1');
  const { status, body } = await sandbox.send(method, url, { headers, body: { verbose: true } });
  expect([status, body.code ?? body.errors[0].code]).toEqual([400, 'UNKNOWN PROPERTY']);
  const broken = await sandbox.send(method, url, { headers, body: '{' });
  expect([broken.status, broken.body.code ?? broken.body.errors[0].code]).toEqual([400, 'MALFORMED JSON']);
});
