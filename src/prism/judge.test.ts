import { createHash, randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { operationTable } from '../contract/operation.ts';
import { BodyCopy, isJsonMedia, judgeExchange } from './judge.ts';
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

interface Written {
  type?: string;
  json?: object;
  form?: Record<string, string>;
  body?: string;
}

interface BrokenRequest extends Written, Partial<Record<'GET' | 'POST' | 'PATCH', string>> {
  violation: string;
}

interface BrokenResponse extends Written {
  what: string;
  status: number;
  violations: string[];
}

const broken: { requests: BrokenRequest[]; responses: BrokenResponse[] } = parse(
  readFileSync(new URL('testing/broken-exchanges.yaml', import.meta.url), 'utf8'),
);

function bodyOf({ json: value, form, body }: Written): string | FormData | null {
  if (value !== undefined) return JSON.stringify(value);
  if (form === undefined) return body ?? null;
  const parts = new FormData();
  for (const [name, part] of Object.entries(form)) parts.append(name, part);
  return parts;
}

const headersOf = (type: string | undefined): Record<string, string> =>
  type === undefined ? {} : { 'content-type': type };

describe('a request that violates the contract is forwarded and reported', () => {
  test.each(broken.requests)('$violation', async ({ GET, PATCH, POST, violation, ...written }) => {
    const { call, ended } = await sandboxBehindProxy();
    const [method, path = ''] = Object.entries({ GET, PATCH, POST }).find(([, each]) => each !== undefined) ?? [''];
    const { json: value, type = value ? 'application/json' : undefined } = written;
    const { status } = await call(method, path, { headers: headersOf(type), body: bodyOf(written) });
    expect([400, 415]).toContain(status);
    expect(violationsOf(await ended())).toEqual([`request ${violation}`]);
  });
});

describe('a response that violates the contract is reported', () => {
  test.each(broken.responses)('$what', async ({ status, violations, ...written }) => {
    const body = String(bodyOf(written));
    const headers = headersOf(written.type);
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
    .filter(({ type }) => isJsonMedia(type));

  test.each(answers.map((answer) => [answer.entry.id, answer.status, answer] as const))(
    '%s %s',
    async (_id, _status, answer) => {
      const { entry, status, type } = answer;
      const body = new BodyCopy(type);
      body.take(Buffer.from('7'));
      const exchange = {
        entry,
        path: entry.path,
        query: new URLSearchParams(),
        request: { headers: {}, body: new BodyCopy() },
        response: { status: Number(status), headers: { 'content-type': type }, body },
      };
      const { violations } = await judgeExchange(exchange);
      expect(violations).toContainEqual({ side: 'response', place: '/', wanted: 'must be object', came: 'a number' });
    },
  );
});
