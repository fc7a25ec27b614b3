import { createHash, randomBytes } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { operationTable } from '../contract/operation.ts';
import { BodyCopy, isJson } from './body-copy.ts';
import { judge } from './judge.ts';
import { operationsOf } from './operations.ts';
import type { JudgedExchange } from './proxy.ts';
import { proxyTo, sandboxBehindProxy, upstreamOf } from './testing/proxies.ts';

const json = (body: unknown) => ({ body: JSON.stringify(body), headers: { 'content-type': 'application/json' } });

function violationsOf(reported: readonly JudgedExchange[]): string[] {
  return reported.flatMap((exchange) =>
    exchange.kind === 'judged'
      ? exchange.violations.map(({ side, place, wanted, came }) => `${side} ${place} ${wanted}; got ${came}`)
      : [],
  );
}

const digest = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

describe('the sandbox matches the contract', () => {
  test.each([
    ['GET', '/v2/admin/users?page[size]=200', {}, 200],
    ['GET', '/v2/admin/users/export', {}, 200],
    ['POST', '/v2/admin/departments', json({ data: { type: 'departments', attributes: { name: 'New' } } }), 201],
    ['DELETE', '/v2/admin/departments/1', {}, 202],
    ['GET', '/v2/admin/departments/4711', {}, 404],
    ['POST', '/search', json({ query: [{ type: 'text', filter: 'containsText', terms: ['liability'] }] }), 200],
    ['GET', '/documents?pageSize=5', {}, 200],
    ['GET', '/documents/1/content', {}, 200],
    ['GET', '/documents/1/content', { headers: { range: 'bytes=0-9' } }, 206],
    ['GET', '/documents/docid/nobody', {}, 404],
  ])('%s %s', async (method, path, init, status) => {
    const { call, ended } = await sandboxBehindProxy();
    const response = await call(method, path, init);
    await response.arrayBuffer();
    expect(response.status).toBe(status);
    expect(await ended()).toEqual([expect.objectContaining({ kind: 'judged', violations: [], unjudged: [] })]);
  });

  test('any file is downloaded with the same bytes as it was uploaded', async () => {
    const { call, ended } = await sandboxBehindProxy();
    const bytes = randomBytes(300_000);
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(bytes)]), 'noise [1] & more.txt');
    form.append('docId', 'A&B [7]');
    form.append('fields', '[{"name":"Note","values":[{"value":"100 % & more"}]}]');
    const refused = await call('POST', '/documents', { body: form });
    expect(refused.status).toBe(415);

    form.set('file', new Blob([`Zürich & 100 % [${'x'.repeat(100_000)}]`]), 'note.txt');
    const { documentId } = JSON.parse(await (await call('POST', '/documents', { body: form })).text());
    const content = await (await call('GET', `/documents/${documentId}/content`)).bytes();
    expect(digest(content)).toBe(digest(Buffer.from(`Zürich & 100 % [${'x'.repeat(100_000)}]`)));
    expect(violationsOf(await ended())).toEqual([]);
  });

  test('a request without a body but for its head has an answer without one', async () => {
    const { call, ended } = await sandboxBehindProxy();
    const response = await call('HEAD', '/v2/admin/users');
    expect([response.status, await response.text()]).toEqual([200, '']);
    expect(await ended()).toEqual([{ kind: 'other', status: 200 }]);
  });
});

describe('a request that violates the contract is forwarded and reported', () => {
  const departments = '/v2/admin/departments';
  test.each([
    [
      'POST',
      departments,
      json({ data: { type: 'departments', attributes: {} } }),
      '/data/attributes/name is required; got nothing',
    ],
    [
      'POST',
      departments,
      json({ data: { type: 'departments', attributes: { name: 7 } } }),
      '/data/attributes/name must be string; got a number',
    ],
    [
      'POST',
      departments,
      json({ data: { type: 'departments', attributes: { name: 'A', hue: 'red' } } }),
      '/data/attributes/hue is not in the contract; got a text of 3 characters',
    ],
    [
      'POST',
      departments,
      { body: '{"data":', headers: { 'content-type': 'application/json' } },
      '/ must be JSON in UTF-8; got 8 bytes that are not',
    ],
    [
      'POST',
      departments,
      { body: 'name=A', headers: { 'content-type': 'text/plain' } },
      'Content-Type must be application/vnd.api+json or application/json; got text/plain',
    ],
    [
      'PATCH',
      `${departments}/1`,
      json({ data: { type: 'departments', attributes: {} } }),
      '/data/attributes must have at least 1 property; got an object',
    ],
    ['GET', `${departments}?page[size]=many`, {}, 'query page[size] must be integer; got a text of 4 characters'],
    ['GET', '/documents?pageSize=999', {}, 'query pageSize must be at most 200; got a text of 3 characters'],
    ['GET', `${departments}?colour=red`, {}, 'query colour is not in the contract; got a text of 3 characters'],
    [
      'POST',
      '/documents',
      { body: new URLSearchParams({ docId: '1' }) },
      'Content-Type must be multipart/form-data; got application/x-www-form-urlencoded',
    ],
    ['POST', '/documents', { body: formOf({ docId: '1' }) }, '/file is required; got nothing'],
    [
      'POST',
      '/documents',
      { body: formOf({ file: 'text', hue: 'red' }) },
      '/hue is not in the contract; got a part of a form',
    ],
    [
      'POST',
      '/documents',
      { body: '--x', headers: { 'content-type': 'multipart/form-data; boundary=y' } },
      '/ must be a form with the boundary that Content-Type names; got 3 bytes that are not',
    ],
  ] as [string, string, RequestInit, string][])('%s %s %#', async (method, path, init, violation) => {
    const { call, ended } = await sandboxBehindProxy();
    const { status } = await call(method, path, init);
    expect([400, 415]).toContain(status);
    expect(violationsOf(await ended())).toEqual([`request ${violation}`]);
  });
});

function formOf(parts: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(parts)) form.append(name, value);
  return form;
}

describe('a response that violates the contract is reported', () => {
  const jsonApi = { 'content-type': 'application/vnd.api+json' };
  const problem = JSON.stringify({ errors: [{ status: '401', code: 'TOKEN MISSING', title: 'x', detail: 'y' }] });
  test.each([
    [
      'an undeclared status',
      418,
      jsonApi,
      problem,
      ['status must be one of 200, 400, 401, 403, 404, 429, 503; got 418'],
    ],
    [
      'HTML',
      200,
      { 'content-type': 'text/html' },
      '<html>',
      ['Content-Type must be application/vnd.api+json; got text/html', '/ must be object; got a text of 5 characters'],
    ],
    ['broken JSON', 200, jsonApi, '{"data":', ['/ must be JSON in UTF-8; got 8 bytes that are not']],
    ['nothing', 200, jsonApi, '', ['/ must be object; got nothing']],
    [
      'an id that is a number',
      200,
      jsonApi,
      JSON.stringify({ data: { type: 'departments', id: 1 } }),
      ['/data/attributes is required; got nothing', '/data/id must be string; got a number'],
    ],
    ['a missing header', 401, jsonApi, problem, ['header www-authenticate is required; got nothing']],
    [
      'no media type',
      404,
      {},
      problem,
      ['Content-Type must be application/vnd.api+json; got nothing', '/ must be object; got a text of 5 characters'],
    ],
  ])('%s', async (_what, status, headers, body, violations) => {
    const upstream = await upstreamOf((_request, response) => response.writeHead(status, headers).end(body));
    const { url, ended } = await proxyTo(upstream);
    const response = await fetch(`${url}/v2/admin/departments/1`);
    expect([response.status, await response.text()]).toEqual([status, body]);
    const reported = violationsOf(await ended());
    expect(reported).toEqual(expect.arrayContaining(violations.map((each) => `response ${each}`)));
  });

  test('in kinds and lengths, never in values', async () => {
    const secret = 'sesame-7f3a';
    const upstream = await upstreamOf((_request, response) => {
      response.writeHead(200, { 'content-type': `${secret}` });
      response.end(
        JSON.stringify({ data: { type: secret, id: [secret], attributes: { name: { [secret]: secret } } } }),
      );
    });
    const { url, ended } = await proxyTo(upstream);
    const body = JSON.stringify({ data: { type: secret, attributes: { name: [secret] } } });
    const headers = { authorization: `Bearer ${secret}`, 'x-api-key': secret, 'content-type': 'application/json' };
    await fetch(`${url}/v2/admin/departments?page[size]=${secret}`, { method: 'POST', body, headers });
    const reported = await ended();
    expect(violationsOf(reported).length).toBeGreaterThan(3);
    expect(JSON.stringify(reported)).not.toContain(secret);
  });
});

describe('no schema is passed over: a number is no body of any JSON answer', () => {
  const answers = Object.values(operationTable)
    .filter((entry) => entry.interface !== 'sandbox')
    .flatMap((entry) => Object.entries(entry.answers).map(([status, [type = '']]) => ({ entry, status, type })))
    .filter(({ type }) => isJson(type));

  test.each(answers.map((answer) => [answer.entry.id, answer.status, answer] as const))(
    '%s %s',
    async (id, _, answer) => {
      const { entry, status, type } = answer;
      const operation = (await operationsOf(entry.interface)).find(({ iid }) => iid === id);
      const body = new BodyCopy(type);
      body.take(Buffer.from('7'));
      const exchange = {
        entry,
        path: entry.path,
        query: new URLSearchParams(),
        request: { headers: {}, body: new BodyCopy() },
        response: { status: Number(status), headers: { 'content-type': type }, body },
      };
      const { violations } = operation ? await judge(exchange, operation) : { violations: [] };
      expect(violations).toContainEqual({ side: 'response', place: '/', wanted: 'must be object', came: 'a number' });
    },
  );
});
