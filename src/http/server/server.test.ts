import { describe, expect, onTestFinished, test } from 'vitest';
import { openSandbox } from '../../../testing/sandbox/sandbox.ts';
import { createSandboxServer } from '../../sandbox/start.ts';

const jsonApi = 'application/vnd.api+json';
const department = '/v2/admin/departments/1';

describe('what no operation answers', () => {
  test.each([
    ['GET', '/v2/admin/nothing', 404, jsonApi],
    ['GET', '/nothing', 404, 'application/json'],
    ['GET', '/_sandbox/nothing', 404, 'application/problem+json'],
    ['GET', '/v2/admin/departments/1/', 404, jsonApi],
    ['PUT', department, 405, jsonApi],
    ['POST', '/fields', 405, 'application/json'],
    ['DELETE', '/_sandbox/health', 405, 'application/problem+json'],
  ] as const)('%s %s answers %i in the shape of its interface', async (method, url, status, mediaType) => {
    const received = await openSandbox().send(method, url);
    expect([received.status, received.headers['content-type']]).toEqual([status, mediaType]);
  });

  test('405 names the methods of the path', async () => {
    const { headers } = await openSandbox().send('PUT', department);
    expect(headers['allow']).toBe('GET, HEAD, PATCH, DELETE');
  });

  test('an address that cannot be decoded is a 400', async () => {
    const { status, body } = await openSandbox().send('GET', '/v2/admin/departments/%zz');
    expect([status, body.errors[0].code]).toEqual([400, 'MALFORMED URL']);
  });
});

describe('bodies', () => {
  test.each([
    ['broken JSON', '{"data":', 'application/json', 400, 'MALFORMED JSON'],
    ['bytes that are not UTF-8', Buffer.from([0x22, 0xff, 0x22]), 'application/json', 400, 'MALFORMED JSON'],
    ['nothing', '', 'application/json', 400, 'MISSING VALUE'],
    ['an array', '[]', 'application/json', 400, 'INVALID VALUE'],
    ['null', 'null', 'application/json', 400, 'INVALID VALUE'],
    ['200,000 lists inside each other', `${'['.repeat(200_000)}${']'.repeat(200_000)}`, jsonApi, 400, 'INVALID VALUE'],
    ['brackets inside a text', `{"data":"${'['.repeat(300)}\\"${'['.repeat(300)}"}`, jsonApi, 400, 'INVALID VALUE'],
    ['text', 'name=Legal', 'text/plain', 415, 'UNSUPPORTED MEDIA TYPE'],
    ['a form', 'name=Legal', 'application/x-www-form-urlencoded', 415, 'UNSUPPORTED MEDIA TYPE'],
    ['a form with files', '--x--', 'multipart/form-data; boundary=x', 415, 'UNSUPPORTED MEDIA TYPE'],
    ['lines of JSON', '{}\n', 'application/x-ndjson', 415, 'UNSUPPORTED MEDIA TYPE'],
    ['over 1 MiB', `"${'x'.repeat(1024 * 1024)}"`, 'application/json', 413, 'BODY TOO LARGE'],
    [
      'a member named __proto__',
      '{"data":{"type":"departments","attributes":{"name":"Law","__proto__":{}}}}',
      jsonApi,
      400,
      'UNKNOWN PROPERTY',
    ],
  ])('%s', async (_what, body, mediaType, status, code) => {
    const client = await openSandbox().as();
    const received = await client.patch(department, body, { headers: { 'content-type': mediaType } });
    expect([received.status, received.body.errors[0].code]).toEqual([status, code]);
  });

  test('the media type may have parameters and capitals', async () => {
    const client = await openSandbox().as();
    const body = { data: { type: 'departments', attributes: { name: 'Law' } } };
    const headers = { 'content-type': 'Application/JSON; charset=utf-8' };
    expect((await client.patch(department, body, { headers })).status).toBe(200);
  });

  test.each([
    ['no body', '', 202, undefined],
    ['an empty object', '{}', 202, undefined],
    ['members', '{"force":true,"a/b":1}', 400, [{ pointer: '/force' }, { pointer: '/a~1b' }]],
    ['no JSON', 'force', 400, [{ pointer: '' }]],
  ])('an operation without a body gets %s', async (_what, body, status, sources) => {
    const client = await openSandbox().as();
    const headers = { 'content-type': 'application/json' };
    const answer = await client.delete(department, { headers, body });
    expect(answer.status).toBe(status);
    expect(answer.body.errors?.map(({ source }: { source: object }) => source)).toEqual(sources);
  });

  test('at most a thousand violations are reported', async () => {
    const client = await openSandbox().as();
    const members = Object.fromEntries(Array.from({ length: 20_000 }, (_, index) => [`m${index}`, 1]));
    const { status, body } = await client.patch(department, members);
    expect([status, body.errors.length]).toEqual([400, 1000]);
  });

  test.each([
    [
      '/v2/admin/departments/1/members',
      (list: string) => `{"data":{"type":"department-members","attributes":{"operation":"add","members":${list}}}}`,
    ],
    ['/documents/1', (list: string) => `{"fields":${list}}`],
  ])('a list of 200,000 items at fault at %s is refused before the test runs out of time', async (url, bodyWith) => {
    const client = await openSandbox().as();
    const { status } = await client.patch(url, bodyWith(`[${Array(200_000).fill('0').join()}]`));
    expect(status).toBe(400);
  });

  test('a long value is shortened in the error', async () => {
    const client = await openSandbox().as();
    const attributes = { parentDepartment: 'x'.repeat(100_000) };
    const { status, body } = await client.patch(department, { data: { type: 'departments', attributes } });
    expect([status, body.errors[0].detail]).toEqual([
      404,
      expect.stringMatching(/^no department has the id "x{76}\.\.\.$/),
    ]);
  });
});

describe('the order of checks', () => {
  test.each([
    ['no token before a broken body', {}, 401],
    ['no admin before a wrong media type', { role: 'user' }, 403],
    ['wrong media type before broken JSON', { role: 'admin' }, 415],
  ] as const)('%s', async (_what, { role }: { role?: 'user' | 'admin' }, status) => {
    const sandbox = openSandbox();
    const token = role ? (await sandbox.as('aurora', role)).token : undefined;
    const headers = { 'content-type': 'text/plain', ...(token && { authorization: `Bearer ${token}` }) };
    expect((await sandbox.send('PATCH', department, { body: '{', headers })).status).toBe(status);
  });

  test('an invalid value is reported before an unknown department, and an unknown department before a conflict', async () => {
    const client = await openSandbox().as();
    const body = (name: string) => ({ data: { type: 'departments', id: '7', attributes: { name } } });
    expect((await client.patch('/v2/admin/departments/999', body('a//b'))).status).toBe(400);
    expect((await client.patch('/v2/admin/departments/999', body('Fine'))).status).toBe(404);
    expect((await client.patch(department, body('Fine'))).status).toBe(409);
  });
});

describe('the control plane', () => {
  test('health names the tenants', async () => {
    const { status, body } = await openSandbox().send('GET', '/_sandbox/health');
    expect([status, body.status, body.tenants]).toEqual([200, 'ok', ['aurora', 'borealis', 'cirrus']]);
  });

  test('reset brings the world back, its numbering too', async () => {
    const sandbox = openSandbox();
    const client = await sandbox.as();
    const body = { data: { type: 'departments', attributes: { name: 'Short-lived' } } };
    const first = (await client.post('/v2/admin/departments', body)).body.data.id;
    expect((await sandbox.send('POST', '/_sandbox/tenants/aurora/reset')).body.counts.departments).toBe(40);
    expect((await client.get(`/v2/admin/departments/${first}`)).status).toBe(404);
    expect((await client.post('/v2/admin/departments', body)).body.data.id).toBe(first);
  });

  test('an unknown tenant is reported with the existing tenants', async () => {
    const { status, body } = await openSandbox().send('POST', '/_sandbox/tenants/zephyr/reset');
    expect([status, body.code]).toEqual([404, 'TENANT NOT FOUND']);
    expect(body.detail).toContain('aurora, borealis, cirrus');
  });
});

test('a request whose address cannot be decoded is reported to observers, without an operation', async () => {
  const operations: (string | undefined)[] = [];
  const app = createSandboxServer({ onExchange: ({ entry, url }) => operations.push(`${entry?.id} ${url}`) });
  onTestFinished(() => app.close());
  await app.inject('/v2/admin/departments/%zz');
  expect(operations).toEqual(['undefined /v2/admin/departments/%zz']);
});

test.each([
  [256 * 1024 ** 2 + 1, 'close'],
  [256 * 1024 ** 2, undefined],
])('a refusal keeps its headers if the announced body of %i bytes is not read', async (length, connection) => {
  const { app } = openSandbox();
  const answer = await app.inject({ method: 'PATCH', url: department, headers: { 'content-length': String(length) } });
  expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Bearer']);
  expect(answer.headers['connection'] === 'close').toBe(connection === 'close');
});

test('a page that is refused is reported to observers, without an operation', async () => {
  const seen: unknown[] = [];
  const app = createSandboxServer({ onExchange: ({ entry, url, answer }) => seen.push([entry, url, answer?.status]) });
  onTestFinished(() => app.close());
  await app.inject({ url: '/_sandbox/console/', headers: { host: 'rebound.example' } });
  expect(seen).toEqual([[null, '/_sandbox/console/', 403]]);
});

test('the end of the sandbox ends event streams completely', async () => {
  const app = createSandboxServer();
  onTestFinished(() => app.close());
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  const events = await fetch(`${url}/_sandbox/tenants/aurora/events`);
  await app.close();
  await expect(events.text()).resolves.toBeTypeOf('string');
});
