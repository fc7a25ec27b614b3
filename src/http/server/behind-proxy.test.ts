import { expect, onTestFinished, test } from 'vitest';
import { createSandboxServer } from '../../sandbox/start.ts';

const valid = { 'x-forwarded-proto': 'https', 'x-forwarded-host': 'sandbox.example' };

test.each([
  [true, valid, 'https://sandbox.example'],
  [true, { 'x-forwarded-proto': 'HTTPS', 'x-forwarded-host': '[::1]:8443' }, 'https://[::1]:8443'],
  [true, { ...valid, 'x-forwarded-proto': 'javascript' }, 'http://sandbox.example'],
  [true, { ...valid, 'x-forwarded-host': 'a b' }, 'https://inner.example'],
  [true, { ...valid, 'x-forwarded-host': 'user@other.example' }, 'https://inner.example'],
  [true, { ...valid, 'x-forwarded-host': 'other.example/path?' }, 'https://inner.example'],
  [false, valid, 'http://inner.example'],
])('behind a proxy (%s) with %j, links begin with %s', async (isBehindProxy, forwarded, origin) => {
  const app = createSandboxServer({ isBehindProxy });
  onTestFinished(() => app.close());
  const key = { 'x-api-key': 'aurora-user-key' };
  const { token } = (await app.inject({ method: 'POST', url: '/auth/token', headers: key })).json();
  const headers = { authorization: `Bearer ${token}`, host: 'inner.example', ...forwarded };
  const { next } = (await app.inject({ url: '/documents?pageSize=1', headers })).json();
  expect(next).toContain(`${origin}/documents?`);
  expect(next.indexOf(origin)).toBe(0);
});

const below = { 'x-forwarded-prefix': '/sandbox' };

test.each([
  ['the header of a trusted proxy', { isBehindProxy: true }, below, '/sandbox'],
  ['the header with a slash at its end', { isBehindProxy: true }, { 'x-forwarded-prefix': '/a/b-c/' }, '/a/b-c'],
  ['the base path', { basePath: '/sandbox' }, {}, '/sandbox'],
  ['a header that nobody trusts', {}, below, ''],
  ['a header that is no path', { isBehindProxy: true }, { 'x-forwarded-prefix': '//other.example' }, ''],
  ['a header with other characters', { isBehindProxy: true }, { 'x-forwarded-prefix': '/a"><script>' }, ''],
])('with %s, every link and redirect leads below the prefix', async (_what, parts, forwarded, prefix) => {
  const app = createSandboxServer(parts);
  onTestFinished(() => app.close());
  const tokenFor = async (path: string) => {
    const headers = { 'x-api-key': 'aurora-admin-key' };
    return (await app.inject({ method: 'POST', url: `${path}/auth/token`, headers })).json().token;
  };
  const authorization = `Bearer ${await tokenFor('/v2/admin')}`;
  const headers = { authorization, host: 'inner.example', 'content-type': 'application/vnd.api+json', ...forwarded };
  const list = async () => (await app.inject({ url: '/v2/admin/departments?page[size]=1', headers })).json();
  for (const { data, links } of [await list(), await list()]) {
    expect(data[0].links.self).toBe(`${prefix}/v2/admin/departments/${data[0].id}`);
    expect(links.next.indexOf(`${prefix}/v2/admin/departments?`)).toBe(0);
    expect(links.prev).toBeNull();
  }
  const payload = { data: { type: 'departments', attributes: { name: 'Below' } } };
  const created = await app.inject({ method: 'POST', url: '/v2/admin/departments', headers, payload });
  expect(created.headers.location).toBe(`${prefix}/v2/admin/departments/41`);
  expect(created.json().data.links.self).toBe(created.headers.location);
  const chosen = { ...headers, prefer: 'code=202' };
  const deleted = await app.inject({ method: 'DELETE', url: '/v2/admin/departments/41', headers: chosen });
  expect(deleted.headers.location).toBe(`${prefix}/v2/admin/jobs/1`);
  const documents = { ...headers, authorization: `Bearer ${await tokenFor('')}` };
  const { next } = (await app.inject({ url: '/documents?pageSize=1', headers: documents })).json();
  expect(next.indexOf(`http://inner.example${prefix}/documents?`)).toBe(0);
  const register = `${prefix}/_sandbox/docs/register/errors.html#`;
  const refused = async (url: string) => (await app.inject({ url, headers: documents })).json();
  expect((await refused('/documents/none')).about.indexOf(register)).toBe(0);
  const { errors } = await refused('/v2/admin/departments/none');
  expect(errors[0].links.about.indexOf(register)).toBe(0);
  for (const name of ['docs', 'console', 'reference']) {
    const { location } = (await app.inject({ url: `/_sandbox/${name}`, headers: forwarded })).headers;
    expect(location).toBe(`${prefix}/_sandbox/${name}/`);
  }
});

test('a request finds its operation with and without the base path', async () => {
  const app = createSandboxServer({ basePath: '/sandbox' });
  onTestFinished(() => app.close());
  const statusOf = async (url: string) => (await app.inject(url)).statusCode;
  for (const url of ['/_sandbox/health', '/sandbox/_sandbox/health', '/sandbox/_sandbox/health?']) {
    expect(await statusOf(url), url).toBe(200);
  }
  expect(await statusOf('/sandboxes/_sandbox/health')).toBe(404);
  expect((await app.inject({ url: '/sandbox', headers: { accept: 'text/html' } })).statusCode).toBe(200);
});
