import { expect, test } from 'vitest';
import { requestFaults } from './request-faults.ts';

const operation = (binding: object) => ({ operations: { createDepartment: binding } });
const directory = (more: object) => ({ tenants: { hrManaged: { admin: 'key', directory: more } } });

test.each<[object, string]>([
  [{ headers: { 'X Key': 'a' } }, 'headers.X Key must have a valid header name'],
  [{ headers: { 'X-Key': 'a\n' } }, 'headers.X-Key must be a header value'],
  [{ authentication: { header: 'X Auth', value: '{token}' } }, 'authentication.header must have a valid header name'],
  [{ authentication: { header: 'X', value: 'a\u0000{token}' } }, 'authentication.value must be a header value'],
  [operation({ headers: { 'If-Match': 'ü → {version}' } }), 'headers.If-Match must be a header value'],
  [operation({ path: '/units/{id' }), 'path must have braces only around an {expression}'],
  [operation({ path: '/units#{id}' }), 'path must not contain #'],
  [operation({ contentType: 'json' }), 'contentType must be a media type'],
  [operation({ body: '{file}', multipart: {} }), 'multipart excludes body'],
  [operation({ next: { parameter: 'page' } }), 'next must have exactly one of url, link, header, token, page'],
  [operation({ next: { url: 'a', link: 'next' } }), 'next must have exactly one of'],
  [operation({ before: { path: '/units/}', answer: {} } }), 'before.path must have braces only'],
  [{ observe: { userRoles: { path: '/roles' } } }, 'observe.userRoles needs "method"'],
  [directory({ url: 'https://[here' }), 'directory.url must be a valid URL'],
  [directory({ headers: { 'X-Key': 'a\r\nb' } }), 'directory.headers.X-Key must be a header value'],
])('%j can be part of no request', (target, wanted) => {
  expect(requestFaults(target).map(({ text }) => text)).toEqual([expect.stringContaining(wanted)]);
});

test('valid parts of requests have no faults', () => {
  const binding = {
    path: '/units/{id}?all=true',
    contentType: 'application/x-www-form-urlencoded; charset=utf-8',
    headers: { 'If-Match': '"{version}"', Authorization: "Basic {base64(join('\u2192', [a]))}", 'X-Name': 'Müller' },
    body: '{name}',
    next: { token: 'next', parameter: 'after', in: 'query' },
  };
  const target = { ...operation(binding), authentication: { header: 'X-Auth', value: 'Token {token}' } };
  expect(requestFaults({ ...target, observe: { userRoles: { method: 'GET', path: '/roles' } } })).toEqual([]);
  expect(requestFaults(directory({ url: '/people/1' }))).toEqual([]);
  expect(requestFaults({ headers: [], authentication: 5, operations: { listUsers: false } })).toEqual([]);
});
